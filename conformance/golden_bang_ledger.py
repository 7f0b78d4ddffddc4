"""What must follow in a game of BANG!, worked out a second time: its tables, written here again, and what
goes its own way there: who may answer an attack and with what, the Barrel that is drawn for, the Beer of the
dying, checks and what they lead to, the credit for a death with its reward and penalty, the order of a dead
player's cards, prisoners.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar

import golden_west_ledger
from golden_parts import same, wrong
from golden_west_ledger import View, count, kinds_of, pack

LINE_UPS = {  # Sheriff, Deputies, Outlaws, Renegades
    4: (1, 0, 2, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 3, 1),
    8: (1, 2, 3, 2),
}
CHINESE_SIX = (1, 2, 2, 1)
READINGS = {
    "victory_check": "after_card",
    "idle_heal": "allowed",
    "flask_answer": "when_dying",
    "flask_with_two": "heals_nothing",
    "market": "open_choice",
    "duel_credit": "card_player",
    "covers": "add_up",
    "shadow": "one_farther",
    "tollman": "any_wound",
    "leopard": "per_heart",
    "leopard_low": "one_card",
    "lucky_choice": "his_choice",
    "last_cards": "he_chooses",
    "two_tone_feeds": "allowed",
    "jail_on_sheriff": "refused",
    "prisoners": "full_targets",
    "panic_in_play": "to_hand",
    "black_jack": "red",
    "kit_carlson": "four_lives",
    "market_direction": "clockwise",
    "kit_returns": "face_down",
    "last_loners": "leader_out",
    "take_jail": "allowed",
}
CHINESE_READINGS = {
    "panic_in_play": "discarded",
    "black_jack": "hearts_only",
    "kit_carlson": "three_lives",
    "kit_returns": "face_up",
    "jail_on_sheriff": "allowed",
    "prisoners": "shots_only",
    "market_direction": "counter_clockwise",
    "last_loners": "fight_on",
    "idle_heal": "refused",
}
CHARACTERS = (
    "bart_cassidy",
    "black_jack",
    "calamity_janet",
    "el_gringo",
    "jesse_jones",
    "jourdonnais",
    "kit_carlson",
    "lucky_duke",
    "paul_regret",
    "pedro_ramirez",
    "rose_doolan",
    "sid_ketchum",
    "slab_the_killer",
    "suzy_lafayette",
    "vulture_sam",
    "willy_the_kid",
)
CARDS = pack(
    {
        "bang": "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
        "missed": "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S",
        "beer": "6H 7H 8H 9H 10H JH",
        "panic": "JH QH AH 8D",
        "cat_balou": "KH 9D 10D JD",
        "duel": "QD JS 8C",
        "indians": "KD AD",
        "stagecoach": "9S 9S",
        "general_store": "9C QS",
        "saloon": "5H",
        "wells_fargo": "3H",
        "gatling": "10H",
        "jail": "JS 4H 10S",
        "barrel": "QS KS",
        "mustang": "8H 9H",
        "scope": "AS",
        "dynamite": "2H",
        "volcanic": "10C 10S",
        "schofield": "JC QC KS",
        "remington": "KC",
        "carabine": "AC",
        "winchester": "8S",
    }
)
DAMAGE = {"shot": 1, "volley": 1, "raid": 1, "duel": 1, "explosion": 3}


@dataclass
class Ledger(golden_west_ledger.Ledger):
    """The books of one game: what each player must have by now."""

    leader_role = "sheriff"
    sides: ClassVar[dict[str, str]] = {
        "sheriff": "law",
        "deputy": "law",
        "outlaw": "gang",
        "renegade": "lone",
    }
    lives: ClassVar[dict[str, int]] = {"el_gringo": 3, "paul_regret": 3}
    ranges: ClassVar[dict[str, int]] = {
        "volcanic": 1,
        "schofield": 2,
        "remington": 3,
        "carabine": 4,
        "winchester": 5,
    }
    pack = CARDS
    horse = "mustang"
    far_one = "paul_regret"

    # The attack that is going on: its cause, whom it has still to come to, and what each still has to bring.
    cause: str = ""
    owed: dict[str, int] = field(default_factory=dict)
    shelters: dict[str, int] = field(default_factory=dict)
    duellists: tuple[str, ...] = ()
    challenger: str = ""
    # Of a check: the cards that were flipped, the one that was chosen, and what must come of it.
    flipped: list[str] = field(default_factory=list)
    picked: str = ""
    explosions: int = 0
    jailed: bool = False
    heals: Counter[str] = field(default_factory=Counter)
    rewards: Counter[str] = field(default_factory=Counter)
    draws: Counter[str] = field(default_factory=Counter)
    left: list[str] = field(default_factory=list)
    leaving: int = 0
    store: list[str] = field(default_factory=list)

    # -- numbers of the rules --------------------------------------------------------------------

    @classmethod
    def line_up(cls, mode: str, seats: int) -> list[str]:
        """The roles of a table: with six, the Chinese table has a second Deputy for the third Outlaw."""
        numbers = CHINESE_SIX if (mode, seats) == ("chinese_table", 6) else LINE_UPS[seats]
        roles = ("sheriff", "deputy", "outlaw", "renegade")
        return [role for role, number in zip(roles, numbers, strict=True) for _ in range(number)]

    def ruling(self, name: str) -> str:
        """The reading in force: the table's, else the mode's, else the game's."""
        mode = CHINESE_READINGS if self.mode == "chinese_table" else {}
        return {**READINGS, **mode, **self.rulings}.get(name, "")

    def most(self, seat: str) -> int:
        """A player's maximum of lives: one more than his character's for the Sheriff."""
        three = self.characters[seat] == "kit_carlson" and self.ruling("kit_carlson") == "three_lives"
        return (3 if three else super().most(seat)) + (self.roles[seat] == "sheriff")

    def _sight(self, by: str) -> int:
        return int(self.characters[by] == "rose_doolan")

    def _unlimited(self, seat: str) -> bool:
        return self.characters[seat] == "willy_the_kid" or bool(count(self.view, seat, "volcanic"))

    @property
    def rescue(self) -> bool:
        """Whether a Beer is for the dying, and not for who is about to lose his last life."""
        return self.ruling("flask_answer") == "when_dying"

    def _prisoner(self, seat: str) -> bool:
        """Whether a player lies in Jail where only shots reach him."""
        return self.ruling("prisoners") == "shots_only" and bool(count(self.view, seat, "jail"))

    def _hand(self, seat: str) -> list[str]:
        return list(self.view["players"][seat]["hand"])

    def _good_for(self, seat: str, use: str) -> list[str]:
        """The cards a player may attack (`bang`) or dodge (`missed`) with."""
        both = self.characters[seat] == "calamity_janet"
        kinds = ("bang", "missed") if both else (use,)
        return [card for card in self._hand(seat) if card.split(" ")[0] in kinds]

    def _covers(self, seat: str) -> int:
        covers = count(self.view, seat, "barrel") + (self.characters[seat] == "jourdonnais")
        return covers if self.ruling("covers") == "add_up" else min(1, covers)

    # -- what may be answered --------------------------------------------------------------------

    def asked(self, ask: Any, legal: list[str]) -> None:
        """A player is asked: his answers are worked out a second time."""
        seat, wanted = ask.seat, None
        if ask.kind == "respond" and self.duellists:
            same("duellist", seat, self.duellists[0])
            wanted = self._feeding(seat)
        elif ask.kind == "respond" and self.cause == "raid":
            wanted = self._feeding(seat)
        elif ask.kind == "respond":
            wanted = self._dodging(seat)
        elif ask.kind == "dying":
            wanted = self._saving(seat)
        elif ask.kind == "play":
            same(f"{seat} plays", (seat, self.jailed), (self.turn, False))
            beers = [card for card in self._hand(seat) if card.startswith("beer ")]
            useful = self.hearts[seat] < self.most(seat) or self.ruling("idle_heal") == "allowed"
            offered = [move for move in legal if move.startswith("play beer ")]
            same(f"Beers of {seat}", set(offered), {f"play {card}" for card in beers if useful})
        elif ask.kind == "market":
            same("at the store", seat, self.store[0])
        if wanted is not None:
            same(f"answers of {seat}", set(legal), {"pass", *wanted})

    def _feeding(self, seat: str) -> list[str]:
        use = self._good_for(seat, "bang")
        if self.ruling("two_tone_feeds") == "refused":
            use = [card for card in use if card.startswith("bang ")]
        return [f"play {card}" for card in use]

    def _dodging(self, seat: str) -> list[str]:
        need, cards = self.owed[seat], self._good_for(seat, "missed")
        lone = self.ruling("lone_ricochet") == "allowed"
        redraws = self.characters[seat] == "suzy_lafayette" and len(self._hand(seat)) == 1
        wanted = [f"play {card}" for card in cards] if lone or redraws or len(cards) >= need else []
        self.shelters.setdefault(seat, self._covers(seat))
        if self.shelters[seat] > 0 and not self._prisoner(seat):
            wanted.append("draw")
        if not self.rescue and self.hearts[seat] == 1 and len(self.living()) > 2:
            wanted += [f"play {card}" for card in self._hand(seat) if card.startswith("beer ")]
        return wanted

    def _saving(self, seat: str) -> list[str]:
        hand = self._hand(seat)
        beers = [card for card in hand if card.startswith("beer ")]
        lives = self.hearts[seat] + len(beers)
        if self.characters[seat] == "sid_ketchum":
            lives += (len(hand) - len(beers)) // 2
        return [f"play {card}" for card in beers] if len(self.living()) > 2 and lives >= 1 else []

    # -- what is done ----------------------------------------------------------------------------

    def acts(self, ask: Any, move: str) -> None:
        """A player is about to make a move: is it one, and what must come of it?"""
        seat = ask.seat
        kind = move.split(" ")[1] if " " in move else ""
        if ask.kind == "play" and kind:
            self._plays(seat, kind, move)
        elif ask.kind == "dying" and kind == "beer":
            self.hearts[seat] += 1
        elif ask.kind == "respond":
            self._answers(seat, kind, move)
        elif ask.kind == "check":
            self.picked = move.partition(" ")[2]
        elif ask.kind == "leave":
            self.left.append(move.partition(" ")[2])
            self.leaving -= 1
        elif ask.kind == "market":
            self.store.pop(0)
        elif move.startswith("mend "):
            self.heals[seat] += 1

    def late(self, ask: Any) -> None:
        """A player's time is about to run out: he takes what comes first, leaves cards as they lie."""
        if ask.kind == "market":
            self.store.pop(0)
        elif ask.kind == "leave":
            self.left.clear()
            self.leaving = 0

    def _plays(self, seat: str, kind: str, move: str) -> None:
        to = move.partition("> ")[2].partition(" ")[0]
        if to and self._prisoner(to) and kind not in ("bang", "missed"):
            raise wrong(f"{seat} plays {kind} at {to}, who is in Jail")
        match kind:
            case "panic" if to != seat:
                steps = self.ruling("snatch_distance") == "steps"
                if (self.steps(seat, to) if steps else self.distance(self.view, seat, to)) > 1:
                    raise wrong(f"{seat} takes a card of {to}, who is too far away")
            case "jail" if to == self.leader and self.ruling("jail_on_sheriff") == "refused":
                raise wrong(f"{seat} puts the Sheriff in Jail")
            case "beer" if len(self.living()) > 2 or self.ruling("flask_with_two") == "heals":
                self.heals[seat] += self.hearts[seat] < self.most(seat)
            case "saloon":
                self.heals.update(who for who in self.living() if self.hearts[who] < self.most(who))
            case "stagecoach":
                self.draws[seat] += 2
            case "wells_fargo":
                self.draws[seat] += 3
            case "general_store":
                place = self.living().index(seat)
                order = [*self.living()[place:], *self.living()[:place]]
                backwards = self.ruling("market_direction") == "counter_clockwise"
                zones = self.view["zones"]
                cards = len(zones["deck"]) + len(zones["discard"]) + 1
                if self.ruling("market") == "open_choice":
                    self.store = ([seat, *reversed(order[1:])] if backwards else order)[:cards]

    def _answers(self, seat: str, kind: str, move: str) -> None:
        if move == "draw":
            self.shelters[seat] -= 1
        elif move == "pass":
            return
        elif self.duellists:
            self.duellists = self.duellists[::-1]
        else:
            self.owed[seat] -= self.owed[seat] if kind == "beer" else 1
        if self.ruling("bullet_limit") == "duel_too" and seat == self.turn and self.duellists:
            self.fired += 1

    # -- as it goes ------------------------------------------------------------------------------

    def _enter(self, kind: str, data: dict[str, Any]) -> None:
        match kind:
            case "shot":
                self._attack("shot", {data["to"]: self._need(data["by"], data["to"])})
            case "volley":
                both = self.ruling("double_barrel_volley") == "two_ricochets"
                others = [to for to in self.living() if to != data["by"]]
                self._attack("volley", {to: self._need(data["by"], to) if both else 1 for to in others})
            case "raid":
                free = [to for to in self.living() if to != data["by"] and not self._prisoner(to)]
                self._attack("raid", dict.fromkeys(free, 1))
            case "duel":
                self._attack("duel", {})
                self.duellists = (data["to"], data["by"])
                self.challenger = data["by"]
            case "wound":
                self._wound(**data)
            case "moved" if data["zone"] == "checked":
                self.flipped += data["cards"]
            case "moved" if data["zone"] == "held" and self.ruling("scavenger_cards") != "after_card":
                raise wrong("cards of the dead are held back")
            case "leave_cards":
                heir = any(self.characters[seat] == "vulture_sam" for seat in self.living())
                if self.ruling("last_cards") == "he_chooses" and len(data["cards"]) > 1 and not heir:
                    self.leaving = len(data["cards"])
            case "check":
                self._checked(data["who"], data["about"])
            case "exploded":
                self.explosions -= 1
            case "heal":
                self.heals[data["who"]] -= 1
            case "draw":
                self._draws(data["who"], data["n"])
            case "play_phase" | "discard_phase":
                self._settled()
        super()._enter(kind, data)

    def _need(self, by: str, to: str) -> int:
        """How many Missed! a shot takes."""
        if self.characters[by] != "slab_the_killer":
            return 1
        near = self.ruling("double_barrel") == "neighbours"
        return 1 if near and self.distance(self.view, by, to) > 1 else 2

    def _attack(self, cause: str, owed: dict[str, int]) -> None:
        self.cause, self.owed, self.shelters, self.duellists = cause, owed, {}, ()

    def _wound(self, to: str, by: str | None, n: int, cause: str) -> None:
        same("lives lost", n, DAMAGE[cause])
        if cause == "explosion":
            same("who is to blame", by, None)
        elif cause == "duel":
            same("loser of the duel", to, self.duellists[0])
            own = self.ruling("duel_credit") == "card_player" and to == self.challenger
            same("credit", by, None if own else self.duellists[1])
            self.duellists = ()
        else:
            if cause != self.cause or self.owed.pop(to, 0) < 1:
                raise wrong(f"{to} is wounded by a {cause} that did not come to him")
            same("credit", by, self.turn)

    def _checked(self, who: str, about: str) -> None:
        """What a check leads to, by the card that counts."""
        good = [card for card in self.flipped if _good_for(about, card)]
        twice = self.characters[who] == "lucky_duke"
        if len(self.flipped) > 1 and not twice:
            raise wrong(f"{who} flips {self.flipped}")
        lucky = bool(good)
        if len(self.flipped) > 1 and self.ruling("lucky_choice") == "his_choice" and self.picked:
            lucky = self.picked in good
        # Without a card nothing good comes of it, but the Dynamite does not explode either.
        lucky = lucky or (about == "fuse" and not self.flipped)
        if about == "fuse":
            self.explosions += not lucky
        elif about == "bars":
            self.jailed = self.jailed or not lucky
        elif lucky:
            self.owed[who] -= 1
        self.flipped, self.picked = [], ""

    def _draws(self, who: str, n: int) -> None:
        """A player draws: a reward comes before whatever else gives three cards."""
        if n == 3 and self.rewards[who]:
            self.rewards[who] -= 1
        elif self.draws[who] == n:
            self.draws[who] = 0

    def _death(self, who: str, by: str | None) -> int:
        over = self.ruling("victory_check") != "after_card"
        penalties = super()._death(who, by)
        if self.roles[who] == "outlaw" and by is not None and by not in self.dead:
            self.rewards[by] += not (over and self.end() is not None)
        return penalties

    def _turn(self, who: str) -> None:
        super()._turn(who)
        self.jailed = False
        # A card is broken off by the death of the player in turn.
        self._attack("", {})

    def _settled(self) -> None:
        """Between two cards nothing is owed any more."""
        same("penalties left", self.penalties, 0)
        for what in ("heals", "rewards", "draws"):
            same(f"{what} left", {seat: n for seat, n in getattr(self, what).items() if n}, {})
        same("explosions left", self.explosions, 0)
        owing = {seat for seat, need in self.owed.items() if need > 0 and seat not in self.dead}
        same("not yet wounded", owing, set())
        same("not yet answered", self.duellists, ())
        same("has not taken a card", self.store, [])
        same("cards still to be laid off", self.leaving, 0)

    def _compare(self, table: Any, view: View) -> None:
        super()._compare(table, view)
        kinds = {ask.kind for ask in table.pending}
        if table.over is not None and self.ruling("victory_check") == "after_card":
            # The card is finished first, with all that comes of a death.
            self._settled()
            same("cards of the dead", [s for s in self.dead if self._hand(s) or kinds_of(view, s)], [])
        if kinds & {"play", "discard"}:
            self._settled()
            for seat in self.living():
                empty = self.characters[seat] == "suzy_lafayette" and not view["players"][seat]["hand"]
                same(f"cards for {seat}", empty and bool(view["zones"]["deck"]), False)
        if self.left and "leave" not in kinds:
            discard = view["zones"]["discard"]
            if not Counter(self.left) - Counter(discard):
                lying = iter(discard)
                same("order left", all(card in lying for card in reversed(self.left)), True)
            self.left = []

    def _compare_player(self, table: Any, kinds: set[str], seat: str, about: View) -> None:
        if "dying" in kinds and self.hearts[seat] < 1 and seat not in self.dead:
            same(f"lives of {seat}", (about["hearts"], about["alive"]), (self.hearts[seat], True))
            return
        super()._compare_player(table, kinds, seat, about)
        if seat in self.dead and kinds & {"play", "discard"}:
            same(f"cards of {seat}", about["hand"] + about["table"], [])


def _good_for(about: str, card: str) -> bool:
    rank, suit = card.split(" ")[1][:-1], card[-1]
    if about == "fuse":
        return suit != "S" or not rank.isdigit() or not 2 <= int(rank) <= 9
    return suit == "H"
