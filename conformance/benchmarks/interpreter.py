"""How fast the interpreter plays, loads and clones, each against something measured in the same run.

    python conformance/benchmarks/interpreter.py [--seconds 3] [--seats 6]

Plays random games of Liar's Dice with the complete list of legal moves at every decision, once with the
reference interpreter and once with a plain hand-written class of the same rules; then BangArena with 5 and 8
seats, with lists and (replaying the same moves) without; then Mafia with 7 and 15 seats in both modes, by the
playouts of `rulewright simulate` (ticks of the clock are decisions too). Absolute figures are the machine's;
the ratios, all of one run, are the result.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

FACES = (2, 3, 4, 5, 6, 1)


class PlainLiarsDice:
    """The same rules by hand: list of legal moves, apply. The yardstick."""

    def __init__(self, seats: int, rng: random.Random) -> None:
        self.rng = rng
        self.dice = [5] * seats
        self.turn = 0
        self.roll()

    def roll(self) -> None:
        """Begin a round."""
        self.cups = [[self.rng.randint(1, 6) for _ in range(n)] for n in self.dice]
        self.bid: tuple[int, int] | None = None
        self.bidder, self.closed = -1, False

    def legal(self) -> list[tuple[int, int]]:
        """All legal moves; (0, 0) is the challenge."""
        total = sum(self.dice)
        if self.bid is None:
            return [(q, f) for q in range(1, total + 1) for f in FACES]
        count, face = self.bid
        higher = FACES[FACES.index(face) + 1 :]
        return [
            (0, 0),
            *((count, f) for f in higher),
            *((q, f) for q in range(count + 1, total + 1) for f in FACES),
        ]

    def next(self, seat: int) -> int:
        """The next seat with dice."""
        while True:
            seat = (seat + 1) % len(self.dice)
            if self.dice[seat]:
                return seat

    def act(self, move: tuple[int, int]) -> bool:
        """Apply a move; True when the game is over."""
        if move != (0, 0):
            self.bid, self.bidder = move, self.turn
            self.closed = self.closed or move[1] == 1
            self.turn = self.next(self.turn)
            return False
        assert self.bid is not None
        count, face = self.bid
        wild = not self.closed and face != 1
        actual = sum(die == face or (wild and die == 1) for cup in self.cups for die in cup)
        loser = self.turn if actual >= count else self.bidder
        self.dice[loser] -= 1
        if sum(n > 0 for n in self.dice) == 1:
            return True
        self.turn = loser if self.dice[loser] else self.next(loser)
        self.roll()
        return False


def plain_game(seats: int, seed: int) -> int:
    """One hand-written game; the number of decisions."""
    rng = random.Random(seed)
    game, decisions = PlainLiarsDice(seats, rng), 0
    while True:
        decisions += 1
        if game.act(rng.choice(game.legal())):
            return decisions


def interpreted_game(game: str, seats: int, seed: int) -> int:
    """One interpreted game; the number of decisions."""
    return len(moves_of(game, seats, seed))


def moves_of(game: str, seats: int, seed: int) -> list[tuple[str, dict[str, Any], str]]:
    """The moves of one random game: seat, move, ask."""
    import rulewright
    from rulewright.engine.moves import playable

    rng = random.Random(seed)
    table, made = rulewright.load(game).table(seats, seed), []
    while table.over is None:
        ask = next(a for a in table.pending if a.blocking)
        move = rng.choice(playable(table.legal(ask.seat, ask.id)))
        made.append((ask.seat, move.move, ask.id))
        table.act(ask.seat, move, ask.id)
    return made


def replay_rate(game: str, seats: int, count: int) -> float:
    """Decisions a second of recorded games played again, without lists of legal moves."""
    import rulewright

    recorded = [moves_of(game, seats, seed) for seed in range(1, count + 1)]
    started, decisions = time.perf_counter(), 0
    for seed, made in enumerate(recorded, 1):
        table = rulewright.load(game).table(seats, seed)
        for seat, move, ask in made:
            table.act(seat, move, ask)
        decisions += len(made)
    return decisions / (time.perf_counter() - started)


def playout(game: str, mode: str, seats: int, seed: int) -> int:
    """One random game of a mode, also with clocks and offers nobody has to take; its decisions."""
    import rulewright
    from rulewright.engine.simulation import random_game

    return random_game(rulewright.load(game, mode).table(seats, seed), seed).decisions


def rate(play: Callable[[int, int], int], seats: int, seconds: float) -> float:
    """Decisions a second over about that many seconds, after one game to warm up."""
    play(seats, 0)
    started, decisions, seed = time.perf_counter(), 0, 1
    while time.perf_counter() - started < seconds:
        decisions += play(seats, seed)
        seed += 1
    return decisions / (time.perf_counter() - started)


def process_time(code: str) -> float:
    """Seconds that a fresh Python needs for some code; the best of five."""
    best = 1e9
    for _ in range(5):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        best = min(best, time.perf_counter() - started)
    return best


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each engine plays")
    parser.add_argument("--seats", type=int, default=6)
    options = parser.parse_args()
    plain = rate(plain_game, options.seats, options.seconds)
    interpreted = rate(partial(interpreted_game, "liars_dice"), options.seats, options.seconds)
    print(f"random games of Liar's Dice, {options.seats} seats, full legal lists")
    print(f"  hand-written {plain:>12,.0f} decisions/s")
    print(f"  interpreted  {interpreted:>12,.0f} decisions/s   ratio {interpreted / plain:.4f}")
    for seats in (5, 8):
        listed = rate(partial(interpreted_game, "bangarena"), seats, options.seconds)
        bare = replay_rate("bangarena", seats, 20)
        print(f"random games of BangArena, {seats} seats")
        ratio = f"ratio {listed / interpreted:.2f} to interpreted Liar's Dice"
        print(
            f"  full lists   {listed:>12,.0f} decisions/s   {ratio}, {listed / plain:.4f} to the hand-written"
        )
        print(f"  no lists     {bare:>12,.0f} decisions/s   ratio {bare / listed:.2f} to those with lists")
    for mode in ("online", "moderator"):
        for seats in (7, 15):
            listed = rate(partial(playout, "mafia", mode), seats, options.seconds)
            ratio = f"ratio {listed / interpreted:.2f} to interpreted Liar's Dice"
            print(f"random games of Mafia ({mode}), {seats} seats")
            print(f"  full lists   {listed:>12,.0f} decisions/s   {ratio}")
    clones()
    for game in ("liars_dice", "bangarena", "mafia"):
        loads(game)


def clones() -> None:
    """The cost of a clone beside that of copying the same state by hand."""
    import rulewright

    table = rulewright.load("liars_dice").table(6, 1)
    plain = PlainLiarsDice(6, random.Random(1))
    count = 5_000
    started = time.perf_counter()
    for _ in range(count):
        table.clone()
    ours = (time.perf_counter() - started) / count
    started = time.perf_counter()
    for _ in range(count):
        other = object.__new__(PlainLiarsDice)
        other.__dict__.update(plain.__dict__)
        other.dice, other.cups = list(plain.dice), [list(c) for c in plain.cups]
    by_hand = (time.perf_counter() - started) / count
    print(f"clone {ours * 1e6:.1f} µs, by hand {by_hand * 1e6:.1f} µs   ratio {ours / by_hand:.1f}")


def loads(game: str) -> None:
    """The time to load a game in a fresh process, and again in the same one."""
    import rulewright
    from rulewright.engine.api import _game
    from rulewright.rules.load import load_rules

    nothing = process_time("pass")
    cold = process_time(f"import rulewright; rulewright.load('{game}')")
    started = time.perf_counter()
    _game.cache_clear()
    load_rules.cache_clear()
    rulewright.load(game)
    warm = time.perf_counter() - started
    print(f"load {game}: {(cold - nothing) * 1e3:.0f} ms in a fresh process (beyond Python's own start),")
    print(f"      {warm * 1e3:.0f} ms again in the same process, documents kept, linked and compiled anew")


if __name__ == "__main__":
    main()
