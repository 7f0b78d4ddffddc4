"""The clock as an input: deadlines fire at their own times, in declared order (SEM-20)."""

from __future__ import annotations

from rulewright.engine import machine
from rulewright.engine.faults import IllegalMove, Refusal, RulesFault
from rulewright.engine.frames import OpenFrame
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import PLAYERS

MOST_FIRINGS = 500


def advance(t: State, at: int, is_tick: bool) -> None:
    """Fire every deadline before `at`, and those at `at` that come before inputs (all of them for a
    tick); then it is `at`."""
    began: int | None = None
    for _ in range(MOST_FIRINGS):
        due = [entry for entry in t.timers if _is_due(t, entry, at, is_tick)]
        if not due or t.over is not None:
            t.now = max(t.now, at)
            return
        first = min(due, key=lambda entry: (entry[2], t.rules.timers[entry[0]].place, entry[1]))
        t.timers.remove(first)
        t.now = max(t.now, first[2])
        began = t.now if began is None else began
        fire(t, first[0], first[1])
        machine.run(t)
        # What one input may cost is meant for each of its deadlines; there are not many.
        t.steps = t.work = 0
    if began is not None and t.now > began:
        message = f"more than {MOST_FIRINGS} deadlines lie before {at}: go there in smaller steps"
        raise IllegalMove(Refusal("protocol", "malformed", message=message))
    raise RulesFault(
        "RW404",
        f"more than {MOST_FIRINGS} deadlines at one instant",
        t.rules.timers[t.timers[0][0]].rule.mark,
    )


def _is_due(t: State, entry: tuple[str, int, int], at: int, is_tick: bool) -> bool:
    return entry[2] < at or (entry[2] == at and (is_tick or t.rules.timers[entry[0]].before_inputs))


def fire(t: State, name: str, seat: int) -> None:
    """A clock has run out: close the innermost stretch that has it, with all that it began; then run the
    event it names."""
    timer = t.rules.timers[name]
    t.used[timer.rule.id] = None
    if seat == NOBODY:
        for place in range(len(t.stack) - 1, -1, -1):
            frame = t.stack[place]
            if isinstance(frame, OpenFrame) and t.program.stretches[frame.block, frame.place].clock == name:
                machine.cut(t, place)
                frame.closing = "clock"
                break
    if timer.ends is not None:
        has_owner = seat != NOBODY and "who" in t.program.events[timer.ends].defaults
        disturb(t)
        machine.call_event(t, timer.ends, {"who": PLAYERS[seat]} if has_owner else {})


def disturb(t: State) -> None:
    """Something is about to run on top of a waiting stretch: it settles again afterwards."""
    if t.stack and isinstance(t.stack[-1], OpenFrame):
        t.stack[-1].settled = False
