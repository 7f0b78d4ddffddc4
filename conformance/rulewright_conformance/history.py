"""What has happened at a table so far: the events, and for each all that must come before it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Event = Mapping[str, Any]


class History:
    """Events in the order in which they were told, with the partial order that they declare.

    The order is kept as a bit mask for each event, bit *i* for event *i*: whole games have hundreds of
    events, and every step may ask.
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = []
        self._before: list[int] = []
        self._places: dict[int, int] = {}
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        """The next event. Without `after` it comes after the one before."""
        place = len(self.events)
        after = event.get("after")
        direct = [place - 1] if after is None and place else []
        direct += [self._places[number] for number in after or () if number in self._places]
        mask = 0
        for each in direct:
            mask |= self._before[each] | 1 << each
        self.events.append(event)
        self._before.append(mask)
        self._places[event["n"]] = place

    def follows(self, later: int, earlier: int) -> bool:
        """Whether the event at one place must come after the event at another."""
        return bool(self._before[later] >> earlier & 1)
