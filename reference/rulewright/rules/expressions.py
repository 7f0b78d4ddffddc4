"""Parse expressions into typed trees with every name resolved.

The grammar is a subset of Python's own expression grammar (parsed by `ast`, never evaluated by Python). The
result is a tree of `Expr` nodes, which the interpreter turns into closures and other tools turn into words.
"""

from __future__ import annotations

import ast
import difflib
import heapq
import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.rules.source import Collector, Mark


@dataclass(frozen=True, slots=True)
class Expr:
    """One node: what it does (`op`), its parts, its type and its place.

    `type` is one of int bool player card game symbol list record text none any.
    """

    op: str
    args: tuple[Any, ...]
    type: str
    mark: Mark


LIST_LAMBDAS = {
    # name: type of the result ("element" is unknown here)
    "where": "list",
    "count": "int",
    "any": "bool",
    "all": "bool",
    "sum": "int",
    "most": "list",
    "least": "list",
    "map": "list",
}
LIST_PROPERTIES = {
    "size": "int",
    "first": "any",
    "last": "any",
    "unique": "list",
    "reversed": "list",
    "sorted": "list",
}
LIST_METHODS = {
    # name: type of the result; each takes one argument
    "has": "bool",
    "index": "int",
    "at": "any",
    "top": "list",
    "without": "list",
    "plus": "list",
    "starting": "list",
    "after": "any",
    "before": "any",
}
PREDICATES = ("where", "count", "any", "all")
BUILTIN_MEMBERS = {
    "seat": ("player", "int"),
    "kind": ("card", "symbol"),
    "suit": ("card", "symbol"),
    "rank": ("card", "int"),
    "owner": ("card", "player"),
    "zone": ("card", "symbol"),
}
FUNCTIONS = ("range", "min", "max")
SPECIALS = {
    "me": "player",
    "card": "card",
    "it": "any",
    "viewer": "player",
    "game": "game",
    "players": "list",
    "alive": "list",
    "staff": "list",
    "now": "int",
    "stages": "list",
    "asked": "list",
}
DOCUMENT_LISTS = ("cards", "characters", "roles")
_ARITHMETIC = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
_COMPARISONS = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.In: "in",
    ast.NotIn: "not in",
}
MAX_LENGTH = 2000
_COMPARED = 50
_LONGEST_NAME = 100
MAX_DEPTH = 40


@dataclass(frozen=True)
class Names:
    """What the game declares, by kind of name; built once for each game and mode."""

    members: dict[str, dict[str, str]]  # name -> {entity kind: type}
    parametric: frozenset[str]  # numbers with a parameter
    game_numbers: dict[str, str]  # bare name -> type
    game_zones: frozenset[str]
    symbols: frozenset[str]
    constants: frozenset[str]
    tables: frozenset[str]
    settings: dict[str, str]
    rulings: dict[str, tuple[str, ...]]
    event_fields: dict[str, frozenset[str]]
    constant_types: dict[str, str] = field(default_factory=dict)
    record_parts: frozenset[str] = frozenset()  # of answers and of choices that sealed stretches collect
    texts: frozenset[str] = frozenset()  # those of these parts that are always free words


@dataclass
class Scope:
    """The names that are valid at one place."""

    names: Names
    locals: set[str] = field(default_factory=set)
    fields: frozenset[str] = frozenset()
    has_me: bool = False
    has_card: bool = False
    has_it: bool = False
    has_viewer: bool = False
    has_move: bool = False
    events: tuple[str, ...] | None = ()  # events that `event` may be; None: any; (): there is none
    texts: set[str] = field(default_factory=set)  # the locals that are free words

    def with_it(self) -> Scope:
        """The same scope inside a predicate, where `it` is the element."""
        return Scope(
            self.names,
            self.locals,
            self.fields,
            self.has_me,
            self.has_card,
            True,
            self.has_viewer,
            self.has_move,
            self.events,
            self.texts,
        )


