"""Print a merged game as YAML in one canonical form, for `rulewright show` and for diffs between modes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from rulewright.rules.primitives import ABILITY_KEYS, STATEMENT_KEYS, statement
from rulewright.rules.scalars import plain_value
from rulewright.rules.shape_entries import ABILITY
from rulewright.rules.shape_types import Record
from rulewright.rules.shapes import DOCUMENT, RECORDS, TABLES
from rulewright.rules.source import Map

# What may stand without quotes everywhere: no sign of YAML's own in front, no ": " or " #" inside.
_PLAIN = re.compile(r"(?:[A-Za-z0-9_(]|-(?=[A-Za-z0-9_(]))[^\n:#\[\]{},]*")
_LISTS = {"exprs": "expr", "names": "name", "claims": "claim", "copies": "copy", "block": "statement"}


def show_yaml(merged: Map) -> str:
    """The merged game in block form, keys in the order of the language reference.

    Loading the text again gives the same data.
    """
    head = {"mode": "word", "modes": "list:word", "chosen": "chosen"}
    tables = {"rulings": "rulings", "cards": "cards", "characters": "characters", "roles": "roles"}
    types = {"game": "word", **head, **{f.name: f.type for f in DOCUMENT["game"].fields}, **tables}
    return "\n".join(_mapping(merged, types, "", ordered=True)) + "\n"


def document_yaml(document: Any, type_: str) -> str:
    """One entry or document of the game in the same form."""
    return "\n".join(_lines(document, type_, "")) + "\n"


def scalar_text(value: Any) -> str:
    """A scalar so that it is read again as what it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    text = str(value)
    if _PLAIN.fullmatch(text) and text.isprintable() and text == text.strip() and plain_value(text) == text:
        return text
    return json.dumps(text, ensure_ascii=not text.isprintable())


def _lines(value: Any, type_: str, indent: str) -> Iterator[str]:
    """The lines of a collection that is not empty."""
    if isinstance(value, list):
        item_type = _LISTS[type_] if type_ in _LISTS else type_.removeprefix("list:")
        for item in value:
            yield from _item(item, item_type, indent)
        return
    if type_ == "statement":
        yield from _statement(value, indent)
    elif type_ in RECORDS and isinstance(value, dict):
        yield from _mapping(value, _field_types(value, RECORDS[type_]), indent, ordered=True)
    elif type_ in TABLES:
        yield from _mapping(value, dict.fromkeys(value, TABLES[type_].entry), indent, ordered=False)
    else:
        yield from _mapping(value, {}, indent, ordered=False)


def _field_types(value: dict[str, Any], record: Record) -> dict[str, str]:
    fields = {f.name: f.type for f in record.fields}
    if record is not ABILITY:
        return fields
    heads = {key: "names" for key in value if key in ABILITY_KEYS}
    last = {"do": fields.pop("do")}
    return {**heads, **fields, **last}


def _statement(value: dict[str, Any], indent: str) -> Iterator[str]:
    head = next((k for k in value if k in STATEMENT_KEYS), None)
    if head is None:
        yield from _mapping(value, {}, indent, ordered=False)
        return
    primitive = statement(head)
    types = {head: primitive.value, **{f.name: f.type for f in primitive.beside}}
    yield from _mapping(value, types, indent, ordered=True)


def _mapping(value: dict[str, Any], types: dict[str, str], indent: str, ordered: bool) -> Iterator[str]:
    keys = [k for k in types if k in value] if ordered else list(value)
    keys += [k for k in value if k not in keys]
    for key in keys:
        yield from _entry(f"{indent}{_key(key)}:", value[key], types.get(key, ""), indent + "  ")


def _item(value: Any, type_: str, indent: str) -> Iterator[str]:
    if isinstance(value, dict | list) and value:
        inner = list(_lines(value, type_, indent + "  "))
        yield f"{indent}- {inner[0].removeprefix(indent + '  ')}"
        yield from inner[1:]
    else:
        yield from _entry(f"{indent}-", value, type_, indent)


def _entry(head: str, value: Any, type_: str, indent: str) -> Iterator[str]:
    if isinstance(value, dict | list):
        if not value:
            yield f"{head} {'{}' if isinstance(value, dict) else '[]'}"
        else:
            yield head
            yield from _lines(value, type_, indent)
    else:
        yield f"{head} {scalar_text(value)}"


def _key(key: str) -> str:
    return scalar_text(key)
