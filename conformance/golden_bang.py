"""Whole games of BANG!: three for each mode and number of players, and for each mode a few more: with rulings
in their other reading, with a decision clock that runs out, with a deck that is nearly empty, from positions
close to the end. How they are played is said in `golden_west`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import golden_bang_ledger as books
from golden_west import Plan, Western

DECISION_MS = 15_000
# What gives rules of its own to run, and what changes numbers and conditions only: there, where the modes
# differ, each takes the other's reading.
OTHER_READINGS = {
    "victory_check": "each_death",
    "market": "blind",
    "flask_answer": "before_the_hit",
    "scavenger_cards": "after_card",
    "empty_hands_in_duel": "at_once",
    "last_card": "at_once",
    "bullet_limit": "duel_too",
    "failed_jail": "discards_too",
}
FURTHER_READINGS = {
    "flask_with_two": "heals",
    "duel_credit": "other_duellist",
    "covers": "one_check",
    "scopes": "one_only",
    "snatch_distance": "steps",
    "lucky": "only_if_needed",
    "self_target": "own_table",
    "take_jail": "refused",
    "second_copy": "allowed",
    "lone_ricochet": "allowed",
    "leopard": "per_wound",
    "leopard_low": "two_cards",
    "tollman": "bullets",
    "double_barrel": "neighbours",
    "double_barrel_volley": "two_ricochets",
    "shadow": "two_farther",
    "two_tone_feeds": "refused",
    "distance_floor": "before_horses",
    "lucky_choice": "better_counts",
    "last_cards": "as_they_lie",
    "pedro": "instead_of_both",
}
TURNED = {
    "fourth_edition": books.CHINESE_READINGS,
    "chinese_table": {name: books.READINGS[name] for name in books.CHINESE_READINGS},
}


class Bang(Western):
    """BANG!"""

    name = "bang"
    modes: ClassVar[dict[str, range]] = {"fourth_edition": range(4, 9), "chinese_table": range(5, 9)}
    ledger = books.Ledger
    characters = books.CHARACTERS
    shots = ("bang", "missed")
    damage = ("bang", "missed", "gatling", "indians", "duel")
    lone = "renegade"
    jail = "jail JS"
    wanted = ("general_store 9C", "stagecoach 9S", "duel QD", "duel JS", "beer 6H", "beer 7H", "beer 8H")
    begins = ("BC-020",)
    claims = ("BC-016", "BC-021", "BC-024", "BC-025", "BC-030", "BC-018")
    ends: ClassVar[dict[str, str]] = {"law": "BC-007", "leader_out": "BC-009", "last_alive": "BC-011"}
    most_steps: ClassVar[dict[int, int]] = {4: 76, 5: 84, 6: 96, 7: 104, 8: 112}

    def specials(self, mode: str) -> Iterator[Plan]:
        """The games on top, which go where the others seldom or never do."""

        def plan(name: str, seats: int, aim: str, **more: Any) -> Plan:
            return Plan(f"{mode}_{name}", mode, seats, aim, name.replace("_", " "), **more)

        yield plan(
            "other_readings",
            6,
            "others",
            rulings=OTHER_READINGS,
            position="open",
            cast=("vulture_sam", "suzy_lafayette", "sid_ketchum", "calamity_janet"),
            uses=(
                "vulture_sam.collect",
                "beer.last_heart",
                "general_store.play",
                "rulings.empty_hands_in_duel.at_once",
                "rulings.bullet_limit.duel_too",
                "rulings.failed_jail.discards_too",
            ),
            defence=0.5,
        )
        shown_cards = ("draw.face_up",) if mode == "fourth_edition" else ()
        further = {**FURTHER_READINGS, **TURNED[mode]}
        yield plan("further_readings", 5, "blind", rulings=further, uses=("death.penalty",))
        yield plan(
            "further_characters",
            7,
            "anybody",
            rulings=further,
            position="fuse",
            cast=("kit_carlson", "black_jack", "lucky_duke", "jourdonnais", "bart_cassidy", "paul_regret"),
            uses=("panic.play", "black_jack.second_card", "hit.barrel", *shown_cards),
            defence=0.4,
        )
        yield plan("decision_clock", 5, "anybody", settings={"decision_ms": DECISION_MS}, defence=0.3)
        yield plan(
            "short_deck",
            5,
            "anybody",
            position="short",
            cast=("kit_carlson", "suzy_lafayette", "black_jack"),
            uses=("market.open_choice", "deck.reshuffle"),
            defence=0.5,
        )
        yield plan(
            "dying",
            6,
            "anybody",
            position="fuse",
            cast=("bart_cassidy", "sid_ketchum", "lucky_duke", "el_gringo"),
            uses=("beer.rescue", "sid_ketchum.mend", "dynamite.exploded", "death.cards", "el_gringo.toll"),
            defence=0.7,
        )
        yield plan(
            "last_one_alive",
            min(self.modes[mode]),
            "loner",
            because="last_alive",
            position="lone",
            uses=("turn.order",),
        )
        if mode == "chinese_table":
            yield plan("renegades_fight_on", 8, "loner", because="last_alive", position="lone")
            yield plan(
                "prisoners",
                6,
                "anybody",
                position="open",
                cast=("calamity_janet", "jourdonnais", "kit_carlson"),
                uses=("draw.face_up", "hit.barrel", "jail.bars"),
                defence=0.4,
            )

    def shown(self, mode: str) -> tuple[str, ...]:
        """What a file says of each player at the end."""
        return ("alive", "hearts")

    def placed(
        self, plan: Plan, seats: list[str], turn: str, players: dict[str, Any], cards: list[str]
    ) -> dict[str, Any]:
        """A position of this game from the parts that were drawn."""
        kind, game = plan.position, {"turn": turn}
        if kind == "short":
            return {"at": "turn_start", "game": game, "players": players, "rest": "out"}
        if kind == "fuse" and "dynamite 2H" in cards:
            cards.remove("dynamite 2H")
            players[turn]["table"].append("dynamite 2H")
        at = "play" if kind == "lone" else "turn_start"
        return {"at": at, "game": game, "players": players, "zones": {"deck": cards}}
