"""Write the page of primitives (docs/reference/primitives.md) from the table: it cannot be outdated."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.rules.primitives import (
    ABILITIES,
    NEED,
    PARAM,
    REFUSAL_CODES,
    RULE_CODES,
    SETUP_CODES,
    STATEMENTS,
    Field,
    Primitive,
)
from rulewright.rules.show import document_yaml, scalar_text
from rulewright.rules.strict_yaml import load_text

_TITLES = {
    "names": "Naming values",
    "values": "Changing values",
    "flow": "Order and choice",
    "events": "Events",
    "waiting": "Waiting for seats",
    "cards": "Cards",
    "statuses": "Statuses",
    "knowledge": "Knowledge",
    "chance": "Chance",
    "time": "Time",
    "ending": "The end",
}
_VALUES = {
    "expr": "an expression",
    "exprs": "an expression, or a list of expressions",
    "block": "a list of statements",
    "bind": "a new name",
    "names": "a name, or a list of names",
    "stretch": "a name",
    "int": "a whole number",
    "bool": "`true` or `false`",
    "word": "a word",
    "pairs": "a mapping: name or place → expression",
    "each": "one name and its list",
    "true": "`true`",
    "branches": "a mapping: symbol → list of statements",
    "params": "[parameters](#parameters), by name",
    "needs": "[conditions](#conditions), by name",
    "id": "an id",
    "claims": "a list of claims",
}


def page() -> str:
    """The whole page as Markdown."""
    parts = [
        "# Primitives",
        "<!-- Generated from reference/rulewright/rules/primitives.py by `python -m"
        " rulewright.rules.schema_build`. -->",
        "Every statement and every ability of the rules language. How they work together is said in"
        " [language.md](language.md).",
        "## Statements",
        "A `do` is a list of statements. Each has one key that says what it does; any other key runs the"
        " event of"
        " that name: `damage: {to: target}`, with `as` for its result.",
    ]
    for family, title in _TITLES.items():
        parts.append(f"### {title}")
        for primitive in (p for p in STATEMENTS if p.family == family):
            parts += _primitive(primitive)
    parts += [
        "## Abilities",
        "An ability has exactly one of these keys. Abilities stand under `rules` of a game and under"
        " `abilities` of"
        " cards, characters, roles and statuses.",
    ]
    for primitive in ABILITIES:
        parts += _primitive(primitive)
    parts += ["### Parameters", "What stands under `with` of an offer, for each name.", _table(PARAM)]
    parts += ["### Conditions", "What stands under `needs` of an offer, for each name.", _table(NEED)]
    parts += ["## Refusal codes", "Of moves, a closed list:", _words(REFUSAL_CODES)]
    parts += ["Those that rules may name:", _words(RULE_CODES), "Of set-ups:", _words(SETUP_CODES)]
    return "\n\n".join(parts) + "\n"


def _primitive(primitive: Primitive) -> list[str]:
    parts = [f"#### `{primitive.key}`", primitive.doc]
    if primitive.value != "fields":
        parts.append(f"Its value is {_value(primitive.value)}.")
    fields = (*primitive.fields, *primitive.beside)
    if fields:
        parts.append(_table(fields))
    kind = "list:statement" if primitive in STATEMENTS else "ability"
    parts.append(f"```yaml\n{_block_form(primitive, kind)}```")
    return parts


def _block_form(primitive: Primitive, kind: str) -> str:
    """The example as it would stand in a document, one key a line."""
    example = load_text(primitive.example, primitive.key)
    return document_yaml([example] if kind == "list:statement" else example, kind)


def _value(type_: str, of: str = "") -> str:
    if type_ == "name":
        return f"the name of {'an' if of[:1] in 'aeiou' else 'a'} {of}" if of else "a name"
    if type_ == "names" and of:
        return f"a name of {'an' if of[:1] in 'aeiou' else 'a'} {of}, or a list of them"
    return _VALUES[type_]


def _table(fields: Iterable[Field]) -> str:
    rows = ["| field | value | meaning | example |", "|---|---|---|---|"]
    for field in fields:
        name = f"**`{field.name}`**" if field.required else f"`{field.name}`"
        value = " · ".join(f"`{c}`" for c in field.choices) or _value(field.type, field.of)
        rows.append(f"| {name} | {value} | {_cell(field.doc)} | {_example(field.example)} |")
    return "\n".join(rows)


def _example(value: Any) -> str:
    if value in ([], {}):
        return ""
    text = f"[{', '.join(map(str, value))}]" if isinstance(value, list) else scalar_text(value)
    return f"`{_cell(text)}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _words(words: Iterable[str]) -> str:
    return ", ".join(f"`{w}`" for w in words)
