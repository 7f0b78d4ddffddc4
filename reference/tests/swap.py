"""Two tables that differ only in what one seat may not know.

Everything that seat gets — view, asks, legal moves, refusals, events, in their order and with their ids —
must be the same to the byte. `differences` plays both in step and names what is not.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from rulewright.engine.api import Game
from rulewright.engine.chance import mix
from rulewright.engine.faults import IllegalMove
from rulewright.engine.table import Table

WRONG_MOVES: tuple[dict[str, Any], ...] = (
    {"do": "spot_on"},
    {"do": "pass"},
    {"do": "bid", "quantity": 0, "face": 7},
    {"do": "bid", "quantity": 1, "face": 2},
    {"do": "challenge"},
    {},
)


def swapped(table: Table, seat: str, secret: frozenset[str], seed: int) -> dict[str, Any] | None:
    """A position like this table's, in which the `secret` lists of the other seats are drawn anew; None
    if none differs.

    What is secret is said by the test, not by the rules under test: else a leak would hide itself.
    """
    rules = table.rules
    full = table.view("referee")
    position: dict[str, Any] = {"game": {}, "players": {}, "zones": {}}
    changed = False
    for name, attribute in rules.attributes.get("game", {}).items():
        if attribute.type != "derived":
            position["game"][name] = full["game"][name]
    for owner, shown in full["players"].items():
        position["players"][owner] = {}
        for number, name in enumerate(rules.attributes.get("player", {})):
            value = shown[name]
            if name in secret and owner != seat:
                value = [1 + mix(seed, 100 * number + i + hash_of(owner)) % 6 for i in range(len(value))]
                changed = changed or value != shown[name]
            position["players"][owner][name] = value
    return position if changed else None


def hash_of(text: str) -> int:
    """A number for a name, the same in every process."""
    return sum(ord(c) * 31**i for i, c in enumerate(text)) * 10_000


def seen(table: Table, seat: str) -> str:
    """Everything a seat gets, as text."""
    asks = table.asks(seat)
    refusals = []
    for move in WRONG_MOVES:
        for ask in (None, "k1", "k77"):
            try:
                refusal = table.check(seat, move, ask)
            except IllegalMove as error:
                refusal = error.refusal
            refusals.append(str(refusal))
    legal = {a.id: [[m.id, m.move] for m in table.legal(seat, a.id)] for a in asks}
    return json.dumps([table.view(seat), legal, refusals, table.events(seat=seat)], sort_keys=False)


def differences(
    game: Game,
    seats: int,
    seed: int,
    resting: str,
    secret: frozenset[str],
    stop: Callable[[Table], bool],
    most: int = 40,
) -> list[str]:
    """Play random games from swapped positions in step; what a seat sees differently, as pairs of texts
    (none: no leak).

    `stop` says when the two may begin to differ (something hidden has been shown to all).
    """
    found: list[str] = []
    start = game.table(seats, seed)
    for seat in start.seats:
        position = swapped(start, seat, secret, seed + 1)
        if position is None:
            continue
        full = start.view("referee")
        first = {
            "game": {k: v for k, v in full["game"].items() if k in position["game"]},
            "players": {
                o: {k: full["players"][o][k] for k in given} for o, given in position["players"].items()
            },
        }
        tables = [
            game.table(list(start.seats), seed, position={**copy.deepcopy(p), "at": resting})
            for p in (first, position)
        ]
        for step in range(most):
            one, two = seen(tables[0], seat), seen(tables[1], seat)
            if one != two:
                found.append(f"{seat} at step {step}:\n  {one}\n  {two}")
                break
            ask = tables[0].pending[0]
            legal = tables[0].legal(ask.seat, ask.id)
            move = legal[mix(seed, step) % len(legal)]
            for table in tables:
                if table.check(ask.seat, move.move) is not None:
                    break
                table.act(ask.seat, move.move)
            if any(stop(t) for t in tables):
                break
    return found
