"""`load` a game and make tables: the Python front door."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from rulewright.engine.faults import IllegalMove, Refusal
from rulewright.engine.program import Program
from rulewright.engine.table import Table
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.rules.model import Rules
from rulewright.rules.names import UnknownName


class Game:
    """A game in one mode, ready to play."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @property
    def rules(self) -> Rules:
        """The linked rules."""
        return self.program.rules

    def table(
        self,
        seats: int | list[str] | tuple[str, ...] | None = None,
        seed: int | None = None,
        *,
        host: str | None = None,
        settings: dict[str, Any] | None = None,
        rulings: dict[str, str] | None = None,
        lineup: list[str] | tuple[str, ...] | None = None,
        position: dict[str, Any] | None = None,
        tape: dict[str, Any] | None = None,
    ) -> Table:
        """A new table. `seats` is a number (then they are called a, b, c …) or a list of names; default:
        the fewest.

        `lineup` is the list of roles in play, one for each seat, where the rules take one.
        Chance comes from `seed` (default 0) or from `tape`. Raises `IllegalMove` when the set-up cannot be.
        """
        names = self._names(self.rules.seats[0] if seats is None else seats)
        chance: dict[str, Any] = {"seed": seed or 0}
        if tape is not None:
            chance = {"tape": tape, "missing": "any" if seed is not None else "error", "seed": seed or 0}
        return Table.new(
            self.program,
            names,
            host=host,
            settings=settings,
            rulings=rulings,
            lineup=lineup,
            position=position,
            chance=chance,
        )

    def _names(self, seats: Any) -> tuple[str, ...]:
        """The seats by name, from their number or their names."""
        if type(seats) is int:
            return seat_names(self.count(seats))
        if isinstance(seats, list | tuple) and all(isinstance(name, str) for name in seats):
            return tuple(seats)
        message = f"seats are a number or a list of names, not {seats!r}"
        raise IllegalMove(Refusal("setup", "seats", self.rules.seats_rule.id, message=message))

    def count(self, seats: int) -> int:
        """The number of seats, refused here if no table has so many (before so many names are made)."""
        low, high = self.rules.seats
        if not low <= seats <= high:
            message = f"{self.rules.game} has {low} to {high} seats, not {seats}"
            raise IllegalMove(Refusal("setup", "seats", self.rules.seats_rule.id, message=message))
        return seats

    def from_json(self, text: str) -> Table:
        """A table that `Table.to_json` wrote."""
        return Table.from_json(self.program, text)


def seat_names(count: int) -> tuple[str, ...]:
    """Seats called a, b, c …, then s27, s28 …"""
    return tuple(chr(ord("a") + i) if i < 26 else f"s{i + 1}" for i in range(max(count, 0)))


@lru_cache(maxsize=64)
def _game(game: str, mode: str | None, spec_dir: Path | None) -> Game:
    return Game(Program(load_rules(game, mode, spec_dir)))


def load(game: str, mode: str | None = None, spec_dir: Path | str | None = None) -> Game:
    """Load a game by id, in a mode (default: its first), from the bundled rules or from a folder of rules.

    Raises `UnknownName` with the known ones, or `RulesError` with everything that is wrong with the
    documents.
    """
    folder = Path(spec_dir) if spec_dir is not None else None
    if not isinstance(game, str):
        raise UnknownName("game", str(game), known_games(folder))
    if mode is not None and not isinstance(mode, str):
        raise UnknownName("mode", str(mode), load_rules(game, None, folder).modes, game)
    return _game(game, mode, folder)
