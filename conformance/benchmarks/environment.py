"""How fast the PettingZoo environments step, beside playouts of the same games in the same run.

    python conformance/benchmarks/environment.py [--seconds 2]

In each game and mode an agent that chooses at random from its action mask plays whole games; beside it stand
the playouts of `rulewright simulate`, which list the same legal moves, but make no observations and no masks.
A move that chooses a set is several steps, so games are compared, too. The ratios are the result.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import numpy as np

import rulewright
from rulewright.engine.simulation import playout
from rulewright.env import raw_env
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules


def stepped(game: str, mode: str) -> Callable[[int], int]:
    """What plays one game of a seed in an environment, and says how many steps it took."""
    environment = raw_env(game, mode=mode)

    def play(seed: int) -> int:
        chosen, steps = random.Random(seed), 0
        environment.reset(seed=seed)
        for _ in environment.agent_iter(max_iter=10**9):
            observation, _, done, cut, _ = environment.last()
            if done or cut:
                environment.step(None)
                continue
            environment.step(chosen.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return play


def played(game: str, mode: str) -> Callable[[int], int]:
    """What plays one game of a seed at a table, and says how many decisions it took."""
    loaded = rulewright.load(game, mode)
    return lambda seed: playout(loaded.table(seed=seed), seed).decisions


def rates(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Steps and games a second over about that many seconds of processor time, after one game to warm up."""
    play(0)
    started, steps, seed = time.process_time(), 0, 1
    while time.process_time() - started < seconds:
        steps += play(seed)
        seed += 1
    spent = time.process_time() - started
    return steps / spent, (seed - 1) / spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each plays")
    seconds = parser.parse_args().seconds
    for game in known_games():
        for mode in load_rules(game).modes:
            steps, games = rates(stepped(game, mode), seconds)
            decisions, bare = rates(played(game, mode), seconds)
            print(f"{game} ({mode}): {steps:,.0f} steps/s beside {decisions:,.0f} decisions/s of playouts,")
            print(f"    ratio {steps / decisions:.2f}; by whole games {games / bare:.2f}")


if __name__ == "__main__":
    main()
