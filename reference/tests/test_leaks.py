"""A seat learns nothing it may not know: other hidden cards, roles and dice change not one byte of what it gets.

The check itself is tested with planted leaks: each must be found.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from random_games import games, new_table, settings
from swap import NONE, OWNER, Secrets, leaks, undeclared

import rulewright
from rulewright.data import data_path
from rulewright.engine import log, moves, recognise
from rulewright.engine.faults import Refusal
from rulewright.engine.state import NOBODY, State
from rulewright.rules.documents import known_games

EVERY = pytest.mark.parametrize(("game", "mode", "seats"), settings())


def never(player: dict[str, Any]) -> bool:
    """A player sees only his own dice until a challenge (LD-006)."""
    return False


def role_is_open(player: dict[str, Any]) -> bool:
    """All know the role of the Marshal (the Sheriff) and of the dead (BA-014 to BA-016, BC-006)."""
    return player["role"] in ("marshal", "sheriff") or not player["alive"]


def cups_are_opened(entry: dict[str, Any]) -> bool:
    return bool(entry["type"] == "challenged")


def red_suit_shows_a_card(entry: dict[str, Any]) -> bool:
    return bool(entry["type"] == "fact" and entry["data"].get("what") == "second_card")


def a_card_is_shown(entry: dict[str, Any]) -> bool:
    """Black Jack's second card, and at the Chinese table the card that Kit Carlson puts back."""
    return bool(entry["type"] == "fact" and entry["data"].get("what") in ("second_card", "top_of_deck"))


SECRETS = {
    "liars_dice": Secrets(attributes={"cup": never}, shows=cups_are_opened),
    "bangarena": Secrets(
        zones={"deck": NONE, "hand": OWNER, "looking": OWNER, "held": OWNER},
        attributes={"role": role_is_open},
        shows=red_suit_shows_a_card,
    ),
    "bang": Secrets(
        zones={"deck": NONE, "hand": OWNER, "looking": OWNER, "held": OWNER},
        attributes={"role": role_is_open},
        shows=a_card_is_shown,
    ),
}
# Hidden in the rules, but only for tidiness: it follows from what all see.
FOLLOWS = {"bangarena": {"leaving"}, "bang": {"leaving"}}
CHANGES = {
    "liars_dice": {"attributes"},
    "bangarena": {"a pile", "two hands", "a hand and a pile", "all cards", "attributes"},
    "bang": {"a pile", "two hands", "a hand and a pile", "all cards", "attributes"},
}

LEAST = {"liars_dice": 3, "bangarena": 10, "bang": 10}  # worlds a game, on the average


def test_what_the_rules_hide_is_what_this_test_says() -> None:
    for game in known_games():
        for mode in rulewright.load(game).rules.modes:
            table = rulewright.load(game, mode).table()
            assert undeclared(SECRETS[game], table) == FOLLOWS.get(game, set()), game


@EVERY
def test_what_a_viewer_cannot_know_changes_nothing_that_he_gets(game: str, mode: str, seats: int) -> None:
    counts: Counter[str] = Counter()
    seeds = games(game, 2)
    for seed in seeds:
        table = new_table(game, mode, seats, seed)
        assert leaks(table, seed, SECRETS[game], counts, every=4) == [], f"seed {seed}"
    # It is no empty truth: there were other worlds of every kind and for a spectator, and they really differed.
    assert counts["worlds"] >= LEAST[game] * len(seeds), counts
    assert counts["comparisons"] >= 2 * counts["worlds"], counts
    assert sum(counts[kind] for kind in CHANGES[game]) >= 0.95 * counts["comparisons"], counts
    assert all(counts[kind] for kind in CHANGES[game]), counts
    assert counts["of a spectator"], counts
    assert counts["refusals"] >= counts["comparisons"], counts


# -- planted leaks ---------------------------------------------------------------------------------------

