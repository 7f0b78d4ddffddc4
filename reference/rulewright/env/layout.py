"""What the numbers of an observation mean: a fixed place for everything that a seat may see.

The places follow from what the rules declare, and are the same for all agents of a table; `Layout.fields`
names them. All numbers are whole. Most stand in *cells* of two, kind and value:

    kind               value
    0  hidden          0 (this seat does not see it, or there is nothing)
    1  none            0
    2  whole number    the number
    3  truth value     0 or 1
    4  agent           its place in `Layout.agents`, from 1
    5  card            its place in `Layout.cards`, from 1
    6  word            its place in `Layout.words`, from 1
    7  list            how many elements it has
    8  something else  0

Fields, in order, with how many numbers each has. K is `Layout.longest`; what a list has beyond it is in the
raw view alone.

    seat                     1     whose observation it is: its place among the agents, from 1
    at                       1     the table's time in milliseconds
    over                     1     1 when the game is over
    ask                      5     the ask that is put to this seat now: its kind (place in `Layout.asks`,
                                   from 1; 0: it is not its turn), whether it must be answered, whether the
                                   answer may be changed, whether one stands, milliseconds left (−1: no clock)
    picks                    1+K   of a move that takes several actions: how many were taken, and their
                                   numbers, each plus 1
    asked.AGENT              1     the kind of the first ask of an agent that this seat knows of; 0: none
    game.NAME, SEAT.NAME     2     an attribute or a derived number: a cell
                             2+2K  where it may be a list: its cell, then one for each element
    zone.NAME,               2     whether this seat knows how many cards lie there (0 or 1), and how many
    SEAT.zone.NAME
    SEAT.status.NAME         1     whether the player has the status
    cards                    3N    for each card where this seat sees it: the zone (place in `Layout.zones`,
                                   from 1; 0: nowhere), whose (place of the seat; 0: the game's), which one
                                   there, from 1
    facts                    5K    the newest facts, newest first: what (place in `Layout.facts`, from 1), a
                                   cell of what it is about, a cell of what it says

Cards that look the same take the places of their text in the order in which they are seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rulewright.catalogue.domains import card_texts
from rulewright.catalogue.flow import Flow
from rulewright.engine.pending import PendingAsk
from rulewright.rules.model import Rules
from rulewright.rules.vocabulary import describe

Numbers = npt.NDArray[np.int64]
HIDDEN, NOTHING, NUMBER, TRUTH, AGENT, CARD, WORD, LIST, OTHER = range(9)
LARGEST = 2**53
LEAST_LONGEST = 8
FACT = 5


@dataclass(frozen=True)
class Field:
    """One field: its name, its first place in an observation, and how many numbers it has."""

    name: str
    at: int
    width: int


class Layout:
    """Where everything stands in the observations of one game and mode, with these agents."""

    def __init__(self, rules: Rules, seats: tuple[str, ...]) -> None:
        self.seats = seats
        self.agents = (*seats, *rules.staff)
        self.longest = max(LEAST_LONGEST, len(self.agents))
        told = describe(rules)
        self.asks: tuple[str, ...] = tuple(told["asks"])
        self.facts: tuple[str, ...] = tuple(told["facts"])
        self.cards = tuple(text for _, text in card_texts(rules))
        documents = [name for names in told["documents"].values() for name in names]
        self.words = tuple(sorted({*documents, *rules.names.symbols}))
        self.zones = tuple(rules.zones)
        self.statuses: tuple[str, ...] = tuple(told["documents"].get("status", ()))
        flow = Flow(rules, len(seats))
        self._shown = {kind: _shown(rules, kind, flow) for kind in ("game", "player")}
        self._codes = self._all_codes()
        self._of_card = _places(self.cards)
        self.fields: tuple[Field, ...] = tuple(self._fields(rules))
        self.size = self.fields[-1].at + self.fields[-1].width
        self._at = {field.name: field.at for field in self.fields}
        self._attributes = {
            owner: [(n, self._at[f"{owner}.{n}"], is_list) for n, is_list in self._shown[kind].items()]
            for owner, kind in [("game", "game"), *((seat, "player") for seat in seats)]
        }

    def _all_codes(self) -> dict[str, tuple[int, int]]:
        """Kind and value of every text: agents before cards before words."""
        codes: dict[str, tuple[int, int]] = {}
        for kind, names in ((AGENT, self.agents), (CARD, self.cards), (WORD, self.words)):
            for place, name in enumerate(names, 1):
                codes.setdefault(name, (kind, place))
        return codes

    def _fields(self, rules: Rules) -> Iterator[Field]:
        at = 0
        for name, width in self._widths(rules):
            yield Field(name, at, width)
            at += width

    def _widths(self, rules: Rules) -> Iterator[tuple[str, int]]:
        yield from (("seat", 1), ("at", 1), ("over", 1), ("ask", 5), ("picks", 1 + self.longest))
        yield from ((f"asked.{agent}", 1) for agent in self.agents)
        yield from ((f"game.{name}", width) for name, width in self._cells("game"))
        yield from ((f"zone.{z.name}", 2) for z in rules.zones.values() if z.of == "game")
        for seat in self.seats:
            yield from ((f"{seat}.{name}", width) for name, width in self._cells("player"))
            yield from ((f"{seat}.zone.{z.name}", 2) for z in rules.zones.values() if z.of == "player")
            yield from ((f"{seat}.status.{name}", 1) for name in self.statuses)
        yield "cards", 3 * len(self.cards)
        yield "facts", FACT * self.longest if self.facts else 0

    def _cells(self, kind: str) -> Iterator[tuple[str, int]]:
        for name, may_be_list in self._shown[kind].items():
            yield name, 2 + 2 * self.longest if may_be_list else 2

    # -- filling it in -----------------------------------------------------------------------------

    def encode(self, view: dict[str, Any], ask: PendingAsk | None, picks: tuple[int, ...]) -> Numbers:
        """The observation of a seat: from its view, the ask that is put to it now (if any), and the actions
        taken of a move that takes several."""
        found = [0] * self.size
        found[0:3] = self.agents.index(view["seat"]) + 1, view["at"], view["over"] is not None
        if ask is not None:
            left = ask.closes - view["at"] if ask.closes is not None else -1
            kind = self.asks.index(ask.kind) + 1
            found[3:8] = kind, ask.blocking, ask.changeable, ask.answered, left
        found[8] = len(picks)
        for place, number in enumerate(picks[: self.longest], 9):
            found[place] = number + 1
        for shown in view["asks"]:
            at = self._at[f"asked.{shown['seat']}"]
            found[at] = found[at] or self.asks.index(shown["kind"]) + 1
        cards = self._at["cards"]
        taken: dict[str, int] = {}
        self._entity(found, view["game"], "game")
        self._lie(found, view["zones"], "", 0, cards, taken)
        for place, seat in enumerate(self.seats, 1):
            player = view["players"][seat]
            self._entity(found, player, seat)
            self._lie(found, player, f"{seat}.", place, cards, taken)
            for status in player.get("statuses", ()):
                found[self._at[f"{seat}.status.{status}"]] = 1
        self._know(found, view["facts"])
        return np.array(found, dtype=np.int64)

    def _entity(self, found: list[int], shown: dict[str, Any], owner: str) -> None:
        for name, at, may_be_list in self._attributes[owner]:
            if name not in shown:
                continue
            value = shown[name]
            found[at : at + 2] = self.cell(value)
            if may_be_list and isinstance(value, list):
                for place, each in enumerate(value[: self.longest], 1):
                    found[at + 2 * place : at + 2 * place + 2] = self.cell(each)

    def _lie(
        self,
        found: list[int],
        shown: dict[str, Any],
        before: str,
        owner: int,
        cards: int,
        taken: dict[str, int],
    ) -> None:
        """The zones of the game (or of a player), and the cards that are seen in them."""
        for number, zone in enumerate(self.zones, 1):
            at = self._at.get(f"{before}zone.{zone}")
            if at is None or zone not in shown:
                continue
            lying = shown[zone]
            if not isinstance(lying, list):
                found[at : at + 2] = 1, lying["count"]
                continue
            found[at : at + 2] = 1, len(lying)
            for place, text in enumerate(lying, 1):
                same = self._of_card[text]
                card = cards + 3 * same[taken.get(text, 0)]
                taken[text] = taken.get(text, 0) + 1
                found[card : card + 3] = number, owner, place

    def _know(self, found: list[int], facts: list[dict[str, Any]]) -> None:
        at = self._at["facts"]
        for fact in facts[: -self.longest - 1 : -1]:
            found[at] = self.facts.index(fact["what"]) + 1
            found[at + 1 : at + 3] = self.cell(fact["of"])
            found[at + 3 : at + FACT] = self.cell(fact["is"])
            at += FACT

    def cell(self, value: Any) -> tuple[int, int]:
        """Kind and value of something that stands in a view."""
        if value is None:
            return NOTHING, 0
        if isinstance(value, bool):
            return TRUTH, int(value)
        if isinstance(value, int):
            return NUMBER, max(min(value, LARGEST), -LARGEST)
        if isinstance(value, str):
            return self._codes.get(value, (OTHER, 0))
        if isinstance(value, list):
            return LIST, len(value)
        return (HIDDEN, 0) if value == {"hidden": True} else (OTHER, 0)


def _shown(rules: Rules, kind: str, flow: Flow) -> dict[str, bool]:
    """The attributes and numbers that some seat may see, and whether each may be a list."""
    found: dict[str, bool] = {}
    for name, attribute in rules.attributes.get(kind, {}).items():
        if attribute.seen != "none":
            found[name] = attribute.type in ("list", "dice")
    for name, number in rules.numbers.get(kind, {}).items():
        if number.param is None and number.seen != "none":
            found[name] = flow.number(number).items is not None
    return found


def _places(cards: tuple[str, ...]) -> dict[str, list[int]]:
    places: dict[str, list[int]] = {}
    for place, text in enumerate(cards):
        places.setdefault(text, []).append(place)
    return places
