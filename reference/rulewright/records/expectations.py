"""What a scenario expects after its last step: what changed, what happened, who is asked, how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table
from rulewright.records.course import Course
from rulewright.records.replay import one_answer
from rulewright.rules.model import Rules
from rulewright.rules.vocabulary import describe
from rulewright_conformance.history import History


def expectations(course: Course, place: int) -> dict[str, Any]:
    """What the input at a place led to."""
    before, after = course.table(place), course.table(place + 1)
    found: dict[str, Any] = {}
    state = _changes(course.game.rules, course.view(place), course.view(place + 1))
    if state:
        found["state"] = state
    events = _events(after, len(before.events()), set(describe(course.game.rules)["events"]))
    if events:
        found["events"] = events
    asks = waiting(after)
    if after.over is not None:
        found["over"] = after.over.plain()
    elif asks:
        patterns = [{"seat": ask.seat, "kind": ask.kind} for ask in asks]
        alone = len(asks) == sum(1 for ask in after.pending if ask.blocking)
        found["asked"] = {"exactly": patterns} if alone else patterns
    return found or {"over": None}


def waiting(table: Table) -> list[PendingAsk]:
    """The blocking asks that wait for a choice: those with one legal move may be left out by an engine."""
    return [ask for ask in table.pending if ask.blocking and not ask.answered and not one_answer(table, ask)]


def _changes(rules: Rules, before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The attributes and zones that changed, as they are now; of a pile only how many cards it has."""
    found: dict[str, Any] = {}
    game = _changed(before["game"], after["game"])
    if game:
        found["game"] = game
    players = {seat: _changed(before["players"][seat], after["players"][seat]) for seat in after["players"]}
    players = {seat: changed for seat, changed in players.items() if changed}
    if players:
        found["players"] = players
    zones = _changed(before["zones"], after["zones"])
    if rules.catalogue in zones:
        zones[rules.catalogue] = {"count": len(after["zones"][rules.catalogue])}
    if zones:
        found["zones"] = zones
    return found


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    gone: dict[str, Any] = {name: {"absent": True} for name in before if name not in after}
    return {
        name: value for name, value in after.items() if name not in before or before[name] != value
    } | gone


def _events(table: Table, first: int, known: set[str]) -> Any:
    """The events since there were `first`: those that the vocabulary has and that somebody was told."""
    history = History(table.events())
    told = [
        place
        for place in range(first, len(history.events))
        if history.events[place]["type"] in known and history.events[place]["to"]
    ]
    patterns = []
    for place in told:
        event = history.events[place]
        pattern = {"type": event["type"], "data": event["data"], "to": event["to"]}
        patterns.append({k: v for k, v in pattern.items() if v not in ({}, "all")})
    ordered = all(history.follows(later, earlier) for earlier, later in pairwise(told))
    return patterns if ordered or not patterns else {"unordered": patterns}
