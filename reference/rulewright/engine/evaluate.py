"""Turn resolved expressions into closures.

A closure takes the state, the frame (or scope) whose names it reads, and `it`. It never changes anything
and never
waits, so it needs no place on the explicit stack.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from rulewright.engine.faults import RulesFault
from rulewright.engine.values import GAME, Player
from rulewright.rules.expressions import Expr

Code = Callable[[Any, Any, Any], Any]

_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "in": lambda a, b: a in b,
    "not in": lambda a, b: a not in b,
}
_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
}
LONGEST_LIST = 10_000
LARGEST = 2**53


def compile_expr(expr: Expr) -> Code:
    """The closure of an expression."""
    return _COMPILERS[expr.op](expr)


def _const(expr: Expr) -> Code:
    value = expr.args[0]
    return lambda t, f, it: value


def _local(expr: Expr) -> Code:
    name = expr.args[0]
    return lambda t, f, it: f.locals.get(name)


def _field(expr: Expr) -> Code:
    name = expr.args[0]
    return lambda t, f, it: t.stack[f.event].fields[name]


def _event_field(expr: Expr) -> Code:
    name, mark = expr.args[0], expr.mark

    def read(t: Any, f: Any, it: Any) -> Any:
        frame = t.stack[f.event] if f.event >= 0 else None
        if frame is not None:
            if name in frame.fields:
                return frame.fields[name]
            if name == "result":
                return frame.result
        raise RulesFault("RW405", f"there is no event with a field '{name}' here", mark)

    return read


def _move_field(expr: Expr) -> Code:
    name = expr.args[0]
    return lambda t, f, it: f.locals["move"].get(name)


def _special(expr: Expr) -> Code:
    table: dict[str, Code] = {
        "me": lambda t, f, it: f.me,
        "card": lambda t, f, it: f.card,
        "it": lambda t, f, it: it,
        "viewer": lambda t, f, it: f.locals.get("viewer"),
        "game": lambda t, f, it: GAME,
        "players": lambda t, f, it: t.all_players(),
        "alive": lambda t, f, it: t.alive(),
        "now": lambda t, f, it: t.now,
        "stages": lambda t, f, it: t.rules.stages,
    }
    return table[expr.args[0]]


def _constant(expr: Expr) -> Code:
    name = expr.args[0]

    def read(t: Any, f: Any, it: Any) -> Any:
        rule_id, value = t.program.constants[name]
        t.used[rule_id] = None
        return value(t, f, it)

    return read


def _row(expr: Expr) -> Code:
    name, key, mark = expr.args[0], compile_expr(expr.args[1]), expr.mark

    def read(t: Any, f: Any, it: Any) -> Any:
        rows, wanted = t.program.tables[name], key(t, f, it)
        if wanted not in rows:
            raise RulesFault("RW405", f"table '{name}' has no row {t.text(wanted)!r}", mark)
        rule_id, value = rows[wanted]
        t.used[rule_id] = None
        return value(t, f, it)

    return read


def _setting(expr: Expr) -> Code:
    name = expr.args[0]

    def read(t: Any, f: Any, it: Any) -> Any:
        t.used[t.program.setting_rules[name]] = None
        return t.settings[name]

    return read


def _ruling(expr: Expr) -> Code:
    name = expr.args[0]

    def read(t: Any, f: Any, it: Any) -> Any:
        reading = t.rulings[name]
        t.used[t.program.reading_rules[name, reading]] = None
        return reading

    return read


def _number(expr: Expr) -> Code:
    name = expr.args[0]
    return lambda t, f, it: t.number(name, "game", GAME)


def _number_of(expr: Expr) -> Code:
    target, name, argument = compile_expr(expr.args[0]), expr.args[1], compile_expr(expr.args[2])

    def read(t: Any, f: Any, it: Any) -> Any:
        value = target(t, f, it)
        kind = "player" if isinstance(value, Player) else "game" if value is GAME else "card"
        if (kind, name) not in t.program.numbers:
            raise RulesFault("RW405", f"{t.text(value)!r} has no number '{name}'", expr.mark)
        return t.number(name, kind, value, argument(t, f, it))

    return read


def _zone(expr: Expr) -> Code:
    key = (expr.args[0], -1)
    return lambda t, f, it: tuple(t.zones[key])


def _member(expr: Expr) -> Code:
    target, name, mark = compile_expr(expr.args[0]), expr.args[1], expr.mark

    def read(t: Any, f: Any, it: Any) -> Any:
        value = target(t, f, it)
        if type(value) is Player:
            attributes = t.players[value.seat]
            if name in attributes:
                return attributes[name]
        elif value is GAME and name in t.game:
            return t.game[name]
        return t.member(value, name, mark)

    return read


def _property(expr: Expr) -> Code:
    target, name, mark = compile_expr(expr.args[0]), expr.args[1], expr.mark
    table: dict[str, Callable[[tuple[Any, ...]], Any]] = {
        "size": len,
        "first": lambda v: v[0] if v else None,
        "last": lambda v: v[-1] if v else None,
        "unique": lambda v: tuple(dict.fromkeys(v)),
        "reversed": lambda v: v[::-1],
        "sorted": lambda v: tuple(sorted(v, key=_sort_key)),
    }
    act = table[name]

    def read(t: Any, f: Any, it: Any) -> Any:
        value = target(t, f, it)
        if type(value) is not tuple:
            raise RulesFault("RW405", f"'.{name}' needs a list, not {t.text(value)!r}", mark)
        return act(value)

    return read


def _sort_key(value: Any) -> tuple[int, Any]:
    if isinstance(value, int):
        return (0, value)
    if isinstance(value, str):
        return (1, value)
    return (2, value.seat if isinstance(value, Player) else value.number)


def _lambda(expr: Expr) -> Code:
    target, name, inner, mark = (
        compile_expr(expr.args[0]),
        expr.args[1],
        compile_expr(expr.args[2]),
        expr.mark,
    )
    act = _LAMBDAS[name]

    def read(t: Any, f: Any, it: Any) -> Any:
        items = target(t, f, it)
        if type(items) is not tuple:
            raise RulesFault("RW405", f"'.{name}(…)' needs a list, not {t.text(items)!r}", mark)
        return act(items, inner, t, f)

    return read


def _extreme(items: Any, inner: Code, t: Any, f: Any, largest: bool) -> Any:
    if not items:
        return ()
    scores = [inner(t, f, x) for x in items]
    best = max(scores) if largest else min(scores)
    return tuple(x for x, s in zip(items, scores, strict=True) if s == best)


_LAMBDAS: dict[str, Callable[[Any, Code, Any, Any], Any]] = {
    "where": lambda items, inner, t, f: tuple([x for x in items if inner(t, f, x)]),
    "count": lambda items, inner, t, f: sum([1 for x in items if inner(t, f, x)]),
    "any": lambda items, inner, t, f: any(inner(t, f, x) for x in items),
    "all": lambda items, inner, t, f: all(inner(t, f, x) for x in items),
    "sum": lambda items, inner, t, f: sum([inner(t, f, x) for x in items]),
    "most": lambda items, inner, t, f: _extreme(items, inner, t, f, True),
    "least": lambda items, inner, t, f: _extreme(items, inner, t, f, False),
    "map": lambda items, inner, t, f: tuple([inner(t, f, x) for x in items]),
}


def _method(expr: Expr) -> Code:
    target, name, argument, mark = (
        compile_expr(expr.args[0]),
        expr.args[1],
        compile_expr(expr.args[2]),
        expr.mark,
    )
    act = _METHODS[name]

    def read(t: Any, f: Any, it: Any) -> Any:
        items = target(t, f, it)
        if type(items) is not tuple:
            raise RulesFault("RW405", f"'.{name}(…)' needs a list, not {t.text(items)!r}", mark)
        result = act(items, argument(t, f, it))
        if type(result) is tuple and len(result) > LONGEST_LIST:
            raise RulesFault("RW404", f"a list of more than {LONGEST_LIST} elements", mark)
        return result

    return read


def _place_of(item: Any, items: tuple[Any, ...]) -> Any:
    """Where to cut a circle: players by seat (also one who is not in it), other things by their place."""
    if isinstance(item, Player):
        return next((i for i, p in enumerate(items) if p.seat >= item.seat), 0)
    return items.index(item) if item in items else 0


def _starting(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    cut = _place_of(item, items)
    return items[cut:] + items[:cut]


def _after(items: tuple[Any, ...], item: Any) -> Any:
    if not items:
        return None
    if isinstance(item, Player):
        return next((p for p in items if p.seat > item.seat), items[0])
    return items[(items.index(item) + 1) % len(items)] if item in items else None


def _before(items: tuple[Any, ...], item: Any) -> Any:
    if not items:
        return None
    if isinstance(item, Player):
        return next((p for p in reversed(items) if p.seat < item.seat), items[-1])
    return items[items.index(item) - 1] if item in items else None


def _without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    gone = item if isinstance(item, tuple) else (item,)
    return tuple([x for x in items if x not in gone])


_METHODS: dict[str, Callable[[tuple[Any, ...], Any], Any]] = {
    "has": lambda items, x: x in items,
    "index": lambda items, x: items.index(x) if x in items else -1,
    "at": lambda items, i: items[i] if 0 <= i < len(items) else None,
    "top": lambda items, n: items[: max(n, 0)],
    "without": _without,
    "plus": lambda items, x: items + (x if isinstance(x, tuple) else (x,)),
    "starting": _starting,
    "after": _after,
    "before": _before,
}


def _and(expr: Expr) -> Code:
    parts = [compile_expr(p) for p in expr.args]
    if len(parts) == 2:
        a, b = parts
        return lambda t, f, it: a(t, f, it) and b(t, f, it)
    return lambda t, f, it: all(p(t, f, it) for p in parts)


def _or(expr: Expr) -> Code:
    parts = [compile_expr(p) for p in expr.args]
    if len(parts) == 2:
        a, b = parts
        return lambda t, f, it: a(t, f, it) or b(t, f, it)
    return lambda t, f, it: any(p(t, f, it) for p in parts)


def _not(expr: Expr) -> Code:
    inner = compile_expr(expr.args[0])
    return lambda t, f, it: not inner(t, f, it)


def _neg(expr: Expr) -> Code:
    inner = compile_expr(expr.args[0])
    return lambda t, f, it: -inner(t, f, it)


def _arith(expr: Expr) -> Code:
    act = _ARITHMETIC[expr.args[0]]
    left, right = compile_expr(expr.args[1]), compile_expr(expr.args[2])
    if expr.args[0] == "*":

        def multiply(t: Any, f: Any, it: Any) -> int:
            value = int(left(t, f, it) * right(t, f, it))
            if abs(value) > LARGEST:
                raise RulesFault("RW405", "a number larger than 2**53", expr.mark)
            return value

        return multiply
    return lambda t, f, it: act(left(t, f, it), right(t, f, it))


def _compare(expr: Expr) -> Code:
    left, pairs = compile_expr(expr.args[0]), [(_COMPARE[op], compile_expr(e)) for op, e in expr.args[1]]
    if len(pairs) == 1:
        act, right = pairs[0]
        return lambda t, f, it: act(left(t, f, it), right(t, f, it))

    def chain(t: Any, f: Any, it: Any) -> bool:
        value = left(t, f, it)
        for act, code in pairs:
            other = code(t, f, it)
            if not act(value, other):
                return False
            value = other
        return True

    return chain


def _cond(expr: Expr) -> Code:
    test, a, b = (compile_expr(e) for e in expr.args)
    return lambda t, f, it: a(t, f, it) if test(t, f, it) else b(t, f, it)


def _list(expr: Expr) -> Code:
    parts = [compile_expr(p) for p in expr.args]
    return lambda t, f, it: tuple([p(t, f, it) for p in parts])


def _range(expr: Expr) -> Code:
    low, high, mark = compile_expr(expr.args[0]), compile_expr(expr.args[1]), expr.mark

    def read(t: Any, f: Any, it: Any) -> tuple[int, ...]:
        a, b = low(t, f, it), high(t, f, it)
        if b - a > LONGEST_LIST:
            raise RulesFault("RW404", f"a range of {b - a + 1} numbers is too long", mark)
        return tuple(range(a, b + 1))

    return read


def _min_max(expr: Expr) -> Code:
    act = min if expr.op == "min" else max
    left, right = compile_expr(expr.args[0]), compile_expr(expr.args[1])
    return lambda t, f, it: act(left(t, f, it), right(t, f, it))


_COMPILERS: dict[str, Callable[[Expr], Code]] = {
    "const": _const,
    "local": _local,
    "field": _field,
    "event_field": _event_field,
    "move_field": _move_field,
    "special": _special,
    "constant": _constant,
    "row": _row,
    "setting": _setting,
    "ruling": _ruling,
    "number": _number,
    "number_of": _number_of,
    "zone": _zone,
    "member": _member,
    "property": _property,
    "lambda": _lambda,
    "method": _method,
    "and": _and,
    "or": _or,
    "not": _not,
    "neg": _neg,
    "arith": _arith,
    "compare": _compare,
    "cond": _cond,
    "list": _list,
    "range": _range,
    "min": _min_max,
    "max": _min_max,
}
