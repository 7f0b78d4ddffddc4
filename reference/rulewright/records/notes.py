"""Note the chance that falls at a table, piles by the numbers of their cards."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from rulewright.engine.chance import listening, note
from rulewright.engine.program import Program
from rulewright.engine.state import State


@dataclass
class Notes:
    """What fell since it was last taken, in the form of a tape; but a pile's orders are numbers of cards."""

    fallen: dict[str, Any] = field(default_factory=dict)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Note what falls meanwhile; nothing of it, if what is done fails."""
        before = copy.deepcopy(self.fallen)
        try:
            with listening(self._heard):
                yield
        except BaseException:
            self.fallen = before
            raise

    def take(self) -> dict[str, Any]:
        """What fell; from now on it is noted anew."""
        taken, self.fallen = self.fallen, {}
        return taken

    def _heard(self, t: State, key: str, owner: str | None, fell: Any) -> None:
        if owner is None:
            note(self.fallen, key, None, [card.number for card in fell])
        else:
            plain = [t.plain(each) for each in fell] if isinstance(fell, list) else t.plain(fell)
            note(self.fallen, key, owner, plain)


def as_tape(program: Program, fallen: dict[str, Any]) -> dict[str, Any]:
    """What fell, in the form of a tape: cards by their texts."""
    return {
        key: [[program.cards[number].text for number in order] for order in values]
        if isinstance(values, list)
        else values
        for key, values in fallen.items()
    }
