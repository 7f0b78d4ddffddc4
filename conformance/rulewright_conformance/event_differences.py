"""Why no event fits a pattern: what differs in the one of its type that comes nearest."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rulewright_conformance.history import Event
from rulewright_conformance.matchers import MISSING, leaves, matches
from rulewright_conformance.model import Pattern
from rulewright_conformance.names import BY_SEAT, FIELDS
from rulewright_conformance.results import shown


def audience(expected: Any, got: Any) -> bool:
    """Whether those who were told are those who were meant; lists of seats in any order."""
    if isinstance(expected, list):
        return isinstance(got, list) and sorted(map(str, expected)) == sorted(map(str, got))
    return matches(expected, got)


def nearest(pattern: Pattern, events: Sequence[Event]) -> list[Event]:
    """The events of the pattern's type: those in which least differs first, else in their order."""
    same_type = [event for event in events if event["type"] == pattern["type"]]
    return sorted(same_type, key=lambda event: len(differences(pattern, event)))


def why_not(pattern: Pattern, near: Sequence[Event]) -> str:
    """What differs in the nearest: `'counted' came (n 13), with data.count 1, expected 2`."""
    first = near[0]
    came = f"'{pattern['type']}' came" + (f" {len(near)} times; the nearest" if len(near) > 1 else "")
    return f"{came} (n {first['n']}), with {'; '.join(differences(pattern, first))}"


def differences(pattern: Pattern, event: Event) -> list[str]:
    """Each part of a pattern that an event of its type does not fit, in words."""
    found = []
    if "to" in pattern and not audience(pattern["to"], event["to"]):
        found.append(f"to {_json(event['to'])}, expected {_json(pattern['to'])}")
    for part, names in (("data", FIELDS), ("only", BY_SEAT)):
        for path, wanted, got in leaves(pattern.get(part, {}), event.get(part, {}), names):
            if not matches(wanted, got, names.along(path)):
                where = ".".join((part, *path))
                said = "nothing" if got is MISSING else _json(got)
                found.append(f"{where} {said}, expected {_json(wanted)}")
    return found


def _json(value: Any) -> str:
    text = json.dumps(shown(value), ensure_ascii=False)
    return text if len(text) <= 80 else text[:79] + "…"
