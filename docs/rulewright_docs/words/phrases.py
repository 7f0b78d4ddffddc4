"""What a rule says, before it is said in a language: a tree of messages, names, numbers and lists.

A `Phrase` names a Fluent message and its arguments. Nothing here knows a word of any language.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

# What the key of an argument begins with that is told besides, if the message itself does not ask for it.
REST = "~"


@dataclass(frozen=True)
class Name:
    """A word of the game. `paths` are looked up in the names of a language, in this order; if none is there
    the message `instead` is said (or, without one, the id with a mark)."""

    paths: tuple[str, ...]
    instead: str = ""

    @property
    def id(self) -> str:
        return self.paths[0].rpartition(".")[2]


@dataclass(frozen=True)
class Series:
    """Several parts joined as the language joins them: with "and", or with "or"."""

    parts: tuple[Part, ...]
    style: str = "and"


@dataclass(frozen=True)
class Phrase:
    """A message with its arguments. `custom` is a message of the game that is said instead, if there is one.

    `no` says the opposite (the attribute `no` of the message). `head` is the argument whose gender it has.
    """

    id: str
    args: dict[str, Part] = field(default_factory=dict)
    head: str = ""
    no: bool = False
    custom: str = ""


def message_id(name: object) -> str:
    """A name of the game as part of the id of a message."""
    return str(name).replace("_", "-")


Part: TypeAlias = Phrase | Name | Series | int | str


@dataclass(frozen=True)
class Item:
    """One sentence, and the sentences that belong below it. `test` is the argument that holds a condition:
    if the sentence becomes too long its parts stand below, and the rest below `then`."""

    phrase: Phrase
    below: tuple[Item, ...] = ()
    test: str = ""


def swapped(part: Part, old: Part, new: Part) -> Part:
    """The tree with one part in place of another, wherever it stands."""
    if part == old:
        return new
    if isinstance(part, Phrase):
        return replace(part, args={k: swapped(v, old, new) for k, v in part.args.items()})
    if isinstance(part, Series):
        return replace(part, parts=tuple(swapped(p, old, new) for p in part.parts))
    return part
