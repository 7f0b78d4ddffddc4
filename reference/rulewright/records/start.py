"""Find where a scenario may begin: the nearest resting point from which the game goes the same way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.engine.faults import IllegalMove
from rulewright.engine.table import Table
from rulewright.engine.views import REFEREE
from rulewright.records.chance import piles_of
from rulewright.records.course import Course, Moment, ordered
from rulewright.records.position import position_of

# A resting point is looked for so many steps back; before that the scenario begins with the deal.
FARTHEST = 400
OPTIONS = ("host", "settings", "rulings")


@dataclass(frozen=True)
class Start:
    """Where the scenario begins: before the input at a place, with a position; or (None) with the deal."""

    place: int
    position: dict[str, Any] | None


def nearest_start(course: Course) -> Start:
    """The nearest resting point from which the same inputs and the same chance come to the same end."""
    last = len(course.moments) - 1
    for place in range(last, max(last - FARTHEST, -1), -1):
        for at in course.game.rules.resting:
            start = Start(place, position_of(course, place, at))
            if _holds(course, start):
                short = _shortened(course, start)
                return short if _holds(course, short, loose=course.game.rules.catalogue) else start
    return Start(0, None)


def _shortened(course: Course, start: Start) -> Start:
    """The start with only those cards of the pile that are needed: the others may lie in any order."""
    pile, position = course.game.rules.catalogue, dict(start.position or {})
    if pile is None or pile not in position.get("zones", {}) or "rest" in position:
        return start
    cards = ordered(course, start.place)[pile]
    kept = set(cards)
    for place in range(start.place, len(course.moments) + 1):
        kept &= set(piles_of(course.table(place))[pile])
    depth = max((i + 1 for i, card in enumerate(cards) if card not in kept), default=0)
    zones = {**position["zones"], pile: position["zones"][pile][:depth]}
    position["zones"] = {name: shown for name, shown in zones.items() if shown}
    return Start(start.place, {name: part for name, part in position.items() if part})


def _holds(course: Course, start: Start, loose: str | None = None) -> bool:
    """Whether a game from there goes as this one went; of the pile `loose` the order does not matter."""
    try:
        table = set_up(course, start)
        if not _alike(table.view(REFEREE), course.view(start.place), loose):
            return False
        for place in range(start.place, len(course.moments)):
            told = len(table.events())
            _repeat(table, course.moments[place])
            before, after = course.table(place), course.table(place + 1)
            if not _alike(table.view(REFEREE), course.view(place + 1), loose):
                return False
            if _happened(table, told) != _happened(after, len(before.events())):
                return False
    except IllegalMove:
        return False
    return not table.unused_chance()


def _happened(table: Table, first: int) -> list[Any]:
    """What anybody was told since there were `first` events. What nobody is told may differ: a turn that was
    begun by a position was called by something else."""
    told = (event for event in table.events()[first:] if event["to"])
    return [[event["type"], event["data"], event["to"], event.get("only")] for event in told]


def set_up(course: Course, start: Start) -> Table:
    """A table at that start, with what fell from there on as its tape."""
    fields = course.first.fields
    options = {name: fields[name] for name in OPTIONS if name in fields}
    if start.position is None and "lineup" in fields:
        options["lineup"] = fields["lineup"]
    tape = course.tape(None if start.position is None else start.place)
    return course.game.table(list(fields["seats"]), position=start.position, tape=tape, **options)


def _repeat(table: Table, moment: Moment) -> None:
    fields, line = moment.line.fields, moment.line
    at = fields.get("at")
    if line.kind == "tick":
        table.tick(fields["tick"])
    elif line.kind == "outside":
        table.outside(fields["outside"], fields.get("seat"), at)
    else:
        sender = fields.get("via", fields["seat"])
        own = [a for a in table.asks(fields["seat"]) if moment.ask is None or a.kind == moment.ask.kind]
        ask = own[0].id if own and (len(own) == 1 or moment.ask is not None) else None
        if line.kind == "withdraw":
            table.withdraw(sender, ask, at)
        else:
            assert moment.move is not None
            table.act(sender, moment.move, ask, at)


def _alike(view: Mapping[str, Any], other: Mapping[str, Any], loose: str | None = None) -> bool:
    """Whether two tables are the same but for the ids of asks, and for what has been learnt."""

    def zones(shown: Mapping[str, Any]) -> dict[str, Any]:
        return {n: sorted(cards) if n == loose else cards for n, cards in shown["zones"].items()}

    same = all(view[part] == other[part] for part in ("at", "over", "game", "players"))
    return bool(same) and zones(view) == zones(other) and _asks(view) == _asks(other)


def _asks(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [{name: value for name, value in ask.items() if name != "ask"} for ask in view["asks"]]
