"""A game of Mafia while it is played: its table, its books, and the steps of the scenario."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import golden_mafia_course as course
from golden_mafia_check import compare, settle
from golden_mafia_ledger import Ledger
from golden_mafia_plans import Plan
from golden_mafia_tables import Told
from golden_parts import Tape, TooLong
from rulewright.engine.faults import IllegalMove
from rulewright.engine.moves import playable

# Events that a file names, where the books have them.
WRITTEN = (
    "death",
    "fact",
    "unreachable",
    "survived",
    "recruit_failed",
    "joins",
    "silenced",
    "acquitted",
    "put_out",
    "jailed",
    "captured",
    "day_skipped",
    "mayor_revealed",
    "becomes_jester",
    "voted",
    "attack_failed",
)


@dataclass
class Match:
    """A game while it is played: its table, its books, and the scenario's steps."""

    plan: Plan
    table: Any
    random: Random
    tape: Tape
    ledger: Ledger
    setup: dict[str, Any]
    steps: list[dict[str, Any]] = field(default_factory=list)
    # How many events are known, and how many there were after each input since, with the input's step.
    known: int = 0
    marks: list[tuple[int, dict[str, Any] | None]] = field(default_factory=list)
    todo: list[str] = field(default_factory=list)
    day: int = 0
    returns: dict[str, int] = field(default_factory=dict)
    passed_over: set[tuple[str, str, str]] = field(default_factory=set)
    watched: bool = False

    @property
    def online(self) -> bool:
        """Whether the clock leads the game."""
        return self.ledger.online

    @property
    def phase(self) -> str:
        """The phase that the game is in by its books."""
        return self.ledger.phase

    def settle(self) -> None:
        """Compare the table with the books, unless a night goes on whose answers are given one by one."""
        # Where a player's ask has been passed over, the runner may still be before it.
        overtaken = any(seat != "moderator" for seat, _, _ in self.passed_over)
        self.marks.append((len(self.table.events()), None if overtaken else self.steps[-1]))
        view = self.table.view("referee")
        if not self.online:
            course.sync(self.ledger, view["game"]["phase"])
            if self.phase == "night":
                return
        events = self.table.events()[self.known :]
        self.known += len(events)
        for number, each in settle(self.ledger, events):
            step = next(step for count, step in self.marks if number <= count)
            if step is not None:
                self._note(step, each)
        self.marks.clear()
        compare(self.ledger, view)

    # -- steps ---------------------------------------------------------------------------------------

    def act(self, seat: str, move: str, ask: Any, via: bool = False) -> None:
        """A seat makes a move, at the table and in the books."""
        self.table.act("moderator" if via else seat, move, ask.id)
        course.act(self.ledger, seat, move)

    def pass_over(self, ask: Any, move: str) -> None:
        """An ask with one answer is left to the runner."""
        self.act(ask.seat, move, ask)
        self.passed_over.add((ask.seat, ask.kind, move))
        self.settle()

    def step(self, seat: str, move: str, ask: Any, via: bool = False) -> None:
        """One move is a step."""
        step: dict[str, Any] = {"seat": seat, "move": move}
        if via:
            step = {"seat": seat, "via": "moderator", "move": move}
        self._before([(seat, ask.kind, move)], step)
        self.act(seat, move, ask, via)
        self.settle()

    def make(self, seat: str, move: str, kind: str) -> None:
        """A move under an ask of this kind is a step."""
        self.step(seat, move, self.moves(seat, kind)[move])

    def withdraw(self, seat: str, ask: Any) -> None:
        """A seat takes its answer back."""
        self.table.withdraw(seat, ask.id)
        course.withdraw(self.ledger, seat)
        self.steps.append({"seat": seat, "withdraw": True})

    def together(self, moves: dict[str, tuple[str, Any]]) -> None:
        """Moves of several seats, in any order, are a step."""
        if len(moves) == 1:
            ((seat, (move, ask)),) = moves.items()
            self.step(seat, move, ask)
            return
        if {seat for seat, _, _ in self.passed_over} & set(moves):
            for seat, (move, ask) in moves.items():
                self.step(seat, move, ask)
                self.steps[-1].setdefault("kind", ask.kind)
            return
        step: dict[str, Any] = {"together": {seat: move for seat, (move, _) in moves.items()}}
        self._before([(seat, ask.kind, move) for seat, (move, ask) in moves.items()], step)
        for seat, (move, ask) in moves.items():
            self.act(seat, move, ask)
            self.settle()

    def _before(self, made: list[tuple[str, str, str]], step: dict[str, Any]) -> None:
        seats = {seat for seat, _, _ in self.passed_over}
        if self.passed_over & set(made):
            raise TooLong  # The runner would take the step for the answer that was passed over.
        for seat, kind, _ in made:
            if seat in seats:
                step["kind"] = kind
        self.passed_over.clear()
        self.steps.append(step)

    def tick(self, at: int) -> None:
        """It is now `at`: a player who comes back before that comes back."""
        coming = {seat: time for seat, time in self.returns.items() if time <= at}
        if coming:
            seat = min(coming, key=lambda each: coming[each])
            time = self.returns.pop(seat)
            if not self.ledger.players[seat].removed:
                self.outside("reconnect", seat, max(time, self.table.now))
            return
        if self.passed_over:
            raise TooLong
        self.table.tick(at)
        course.advance(self.ledger, at, is_tick=True)
        self.steps.append({"tick": at})
        self.settle()

    def outside(self, event: str, seat: str, at: int) -> None:
        """A player drops or returns, or is taken off the table."""
        try:
            self.table.outside(event, seat, at)
        except IllegalMove as error:
            raise TooLong from error  # Somebody has left before, and the game is over.
        course.advance(self.ledger, at, is_tick=False)
        if self.ledger.over is None:
            course.outside(self.ledger, event, seat)
        self.steps.append({"outside": event, "seat": seat, "at": at})
        self.settle()

    def _note(self, step: dict[str, Any], heard: Told) -> None:
        """What a step has led to."""
        if heard.type in WRITTEN and ("weight", 1) not in heard.data:
            step.setdefault("events", {"unordered": []})["unordered"].append(_event(heard))
        if heard.type == "death" and self.phase == "morning" and self.ledger.over is None:
            step["state"] = {"game": {"phase": "morning", "empty_nights": self.ledger.empty_nights}}
        elif heard.type in ("trial", "acquitted"):
            game = {"phase": self.ledger.table_phase, "accused": self.ledger.accused or None}
            step["state"] = {"game": game}

    # -- asks ----------------------------------------------------------------------------------------

    def moves(self, seat: str, *kinds: str) -> dict[str, Any]:
        """What a seat may do, each move with its ask."""
        found = {}
        for ask in self.table.asks(seat):
            if not kinds or ask.kind in kinds:
                found.update({each.id: ask for each in playable(self.table.legal(seat, ask.id))})
        return found

    def here(self) -> list[str]:
        """The living who are there."""
        return [seat for seat in self.ledger.living() if self.ledger.players[seat].connected]

    def away(self) -> set[str]:
        """The living who are not there."""
        return {seat for seat in self.ledger.living() if not self.ledger.players[seat].connected}

    def chance(self, share: float) -> bool:
        """Whether something comes about that does so in this share of cases."""
        return self.random.random() < share


def _event(one: Told) -> dict[str, Any]:
    """An event as a scenario names it."""
    data = {key: list(value) if isinstance(value, tuple) else value for key, value in one.data}
    if one.type == "fact" and one.to is not None:
        return {"type": one.type, "to": list(one.to), "only": dict.fromkeys(one.to, data)}
    return {"type": one.type, "data": data, "to": "all" if one.to is None else list(one.to)}
