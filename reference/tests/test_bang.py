"""What BANG!'s rules say of its deck, its people and its odds: exact counts, which no single table can show."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import rulewright
from rulewright.rules.load import load_rules

GAME = "bang"
MODES = load_rules(GAME).modes
KINDS = {
    "bang": 25, "missed": 12, "beer": 6, "panic": 4, "cat_balou": 4, "duel": 3, "indians": 2, "stagecoach": 2,
    "general_store": 2, "saloon": 1, "wells_fargo": 1, "gatling": 1, "jail": 3, "barrel": 2, "mustang": 2, "scope": 1,
    "dynamite": 1, "volcanic": 2, "schofield": 3, "remington": 1, "carabine": 1, "winchester": 1,
}  # fmt: skip


def deck(game: str, mode: str) -> Counter[tuple[str, str, int]]:
    program = rulewright.load(game, mode).program
    return Counter((c.kind, str(c.suit), int(c.rank or 0)) for c in program.cards)


@pytest.mark.parametrize("mode", MODES)
def test_the_deck_is_that_of_the_fourth_edition(mode: str) -> None:
    cards = deck(GAME, mode)
    assert cards.total() == 80
    kinds: Counter[str] = Counter()
    suits: Counter[str] = Counter()
    for (kind, suit, _), number in cards.items():
        kinds[kind] += number
        suits[suit] += number
    assert kinds == KINDS
    assert suits == {"hearts": 20, "diamonds": 20, "clubs": 20, "spades": 20}
    assert sum(n for (_, suit, rank), n in cards.items() if suit == "spades" and 2 <= rank <= 9) == 10
    # A pack of 52 and once more the cards from 8 to the ace.
    faces: Counter[tuple[str, int]] = Counter()
    for (_, suit, rank), number in cards.items():
        faces[suit, rank] += number
    assert all(n == (2 if rank >= 8 or rank == 1 else 1) for (_, rank), n in faces.items())
    assert len(faces) == 52


def test_bangarenas_deck_differs_in_three_cards() -> None:
    theirs = {"panic": "snatch", "jail": "jail", "volcanic": "volcanic"}
    ours, other = deck(GAME, MODES[0]), deck("bangarena", "classic")
    moved = {("panic", "diamonds", 8), ("jail", "spades", 10), ("volcanic", "spades", 10)}
    for kind, suit, rank in moved:
        assert ours[kind, suit, rank] == 1
        assert other[theirs[kind], suit, rank] == 0


@pytest.mark.parametrize("mode", MODES)
def test_sixteen_characters_with_the_lives_of_the_mode(mode: str) -> None:
    rules = rulewright.load(GAME, mode).rules
    assert len(rules.documents["character"]) == 16
    table: Any = rulewright.load(GAME, mode).table(5)
    lives = {c: table._state.member(c, "hearts", rules.seats_rule.mark) for c in rules.documents["character"]}
    three = {"el_gringo", "paul_regret"} | ({"kit_carlson"} if mode == "chinese_table" else set())
    assert {c for c, n in lives.items() if n == 3} == three
    assert {n for c, n in lives.items() if c not in three} == {4}


@pytest.mark.parametrize(
    ("check", "one", "two"),
    [
        ("bars", Fraction(20, 80), 1 - Fraction(60 * 59, 80 * 79)),
        ("fuse", Fraction(70, 80), 1 - Fraction(10 * 9, 80 * 79)),
    ],
)
def test_the_odds_of_a_draw_from_a_full_deck(check: str, one: Fraction, two: Fraction) -> None:
    state: Any = rulewright.load(GAME).table(4)._state
    good = [bool(state.number("good_for", "card", c, check)) for c in state.program.all_cards]
    assert Fraction(sum(good), 80) == one
    pairs = list(permutations(good, 2))
    assert Fraction(sum(a or b for a, b in pairs), len(pairs)) == two
