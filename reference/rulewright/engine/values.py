"""The values that rules handle: players, cards, the game, records, and their plain and text forms.

Whole numbers, truth values, none and symbols are Python's own `int`, `bool`, `None` and `str`; lists are
tuples. Players and cards are shared by all tables (they are only numbers), so that cloning a table copies
none of them.
"""

from __future__ import annotations

import json
from typing import Any, Final


class Player:
    """A seat, by its number from 0."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"<player {self.seat}>"


class Card:
    """A card, by its number in the catalogue."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __repr__(self) -> str:
        return f"<card {self.number}>"


class TheGame:
    """The game itself, as the owner of attributes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "<game>"


class Record:
    """A value with named parts, such as an answer: who gave it, which offer, with which parameters."""

    __slots__ = ("parts",)

    def __init__(self, parts: dict[str, Any]) -> None:
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(tuple(self.parts))


class Text:
    """Free words of a player, which rules only pass on: a saying is equal to itself and to nothing else.

    `number` is that of the input it came with. Whatever a rule does with a saying, it does the same whatever
    the words are.
    """

    __slots__ = ("number", "words")

    def __init__(self, number: int, words: str) -> None:
        self.number = number
        self.words = words

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.number == other.number

    def __hash__(self) -> int:
        return hash((Text, self.number))

    def __str__(self) -> str:
        """As it stands in the text of a move: a JSON string, signs of every script kept as they are."""
        return json.dumps(self.words, ensure_ascii=False)

    def __repr__(self) -> str:
        return f"<text {self.number}>"


MOST_SEATS: Final = 64
PLAYERS: Final = tuple(Player(i) for i in range(MOST_SEATS))
GAME: Final = TheGame()
_CARDS: list[Card] = []


def card(number: int) -> Card:
    """The shared card of that number."""
    while len(_CARDS) <= number:
        _CARDS.append(Card(len(_CARDS)))
    return _CARDS[number]


def to_json(value: Any) -> Any:
    """Encode a value so that `from_json` gives the same one back."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Player):
        return {"p": value.seat}
    if isinstance(value, Card):
        return {"c": value.number}
    if isinstance(value, TheGame):
        return {"g": 0}
    if isinstance(value, (tuple, list)):
        return [to_json(v) for v in value]
    if isinstance(value, Record):
        return {"r": {k: to_json(v) for k, v in value.parts.items()}}
    if isinstance(value, Text):
        return {"t": value.number, "w": value.words}
    raise TypeError(f"no value of the rules: {value!r}")


def from_json(data: Any) -> Any:
    """Decode what `to_json` encoded."""
    if isinstance(data, list):
        return tuple(from_json(v) for v in data)
    if isinstance(data, dict):
        if "p" in data:
            return PLAYERS[data["p"]]
        if "c" in data:
            return card(data["c"])
        if "g" in data:
            return GAME
        if "t" in data:
            return Text(data["t"], data["w"])
        return Record({k: from_json(v) for k, v in data["r"].items()})
    return data


def holds_text(value: Any) -> bool:
    """Whether a value is free words, or a list or an answer with some in it."""
    if type(value) is tuple:
        for item in value:
            kind = type(item)
            if kind is Text or ((kind is tuple or kind is Record) and holds_text(item)):
                return True
        return False
    if type(value) is Record:
        return any(type(part) is Text for part in value.parts.values())
    return type(value) is Text


def without(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    """The cards without one of them, which must be there."""
    place = cards.index(gone)
    return cards[:place] + cards[place + 1 :]
