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
from mafia_secrets import SECRETS as MAFIA
from random_games import games, new_table, settings
from swap import NONE, OWNER, Secrets, leaks, undeclared
from village_secrets import VILLAGE

import rulewright
from rulewright.data import data_path
from rulewright.engine import log, moves, recognise
from rulewright.engine.faults import Refusal
from rulewright.engine.state import NOBODY, State
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules

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


SECRETS: dict[str, Secrets] = {
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
    "mafia": MAFIA,
    "mafia village": VILLAGE,
}
# Hidden in the rules, but only for tidiness: it follows from what all see.
FOLLOWS = {"bangarena": {"leaving"}, "bang": {"leaving"}}
CHANGES = {
    "liars_dice": {"attributes"},
    "bangarena": {"a pile", "two hands", "a hand and a pile", "all cards", "attributes"},
    "bang": {"a pile", "two hands", "a hand and a pile", "all cards", "attributes"},
    "mafia": {"roles", "values", "a secret move"},
    "mafia village": {"roles", "a secret move"},
}

LESS = {"mafia": 1}  # of long games not at every moment: so many inputs more a seat
LEAST = {"liars_dice": 3, "bangarena": 10, "bang": 10, "mafia": 4}  # worlds a game, on the average


def of(game: str, mode: str | None) -> str:
    """Where to look for what is said of a mode: it may be a game of its own."""
    return f"{game} {mode}" if f"{game} {mode}" in SECRETS else game


def test_what_the_rules_hide_is_what_this_test_says() -> None:
    for game in known_games():
        for mode in rulewright.load(game).rules.modes:
            table = rulewright.load(game, mode).table()
            assert undeclared(SECRETS[of(game, mode)], table) == FOLLOWS.get(game, set()), game


