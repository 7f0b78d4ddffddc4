"""One finding at one point of a scenario, before it gets the full name of a check."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulewright_conformance.results import CheckStatus, shown


class Found(NamedTuple):
    """What one check found. `name` is its name within the step. A tuple, because there are very many."""

    name: str
    level: int
    status: CheckStatus
    message: str = ""
    expected: Any = None
    got: Any = None


def passed(name: str, level: int, expected: Any = None) -> Found:
    """It is as expected; `expected` is JSON already."""
    return Found(name, level, "pass", "", expected)


def differs(name: str, level: int, message: str, expected: Any = None, got: Any = None) -> Found:
    """It is not as expected; `message` says so without the values."""
    return Found(name, level, "fail", message, shown(expected), shown(got))


def left_out(name: str, level: int, reason: str) -> Found:
    """The engine has no word for it, so that it cannot be looked at."""
    return Found(name, level, "not-applicable", reason)
