"""Turn resolved expressions into Python functions.

Each node of a resolved tree becomes a piece of Python source, and the whole expression one function of the
state, the frame (or scope) whose names it reads, and `it`. The author's text itself never reaches Python: the
source is written from the tree, in which every name has been resolved. A function changes nothing and never
waits, so it needs no place on the explicit stack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.engine.faults import RulesFault
from rulewright.engine.frames import OpenFrame
from rulewright.engine.state import MAX_WORK
from rulewright.engine.values import GAME, PLAYERS, Card, Player
from rulewright.rules.expressions import Expr
from rulewright.rules.source import Mark

Code = Callable[[Any, Any, Any], Any]
LONGEST_LIST = 10_000
LARGEST = 2**53
MISFITS = (TypeError, ValueError, KeyError, IndexError, AttributeError, ZeroDivisionError, OverflowError)


def compile_expr(expr: Expr) -> Code:
    """The function of an expression. Where it has no value it raises `RulesFault` at its own line."""
    writer = _Writer()
    source = (
        f"def read(t, f, it):\n"
        f"    try:\n"
        f"        return {writer.write(expr)}\n"
        f"    except MISFITS as error:\n"
        f"        raise misfit(error, {writer.mark(expr.mark)}) from error\n"
    )
    try:
        exec(compile(source, "<expression>", "exec"), writer.names)
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise RulesFault("RW402", "an expression that is nested too deep", expr.mark) from error
    code: Code = writer.names["read"]
    return code


def misfit(error: Exception, mark: Mark) -> RulesFault:
    """What is raised when values do not fit together, such as a number and none."""
    return RulesFault(
        "RW405", f"a value does not fit here ({error})", mark, "see which values reach this line"
    )


class _Writer:
    """Writes the source of one expression; `names` are the helpers and places that it uses."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = dict(_HELPERS)

    def write(self, expr: Expr) -> str:
        source: str = getattr(self, f"write_{expr.op.replace(' ', '_')}")(expr)
        return source

    def mark(self, mark: Mark) -> str:
        """A name for a place in a document, for error messages."""
        name = f"m{len(self.names)}"
        self.names[name] = mark
        return name

    def a_list(self, expr: Expr, what: str) -> str:
        """The source of an expression that must be a list."""
        return f"a_list(t, {self.write(expr)}, {what!r}, {self.mark(expr.mark)})"

    # -- leaves ------------------------------------------------------------------------------

    def write_const(self, expr: Expr) -> str:
        return repr(expr.args[0])

    def write_local(self, expr: Expr) -> str:
        return f"f.locals.get({expr.args[0]!r})"

    def write_field(self, expr: Expr) -> str:
        return f"t.stack[f.event].fields[{expr.args[0]!r}]"

    def write_event_field(self, expr: Expr) -> str:
        return f"event_field(t, f, {expr.args[0]!r}, {self.mark(expr.mark)})"

    def write_move_field(self, expr: Expr) -> str:
        return f"f.locals['move'].get({expr.args[0]!r})"

    def write_special(self, expr: Expr) -> str:
        return _SPECIALS[expr.args[0]]

    def write_constant(self, expr: Expr) -> str:
        return f"constant(t, {expr.args[0]!r})"

    def write_row(self, expr: Expr) -> str:
        return f"row(t, {expr.args[0]!r}, {self.write(expr.args[1])}, {self.mark(expr.mark)})"

    def write_setting(self, expr: Expr) -> str:
        return f"setting(t, {expr.args[0]!r})"

    def write_ruling(self, expr: Expr) -> str:
        return f"ruling(t, {expr.args[0]!r})"

    def write_documents(self, expr: Expr) -> str:
        return f"t.program.document_ids[{expr.args[0]!r}]"

    def write_number(self, expr: Expr) -> str:
        return f"t.number({expr.args[0]!r}, 'game', GAME)"

    def write_number_of(self, expr: Expr) -> str:
        target, name, argument = expr.args
        mark = self.mark(expr.mark)
        return f"number_of(t, {self.write(target)}, {name!r}, {self.write(argument)}, {mark})"

    def write_zone(self, expr: Expr) -> str:
        return f"t.zones[{expr.args[0]!r}, -1]"

    # -- members -----------------------------------------------------------------------------

    def write_member(self, expr: Expr) -> str:
        if expr.args[0].op == "special" and expr.args[0].args[0] == "game":
            # The most used members of all: attributes of the game, without a call.
            name, mark = expr.args[1], self.mark(expr.mark)
            return f"(t.game[{name!r}] if {name!r} in t.game else t.member(GAME, {name!r}, {mark}))"
        return f"member(t, {self.write(expr.args[0])}, {expr.args[1]!r}, {self.mark(expr.mark)})"

    def write_property(self, expr: Expr) -> str:
        name = expr.args[1]
        items = self.a_list(expr.args[0], f".{name}")
        return f"len({items})" if name == "size" else f"properties[{name!r}]({items})"

    def write_lambda(self, expr: Expr) -> str:
        name, inner = expr.args[1], self.write(expr.args[2])
        items = self.a_list(expr.args[0], f".{name}(…)")
        if name == "where":
            return f"tuple([it for it in {items} if {inner}])"
        if name == "map":
            return f"tuple([{inner} for it in {items}])"
        if name == "count":
            return f"len([1 for it in {items} if {inner}])"
        if name in ("sum", "any", "all"):
            return f"{name}([{inner} for it in {items}])"
        return f"extreme({items}, lambda it: {inner}, {name == 'most'})"

    def write_method(self, expr: Expr) -> str:
        name, argument = expr.args[1], self.write(expr.args[2])
        items = self.a_list(expr.args[0], f".{name}(…)")
        if name == "plus":
            return f"plus({items}, {argument}, {self.mark(expr.mark)})"
        if name == "has":
            return f"contains(t, {argument}, {items}, {self.mark(expr.mark)})"
        if name == "index":
            items = f"searched(t, {items}, {self.mark(expr.mark)})"
        return f"methods[{name!r}]({items}, {argument})"

    # -- operators ---------------------------------------------------------------------------

    def write_and(self, expr: Expr) -> str:
        return f"({' and '.join(self.write(p) for p in expr.args)})"

    def write_or(self, expr: Expr) -> str:
        return f"({' or '.join(self.write(p) for p in expr.args)})"

    def write_not(self, expr: Expr) -> str:
        return f"(not {self.write(expr.args[0])})"

    def write_neg(self, expr: Expr) -> str:
        return f"(-whole({self.write(expr.args[0])}, {self.mark(expr.mark)}))"

    def write_arith(self, expr: Expr) -> str:
        op, left, right = expr.args[0], self.write(expr.args[1]), self.write(expr.args[2])
        return f"arithmetic[{op!r}]({left}, {right}, {self.mark(expr.mark)})"

    def write_compare(self, expr: Expr) -> str:
        left, pairs = expr.args
        if len(pairs) == 1 and pairs[0][0] in ("in", "not in"):
            op, right = pairs[0]
            inside = f"contains(t, {self.write(left)}, {self.write(right)}, {self.mark(expr.mark)})"
            return inside if op == "in" else f"(not {inside})"
        rest = "".join(f" {op} {self.write(right)}" for op, right in pairs)
        return f"({self.write(left)}{rest})"

    def write_cond(self, expr: Expr) -> str:
        test, a, b = (self.write(e) for e in expr.args)
        return f"({a} if {test} else {b})"

    def write_list(self, expr: Expr) -> str:
        return f"({''.join(self.write(e) + ', ' for e in expr.args)})"

    def write_range(self, expr: Expr) -> str:
        low, high = (self.write(e) for e in expr.args)
        return f"a_range(t, {low}, {high}, {self.mark(expr.mark)})"

    def write_min(self, expr: Expr) -> str:
        return f"{expr.op}({self.write(expr.args[0])}, {self.write(expr.args[1])})"

    write_max = write_min