@EVERY
def test_what_a_viewer_cannot_know_changes_nothing_that_he_gets(game: str, mode: str, seats: int) -> None:
    counts: Counter[str] = Counter()
    seeds, changes, secrets = games(game, 2), CHANGES[of(game, mode)], SECRETS[of(game, mode)]
    # Of short games as many more as bring every kind.
    for seed in range(4 * len(seeds)):
        if seed >= len(seeds) and all(counts[kind] for kind in (*changes, "of a spectator")):
            break
        table = new_table(game, mode, seats, seed)
        every = 4 + int(LESS.get(of(game, mode), 0) * seats)
        assert leaks(table, seed, secrets, counts, every) == [], f"seed {seed}"
    # It is no empty truth: there were other worlds of every kind and for a spectator, and they really differed.
    assert counts["worlds"] >= LEAST[game] * len(seeds), counts
    assert counts["comparisons"] >= 2 * counts["worlds"], counts
    assert sum(counts[kind] for kind in changes) >= 0.95 * counts["comparisons"], counts
    assert all(counts[kind] for kind in changes), counts
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
    "mafia": {
        "attribute: the prisoner sees his captor": (
            "game.yaml",
            "    captor:\n      type: player\n      default: none\n      seen_by: none",
            "    captor:\n      type: player\n      default: none\n      seen_by: owner",
        ),
        "attribute: roles to the ghosts": (
            "game.yaml",
            "seen_by: viewer == it or (viewer != none and ((viewer.faction == mafia",
            "seen_by: viewer == it or (viewer != none and (not viewer.alive or (viewer.faction == mafia",
        ),
        "attribute: votes before the verdict is closed": (
            "game.yaml",
            "    vote:\n      type: verdicts\n      default: none\n      seen_by: owner",
            "    vote:\n      type: verdicts\n      default: none\n      seen_by: all",
        ),
        "attribute: predictions": (
            "game.yaml",
            "    prediction:\n      type: symbol\n      default: none\n      seen_by: owner",
            "    prediction:\n      type: symbol\n      default: none\n      seen_by: all",
        ),
        "attribute: doused": ("game.yaml", "seen_by: viewer != none and viewer.alive and viewer.role == arsonist", "seen_by: all"),
        "number: charges left": (
            "game.yaml",
            "      base: max(it.role.charges - it.spent, 0)\n      seen_by: owner",
            "      base: max(it.role.charges - it.spent, 0)\n      seen_by: all",
        ),
        "number: who is in a cell": (
            "game.yaml",
            "    locked_up:\n      base: it.captor != none\n      seen_by: owner",
            "    locked_up:\n      base: it.captor != none\n      seen_by: all",
        ),
        "number: who may write where": (
            "game.yaml",
            "      seen_by: owner\n      id: mafia.chat.writers",
            "      seen_by: all\n      id: mafia.chat.writers",
        ),
        "number: the lodge to all": (
            "game.yaml",
            "seen_by: viewer == it or (viewer != none and viewer.role.lodge and game.lodge_met)",
            "seen_by: all",
        ),
        "number: the threshold depends on who lives": (
            "game.yaml",
            "      base: alive.size // 2 + 1\n",
            "      base: alive.size // 2 + (1 if alive.first.faction == town else 2)\n",
        ),
        "event: a voice in the cell has a name": ("game.yaml", "      data: [voice, words]\n", "      data: [voice, by, words]\n"),
        "event: the prisoner is told who holds him": (
            "game.yaml",
            "      prisoner: none\n    tells:\n      to: by\n",
            '      prisoner: none\n    tells:\n      to: "[by, prisoner]"\n',
        ),
        "event: the capture is told to all": (
            "game.yaml",
            "      prisoner: none\n    tells:\n      to: by\n",
            "      prisoner: none\n    tells:\n      to: all\n",
        ),
        "event: the mafia's kill is told to all": (
            "game.yaml",
            "      to: alive.where(it.faction == mafia and it.captor == none)\n    do:\n      - set:\n          by.kill_vote",
            "      to: all\n    do:\n      - set:\n          by.kill_vote",
        ),
        "event: chats are heard by all": ("game.yaml", "      to: game.hearers(channel)\n", "      to: all\n"),
        "event: an answer is told to all": (
            "roles/inspector.yaml",
            "              who: me\n",
            "              who: players\n",
        ),
        "ask: who is awake at night": (
            "game.yaml",
            "          for: awake\n          offers: [night]\n          sealed: true\n          changeable: true\n          public: false\n",
            "          for: awake\n          offers: [night]\n          sealed: true\n          changeable: true\n",
        ),
        "order of legal moves": (
            "roles/doctor.yaml",
            "        from: alive\n",
            "        from: alive if players.sum(it.seat if it.faction == mafia else 0) % 2 == 0 else alive.reversed\n",
        ),
        "legal moves: the side of the target": (
            "roles/inspector.yaml",
            "        from: alive.without(me)\n",
            "        from: alive.without(me).where(it.role.power < 6)\n",
        ),
        "refusal: the mayor cannot be nominated": (
            "game.yaml",
            "      trials_left:\n        if: game.trials",
            "      told:\n        if: target.role != mayor\n        code: forbidden\n        hidden: false\n      trials_left:\n        if: game.trials",
        ),
        "moderator: mates before they have met": (
            "modes/moderator.yaml",
            "              p.met_mates: false\n",
            "              p.met_mates: true\n",
        ),
        "moderator: whom the moderator wakes": (
            "modes/moderator.yaml",
            "    claims: [MF-051, MF-052, MF-056, S-09]\n    fields:\n      who: none\n",
            "    claims: [MF-051, MF-052, MF-056, S-09]\n    fields:\n      who: none\n    tells:\n      to: all\n",
        ),
        "moderator: whether the called one is awake": (
            "modes/moderator.yaml",
            "          public: false\n          closes: answered\n\n",
            "          closes: answered\n\n",
        ),
        "moderator: the mafia points before all": (
            "modes/moderator.yaml",
            "              offers: [pointing]\n              optional: true\n              public: false\n",
            "              offers: [pointing]\n              optional: true\n",
        ),
        "village: roles of the dead": (
            "modes/village.yaml",
            "seen_by: viewer == it or (viewer != none and viewer.faction == mafia and it.faction == mafia)",
            "seen_by: viewer == it or not it.alive or (viewer != none and viewer.faction == mafia and it.faction == mafia)",
        ),
        "village: who is asked at night": (
            "modes/village.yaml",
            "          offers: [asking]\n          public: false\n",
            "          offers: [asking]\n",
        ),
        "village: the mafia's votes to all": (
            "modes/village.yaml",
            "      to: alive.where(it.faction == mafia)\n    do:\n      - set:\n          by.kill_vote",
            "      to: all\n    do:\n      - set:\n          by.kill_vote",
        ),
    },
}  # fmt: skip
PLANTED = [(game, leak) for game, planted in IN_RULES.items() for leak in planted]
SEATS = {"liars_dice": 3, "bangarena": 5, "mafia": 7}
# Short lists in which much happens at night, by a word of the leak.
LISTS = {
    "doused": ["arsonist", "jailor", "goon", "escort", "doctor", "inspector", "mayor"],
    "lodge": ["cult_leader", "goon", "infiltrator", "mason", "mason", "escort", "inspector"],
    "": ["jailor", "kidnapper", "goon", "escort", "doctor", "inspector", "mayor"],
}
MOST_GAMES = 12


@pytest.mark.parametrize(("game", "leak"), PLANTED)
def test_a_leak_planted_in_the_rules_is_found(game: str, leak: str, tmp_path: Path) -> None:
    shutil.copytree(data_path("spec"), tmp_path, dirs_exist_ok=True)
    name, old, new = IN_RULES[game][leak]
    file = tmp_path / game / name
    text = file.read_text(encoding="utf-8")
    assert old in text, "the rules were changed: plant this leak in another way"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    mode = leak.partition(": ")[0]
    mode = mode if mode in load_rules(game).modes else None
    lineup = next((names for word, names in LISTS.items() if word in leak), None)
    found = found_in(game, tmp_path, mode, lineup if game == "mafia" and mode != "village" else None)
    assert found, f"the leak was not found: {leak}"


def found_in(
    game: str, spec: Path | None = None, mode: str | None = None, lineup: list[str] | None = None
) -> bool:
    """Whether the check finds a leak within some games of a mode (the default one, if none is named)."""
    loaded = rulewright.load(game, mode, spec_dir=spec)
    tables = ((loaded.table(SEATS[game], seed, lineup=lineup), seed) for seed in range(MOST_GAMES))
    return any(leaks(table, seed, SECRETS[of(game, mode)], Counter(), every=3) for table, seed in tables)


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
