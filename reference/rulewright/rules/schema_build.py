"""Write the JSON Schemas for editors from the tables of shapes and primitives.

`python -m rulewright.rules.schema_build` writes schema/*.schema.json and docs/reference/primitives.md of a
checkout. The schemas are what `shape_check` checks, in the language of editors; each file stands alone.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rulewright.rules.primitives import (
    ABILITIES,
    BESIDE_KEYS,
    STATEMENT_KEYS,
    STATEMENTS,
    Field,
    Primitive,
)
from rulewright.rules.shape_entries import ABILITY
from rulewright.rules.shape_types import LEAVES, PATTERNS, Leaf, Record, Table
from rulewright.rules.shapes import DOCUMENT, PARTS, RECORDS, TABLES

Schema = dict[str, Any]
_RESULT = Field("as", "bind", "Local name for the result of the event.", "lucky")
DIALECT = "https://json-schema.org/draft/2020-12/schema"
BASE = "https://rulewright.example/schema"
_KINDS = {"text": "string", "int": "integer", "bool": "boolean"}
_EITHER = {"exprs": "expr", "names": "name"}
_LISTS = {"claims": "claim"}


def schema_files() -> dict[str, str]:
    """The text of every schema file by its name."""
    files = {f"{kind}.schema.json": _document_schema(kind) for kind in DOCUMENT}
    files |= {f"part_{kind}.schema.json": _document_schema(kind, part=True) for kind in PARTS}
    files["rulewright.schema.json"] = _bundle()
    return {name: _text(schema) for name, schema in files.items()}


def _text(schema: Schema) -> str:
    return json.dumps(schema, ensure_ascii=False, indent=2) + "\n"


def _document_schema(kind: str, part: bool = False) -> Schema:
    """The schema of one kind of document; of a part, what stands in a base or is laid over one."""
    builder = _Builder()
    record = DOCUMENT[kind]
    root = builder.part(record) if part else builder.document(record)
    name, title = (f"part_{kind}", f"part of a {kind} document") if part else (kind, f"{kind} document")
    head = {"$schema": DIALECT, "$id": f"{BASE}/{name}.schema.json", "title": f"rulewright {title}"}
    return {**head, **root, "$defs": builder.finished()}


def _bundle() -> Schema:
    """One schema for every document: the key that is always there says which kind it is."""
    builder = _Builder()
    kinds = {kind: builder.document(record) for kind, record in DOCUMENT.items()}
    defs = {**builder.finished(), **{f"{kind}_document": schema for kind, schema in kinds.items()}}
    rules: Schema = {"$ref": "#/$defs/text_document"}
    for kind in ("rulings", "mode", "role", "character", "card", "game"):
        rules = {"if": {"required": [kind]}, "then": {"$ref": f"#/$defs/{kind}_document"}, "else": rules}
    # A mode may choose `rulings` too, so it is asked for before the document of rulings.
    head = {"$schema": DIALECT, "$id": f"{BASE}/rulewright.schema.json", "title": "rulewright document"}
    about = "Any document of the rules language: a game, card, character, role, mode, rulings or names."
    return {**head, "description": about, "type": "object", **rules, "$defs": defs}


class _Builder:
    """Builds schemas and gathers the definitions they use. `partial` definitions are those of overlays."""

    def __init__(self) -> None:
        self.defs: dict[str, Schema] = {}

    def finished(self) -> dict[str, Schema]:
        """The definitions in alphabetical order."""
        return {name: self.defs[name] for name in sorted(self.defs)}

    def document(self, record: Record) -> Schema:
        """The schema of a document, which need not be whole if it says what it is laid over."""
        whole = self.record(record, partial=False)
        if not record.over:
            return whole
        return {
            "description": record.doc,
            "type": "object",
            "if": {"required": [record.over]},
            "then": self.part(record),
            "else": {**whole, "dependentRequired": {"remove": [record.over]}},
        }

    def part(self, record: Record) -> Schema:
        """The schema of a document that need not be whole: it says what it is, and no more is needed."""
        schema = {**self.record(record, partial=True), "required": [record.fields[0].name]}
        return {**schema, "dependentRequired": {"remove": [record.over]}} if record.over else schema

    def record(self, record: Record, partial: bool) -> Schema:
        """The schema of a record; inside a mode everything is partial, the mode itself is not."""
        inside = partial or record.name == "mode"
        schema: Schema = {
            "description": record.doc,
            "type": "object",
            "properties": {f.name: self.field(f, inside) for f in record.fields},
            "additionalProperties": False,
        }
        required = [f.name for f in record.fields if f.required]
        if required and not partial:
            schema["required"] = required
        if record.one_of:
            schema["dependentSchemas"] = _exclusive(record.one_of)
            if not partial:
                schema["anyOf"] = [{"required": [key]} for key in record.one_of]
        return schema

    def field(self, field: Field, partial: bool) -> Schema:
        """The schema of one key with its description and example."""
        schema: Schema = {"description": field.doc, "examples": [field.example]}
        if field.choices:
            return {**schema, "enum": list(field.choices)}
        return {**schema, **self.of_type(field.type, partial)}

    def of_type(self, type_: str, partial: bool) -> Schema:
        """A reference to (or, for plain values, the schema of) a type of the tables."""
        if type_ in LEAVES:
            return self._ref(type_, partial=False)
        if type_ in _EITHER:
            one = self._ref(_EITHER[type_], partial=False)
            return {"anyOf": [one, {"type": "array", "items": one}]}
        if type_ in _LISTS or type_.startswith("list:"):
            item = _LISTS[type_] if type_ in _LISTS else type_.removeprefix("list:")
            return {"type": "array", "items": self.of_type(item, partial)}
        if type_ == "true":
            return {"const": True}
        return self._ref(type_, partial)

    def _ref(self, type_: str, partial: bool) -> Schema:
        whole = type_ in ("block", "copies", "each", "statement") or type_ in LEAVES
        name = f"{type_}_overlay" if partial and not whole else type_
        if name not in self.defs:
            self.defs[name] = {}  # Reserved first: blocks contain statements, which contain blocks.
            self.defs[name] = self._definition(type_, partial and not whole)
        return {"$ref": f"#/$defs/{name}"}

    def _definition(self, type_: str, partial: bool) -> Schema:
        if type_ in LEAVES:
            return _leaf(LEAVES[type_])
        if type_ == "block":
            statements = {"type": "array", "items": self._ref("statement", partial=False)}
            return {"description": "A list of statements.", **statements}
        if type_ == "statement":
            return self._statement()
        if type_ == "each":
            each = Table("each", "One name and the list of its values.", "expr")
            return {**self._table(each, False), "minProperties": 1, "maxProperties": 1}
        if type_ == "copies":
            copies = {"type": "array", "items": self._ref("copy", partial=False)}
            return {"anyOf": [copies, self.record(RECORDS["count"], partial=False)]}
        if type_ in TABLES:
            return self._table(TABLES[type_], partial)
        return self._ability(partial) if RECORDS[type_] is ABILITY else self.record(RECORDS[type_], partial)

    def _table(self, table: Table, partial: bool) -> Schema:
        return {
            "description": table.doc,
            "type": "object",
            "patternProperties": {PATTERNS[table.key]: self.of_type(table.entry, partial)},
            "additionalProperties": False,
        }

    # -- primitives --------------------------------------------------------------------------------

    def _head(self, primitive: Primitive) -> Schema:
        """The schema of the value that stands under the key of a primitive."""
        schema: Schema = {"description": primitive.doc, "examples": [_example(primitive)]}
        if primitive.value == "fields":
            fields = Record(primitive.key, primitive.doc, primitive.fields)
            return {**self.record(fields, partial=False), **schema}
        return {**schema, **self.of_type(primitive.value, partial=False)}

    def _ability(self, partial: bool) -> Schema:
        fields = {f.name: f for f in ABILITY.fields}
        schema: Schema = {
            "description": ABILITY.doc,
            "type": "object",
            "properties": {
                **{p.key: self._head(p) for p in ABILITIES},
                **{name: self.field(f, partial) for name, f in fields.items()},
            },
            "additionalProperties": False,
            "dependentSchemas": {p.key: self._ability_rules(p, partial) for p in ABILITIES},
        }
        if not partial:
            schema["anyOf"] = [{"required": [p.key]} for p in ABILITIES]
        return schema

    def _ability_rules(self, primitive: Primitive, partial: bool) -> Schema:
        """Which keys may and must stand beside the key of an ability."""
        rules: Schema = {"propertyNames": {"enum": [primitive.key, *(f.name for f in primitive.fields)]}}
        required = [f.name for f in primitive.fields if f.required]
        if required and not partial:
            rules["required"] = required
        if primitive.key == "modify":
            changes = ("add", "set", "include")
            rules["dependentSchemas"] = _exclusive(changes)
            if not partial:
                rules["anyOf"] = [{"required": [key]} for key in changes]
        return rules

    def _statement(self) -> Schema:
        """One statement. No `oneOf`: a mistake is to be named, not "valid under none of thirty schemas"."""
        beside = {f.name: f for p in STATEMENTS for f in p.beside}
        several = [p for p in STATEMENTS if p.beside]
        own = "|".join(sorted(STATEMENT_KEYS | BESIDE_KEYS))
        call = {
            "description": "Run an event with these fields; `as` names its result.",
            "type": "object",
            "properties": {"as": self.field(_RESULT, partial=False)},
            "patternProperties": {PATTERNS["name"]: self.of_type("exprs", partial=False)},
            "additionalProperties": False,
        }
        return {
            "description": "One statement: its key says what it does; other keys run the event of that name.",
            "type": "object",
            "minProperties": 1,
            "properties": {
                **{p.key: self._head(p) for p in STATEMENTS},
                **{name: self.field(f, partial=False) for name, f in beside.items()},
            },
            "patternProperties": {f"^(?!(?:{own})$){PATTERNS['name'][1:]}": call},
            "additionalProperties": False,
            "dependentSchemas": {
                **{p.key: _statement_rules(p) for p in several},
                **{name: _owners(name, several) for name in beside},
            },
            "if": {"anyOf": [{"required": [p.key]} for p in several]},
            "else": {"maxProperties": 1},
        }


def _leaf(leaf: Leaf) -> Schema:
    kinds = [_KINDS[k] for k in leaf.kinds]
    schema: Schema = {"description": f"{leaf.words[0].upper()}{leaf.words[1:]}."}
    schema["type"] = kinds[0] if len(kinds) == 1 else kinds
    if leaf.pattern:
        schema["pattern"] = leaf.pattern
    return schema


def _statement_rules(primitive: Primitive) -> Schema:
    names = [primitive.key, *(f.name for f in primitive.beside)]
    rules: Schema = {"propertyNames": {"enum": names}}
    required = [f.name for f in primitive.beside if f.required]
    return {**rules, "required": required} if required else rules


def _owners(name: str, several: list[Primitive]) -> Schema:
    """A key that stands beside another needs that other one."""
    owners = [p.key for p in several if any(f.name == name for f in p.beside)]
    return {"required": owners} if len(owners) == 1 else {"anyOf": [{"required": [o]} for o in owners]}


def _exclusive(keys: tuple[str, ...]) -> Schema:
    """Each of these keys excludes the others."""
    return {key: {"properties": {other: False for other in keys if other != key}} for key in keys}


def _example(primitive: Primitive) -> Any:
    """The value of the primitive's own key in its example."""
    from rulewright.rules.strict_yaml import load_text

    return load_text(primitive.example, primitive.key)[primitive.key]


def main() -> None:
    """Write the generated files of the checkout that this module stands in."""
    from rulewright.rules.primitives_page import page

    root = Path(__file__).resolve().parents[3]
    (root / "schema").mkdir(exist_ok=True)
    for name, text in schema_files().items():
        (root / "schema" / name).write_text(text, encoding="utf-8")
    (root / "docs" / "reference" / "primitives.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
