"""Check the words of a run's steps and expectations against the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.rules.moves import move_forms
from rulewright.rules.source import Map, Mark, RulesError, Seq
from rulewright_conformance.contradictions import check_contradictions
from rulewright_conformance.matchers import MATCHERS, is_whole
from rulewright_conformance.meaning import Scope, check_name, check_type, check_zone
from rulewright_conformance.near import hint

_ACTIONS = ("move", "withdraw", "together", "tick", "outside")


def check_steps(scope: Scope, document: Map) -> None:
    """All steps of a run, and what is expected after them."""
    steps: Seq = document.get("steps", Seq())
    now = document.get("position", {}).get("clock", 0)
    for index, step in enumerate(steps):
        _check_step(scope, step, steps.at(index))
        for key in ("at", "tick"):
            if key in step:
                if step[key] < now:
                    scope.out.error("RW522", f"{step[key]} ms is before {now} ms", step.at(key))
                now = max(now, step[key])
        check_points(scope, step)
    if "expect" in document:
        check_points(scope, document["expect"])


def _check_step(scope: Scope, step: Map, at: Mark) -> None:
    done = [word for word in _ACTIONS if word in step]
    if len(done) > 1:
        scope.out.error("RW526", f"the step has both '{done[0]}' and '{done[1]}'", step.key_at(done[1]))
    if done and done[0] in ("move", "withdraw") and "seat" not in step:
        scope.out.error("RW526", f"'{done[0]}' needs a seat", step.key_at(done[0]), "say who: seat: a")
    if "seat" in step and (not done or done[0] in ("together", "tick")):
        scope.out.error("RW526", "the step has a seat, but no move", step.key_at("seat"))
    if "refuse" in step and done != ["move"]:
        scope.out.error("RW526", "only a move can be refused", step.key_at("refuse"))
    if "kind" in step and (not done or done[0] in ("tick", "outside")):
        scope.out.error("RW526", "'kind' names the ask of a move, and there is none", step.key_at("kind"))
    if "via" in step and (not done or done[0] not in ("move", "withdraw")):
        scope.out.error("RW526", "'via' says who makes a move, and there is none", step.key_at("via"))
    if not done and not step:
        scope.out.error("RW521", "the step does nothing and looks at nothing", at)
    _check_words(scope, step)


def _check_words(scope: Scope, step: Map) -> None:
    if "seat" in step:
        known = scope.seat if "outside" in step or "via" in step else scope.anybody
        known(step["seat"], step.at("seat"))
    if "via" in step:
        _check_via(scope, step)
    if "kind" in step:
        check_kind(scope, step["kind"], step.at("kind"))
    if "move" in step:
        check_move(scope, step["move"], step.at("move"), refusable="refuse" in step)
    together = step.get("together", Map())
    for seat, move in together.items():
        scope.anybody(seat, together.key_at(seat))
        check_move(scope, move, together.at(seat), refusable=False)
    if "outside" in step and step["outside"] not in scope.words["outside"]:
        scope.unknown("RW519", "outside event", step["outside"], scope.words["outside"], step.at("outside"))
    if "rule" in step.get("refuse", {}):
        scope.rule(step["refuse"]["rule"], step["refuse"].at("rule"))


def _check_via(scope: Scope, step: Map) -> None:
    """Only the first staff seat may answer for a player; of others the move is refused."""
    via, at = step["via"], step.at("via")
    if via in scope.seats:
        scope.out.error("RW514", f"'{via}' is no staff seat", at, hint("", scope.staff), len(via))
    elif via not in scope.staff:
        scope.anybody(via, at)
    elif "refuse" not in step and via != scope.staff[0]:
        message = f"'{via}' cannot answer for others"
        scope.out.error("RW514", message, at, f"only '{scope.staff[0]}' can", len(via))


def check_kind(scope: Scope, kind: str, at: Mark) -> None:
    """Note an unknown kind of ask."""
    if kind not in scope.words["asks"]:
        scope.unknown("RW511", "kind of ask", kind, scope.words["asks"], at)


def check_move(scope: Scope, text: str, at: Mark, refusable: bool) -> None:
    """Note a move that the game does not have; `refusable` ones may be anything."""
    verbs = scope.words["moves"]
    try:
        move = scope.parse(text)
    except (ValueError, RulesError) as error:
        scope.out.error("RW510", f"'{text}' cannot be read: {error}", at, length=len(text))
        return
    if refusable:
        return
    verb = str(move["do"])
    if verb not in verbs and verb != "pass":
        scope.unknown("RW510", "move", verb, verbs, at)
    elif set(move) == {"do", "args"} and not _has_parameter(verbs.get(verb, {}), "args"):
        written = " or ".join(f"'{form}'" for form in move_forms(verb, verbs[verb]["shapes"]))
        help_ = f"write it as {written}; if a comma was cut off, write the move in block form"
        scope.out.error("RW510", f"'{text}' is no form of '{verb}'", at, help_, len(text))


def _has_parameter(verb: Mapping[str, Any], name: str) -> bool:
    return any(each["name"] == name for shape in verb.get("shapes", ()) for each in shape.get("params", ()))


def check_points(scope: Scope, point: Map) -> None:
    """The checks of one point of a run."""
    if "state" in point:
        check_tree(scope, point["state"])
    views = point.get("views", Map())
    for viewer, tree in views.items():
        if viewer not in ("spectator", "referee"):
            scope.anybody(viewer, views.key_at(viewer))
        check_tree(scope, tree)
    _check_events(scope, _patterns(point, "events", "unordered"))
    _check_events(scope, _patterns(point, "never", ""))
    _check_asks(scope, _patterns(point, "asked", "exactly"))
    _check_asks(scope, _patterns(point, "not_asked", ""))
    legal = point.get("legal", Map())
    for seat, check in legal.items():
        scope.anybody(seat, legal.key_at(seat))
        if "kind" in check:
            check_kind(scope, check["kind"], check.at("kind"))
        if "count" in check:
            _check_number(scope, check["count"], check.at("count"))
        for word in ("exactly", "has", "lacks"):
            for index, move in enumerate(check.get(word, ())):
                check_move(scope, move, check[word].at(index), refusable=word == "lacks")
    rules = point.get("rules", Seq())
    for index, rule in enumerate(rules):
        scope.rule(rule, rules.at(index))
    if isinstance(point.get("over"), Map):
        check_matcher(scope, point["over"], point.at("over"))
        _check_over(scope, point["over"])
    check_contradictions(scope.out, point)


def _patterns(point: Map, key: str, inner: str) -> Seq:
    found = point.get(key, Seq())
    patterns: Seq = found[inner] if isinstance(found, Map) else found
    return patterns


def _check_over(scope: Scope, over: Map) -> None:
    winners = over.get("winners")
    if isinstance(winners, Seq):
        for index, seat in enumerate(winners):
            scope.seat(seat, winners.at(index))
    because = over.get("because")
    if isinstance(because, str) and because != "none" and because not in scope.words["reasons"]:
        scope.unknown("RW525", "reason for winning", because, scope.words["reasons"], over.at("because"))


def _check_events(scope: Scope, patterns: Seq) -> None:
    events = scope.words["events"]
    for pattern in patterns:
        kind = pattern["type"]
        if kind not in events:
            scope.unknown("RW512", "event", kind, events, pattern.at("type"))
            continue
        only = _opened(pattern.get("only"))
        for seat in only:
            scope.anybody(seat, only.key_at(seat))
        for told in (pattern.get("data"), *only.values()):
            fields = _opened(told)
            for name, value in fields.items():
                if name not in events[kind]["fields"]:
                    what = f"field of the event {kind} called"
                    scope.unknown("RW512", what, name, events[kind]["fields"], fields.key_at(name))
                check_matcher(scope, value, fields.at(name))
        to = pattern.get("to")
        if isinstance(to, Seq):
            for index, seat in enumerate(to):
                scope.anybody(seat, to.at(index))
        elif "to" in pattern:
            check_matcher(scope, to, pattern.at("to"))


def _check_asks(scope: Scope, patterns: Seq) -> None:
    for pattern in patterns:
        if "seat" in pattern:
            scope.anybody(pattern["seat"], pattern.at("seat"))
        if isinstance(pattern.get("via"), str) and pattern["via"] != "none":
            scope.anybody(pattern["via"], pattern.at("via"))
        if "kind" in pattern:
            check_kind(scope, pattern["kind"], pattern.at("kind"))
        for name, value in pattern.items():
            check_matcher(scope, value, pattern.at(name))


def check_tree(scope: Scope, tree: Map) -> None:
    """The names in a tree of `state` or of one view."""
    if "closed" in tree and len(tree) > 1:
        check_matcher(scope, tree, tree.mark)
    tree = _opened(tree)
    _check_branch(scope, tree.get("game"), "game")
    players = _opened(tree.get("players"))
    for seat, values in players.items():
        scope.seat(seat, players.key_at(seat))
        _check_branch(scope, values, "player")
    zones = _opened(tree.get("zones"))
    for zone, cards in zones.items():
        check_zone(scope, zone, "game", zones.key_at(zone))
        check_matcher(scope, cards, zones.at(zone))
    for name, value in tree.items():
        if name not in ("game", "players", "zones"):
            check_matcher(scope, value, tree.at(name))
    if isinstance(tree.get("over"), Map) and "winners" in tree["over"]:
        _check_over(scope, tree["over"])


def _check_branch(scope: Scope, values: Any, owner: str) -> None:
    branch = _opened(values)
    for name, value in branch.items():
        check_name(scope, name, owner, branch.key_at(name))
        check_type(scope, name, owner, value, branch.at(name))
        check_matcher(scope, value, branch.at(name))


def _opened(value: Any) -> Map:
    """The mapping itself, or what stands in `closed`."""
    if isinstance(value, Map) and set(value) == {"closed"} and isinstance(value["closed"], Map):
        return value["closed"]
    return value if isinstance(value, Map) else Map()


def check_matcher(scope: Scope, value: Any, at: Mark) -> None:
    """Note a mapping that is nearly a matcher (an unknown word, a second key), and wrong arguments."""
    if isinstance(value, Map):
        words = [key for key in value if key in MATCHERS]
        if words and len(value) > 1:
            other = next(key for key in value if key != words[0])
            message = f"'{words[0]}' and '{other}' cannot stand together"
            scope.out.error("RW527", message, value.key_at(other))
        elif not words and len(value) == 1:
            (word,) = value
            near = hint(word, MATCHERS)
            if near.startswith("did you"):
                scope.out.error("RW527", f"there is no matcher '{word}'", value.key_at(word), near, len(word))
    _check_arguments(scope, value, at)


def _check_arguments(scope: Scope, value: Any, at: Mark) -> None:
    """The arguments of all matchers in a value, however deep: only here it can be said where they stand."""
    if isinstance(value, Seq):
        for index, each in enumerate(value):
            _check_arguments(scope, each, value.at(index))
        return
    if not isinstance(value, Map):
        return
    (word, *others) = value if value else ("",)
    argument = value.get(word)
    if word == "closed" and not others and isinstance(argument, Map):
        # Its keys stand for themselves: the mapping in it is no matcher, the values in that may be.
        value = argument
    elif word in MATCHERS and not others:
        if word == "count":
            _check_number(scope, argument, value.at(word))
            return
        if not _complete(word, argument):
            scope.out.error("RW527", f"'{word}' needs {_FORMS.get(word, 'a list')}", at)
            return
    for name, each in value.items():
        _check_arguments(scope, each, value.at(name))


_FORMS = {
    "absent": "true",
    "between": "[lowest, highest]",
    "hidden": "true",
    "one_of": "a list that is not empty",
}


def _complete(word: str, argument: Any) -> bool:
    if word in ("absent", "hidden"):
        return argument is True
    if word == "closed":
        return True
    if not isinstance(argument, list):
        return False
    if word == "between":
        return len(argument) == 2 and all(map(is_whole, argument)) and argument[0] <= argument[1]
    return bool(argument) or word != "one_of"


def _check_number(scope: Scope, wanted: Any, at: Mark) -> None:
    """What `count` wants: a whole number, or a matcher for one."""
    if isinstance(wanted, Map) and len(wanted) == 1:
        (word,) = wanted
        if word in ("one_of", "between") or word not in MATCHERS:
            before = len(scope.out.errors)
            check_matcher(scope, wanted, at)
            if word in MATCHERS or len(scope.out.errors) > before:
                return
    elif is_whole(wanted) and wanted >= 0:
        return
    scope.out.error("RW527", "'count' needs a whole number, {one_of: […]} or {between: […]}", at)
