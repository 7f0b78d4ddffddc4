"""Can this engine be asked this at all? A run that needs what is not declared is not applicable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulewright_conformance.language import Vocabulary
from rulewright_conformance.model import Checks, Run, Step

Capabilities = Mapping[str, Any]


def unmet(run: Run, games: Mapping[str, Capabilities], words: Vocabulary) -> str | None:
    """Why the run is not applicable to an engine that declares `games`; `None` if it is."""
    declared = games.get(run.game)
    if declared is None:
        return f"the engine does not play {run.game}"
    return next(_gaps(run, declared, words), None)


def _gaps(run: Run, declared: Capabilities, words: Vocabulary) -> Iterator[str]:
    refused = run.setup_refused is not None
    if run.mode not in declared["modes"] and not (refused and run.mode not in words["modes"]):
        yield f"the engine does not play the mode {run.mode}"
    fewest, most = declared["seats"]
    lowest, highest = words["seats"]
    possible = lowest <= len(run.seats) <= highest
    if possible and not fewest <= len(run.seats) <= most:
        yield f"the engine does not play with {len(run.seats)} seats"
    yield from _start_gaps(run, declared)
    yield from _choice_gaps(run, declared, words)
    yield from _staff_gaps(run, declared)
    yield from _need_gaps(run, declared)
    for path in sorted(placed(run)):
        if path in declared.get("lacks", ()):
            yield f"the engine has no word for {path}"


def _start_gaps(run: Run, declared: Capabilities) -> Iterator[str]:
    start = "position" if "position" in run.setup else "deal"
    if start not in declared.get("start", ["deal"]):
        yield f"the engine cannot start from a {start}"
    chance = run.setup.get("chance", {})
    for source in ("tape", "seed"):
        wanted = source in chance or (source == "tape" and "tape" in run.needs)
        if wanted and source not in declared.get("chance", ["seed"]):
            yield f"the engine does not take chance from a {source}"


def _choice_gaps(run: Run, declared: Capabilities, words: Vocabulary) -> Iterator[str]:
    # What the game does not have at all is sent only to be refused, and any engine can do that.
    for name, value in run.setup.get("settings", {}).items():
        known = words["settings"].get(name)
        if known and name not in declared.get("settings", ()) and value != known["default"]:
            yield f"the engine cannot change the setting {name}"
    for name, reading in run.ruling.items():
        ruling = words["rulings"].get(name)
        if ruling and reading in ruling["readings"]:
            can = declared.get("rulings", {}).get(name, [ruling["default"]])
            if reading not in can:
                yield f"the engine does not play the reading {name}={reading}"
    if "lineup" in run.setup and words.get("lineup") and not declared.get("lineup", False):
        yield "the engine takes no line-up"


def _staff_gaps(run: Run, declared: Capabilities) -> Iterator[str]:
    """The staff seats that do or see something which the engine does not have."""
    used = staff_used(run)
    for name in run.staff:
        if name in used and name not in declared.get("staff", ()):
            yield f"the engine has no staff seat {name}"


def _need_gaps(run: Run, declared: Capabilities) -> Iterator[str]:
    views = declared.get("views", ())
    for view in sorted(needed_views(run)):
        if view not in views:
            yield f"the engine gives no {view} view"
    if "views" in run.needs and not views:
        yield "the engine gives no views"
    legal = declared.get("legal", "none")
    if legal == "none" and ("legal" in run.needs or uses_legal(run, of_set=False)):
        yield "the engine does not say what is legal"
    if legal == "check" and uses_legal(run, of_set=True):
        yield "the engine does not list its legal moves"
    if not declared.get("clock", False) and uses_clock(run):
        yield "the engine has no clock"
    for word in ("trace", "reasons"):
        if word in run.needs and not declared.get(word, False):
            yield {"trace": "the engine does not trace rules", "reasons": "the engine gives no reasons"}[word]
    for step in run.steps:
        if step.outside and step.outside not in declared.get("outside", ()):
            yield f"the engine does not understand the outside event {step.outside}"


def points(run: Run) -> Iterator[Checks]:
    """The checks of all steps, then what is expected at the end."""
    for step in run.steps:
        yield step.checks
    yield run.expect


def staff_used(run: Run) -> set[str]:
    """The staff seats that do, see or are asked something."""
    used: set[Any] = set()
    for step in run.steps:
        used |= {step.seat, step.via, *(seat for seat, _ in step.together)}
    for point in points(run):
        used |= {viewer for viewer, _ in point.views} | {check.seat for check in point.legal}
        asked = () if point.asked is None else point.asked.patterns
        used |= {name for ask in asked for name in (ask.get("seat"), ask.get("via")) if isinstance(name, str)}
    return used & set(run.staff)


def needed_views(run: Run) -> set[str]:
    """The views that a run compares: `own`, `spectator`, `referee`."""
    needed: set[str] = set()
    for point in points(run):
        if point.state is not None:
            needed.add("referee")
        for viewer, _ in point.views:
            needed.add(viewer if viewer in ("spectator", "referee") else "own")
    return needed


def uses_legal(run: Run, of_set: bool) -> bool:
    """Whether a run asks what is legal; with `of_set`, whether it needs the whole list."""
    checks = [check for point in points(run) for check in point.legal]
    if not of_set:
        return bool(checks)
    return any(check.exactly is not None or check.count is not None for check in checks)


def uses_clock(run: Run) -> bool:
    """Whether time plays a part in a run."""
    timed = any(step.tick is not None or step.at is not None for step in run.steps)
    clock = run.setup.get("position", {}).get("clock", 0)
    return timed or clock > 0 or "clock" in run.needs


def placed(run: Run) -> set[str]:
    """The words that a run cannot do without: what it places, and the moves it makes."""
    position = run.setup.get("position", {})
    paths = {f"game.{name}" for name in position.get("game", {})}
    for values in position.get("players", {}).values():
        paths |= {f"player.{name}" for name in values} | {f"zone.{name}" for name in values}
    paths |= {f"zone.{name}" for name in position.get("zones", {})}
    return paths | {f"move.{verb}" for step in run.steps for verb in _verbs(step)}


def _verbs(step: Step) -> Iterator[str]:
    if step.act is not None:
        yield str(step.act.move["do"])
    for _, act in step.together:
        yield str(act.move["do"])