_SPECIALS = {
    "me": "f.me",
    "card": "f.card",
    "it": "it",
    "viewer": "f.locals.get('viewer')",
    "game": "GAME",
    "players": "t.all_players()",
    "alive": "t.alive()",
    "staff": "t.staff()",
    "now": "t.now",
    "stages": "t.rules.stages",
    "asked": "asked(t)",
}


# -- helpers that the source calls -----------------------------------------------------------------


def a_list(t: Any, value: Any, what: str, mark: Mark) -> tuple[Any, ...]:
    """The value, which must be a list."""
    if type(value) is not tuple:
        raise RulesFault("RW405", f"'{what}' needs a list, not {t.text(value)!r}", mark)
    t.work += len(value)
    if t.work > MAX_WORK:
        t.spend(0, mark)
    return value


def member(t: Any, value: Any, name: str, mark: Mark) -> Any:
    """A member of a value; attributes of players are looked up first, being the most used."""
    if type(value) is Player:
        attributes = t.players[value.seat]
        if name in attributes:
            return attributes[name]
        if name in t.program.player_numbers:
            return t.number(name, "player", value)
    return t.member(value, name, mark)


def event_field(t: Any, f: Any, name: str, mark: Mark) -> Any:
    """A field of the event that an ability belongs to."""
    frame = t.stack[f.event] if f.event >= 0 else None
    if frame is not None:
        if name in frame.fields:
            return frame.fields[name]
        if name == "result":
            return frame.result
    raise RulesFault("RW405", f"there is no event with a field '{name}' here", mark)