def parse(value: Any, mark: Mark, scope: Scope, found: Collector) -> Expr:
    """Turn a scalar (or list of scalars) of a document into an `Expr`; problems go to `found`.

    Whole numbers and truth values are themselves. On an error the result is a harmless constant, so that
    checking goes on.
    """
    if isinstance(value, bool):
        return Expr("const", (value,), "bool", mark)
    if isinstance(value, int):
        return Expr("const", (value,), "int", mark)
    if isinstance(value, list):
        places = [value.at(i) if hasattr(value, "at") else mark for i in range(len(value))]
        items = tuple(parse(v, at, scope, found) for v, at in zip(value, places, strict=True))
        return Expr("list", items, "list", mark)
    if not isinstance(value, str):
        found.error("RW209", "an expression is text, a whole number, true or false", mark)
        return _nothing(mark)
    if len(value) > MAX_LENGTH:
        found.error("RW209", f"an expression has at most {MAX_LENGTH} characters", mark)
        return _nothing(mark)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # such as `1or 2`: what is wrong is said below, in our words
            tree = ast.parse(value.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        column = max((getattr(error, "offset", 1) or 1) - 1, 0)
        found.error(
            "RW209",
            f"this is not an expression: {value!r}",
            mark.moved(column),
            "write comparisons and names, e.g. it.hearts > 0 and me != it",
        )
        return _nothing(mark)
    try:
        expr = _Parser(value, mark, found).visit(tree, scope)
        if depth_of(expr) <= MAX_DEPTH:
            return expr
        raise RecursionError
    except RecursionError:
        found.error(
            "RW209", "an expression that is nested too deep", mark, "name its parts with 'let' or a number"
        )
        return _nothing(mark)


def depth_of(expr: Expr) -> int:
    """How deep a tree is nested."""
    inner: list[Any] = list(expr.args)
    deepest = 0
    while inner:
        part = inner.pop()
        if isinstance(part, Expr):
            deepest = max(deepest, depth_of(part))
        elif isinstance(part, tuple):
            inner.extend(part)
    return deepest + 1


PASS_IT_ON = "pass it on as it is, as the field of an event"


def only_passed_on(expr: Expr, found: Collector, whole: bool) -> Expr:
    """The tree, if free words have no part in it; with `whole` it may also be nothing but free words.

    What somebody typed is passed on as it is: no rule may look into it, compare it or keep it.
    """
    if whole and expr.type == "text" and expr.op in ("local", "member"):
        return expr
    inner: list[Any] = [expr]
    while inner:
        part = inner.pop()
        if isinstance(part, tuple):
            inner.extend(reversed(part))
        elif isinstance(part, Expr):
            if part.type == "text" and part.op in ("local", "member", "move_field"):
                name = part.args[-1]
                what, hint = f"'{name}' is free text, which no rule can look at", PASS_IT_ON
                found.error("RW211", what, part.mark, hint, len(name))
                return _nothing(expr.mark)
            inner.extend(reversed(part.args))
    return expr


def _nothing(mark: Mark) -> Expr:
    return Expr("const", (None,), "any", mark)


def like(name: str, options: Sequence[str]) -> Sequence[str]:
    """The few options that can be near to a name at all: comparing it with every one is slow.

    They are about as long and share letters with it; if these are many, those with most letters in common.
    """
    if len(name) > _LONGEST_NAME:
        return ()
    letters, most = set(name), max(3, len(name) // 3)
    found = [each for each in options if abs(len(each) - len(name)) <= most and not letters.isdisjoint(each)]
    if len(found) <= _COMPARED:
        return found
    return heapq.nsmallest(_COMPARED, found, key=lambda each: len(letters.symmetric_difference(each)))


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint that names the nearest known name, or lists a few."""
    options = sorted(set(known))
    # Callers in Python may ask for a name that is no text at all.
    name = str(name)
    near = difflib.get_close_matches(name, like(name, options), 1, cutoff=0.7)
    if near:
        return f"did you mean '{near[0]}'?"
    if not options:
        return ""
    shown = ", ".join(options[:12]) + (", …" if len(options) > 12 else "")
    return f"known here: {shown}"


class _Parser:
    """Walks one Python expression tree. One method for each kind of node."""

    def __init__(self, text: str, mark: Mark, found: Collector) -> None:
        self.text = text
        self.mark = mark
        self.found = found

    def at(self, node: ast.AST) -> Mark:
        if "\n" in self.text or getattr(node, "lineno", 1) != 1:
            return self.mark
        return self.mark.moved(getattr(node, "col_offset", 0))

    def error(self, code: str, message: str, node: ast.AST, hint: str = "") -> Expr:
        self.found.error(code, message, self.at(node), hint)
        return _nothing(self.at(node))

    def visit(self, node: ast.expr, scope: Scope) -> Expr:
        method = getattr(self, f"visit_{type(node).__name__}", None)
        if method is None:
            return self.error(
                "RW210",
                f"{type(node).__name__} has no place in an expression",
                node,
                "see 'Expressions' in the language reference",
            )
        result: Expr = method(node, scope)
        return result

    # -- leaves -----------------------------------------------------------------------------

    def visit_Constant(self, node: ast.Constant, scope: Scope) -> Expr:
        if isinstance(node.value, int) and not isinstance(node.value, bool):
            return Expr("const", (node.value,), "int", self.at(node))
        return self.error(
            "RW210",
            f"{node.value!r} has no place in an expression",
            node,
            "only whole numbers are written as they are",
        )

    def visit_Name(self, node: ast.Name, scope: Scope) -> Expr:
        name, at = node.id, self.at(node)
        if name in ("none", "true", "false"):
            value = {"none": None, "true": True, "false": False}[name]
            return Expr("const", (value,), "none" if value is None else "bool", at)
        if name in scope.locals:
            return Expr("local", (name,), "text" if name in scope.texts else "any", at)
        if name in scope.fields:
            return Expr("field", (name,), "any", at)
        if name in SPECIALS and self._special_allowed(name, scope):
            return Expr("special", (name,), SPECIALS[name], at)
        names = scope.names
        if name in names.game_numbers:
            return Expr("number", (name,), names.game_numbers[name], at)
        if name in names.game_zones:
            return Expr("zone", (name,), "list", at)
        if name in names.symbols:
            return Expr("const", (name,), "symbol", at)
        known = {*scope.locals, *scope.fields, *names.game_numbers, *names.game_zones, *names.symbols}
        known |= {s for s in SPECIALS if self._special_allowed(s, scope)}
        return self.error("RW201", f"unknown name '{name}'", node, did_you_mean(name, known))

    @staticmethod
    def _special_allowed(name: str, scope: Scope) -> bool:
        return {
            "me": scope.has_me,
            "card": scope.has_card,
            "it": scope.has_it,
            "viewer": scope.has_viewer,
        }.get(name, True)

    # -- members and calls -------------------------------------------------------------------

    def visit_Attribute(self, node: ast.Attribute, scope: Scope) -> Expr:
        at, name = self.at(node), node.attr
        if isinstance(node.value, ast.Name) and node.value.id not in scope.locals | scope.fields:
            head = node.value.id
            special = self._dotted(head, name, node, scope)
            if special is not None:
                return special
        target = self.visit(node.value, scope)
        if name in LIST_PROPERTIES and name not in scope.names.members:
            self._want(target, ("list",), f"'.{name}' needs a list")
            return Expr("property", (target, name), LIST_PROPERTIES[name], at)
        if name in scope.names.parametric:
            return self.error("RW212", f"'{name}' needs one argument: .{name}(…)", node)
        return Expr("member", (target, name), self._member_type(target, name, node, scope), at)

    def _dotted(self, head: str, name: str, node: ast.Attribute, scope: Scope) -> Expr | None:
        at, names = self.at(node), scope.names
        if head == "event" and scope.events != ():
            return self._event_field(name, node, scope)
        if head == "move" and scope.has_move:
            return Expr("move_field", (name,), "text" if name in names.texts else "any", at)
        if head == "constant":
            if name in names.constants:
                return Expr("constant", (name,), names.constant_types.get(name, "any"), at)
            return self.error(
                "RW201", f"unknown constant '{name}'", node, did_you_mean(name, names.constants)
            )
        if head == "setting":
            if name in names.settings:
                return Expr("setting", (name,), names.settings[name], at)
            return self.error("RW223", f"unknown setting '{name}'", node, did_you_mean(name, names.settings))
        if head == "ruling":
            if name in names.rulings:
                return Expr("ruling", (name,), "symbol", at)
            return self.error("RW222", f"unknown ruling '{name}'", node, did_you_mean(name, names.rulings))
        if head == "documents":
            if name in DOCUMENT_LISTS:
                return Expr("documents", (name,), "list", at)
            hint = did_you_mean(name, DOCUMENT_LISTS)
            return self.error("RW213", f"unknown member '{name}' of documents", node, hint)
        return None

    def _event_field(self, name: str, node: ast.Attribute, scope: Scope) -> Expr:
        table = scope.names.event_fields
        events = tuple(table) if scope.events is None else scope.events
        have = [name in table.get(e, ()) or name == "result" for e in events]
        good = any(have) if scope.events is None else all(have)
        if not good:
            known: set[str] = set().union(*(table.get(e, frozenset()) for e in events))
            which = "no event" if scope.events is None else f"event '{events[have.index(False)]}'"
            tail = " has a field" if scope.events is None else " has no field"
            return self.error("RW208", f"{which}{tail} '{name}'", node, did_you_mean(name, known))
        return Expr("event_field", (name,), "any", self.at(node))

    def _member_type(self, target: Expr, name: str, node: ast.AST, scope: Scope) -> str:
        table = scope.names.members.get(name)
        builtin = BUILTIN_MEMBERS.get(name)
        kinds = dict(table or {})
        if builtin:
            kinds.setdefault(builtin[0], builtin[1])
        if target.type in ("player", "card", "game") and target.type not in kinds and kinds:
            self.found.error(
                "RW213",
                f"a {target.type} has no member '{name}'",
                self.at(node),
                f"it belongs to: {', '.join(sorted(kinds))}",
            )
        if not kinds:
            if target.type in ("any", "symbol", "record") and name in scope.names.record_parts:
                return "text" if name in scope.names.texts else "any"
            known = [*scope.names.record_parts, *scope.names.members, *BUILTIN_MEMBERS, *LIST_PROPERTIES]
            self.found.error("RW213", f"unknown member '{name}'", self.at(node), did_you_mean(name, known))
            return "any"
        if target.type in kinds:
            return kinds[target.type]
        types = set(kinds.values())
        return types.pop() if len(types) == 1 and target.type in ("player", "card", "game") else "any"

    def visit_Call(self, node: ast.Call, scope: Scope) -> Expr:
        if node.keywords:
            return self.error("RW210", "arguments have no names in an expression", node)
        if isinstance(node.func, ast.Name):
            return self._function(node.func.id, node, scope)
        if not isinstance(node.func, ast.Attribute):
            return self.error("RW210", "only functions and members can be called", node)
        return self._method(node.func, node, scope)

    def _function(self, name: str, node: ast.Call, scope: Scope) -> Expr:
        if name not in FUNCTIONS:
            hint = f"known functions: {', '.join(FUNCTIONS)}"
            if name in LIST_LAMBDAS or name in LIST_METHODS:
                hint = f"write it as a member: list.{name}(…)"
            return self.error("RW201", f"unknown function '{name}'", node, hint)
        if len(node.args) != 2:
            return self.error("RW212", f"'{name}' takes 2 arguments, not {len(node.args)}", node)
        args = tuple(
            self._want(self.visit(a, scope), ("int",), f"'{name}' needs whole numbers") for a in node.args
        )
        return Expr(name, args, "list" if name == "range" else "int", self.at(node))

    def _method(self, func: ast.Attribute, node: ast.Call, scope: Scope) -> Expr:
        name, at = func.attr, self.at(node)
        if len(node.args) != 1:
            return self.error("RW212", f"'.{name}' takes 1 argument, not {len(node.args)}", node)
        head = func.value
        if (
            isinstance(head, ast.Attribute)
            and isinstance(head.value, ast.Name)
            and head.value.id == "constant"
            and head.attr not in scope.names.constants
            and name == "at"
        ):
            if head.attr not in scope.names.tables:
                return self.error(
                    "RW201", f"unknown table '{head.attr}'", node, did_you_mean(head.attr, scope.names.tables)
                )
            return Expr("row", (head.attr, self.visit(node.args[0], scope)), "any", at)
        target = self.visit(head, scope)
        if name in scope.names.parametric:
            return Expr("number_of", (target, name, self.visit(node.args[0], scope)), "any", at)
        if name in LIST_LAMBDAS:
            self._want(target, ("list",), f"'.{name}(…)' needs a list")
            inner = self.visit(node.args[0], scope.with_it())
            if name in PREDICATES:
                self._want(inner, ("bool",), f"'.{name}(…)' needs a condition")
            return Expr("lambda", (target, name, inner), LIST_LAMBDAS[name], at)
        if name in LIST_METHODS:
            self._want(target, ("list",), f"'.{name}(…)' needs a list")
            return Expr("method", (target, name, self.visit(node.args[0], scope)), LIST_METHODS[name], at)
        known = [*LIST_LAMBDAS, *LIST_METHODS, *scope.names.parametric]
        return self.error("RW213", f"unknown member '{name}(…)'", node, did_you_mean(name, known))

    # -- operators ---------------------------------------------------------------------------

    def _want(self, got: Expr, types: tuple[str, ...], message: str) -> Expr:
        # Free text is reported by itself (`only_passed_on`).
        if got.type not in ("any", "text", *types):
            self.found.error("RW211", f"{message}, but this is {describe_type(got.type)}", got.mark)
        return got

    def visit_BoolOp(self, node: ast.BoolOp, scope: Scope) -> Expr:
        op = "and" if isinstance(node.op, ast.And) else "or"
        parts = tuple(
            self._want(self.visit(v, scope), ("bool",), f"'{op}' needs conditions") for v in node.values
        )
        return Expr(op, parts, "bool", self.at(node))

    def visit_UnaryOp(self, node: ast.UnaryOp, scope: Scope) -> Expr:
        inner = self.visit(node.operand, scope)
        if isinstance(node.op, ast.Not):
            return Expr(
                "not", (self._want(inner, ("bool",), "'not' needs a condition"),), "bool", self.at(node)
            )
        if isinstance(node.op, ast.USub):
            return Expr(
                "neg", (self._want(inner, ("int",), "'-' needs a whole number"),), "int", self.at(node)
            )
        return self.error("RW210", "this operator has no place in an expression", node)

    def visit_BinOp(self, node: ast.BinOp, scope: Scope) -> Expr:
        op = _ARITHMETIC.get(type(node.op))
        if op is None:
            return self.error(
                "RW210",
                "this operator has no place in an expression",
                node,
                "use + - * // %, .plus(…) joins lists",
            )
        left = self._want(self.visit(node.left, scope), ("int",), f"'{op}' needs whole numbers")
        right = self._want(self.visit(node.right, scope), ("int",), f"'{op}' needs whole numbers")
        return Expr("arith", (op, left, right), "int", self.at(node))

    def visit_Compare(self, node: ast.Compare, scope: Scope) -> Expr:
        left = self.visit(node.left, scope)
        if len(node.ops) > 1 and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops):
            return self.error(
                "RW210", "'in' stands in no chain of comparisons", node, "join conditions with 'and'"
            )
        pairs: list[tuple[str, Expr]] = []
        for raw, other in zip(node.ops, node.comparators, strict=True):
            op = _COMPARISONS.get(type(raw))
            if op is None:
                return self.error("RW210", "'is' has no place in an expression", node, "use == or !=")
            right = self._reading(left, other, scope) or self.visit(other, scope)
            before = pairs[-1][1] if pairs else left
            if op in ("<", "<=", ">", ">="):
                self._want(before, ("int",), f"'{op}' needs whole numbers")
                self._want(right, ("int",), f"'{op}' needs whole numbers")
            elif op in ("in", "not in"):
                self._want(right, ("list",), f"'{op}' needs a list")
            else:
                self._comparable(before, right, scope)
            pairs.append((op, right))
        return Expr("compare", (left, tuple(pairs)), "bool", self.at(node))

    def _reading(self, left: Expr, other: ast.expr, scope: Scope) -> Expr | None:
        """Beside `ruling.X ==` a name is a reading of X, whatever else it may be called elsewhere."""
        if (
            left.op == "ruling"
            and isinstance(other, ast.Name)
            and other.id in scope.names.rulings[left.args[0]]
        ):
            return Expr("const", (other.id,), "symbol", self.at(other))
        return None

    def _comparable(self, a: Expr, b: Expr, scope: Scope) -> None:
        if a.type == b.type or not {"any", "none", "text"}.isdisjoint((a.type, b.type)):
            ruling, other = (a, b) if a.op == "ruling" else (b, a)
            if ruling.op == "ruling" and other.op == "const" and isinstance(other.args[0], str):
                readings = scope.names.rulings[ruling.args[0]]
                if other.args[0] not in readings:
                    self.found.error(
                        "RW222",
                        f"ruling '{ruling.args[0]}' has no reading '{other.args[0]}'",
                        other.mark,
                        did_you_mean(other.args[0], readings),
                    )
            return
        self.found.error(
            "RW211",
            f"this compares {describe_type(a.type)} with {describe_type(b.type)}, which is never equal",
            b.mark,
        )

    def visit_IfExp(self, node: ast.IfExp, scope: Scope) -> Expr:
        test = self._want(self.visit(node.test, scope), ("bool",), "'if' needs a condition")
        a, b = self.visit(node.body, scope), self.visit(node.orelse, scope)
        return Expr("cond", (test, a, b), a.type if a.type == b.type else "any", self.at(node))

    def visit_Tuple(self, node: ast.Tuple, scope: Scope) -> Expr:
        return Expr("list", tuple(self.visit(e, scope) for e in node.elts), "list", self.at(node))

    def visit_List(self, node: ast.List, scope: Scope) -> Expr:
        return Expr("list", tuple(self.visit(e, scope) for e in node.elts), "list", self.at(node))


def describe_type(name: str) -> str:
    """A type in words, for messages."""
    return {
        "int": "a whole number",
        "bool": "a condition",
        "player": "a player",
        "card": "a card",
        "game": "the game",
        "symbol": "a symbol",
        "list": "a list",
        "record": "a record",
        "text": "free text",
        "none": "none",
    }.get(name, name)


def names_in(expr: Expr) -> set[str]:
    """The locals an expression reads (used to test a condition as soon as its parameters are known)."""
    if expr.op == "local":
        return {str(expr.args[0])}
    found: set[str] = set()
    stack: list[Any] = list(expr.args)
    while stack:
        part = stack.pop()
        if isinstance(part, Expr):
            found |= names_in(part)
        elif isinstance(part, tuple):
            stack.extend(part)
    return found
