"""Look at a table at one point of a scenario: each check of the point becomes one or more results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulewright_conformance.asks import PATIENCE
from rulewright_conformance.check_asks import check_asked, check_legal, check_not_asked
from rulewright_conformance.check_events import check_events, check_never
from rulewright_conformance.matchers import is_matcher, leaves, matches
from rulewright_conformance.model import Checks
from rulewright_conformance.names import VIEW
from rulewright_conformance.outcome import Found, differs, left_out, passed
from rulewright_conformance.table import Table


def look(table: Table, checks: Checks, whole: bool) -> list[Found]:
    """The outcome of all checks of a point; `whole`: of the whole run, else of the last step."""
    lacks = frozenset(table.declared.get("lacks", ()))
    found: list[Found] = []
    if checks.state is not None:
        found += check_tree("state", 1, checks.state, table.view("referee"), lacks)
    if checks.over is not None:
        found += check_over(checks.over.value, table.over)
    for viewer, tree in checks.views:
        found += check_tree(f"views.{viewer}", 3, tree, table.view(viewer), lacks)
    first = 0 if whole else table.step_events
    if checks.events is not None:
        found += check_events(checks.events, table.history, first, lacks)
    found += check_never(checks.never, table.history.events, lacks)
    if checks.asked is not None:
        found += check_asked(table, checks.asked)
    found += check_not_asked(table, checks.not_asked)
    for legal in checks.legal:
        found += check_legal(table, legal, lacks)
    found += check_rules(table, checks.rules, whole)
    return found


def check_tree(
    name: str, level: int, tree: Mapping[str, Any], view: Any, lacks: frozenset[str]
) -> list[Found]:
    """Each value of an expected tree against a view."""
    expected = dict(tree)
    if isinstance(expected.get("over"), Mapping):
        expected["over"] = _any_order(expected["over"])
    found = []
    for path, wanted, got in leaves(expected, view, VIEW):
        names = VIEW.along(path)
        where = ".".join((name, *path))
        if lacks and path_word(path) & lacks:
            found.append(left_out(where, level, "the engine has no word for it"))
            continue
        if lacks and is_matcher(wanted, names) and "closed" in wanted:
            wanted, got = {"closed": known(wanted["closed"], path, lacks)}, known(got, path, lacks)
        if matches(wanted, got, names):
            found.append(passed(where, level, wanted))
        else:
            found.append(differs(where, level, "", wanted, got))
    return found


def path_word(path: tuple[str, ...]) -> frozenset[str]:
    """How `lacks` may call what stands at a path of a view."""
    if path[:1] == ("game",) and len(path) > 1:
        return frozenset({f"game.{path[1]}"})
    if path[:1] == ("players",) and len(path) > 2:
        return frozenset({f"player.{path[2]}", f"zone.{path[2]}"})
    if path[:1] == ("zones",) and len(path) > 1:
        return frozenset({f"zone.{path[1]}"})
    return frozenset()


def known(value: Any, path: tuple[str, ...], lacks: frozenset[str]) -> Any:
    """A part of a view without what the engine has no word for: a closed comparison leaves that out too."""
    if not isinstance(value, dict):
        return value
    return {
        key: known(inner, (*path, key), lacks)
        for key, inner in value.items()
        if not path_word((*path, key)) & lacks
    }


def check_over(expected: Any, got: Any) -> list[Found]:
    """Whether and how the game has ended."""
    wanted = _any_order(expected) if isinstance(expected, Mapping) else expected
    if matches(wanted, got):
        return [passed("over", 1, expected)]
    message = "the game is over" if expected is None else "the game ended otherwise"
    return [differs("over", 1, "the game is not over" if got is None else message, expected, got)]


def _any_order(over: Mapping[str, Any]) -> dict[str, Any]:
    winners = over.get("winners")
    return {**over, "winners": {"unordered": winners}} if isinstance(winners, list) else dict(over)


def check_rules(table: Table, rules: tuple[str, ...], whole: bool) -> Iterator[Found]:
    """Rules that must have been used, where the engine says which it used."""
    used = table.rules if whole else table.step_rules
    for rule in rules:
        if not table.declared.get("trace", False):
            yield left_out(f"rules.{rule}", 1, "the engine does not trace rules")
        elif rule in used:
            yield passed(f"rules.{rule}", 1, rule)
        else:
            yield differs(f"rules.{rule}", 1, "the rule was not used", rule, list(used))


def settle(table: Table, checks: Checks, whole: bool, answer_one: Callable[[], bool]) -> list[Found]:
    """Look, and if something differs, look again after each transparent ask.

    An ask with one legal move may be asked or left out, so that what is expected may hold before its answer
    or after it. `answer_one` answers one such ask and says whether there was any. A table at which everybody
    can only pass may ask for ever, so patience ends.
    """
    first = look(table, checks, whole)
    found = first
    for _ in range(PATIENCE):
        if not any(each.status == "fail" for each in found):
            return found
        if not answer_one():
            return first
        found = look(table, checks, whole)
    return first