def asked(t: Any) -> tuple[Player, ...]:
    """The players for whose answer the innermost stretch waits, also while something runs on top of it."""
    frame = next((f for f in reversed(t.stack) if isinstance(f, OpenFrame)), None)
    if frame is None or not t.program.stretches[frame.block, frame.place].waits_for_seats:
        return ()
    return tuple(PLAYERS[seat] for seat in frame.waiting())


def constant(t: Any, name: str) -> Any:
    """A constant."""
    rule_id, value = t.program.constants[name]
    t.used[rule_id] = None
    return value(t, t.program.empty_scope, None)


def row(t: Any, name: str, wanted: Any, mark: Mark) -> Any:
    """A row of a table of constants."""
    rows = t.program.tables[name]
    if wanted not in rows:
        raise RulesFault("RW405", f"table '{name}' has no row {t.text(wanted)!r}", mark)
    rule_id, value = rows[wanted]
    t.used[t.rules.constants[name].rule.id] = t.used[rule_id] = None
    return value(t, t.program.empty_scope, None)


def setting(t: Any, name: str) -> Any:
    """A setting."""
    t.used[t.program.setting_rules[name]] = None
    return t.settings[name]


def ruling(t: Any, name: str) -> Any:
    """The reading in force."""
    reading = t.rulings[name]
    t.used[t.program.reading_rules[name, reading]] = None
    return reading


def number_of(t: Any, value: Any, name: str, argument: Any, mark: Mark) -> Any:
    """A number with a parameter."""
    kind = "player" if isinstance(value, Player) else "game" if value is GAME else "card"
    if (kind, name) not in t.program.numbers or (kind == "card" and not isinstance(value, Card)):
        raise RulesFault("RW405", f"{t.text(value)!r} has no number '{name}'", mark)
    return t.number(name, kind, value, argument)


def whole(value: Any, mark: Mark) -> int:
    """The value, which must be a whole number: Python would also add lists, texts and truth values."""
    if type(value) is not int:
        raise RulesFault("RW405", "a whole number is needed here", mark, "see which values reach this line")
    return value


def multiply(left: Any, right: Any, mark: Mark) -> int:
    """A product, which cannot grow without end."""
    product = whole(left, mark) * whole(right, mark)
    if abs(product) > LARGEST:
        raise RulesFault("RW405", "a number larger than 2**53", mark)
    return product


def contains(t: Any, value: Any, items: Any, mark: Mark) -> bool:
    """Whether a list has an element."""
    return value in searched(t, a_list(t, items, "in", mark), mark)


def searched(t: Any, items: tuple[Any, ...], mark: Mark) -> tuple[Any, ...]:
    """The list, which is about to be searched: that is work too."""
    t.spend(len(items), mark)
    return items


def a_range(t: Any, low: int, high: int, mark: Mark) -> tuple[int, ...]:
    """Whole numbers from `low` to `high`, both included."""
    t.spend(max(whole(high, mark) - whole(low, mark), 0) if high - low <= LONGEST_LIST else 0, mark)
    if high - low > LONGEST_LIST:
        raise RulesFault("RW404", f"a range of {high - low + 1} numbers is too long", mark)
    return tuple(range(low, high + 1))


