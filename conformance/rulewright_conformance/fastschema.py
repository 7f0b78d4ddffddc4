"""Compile the part of JSON Schema that our schemas use into Python functions, because python-jsonschema
would take longer than an engine needs to answer.

Each definition becomes the source of a function, which is compiled once; that is three times as fast as
closures. A compiled schema only says yes or no. Whoever wants to know why asks `jsonschema`; a test holds the
two to the same verdict. A keyword that is not supported is an error when compiling, never silently ignored.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

Valid = Callable[[Any], bool]
Schema = Mapping[str, Any]

_SILENT = frozenset({"$schema", "$id", "$defs", "title", "description", "examples"})
_OBJECT = frozenset({"properties", "patternProperties", "additionalProperties", "required"})
_TYPES = {
    "object": "isinstance(x, dict)",
    "array": "isinstance(x, list)",
    "string": "isinstance(x, str)",
    "boolean": "isinstance(x, bool)",
    "null": "x is None",
    "integer": "(x.__class__ is int or is_integer(x))",
    "number": "is_number(x)",
}
# So many texts that fit are remembered for each pattern: seats and names come again and again.
_REMEMBERED = 2000


class UnsupportedSchema(ValueError):
    """The schema uses a keyword, or a form of one, that this compiler does not know."""


def compile_schemas(root: Schema) -> dict[str, Valid]:
    """Compile every definition of `root`; `""` is the root itself.

    Raises `UnsupportedSchema` for anything outside the supported subset.
    """
    writer = _Writer(root)
    names = {name: f"definition_{index}" for index, name in enumerate(root.get("$defs", {}))}
    writer.names = names
    for name, function in names.items():
        writer.function(function, [f"return {writer.reference(name)}"])
    writer.function("root", [f"return {writer.condition(root)}"])
    # The source is made of our own schema files: names of their keys are quoted, nothing else gets in.
    exec("\n".join(writer.lines), writer.scope)
    compiled = {name: writer.scope[function] for name, function in names.items()}
    compiled[""] = writer.scope["root"]
    return compiled


class _Writer:
    """Writes conditions on a variable called `x`, and the functions that they call."""

    def __init__(self, root: Schema) -> None:
        self.root = root
        self.names: dict[str, str] = {}
        self.lines: list[str] = []
        self.scope: dict[str, Any] = {"is_integer": is_integer, "is_number": is_number, "unique": unique}
        self._conditions: dict[str, str] = {}
        self._open: set[str] = set()

    def function(self, name: str, body: list[str]) -> None:
        """Add a function of `x`."""
        self.lines += [f"def {name}(x):", *(f"    {line}" for line in body)]

    def new(self, value: Any) -> str:
        """A new name of the scope for a value."""
        name = f"v{len(self.scope)}"
        self.scope[name] = value
        return name

    def reference(self, name: str) -> str:
        """The condition of a definition; a call of its function where it refers to itself."""
        if name not in self.names:
            raise UnsupportedSchema(f"no definition '{name}'")
        if name in self._open:
            return f"{self.names[name]}(x)"
        if name not in self._conditions:
            self._open.add(name)
            self._conditions[name] = self.condition(self.root["$defs"][name])
            self._open.discard(name)
        return self._conditions[name]

    def condition(self, schema: Schema) -> str:
        """All keywords of a schema, the type first: what follows may rely on it."""
        kind = schema.get("type")
        parts = [self._type(kind)] if kind is not None else []
        known = kind if isinstance(kind, str) else ""
        if _OBJECT & schema.keys():
            parts.append(_guard("object", known, self._object(schema)))
        for keyword, argument in schema.items():
            if keyword not in _SILENT and keyword not in _OBJECT and keyword != "type":
                parts.append(self._keyword(keyword, argument, known))
        return " and ".join(parts) if parts else "True"

    def _type(self, kind: Any) -> str:
        kinds = [kind] if isinstance(kind, str) else kind
        for each in kinds:
            if each not in _TYPES:
                raise UnsupportedSchema(f"type '{each}'")
        return _either([_TYPES[each] for each in kinds])

    def _keyword(self, keyword: str, argument: Any, known: str) -> str:
        if keyword == "$ref":
            prefix = "#/$defs/"
            if not argument.startswith(prefix):
                raise UnsupportedSchema(f"$ref '{argument}' is not local")
            return f"({self.reference(argument[len(prefix) :])})"
        if keyword == "items":
            return _guard("array", known, self._items(argument))
        if keyword == "anyOf":
            return _either([self.condition(each) for each in argument])
        if keyword == "oneOf":
            return "(" + " + ".join(f"bool({self.condition(each)})" for each in argument) + " == 1)"
        if keyword == "not":
            return f"not ({self.condition(argument)})"
        if keyword == "const":
            return self._constant(argument)
        if keyword == "enum":
            return self._enum(argument)
        if keyword == "pattern":
            return _guard("string", known, self._pattern(argument))
        return _limit(keyword, argument, known)

    def _constant(self, argument: Any) -> str:
        if argument is None or isinstance(argument, bool):
            return f"x is {argument}"
        if isinstance(argument, str):
            return f"(isinstance(x, str) and x == {argument!r})"
        if isinstance(argument, int):
            return f"(is_number(x) and x == {argument})"
        raise UnsupportedSchema(f"const of {type(argument).__name__}")

    def _enum(self, argument: list[Any]) -> str:
        texts = frozenset(each for each in argument if isinstance(each, str))
        parts = [f"(isinstance(x, str) and x in {self.new(texts)})"] if texts else []
        return _either(parts + [self._constant(each) for each in argument if not isinstance(each, str)])

    def _pattern(self, pattern: str) -> str:
        search = re.compile(pattern).search
        fitting: set[str] = set()

        def fits(text: str) -> bool:
            if search(text) is None:
                return False
            if len(fitting) < _REMEMBERED and len(text) < 100:
                fitting.add(text)
            return True

        return f"(x in {self.new(fitting)} or {self.new(fits)}(x))"

    def _items(self, schema: Schema) -> str:
        condition = self.condition(schema)
        name = self.new(None)
        self.function(name, ["for x in x:", f"    if not ({condition}): return False", "return True"])
        return f"{name}(x)"

    def _object(self, schema: Schema) -> str:
        """A function that looks at each declared property, then at the keys that are left."""
        additional = schema.get("additionalProperties", True)
        if not isinstance(additional, bool):
            raise UnsupportedSchema("additionalProperties must be true or false")
        patterns = schema.get("patternProperties", {})
        properties = schema.get("properties", {})
        required = schema.get("required", ())
        body = ["whole, known = x, 0"] if properties else ["whole = x"]
        body += [f"if {name!r} not in whole: return False" for name in required if name not in properties]
        for name, each in properties.items():
            also = [each, *(more for pattern, more in patterns.items() if re.search(pattern, name))]
            condition = " and ".join(f"({self.condition(one)})" for one in also)
            body.append(f"x = whole.get({name!r}, MISSING)")
            if name in required:
                body += [f"if x is MISSING or not ({condition}): return False", "known += 1"]
            else:
                body += ["if x is not MISSING:", f"    if not ({condition}): return False", "    known += 1"]
        if properties:
            body.append("if known == len(whole): return True")
        body += self._others(frozenset(properties), patterns, additional)
        self.scope["MISSING"] = _MISSING
        name = self.new(None)
        self.function(name, body)
        return f"{name}(x)"

    def _others(self, properties: frozenset[str], patterns: Schema, additional: bool) -> list[str]:
        if not patterns:
            return [f"return {additional}"]
        body = ["for key, value in whole.items():"]
        if properties:
            body.append(f"    if key in {self.new(properties)}: continue")
        body.append(f"    fits = {additional}")
        for pattern, each in patterns.items():
            condition = self.condition(each)
            body += ["    x = key", f"    if {self._pattern(pattern)}:", "        fits = True"]
            if condition != "True":
                body += ["        x = value", f"        if not ({condition}): return False"]
        return [*body, "    if not fits: return False", "return True"]


class _Missing:
    """Stands for a property that is not there; JSON has no value that could be mistaken for it."""


_MISSING = _Missing()


def _either(conditions: list[str]) -> str:
    return (
        "(" + " or ".join(f"({each})" for each in conditions) + ")" if len(conditions) != 1 else conditions[0]
    )


def _guard(kind: str, known: str, condition: str) -> str:
    """A condition that only concerns values of one type."""
    return condition if known == kind else f"(not {_TYPES[kind]} or {condition})"


def _limit(keyword: str, argument: Any, known: str) -> str:
    if keyword == "minimum" or keyword == "maximum":
        sign = ">=" if keyword == "minimum" else "<="
        return _guard("number", "number" if known == "integer" else known, f"x {sign} {int(argument)}")
    if keyword == "uniqueItems" and argument is True:
        return _guard("array", known, "unique(x)")
    kind = {"Items": "array", "Length": "string", "Properties": "object"}.get(keyword[3:])
    if kind is None or keyword[:3] not in ("min", "max"):
        raise UnsupportedSchema(f"keyword '{keyword}'")
    sign = ">=" if keyword.startswith("min") else "<="
    return _guard(kind, known, f"len(x) {sign} {int(argument)}")


def is_integer(value: Any) -> bool:
    """Whether JSON Schema calls it an integer: 1.0 is one, true is none."""
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value: Any) -> bool:
    """Whether JSON Schema calls it a number: true is none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def unique(items: list[Any]) -> bool:
    """Whether no two items are equal."""
    return all(not _same(a, b) for index, a in enumerate(items) for b in items[:index])


def _same(a: Any, b: Any) -> bool:
    """JSON equality: truth values are not numbers."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(_same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(_same(a[key], b[key]) for key in a)
    return bool(a == b)
