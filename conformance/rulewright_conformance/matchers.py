"""Compare a value with what is expected: as it stands, or by a matcher. Says what differs, in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright_conformance.names import Names

MATCHERS = ("one_of", "between", "count", "absent", "hidden", "unordered", "has", "closed")


class Missing:
    """Stands for a value that is not there."""

    def __repr__(self) -> str:
        return "nothing"


MISSING = Missing()


def is_matcher(expected: Any, names: Names | None = None) -> bool:
    """Whether an expected value is a matcher: a mapping whose only key is one of `MATCHERS`.

    Where a mapping of `names` stands its keys are names; only `{closed: {...}}` is none.
    """
    if not isinstance(expected, dict) or len(expected) != 1:
        return False
    ((key, argument),) = expected.items()
    return key in MATCHERS if names is None else key == "closed" and isinstance(argument, dict)


def matches(expected: Any, got: Any, names: Names | None = None) -> bool:
    """Whether `got` is what is expected. Mappings are open: only what is written is compared."""
    kind = expected.__class__
    if kind is str or kind is int:
        # Nearly all values are these; the rest of the function is for the others.
        return bool(got == expected) and got is not True and got is not False
    if is_matcher(expected, names):
        ((name, argument),) = expected.items()
        return _closed(argument, got, names) if name == "closed" else _match(name, argument, got)
    if isinstance(expected, dict):
        return isinstance(got, dict) and all(
            matches(value, got.get(key, MISSING), names and names.at(key)) for key, value in expected.items()
        )
    if isinstance(expected, list | tuple):
        return _lists(expected, got)
    return same(expected, got)


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def same(a: Any, b: Any) -> bool:
    """Equality of JSON: 1 is not true, and mappings do not care for order."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    if isinstance(a, list | tuple) and isinstance(b, list | tuple):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    return bool(a == b)


def _lists(expected: Any, got: Any) -> bool:
    return (
        isinstance(got, list | tuple)
        and len(expected) == len(got)
        and all(matches(wanted, value) for wanted, value in zip(expected, got, strict=True))
    )


def _match(name: str, argument: Any, got: Any) -> bool:
    if name == "absent":
        return got is MISSING or got is None
    if got is MISSING:
        return False
    if name == "count":
        return _count(argument, got)
    if name == "hidden":
        return same(got, {"hidden": True})
    if not isinstance(argument, list | tuple):
        # The loader refuses such a matcher; one that comes from elsewhere matches nothing.
        return False
    if name == "one_of":
        return any(matches(each, got) for each in argument)
    if name == "between":
        return (
            len(argument) == 2 and all(map(is_whole, (*argument, got))) and argument[0] <= got <= argument[1]
        )
    if name == "unordered":
        return (
            isinstance(got, list | tuple) and len(got) == len(argument) and assign(argument, got) is not None
        )
    return isinstance(got, list | tuple) and assign(argument, got) is not None


def _count(argument: Any, got: Any) -> bool:
    """The length of a list, or the size of a zone of which only that is known."""
    if isinstance(got, list | tuple):
        return matches(argument, len(got))
    return isinstance(got, dict) and got.keys() == {"count"} and matches(argument, got["count"])


def _closed(argument: Any, got: Any, names: Names | None) -> bool:
    """All that is there is written. Keys stand for themselves: `{closed: {count: 3}}` is no matcher."""
    if not isinstance(argument, dict):
        return matches(argument, got, names)
    if not isinstance(got, dict):
        return False
    written = all(
        _inside_closed(value, got.get(key, MISSING), names and names.at(key))
        for key, value in argument.items()
    )
    return written and all(key in argument for key in got)


def _inside_closed(expected: Any, got: Any, names: Names | None) -> bool:
    if isinstance(expected, dict) and not is_matcher(expected, names):
        return _closed(expected, got, names)
    return matches(expected, got, names)


def assign(patterns: Iterable[Any], values: Iterable[Any], fits: Any = matches) -> list[int] | None:
    """Give each pattern a value of its own: the index for each pattern, or `None` if that cannot be done.

    Finds an assignment whenever there is one (augmenting paths), so that the order of patterns never matters.
    """
    listed, candidates = list(patterns), list(values)
    options = [[i for i, value in enumerate(candidates) if fits(pattern, value)] for pattern in listed]
    owner: dict[int, int] = {}

    def place(pattern: int, tried: set[int]) -> bool:
        for index in options[pattern]:
            if index in tried:
                continue
            tried.add(index)
            if index not in owner or place(owner[index], tried):
                owner[index] = pattern
                return True
        return False

    if not all(place(pattern, set()) for pattern in range(len(listed))):
        return None
    return [index for index, _ in sorted(owner.items(), key=lambda pair: pair[1])]


def leaves(
    expected: Any, got: Any, names: Names | None = None, path: tuple[str, ...] = ()
) -> list[tuple[tuple[str, ...], Any, Any]]:
    """Take an open tree apart into single comparisons: (path, expected, got).

    A mapping that is no matcher is descended into where `got` is a mapping too, or is missing.
    """
    opened = isinstance(expected, dict) and len(expected) > 0 and not is_matcher(expected, names)
    if not opened or not (got is MISSING or isinstance(got, dict)):
        return [(path, expected, got)]
    found = []
    for key, value in expected.items():
        inner = got.get(key, MISSING) if isinstance(got, dict) else MISSING
        if isinstance(value, dict):
            found += leaves(value, inner, names and names.at(key), (*path, key))
        else:
            found.append(((*path, key), value, inner))
    return found