def extreme(items: tuple[Any, ...], score: Callable[[Any], int], largest: bool) -> tuple[Any, ...]:
    """The elements with the largest (or smallest) score."""
    if not items:
        return ()
    scores = [score(x) for x in items]
    best = max(scores) if largest else min(scores)
    return tuple(x for x, s in zip(items, scores, strict=True) if s == best)


def plus(items: tuple[Any, ...], extra: Any, mark: Mark) -> tuple[Any, ...]:
    """A list with another one, or one element, after it."""
    result = items + (extra if isinstance(extra, tuple) else (extra,))
    if len(result) > LONGEST_LIST:
        raise RulesFault("RW404", f"a list of more than {LONGEST_LIST:,} elements", mark)
    return result


def sort_key(value: Any) -> tuple[int, Any]:
    """Canonical order: whole numbers, symbols, players by seat, cards by catalogue."""
    if isinstance(value, int):
        return (0, value)
    if isinstance(value, str):
        return (1, value)
    if isinstance(value, Player):
        return (2, value.seat)
    return (3, value.number) if isinstance(value, Card) else (4, 0)


def _place_of(item: Any, items: tuple[Any, ...]) -> int:
    """Where to cut a circle: players by seat (also one who is not in it), other things by their place."""
    if isinstance(item, Player):
        return next((i for i, p in enumerate(items) if p.seat >= item.seat), 0)
    return items.index(item) if item in items else 0


def starting(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    """The circle, begun at an element."""
    cut = _place_of(item, items)
    return items[cut:] + items[:cut]


def after(items: tuple[Any, ...], item: Any) -> Any:
    """The next element of the circle."""
    if not items:
        return None
    if isinstance(item, Player):
        return next((p for p in items if p.seat > item.seat), items[0])
    return items[(items.index(item) + 1) % len(items)] if item in items else None


def before(items: tuple[Any, ...], item: Any) -> Any:
    """The element before it in the circle."""
    if not items:
        return None
    if isinstance(item, Player):
        return next((p for p in reversed(items) if p.seat < item.seat), items[-1])
    return items[items.index(item) - 1] if item in items else None


def without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    """The list without an element, or without all of another list."""
    gone = set(item) if isinstance(item, tuple) else {item}
    return tuple([x for x in items if x not in gone])


PROPERTIES: dict[str, Callable[[tuple[Any, ...]], Any]] = {
    "size": len,
    "first": lambda v: v[0] if v else None,
    "last": lambda v: v[-1] if v else None,
    "unique": lambda v: tuple(dict.fromkeys(v)),
    "reversed": lambda v: v[::-1],
    "sorted": lambda v: tuple(sorted(v, key=sort_key)),
}
ARITHMETIC: dict[str, Callable[[Any, Any, Mark], int]] = {
    "+": lambda a, b, m: whole(a, m) + whole(b, m),
    "-": lambda a, b, m: whole(a, m) - whole(b, m),
    "*": multiply,
    "//": lambda a, b, m: whole(a, m) // whole(b, m),
    "%": lambda a, b, m: whole(a, m) % whole(b, m),
}
METHODS: dict[str, Callable[[tuple[Any, ...], Any], Any]] = {
    "index": lambda items, x: items.index(x) if x in items else -1,
    "at": lambda items, i: items[i] if 0 <= i < len(items) else None,
    "top": lambda items, n: items[: max(n, 0)],
    "without": without,
    "starting": starting,
    "after": after,
    "before": before,
}
_HELPERS: dict[str, Any] = {
    "__builtins__": {"len": len, "sum": sum, "any": any, "all": all, "min": min, "max": max, "tuple": tuple},
    "GAME": GAME, "a_list": a_list, "member": member, "event_field": event_field, "asked": asked,
    "constant": constant,
    "row": row, "setting": setting, "ruling": ruling, "number_of": number_of,
    "arithmetic": ARITHMETIC, "whole": whole, "contains": contains, "searched": searched,
    "a_range": a_range, "extreme": extreme, "plus": plus, "properties": PROPERTIES, "methods": METHODS,
    "MISFITS": MISFITS, "misfit": misfit,
}  # fmt: skip
