"""Whether something succeeded, told by the events that the engine reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.rules.source import Map


@dataclass(frozen=True)
class Decision:
    """Whether it succeeded, and how many events came before that was clear."""

    good: bool
    before: int


def decision(keys: Map, events: Sequence[Mapping[str, Any]]) -> Decision | None:
    """The first event that is the `success` or the `failure`.

    Where only one of them is declared, the other is that it does not come. None if it stays open.
    """
    for index, event in enumerate(events):
        for key in ("success", "failure"):
            if key in keys and _is(event, keys[key]):
                return Decision(key == "success", index)
    if "success" in keys and "failure" in keys:
        return None
    return Decision("failure" in keys, len(events))


def _is(event: Mapping[str, Any], declared: Map) -> bool:
    data = event["data"]
    fields = {key: value for key, value in declared.items() if key != "event"}
    return event["type"] == declared["event"] and all(data.get(k) == v for k, v in fields.items())
