"""Check what waits, and what is legal there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright_conformance.matchers import assign, matches
from rulewright_conformance.model import Act, Asked, LegalCheck, Pattern
from rulewright_conformance.outcome import Found, differs, left_out, passed
from rulewright_conformance.table import Ask, Table


def ask_matches(pattern: Pattern, ask: Ask) -> bool:
    """Whether an ask is one that a pattern means."""
    return all(matches(value, ask.get(key)) for key, value in pattern.items())


def brief(asks: Sequence[Ask]) -> list[dict[str, Any]]:
    """Asks as they are shown: without their ids, which mean nothing to a reader."""
    return [{key: value for key, value in ask.items() if key != "ask"} for ask in asks]


def check_asked(table: Table, asked: Asked) -> list[Found]:
    """Each pattern has an ask of its own; with `exactly` no other blocking ask waits."""
    found = []
    asks = sorted(table.asks, key=lambda ask: not ask["blocking"])
    chosen = assign(asked.patterns, asks, ask_matches)
    for index, pattern in enumerate(asked.patterns, start=1):
        name = f"asked.{index}"
        if chosen is not None:
            found.append(passed(name, 1, pattern))
        elif not any(ask_matches(pattern, ask) for ask in asks):
            found.append(differs(name, 1, "nobody is asked this", pattern, brief(asks)))
        elif index == len(asked.patterns) and not found_failing(found):
            found.append(differs(name, 1, "there are fewer asks than expected", pattern, brief(asks)))
        else:
            found.append(passed(name, 1, pattern))
    if chosen is not None:
        table.spoken |= {asks[index]["ask"] for index in chosen}
    if asked.exactly:
        if chosen is None:
            extra = [ask for ask in asks if not any(ask_matches(each, ask) for each in asked.patterns)]
        else:
            extra = [ask for index, ask in enumerate(asks) if index not in chosen]
        extra = [ask for ask in extra if ask["blocking"]]
        if extra:
            message = "somebody else is asked too"
            found.append(differs("asked.exactly", 1, message, list(asked.patterns), brief(extra)))
        else:
            found.append(passed("asked.exactly", 1, list(asked.patterns)))
    return found


def found_failing(found: Sequence[Found]) -> bool:
    """Whether one of them fails already."""
    return any(each.status == "fail" for each in found)


def check_not_asked(table: Table, patterns: Sequence[Pattern]) -> list[Found]:
    """No ask matches."""
    found = []
    for index, pattern in enumerate(patterns, start=1):
        caught = [ask for ask in table.asks if ask_matches(pattern, ask)]
        table.spoken |= {ask["ask"] for ask in caught}
        name = f"not_asked.{index}"
        if caught:
            found.append(differs(name, 1, "this must not be asked", pattern, brief(caught)))
        else:
            found.append(passed(name, 1, pattern))
    return found


def check_legal(table: Table, check: LegalCheck, lacks: frozenset[str]) -> list[Found]:
    """The legal moves of the ask of a seat."""
    name = f"legal.{check.seat}"
    asks = [ask for ask in table.asks if ask["seat"] == check.seat]
    if check.kind is not None:
        asks = [ask for ask in asks if ask["kind"] == check.kind]
    if len(asks) > 1:
        asks = [ask for ask in asks if ask["blocking"]]
    if len(asks) != 1:
        message = f"{check.seat} is asked {'nothing' if not asks else 'several things'}"
        return [differs(name, 2, message, check.kind, brief(table.asks))]
    ask = asks[0]
    table.spoken.add(ask["ask"])
    expected = [*(check.exactly or ()), *check.has, *check.lacks]
    if ask["form"] == "each" and any(" + " in text for text in expected):
        return [left_out(name, 2, "the engine asks for one thing after another")]
    if table.declared.get("legal") == "check":
        return _one_by_one(table, ask, check, name, lacks)
    return _from_list(check, name, lacks, [each["id"] for each in table.legal(ask)])


def _known(texts: Sequence[str], lacks: frozenset[str]) -> list[str]:
    return [text for text in texts if f"move.{text.split(' ')[0]}" not in lacks]


def _from_list(check: LegalCheck, name: str, lacks: frozenset[str], listed: list[str]) -> list[Found]:
    legal = _known(listed, lacks)
    found = []
    if len(set(listed)) != len(listed):
        twice = sorted({text for text in listed if listed.count(text) > 1})
        found.append(differs(f"{name}.once", 2, "a move is listed twice", [], twice))
    if check.exactly is not None:
        wanted = set(_known(check.exactly, lacks))
        missing, extra = sorted(wanted - set(legal)), sorted(set(legal) - wanted)
        parts = [f"missing: {', '.join(missing)}"] if missing else []
        parts += [f"not expected: {', '.join(extra)}"] if extra else []
        if parts:
            found.append(differs(f"{name}.exactly", 2, "; ".join(parts), sorted(wanted), sorted(legal)))
        else:
            found.append(passed(f"{name}.exactly", 2, sorted(wanted)))
    for text in _known(check.has, lacks):
        if text in legal:
            found.append(passed(f"{name}.has.{text}", 2, text))
        else:
            found.append(differs(f"{name}.has.{text}", 2, "not offered", text, sorted(legal)))
    for text in _known(check.lacks, lacks):
        if text in legal:
            found.append(differs(f"{name}.lacks.{text}", 2, "must not be offered", text, sorted(legal)))
        else:
            found.append(passed(f"{name}.lacks.{text}", 2, text))
    if check.count is not None and any(word.startswith("move.") for word in lacks):
        found.append(left_out(f"{name}.count", 2, "the engine has no word for some moves"))
    elif check.count is not None:
        if matches(check.count.value, len(listed)):
            found.append(passed(f"{name}.count", 2, check.count.value))
        else:
            found.append(
                differs(f"{name}.count", 2, "another number of moves", check.count.value, len(listed))
            )
    return found


def _said(table: Table, text: str) -> Act:
    """The move of a text; where that is only how a list names a move with free words, some words with it."""
    spoken = f'{text} "…"'
    move = table.parse(spoken)
    return Act(text, table.parse(text)) if "args" in move else Act(spoken, move)


def _one_by_one(table: Table, ask: Ask, check: LegalCheck, name: str, lacks: frozenset[str]) -> list[Found]:
    """For an engine that only answers `check`: look at each move that is named."""
    found = []
    for word, texts, wanted in (("has", check.has, True), ("lacks", check.lacks, False)):
        for text in _known(texts, lacks):
            legal = table.would_be_legal(ask, _said(table, text))
            message = "not legal" if wanted else "must not be legal"
            result = (
                passed(f"{name}.{word}.{text}", 2, text)
                if legal is wanted
                else differs(f"{name}.{word}.{text}", 2, message, text)
            )
            found.append(result)
    return found
