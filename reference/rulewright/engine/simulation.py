"""Random playouts: many games of uniformly random legal moves, the same for any number of processes."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from rulewright.engine.api import load, seat_names
from rulewright.engine.chance import mix
from rulewright.engine.moves import playable
from rulewright.engine.table import Table

MOST_DECISIONS = 100_000
Z95 = 1.959963984540054


@dataclass(frozen=True)
class Plan:
    """What is played: game, mode, seats, seed of the first game, settings, rulings, the host's seat, the
    roles in play, the folder of games that it is read from (None: the bundled ones)."""

    game: str
    mode: str
    seats: int
    seed: int
    settings: dict[str, Any]
    rulings: dict[str, str]
    host: str | None = None
    lineup: tuple[str, ...] | None = None
    spec_dir: Path | None = None

    def table(self, seed: int) -> Table:
        """A new table of this plan. Raises `IllegalMove` when that cannot be."""
        game = load(self.game, self.mode, self.spec_dir)
        return game.table(
            self.seats,
            seed,
            host=self.host,
            settings=self.settings,
            rulings=self.rulings,
            lineup=self.lineup,
        )


@dataclass(frozen=True)
class Outcome:
    """How one playout ended: winners by seat name, reason (or `undecided`), number of decisions.

    `carried` says for each seat and each attribute that names a document which one it was at the end:
    (`role` or `character`, its id, whether the seat won).
    """

    winners: tuple[str, ...]
    because: str
    decisions: int
    carried: tuple[tuple[str, str, bool], ...] = ()


def random_game(table: Table, seed: int, most: int = MOST_DECISIONS) -> Outcome:
    """Play a table to its end with uniformly random legal moves.

    While somebody has to answer, he does; only one time in eight an ask that nobody has to answer (an offer
    at any time) is used before, if there is one. When nobody has to answer, one of the offers is used, until
    the clock goes to the next deadline: when nothing is offered, and else so often that each ask is taken
    about twice in between. Nobody says anything: moves with free words, and asks that want nothing else,
    are left out.
    """
    decisions = 0
    while table.over is None and decisions < most:
        first, second = mix(seed, 2 * decisions), mix(seed, 2 * decisions + 1)
        decisions += 1
        waiting = table.usable()
        free = [a for a in waiting if not a.blocking and not a.answered]
        blocking = [a for a in waiting if a.blocking]
        asks = free if not blocking or (free and (first >> 4) % 8 == 0) else blocking
        deadline = table.next_deadline()
        if deadline is not None and (not asks or (not blocking and first % (2 * len(asks) + 1) == 0)):
            table.tick(deadline)
            continue
        if not asks:
            break
        ask = asks[(first >> 8) % len(asks)]
        legal = playable(table.legal(ask.seat, ask.id))
        if legal:
            table.act(ask.seat, legal[second % len(legal)], ask.id)
    over = table.over
    winners = over.winners if over else ()
    return Outcome(winners, over.because if over else "undecided", decisions, _carried(table, winners))


def _carried(table: Table, winners: tuple[str, ...]) -> tuple[tuple[str, str, bool], ...]:
    kinds = {n: a.type for n, a in table.rules.attributes.get("player", {}).items()}
    names = [n for n, kind in kinds.items() if kind in ("role", "character")]
    if not names:
        return ()
    players = table.view("referee")["players"]
    return tuple(
        (kinds[n], str(shown[n]), seat in winners)
        for seat, shown in players.items()
        for n in names
        if shown[n] is not None
    )


def play(plan: Plan, seeds: Iterable[int]) -> list[Outcome]:
    """Play one game for each seed."""
    return [playout(plan.table(seed), seed) for seed in seeds]


def playout(table: Table, seed: int, most: int = MOST_DECISIONS) -> Outcome:
    """Play the random game that belongs to the seed of a table; the draws differ from those of the table."""
    return random_game(table, seed ^ 0x5EED, most)


def simulate_games(plan: Plan, count: int, jobs: int = 1) -> dict[str, Any]:
    """Play `count` games and sum them up as plain data. Raises `IllegalMove` when the set-up cannot be."""
    plan.table(plan.seed)  # a set-up that cannot be is refused before anybody begins to work
    started = time.perf_counter()
    seeds = range(plan.seed, plan.seed + count)
    if jobs == 1:
        outcomes = play(plan, seeds)
    else:
        parts = [seeds[i::jobs] for i in range(jobs)]
        pool = ProcessPoolExecutor(jobs, initializer=_quietly)
        try:
            outcomes = [o for part in pool.map(play, [plan] * jobs, parts) for o in part]
        except BaseException:
            # Not to wait for games that nobody wants any more.
            for worker in list((pool._processes or {}).values()):
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    return summarise(plan, outcomes, time.perf_counter() - started)


def _quietly() -> None:
    """A process that plays ends when it is told to, without a word: the one that asked for it speaks."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def summarise(plan: Plan, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """Win rates with 95 % intervals (Wilson), reasons and lengths."""
    games = len(outcomes)
    names = seat_names(plan.seats)
    wins = Counter(name for o in outcomes for name in o.winners)
    reasons = Counter(o.because for o in outcomes)
    decisions = [o.decisions for o in outcomes]
    return {
        "game": plan.game,
        "mode": plan.mode,
        "seats": plan.seats,
        "seed": plan.seed,
        "games": games,
        "decisions": sum(decisions),
        "seconds": round(seconds, 3),
        "wins": {name: _row(wins[name], games) for name in names},
        "reasons": {name: _row(n, games) for name, n in sorted(reasons.items())},
        **{f"{kind}s": _by_document(outcomes, kind) for kind in ("role", "character")},
        "decisions_a_game": {"mean": sum(decisions) / games, "least": min(decisions), "most": max(decisions)},
    }


def _by_document(outcomes: list[Outcome], kind: str) -> dict[str, Any]:
    """Of the games in which somebody had a role (or character) at the end, in how many one who had it won.

    Games are counted, not seats: those of one side win together, so that they are no independent trials.
    """
    there = Counter(name for o in outcomes for name in {n for k, n, _ in o.carried if k == kind})
    won = Counter(name for o in outcomes for name in {n for k, n, wins in o.carried if k == kind and wins})
    return {name: {**_row(won[name], n), "of": n} for name, n in sorted(there.items())}


def _row(hits: int, games: int) -> dict[str, Any]:
    low, high = wilson(hits, games)
    return {"games": hits, "rate": hits / games, "interval": [low, high]}


def wilson(hits: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson 1927)."""
    rate, z2 = hits / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    # Without hits it begins at 0, and without misses it ends at 1: in floating point it would miss them.
    return 0.0 if hits == 0 else middle - half, 1.0 if hits == games else middle + half
