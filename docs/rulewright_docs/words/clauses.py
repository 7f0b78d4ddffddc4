"""Expressions as phrases: values become noun phrases, conditions become clauses to be said or denied."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from rulewright.rules.expressions import BUILTIN_MEMBERS, Expr
from rulewright.rules.model import Rules
from rulewright_docs.words.phrases import Name, Part, Phrase, Series, message_id
from rulewright_docs.words.symbols import symbol_word

_FLIPPED = {
    "==": "!=",
    "!=": "==",
    "<": ">=",
    ">=": "<",
    ">": "<=",
    "<=": ">",
    "in": "not in",
    "not in": "in",
}
_ORDER = {"<": "lt", "<=": "le", ">": "gt", ">=": "ge"}
_ARITHMETIC = {"+": "plus", "-": "minus", "*": "times", "//": "half", "%": "remainder"}
_SAID = {"plain": "it", "own": "own", "its": "that", "who": "that"}
_MOST_RELATIVE = 3
# What is said by several words that something near could tear apart, and what joins or trails conditions.
_COMPOUND = ("arith", "cond", "neg", "min", "max")
_LISTED = ("plus", "without")
_JOINING = ("and", "or", "either", "all", "same-truth")
_DOCUMENTS = ("role", "character", "status")


@dataclass(frozen=True)
class Kind:
    """What a value is, and for lists what the elements are, as far as it can be told."""

    of: str = "any"
    element: str = "any"


@dataclass
class Context:
    """Where an expression stands: who `me` is, what `it` is, what the local names are."""

    rules: Rules
    me: str = "me-rule"
    it: str = "any"
    # How `it` is said: plain, own (a seat asked), its (inside a list), who (a pronoun), mine (as `me`).
    mode: str = "plain"
    kinds: dict[str, Kind] = field(default_factory=dict)
    events: tuple[str, ...] = ()
    scope: str = ""  # the event or ability whose fields, parameters and local names these are

    def field_name(self, name: str, scopes: tuple[str, ...] = (), instead: str = "") -> Name:
        """The word for a field, parameter or local name: that of its event, else the general one."""
        near = tuple(f"field.{s}.{name}" for s in scopes or (self.scope,) if s)
        return Name((*near, f"field.{name}"), instead)

    def inside(self, it: str, mode: str) -> Context:
        return replace(self, it=it, mode=mode)

    # -- kinds ----------------------------------------------------------------------------

    def kind(self, e: Expr) -> Kind:
        """What an expression is."""
        if e.op in ("local", "field", "event_field"):
            return self._named(e)
        if e.op in ("number", "number_of", "member"):
            return self._member(str(e.args[0] if e.op == "number" else e.args[1]), e)
        if e.op == "special":
            if e.args[0] == "it":
                return Kind(self.it)
            return (
                Kind("list", "player")
                if e.type == "list" and e.args[0] != "stages"
                else Kind(e.type, "symbol")
            )
        if e.op == "zone":
            return Kind("list", "card")
        if e.op == "range":
            return Kind("list", "int")
        if e.op == "list":
            return Kind("list", self.kind(e.args[0]).of if e.args else "any")
        if e.op == "documents":
            return Kind("list", "symbol")
        if e.op == "cond":
            return self.kind(e.args[1])
        if e.op == "constant":
            value = self.rules.constants[e.args[0]].value
            return self.kind(value) if value is not None else Kind()
        if e.op in ("lambda", "method", "property"):
            return self._of_list(e)
        return Kind(e.type)

    def _of_list(self, e: Expr) -> Kind:
        inner = self.kind(e.args[0])
        if e.op == "lambda" and e.args[1] == "map":
            return Kind("list", self.inside(inner.element, "its").kind(e.args[2]).of)
        if e.type == "list":
            return Kind("list", inner.element)
        return Kind(inner.element) if e.type == "any" else Kind(e.type)

    def _named(self, e: Expr) -> Kind:
        name = str(e.args[0])
        if e.op == "local" or name in self.kinds:
            return self.kinds.get(name, Kind())
        for event in self.events if e.op == "event_field" else ():
            given = self.rules.events[event].fields.get(name) if event in self.rules.events else None
            if given is not None and given.type != "none":
                return Kind(given.type)
        return Kind()

    def _member(self, name: str, e: Expr) -> Kind:
        if e.op == "member" and self.kind(e.args[0]).of in _DOCUMENTS:
            return self._data(name)
        for table in self.rules.numbers.values():
            if name in table:
                base = table[name].base
                kind = replace(self, kinds={}, it="any", mode="plain").kind(base)
                return Kind("list", kind.element) if table[name].is_set else kind
        for attributes in self.rules.attributes.values():
            if name in attributes:
                type_ = attributes[name].type
                return (
                    Kind("list", "int" if type_ == "dice" else "any")
                    if type_ in ("list", "dice")
                    else Kind(type_)
                )
        if name in self.rules.zones:
            return Kind("list", "card")
        data = self._data(name)
        return data if data.of != "any" else Kind(e.type)

    def _is_data(self, name: str) -> bool:
        return any(name in d.data for table in self.rules.documents.values() for d in table.values())

    def _data(self, name: str) -> Kind:
        """What a field of documents is, by the first document that has it."""
        for documents in self.rules.documents.values():
            for document in documents.values():
                if isinstance(value := document.data.get(name), Expr):
                    return self.kind(value) if value.type != "none" else Kind("symbol")
        return Kind()

    # -- values ---------------------------------------------------------------------------

    def value(self, e: Expr) -> Part:
        """An expression as a noun phrase (a condition as "whether …")."""
        method = getattr(self, f"_value_{e.op}", None)
        if method is not None:
            found: Part = method(e)
            return found
        return Phrase("whether", {"clause": self.clause(e)})

    def operand(self, e: Expr, open_: tuple[str, ...] = ()) -> Part:
        """An expression as part of a larger one: in brackets where words alone would not hold it together.

        `open_` are the signs of sums and products that need none here.
        """
        part = self.value(e)
        if e.op == "arith":
            return part if e.args[0] in open_ else grouped(part)
        listed = e.op == "method" and e.args[1] in _LISTED
        return grouped(part) if e.op in _COMPOUND or listed else part

    def among(self, e: Expr) -> Part:
        """A list as part of something: also in brackets where a condition trails behind it."""
        trailing = e.op == "lambda" and e.args[1] == "where"
        return grouped(self.value(e)) if trailing else self.operand(e)

    def _value_const(self, e: Expr) -> Part:
        value = e.args[0]
        if isinstance(value, bool):
            return Phrase("yes" if value else "no")
        if value is None:
            return Phrase("nobody-or-nothing")
        return value if isinstance(value, int) else self.symbol(str(value))

    def symbol(self, word: str) -> Part:
        """A symbol, the id of a document, or a word of a setting."""
        found = symbol_word(word)
        return Phrase("symbol", {"name": found}, "name") if isinstance(found, Name) else found

    def local(self, name: str) -> Part:
        """A local name, a parameter or a field of an event."""
        kind = self.kinds.get(name, Kind()).of
        instead = f"this-{kind}" if kind in ("player", "card") else ""
        return Phrase("the", {"name": self.field_name(name, instead=instead)}, "name")

    def _value_local(self, e: Expr) -> Part:
        return self.local(str(e.args[0]))

    def _value_field(self, e: Expr) -> Part:
        return self.local(str(e.args[0]))

    def _value_event_field(self, e: Expr) -> Part:
        if e.args[0] == "result":
            return Phrase("result-of-event")
        return Phrase("the", {"name": self.field_name(str(e.args[0]), self.events)}, "name")

    def _value_move_field(self, e: Expr) -> Part:
        name = str(e.args[0])
        if name in ("by", "ability", "verb", "card", "offer", "stage"):
            return Phrase(f"move-{name}")
        return Phrase("the", {"name": Name((f"field.{name}",))}, "name")

    def _value_special(self, e: Expr) -> Part:
        name = str(e.args[0])
        if name == "me":
            return Phrase(self.me)
        if name == "it" and self.mode == "mine":
            return Phrase(self.me)
        if name == "it":
            kind = self.it if self.it in ("player", "card", "game") else "value"
            return Phrase(f"{_SAID[self.mode]}-{kind}")
        return Phrase(f"special-{name}")

    def _value_number(self, e: Expr) -> Part:
        name = str(e.args[0])
        return number_phrase(name, {"name": Name((f"number.{name}",))})

    def _value_zone(self, e: Expr) -> Part:
        return Phrase("cards-in", {"zone": Name((f"zone.{e.args[0]}",))})

    def zone(self, name: str) -> Part:
        return Phrase("the", {"name": Name((f"zone.{name}",))}, "name")

    def _value_documents(self, e: Expr) -> Part:
        return Phrase(f"documents-{e.args[0]}")

    def _value_constant(self, e: Expr) -> Part:
        """A constant whose value is a number is said as that number."""
        value = self.rules.constants[e.args[0]].value
        if value is not None and value.op == "const":
            return self.value(value)
        return Phrase("the", {"name": Name((f"constant.{e.args[0]}",))}, "name")

    def _value_row(self, e: Expr) -> Part:
        args = {"name": Name((f"constant.{e.args[0]}",)), "key": self.value(e.args[1])}
        return Phrase("row", args, "name")

    def _value_setting(self, e: Expr) -> Part:
        return Phrase("setting", {"name": Name((f"setting.{e.args[0]}",))})

    def _value_ruling(self, e: Expr) -> Part:
        return Phrase("ruling", {"name": Name((f"ruling.{e.args[0]}",))})

    def _value_property(self, e: Expr) -> Part:
        target, name = e.args
        if name == "size" and target.op == "member" and target.args[1] in self.rules.zones:
            inner = self.value(target)
            assert isinstance(inner, Phrase)
            return Phrase("size-zone", inner.args)
        return Phrase(f"property-{name}", {"list": self.value(target)}, "list" if name != "size" else "")

    def word(self, name: str, of: Kind | None = None) -> Name | Phrase:
        """The word for a member of something, whatever kind of member it is."""
        kinds: list[str] = []
        if of is not None and of.of in _DOCUMENTS:
            return Name((f"data.{name}",))
        if any(name in t for t in self.rules.numbers.values()):
            kinds.append("number")
        if any(name in t for t in self.rules.attributes.values()):
            kinds.append("attribute")
        if name in self.rules.zones:
            kinds.append("zone")
        if kinds == [] and name in BUILTIN_MEMBERS:
            return Phrase(f"member-{name}")
        if kinds == [] and name in ("by", "ability", "stage", "pick"):
            return Phrase(f"part-{name}")
        if self._is_data(name):
            kinds.append("data")
        return Name(tuple(f"{k}.{name}" for k in (*kinds, "field")))

    def _value_member(self, e: Expr) -> Part:
        target, name = e.args
        word = self.word(str(name), self.kind(target))
        if name in self.rules.zones:
            return Phrase("cards-in-of", {"zone": word, "of": self.value(target)})
        if target.op == "special" and target.args[0] == "game":
            return Phrase("the", {"name": word}, "name", custom=f"attribute-{message_id(name)}")
        if target.op == "special" and target.args[0] == "it" and self.mode in ("who", "its"):
            kind = "who-member" if self.mode == "who" else "its-member"
            return Phrase(kind, {"name": word}, "name")
        return Phrase("member", {"name": word, "of": self.operand(target)}, "name")

    def _value_number_of(self, e: Expr) -> Part:
        return number_phrase(str(e.args[1]), self._number_of(e))

    def _number_of(self, e: Expr) -> dict[str, Part]:
        target, name, arg = e.args
        args: dict[str, Part] = {"name": self.word(str(name)), "arg": self.operand(arg)}
        if not (target.op == "special" and target.args[0] == "game"):
            args["of"] = self.value(target)
        return args

    def _value_method(self, e: Expr) -> Part:
        target, name, arg = e.args
        if name in _LISTED:
            again = target.op == "method" and target.args[1] == name
            listed = self.value(target) if again else self.among(target)
            return Phrase(f"method-{name}", {"list": listed, "arg": Series(self._spread(arg))}, "list")
        return Phrase(f"method-{name}", {"list": self.among(target), "arg": self.operand(arg)}, "list")

    def _spread(self, e: Expr) -> tuple[Part, ...]:
        if e.op == "list" and e.args:
            return tuple(self.operand(a) for a in e.args)
        return (self.operand(e),)

    def _value_lambda(self, e: Expr) -> Part:
        target, name, inner = e.args
        if name == "where":
            return self.where(target, inner)
        if name == "count":
            return Phrase("property-size", {"list": self.where(target, inner)})
        element = self.kind(target).element
        if name in ("any", "all"):
            return Phrase("whether", {"clause": self.clause(e)})
        value = self.inside(element, "its").operand(inner, ("+", "-", "*"))
        return Phrase(
            f"list-{name}", {"list": self.among(target), "value": value}, "list" if name != "sum" else ""
        )

    def where(self, target: Expr, test: Expr) -> Phrase:
        """Those of a list for which a condition holds."""
        element = self.kind(target).element
        parts = test.args if test.op in ("and", "or") else (test,)
        args: dict[str, Part] = {"list": self.operand(target)}
        if element in ("player", "card") and len(parts) <= _MOST_RELATIVE and all(_leads(p) for p in parts):
            args["clause"] = self.inside(element, "who").clause(test)
            return Phrase("where-who", args, "list")
        args["clause"] = self.inside(element, "its").clause(test)
        return Phrase("where-that", args, "list")

    def _value_list(self, e: Expr) -> Part:
        if not e.args:
            return Phrase("empty-list")
        return Series(tuple(self.value(a) for a in e.args)) if len(e.args) > 1 else self.value(e.args[0])

    def _value_range(self, e: Expr) -> Part:
        return Phrase("range", {"low": self.value(e.args[0]), "high": self.value(e.args[1])})

    def _value_min(self, e: Expr) -> Part:
        return Phrase("smaller", self._pair(*e.args))

    def _value_max(self, e: Expr) -> Part:
        return Phrase("larger", self._pair(*e.args))

    def _pair(self, a: Expr, b: Expr) -> dict[str, Part]:
        open_ = ("+", "-", "*")
        return {"a": self.operand(a, open_), "b": self.operand(b, open_)}

    def _value_neg(self, e: Expr) -> Part:
        return Phrase("negative", {"a": self.operand(e.args[0])})

    def _value_arith(self, e: Expr) -> Part:
        op, a, b = e.args
        # A row of sums is read from the left, as it is reckoned; so is a row of products.
        row = {"+": ("+", "-"), "-": ("+", "-"), "*": ("*",)}.get(op, ())
        return Phrase(f"arith-{_ARITHMETIC[op]}", {"a": self.operand(a, row), "b": self.operand(b)})

    def _value_cond(self, e: Expr) -> Part:
        test, a, b = e.args
        if self.kind(e).of == "bool":
            return Phrase("whether", {"clause": self.clause(e)})
        return Phrase("either-value", {"clause": self.clause(test), **self._pair(a, b)})

    # -- conditions -----------------------------------------------------------------------

    def clause(self, e: Expr, holds: bool = True) -> Phrase:
        """A condition as a clause, or its opposite."""
        method = getattr(self, f"_clause_{e.op.replace(' ', '_')}", None)
        if method is not None:
            found: Phrase = method(e, holds)
            return found
        return Phrase("holds", {"value": self.value(e)}, no=not holds)

    def _clause_const(self, e: Expr, holds: bool) -> Phrase:
        return Phrase("always" if bool(e.args[0]) == holds else "never")

    def _clause_and(self, e: Expr, holds: bool) -> Phrase:
        joined = "and" if (e.op == "and") == holds else "or"
        parts: list[Phrase] = []
        for arg in e.args:
            part = self.clause(arg, holds)
            inner = part.args.get("parts") if part.id == joined else None
            if isinstance(inner, Series):
                parts += [p for p in inner.parts if isinstance(p, Phrase)]
            else:
                parts.append(part)
        return Phrase(joined, {"parts": Series(tuple(map(closed, parts)), joined)})

    _clause_or = _clause_and

    def _clause_not(self, e: Expr, holds: bool) -> Phrase:
        return self.clause(e.args[0], not holds)

    def _clause_cond(self, e: Expr, holds: bool) -> Phrase:
        test, a, b = e.args
        args: dict[str, Part] = {
            "clause": self.clause(test),
            "a": self.clause(a, holds),
            "b": self.clause(b, holds),
        }
        return Phrase("either", args)

    def _clause_compare(self, e: Expr, holds: bool) -> Phrase:
        left, parts = e.args[0], []
        for op, right in e.args[1]:
            parts.append(self._compared(left, op if holds else _FLIPPED[op], right))
            left = right
        if len(parts) == 1:
            return parts[0]
        parts = [closed(part) for part in parts]
        joined = "and" if holds else "or"
        return Phrase(joined, {"parts": Series(tuple(parts), joined)})

    def _compared(self, a: Expr, op: str, b: Expr) -> Phrase:
        if op in ("in", "not in"):
            return self._among(a, b, op == "in")
        if op in _ORDER:
            return self._ordered(a, op, b)
        same = op == "=="
        if a.op == "const" and b.op != "const":
            a, b = b, a
        if a.op == "ruling" and b.op == "const":
            ruling = str(a.args[0])
            reading = Name((f"ruling.{ruling}.{b.args[0]}",))
            return Phrase("ruling-is", {"name": Name((f"ruling.{ruling}",)), "reading": reading}, no=not same)
        if b.op == "const" and isinstance(b.args[0], bool):
            return self.clause(a, b.args[0] == same)
        if b.op == "const" and b.args[0] is None:
            return Phrase("is-none", {"value": self.value(a)}, "value", no=not same)
        if self.kind(a).of == "bool" and self.kind(b).of == "bool":
            return Phrase("same-truth", {"a": self.clause(a), "b": self.clause(b)}, no=not same)
        if b.op == "const" and b.args[0] == 0 and (listed := self._counted(a)) is not None:
            return Phrase("empty", {"list": listed}, "list", no=not same)
        return Phrase("eq", self._pair(a, b), "a", no=not same)

    def _counted(self, e: Expr) -> Part | None:
        """The list whose elements an expression counts."""
        if e.op == "property" and e.args[1] == "size":
            return self.value(e.args[0])
        if e.op == "lambda" and e.args[1] == "count":
            return self.where(e.args[0], e.args[2])
        return None

    def _ordered(self, a: Expr, op: str, b: Expr) -> Phrase:
        listed = self._counted(a)
        if listed is not None and b.op == "const" and (op, b.args[0]) in ((">", 0), (">=", 1)):
            return Phrase("empty", {"list": listed}, "list", no=True)
        if listed is not None and b.op == "const" and (op, b.args[0]) in (("<=", 0), ("<", 1)):
            return Phrase("empty", {"list": listed}, "list")
        return Phrase(_ORDER[op], self._pair(a, b), "a")

    def _among(self, a: Expr, b: Expr, holds: bool) -> Phrase:
        if b.op == "list" and not b.args:
            return Phrase("never" if holds else "always")
        if b.op == "list" and len(b.args) == 1:
            return self._compared(a, "==" if holds else "!=", b.args[0])
        if b.op == "list" and any(_is_none(v) for v in b.args):
            rest = replace(b, args=tuple(v for v in b.args if not _is_none(v)))
            nothing = Phrase("is-none", {"value": self.value(a)}, "value", no=not holds)
            joined = "or" if holds else "and"
            return Phrase(joined, {"parts": Series((nothing, self._among(a, rest, holds)), joined)})
        if b.op == "list":
            values = Series(tuple(self.value(v) for v in b.args), "or")
            return Phrase("one-of", {"a": self.value(a), "values": values}, "a", no=not holds)
        return Phrase("among", {"a": self.operand(a), "list": self.value(b)}, "a", no=not holds)

    def _clause_method(self, e: Expr, holds: bool) -> Phrase:
        target, name, arg = e.args
        if name == "has":
            return self._among(arg, target, holds)
        return Phrase("holds", {"value": self.value(e)}, no=not holds)

    def _clause_lambda(self, e: Expr, holds: bool) -> Phrase:
        target, name, inner = e.args
        if name == "any":
            return Phrase("empty", {"list": self.where(target, inner)}, "list", no=holds)
        element = self.kind(target).element
        args: dict[str, Part] = {
            "list": self.value(target),
            "clause": self.inside(element, "its").clause(inner),
        }
        return Phrase("all", args, no=not holds)

    def _clause_setting(self, e: Expr, holds: bool) -> Phrase:
        return Phrase("setting-on", {"name": Name((f"setting.{e.args[0]}",))}, no=not holds)

    def _clause_number(self, e: Expr, holds: bool) -> Phrase:
        name = str(e.args[0])
        return number_phrase(name, {"name": Name((f"number.{name}",))}, holds)

    def _clause_member(self, e: Expr, holds: bool) -> Phrase:
        return self.flag(e.args[0], str(e.args[1]), holds)

    def flag(self, target: Expr, name: str, holds: bool) -> Phrase:
        """That a member which is true or false is true (or false)."""
        word = self.word(name, self.kind(target))
        if target.op == "special" and target.args[0] == "game":
            return Phrase("flag-game", {"name": word}, "name", no=not holds)
        if target.op == "special" and target.args[0] == "it" and self.mode == "who":
            return Phrase("who-flag", {"name": word}, "name", no=not holds)
        return Phrase("flag", {"name": word, "of": self.value(target)}, "of", no=not holds)

    def _clause_number_of(self, e: Expr, holds: bool) -> Phrase:
        return number_phrase(str(e.args[1]), self._number_of(e), holds)

    def _clause_local(self, e: Expr, holds: bool) -> Phrase:
        name = self.field_name(str(e.args[0]), self.events if e.op == "event_field" else ())
        return Phrase("flag-game", {"name": name}, "name", no=not holds)

    _clause_field = _clause_local
    _clause_event_field = _clause_local


def grouped(part: Part) -> Phrase:
    """A part in brackets."""
    return Phrase("grouped", {"part": part}, "part")


def closed(clause: Phrase) -> Phrase:
    """A condition as one of several: in brackets if it is joined of parts itself, or ends in such a one."""
    listed = clause.args.get("list") if clause.id in ("empty", "among") else None
    inner = listed.args.get("clause") if isinstance(listed, Phrase) else None
    trailing = isinstance(inner, Phrase) and inner.id in _JOINING
    return Phrase("grouped-clause", {"part": clause}) if clause.id in _JOINING or trailing else clause


def number_phrase(name: str, args: dict[str, Part], holds: bool | None = None) -> Phrase:
    """A number as a noun phrase; with `holds`, one that is true or false as the clause that it is, or is not.

    `args` are its word (`name`), whose it is (`of`, unless the game's) and what it is asked about (`arg`).
    """
    game, bare = "of" not in args, "arg" not in args
    custom = "" if bare and not game else f"number-{message_id(name)}"
    if holds is not None:
        key = ("flag-game" if game else "flag") + ("" if bare else "-with")
        return Phrase(key, args, "name" if bare and game else "", no=not holds, custom=custom)
    if game:
        return Phrase("the" if bare else "game-with", args, "name", custom=custom)
    return Phrase("member" if bare else "member-with", args, "name", custom=custom)


def _leads(e: Expr) -> bool:
    """Whether a condition begins with a member of `it`, so that a relative pronoun can say it."""
    if e.op == "not":
        return _leads(e.args[0])
    if e.op == "compare":
        left = e.args[0]
        one = len(e.args[1]) == 1
        rest = not any(_has_it(right) for _, right in e.args[1])
        return (
            one and rest and left.op == "member" and _is_it(left.args[0]) and e.args[1][0][1].args != (None,)
        )
    return e.op == "member" and _is_it(e.args[0])


def _is_none(e: Expr) -> bool:
    return e.op == "const" and e.args[0] is None


def _is_it(e: Any) -> bool:
    return isinstance(e, Expr) and e.op == "special" and e.args[0] == "it"


def _has_it(part: Any) -> bool:
    if isinstance(part, Expr):
        return _is_it(part) or any(_has_it(a) for a in part.args)
    return isinstance(part, tuple) and any(_has_it(p) for p in part)
