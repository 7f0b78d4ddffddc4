"""What an expression of the rules is before any game begins: data of cards, branches that a mode decides."""

from __future__ import annotations

from typing import Any

from rulewright.rules.expressions import Expr
from rulewright.rules.model import Rules


class Open(Exception):
    """Only a game that is played decides the value."""


def settled(e: Expr, rules: Rules) -> Any:
    """The value that an expression has by the usual rulings and settings. Raises `Open` if it has none."""
    if e.op == "const":
        return e.args[0]
    if e.op == "ruling":
        return rules.rulings[e.args[0]].default
    if e.op == "setting":
        return rules.settings[e.args[0]].default
    if e.op == "constant":
        value = rules.constants[e.args[0]].value
        if value is not None:
            return settled(value, rules)
    if e.op == "list":
        return [settled(each, rules) for each in e.args]
    if e.op == "cond":
        test, a, b = e.args
        return settled(a if settled(test, rules) else b, rules)
    if e.op in ("and", "or"):
        return _joined(e, rules)
    if e.op == "not":
        return not settled(e.args[0], rules)
    if e.op == "compare":
        return _compared(e, rules)
    if e.op == "member" and e.args[0].op == "special" and e.args[0].args[0] == "game":
        return _number(str(e.args[1]), rules)
    if e.op == "number":
        return _number(str(e.args[0]), rules)
    raise Open


def decided(e: Expr, rules: Rules) -> bool | None:
    """Whether a condition holds in every game of the mode; None if a game decides it."""
    try:
        return bool(settled(e, rules))
    except Open:
        return None


def _joined(e: Expr, rules: Rules) -> bool:
    """`and` and `or`: one part alone can decide."""
    parts = [decided(each, rules) for each in e.args]
    deciding = e.op == "or"
    if deciding in parts:
        return deciding
    if None in parts:
        raise Open
    return not deciding


def _compared(e: Expr, rules: Rules) -> bool:
    left = settled(e.args[0], rules)
    for sign, other in e.args[1]:
        right = settled(other, rules)
        if sign not in ("==", "!=", "<", "<=", ">", ">=", "in", "not in"):
            raise Open
        if not _holds(sign, left, right):
            return False
        left = right
    return True


def _holds(sign: str, a: Any, b: Any) -> bool:
    if sign in ("==", "!="):
        return bool(a == b) == (sign == "==")
    if sign in ("in", "not in"):
        return (a in b) == (sign == "in")
    found = {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[sign]
    return bool(found)


def _number(name: str, rules: Rules) -> Any:
    """A number of the game that no ability changes. A stored value is what the game makes of it."""
    number = rules.numbers.get("game", {}).get(name)
    if number is None or any(a.key == "modify" and name in a.on for a in rules.abilities):
        raise Open
    return settled(number.base, rules)
