"""Find expectations of one point that no engine can meet together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.rules.source import Collector, Map, Mark, Seq
from rulewright_conformance.matchers import is_matcher, same
from rulewright_conformance.names import VIEW, Names


def check_contradictions(out: Collector, point: Map) -> None:
    """Note what contradicts itself within the checks of one step or of `expect`."""
    _values(out, point)
    _forbidden(out, point, "asked", "exactly", "not_asked")
    _forbidden(out, point, "events", "unordered", "never")
    for check in point.get("legal", {}).values():
        _legal(out, check)


def _values(out: Collector, point: Map) -> None:
    """The referee sees the state, so `state`, `views.referee` and `over` speak of the same things."""
    seen: dict[tuple[str, ...], tuple[Any, Mark]] = {}
    over = Map(point.mark)
    if "over" in point:
        over.put("over", point["over"], point.key_at("over"), point.at("over"))
    for tree in (point.get("state"), point.get("views", {}).get("referee"), over):
        for path, value, at in _plain_leaves(tree, (), VIEW):
            if path not in seen:
                seen[path] = (value, at)
            elif not same(seen[path][0], value):
                first, place = seen[path]
                message = (
                    f"{'.'.join(path)} is expected to be {value!r} here and {first!r} at line {place.line}"
                )
                out.error("RW517", message, at)


def _plain_leaves(
    tree: Any, path: tuple[str, ...], names: Names | None
) -> list[tuple[tuple[str, ...], Any, Mark]]:
    if is_matcher(tree, names):
        return _plain_leaves(tree["closed"], path, names) if "closed" in tree else []
    found = []
    for key, value in tree.items() if isinstance(tree, Map) else ():
        inner = (*path, key)
        if isinstance(value, Map):
            found += _plain_leaves(value, inner, names and names.at(key))
        else:
            # Winners are compared in any order.
            compared = sorted(value) if key == "winners" and isinstance(value, Seq) else value
            found.append((inner, compared, tree.at(key)))
            if path == () and key == "over":
                found.append((("over", "winners"), "none", tree.at(key)))
    return found


def _forbidden(out: Collector, point: Map, wanted: str, inner: str, forbidden: str) -> None:
    listed = point.get(wanted, Seq())
    patterns = listed[inner] if isinstance(listed, Map) else listed
    refused: Seq = point.get(forbidden, Seq())
    for index, no in enumerate(refused):
        if any(_covers(no, yes) for yes in patterns):
            out.error("RW518", f"this covers what '{wanted}' wants", refused.at(index), "make it more exact")


def _covers(general: Any, special: Any) -> bool:
    """Whether everything that matches `special` matches `general` too (as far as plain values tell)."""
    if isinstance(general, Mapping) and isinstance(special, Mapping):
        return all(key in special and _covers(value, special[key]) for key, value in general.items())
    return same(general, special)


def _legal(out: Collector, check: Map) -> None:
    exactly = check.get("exactly")
    has, lacks = check.get("has", Seq()), check.get("lacks", Seq())
    for index, move in enumerate(lacks):
        if move in has or (exactly is not None and move in exactly):
            out.error("RW517", f"'{move}' is both wanted and forbidden", lacks.at(index), length=len(move))
    if exactly is None:
        return
    for index, move in enumerate(has):
        if move not in exactly:
            out.error("RW517", f"'{move}' is not in 'exactly'", has.at(index), length=len(move))
    count = check.get("count")
    if isinstance(count, int) and count != len(exactly):
        out.error("RW517", f"'exactly' lists {len(exactly)} moves, not {count}", check.at("count"))
