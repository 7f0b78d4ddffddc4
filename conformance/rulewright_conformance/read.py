"""Build the frozen dataclasses of a run from a document whose words have been checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulewright.rules.source import Map
from rulewright_conformance.model import (
    Act,
    Asked,
    Checks,
    Events,
    Expected,
    LegalCheck,
    Refuse,
    Run,
    Step,
    StepKind,
)
from rulewright_conformance.variants import Draft

ParseMove = Callable[[str], dict[str, Any]]

_SETUP = ("seats", "host", "settings", "rulings", "lineup", "position", "chance")
_WORDS_OF_STEPS: tuple[StepKind, ...] = ("together", "tick", "outside")


def plain(value: Any) -> Any:
    """Plain JSON of a document's value; the word `none` stands for null, which YAML may not hold here."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return None if value == "none" else value


def read_run(draft: Draft, parse: ParseMove, staff: tuple[str, ...] = ()) -> Run:
    """The run of a draft. `parse` reads a move of this run's mode and seats; `staff` are the seats of the
    mode that do not play."""
    document = draft.document
    steps = tuple(
        _step(number, step, parse) for number, step in enumerate(document.get("steps", []), start=1)
    )
    expect = read_checks(document.get("expect", {}))
    refused = document.get("setup_refused")
    setup = {"game": document["game"], "mode": draft.mode}
    setup |= {key: plain(document[key]) for key in _SETUP if key in document}
    return Run(
        name=draft.name,
        scenario=document["id"],
        title=document["title"],
        claims=tuple(document.get("claims", [])),
        rules=tuple(document.get("rules", [])),
        game=document["game"],
        mode=draft.mode,
        seats=tuple(document["seats"]),
        setup=setup,
        setup_refused=None if refused is None else Refuse(refused.get("code"), "setup", refused.get("rule")),
        needs=tuple(document.get("needs", [])),
        level=document.get("level", _level(refused is not None, steps, expect)),
        fixed_level="level" in document,
        steps=steps,
        expect=expect,
        file=document.mark.file,
        line=document.key_at("id").line,
        staff=staff,
    )


def read_checks(document: Mapping[str, Any]) -> Checks:
    """The checks of a step or of `expect`."""
    events = document.get("events")
    asked = document.get("asked")
    return Checks(
        state=plain(document["state"]) if "state" in document else None,
        views=tuple((viewer, plain(tree)) for viewer, tree in document.get("views", {}).items()),
        events=None if events is None else _events(events),
        never=tuple(plain(each) for each in document.get("never", [])),
        asked=None if asked is None else _asked(asked),
        not_asked=tuple(plain(each) for each in document.get("not_asked", [])),
        legal=tuple(_legal(seat, each) for seat, each in document.get("legal", {}).items()),
        rules=tuple(document.get("rules", [])),
        over=Expected(plain(document["over"])) if "over" in document else None,
    )


def _events(events: Any) -> Events:
    if isinstance(events, dict):
        return Events(tuple(plain(each) for each in events["unordered"]), ordered=False)
    return Events(tuple(plain(each) for each in events), ordered=True)


def _asked(asked: Any) -> Asked:
    if isinstance(asked, dict):
        return Asked(tuple(plain(each) for each in asked["exactly"]), exactly=True)
    return Asked(tuple(plain(each) for each in asked), exactly=False)


def _legal(seat: str, check: Map) -> LegalCheck:
    return LegalCheck(
        seat=seat,
        kind=check.get("kind"),
        exactly=tuple(check["exactly"]) if "exactly" in check else None,
        has=tuple(check.get("has", [])),
        lacks=tuple(check.get("lacks", [])),
        count=Expected(plain(check["count"])) if "count" in check else None,
    )


def _step(number: int, step: Map, parse: ParseMove) -> Step:
    what: StepKind = "look"
    if "move" in step:
        what = "move"
    elif "withdraw" in step:
        what = "withdraw"
    for word in _WORDS_OF_STEPS:
        if word in step:
            what = word
    refuse = step.get("refuse")
    return Step(
        number=number,
        what=what,
        text=step_text(step),
        seat=step.get("seat"),
        act=Act(step["move"], parse(step["move"])) if "move" in step else None,
        kind=step.get("kind"),
        together=tuple((seat, Act(text, parse(text))) for seat, text in step.get("together", {}).items()),
        tick=step.get("tick"),
        outside=step.get("outside"),
        at=step.get("at"),
        refuse=None
        if refuse is None
        else Refuse(refuse.get("code"), refuse.get("phase"), refuse.get("rule"), refuse.get("hidden")),
        checks=read_checks(step),
        via=step.get("via"),
    )


def step_text(step: Mapping[str, Any]) -> str:
    """The step as one readable line: `b: bid 5 3 (refused: not_enough)`."""
    if "move" in step:
        text = f"{step.get('seat')}: {step['move']}"
    elif "withdraw" in step:
        text = f"{step.get('seat')} takes the answer back"
    elif "together" in step:
        text = "together " + "; ".join(f"{seat}: {move}" for seat, move in step["together"].items())
    elif "tick" in step:
        text = f"it is {step['tick']} ms"
    elif "outside" in step:
        text = step["outside"] + (f" of {step['seat']}" if "seat" in step else "")
    else:
        text = "a look at the table"
    if "via" in step:
        text += f" (made by {step['via']})"
    if "at" in step:
        text += f" at {step['at']} ms"
    if "refuse" in step:
        code = step["refuse"].get("code")
        text += f" (must be refused{f': {code}' if code else ''})"
    return text


def _level(refused: bool, steps: tuple[Step, ...], expect: Checks) -> int:
    points = [*(step.checks for step in steps), expect]
    if any(point.views for point in points):
        return 3
    if refused or any(step.refuse for step in steps) or any(point.legal for point in points):
        return 2
    return 1
