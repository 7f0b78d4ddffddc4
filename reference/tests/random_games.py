"""Random games for property tests: every bundled game, mode and seat count, one input at a time.

Beside answers there are offers at any time, ticks, and events from outside where a game has them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import rulewright
from rulewright.engine.chance import mix
from rulewright.engine.faults import IllegalMove
from rulewright.engine.moves import LegalMove, playable
from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.rules.model import Rules

# `RULEWRIGHT_LONG=1` plays 500 games a mode and seat count; without it, as many as fit into a minute for all
# games and properties together.
LONG = bool(os.environ.get("RULEWRIGHT_LONG"))
SHORT = {"liars_dice": 12, "mafia": 4}
SHORT_OF_OTHERS = 4
# Seat counts that are played when not all of them are: those whose lists bring in new roles.
FEWER_SEATS = {"mafia": (5, 7, 9, 10, 12, 13, 15, 18, 20)}


def games(game: str, share: int = 1) -> range:
    """The seeds of the games that a property plays: 1/`share` as many; in the long run only the costly ones, from 1/8,
    play fewer."""
    if LONG:
        return range(500 if share < 8 else 500 // share)
    return range(max(SHORT.get(game, SHORT_OF_OTHERS) // share, 1))


def settings() -> list[tuple[str, str, int]]:
    """Every bundled (game, mode, seats); of some games only some seat counts, if it is not the long run."""
    found = []
    for game in known_games():
        for mode in load_rules(game).modes:
            low, high = load_rules(game, mode).seats
            fewer = range(low, high + 1) if LONG else FEWER_SEATS.get(game, range(low, high + 1))
            found += [(game, mode, seats) for seats in fewer if low <= seats <= high]
    return found


def new_table(game: str, mode: str | None, seats: int, seed: int) -> Table:
    """A dealt table; every other one with settings and rulings drawn anew (again, if they do not go together)."""
    loaded = rulewright.load(game, mode)
    for again in range(20 if seed % 2 else 0):
        with suppress(IllegalMove):
            return loaded.table(seats, seed, **varied(loaded.rules, seed + 7919 * again))
    return loaded.table(seats, seed)


def varied(rules: Rules, seed: int) -> dict[str, Any]:
    """Settings (one of a list, or of the default and the most) and readings of rulings, at random."""
    options: dict[str, dict[str, list[Any]]] = {
        "settings": {
            n: list(s.one_of) or [s.default, s.high or s.default] for n, s in rules.settings.items()
        },
        "rulings": {name: list(r.readings) for name, r in rules.rulings.items()},
    }
    chosen: dict[str, Any] = {}
    for place, (kind, lists) in enumerate(options.items()):
        chosen[kind] = {
            name: values[mix(seed + 1000 * place, i) % len(values)]
            for i, (name, values) in enumerate(lists.items())
        }
    return chosen


@dataclass(frozen=True)
class Input:
    """One input: an answer (`ask`, its `legal` moves, the `move` chosen), a tick (`at`), or an `event` from
    outside."""

    seat: str | None = None
    ask: PendingAsk | None = None
    legal: list[LegalMove] = field(default_factory=list)
    move: str = ""
    at: int | None = None
    event: str = ""

    def give(self, table: Table) -> None:
        """Give it to a table, which may be another one than that for which it was chosen."""
        if self.ask is not None:
            table.act(self.ask.seat, self.move, self.ask.id)
        elif self.at is not None:
            table.tick(self.at)
        else:
            table.outside(self.event, self.seat)


def choose(table: Table, seed: int, step: int) -> Input:
    """A random input that the table takes now: mostly an answer, one time in eight to an ask that can wait, and where
    somebody may say something one time in eight words."""
    first, second = mix(seed, 2 * step), mix(seed, 2 * step + 1)
    if table._program.has_texts and (first >> 52) % 8 == 0:
        said = words(table, second, step)
        if said is not None:
            return said
    waiting = table.usable()
    free = [a for a in waiting if not a.blocking and not a.answered]
    blocking = [a for a in waiting if a.blocking]
    asks = free if not blocking or (free and (first >> 4) % 8 == 0) else blocking
    deadline = table.next_deadline()
    if deadline is not None and (not asks or (first >> 8) % 12 == 0):
        return Input(at=deadline)
    outside = [e.name for e in table.rules.events.values() if e.outside]
    if outside and (first >> 12) % 24 == 0:
        seat = table.seats[(first >> 24) % len(table.seats)]
        return Input(seat=seat, event=outside[(first >> 32) % len(outside)])
    place = (first >> 40) % len(asks)
    for ask in (*asks[place:], *asks[:place]):
        legal = playable(table.legal(ask.seat, ask.id))
        if legal:
            return Input(ask.seat, ask, legal, legal[second % len(legal)].id)
        assert not ask.blocking, f"{ask.seat} is asked and has no legal move"
    # Those whom the clock alone waits for need not have one.
    assert deadline is not None, "nobody has a legal move, and no clock runs"
    return Input(at=deadline)


def words(table: Table, key: int, step: int) -> Input | None:
    """Something that a seat may say now; None if nobody may."""
    asks = table.pending
    place = key % max(len(asks), 1)
    for ask in (*asks[place:], *asks[:place]):
        listed = table.legal(ask.seat, ask.id)
        said = [m for m in listed if m.text is not None]
        if said:
            move = said[(key >> 8) % len(said)].id
            return Input(ask.seat, ask, playable(listed), f'{move} "word {step}"')
    return None


def inputs(table: Table, seed: int, most: int = 20_000) -> Iterator[Input]:
    """Play a table to its end; before each input, yield it."""
    for step in range(most):
        if table.over is not None:
            return
        given = choose(table, seed, step)
        yield given
        given.give(table)
    raise AssertionError(f"no end after {most} inputs")


def decisions(table: Table, seed: int) -> Iterator[tuple[PendingAsk, list[LegalMove]]]:
    """Play a table to its end; before each answer, yield the ask and its legal moves."""
    for given in inputs(table, seed):
        if given.ask is not None and given.legal:
            yield given.ask, given.legal
