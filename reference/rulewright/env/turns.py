"""Whose turn it is, and how time passes, where agents act one after the other.

1. An ask that nobody has to answer (an offer that may be used) is put to its seat as a chance: the seat uses
   it, or waits. Every such ask gets two chances; all get the first one, in seat order, before any gets the
   second.
2. Then those answer who have to, in seat order.
3. When nobody has to answer and the chances are used up, the clock goes to the next deadline, and all asks
   have two chances again. If no clock runs, they have them at once: only an offer can change anything.
4. When an answer that somebody had to give has told a seat something, the asks of this seat have two chances
   again: a seat's chances come by what it is told.

Nobody is asked for free words, and a seat that has nothing else to do gets no chance. An answer that stands
is not changed: a changeable ask is put to its seat until it has been answered.

Playouts (`rulewright.engine.simulation`) draw who acts next at random, from the same asks and moves.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.engine.moves import LegalMove, playable
from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table

CHANCES = 2


class Turns:
    """Whose turn it is at one table, and the chances that were used."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.agents = (*table.seats, *table.staff)
        self._used: Counter[tuple[str, str]] = Counter()

    def next(self) -> tuple[PendingAsk, list[LegalMove]] | None:
        """The ask that is put to its seat now, with the moves that answer it. None: the game is over, or
        nothing can happen any more."""
        table = self.table
        while table.over is None:
            waiting = sorted(table.usable(), key=lambda ask: self.agents.index(ask.seat))
            found = self._chance(waiting) or self._answer(waiting)
            if found is not None:
                return found
            deadline = table.next_deadline()
            if deadline is not None:
                table.tick(deadline)
            elif not self._used:
                return None
            self._used.clear()
        return None

    def _chance(self, waiting: list[PendingAsk]) -> tuple[PendingAsk, list[LegalMove]] | None:
        free = [
            a for a in waiting if not a.blocking and not a.answered and self._used[a.seat, a.id] < CHANCES
        ]
        for ask in sorted(free, key=lambda ask: self._used[ask.seat, ask.id]):
            moves = playable(self.table.legal(ask.seat, ask.id))
            if moves:
                return ask, moves
        return None

    def _answer(self, waiting: list[PendingAsk]) -> tuple[PendingAsk, list[LegalMove]] | None:
        for ask in waiting:
            if ask.blocking:
                return ask, playable(self.table.legal(ask.seat, ask.id))
        return None

    def wait(self, ask: PendingAsk) -> None:
        """A seat leaves a chance unused."""
        self._used[ask.seat, ask.id] += 1

    def act(self, ask: PendingAsk, move: LegalMove) -> None:
        """A seat answers an ask. Raises `IllegalMove` if that is refused for what the seat cannot know."""
        if not ask.blocking:
            self._used[ask.seat, ask.id] += 1
        since = len(self.table.events())
        self.table.act(ask.seat, move, ask.id)
        if ask.blocking and self._used:
            self._renew(self.table.events(since))

    def _renew(self, happened: list[dict[str, Any]]) -> None:
        """Chances begin anew for the seats that were told something."""
        told = {seat for event in happened for seat in self.agents if self.table.hears(seat, event)}
        self._used = Counter({key: used for key, used in self._used.items() if key[0] not in told})
