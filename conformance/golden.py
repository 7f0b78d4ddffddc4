"""Whole games, written as scenarios.

    python conformance/golden.py            writes conformance/scenarios/GAME/games/ for each game
    python conformance/golden.py --check    says whether those files are what would be written

How a game is played and checked is said in its own module.
"""

from __future__ import annotations

import sys

import golden_liars_dice
from golden_bang import Bang
from golden_bangarena import BangArena
from golden_parts import command

WESTERNS = (BangArena(), Bang())
GAMES = {golden_liars_dice.GAME: golden_liars_dice.files} | {game.name: game.files for game in WESTERNS}

if __name__ == "__main__":
    sys.exit(command(GAMES, sys.argv[1:]))
