"""Listen to what chance brings at a table that draws from a seed, so that a record can say how it fell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from rulewright.engine import chance

Tape = dict[str, Any]
_DRAWS = ("shuffle_zone", "shuffle_list", "roll", "flip", "pick")


@contextmanager
def listening() -> Iterator[Tape]:
    """Meanwhile every outcome that is drawn is noted in the tape given back (PROTOCOL.md §5)."""
    tape: Tape = {}
    patches = [patch.object(chance, name, _noting(name, tape)) for name in _DRAWS]
    for each in patches:
        each.start()
    try:
        yield tape
    finally:
        for each in patches:
            each.stop()


def _noting(name: str, tape: Tape) -> Callable[[Any, Any, Any], Any]:
    draw: Callable[..., Any] = getattr(chance, name)

    def drawn(t: Any, owner: Any, *rest: Any) -> Any:
        outcome = draw(t, owner, *rest)
        if name == "shuffle_zone":
            tape.setdefault(owner, []).append([t.text(card) for card in outcome])
        elif name == "shuffle_list":
            _note(tape, "deal", owner, [t.text(item) for item in outcome])
        elif name == "roll":
            _note(tape, "roll", t.seats[owner], list(outcome))
        elif name == "flip":
            _note(tape, "coin", t.seats[owner], "heads" if outcome else "tails")
        elif outcome is not None:
            _note(tape, "pick", owner, t.text(outcome))
        return outcome

    return drawn


def _note(tape: Tape, key: str, owner: str, value: Any) -> None:
    tape.setdefault(key, {}).setdefault(owner, []).append(value)
