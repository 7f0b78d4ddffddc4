"""What must follow in a game of BangArena, worked out a second time: its tables, written here again, and what
only it has, the stars with their upgrades and High Noon."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar

import golden_west_ledger
from golden_parts import same, wrong
from golden_west_ledger import View, count, pack

LINE_UPS = {  # Marshal, Deputies, Outlaws, Loners
    4: (1, 0, 2, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 3, 1),
    8: (1, 2, 3, 2),
}
MARSHAL_HEARTS = {4: 2, 5: 0, 6: 2, 7: 1, 8: 1}
MARSHAL_CARDS = {4: 0, 5: 0, 6: 2, 7: 1, 8: -1}
CHARACTERS = (
    "stone_leopard",
    "red_suit",
    "two_tone",
    "tollman",
    "grip",
    "iron_forehead",
    "three_eyes",
    "lucky",
    "shadow_of_the_valley",
    "vulture_junior",
    "hawk_eye",
    "bone_setter",
    "double_barrel",
    "empty_hands",
    "scavenger",
    "mad_dog",
)
NOON = 8
CARDS = pack(
    {
        "bullet": "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
        "ricochet": "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S",
        "flask": "6H 7H 8H 9H 10H JH",
        "snatch": "JH QH AH 8H",
        "drop": "KH 9D 10D JD",
        "duel": "QD JS 8C",
        "raid": "KD AD",
        "wagon": "9S 9S",
        "market": "9C QS",
        "saloon": "5H",
        "caravan": "3H",
        "buckshot": "10H",
        "jail": "JS 4H 9S",
        "cover": "QS KS",
        "horse": "8H 9H",
        "scope": "AS",
        "dynamite": "2H",
        "volcanic": "10C 9S",
        "sawed_off": "JC QC KS",
        "rifle": "KC",
        "carbine": "AC",
        "long_rifle": "8S",
    }
)


@dataclass
class Ledger(golden_west_ledger.Ledger):
    """The books of one game: what each player must have by now."""

    leader_role = "marshal"
    sides: ClassVar[dict[str, str]] = {
        "marshal": "law",
        "deputy": "law",
        "outlaw": "gang",
        "double_agent": "gang",
        "loner": "lone",
    }
    lives: ClassVar[dict[str, int]] = {
        "stone_leopard": 3,
        "tollman": 3,
        "shadow_of_the_valley": 3,
        "bone_setter": 5,
    }
    ranges: ClassVar[dict[str, int]] = {
        "volcanic": 1,
        "sawed_off": 2,
        "rifle": 3,
        "carbine": 4,
        "long_rifle": 5,
    }
    pack = CARDS
    horse = "horse"
    far_one = "shadow_of_the_valley"

    stars: Counter[str] = field(default_factory=Counter)
    upgrades: Counter[tuple[str, str]] = field(default_factory=Counter)
    round: int = 0

    # -- the opening -----------------------------------------------------------------------------

    def _opening(self, events: list[dict[str, Any]]) -> None:
        super()._opening(events)
        if self.ruling("last_bullet") == "also_without_deputies" and self._no_deputy() and self._glory():
            self.stars[self.leader] += 1

    def _taken_over(self, position: dict[str, Any]) -> None:
        super()._taken_over(position)
        self.round = position["game"]["round"]
        for seat, about in position["players"].items():
            self.stars[seat] = about.get("stars", 0)
            self.upgrades[seat, "savvy"] = int(about.get("savvy", False))

    # -- numbers of the rules --------------------------------------------------------------------

    @classmethod
    def line_up(cls, mode: str, seats: int) -> list[str]:
        """The roles of a table: in the mode of that name a double agent takes the place of one Outlaw."""
        marshals, deputies, outlaws, loners = LINE_UPS[seats]
        agents = 1 if mode == "double_agent" and seats > 4 else 0
        counts = {
            "marshal": marshals,
            "deputy": deputies,
            "outlaw": outlaws - agents,
            "double_agent": agents,
            "loner": loners,
        }
        return [role for role, number in counts.items() for _ in range(number)]

    @property
    def original(self) -> bool:
        """Whether Old Classic takes everything back to the original game."""
        return self.mode == "old_classic" and self.ruling("old_classic_scope") == "everything"

    @property
    def noon(self) -> bool:
        """Whether it is High Noon."""
        return self.mode != "old_classic" and self.round >= NOON

    def most(self, seat: str) -> int:
        """A player's maximum of hearts."""
        hearts, character = super().most(seat), self.characters[seat]
        if self.mode == "old_classic" and (
            character == "stone_leopard" or (character == "bone_setter" and self.original)
        ):
            hearts = 4
        if self.roles[seat] == "marshal":
            hearts += 1 if self.mode == "old_classic" else MARSHAL_HEARTS[len(self.seats)]
        return hearts + self.upgrades[seat, "toughness"]

    def opening_hand(self, seat: str) -> int:
        """How many cards a player is dealt."""
        helped = self.roles[seat] == "marshal" and self.mode != "old_classic"
        return self.most(seat) + (MARSHAL_CARDS[len(self.seats)] if helped else 0)

    def _far_steps(self) -> int:
        return 1 if self.original else super()._far_steps()

    def _sight(self, by: str) -> int:
        character = self.characters[by]
        return int(character == "hawk_eye" or (character == "mad_dog" and not self.original))

    def _unlimited(self, seat: str) -> bool:
        return self.noon or self.characters[seat] == "mad_dog" or bool(count(self.view, seat, "volcanic"))

    def reach(self, view: View, by: str) -> int:
        """How far a player's Bullets go."""
        return super().reach(view, by) + self.upgrades[by, "marksmanship"]

    def end(self) -> tuple[list[str], str] | None:
        """Who has won and why, or None while the game goes on."""
        sides = {self.sides[self.roles[seat]] for seat in self.living()}
        loners = self.of("lone")
        if self.mode == "partners" and sides == {"lone"} and len(loners) > 1:
            return loners, "loners_left"
        return super().end()

    def _no_deputy(self) -> bool:
        return not any(self.roles[seat] == "deputy" for seat in self.living())

    def _glory(self) -> bool:
        return self.mode != "old_classic"

    # -- as it goes ------------------------------------------------------------------------------

    def _enter(self, kind: str, data: dict[str, Any]) -> None:
        super()._enter(kind, data)
        if kind == "upgraded":
            self._upgraded(data["who"], data["upgrade"])

    def _turn(self, who: str) -> None:
        super()._turn(who)
        self.round += who == self.leader

    def _upgraded(self, who: str, upgrade: str) -> None:
        self.upgrades[who, upgrade] += 1
        if upgrade == "savvy" and self.upgrades[who, upgrade] > 1:
            raise wrong(f"{who} takes savvy twice")
        if upgrade == "toughness" and not (self.noon and self.ruling("noon_toughness") == "no_heart"):
            self.hearts[who] += 1

    def _death(self, who: str, by: str | None) -> int:
        """A player is out; the stars that follow. Returns the number of penalties."""
        penalties = super()._death(who, by)
        over = self.end() is not None and self.ruling("victory_check") != "after_card"
        if over or not self._glory():
            return penalties
        none_earned = penalties and self.ruling("deputy_star") == "none_earned"
        if by is not None and by not in self.dead and not none_earned:
            robbed = self.stars[who] > 0
            self.stars[by] += (not robbed or self.ruling("bounty_star") != "instead") + robbed
            self.stars[who] -= robbed
        if self.is_law(who) and self._no_deputy() and self.leader not in self.dead:
            self.stars[self.leader] += 1
        return penalties

    def _compare(self, table: Any, view: View) -> None:
        super()._compare(table, view)
        if not {ask.kind for ask in table.pending} & {"upgrade", "loot"}:
            same("penalties left", self.penalties, 0)
        same("round", view["game"]["round"], self.round)

    def _compare_player(self, table: Any, kinds: set[str], seat: str, about: View) -> None:
        if self.ruling("flask_answer") == "when_dying" or self.original:
            # A rescue is no healing: it is not told as one.
            if kinds & {"dying"}:
                return
            self.hearts[seat] = about["hearts"]
        super()._compare_player(table, kinds, seat, about)
        if not kinds & {"upgrade", "loot"}:
            same(f"stars of {seat}", about["stars"], self.stars[seat])
            for upgrade in ("marksmanship", "toughness", "savvy"):
                same(f"{upgrade} of {seat}", int(about[upgrade]), self.upgrades[seat, upgrade])
        if not about["alive"] and about["hand"] + about["table"]:
            same(f"cards of {seat}", kinds & {"upgrade", "loot"} or table.over is not None, True)
