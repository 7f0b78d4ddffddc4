"""The tables of the server: few, not for ever, and each seat behind a secret of its own.

A seat is named only by its token, so that whoever has one token sees and moves one seat and no other. Seats
without a token are played by bots. Nothing here knows the protocol by which it is asked.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.engine.api import load, seat_names
from rulewright.engine.chance import mix
from rulewright.engine.table import Table
from rulewright.match.players import Bot
from rulewright.mcp_server.refusal import Refused, refusing
from rulewright.rules.model import Rules
from rulewright.seat.decision import decision_of
from rulewright.seat.observation import observation
from rulewright.seat.reply import Reply, Taken, understand

MOST_TABLES = 32
MOST_AGE = 2 * 3600.0
_CHANCES = 2
# Inputs that bots and the clock may make between two moves of somebody with a token.
_MOST_AT_ONCE = 5_000


@dataclass
class Sitting:
    """One table with the seats that have tokens. `waited` are those who let time pass since its last move."""

    table: Table
    lang: str | None
    played: tuple[str, ...]
    bots: dict[str, Bot]
    touched: float
    heard: Counter[str] = field(default_factory=Counter)
    chances: Counter[str] = field(default_factory=Counter)
    waited: set[str] = field(default_factory=set)


class Tables:
    """The tables and their tokens. Every method may be called from any thread; all raise `Refused`."""

    def __init__(
        self,
        most: int = MOST_TABLES,
        age: float = MOST_AGE,
        now: Callable[[], float] = time.monotonic,
        spec_dir: Path | None = None,
    ) -> None:
        """At most `most` tables; one that nobody has touched for `age` seconds is forgotten, and one that is
        over when a new one needs its place.

        `spec_dir` is the folder of the games (None: the bundled ones).
        """
        self.spec_dir = spec_dir
        self._most, self._age, self._now = most, age, now
        self._seats: dict[str, tuple[Sitting, str]] = {}
        self._lock = threading.Lock()

    def new(
        self,
        game: str,
        mode: str | None = None,
        seats: int | None = None,
        play: list[str] | None = None,
        seed: int | None = None,
        lang: str | None = None,
        **setup: Any,
    ) -> dict[str, Any]:
        """Set a table up. `play` are the seats with a token (default: the first); bots play the others."""
        with self._lock, refusing():
            self._forget()
            leaving = self._leaving()
            if seed is not None and seed < 0:
                raise Refused("'seed' is 0 or more")
            loaded = load(game, mode, self.spec_dir)
            names = seat_names(loaded.count(loaded.rules.seats[0] if seats is None else seats))
            wanted = tuple(dict.fromkeys(play or names[:1]))
            there = (*names, *loaded.rules.staff)
            for seat in wanted:
                if seat not in there:
                    raise Refused(f"there is no seat '{seat}'; there are {', '.join(there)}")
            drawn = secrets.randbits(32) if seed is None else seed
            table = loaded.table(list(names), drawn, **{k: v for k, v in setup.items() if v})
            key = mix(drawn, 0)
            bots = {s: Bot("random", mix(key, i)) for i, s in enumerate(there) if s not in wanted}
            sitting = Sitting(table, lang, wanted, bots, self._now())
            seen_first = self._observation(sitting, wanted[0], 0)  # a language that is none leaves no table
            _go_on(sitting)
            self._seats = {t: each for t, each in self._seats.items() if each[0] is not leaving}
            tokens = {seat: secrets.token_urlsafe(24) for seat in wanted}
            self._seats.update({token: (sitting, seat) for seat, token in tokens.items()})
        return {
            "game": seen_first["game"],
            "mode": seen_first["mode"],
            "seats": list(names),
            "tokens": tokens,
            "bots": [seat for seat in there if seat not in wanted],
        }

    def view(self, token: str, everything: bool = False) -> dict[str, Any]:
        """What the seat of a token sees and may do, with what happened since its last look (or from the
        beginning)."""
        with self._lock, refusing():
            sitting, seat = self._find(token)
            since = 0 if everything else sitting.heard[seat]
            seen = self._observation(sitting, seat, since)
            sitting.heard[seat] = seen["next"]
        return seen

    def legal(self, token: str) -> list[dict[str, Any]]:
        """The legal moves of the seat of a token; none while nothing is asked of it."""
        with self._lock, refusing():
            sitting, seat = self._find(token)
            seen = self._observation(sitting, seat, sitting.heard[seat])
        moves: list[dict[str, Any]] = seen["legal"]
        return moves

    def act(self, token: str, reply: Reply) -> dict[str, Any]:
        """Make the move of a reply, let bots and time go on, and say what is seen then."""
        with self._lock, refusing():
            sitting, seat = self._find(token)
            if sitting.table.over is not None:
                raise Refused("the game is over")
            decision = decision_of(sitting.table, seat)
            if not decision.asks:
                raise Refused(f"nothing is asked of seat {seat} now: it waits for the others")
            taken = understand(sitting.table, decision, reply)
            _do(sitting, seat, taken)
            _go_on(sitting)
        return self.view(token)

    def rules(self, token: str) -> Rules:
        """The linked rules of the table of a token."""
        with self._lock:
            return self._find(token)[0].table.rules

    def _observation(self, sitting: Sitting, seat: str, since: int) -> dict[str, Any]:
        return observation(sitting.table, seat, sitting.lang, since=since, spec_dir=self.spec_dir)

    def _leaving(self) -> Sitting | None:
        """The table that a new one takes the place of: none while there is room, else of those that are over
        the one that has been left alone for longest."""
        sittings = {id(sitting): sitting for sitting, _ in self._seats.values()}.values()
        if len(sittings) < self._most:
            return None
        done = [sitting for sitting in sittings if sitting.table.over is not None]
        if not done:
            count = "1 table" if self._most == 1 else f"{self._most} tables"
            raise Refused(f"there is place for {count}, and no game is over: finish one, or come back later")
        return min(done, key=lambda sitting: sitting.touched)

    def _find(self, token: str) -> tuple[Sitting, str]:
        self._forget()
        found = self._seats.get(token)
        if found is None:
            raise Refused("there is no table for this token (it may have been forgotten): take a new one")
        found[0].touched = self._now()
        return found

    def _forget(self) -> None:
        """Drop tables that nobody has touched for long."""
        oldest = self._now() - self._age
        self._seats = {token: each for token, each in self._seats.items() if each[0].touched >= oldest}


def _do(sitting: Sitting, seat: str, taken: Taken) -> None:
    if taken.what == "wait":
        sitting.waited.add(seat)
        return
    sitting.waited.discard(seat)
    if taken.what == "withdraw":
        sitting.table.withdraw(seat, taken.ask)
    else:
        assert taken.move is not None
        sitting.table.act(seat, taken.move, taken.ask)


def _go_on(sitting: Sitting) -> None:
    """Let bots move and time pass until somebody with a token may do something."""
    table = sitting.table
    for _ in range(_MOST_AT_ONCE):
        waiting = table.pending
        if table.over is not None or not (waiting or table.next_deadline() is not None):
            return
        held = list(dict.fromkeys(a.seat for a in waiting if a.blocking))
        free = list(dict.fromkeys(a.seat for a in waiting if not a.blocking))
        if any(seat in sitting.bots and _bot_moves(sitting, seat, bool(held)) for seat in (*held, *free)):
            continue
        if any(seat in sitting.played for seat in held):
            return
        if any(seat in sitting.played and seat not in sitting.waited for seat in free):
            return
        deadline = table.next_deadline()
        if deadline is None:
            sitting.waited.clear()
            sitting.chances.clear()
            return
        table.tick(deadline)
        sitting.waited.clear()
        sitting.chances.clear()


def _bot_moves(sitting: Sitting, seat: str, others_wait: bool) -> bool:
    """Whether a bot did something: what it must do, or one of the few things that it may."""
    decision = decision_of(sitting.table, seat)
    if decision.may_wait:
        if sitting.chances[seat] >= _CHANCES:
            return False
        sitting.chances[seat] += 1
    taken = sitting.bots[seat].decide(decision, others_wait)
    if taken.what == "wait":
        return not decision.may_wait
    _do(sitting, seat, taken)
    return True
