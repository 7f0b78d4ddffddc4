"""Random games for property tests: every bundled game, mode and seat count, and one decision at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator

import rulewright
from rulewright.engine.chance import mix
from rulewright.engine.moves import LegalMove
from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules

# `RULEWRIGHT_LONG=1` plays 500 games a mode and seat count instead of 20.
GAMES = 500 if os.environ.get("RULEWRIGHT_LONG") else 20


def settings() -> list[tuple[str, str, int]]:
    """Every bundled (game, mode, seats)."""
    found = []
    for game in known_games():
        for mode in load_rules(game).modes:
            low, high = load_rules(game, mode).seats
            found += [(game, mode, seats) for seats in range(low, high + 1)]
    return found


def new_table(game: str, mode: str, seats: int, seed: int) -> Table:
    """A dealt table."""
    return rulewright.load(game, mode).table(seats, seed)


def decisions(table: Table, seed: int, most: int = 20_000) -> Iterator[tuple[PendingAsk, list[LegalMove]]]:
    """Play a table with random moves; before each, yield the ask and its legal moves."""
    for step in range(most):
        if table.over is not None:
            return
        asks = [a for a in table.pending if a.blocking] or table.pending
        ask = asks[mix(seed, 2 * step) % len(asks)]
        legal = table.legal(ask.seat, ask.id)
        yield ask, legal
        table.act(ask.seat, legal[mix(seed, 2 * step + 1) % len(legal)], ask.id)
    raise AssertionError(f"no end after {most} decisions")
