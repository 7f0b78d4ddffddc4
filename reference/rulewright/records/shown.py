"""Compare what a record says that somebody was shown with what the rules say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.engine.faults import IllegalMove
from rulewright.engine.table import Table
from rulewright.engine.views import REFEREE
from rulewright.records.form import Line, Unusable
from rulewright_conformance.check_events import event_matches
from rulewright_conformance.checks import check_over, check_tree
from rulewright_conformance.event_differences import nearest, why_not
from rulewright_conformance.matchers import assign, matches
from rulewright_conformance.outcome import Found

_NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Difference:
    """What differs: `view`, `event` or `over`; one sentence; what the rules say (`expected`) and what the
    record says (`got`)."""

    what: str
    message: str
    expected: Any = None
    got: Any = None


def difference(table: Table, line: Line, first: int, with_views: bool) -> Difference | None:
    """The first thing shown that the rules do not show; events count from the place `first` on.

    Raises `Unusable` for a viewer who is not there.
    """
    if "over" in line.fields:
        over = table.over
        rules = None if over is None else over.plain()
        found = _failing(check_over(line.fields["over"], rules))
        if found is not None:
            message = "the game is not over" if rules is None else "the game is over"
            return Difference("over", message, rules, line.fields["over"])
    if not with_views:
        return None
    for viewer, tree in line.fields.get("views", {}).items():
        view = _view(table, line, viewer)
        different = _in_view(viewer, tree, view)
        if different is not None:
            return different
    for viewer, events in line.fields.get("events", {}).items():
        _view(table, line, viewer)
        different = _in_events(viewer, events, _told(table, viewer, first))
        if different is not None:
            return different
    return None


def _view(table: Table, line: Line, viewer: str) -> dict[str, Any]:
    try:
        return table.view(viewer)
    except IllegalMove as error:
        raise Unusable(line.number, str(error)) from None


def _failing(found: list[Found]) -> Found | None:
    return next((each for each in found if each.status == "fail"), None)


def _in_view(viewer: str, tree: Mapping[str, Any], view: Mapping[str, Any]) -> Difference | None:
    plain = {k: v for k, v in tree.items() if k not in ("asks", "facts") and not k.startswith("x_")}
    found = _failing(check_tree(f"view of {viewer}", 3, plain, view, _NOTHING))
    if found is not None:
        return Difference("view", f"{found.name} differs", found.got, found.expected)
    asks = [{k: v for k, v in ask.items() if k != "ask"} for ask in tree.get("asks", ())]
    for name, shown in (("asks", asks), ("facts", tree.get("facts", []))):
        if assign(shown, view[name]) is None:
            alone = [each for each in shown if not any(matches(each, real) for real in view[name])]
            message = f"view of {viewer}: not among its {name}"
            return Difference("view", message, view[name], alone or shown)
    return None


def _told(table: Table, viewer: str, first: int) -> list[dict[str, Any]]:
    """What a viewer was told since the table had `first` events."""
    if viewer == REFEREE:
        return [{**e, "data": {**_only(e), **e["data"]}} for e in table.events()[first:]]
    own = table.events(seat=viewer)
    earlier = sum(1 for e in table.events()[:first] if table.hears(viewer, e))
    return own[earlier:]


def _only(event: Mapping[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for each in event.get("only", {}).values():
        told.update(each)
    return told


def _in_events(viewer: str, shown: list[Any], told: list[dict[str, Any]]) -> Difference | None:
    patterns = [{"type": event["type"], "data": event.get("data", {})} for event in shown]
    if assign(patterns, told, event_matches) is not None:
        return None
    wrong = next((p for p in patterns if not any(event_matches(p, e) for e in told)), patterns[-1])
    near = nearest(wrong, told)
    if not near:
        message = (
            f"{viewer} was told of '{wrong['type']}', which that seat could not see, or which did not happen"
        )
    elif event_matches(wrong, near[0]):
        message = f"{viewer} was told of '{wrong['type']}' more often than it happened"
    else:
        message = f"told to {viewer}: {why_not(wrong, near)}"
    return Difference("event", message, near[:2] or [e["type"] for e in told], wrong)
