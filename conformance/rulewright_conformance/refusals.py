"""Expect a move or a set-up to be refused: as the scenario says, and without any trace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright_conformance.asks import (
    Answer,
    Script,
    answer_forced,
    ask_for_refusal,
    find,
    forced,
    unscripted,
)
from rulewright_conformance.language import Vocabulary
from rulewright_conformance.matchers import same
from rulewright_conformance.model import Refuse, Step
from rulewright_conformance.outcome import Found, differs, left_out, passed
from rulewright_conformance.table import Stop, Table
from rulewright_conformance.wire import Message

# Codes of a move at the wrong time: no ask of that seat is wanted for them.
_UNTIMELY = frozenset({"no_such_ask", "closed", "not_yours", "over"})


def expect_refusal(
    table: Table, words: Vocabulary, step: Step, script: Script
) -> tuple[list[Found], str | None]:
    """Make a move that must be refused; what was found, and the rule that the engine says refused it.

    Raises `Stop` if the move is accepted, because the table is then no longer the scenario's.
    """
    assert step.seat is not None
    assert step.act is not None
    assert step.refuse is not None
    answer = Answer(step.seat, step.kind, step.act, step.via)
    timely = step.refuse.phase != "turn" and step.refuse.code not in _UNTIMELY
    while timely and find(table, words, answer) is None:
        ask = forced(table, unscripted(table, words, script, ()))
        if ask is None:
            break
        answer_forced(table, ask)
    sees_all = "referee" in table.declared.get("views", ())
    before = table.view("referee") if sees_all else None
    asks_before = table.asks
    reply = table.act(answer.sender, ask_for_refusal(table, words, answer), step.act, step.at)
    if "refused" not in reply:
        raise Stop("refused", f"'{step.act.text}' of {step.seat} was accepted", step.text, "accepted")
    refused = reply["refused"]
    found = [passed("refused", 2), *_compare(step.refuse, refused, table.declared)]
    if "asks" in reply:
        found.append(_unchanged("unchanged.asks", _by_id(asks_before), _by_id(table.asks)))
    if sees_all:
        found.append(_unchanged("unchanged", _sorted_asks(before), _sorted_asks(table.view("referee"))))
    else:
        found.append(left_out("unchanged", 2, "the engine gives no referee view"))
    return found, refused.get("rule")


def refusal_of_setup(expected: Refuse, answer: Message, declared: Mapping[str, Any]) -> list[Found]:
    """What a set-up that must be refused was answered with."""
    if "refused" not in answer:
        return [differs("refused", 2, "the set-up was accepted", {"code": expected.code}, "accepted")]
    return [passed("refused", 2), *_compare(expected, answer["refused"], declared)]


def _compare(expected: Refuse, refused: Mapping[str, Any], declared: Mapping[str, Any]) -> list[Found]:
    reasons, trace = declared.get("reasons", False), declared.get("trace", False)
    found = []
    for name, wanted, said in (
        ("phase", expected.phase, True),
        ("code", expected.code, reasons),
        ("rule", expected.rule, trace),
        ("hidden", expected.hidden, reasons),
    ):
        if wanted is None:
            continue
        got = refused.get(name, False if name == "hidden" else None)
        if not said:
            reason = "the engine does not trace rules" if name == "rule" else "the engine gives no reasons"
            found.append(left_out(f"refuse.{name}", 2, reason))
        elif got == wanted:
            found.append(passed(f"refuse.{name}", 2, wanted))
        else:
            found.append(differs(f"refuse.{name}", 2, f"refused with another {name}", wanted, got))
    return found


def _unchanged(name: str, before: Any, after: Any) -> Found:
    # Mostly the two are alike to the letter, which is quickly seen.
    if repr(before) == repr(after) or same(before, after):
        return passed(name, 2)
    return differs(name, 2, "the refused move changed the table", before, after)


def _by_id(asks: Any) -> Any:
    return sorted(asks, key=lambda ask: str(ask["ask"]))


def _sorted_asks(view: Any) -> Any:
    return {**view, "asks": _by_id(view["asks"])}
