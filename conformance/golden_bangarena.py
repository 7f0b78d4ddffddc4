"""Whole games of BangArena: three for each mode and number of players, and for each mode a few more: with
rulings in their other reading, with a decision clock that runs out, from positions close to High Noon, with a
deck that is nearly empty. How they are played is said in `golden_west`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import golden_bangarena_ledger as books
from golden_west import Plan, Western

DECISION_MS = 15_000
# What gives rules of its own to run, and what changes numbers and conditions only.
OTHER_READINGS = {
    "victory_check": "after_card",
    "market": "open_choice",
    "flask_answer": "when_dying",
    "scavenger_cards": "after_card",
    "empty_hands_in_duel": "at_once",
    "last_card": "at_once",
    "savvy_rest": "discard",
    "savvy_draws": "wagon_too",
    "bullet_limit": "duel_too",
    "prisoner_draws": "two_cards",
}
FURTHER_READINGS = {
    "idle_heal": "allowed",
    "market_direction": "counter_clockwise",
    "duel_credit": "card_player",
    "covers": "add_up",
    "scopes": "one_only",
    "snatch_distance": "steps",
    "lucky": "only_if_needed",
    "last_loners": "fight_on",
    "self_target": "own_table",
    "take_jail": "refused",
    "second_copy": "allowed",
    "lone_ricochet": "allowed",
    "leopard": "per_heart",
    "leopard_low": "one_card",
    "tollman": "any_wound",
    "double_barrel": "any_distance",
    "double_barrel_volley": "two_ricochets",
    "shadow": "one_farther",
    "two_tone_feeds": "refused",
    "noon_flask_answer": "allowed",
    "noon_toughness": "no_heart",
    "deputy_star": "none_earned",
    "upgrades": "each_once",
    "bounty_star": "instead",
    "marksmanship_snatch": "reaches",
}


class BangArena(Western):
    """BangArena."""

    name = "bangarena"
    modes: ClassVar[dict[str, range]] = {
        mode: range(4, 9) for mode in ("classic", "partners", "double_agent", "old_classic")
    }
    ledger = books.Ledger
    characters = books.CHARACTERS
    shots = ("bullet", "ricochet")
    damage = ("bullet", "ricochet", "buckshot", "raid", "duel")
    lone = "loner"
    jail = "jail JS"
    wanted = ("market 9C", "wagon 9S", "duel QD", "duel JS", "flask 6H", "flask 7H", "flask 8H")
    begins = ("BA-019",)
    claims = ("BA-068", "BA-069", "BA-073", "BA-078", "BA-141", "BA-156")
    ends: ClassVar[dict[str, str]] = {
        "law": "BA-157",
        "leader_out": "BA-158",
        "last_alive": "BA-159",
        "loners_left": "BA-160",
    }
    may_be_away = True

    def specials(self, mode: str) -> Iterator[Plan]:
        """The games on top, which go where the others seldom or never do."""
        modern = mode != "old_classic"

        def plan(name: str, seats: int, aim: str, **more: Any) -> Plan:
            return Plan(f"{mode}_{name}", mode, seats, aim, name.replace("_", " "), **more)

        used = [
            "scavenger.collect",
            "flask.rescue",
            "market.open_choice",
            "rulings.empty_hands_in_duel.at_once",
        ]
        if modern:
            used.append("glory.savvy_discards")
        yield plan(
            "other_readings",
            6,
            "others",
            rulings=OTHER_READINGS,
            position="open",
            cast=("scavenger", "empty_hands", "bone_setter", "two_tone"),
            uses=tuple(used),
            defence=0.5,
        )
        yield plan("further_readings", 5, "blind", rulings=FURTHER_READINGS, uses=("death.penalty",))
        yield plan(
            "decision_clock",
            5,
            "anybody",
            settings={"decision_ms": DECISION_MS},
            uses=("clock.disconnect", "clock.reconnect"),
            defence=0.3,
        )
        yield plan(
            "short_deck",
            5,
            "anybody",
            rulings={"market": "open_choice"},
            position="short",
            cast=("three_eyes", "empty_hands"),
            uses=("flask.last_heart", "market.open_choice"),
            defence=0.5,
        )
        yield plan("last_one_alive", 4, "loner", because="last_alive", position="lone")
        if mode == "partners":
            yield plan("loners_left", 8, "loner", because="loners_left", position="lone")
            yield plan("loners_know", 8, "anybody", rulings={"loners_know": "partners"})
        if modern:
            yield plan("high_noon", 6, "anybody", position="late", uses=("noon.begins",))
            yield plan("no_deputies", 4, "anybody", rulings={"last_bullet": "also_without_deputies"})
        else:
            yield plan("original", 5, "anybody", rulings={"old_classic_scope": "everything"}, defence=0.3)

    def shown(self, mode: str) -> tuple[str, ...]:
        """What a file says of each player at the end."""
        return ("alive", "hearts") if mode == "old_classic" else ("alive", "hearts", "stars")

    def arrange(self, roles: list[str], hands: list[list[str]]) -> None:
        """The Marshal, who may have Savvy, has a Wagon."""
        marshal = roles.index("marshal")
        wagon = next(place for place, hand in enumerate(hands) if "wagon 9S" in hand)
        hands[marshal], hands[wagon] = hands[wagon], hands[marshal]

    def placed(
        self, plan: Plan, seats: list[str], turn: str, players: dict[str, Any], cards: list[str]
    ) -> dict[str, Any]:
        """A position of this game from the parts that were drawn."""
        kind = plan.position
        game = {"turn": turn, "round": 7 if kind == "late" else 1}
        if kind in ("late", "lone"):
            return {"at": "play", "game": game, "players": players, "zones": {"deck": cards}}
        if kind == "short":
            return {"at": "turn_start", "game": game, "players": players, "rest": "out"}
        if plan.mode != "old_classic":
            marshal = next(seat for seat in seats if players[seat]["role"] == "marshal")
            players[marshal] |= {"stars": 1, "savvy": True}
        return {"at": "turn_start", "game": game, "players": players, "zones": {"deck": cards}}
