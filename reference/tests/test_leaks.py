"""A seat learns nothing it may not know: swapped hidden dice change not one byte of what it gets.

The check itself is tested with planted leaks: each must be found.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from random_games import GAMES, settings
from swap import differences

import rulewright
from rulewright.data import data_path
from rulewright.engine.table import Table

SECRET = frozenset({"cup"})  # LD-006: a player sees only his own dice
DICE = [(m, s) for g, m, s in settings() if g == "liars_dice"]


def cups_are_open(table: Table) -> bool:
    return any(e["type"] == "challenged" for e in table.events())


@pytest.mark.parametrize(("mode", "seats"), DICE)
def test_swapped_dice_change_nothing_that_a_seat_gets(mode: str, seats: int) -> None:
    game = rulewright.load("liars_dice", mode)
    for seed in range(GAMES // 2):
        assert differences(game, seats, seed, "bidding", SECRET, cups_are_open) == []


PLANTED = {
    "attribute": ("type: dice\n      default: []\n      max: 6\n      seen_by: owner", "type: dice\n      default: []\n      max: 6\n      seen_by: all"),
    "number shown to all": ("      id: liars_dice.end.in_the_game", "      id: liars_dice.end.in_the_game\n    pips:\n      base: it.cup.sum(it)\n      seen_by: all"),
    "event audience": ("  bid_made:\n    id: liars_dice.bid.stands\n    claims: [LD-011, LD-012]\n    fields:", "  bid_made:\n    id: liars_dice.bid.stands\n    claims: [LD-011, LD-012]\n    fields:\n      secret: alive.sum(it.cup.sum(it))"),
    "legal moves": ("        if: quantity >= game.quantity\n", "        if: quantity >= game.quantity and quantity <= players.sum(it.cup.count(it > 3))\n"),
    "order of legal moves": (
        "        from: faces_rising\n",
        "        from: faces_rising if players.sum(it.cup.sum(it)) % 2 == 0 else faces_rising.reversed\n",
    ),
    "refusal": (
        "      not_fewer:\n",
        "      leak:\n        if: quantity >= game.quantity or players.last.cup.any(it == 6)\n"
        "        code: limit\n      not_fewer:\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_found(leak: str, tmp_path: Path) -> None:
    shutil.copytree(data_path("spec") / "liars_dice", tmp_path / "liars_dice")
    file = tmp_path / "liars_dice" / "game.yaml"
    text = file.read_text(encoding="utf-8")
    old, new = PLANTED[leak]
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    game = rulewright.load("liars_dice", spec_dir=tmp_path)
    found = [d for seed in range(6) for d in differences(game, 3, seed, "bidding", SECRET, cups_are_open)]
    assert found, f"the {leak} leak was not found"
