"""What must follow in a game of BangArena, worked out a second time from what is told and laid open.

The tables are written here again and nothing is asked of the reference engine but its events and the
referee's view. A difference ends the command, so that no game is written that the two do not agree about.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from golden_parts import wrong

View = dict[str, Any]

SIDES = {"marshal": "law", "deputy": "law", "outlaw": "gang", "double_agent": "gang", "loner": "lone"}
LINE_UPS = {  # Marshal, Deputies, Outlaws, Loners
    4: (1, 0, 2, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 3, 1),
    8: (1, 2, 3, 2),
}
MARSHAL_HEARTS = {4: 2, 5: 0, 6: 2, 7: 1, 8: 1}
MARSHAL_CARDS = {4: 0, 5: 0, 6: 2, 7: 1, 8: -1}
HEARTS = {"stone_leopard": 3, "tollman": 3, "shadow_of_the_valley": 3, "bone_setter": 5}
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
RANGES = {"volcanic": 1, "sawed_off": 2, "rifle": 3, "carbine": 4, "long_rifle": 5}
NOON = 8
_CARDS = {
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
CARDS = tuple(f"{kind} {mark}" for kind, marks in _CARDS.items() for mark in marks.split())


def line_up(mode: str, seats: int) -> list[str]:
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
    return [role for role, count in counts.items() for _ in range(count)]


@dataclass
class Ledger:
    """The books of one game: what each player must have by now."""

    mode: str
    rulings: dict[str, str]
    seats: tuple[str, ...]
    cards: Counter[str]
    roles: dict[str, str] = field(default_factory=dict)
    characters: dict[str, str] = field(default_factory=dict)
    hearts: dict[str, int] = field(default_factory=dict)
    stars: Counter[str] = field(default_factory=Counter)
    upgrades: Counter[tuple[str, str]] = field(default_factory=Counter)
    dead: set[str] = field(default_factory=set)
    round: int = 0
    turn: str = ""
    fired: int = 0
    discarded: bool = False
    penalties: int = 0
    known: int = 0
    view: View = field(default_factory=dict)

    # -- the opening -----------------------------------------------------------------------------

    @classmethod
    def begin(cls, table: Any, mode: str, rulings: dict[str, str], position: dict[str, Any] | None) -> Ledger:
        """Open the books on a table at its first decision, dealt or put into a position."""
        view = table.view("referee")
        ledger = cls(mode, rulings, table.seats, Counter(_cards_of(view)))
        for seat, about in view["players"].items():
            ledger.roles[seat], ledger.characters[seat] = about["role"], about["character"]
        _same("roles", sorted(ledger.roles.values()), sorted(line_up(mode, len(table.seats))))
        _same("characters", len(set(ledger.characters.values())), len(table.seats))
        if position is None:
            _same("cards", ledger.cards, Counter(CARDS))
            ledger._opening(table.events())
        else:
            _same("cards", dict(ledger.cards - Counter(CARDS)), {})
            ledger._taken_over(position)
        ledger.after(table)
        return ledger

    def _opening(self, events: list[dict[str, Any]]) -> None:
        self.hearts = {seat: self.most(seat) for seat in self.seats}
        begun = next(place for place, event in enumerate(events) if event["type"] == "match_begins")
        dealt = {e["data"]["who"]: e["data"]["n"] for e in events[:begun] if e["type"] == "draw"}
        _same("dealt", dealt, {seat: self.opening_hand(seat) for seat in self.seats})
        if self._ruling("last_bullet") == "also_without_deputies" and self._no_deputy() and self._glory():
            self.stars[self.marshal] += 1

    def _taken_over(self, position: dict[str, Any]) -> None:
        self.round, self.turn = position["game"]["round"], position["game"]["turn"]
        for seat, about in position["players"].items():
            self.hearts[seat], self.stars[seat] = about["hearts"], about.get("stars", 0)
            self.upgrades[seat, "savvy"] = int(about.get("savvy", False))

    # -- numbers of the rules --------------------------------------------------------------------

    @property
    def marshal(self) -> str:
        """The Marshal's seat."""
        return next(seat for seat in self.seats if self.roles[seat] == "marshal")

    @property
    def original(self) -> bool:
        """Whether Old Classic takes everything back to the original game."""
        return self.mode == "old_classic" and self._ruling("old_classic_scope") == "everything"

    @property
    def noon(self) -> bool:
        """Whether it is High Noon."""
        return self.mode != "old_classic" and self.round >= NOON

    def living(self) -> list[str]:
        """Who is alive, in seat order."""
        return [seat for seat in self.seats if seat not in self.dead]

    def most(self, seat: str) -> int:
        """A player's maximum of hearts."""
        character = self.characters[seat]
        hearts = HEARTS.get(character, 4)
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

    def distance(self, view: View, by: str, to: str) -> int:
        """How far one player is from another in his eyes."""
        living = self.living()
        steps = (living.index(to) - living.index(by)) % len(living)
        steps = min(steps, len(living) - steps)
        horses = _count(view, to, "horse")
        if self.characters[to] == "shadow_of_the_valley":
            horses += 1 if self.original or self._ruling("shadow") == "one_farther" else 2
        scopes = _count(view, by, "scope")
        scopes += self.characters[by] == "hawk_eye" or (
            self.characters[by] == "mad_dog" and not self.original
        )
        if self._ruling("scopes") == "one_only":
            scopes = min(scopes, 1)
        return max(1, steps + horses - scopes)

    def reach(self, view: View, by: str) -> int:
        """How far a player's Bullets go."""
        weapons = [RANGES[kind] for kind in _kinds(view, by) if kind in RANGES]
        if len(weapons) > 1:
            raise wrong(f"{by} has {len(weapons)} weapons")
        return (weapons or [1])[0] + self.upgrades[by, "marksmanship"]

    def end(self) -> tuple[list[str], str] | None:
        """Who has won and why, or None while the game goes on."""
        living = self.living()
        sides = {SIDES[self.roles[seat]] for seat in living}
        loners = self._of("lone")
        if self.mode == "partners" and sides == {"lone"} and len(loners) > 1:
            return loners, "loners_left"
        if len(living) == 1 and sides == {"lone"}:
            return living, "last_alive"
        if self.marshal in self.dead:
            fighting = self._ruling("last_loners") == "fight_on" and sides == {"lone"}
            return None if fighting else (self._of("gang"), "leader_out")
        return (self._of("law"), "law") if sides == {"law"} else None

    def _of(self, side: str) -> list[str]:
        return [seat for seat in self.seats if SIDES[self.roles[seat]] == side]

    def _no_deputy(self) -> bool:
        return not any(self.roles[seat] == "deputy" for seat in self.living())

    def _glory(self) -> bool:
        return self.mode != "old_classic"

    def _ruling(self, name: str) -> str:
        return self.rulings.get(name, "")

    # -- as it goes ------------------------------------------------------------------------------

    def before_shot(self, seat: str, move: str) -> None:
        """A player fires at another: is that near enough, and may he fire once more?"""
        view, to = self.view, move.rpartition("> ")[2]
        if self.distance(view, seat, to) > self.reach(view, seat):
            raise wrong(f"{seat} fires at {to}, who is out of reach")
        unlimited = self.noon or self.characters[seat] == "mad_dog" or _count(view, seat, "volcanic")
        if self.fired and not unlimited:
            raise wrong(f"{seat} fires a second time: {move}")
        self.fired += 1

    def after(self, table: Any) -> None:
        """Enter what was told since the last time, and compare the books with what lies open."""
        before, dead = self.turn, set(self.dead)
        ended = ""
        view = self.view = table.view("referee")
        for event in table.events()[self.known :]:
            data = event["data"]
            match event["type"]:
                case "turn":
                    ended = self.turn if self.discarded else ""
                    self._turn(data["who"])
                case "discard_phase":
                    self.discarded = True
                case "wound":
                    self.hearts[data["to"]] -= data["n"]
                case "heal":
                    self.hearts[data["who"]] = min(
                        self.hearts[data["who"]] + data.get("n", 1), self.most(data["who"])
                    )
                case "upgraded":
                    self._upgraded(data["who"], data["upgrade"])
                case "death":
                    self.penalties += self._death(data["who"], data["by"])
                case "penalty":
                    self.penalties -= 1
        self.known = len(table.events())
        self._compare(table, view)
        if ended and ended == before and dead == self.dead:
            self._hand_limit(view["players"][ended], ended)

    def _turn(self, who: str) -> None:
        if not self.turn:
            _same("first turn", who, self.marshal)
        else:
            place = self.seats.index(self.turn)
            order = (*self.seats[place + 1 :], *self.seats[: place + 1])
            _same("next turn", who, next(seat for seat in order if seat not in self.dead))
        self.turn, self.fired, self.discarded = who, 0, False
        self.round += who == self.marshal

    def _upgraded(self, who: str, upgrade: str) -> None:
        self.upgrades[who, upgrade] += 1
        if upgrade == "savvy" and self.upgrades[who, upgrade] > 1:
            raise wrong(f"{who} takes savvy twice")
        if upgrade == "toughness" and not (self.noon and self._ruling("noon_toughness") == "no_heart"):
            self.hearts[who] += 1

    def _death(self, who: str, by: str | None) -> int:
        """A player is out; the stars that follow. Returns the number of penalties."""
        self.dead.add(who)
        self.hearts[who] = 0
        if self.end() is not None and self._ruling("victory_check") != "after_card":
            return 0
        law = SIDES[self.roles[who]] == "law"
        credited = by is not None and by not in self.dead
        penalty = credited and by == self.marshal and law
        if not self._glory():
            return int(penalty)
        if credited and by is not None and not (penalty and self._ruling("deputy_star") == "none_earned"):
            robbed = self.stars[who] > 0
            self.stars[by] += (not robbed or self._ruling("bounty_star") != "instead") + robbed
            self.stars[who] -= robbed
        if law and self._no_deputy() and self.marshal not in self.dead:
            self.stars[self.marshal] += 1
        return int(penalty)

    def _compare(self, table: Any, view: View) -> None:
        _same("cards", Counter(_cards_of(view)), self.cards)
        kinds = {ask.kind for ask in table.pending}
        end = self.end()
        if table.over is not None:
            _same("end", (list(table.over.winners), table.over.because), end)
        elif self._ruling("victory_check") != "after_card" or kinds & {"play", "discard"}:
            _same("end", None, end)
        if not kinds & {"upgrade", "loot"}:
            _same("penalties left", self.penalties, 0)
        _same("round", view["game"]["round"], self.round)
        if table.over is None:
            _same("turn", view["game"]["turn"] or "", self.turn)
        for seat, about in view["players"].items():
            if self._ruling("flask_answer") == "when_dying" or self.original:
                # A rescue is no healing: it is not told as one.
                if kinds & {"dying"}:
                    continue
                self.hearts[seat] = about["hearts"]
            _same(f"hearts of {seat}", about["hearts"], self.hearts[seat])
            _same(f"{seat} is alive", about["alive"], seat not in self.dead)
            if about["hearts"] > self.most(seat) or (about["hearts"] < 1) == about["alive"]:
                raise wrong(f"{seat} has {about['hearts']} hearts of {self.most(seat)}")
            if not kinds & {"upgrade", "loot"}:
                _same(f"stars of {seat}", about["stars"], self.stars[seat])
                for upgrade in ("marksmanship", "toughness", "savvy"):
                    _same(f"{upgrade} of {seat}", int(about[upgrade]), self.upgrades[seat, upgrade])
            if not about["alive"] and about["hand"] + about["table"]:
                _same(f"cards of {seat}", kinds & {"upgrade", "loot"} or table.over is not None, True)

    def _hand_limit(self, about: View, seat: str) -> None:
        if len(about["hand"]) > about["hearts"]:
            raise wrong(f"{seat} ends the turn with {len(about['hand'])} cards at {about['hearts']} hearts")


def _same(what: str, told: Any, wanted: Any) -> None:
    if told != wanted:
        raise wrong(f"{what}: the engine says {told}, but it must be {wanted}")


def _cards_of(view: View) -> list[str]:
    zones = list(view["zones"].values())
    for about in view["players"].values():
        zones += [about[zone] for zone in ("hand", "table", "looking", "held")]
    return [card for zone in zones for card in zone]


def _kinds(view: View, seat: str) -> list[str]:
    return [card.split(" ")[0] for card in view["players"][seat]["table"]]


def _count(view: View, seat: str, kind: str) -> int:
    return _kinds(view, seat).count(kind)
