"""A small engine to copy: Liar's Dice over the rulewright protocol, version 1. Run it: python engine.py"""

import copy
import json
import sys

# Say only what is true: what is declared is tested, what is not declared is left out.
GAME = {"modes": ["standard"], "seats": [2, 6], "start": ["deal", "position"], "chance": ["tape"]}
GAME |= {"views": ["own", "spectator", "referee"], "legal": "set"}
HELLO = {"protocol": 1, "engine": {"name": "minimal-python", "version": "1"}, "games": {"liars_dice": GAME}}
BLANK = {"host": None, "turn": None, "quantity": 0, "face": 0, "bidder": None, "ones_closed": False}


class Refused(Exception):
    """Raised with the phase that refuses; whatever was being done is undone."""


def set_up(m):
    seats, start, tape = m["seats"], m.get("position"), m.get("chance", {}).get("tape", {}).get("roll", {})
    ...
