"""What players look up in the rules: which roles are in play with how many of them, and plain numbers."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.rules.expressions import Expr
from rulewright.rules.model import Constant, Rules

# Numbers from here on are times in milliseconds, which nobody looks up at a table.
_CLOCKS = 1000


def listed_roles(value: Expr, rules: Rules) -> list[str]:
    """The roles that a value lists; none if it is no list, or holds anything else."""
    names = [str(e.args[0]) for e in value.args if e.op == "const"] if value.op == "list" else []
    whole = len(names) == len(value.args) and set(names) <= set(rules.documents.get("role", {}))
    return names if whole else []


def plain_numbers(rules: Rules) -> Iterator[tuple[Constant, int]]:
    """The constants that are one number, but for clocks."""
    for constant in rules.constants.values():
        value = constant.value
        number = value.args[0] if isinstance(value, Expr) and value.op == "const" else None
        if isinstance(number, int) and number < _CLOCKS:
            yield constant, number
