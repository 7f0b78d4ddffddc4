"""An observation as text in a language, for a prompt.

It is made of the observation alone, so that it cannot tell more than that does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulewright.rules.model import Rules
from rulewright.seat.words import Speaker, speaker_of

_WITHDRAW = '{"withdraw": true}'
_WAIT = '{"move": null}'
# Longer lists of moves are given by their ids alone.
_MOST_SAID = 24


def observation_text(seen: Mapping[str, Any], rules: Rules, spec_dir: Path | None = None) -> str:
    """The text of an observation in its language (English, if it has none). Raises as `speaker_of` does."""
    seats = [*seen["view"]["players"], *rules.staff]
    speaker = speaker_of(rules, seats, seen["lang"] or "en", spec_dir)
    parts = [
        _head(seen, speaker),
        _section(speaker.say("events"), [_event(e, seen["seat"], speaker) for e in seen["events"]]),
        _section(speaker.say("table"), list(_table(seen, rules, speaker))),
        _section(speaker.say("facts"), [_fact(f, speaker) for f in seen["view"]["facts"]]),
        _section(speaker.say("legal"), _moves(seen["legal"] or (), speaker)),
        *_answer(seen, speaker),
    ]
    return "\n\n".join(part for part in parts if part)


def retry_text(feedback: Mapping[str, Any], rules: Rules, lang: str, spec_dir: Path | None = None) -> str:
    """What a seat is told about a reply that was not taken, before it is asked once more."""
    speaker = speaker_of(rules, (), lang, spec_dir)
    reason = feedback["reason"]
    if feedback["problem"] == "illegal":
        return speaker.say("illegal", move=f"`{feedback['attempted'] or 'null'}`", reason=reason)
    text = speaker.say("unparsable", reason=reason, format=_move_format(speaker))
    return f"{text}\n…{feedback['end']}"


def _head(seen: Mapping[str, Any], speaker: Speaker) -> str:
    mode = speaker.name(f"mode.{seen['mode']}")
    head = speaker.say("head", game=speaker.name("game"), mode=mode, seat=seen["seat"])
    waits = [_waits(each, speaker) for each in seen["phase"]]
    return "\n".join((head, *([speaker.say("phase", asks="; ".join(waits))] if waits else [])))


def _waits(phase: Mapping[str, Any], speaker: Speaker) -> str:
    return f"{speaker.name('ask.' + phase['kind'])} ({speaker.listed(phase['seats'])})"


def _section(title: str, lines: list[str]) -> str:
    return "\n".join((title, *(f"- {line}" for line in lines))) if lines else ""


def _event(event: Mapping[str, Any], seat: str, speaker: Speaker) -> str:
    return str(event["text"]) if "text" in event else speaker.event(dict(event), seat, False)


# -- what is seen ------------------------------------------------------------------------------------


def _table(seen: Mapping[str, Any], rules: Rules, speaker: Speaker) -> Iterator[str]:
    """The game, then each player on a line of its own, and the piles. What is nothing, none, no or zero is
    left out, as the text says."""
    view = seen["view"]
    shared = [*_values(view["game"], rules, speaker), *_values(view["zones"], rules, speaker)]
    if view["at"]:
        shared.append(speaker.say("time", seconds=str(view["at"] // 1000)))
    if shared:
        yield "; ".join(shared)
    for name, values in view["players"].items():
        own = speaker.say("you", seat=name) if name == seen["seat"] else name
        yield f"{own}: {'; '.join(_values(values, rules, speaker)) or '–'}"
    yield speaker.say("left-out")


def _values(values: Mapping[str, Any], rules: Rules, speaker: Speaker) -> Iterator[str]:
    for key, value in values.items():
        if isinstance(value, dict):
            count = value.get("count")
            if count:
                yield f"{_title(key, rules, speaker)}: {speaker.say('count', count=count)}"
        elif value is True:
            yield _title(key, rules, speaker)
        elif value:
            yield f"{_title(key, rules, speaker)}: {speaker.value(value)}"


def _title(key: str, rules: Rules, speaker: Speaker) -> str:
    kinds = ("status",) if key == "statuses" else ("zone",) if key in rules.zones else ("attribute", "number")
    return speaker.name(*(f"{kind}.{key}" for kind in kinds), f"field.{key}")


def _fact(fact: Mapping[str, Any], speaker: Speaker) -> str:
    about = f" ({speaker.listed(fact['of'])})" if fact["of"] else ""
    return f"{speaker.name('fact.' + fact['what'])}{about}: {speaker.value(fact['is'])}"


# -- what may be answered ----------------------------------------------------------------------------


def _moves(moves: Sequence[Mapping[str, Any]], speaker: Speaker) -> list[str]:
    if len(moves) <= _MOST_SAID:
        return [_move(move, speaker) for move in moves]
    verbs: dict[str, list[str]] = {}
    for move in moves:
        if "say" not in move:
            verbs.setdefault(move["id"].partition(" ")[0], []).append(f"`{move['id']}`")
    talks = [_move(move, speaker) for move in moves if "say" in move]
    return [", ".join(ids) for ids in verbs.values()] + talks


def _move(move: Mapping[str, Any], speaker: Speaker) -> str:
    text = move.get("text")
    words = f" [{speaker.say('words', most=move['say'])}]" if "say" in move else ""
    return f"`{move['id']}`" + (f" {text}" if text else "") + words


def _answer(seen: Mapping[str, Any], speaker: Speaker) -> Iterator[str]:
    if not seen["decisions"]:
        return
    lines = [speaker.say("answer", format=_move_format(speaker))]
    if seen["legal"] is None:
        lines.append(speaker.say("unlisted"))
    if any("say" in move for move in seen["legal"] or ()):
        lines.append(speaker.say("talk", format=_move_format(speaker, ', "say": "…"')))
    if any(ask["answered"] for ask in seen["decisions"]):
        lines.append(speaker.say("withdraw", format=_WITHDRAW))
    if seen["may_wait"]:
        lines.append(speaker.say("wait", format=_WAIT))
    yield "\n".join(lines)


def _move_format(speaker: Speaker, rest: str = "") -> str:
    """How a reply looks that makes a move: the keys are JSON's, what stands for the id is said in words."""
    return f'{{"move": "<{speaker.say("id")}>"{rest}}}'
