"""Which words the documents mention outside their declarations: what nobody mentions is not used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rulewright.rules.primitives import STATEMENT_KEYS, statement
from rulewright.rules.shapes import DOCUMENT, inner_types
from rulewright.rules.source import Map

_WORD = re.compile(r"[a-z][a-z0-9_]*")
_SILENT = frozenset({"id", "claims", "text", "bind", "stretch"})
_KEYS_MENTION = frozenset({"pairs", "branches"})
_LISTS = {"exprs": "expr", "names": "name", "block": "statement"}


def mentions(merged: Map) -> set[str]:
    """Every word that an expression, a statement or a reference of the merged game contains."""
    types = {f.name: f.type for f in DOCUMENT["game"].fields}
    types |= {"cards": "cards", "characters": "characters", "roles": "roles"}
    del types["stages"]  # A list of declarations, not of references.
    words: set[str] = set()
    for key, type_ in types.items():
        if key in merged and key not in ("game", "symbols"):
            words.update(_words(merged[key], type_))
    if "lineup" in merged:
        words.add("lineup")  # the attribute that keeps what the section says
    words.add("host")  # the attribute that keeps what the set-up says
    for numbers in merged.get("numbers", {}).values():
        # What somebody sees is of use, also if no rule reads it.
        words.update(name for name, number in numbers.items() if number.get("seen_by", "none") != "none")
    return words


def _words(value: Any, type_: str) -> Iterator[str]:
    if type_ in _SILENT:
        return
    if isinstance(value, str):
        yield from _WORD.findall(value)
    elif isinstance(value, list):
        for item in value:
            yield from _words(item, _LISTS.get(type_, type_.removeprefix("list:")))
    elif isinstance(value, dict):
        yield from _mapping(value, type_)


def _mapping(value: dict[str, Any], type_: str) -> Iterator[str]:
    if type_ == "statement":
        yield from _statement(value)
        return
    if type_ in _KEYS_MENTION:
        for key in value:
            yield from _WORD.findall(key)
    types = _types(value, type_)
    for key, inner in value.items():
        yield from _words(inner, types.get(key, "expr"))


def _types(value: dict[str, Any], type_: str) -> dict[str, str]:
    types = inner_types(value, type_)
    # The copies of a card are ranks and suits, not words.
    return {**types, "copies": "text"} if type_ == "card" else types


def _statement(value: dict[str, Any]) -> Iterator[str]:
    head = next((k for k in value if k in STATEMENT_KEYS), None)
    if head is None:
        for event, fields in value.items():
            yield event
            yield from _words({k: v for k, v in fields.items() if k != "as"}, "values")
        return
    primitive = statement(head)
    if primitive.value == "fields":
        types = {f.name: f.type for f in primitive.fields}
        for key, inner in value[head].items():
            yield from _words(inner, types.get(key, "expr"))
    else:
        yield from _words(value[head], primitive.value)
    for field in primitive.beside:
        if field.name in value:
            yield from _words(value[field.name], field.type)