# What is planted → file, old text, new text.
IN_RULES = {
    "liars_dice": {
        "attribute": (
            "game.yaml",
            "type: dice\n      default: []\n      max: 6\n      seen_by: owner",
            "type: dice\n      default: []\n      max: 6\n      seen_by: all",
        ),
        "number shown to all": (
            "game.yaml",
            "      id: liars_dice.end.in_the_game",
            "      id: liars_dice.end.in_the_game\n    pips:\n      base: it.cup.sum(it)\n      seen_by: all",
        ),
        "event audience": (
            "game.yaml",
            "  bid_made:\n    id: liars_dice.bid.stands\n    claims: [LD-011, LD-012]\n    fields:",
            "  bid_made:\n    id: liars_dice.bid.stands\n    claims: [LD-011, LD-012]\n    fields:\n      secret: alive.sum(it.cup.sum(it))",
        ),
        "legal moves": (
            "game.yaml",
            "        if: quantity >= game.quantity\n",
            "        if: quantity >= game.quantity and quantity <= players.sum(it.cup.count(it > 3))\n",
        ),
        "order of legal moves": (
            "game.yaml",
            "        from: faces_rising\n",
            "        from: faces_rising if players.sum(it.cup.sum(it)) % 2 == 0 else faces_rising.reversed\n",
        ),
        "refusal": (
            "game.yaml",
            "      not_fewer:\n",
            "      leak:\n        if: quantity >= game.quantity or players.last.cup.any(it == 6)\n        code: limit\n      not_fewer:\n",
        ),
    },
    "bangarena": {
        "zone: hands": (
            "../_west/game.yaml",
            "  hand:\n    of: player\n    seen_by: owner",
            "  hand:\n    of: player\n    seen_by: all",
        ),
        "zone: order of the deck": (
            "../_west/game.yaml",
            "  deck:\n    of: game\n    seen_by: none",
            "  deck:\n    of: game\n    seen_by: all",
        ),
        "attribute: roles": (
            "../_west/game.yaml",
            "seen_by: viewer == it or it.is_leader or not it.alive",
            "seen_by: all",
        ),
        "number: depends on the role": (
            "../_west/game.yaml",
            "    is_leader:\n      base:",
            "    suspect:\n      base: it.hearts < 4 and it.role.side == gang\n      seen_by: all\n    is_leader:\n      base:",
        ),
        "event: the card drawn is told": (
            "../_west/game.yaml",
            "  draw:\n    id: _west.draw.from_deck\n",
            "  draw:\n    id: _west.draw.from_deck\n    tells:\n      to: all\n      when: end\n      data: [who, result]\n",
        ),
        "order of legal moves: cards of others": (
            "../_west/cards/gun.yaml",
            "from: alive.without(me)\n",
            "from: alive.without(me) if alive.sum(it.hand.count(it.suit == hearts)) % 2 == 0 else alive.without(me).reversed\n",
        ),
        "legal moves: role of the target": (
            "../_west/cards/gun.yaml",
            "        if: me.distance(target) <= me.reach\n",
            "        if: me.distance(target) <= me.reach and (target.role.side != law or target.is_leader)\n",
        ),
        "refusal: role of the target": (
            "../_west/cards/gun.yaml",
            "    needs:\n      in_reach:",
            "    needs:\n      told:\n        if: me.distance(target) <= me.reach or target.role.side == gang\n        code: forbidden\n      in_reach:",
        ),
        "a window is skipped without a Ricochet": (
            "../_west/game.yaml",
            "          until: need <= 0\n          skip_if: it.hand.size == 0",
            "          until: need <= 0\n          skip_if: it.hand.all(it.use != dodge)",
        ),
    },
}  # fmt: skip
PLANTED = [(game, leak) for game, planted in IN_RULES.items() for leak in planted]
SEATS = {"liars_dice": 3, "bangarena": 5}
MOST_GAMES = 12


@pytest.mark.parametrize(("game", "leak"), PLANTED)
def test_a_leak_planted_in_the_rules_is_found(game: str, leak: str, tmp_path: Path) -> None:
    shutil.copytree(data_path("spec"), tmp_path, dirs_exist_ok=True)
    name, old, new = IN_RULES[game][leak]
    file = tmp_path / game / name
    text = file.read_text(encoding="utf-8")
    assert old in text, "the rules were changed: plant this leak in another way"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert found_in(game, tmp_path), f"the leak was not found: {leak}"


def found_in(game: str, spec: Path | None = None) -> bool:
    """Whether the check finds a leak within some games of the default mode."""
    loaded = rulewright.load(game, spec_dir=spec)
    tables = ((loaded.table(SEATS[game], seed), seed) for seed in range(MOST_GAMES))
    return any(leaks(table, seed, SECRETS[game], Counter(), every=3) for table, seed in tables)


def moved_cards_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    told = log.emit

    def emit(
        t: State, type: str, data: dict[str, Any], to: Any = "all", only: Any = None, rules: Any = ()
    ) -> None:
        if type == "moved" and only:
            data, only = {**data, **next(iter(only.values()))}, None
        told(t, type, data, to, only, rules)

    monkeypatch.setattr(log, "emit", emit)


def legal_list_by_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = moves.legal

    def legal(t: State, place: int, player: Any) -> list[moves.LegalMove]:
        others = [
            len(t.text(c)) for (_, owner), cards in t.zones.items() if owner != player.seat for c in cards[:1]
        ]
        found = honest(t, place, player)
        return found if sum(others) % 2 else found[::-1]

    monkeypatch.setattr(moves, "legal", legal)


def refusal_names_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = recognise._not_among

    def not_among(t: State, param: Any, given: Any) -> Refusal:
        refusal = honest(t, param, given)
        top = t.zones["deck", NOBODY][:1]
        return Refusal(
            refusal.phase, refusal.code, refusal.rule, message=f"{given}: no, but {t.text(tuple(top))}"
        )

    monkeypatch.setattr(recognise, "_not_among", not_among)


def views_count_the_kinds_of_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    from rulewright.engine import views

    honest = views._player

    def player(t: State, of: Any, viewer: Any, all_: bool) -> dict[str, Any]:
        shown = honest(t, of, viewer, all_)
        if viewer is not of and t.zones["hand", of.seat]:
            shown["hand"]["kinds"] = len({t.program.cards[c.number].kind for c in t.zones["hand", of.seat]})
        return shown

    monkeypatch.setattr(views, "_player", player)


@pytest.mark.parametrize(
    "plant",
    [
        moved_cards_to_all,
        legal_list_by_hidden_cards,
        refusal_names_a_hidden_card,
        views_count_the_kinds_of_a_hand,
    ],
)
def test_a_leak_planted_in_the_engine_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert found_in("bangarena"), f"the leak was not found: {plant.__name__}"
