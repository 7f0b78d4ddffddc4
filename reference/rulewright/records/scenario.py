"""Make a scenario of a recorded game: the last step of it, from the nearest resting point before."""

from __future__ import annotations

from typing import Any

from rulewright.records.course import Course, Moment
from rulewright.records.expectations import expectations, waiting
from rulewright.records.start import OPTIONS, Start, nearest_start


def scenario_of(course: Course, name: str, title: str, start: Start | None = None) -> dict[str, Any]:
    """The document of the scenario: the position, the steps from there, and what is expected at the end."""
    start = start or nearest_start(course)
    fields = course.first.fields
    document: dict[str, Any] = {"id": name, "title": title, "game": course.game.rules.game}
    document["modes"] = [course.game.rules.mode]
    document["seats"] = list(fields["seats"])
    options = [*OPTIONS, *(["lineup"] if start.position is None else [])]
    document |= {option: fields[option] for option in options if fields.get(option)}
    if start.position is not None:
        document["position"] = start.position
    tape = course.tape(None if start.position is None else start.place)
    if tape:
        document["chance"] = {"tape": tape}
    document["steps"] = _steps(course, start.place)
    document["expect"] = expectations(course, len(course.moments) - 1)
    return document


def _steps(course: Course, first: int) -> list[dict[str, Any]]:
    """The inputs as steps: picks under one ask as one choice, answers that nobody has to script left out, and
    asks that stay open until the end spoken of as soon as they wait."""
    steps: list[dict[str, Any]] = []
    spoken = {m.ask.id for m in course.moments[first:] if m.ask is not None}
    _speak(course, first, spoken, steps)
    last = len(course.moments) - 1
    for place in range(first, len(course.moments)):
        moment = course.moments[place]
        before = course.moments[place - 1] if place > first else None
        if steps and before is not None and _is_next_pick(before, moment):
            steps[-1]["move"] += f" + {str(moment.move).partition(' ')[2]}"
        elif not _goes_without_saying(course, place):
            steps.append(_step(moment))
        if place < last:
            _speak(course, place + 1, spoken, steps)
    return steps


def _goes_without_saying(course: Course, place: int) -> bool:
    """Whether an input is the only legal answer, which a script leaves out. Where the same seat moves next,
    that move would be taken for this one."""
    if not course.moments[place].forced:
        return False
    following = next((m for m in course.moments[place + 1 :] if not m.forced), course.moments[-1])
    seat: str = course.moments[place].line.fields["seat"]
    return bool(following.line.fields.get("seat") != seat)


def _is_next_pick(before: Moment, moment: Moment) -> bool:
    one, other = before.ask, moment.ask
    return one is not None and other is not None and one.id == other.id and one.form == "each"


def _speak(course: Course, place: int, spoken: set[str], steps: list[dict[str, Any]]) -> None:
    """Mention the blocking asks that nobody will answer, so that the runner does not ask for a script."""
    new = [ask for ask in waiting(course.table(place)) if ask.id not in spoken]
    if not new:
        return
    spoken |= {ask.id for ask in new}
    if not steps:
        steps.append({})
    steps[-1].setdefault("asked", []).extend({"seat": ask.seat, "kind": ask.kind} for ask in new)


def _step(moment: Moment) -> dict[str, Any]:
    fields = moment.line.fields
    step: dict[str, Any] = {
        n: fields[n] for n in ("seat", "via", "withdraw", "tick", "outside") if n in fields
    }
    if moment.move is not None:
        step["move"] = moment.move
        several = len(moment.table.asks(fields["seat"])) > 1
        if moment.ask is not None and (several or "kind" in fields):
            step["kind"] = moment.ask.kind
    if "at" in fields:
        step["at"] = fields["at"]
    return step
