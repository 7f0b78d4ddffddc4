"""What must follow in a western game, worked out a second time from what is told and laid open.

Here is what the games have in common; each has a ledger of its own, which says how things are called there
and keeps the books of what only that game has. Nothing is asked of the reference engine but its events and
the referee's view. A difference ends the command, so that no game is written that the two do not agree about.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from golden_parts import same, wrong

View = dict[str, Any]


def pack(marks: dict[str, str]) -> tuple[str, ...]:
    """The cards of a game, from the marks of each kind."""
    return tuple(f"{kind} {mark}" for kind, each in marks.items() for mark in each.split())


@dataclass
class Ledger:
    """The books of one game: what each player must have by now."""

    leader_role: ClassVar[str]
    sides: ClassVar[dict[str, str]]
    lives: ClassVar[dict[str, int]]
    ranges: ClassVar[dict[str, int]]
    pack: ClassVar[tuple[str, ...]]
    horse: ClassVar[str]
    far_one: ClassVar[str]

    mode: str
    rulings: dict[str, str]
    seats: tuple[str, ...]
    cards: Counter[str]
    roles: dict[str, str] = field(default_factory=dict)
    characters: dict[str, str] = field(default_factory=dict)
    hearts: dict[str, int] = field(default_factory=dict)
    dead: set[str] = field(default_factory=set)
    turn: str = ""
    fired: int = 0
    discarded: bool = False
    penalties: int = 0
    known: int = 0
    view: View = field(default_factory=dict)

    # -- the opening -----------------------------------------------------------------------------

    @classmethod
    def begin(cls, table: Any, mode: str, rulings: dict[str, str], position: dict[str, Any] | None) -> Self:
        """Open the books on a table at its first decision, dealt or put into a position."""
        view = table.view("referee")
        ledger = cls(mode, rulings, table.seats, Counter(cards_of(view)))
        for seat, about in view["players"].items():
            ledger.roles[seat], ledger.characters[seat] = about["role"], about["character"]
        same("roles", sorted(ledger.roles.values()), sorted(cls.line_up(mode, len(table.seats))))
        same("characters", len(set(ledger.characters.values())), len(table.seats))
        if position is None:
            same("cards", ledger.cards, Counter(cls.pack))
            ledger._opening(table.events())
        else:
            same("cards", dict(ledger.cards - Counter(cls.pack)), {})
            ledger._taken_over(position)
        ledger.after(table)
        return ledger

    def _opening(self, events: list[dict[str, Any]]) -> None:
        self.hearts = {seat: self.most(seat) for seat in self.seats}
        begun = next(place for place, event in enumerate(events) if event["type"] == "match_begins")
        dealt = {e["data"]["who"]: e["data"]["n"] for e in events[:begun] if e["type"] == "draw"}
        same("dealt", dealt, {seat: self.opening_hand(seat) for seat in self.seats})

    def _taken_over(self, position: dict[str, Any]) -> None:
        self.turn = position["game"]["turn"]
        for seat, about in position["players"].items():
            self.hearts[seat] = about["hearts"]

    # -- numbers of the rules --------------------------------------------------------------------

    @classmethod
    def line_up(cls, mode: str, seats: int) -> list[str]:
        """The roles of a table."""
        raise NotImplementedError

    @property
    def leader(self) -> str:
        """The seat of the one whose role lies open."""
        return next(seat for seat in self.seats if self.roles[seat] == self.leader_role)

    def living(self) -> list[str]:
        """Who is alive, in seat order."""
        return [seat for seat in self.seats if seat not in self.dead]

    def most(self, seat: str) -> int:
        """A player's maximum of hearts."""
        return self.lives.get(self.characters[seat], 4)

    def opening_hand(self, seat: str) -> int:
        """How many cards a player is dealt."""
        return self.most(seat)

    def _far_steps(self) -> int:
        """How much farther one character is from everybody."""
        return 1 if self.ruling("shadow") == "one_farther" else 2

    def _sight(self, by: str) -> int:
        """How much nearer a character sees everybody."""
        raise NotImplementedError

    def _unlimited(self, seat: str) -> bool:
        """Whether a player may fire as often as he likes."""
        raise NotImplementedError

    def steps(self, by: str, to: str) -> int:
        """How many seats lie between two players, the shorter way."""
        living = self.living()
        steps = (living.index(to) - living.index(by)) % len(living)
        return min(steps, len(living) - steps)

    def distance(self, view: View, by: str, to: str) -> int:
        """How far one player is from another in his eyes."""
        horses = count(view, to, self.horse)
        if self.characters[to] == self.far_one:
            horses += self._far_steps()
        scopes = count(view, by, "scope") + self._sight(by)
        if self.ruling("scopes") == "one_only":
            scopes = min(scopes, 1)
        if self.ruling("distance_floor") == "before_horses":
            return max(1, self.steps(by, to) - scopes) + horses
        return max(1, self.steps(by, to) + horses - scopes)

    def reach(self, view: View, by: str) -> int:
        """How far a player's weapon goes."""
        weapons = [self.ranges[kind] for kind in kinds_of(view, by) if kind in self.ranges]
        if len(weapons) > 1:
            raise wrong(f"{by} has {len(weapons)} weapons")
        return (weapons or [1])[0]

    def end(self) -> tuple[list[str], str] | None:
        """Who has won and why, or None while the game goes on."""
        living = self.living()
        sides = {self.sides[self.roles[seat]] for seat in living}
        if len(living) == 1 and sides == {"lone"}:
            return living, "last_alive"
        if self.leader in self.dead:
            fighting = self.ruling("last_loners") == "fight_on" and sides == {"lone"}
            return None if fighting else (self.of("gang"), "leader_out")
        return (self.of("law"), "law") if sides == {"law"} else None

    def of(self, side: str) -> list[str]:
        """Who is of a side."""
        return [seat for seat in self.seats if self.sides[self.roles[seat]] == side]

    def ruling(self, name: str) -> str:
        """A ruling's reading, or nothing where it is the one that goes without saying."""
        return self.rulings.get(name, "")

    # -- as it goes ------------------------------------------------------------------------------

    def asked(self, ask: Any, legal: list[str]) -> None:
        """A player is asked, and may answer so."""

    def acts(self, ask: Any, move: str) -> None:
        """A player is about to make a move."""

    def late(self, ask: Any) -> None:
        """A player's time is about to run out."""

    def before_shot(self, seat: str, move: str) -> None:
        """A player fires at another: is that near enough, and may he fire once more?"""
        view, to = self.view, move.rpartition("> ")[2]
        if self.distance(view, seat, to) > self.reach(view, seat):
            raise wrong(f"{seat} fires at {to}, who is out of reach")
        if self.fired and not self._unlimited(seat):
            raise wrong(f"{seat} fires a second time: {move}")
        self.fired += 1

    def after(self, table: Any) -> None:
        """Enter what was told since the last time, and compare the books with what lies open."""
        before, dead = self.turn, set(self.dead)
        ended = ""
        view = self.view = table.view("referee")
        for event in table.events()[self.known :]:
            kind, data = event["type"], event["data"]
            if kind == "turn":
                ended = self.turn if self.discarded else ""
            self._enter(kind, data)
        self.known = len(table.events())
        self._compare(table, view)
        if ended and ended == before and dead == self.dead:
            self._hand_limit(view["players"][ended], ended)

    def _enter(self, kind: str, data: dict[str, Any]) -> None:
        match kind:
            case "turn":
                self._turn(data["who"])
            case "discard_phase":
                self.discarded = True
            case "wound":
                self.hearts[data["to"]] -= data["n"]
            case "heal":
                self.hearts[data["who"]] = min(
                    self.hearts[data["who"]] + data.get("n", 1), self.most(data["who"])
                )
            case "death":
                self.penalties += self._death(data["who"], data["by"])
            case "penalty":
                self.penalties -= 1

    def _turn(self, who: str) -> None:
        if not self.turn:
            same("first turn", who, self.leader)
        else:
            place = self.seats.index(self.turn)
            order = (*self.seats[place + 1 :], *self.seats[: place + 1])
            same("next turn", who, next(seat for seat in order if seat not in self.dead))
        self.turn, self.fired, self.discarded = who, 0, False

    def _death(self, who: str, by: str | None) -> int:
        """A player is out. Returns the number of penalties that must follow."""
        self.dead.add(who)
        self.hearts[who] = 0
        if self.end() is not None and self.ruling("victory_check") != "after_card":
            return 0
        return int(by is not None and by not in self.dead and by == self.leader and self.is_law(who))

    def is_law(self, seat: str) -> bool:
        """Whether a player is of the leader's side."""
        return self.sides[self.roles[seat]] == "law"

    def _compare(self, table: Any, view: View) -> None:
        same("cards", Counter(cards_of(view)), self.cards)
        kinds = {ask.kind for ask in table.pending}
        end = self.end()
        if table.over is not None:
            same("end", (list(table.over.winners), table.over.because), end)
        elif self.ruling("victory_check") != "after_card" or kinds & {"play", "discard"}:
            same("end", None, end)
        if table.over is None:
            same("turn", view["game"]["turn"] or "", self.turn)
        for seat, about in view["players"].items():
            self._compare_player(table, kinds, seat, about)

    def _compare_player(self, table: Any, kinds: set[str], seat: str, about: View) -> None:
        same(f"hearts of {seat}", about["hearts"], self.hearts[seat])
        same(f"{seat} is alive", about["alive"], seat not in self.dead)
        if about["hearts"] > self.most(seat) or (about["hearts"] < 1) == about["alive"]:
            raise wrong(f"{seat} has {about['hearts']} hearts of {self.most(seat)}")

    def _hand_limit(self, about: View, seat: str) -> None:
        if len(about["hand"]) > about["hearts"]:
            raise wrong(f"{seat} ends the turn with {len(about['hand'])} cards at {about['hearts']} hearts")


def cards_of(view: View) -> list[str]:
    """Every card, wherever it lies."""
    zones = list(view["zones"].values())
    for about in view["players"].values():
        zones += [about[zone] for zone in ("hand", "table", "looking", "held")]
    return [card for zone in zones for card in zone]


def kinds_of(view: View, seat: str) -> list[str]:
    """The kinds of the cards that lie before a player."""
    return [card.split(" ")[0] for card in view["players"][seat]["table"]]


def count(view: View, seat: str, kind: str) -> int:
    """How many cards of a kind lie before a player."""
    return kinds_of(view, seat).count(kind)
