"""Check a document against the table of shapes, and say at the author's own line what is wrong.

It accepts what the generated JSON Schemas accept (a test compares them). It exists beside them because
it is many times as fast and knows the words of the language: its messages name the mistake.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rulewright.rules.expressions import did_you_mean
from rulewright.rules.primitives import (
    ABILITY_KEYS,
    BESIDE_KEYS,
    STATEMENT_KEYS,
    Field,
    Primitive,
    ability,
    statement,
)
from rulewright.rules.shape_entries import ABILITY
from rulewright.rules.shape_types import LEAVES, PATTERNS, Record, Table
from rulewright.rules.shapes import RECORDS, TABLES
from rulewright.rules.source import Collector, Map, Mark, Seq

_NOUNS = {
    "attributes": "attributes",
    "base": "'base'",
    "catalogue": "the catalogue",
    "count": "copies",
    "data": "data",
    "datum": "a data field",
    "lineup": "the line-up",
    "lineup_need": "a condition on the line-up",
    "naming": "the entry of a name",
    "numbers": "numbers",
    "rulings": "a document of rulings",
    "seats": "seats",
    "sound_condition": "a condition",
    "tells": "tells",
    "text": "a document of names",
}
# What a key is called where it is not written like one, for each pattern that a table has.
KEY_WORDS = {
    "name": "a name (small letters, digits and _)",
    "word": "a word (small letters, digits and _)",
    "row": "a key (small letters, digits and _)",
    "place": "a name, or a member such as p.hearts",
    "text_path": "a path such as card.dynamite",
}
_KEY_HINTS = {"forms": "name the form in English: plural, gender, genitive, accusative, …"}
_EITHER_WORDS = {"exprs": "expr", "names": "name"}
_LISTS = {"exprs": "expr", "names": "name", "claims": "claim"}


class ShapeChecker:
    """Checks values against types. `partial` is for overlays, which need not be whole."""

    def __init__(self, found: Collector, partial: bool = False) -> None:
        self.found = found
        self.partial = partial

    def document(self, document: Map, record: Record) -> None:
        """Check a document. What is laid over another need not be whole, but it says what it is."""
        partial = self.partial or record.over in document
        ShapeChecker(self.found, partial)._record(document, record)
        if partial:
            self._missing(document, record.fields[:1], _noun(record))
        if record.over and "remove" in document and record.over not in document:
            self.found.error(
                "RW170",
                "there is nothing to remove from",
                document.key_at("remove"),
                f"only a document with '{record.over}' has something under it",
                len("remove"),
            )

    def value(self, value: Any, type_: str, mark: Mark) -> None:
        """Check a value against a type of the table."""
        if type_ in LEAVES:
            self._leaf(value, type_, mark)
        elif type_ in RECORDS:
            if self._is_map(value, mark):
                self._record_or_ability(value, RECORDS[type_])
        elif type_ in TABLES:
            if self._is_map(value, mark):
                self._table(value, TABLES[type_])
        elif type_ == "block":
            self._block(value, mark)
        elif type_ == "each":
            self._each(value, mark)
        elif type_ == "copies":
            self._copies(value, mark)
        elif type_ == "true":
            if value is not True:
                self.found.error("RW152", "only 'true' may stand here", mark)
        else:
            self._list(value, type_, mark)

    # -- plain values and lists ------------------------------------------------------------------

    def _leaf(self, value: Any, type_: str, mark: Mark) -> None:
        leaf = LEAVES[type_]
        kind = kind_of(value)
        if kind not in leaf.kinds:
            self.found.error(
                "RW152",
                f"{leaf.words} is needed here, not {_words(value)}",
                mark,
                _quote_hint(type_, leaf.kinds, value),
            )
        elif kind == "text" and leaf.pattern and not re.search(leaf.pattern, value):
            message = f"'{value}' is not {leaf.words}" if value.strip() else f"{leaf.words} is needed here"
            self.found.error("RW155", message, mark, length=max(1, len(value)))

    def _list(self, value: Any, type_: str, mark: Mark) -> None:
        entry = _LISTS[type_] if type_ in _LISTS else type_.removeprefix("list:")
        if isinstance(value, Seq):
            for index, item in enumerate(value):
                self.value(item, entry, value.at(index))
        elif type_ in _EITHER_WORDS:
            self._leaf(value, entry, mark)
        else:
            self.found.error(
                "RW152",
                f"a list is needed here, not {_words(value)}",
                mark,
                "write [a, b], or one '- item' a line",
            )

    def _copies(self, value: Any, mark: Mark) -> None:
        if isinstance(value, Map):
            self._record(value, RECORDS["count"])
        else:
            self._list(value, "list:copy", mark)

    def _is_map(self, value: Any, mark: Mark) -> bool:
        if isinstance(value, Map):
            return True
        hint = "write 'key: value', one a line"
        self.found.error("RW152", f"a mapping is needed here, not {_words(value)}", mark, hint)
        return False

    # -- mappings ----------------------------------------------------------------------------------

    def _table(self, value: Map, table: Table) -> None:
        for key, entry in value.items():
            if not re.search(PATTERNS[table.key], key):
                self.found.error(
                    "RW155",
                    f"'{key}' is not {KEY_WORDS[table.key]}",
                    value.key_at(key),
                    _KEY_HINTS.get(table.name, ""),
                    max(1, len(key)),
                )
            self.value(entry, table.entry, value.at(key))

    def _record_or_ability(self, value: Map, record: Record) -> None:
        if record is ABILITY:
            self._ability(value)
        else:
            self._record(value, record)

    def _record(self, value: Map, record: Record, noun: str = "") -> None:
        fields = {f.name: f for f in record.fields}
        self._keys(value, record.fields, (), noun or _noun(record), not self.partial)
        # A mode is partial inside: its sections change entries of the game, but it is itself a
        # whole document.
        inside = ShapeChecker(self.found, self.partial or record.name == "mode")
        for key in value:
            if key in fields:
                inside._field(value, fields[key])
        self._exactly_one(value, record.one_of)

    def _field(self, value: Map, field: Field) -> None:
        given, mark = value[field.name], value.at(field.name)
        if field.choices and isinstance(given, str) and given not in field.choices:
            allowed = ", ".join(field.choices)
            self.found.error(
                "RW153",
                f"'{given}' is not allowed for '{field.name}'",
                mark,
                f"allowed: {allowed}",
                length=max(1, len(given)),
            )
        else:
            self.value(given, field.type, mark)

    def _keys(
        self, value: Map, fields: Iterable[Field], heads: tuple[str, ...], noun: str, whole: bool = True
    ) -> None:
        """Report keys that do not belong here and, of a whole record, those that are missing."""
        names = {*heads, *(f.name for f in fields)}
        meant: set[str] = set()
        for key in value:
            if key not in names:
                hint = did_you_mean(key, names)
                meant.update(n for n in names if hint == f"did you mean '{n}'?")
                at = value.key_at(key)
                self.found.error("RW150", f"unknown key '{key}' in {noun}", at, hint, max(1, len(key)))
        if whole:
            # A misspelt key is one mistake, not two.
            self._missing(value, [f for f in fields if f.name not in meant], noun)

    def _missing(self, value: Map, fields: Iterable[Field], noun: str) -> None:
        for field in fields:
            if field.required and field.name not in value:
                self.found.error("RW151", f"the key '{field.name}' is missing in {noun}", value.mark)

    def _exactly_one(self, value: Map, keys: tuple[str, ...]) -> None:
        given = [key for key in keys if key in value]
        if len(given) > 1 or (keys and not given and not self.partial):
            what = " and ".join(f"'{k}'" for k in given) or "none"
            message = f"exactly one of {_either(keys)} is needed, and there is {what}"
            self.found.error("RW154", message, value.mark)

    # -- abilities and statements --------------------------------------------------------------------

    def _ability(self, value: Map) -> None:
        heads = tuple(key for key in value if key in ABILITY_KEYS)
        if len(heads) > 1 or not (heads or self.partial):
            what = " and ".join(f"'{k}'" for k in heads) or "none"
            message = f"an ability has exactly one of {_either(sorted(ABILITY_KEYS))}; this has {what}"
            self.found.error("RW154", message, value.mark, "divide it into two abilities" if heads else "")
            return
        kind = ability(heads[0]) if heads else None
        fields = kind.fields if kind else ABILITY.fields
        self._keys(value, fields, heads, f"'{kind.key}'" if kind else "an ability", not self.partial)
        for field in fields:
            if field.name in value:
                self._field(value, field)
        if kind is not None:
            self.value(value[kind.key], kind.value, value.at(kind.key))
            if kind.key == "modify":
                self._exactly_one(value, ("add", "set", "include"))

    def _block(self, value: Any, mark: Mark) -> None:
        if not isinstance(value, Seq):
            self.found.error(
                "RW152",
                f"a list of statements is needed here, not {_words(value)}",
                mark,
                "begin each statement with '- '",
            )
            return
        for index, item in enumerate(value):
            if isinstance(item, Map):
                ShapeChecker(self.found)._statement(item)
            else:
                self.found.error(
                    "RW152",
                    f"a statement is needed here, not {_words(item)}",
                    value.at(index),
                    "write 'key: value', for an event without fields 'name: {}'",
                )

    def _statement(self, value: Map) -> None:
        heads = [k for k in value if k in STATEMENT_KEYS]
        others = [k for k in value if k not in STATEMENT_KEYS and k not in BESIDE_KEYS]
        if len(heads) == 1 and (not others or statement(heads[0]).beside):
            self._primitive(value, statement(heads[0]))
        elif len(heads) + len(others) == 1:
            self._event_call(value, others[0])
        elif heads or others:
            both = " and ".join(f"'{k}'" for k in (*heads, *others))
            self.found.error(
                "RW154", f"one statement does one thing, not {both}", value.mark, "begin each with '- '"
            )
        else:
            alone = next(iter(value), None)
            what = f"'{alone}' cannot stand alone" if alone else "a statement cannot be empty"
            owners = [p for p in sorted(STATEMENT_KEYS) if any(f.name == alone for f in statement(p).beside)]
            self.found.error(
                "RW154", what, value.mark, f"it stands beside {_either(owners)}" if owners else ""
            )

    def _primitive(self, value: Map, primitive: Primitive) -> None:
        noun = f"'{primitive.key}'"
        self._keys(value, primitive.beside, (primitive.key,), noun)
        given, mark = value[primitive.key], value.at(primitive.key)
        if primitive.value != "fields":
            self.value(given, primitive.value, mark)
        elif self._is_map(given, mark):
            self._record(given, Record(primitive.key, primitive.doc, primitive.fields), noun)
        for field in primitive.beside:
            if field.name in value:
                self._field(value, field)

    def _event_call(self, value: Map, name: str) -> None:
        for key in value:
            if key != name:
                message = f"'{key}' does not belong to the event '{name}'"
                self.found.error("RW150", message, value.key_at(key), length=len(key))
        fields, mark = value[name], value.key_at(name)
        named = re.search(PATTERNS["name"], name) is not None
        if not named or not isinstance(fields, Map):
            near = did_you_mean(name, STATEMENT_KEYS)
            hint = (
                f"to run an event write '{name}: {{}}'" if named else f"an event has {LEAVES['name'].words}"
            )
            hint = near if near.startswith("did") else hint
            self.found.error("RW150", f"there is no statement '{name}'", mark, hint, max(1, len(name)))
            return
        for field in fields:
            if not re.search(PATTERNS["name"], field):
                self.found.error("RW155", f"'{field}' is not {KEY_WORDS['name']}", fields.key_at(field))
            self.value(fields[field], "bind" if field == "as" else "exprs", fields.at(field))

    def _each(self, value: Any, mark: Mark) -> None:
        if not isinstance(value, Map) or len(value) != 1:
            self.found.error("RW152", "one name and its list are needed here", mark, "write {p: alive}")
            return
        self._table(value, Table("each", "", "expr"))


def _noun(record: Record) -> str:
    """The record in words, as in "unknown key in a card"."""
    article = "an" if record.name[0] in "aeiou" else "a"
    return _NOUNS.get(record.name, f"{article} {record.name.replace('_', ' ')}")


def kind_of(value: Any) -> str:
    """`text`, `int`, `bool`, `list` or `map`."""
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "int"
    if isinstance(value, str):
        return "text"
    return "list" if isinstance(value, list) else "map"


def _words(value: Any) -> str:
    kind = kind_of(value)
    if kind == "text":
        shown = value if len(value) <= 40 else f"{value[:39]}…"
        return f"the text '{shown}'"
    if kind == "int":
        return f"the number {value}"
    if kind == "bool":
        return "true" if value else "false"
    return {"list": "a list", "map": "a mapping"}[kind]


def _quote_hint(type_: str, kinds: tuple[str, ...], value: Any) -> str:
    if type_ == "expr" and isinstance(value, list):
        return 'a list in an expression is written as text: "[a, b]"'
    wants_text = "text" in kinds and kind_of(value) in ("int", "bool")
    return f'if it is text, quote it: "{str(value).lower()}"' if wants_text else ""


def _either(keys: Iterable[str]) -> str:
    names = [f"'{k}'" for k in keys]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
