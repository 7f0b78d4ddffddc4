"""Whole games, written as scenarios.

    python conformance/golden.py            writes conformance/scenarios/GAME/games/ for each game
                                            (mafia/golden/ for Mafia)
    python conformance/golden.py --check    says whether those files are what would be written

How a game is played and checked is said in its own module.
"""

from __future__ import annotations

import sys

import golden_liars_dice
import golden_mafia
from golden_bang import Bang
from golden_bangarena import BangArena
from golden_parts import command

WESTERNS = (BangArena(), Bang())
TABLES = (golden_liars_dice, golden_mafia)
GAMES = {each.GAME: each.files for each in TABLES} | {game.name: game.files for game in WESTERNS}
FOLDERS = {golden_mafia.GAME: golden_mafia.FOLDER}

if __name__ == "__main__":
    sys.exit(command(GAMES, sys.argv[1:], FOLDERS))
