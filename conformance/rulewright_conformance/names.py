"""Where a mapping of names stands: its keys are words of the game, so they are no matchers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Names:
    """A mapping of names. What stands under a name is a value, unless `under` or `each` says otherwise."""

    under: Mapping[str, Names] = field(default_factory=dict)
    each: Names | None = None

    def at(self, key: str) -> Names | None:
        """What stands under a name: again a mapping of names, or (`None`) a value."""
        return self.under.get(key, self.each)

    def along(self, path: tuple[str, ...]) -> Names | None:
        """What stands at the end of a path."""
        here: Names | None = self
        for key in path:
            here = here.at(key) if here else None
        return here


FIELDS = Names()
"""The attributes and zones of the game or of one player; the fields of an event."""

BY_SEAT = Names(each=FIELDS)
"""For each seat such fields: `players` of a view, `only` of an event."""

VIEW = Names({"game": FIELDS, "players": BY_SEAT, "zones": FIELDS})
"""What one viewer sees."""
