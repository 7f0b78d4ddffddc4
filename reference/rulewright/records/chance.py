"""What chance brought, as it fell: given to a table before each input, and accounted for after it.

A server knows what was thrown, flipped and drawn, but seldom the whole order of a pile. So a pile of which
the record does not say the order is left open: its cards are put on top as the record says that they came.
A table is plain data, which is how it is done: saved, changed and read back.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rulewright.engine.api import Game
from rulewright.engine.state import NOBODY
from rulewright.engine.table import Table
from rulewright.engine.views import REFEREE
from rulewright.records.form import Line, Unusable

# Orders that nobody has said, for the shuffles of one input.
_SPARE = 8
_SHOWN = 3


class Impossible(Exception):
    """A value of chance that cannot have fallen, that is missing, or that nothing has drawn."""


@dataclass
class Supply:
    """What is known of chance: the values that the set-up gave ahead, the cards of each pile whose place
    nobody knows, the tape that lies at the table, and whether it has to be laid anew."""

    game: Game
    ahead: dict[str, Any] = field(default_factory=dict)
    open: dict[str, frozenset[int]] = field(default_factory=dict)
    tape: dict[str, Any] = field(default_factory=dict)
    stale: bool = False

    @property
    def piles(self) -> list[str]:
        """The zones of the game that lie apart from the seats."""
        return [name for name, zone in self.game.rules.zones.items() if zone.of == "game"]

    def text(self, number: int) -> str:
        """The text of a card by its number."""
        return self.game.program.cards[number].text


def supply_of_setup(game: Game, line: Line) -> Supply:
    """What is known before the set-up: what it says, and open orders for all else. Raises `Unusable`."""
    supply = Supply(game)
    _known_piles(supply, line, line.fields.get("drawn", {}))
    tape = dict(line.fields.get("chance", {}))
    for pile in supply.piles:
        tape[pile] = _orders_of_setup(line, pile) + [[]] * _SPARE
    return replace(supply, tape=tape)


def _orders_of_setup(line: Line, pile: str) -> list[list[str]]:
    """The orders of a pile that the set-up says; the first may be known from what was drawn alone."""
    orders = list(line.fields.get("chance", {}).get(pile, ()))
    top = list(line.fields.get("drawn", {}).get(pile, ()))
    if orders and top:
        shared = min(len(orders[0]), len(top))
        if orders[0][:shared] != top[:shared]:
            raise Unusable(line.number, f"'chance' and 'drawn' differ on the top of {pile}")
        orders[0] = max(orders[0], top, key=len)
    return orders or ([top] if top else [])


def give(supply: Supply, table: Table, line: Line) -> tuple[Supply, Table]:
    """The table with the chance of one line on its tape and the drawn cards on top.

    Raises `Unusable` for a pile that the game does not have, `Impossible` for a card that cannot lie there.
    """
    given, drawn = line.fields.get("chance", {}), line.fields.get("drawn", {})
    if not given and not drawn and not supply.stale:
        return supply, table
    _known_piles(supply, line, drawn)
    tape = _joined(supply.ahead, given)
    data = json.loads(table.to_json())
    for pile, names in drawn.items():
        zone = next(z for z in data["zones"] if z[0] == pile and z[1] == NOBODY)
        zone[2] = _arranged(supply, pile, zone[2], names)
        beyond = list(names[len(zone[2]) :])
        if beyond and not tape.get(pile):
            tape[pile] = [beyond]
    for pile in supply.piles:
        tape[pile] = [*tape.get(pile, ()), *[[]] * _SPARE]
    _hold_to_tape(supply, table, tape)
    data["tape"], data["tape_used"] = tape, []
    return replace(supply, tape=tape, stale=False), supply.game.from_json(json.dumps(data))


def _known_piles(supply: Supply, line: Line, drawn: Mapping[str, Any]) -> None:
    for pile in drawn:
        if pile not in supply.piles:
            known = ", ".join(supply.piles) or "there are none"
            raise Unusable(line.number, f"'drawn': no pile '{pile}'; known: {known}")


def _hold_to_tape(supply: Supply, table: Table, tape: Mapping[str, Any]) -> None:
    """Refuse what no tape of this table can have: a seat that is not there, an unknown word."""
    owners = {*table.seats, "game"}
    for key, values in tape.items():
        if key in supply.piles or key == "deal":
            continue
        if key not in ("coin", "roll", "pick"):
            raise Impossible(f"nothing is drawn by '{key}'")
        for owner in values:
            if owner not in owners:
                raise Impossible(f"a {key} of '{owner}', who has no seat here")


def _joined(ahead: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """First what the set-up said ahead, then what the line says."""
    joined: dict[str, Any] = {}
    for source in (ahead, given):
        for key, values in source.items():
            if isinstance(values, Mapping):
                owners = joined.setdefault(key, {})
                for owner, items in values.items():
                    owners[owner] = [*owners.get(owner, ()), *items]
            else:
                joined[key] = [*joined.get(key, ()), *values]
    return joined


def _arranged(supply: Supply, pile: str, cards: list[int], names: list[str]) -> list[int]:
    """A pile with the named cards on top, as far as it is open."""
    found, opened = list(cards), supply.open.get(pile, frozenset())
    for place, name in enumerate(names[: len(cards)]):
        if supply.text(found[place]) == name:
            continue
        if found[place] not in opened:
            top = supply.text(found[place])
            raise Impossible(f"{name} cannot come from {pile} here: {top} is known to lie there")
        other = next(
            (i for i in range(place, len(found)) if found[i] in opened and supply.text(found[i]) == name),
            None,
        )
        if other is None:
            raise Impossible(f"{name} cannot come from {pile}: it is not among the cards that may lie there")
        found[place], found[other] = found[other], found[place]
    return found


@dataclass(frozen=True)
class Before:
    """What is remembered of a table before an input: the table itself (none before the set-up), how many
    events there were."""

    table: Table | None
    events: int

    @property
    def piles(self) -> dict[str, list[int]]:
        """The piles by number, top first."""
        return {} if self.table is None else piles_of(self.table)

    def learnt(self, table: Table) -> set[str]:
        """The words of what somebody has learnt since."""
        known = 0 if self.table is None else len(_facts(self.table))
        words: set[str] = set()
        for fact in _facts(table)[known:]:
            for part in (fact["of"], fact["is"]):
                words.update(map(str, part if isinstance(part, list) else [part]))
        return words


NOTHING = Before(None, 0)


def before(table: Table) -> Before:
    """What `settle` has to know of a table before an input to a clone of it."""
    return Before(table, len(table.events()))


def piles_of(table: Table) -> dict[str, list[int]]:
    """The piles of a table, by the numbers of their cards, top first."""
    zones = json.loads(table.to_json())["zones"]
    return {name: cards for name, owner, cards in zones if owner == NOBODY}


def _facts(table: Table) -> list[dict[str, Any]]:
    facts: list[dict[str, Any]] = table.view(REFEREE)["facts"]
    return facts


def settle(supply: Supply, table: Table, line: Line, was: Before) -> Supply:
    """The supply after an input. Raises `Impossible` if chance was missing, or fell and was not drawn."""
    given, drawn = line.fields.get("chance", {}), line.fields.get("drawn", {})
    ahead = _left(supply, table)
    if "record" not in line.fields:
        _nothing_left(given, ahead)
    told = table.events()[was.events :]
    shuffled = [e["data"].get("zone") for e in told if e["type"] == "shuffled"]
    opened = dict(supply.open)
    if shuffled or drawn or any(supply.open.values()):
        old, now = was.piles, piles_of(table)
        for pile in supply.piles:
            came = sum(e["data"]["count"] for e in told if _comes_from(pile, e))
            here = _Pile(old.get(pile, []), now[pile], came, list(drawn.get(pile, ())))
            orders = _orders(supply, given, pile, line)
            opened[pile] = (
                here.after_shuffle(supply, pile, orders) if pile in shuffled else here.after(supply, pile)
            )
            over = here.named[came:] if "record" not in line.fields else []
            if over and not set(over) <= was.learnt(table):
                message = f"{over[0]} was not drawn from {pile}: {_cards(came)} came from it here"
                raise Impossible(f"{message}, and nobody looked at it")
    return replace(supply, ahead=ahead, open=opened, stale=supply.stale or bool(shuffled))


def _orders(supply: Supply, given: Mapping[str, Any], pile: str, line: Line) -> list[list[str]]:
    if "record" in line.fields:
        return _orders_of_setup(line, pile)
    return [*supply.ahead.get(pile, ()), *given.get(pile, ())]


def _comes_from(pile: str, event: Mapping[str, Any]) -> bool:
    return event["type"] == "moved" and event["data"].get("from") == pile and "of" not in event["data"]


def _cards(count: int) -> str:
    return {0: "no card", 1: "1 card"}.get(count, f"{count} cards")


@dataclass(frozen=True)
class _Pile:
    """One pile around one input: its cards before and after, how many came from it, which are named."""

    old: list[int]
    new: list[int]
    came: int
    named: list[str]

    def after(self, supply: Supply, pile: str) -> frozenset[int]:
        """The cards whose place is open, where nothing was shuffled."""
        opened = supply.open.get(pile, frozenset())
        unnamed = [card for card in self.old[len(self.named) : self.came] if card in opened]
        if unnamed:
            raise Impossible(self._missing(pile, len(unnamed)))
        return opened & frozenset(self.new) - frozenset(self.old[: len(self.named)])

    def after_shuffle(self, supply: Supply, pile: str, orders: list[list[str]]) -> frozenset[int]:
        """The cards whose place is open after a shuffle of which the record says this much."""
        from_old = min(self.came, len(self.old))
        if self.old:
            _Pile(self.old, self.new, from_old, self.named).after(supply, pile)
        top = orders[0] if orders else self.named[len(self.old) :]
        beyond = self.came - from_old
        if beyond > len(top):
            raise Impossible(self._missing(pile, beyond - len(top)))
        return frozenset(self.new[max(len(top) - beyond, 0) :])

    def _missing(self, pile: str, count: int) -> str:
        return (
            f"{_cards(self.came)} came from {pile} here, and the record does not say which "
            f"({count} of them not named): name them in 'drawn'"
        )


def _left(supply: Supply, table: Table) -> dict[str, Any]:
    """The values that are left on the tape, without the open orders."""
    left: dict[str, Any] = {}
    tape = supply.tape
    for key, counts in table.unused_chance().items():
        if key in supply.piles:
            count = counts[key] - _SPARE
            if count > 0:
                left[key] = tape[key][: len(tape[key]) - _SPARE][-count:]
            continue
        left[key] = {owner: tape[key][owner][-count:] for owner, count in counts.items()}
    return left


def _nothing_left(given: Mapping[str, Any], left: Mapping[str, Any]) -> None:
    for key, values in given.items():
        if not isinstance(values, Mapping):
            if left.get(key):
                raise Impossible(f"the record gives an order of {key}, but it was not shuffled here")
            continue
        for owner in values:
            rest = left.get(key, {}).get(owner, [])
            if rest and values[owner]:
                what = ", ".join(json.dumps(value, ensure_ascii=False) for value in rest[:_SHOWN])
                raise Impossible(f"the record gives a {key} of {owner} that nothing drew here: {what}")
