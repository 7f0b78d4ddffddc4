"""What BangArena's rules say of its deck and its odds: exact counts, which no single table can show."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import rulewright
from rulewright.engine.table import IllegalMove
from rulewright.engine.values import card
from rulewright.rules.load import load_rules

GAME = "bangarena"
MODES = load_rules(GAME).modes
KINDS = {
    "bullet": 25, "ricochet": 12, "flask": 6, "snatch": 4, "drop": 4, "duel": 3, "raid": 2, "wagon": 2, "market": 2,
    "saloon": 1, "caravan": 1, "buckshot": 1, "jail": 3, "cover": 2, "horse": 2, "scope": 1, "dynamite": 1,
    "volcanic": 2, "sawed_off": 3, "rifle": 1, "carbine": 1, "long_rifle": 1,
}  # fmt: skip


def deck(mode: str) -> list[tuple[str, str, int]]:
    """Kind, suit and rank of every card of a mode."""
    program = rulewright.load(GAME, mode).program
    return [(c.kind, str(c.suit), int(c.rank or 0)) for c in program.cards]


@pytest.mark.parametrize("mode", MODES)
def test_the_deck_has_eighty_cards_of_twenty_two_kinds(mode: str) -> None:
    cards = deck(mode)
    assert Counter(kind for kind, _, _ in cards) == KINDS
    assert len(cards) == 80


@pytest.mark.parametrize("mode", MODES)
def test_the_suits_of_the_deck(mode: str) -> None:
    suits = Counter(suit for _, suit, _ in deck(mode))
    assert suits == {"hearts": 21, "diamonds": 19, "clubs": 20, "spades": 20}
    assert sum(suit == "spades" and 2 <= rank <= 9 for _, suit, rank in deck(mode)) == 12


@pytest.mark.parametrize("mode", MODES)
def test_the_deck_has_sixty_three_brown_nine_blue_and_eight_weapons(mode: str) -> None:
    rules = rulewright.load(GAME, mode).rules
    types = {name: d.data["type"].args[0] for name, d in rules.documents["card"].items()}
    assert Counter(types[kind] for kind, _, _ in deck(mode)) == {"brown": 63, "blue": 9, "weapon": 8}


@pytest.mark.parametrize("mode", MODES)
def test_sixteen_characters_and_the_roles_of_every_size(mode: str) -> None:
    game = rulewright.load(GAME, mode)
    assert len(game.rules.documents["character"]) == 16
    for seats in range(4, 9):
        roles = game.table(seats).view("spectator")["game"]["line_up"]
        assert len(roles) == seats
        assert roles.count("marshal") == 1
        assert roles.count("loner") == (2 if seats == 8 else 1)
        assert roles.count("double_agent") == (1 if mode == "double_agent" and seats > 4 else 0)


def good_cards(check: str) -> list[bool]:
    """For each card of the deck, whether a check with it is a good one, as the rules say."""
    state: Any = rulewright.load(GAME).table(4)._state
    return [bool(state.number("good_for", "card", card(n), check)) for n in range(80)]


@pytest.mark.parametrize(
    ("check", "good", "one", "two"),
    [
        ("bars", 21, Fraction(2625, 10000), Fraction(1449, 3160)),
        ("fuse", 68, Fraction(85, 100), 1 - Fraction(12 * 11, 80 * 79)),
        ("shelter", 21, Fraction(2625, 10000), Fraction(1449, 3160)),
    ],
)
def test_the_odds_of_checks_from_a_full_deck(check: str, good: int, one: Fraction, two: Fraction) -> None:
    cards = good_cards(check)
    assert sum(cards) == good
    assert Fraction(good, 80) == one
    # Lucky flips two different cards, and the better one counts.
    pairs = list(permutations(cards, 2))
    assert Fraction(sum(a or b for a, b in pairs), len(pairs)) == two


def cover_odds(character: str) -> Fraction:
    """How often Cover saves a seat, over every outcome of the coins that the rules flip."""
    game = rulewright.load(GAME)
    saved, tosses = Fraction(0), [[]]  # type: ignore[var-annotated]
    while tosses:
        coins = tosses.pop()
        table = game.table(
            ["a", "b", "c", "d"],
            position={
                "at": "play",
                "game": {"turn": "a", "round": 1},
                "players": {
                    "a": {"role": "marshal", "character": "grip", "hearts": 5, "hand": ["bullet 5D"]},
                    "b": {"role": "outlaw", "character": character, "hearts": 3, "table": ["cover QS"]},
                    "c": {"role": "outlaw", "character": "red_suit", "hearts": 4},
                    "d": {"role": "loner", "character": "three_eyes", "hearts": 4},
                },
            },
            tape={"coin": {"b": coins}},
        )
        try:
            table.act("a", "play bullet 5D > b")
        except IllegalMove:
            # One more coin is tossed than those given.
            tosses += [[*coins, "heads"], [*coins, "tails"]]
            continue
        saved += Fraction(table.view("b")["players"]["b"]["hearts"] == 3, 2 ** len(coins))
    return saved


def test_cover_is_a_fair_coin() -> None:
    assert cover_odds("two_tone") == Fraction(1, 2)
    assert cover_odds("iron_forehead") == Fraction(1, 2)
    assert cover_odds("lucky") == Fraction(3, 4)
