"""What a seat gets before it decides, as plain data: what it sees, what it was told, what it may do.

It is made of the seat's view, its feed of events and its legal moves alone, so that two tables which differ
only in what the seat may not know give the same bytes. What is hidden from the seat is left out of the view.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table
from rulewright.seat.decision import Choice, Decision, decision_of
from rulewright.version import __version__

if TYPE_CHECKING:
    from rulewright.seat.words import Speaker

SCHEMA = "rulewright.seat/1"
Legal = Literal["list", "none"]
_HIDDEN = {"hidden": True}


def observation(
    table: Table,
    seat: str,
    lang: str | None = None,
    legal: Legal = "list",
    *,
    since: int = 0,
    spec_dir: Path | None = None,
) -> dict[str, Any]:
    """What a seat gets (`schema/seat.schema.json`). `since` is the `next` of its last observation.

    With a language, moves and events are said in its words besides (extra `text`); raises `UnknownName` for
    one in which the game has no names, and `NoWords` with a remedy without the extra. `legal="none"` leaves
    the list of legal moves out.
    """
    speaker = _speaker(table, lang, spec_dir)
    decision = decision_of(table, seat)
    view = table.view(seat)
    events = _events(table, seat, since, speaker)
    closing = [ask.closes for ask in decision.asks if ask.closes is not None]
    return {
        "schema": SCHEMA,
        "rules_version": f"{__version__}+{table.rules.hash}",
        "game": table.rules.game,
        "mode": table.rules.mode,
        "lang": lang,
        "seat": seat,
        "phase": _phase(view["asks"]),
        "view": {key: _seen(value) for key, value in view.items() if key != "asks"},
        "events": events,
        "next": since + len(events),
        "decisions": [_describe(ask) for ask in decision.asks],
        "may_wait": decision.may_wait,
        "legal_shown": legal,
        "legal": [_listed(c, decision, speaker) for c in decision.choices] if legal == "list" else None,
        **({"deadline": min(closing)} if closing else {}),
    }


def _speaker(table: Table, lang: str | None, spec_dir: Path | None) -> Speaker | None:
    if lang is None:
        return None
    from rulewright.seat.words import speaker_of

    return speaker_of(table.rules, (*table.seats, *table.staff), lang, spec_dir)


def _seen(value: Any) -> Any:
    """A part of a view without what is hidden."""
    if isinstance(value, dict):
        return {key: _seen(inner) for key, inner in value.items() if inner != _HIDDEN}
    return value


def _phase(asks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What waits, as far as the seat knows: each kind with those who are asked."""
    kinds: dict[str, list[str]] = {}
    for ask in asks:
        kinds.setdefault(ask["kind"], []).append(ask["seat"])
    return [{"kind": kind, "seats": list(dict.fromkeys(seats))} for kind, seats in kinds.items()]


def _describe(ask: PendingAsk) -> dict[str, Any]:
    return {
        "ask": ask.id,
        "kind": ask.kind,
        "blocking": ask.blocking,
        "changeable": ask.changeable,
        "answered": ask.answered,
        "closes": ask.closes,
    }


def _listed(choice: Choice, decision: Decision, speaker: Speaker | None) -> dict[str, Any]:
    shown: dict[str, Any] = {"id": choice.id}
    if speaker is not None:
        shown["text"] = speaker.move(decision.seat, choice.move("…"), choice.id)
    if choice.rule is not None:
        shown["rule"] = choice.rule
    if choice.words is not None:
        shown["say"] = choice.most
    return shown


def _events(table: Table, seat: str, since: int, speaker: Speaker | None) -> list[dict[str, Any]]:
    told = [{key: event[key] for key in ("n", "type", "data")} for event in table.events(since, seat)]
    if speaker is None:
        return told
    heard = [entry["to"] == "all" for entry in table.events() if table.hears(seat, entry)][since:]
    return [
        {**event, "text": text} if (text := speaker.event(event, seat, open_)) else event
        for event, open_ in zip(told, heard, strict=True)
    ]
