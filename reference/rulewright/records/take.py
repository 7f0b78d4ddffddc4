"""Record a random game: the lines that a server would have written."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from rulewright.engine.api import Game
from rulewright.engine.moves import LegalMove
from rulewright.engine.program import Program
from rulewright.engine.simulation import playout
from rulewright.engine.state import State
from rulewright.engine.table import Table
from rulewright.records.form import FORMAT
from rulewright.records.notes import Notes, as_tape


@dataclass(frozen=True)
class Wanted:
    """Which random game, and where it stops: after so many inputs, or after the first that has a text in it
    (its own, or that of an event of it). `setup` holds fields of a first line but game, mode and seats."""

    game: Game
    seats: tuple[str, ...]
    seed: int
    setup: dict[str, Any]
    steps: int | None = None
    until: str | None = None


class _Enough(Exception):
    """The game has come to where it was to stop."""


class _Listening(Table):
    """A table that keeps what is done at it as lines."""

    def __init__(self, program: Program, state: State) -> None:
        super().__init__(program, state)
        self.lines: list[dict[str, Any]] = []
        self.notes = Notes()
        self.wanted: Wanted | None = None

    def act(
        self, seat: str, move: LegalMove | dict[str, Any] | str, ask: str | None = None, at: int | None = None
    ) -> None:
        assert isinstance(move, LegalMove)
        own = self.asks(seat)
        line = {"seat": seat, "move": move.id}
        if len(own) > 1:
            line["kind"] = next(a.kind for a in own if a.id == ask)
        told = len(self.events())
        super().act(seat, move, ask, at)
        self._keep(line, told)

    def tick(self, at: int) -> None:
        told = len(self.events())
        super().tick(at)
        self._keep({"tick": at}, told)

    def _keep(self, line: dict[str, Any], told: int) -> None:
        fallen = as_tape(self._program, self.notes.take())
        self.lines.append({**line, "chance": fallen} if fallen else line)
        wanted = self.wanted
        if wanted is None:
            return
        if wanted.steps is not None and len(self.lines) - 1 >= wanted.steps:
            raise _Enough
        if wanted.until is not None and _has(wanted.until, line, self.events()[told:]):
            raise _Enough


def _has(text: str, line: dict[str, Any], events: list[dict[str, Any]]) -> bool:
    return any(text in json.dumps(each, ensure_ascii=False) for each in (line, *events))


def take_random_game(wanted: Wanted) -> tuple[list[dict[str, Any]], bool]:
    """The lines of the game, and whether it came to where it was to stop (True too if that is its end).

    Raises `IllegalMove` when the set-up cannot be.
    """
    program, notes = wanted.game.program, Notes()
    rules = program.rules
    with notes.listening():
        table = _Listening.new(program, wanted.seats, chance={"seed": wanted.seed}, **wanted.setup)
    assert isinstance(table, _Listening)
    first = {"record": FORMAT, "game": rules.game, "mode": rules.mode, "seats": list(wanted.seats)}
    first |= {name: value for name, value in wanted.setup.items() if value}
    fallen = as_tape(program, notes.take())
    table.lines.append({**first, "chance": fallen} if fallen else first)
    table.notes, table.wanted = notes, wanted
    reached = wanted.steps is None and wanted.until is None
    try:
        with notes.listening():
            playout(table, wanted.seed)
    except _Enough:
        reached = True
    if table.over is not None:
        table.lines[-1] = {**table.lines[-1], "over": table.over.plain()}
    return table.lines, reached
