"""Check what happened: events that must occur, in a partial order, and events that must not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright_conformance.event_differences import audience, nearest, why_not
from rulewright_conformance.history import Event, History
from rulewright_conformance.matchers import assign, matches
from rulewright_conformance.model import Events, Pattern
from rulewright_conformance.names import BY_SEAT, FIELDS
from rulewright_conformance.outcome import Found, differs, left_out, passed

# How many events of the type that was expected are shown when none of them fits.
_SHOWN = 3


def event_matches(pattern: Pattern, event: Event) -> bool:
    """Whether an event is one that a pattern means: only what is written is compared."""
    if pattern["type"] != event["type"]:
        return False
    if "to" in pattern and not audience(pattern["to"], event["to"]):
        return False
    return matches(pattern.get("data", {}), event.get("data", {}), FIELDS) and matches(
        pattern.get("only", {}), event.get("only", {}), BY_SEAT
    )


def check_events(expected: Events, history: History, first: int, lacks: frozenset[str]) -> list[Found]:
    """Whether the expected events are among those from the place `first` on."""
    events = history.events[first:]
    found = []
    wanted: list[tuple[int, Pattern]] = []
    for index, pattern in enumerate(expected.patterns, start=1):
        if f"event.{pattern['type']}" in lacks:
            found.append(left_out(f"events.{index}", _level(pattern), "the engine has no word for it"))
        else:
            wanted.append((index, pattern))
    patterns = [pattern for _, pattern in wanted]
    reached = _in_order(patterns, history, first) if expected.ordered else _in_any(patterns, events)
    for place, (index, pattern) in enumerate(wanted):
        name, level = f"events.{index}", _level(pattern)
        if place < reached:
            found.append(passed(name, level, pattern))
            continue
        message = "the one before it is missing"
        if place == reached:
            message = _why(pattern, events, expected.ordered)
        found.append(differs(name, level, message, pattern, _came_instead(pattern, events)))
    return found


def _came_instead(pattern: Pattern, events: Sequence[Event]) -> list[Any]:
    """What came of that type, the nearest; if nothing did, the types of what came."""
    near = nearest(pattern, events)[:_SHOWN]
    if near:
        return _brief(sorted(near, key=lambda event: int(event["n"])))
    return list(dict.fromkeys(event["type"] for event in events))


def _why(pattern: Pattern, events: Sequence[Event], ordered: bool) -> str:
    near = nearest(pattern, events)
    if not near:
        return f"no event '{pattern['type']}' came"
    if not event_matches(pattern, near[0]):
        return why_not(pattern, near)
    if ordered:
        return f"the event '{pattern['type']}' does not follow the one before it"
    return f"there are fewer events '{pattern['type']}' than expected"


def _level(pattern: Pattern) -> int:
    # Who is told what is a question of views.
    return 3 if "to" in pattern or "only" in pattern else 1


def _brief(events: Sequence[Event]) -> list[Any]:
    return [
        {key: event[key] for key in ("n", "type", "data", "to", "only") if key in event} for event in events
    ]


def _in_any(patterns: list[Pattern], events: Sequence[Event]) -> int:
    """How many patterns, from the first, can each have an event of their own."""
    reached = len(patterns)
    while reached and assign(patterns[:reached], events, event_matches) is None:
        reached -= 1
    return reached


def _in_order(patterns: list[Pattern], history: History, first: int) -> int:
    """How many patterns, from the first, have events of which each must come after the one before."""
    events = history.events
    best = 0
    tried: set[tuple[int, int | None]] = set()

    def extend(place: int, last: int | None) -> bool:
        nonlocal best
        best = max(best, place)
        if place == len(patterns):
            return True
        if (place, last) in tried:
            return False
        tried.add((place, last))
        # What must come later was told later.
        for index in range(first if last is None else last + 1, len(events)):
            follows = last is None or history.follows(index, last)
            if follows and event_matches(patterns[place], events[index]) and extend(place + 1, index):
                return True
        return False

    extend(0, None)
    return best


def check_never(patterns: Sequence[Pattern], events: Sequence[Event], lacks: frozenset[str]) -> list[Found]:
    """No event of the run matches."""
    found = []
    for index, pattern in enumerate(patterns, start=1):
        name, level = f"never.{index}", _level(pattern)
        caught = [event for event in events if event_matches(pattern, event)]
        if f"event.{pattern['type']}" in lacks:
            found.append(left_out(name, level, "the engine has no word for it"))
        elif caught:
            found.append(differs(name, level, "this must not happen", pattern, _brief(caught)))
        else:
            found.append(passed(name, level, pattern))
    return found
