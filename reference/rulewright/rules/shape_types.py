"""The words in which document shapes are described: plain values, records with known keys, tables by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.rules.primitives import Field

NAME = r"[a-z][a-z0-9_]*"
PATTERNS = {
    "name": rf"^{NAME}$",
    "bind": rf"^{NAME}$",
    "word": rf"^{NAME}$",
    "path": rf"^{NAME}(\.[a-z0-9_]+)*$",
    "folder": rf"^_?{NAME}$",
    "id": rf"^_?{NAME}(\.{NAME})+$",
    "claim_prefix": r"^[A-Z][A-Z0-9]*$",
    "claim": r"^[A-Z][A-Z0-9]*-[0-9]+[a-z]?$",
    "copy": r"^(A|[2-9]|10|J|Q|K)[CDHS]$",
    "language": r"^[a-z]{2,3}(-[A-Z]{2})?$",
    "place": rf"^{NAME}(\.{NAME})*$",
    "row": r"^[a-z0-9][a-z0-9_]*$",
    "text_path": rf"^{NAME}(\.{NAME})*$",
}


@dataclass(frozen=True)
class Leaf:
    """A plain value: what it is in words, which kinds of scalar may stand there, and the pattern of text."""

    words: str
    kinds: tuple[str, ...]
    pattern: str = ""


_TEXT = ("text",)
LEAVES: dict[str, Leaf] = {
    "expr": Leaf("an expression", ("text", "int", "bool"), r"\S"),
    "literal": Leaf("a whole number, true, false or a word", ("text", "int", "bool"), PATTERNS["word"]),
    "int": Leaf("a whole number", ("int",)),
    "bool": Leaf("true or false", ("bool",)),
    "text": Leaf("text", _TEXT, r"\S"),
    "name": Leaf("a name (small letters, digits and _)", _TEXT, PATTERNS["name"]),
    "bind": Leaf("a new name (small letters, digits and _)", _TEXT, PATTERNS["bind"]),
    "stretch": Leaf("a name (small letters, digits and _)", _TEXT, PATTERNS["name"]),
    "word": Leaf("a word (small letters, digits and _)", _TEXT, PATTERNS["word"]),
    "id": Leaf("an id such as liars_dice.bid.made", _TEXT, PATTERNS["id"]),
    "path": Leaf("an address such as rules.noon_strikes, or a section", _TEXT, PATTERNS["path"]),
    "claim": Leaf("the number of a claim such as LD-013", _TEXT, PATTERNS["claim"]),
    "claim_prefix": Leaf("what claims begin with, such as LD", _TEXT, PATTERNS["claim_prefix"]),
    "folder": Leaf("the name of a game, or of a base such as _cards", _TEXT, PATTERNS["folder"]),
    "copy": Leaf("a rank and a suit such as 5D, 10S or QH", _TEXT, PATTERNS["copy"]),
    "language": Leaf("the code of a language such as en", _TEXT, PATTERNS["language"]),
}


@dataclass(frozen=True)
class Record:
    """A mapping with known keys. Of the keys in `one_of` exactly one must be there.

    `over` is the key by which a document says what it is laid over. With it the document need not be whole,
    and only with it may it `remove` anything.
    """

    name: str
    doc: str
    fields: tuple[Field, ...]
    one_of: tuple[str, ...] = ()
    over: str = ""

    def field(self, key: str) -> Field | None:
        """The field of that name, if the record has one."""
        return next((f for f in self.fields if f.name == key), None)


@dataclass(frozen=True)
class Table:
    """A mapping from names, which the author gives, to values of one type."""

    name: str
    doc: str
    entry: str
    key: str = "name"


def optional(name: str, type: str, doc: str, example: Any, **more: Any) -> Field:
    return Field(name, type, doc, example, **more)


def needed(name: str, type: str, doc: str, example: Any, **more: Any) -> Field:
    return Field(name, type, doc, example, required=True, **more)
