"""The stepper: runs frames until the table waits for somebody or the game is over.

One function for each kind of frame. `run` is the only loop; everything else pushes a frame, pops one, or
changes state.
"""

from __future__ import annotations

from typing import Any

from rulewright.engine import log, stretches
from rulewright.engine.evaluate import MISFITS
from rulewright.engine.faults import RulesFault
from rulewright.engine.frames import (
    AFTER,
    AFTERS,
    BEFORE,
    BODY,
    DEAD,
    EACH,
    END,
    INSTEAD,
    LOOP,
    TOGETHER,
    CodeFrame,
    EventFrame,
    OpenFrame,
    SettleFrame,
)
from rulewright.engine.state import NOBODY, Scope, State
from rulewright.engine.values import PLAYERS, Player, card
from rulewright.rules.model import Ability, Statement
from rulewright.rules.source import NOWHERE, Mark

MAX_DEPTH = 64
MAX_PASSES = 100
MAX_LOOPS = 1_000
MAX_STATEMENTS = 100_000
# What comes of rules whose values do not fit, or that are nested without end.
STUMBLES = (RulesFault, RecursionError, *MISFITS)


def run(t: State) -> None:
    """Go on until the table waits or the game is over.

    Raises `RulesFault` at a YAML line when a limit is broken or a value does not fit, `ChanceMissing`
    when the tape ends.
    """
    t.inputs += 1
    t.touched, t.number_depth = True, 0
    lowest = t.stack[0] if t.stack else None
    try:
        while t.stack and t.over is None:
            frame = t.stack[-1]
            kind = type(frame)
            if kind is CodeFrame:
                step_code(t, frame)  # type: ignore[arg-type]
            elif kind is EventFrame:
                step_event(t, frame)  # type: ignore[arg-type]
            elif kind is OpenFrame:
                if t.touched and t.program.has_lasting and break_off(t):
                    continue
                if not stretches.step(t, frame):  # type: ignore[arg-type]
                    return
            else:
                step_settle(t, frame)  # type: ignore[arg-type]
    except STUMBLES as error:
        raise as_fault(t, error) from error
    if t.over is None and isinstance(lowest, EventFrame):
        mark = t.rules.events[lowest.name].rule.mark
        raise RulesFault("RW406", f"'{lowest.name}' has ended, and nothing waits", mark, "end it with 'win'")


def as_fault(t: State, error: Exception) -> RulesFault:
    """What is wrong with the rules where running them stumbled, at a YAML line in any case."""
    if isinstance(error, RulesFault):
        first = error.diagnostics[0]
        return RulesFault(
            first.code, first.message, place(t) if first.mark is NOWHERE else first.mark, first.hint
        )
    if isinstance(error, RecursionError):
        return RulesFault("RW402", "something is nested too deep, or depends on itself", place(t))
    hint = "see which values reach this line"
    return RulesFault("RW405", f"a value does not fit here ({error})", place(t), hint)


def place(t: State) -> Mark:
    """The YAML line that is being executed: the statement of the innermost `do`."""
    for frame in reversed(t.stack):
        if isinstance(frame, CodeFrame):
            for block, index, *_ in reversed(frame.control):
                statements = t.rules.blocks[block].statements
                if statements:
                    statement: Statement = statements[min(max(index - 1, 0), len(statements) - 1)]
                    return statement.mark
        if isinstance(frame, EventFrame):
            return t.rules.events[frame.name].rule.mark
    return NOWHERE


# -- events ----------------------------------------------------------------------------------------


def call_event(t: State, name: str, fields: dict[str, Any], bind: str | None = None) -> None:
    """Push an event; its missing fields take their defaults."""
    code = t.program.events[name]
    for field, default in code.defaults.items():
        if field not in fields:
            fields[field] = default(t, t.program.empty_scope, None)
    cause = next((f.rule for f in reversed(t.stack) if isinstance(f, CodeFrame)), None)
    if len(t.stack) >= MAX_DEPTH and sum(isinstance(f, EventFrame) for f in t.stack) >= MAX_DEPTH:
        raise RulesFault("RW402", f"events are nested more than {MAX_DEPTH} deep, at '{name}'", place(t))
    t.stack.append(EventFrame(name, fields, bind, cause))


def step_event(t: State, frame: EventFrame) -> None:
    """The stages of an event, as far as they go without another frame: before, instead, body, after, end."""
    code, index = t.program.events[frame.name], len(t.stack) - 1
    if frame.stage == BEFORE:
        found = None if frame.cancelled else next_ability(t, code.before, frame, index)
        if found:
            frame.used.append(_key(*found))
            push_ability(t, *found, index)
            return
        frame.stage = END if frame.cancelled else INSTEAD
    if frame.stage == INSTEAD:
        found = next_ability(t, code.instead, frame, index)
        if found:
            frame.stage = END
            push_ability(t, *found, index)
            return
        frame.stage = BODY
    if frame.stage == BODY:
        t.used[code.event.rule.id] = None
        if code.lasts is not None and not code.lasts(t, Scope({}, event=index), None):
            frame.stage = END
        else:
            if not code.event.tells.at_end:
                log.tell_event(t, frame, index)
            frame.stage = AFTER
            t.stack.append(CodeFrame(code.event.do.id, {}, None, None, index, code.event.rule.id))
            return
    if frame.stage == AFTER:
        if code.event.tells.at_end:
            log.tell_event(t, frame, index)
        if code.after:
            frame.afters = [_key(*f) for f in applicable(t, code.after, frame, index)]
        frame.stage = AFTERS if frame.afters else END
    if frame.stage == AFTERS:
        step_after(t, frame, index)
    elif frame.stage == END:
        end_event(t, frame)


def step_after(t: State, frame: EventFrame, index: int) -> None:
    """Run the next `after` ability that still applies (SEM-04)."""
    while frame.afters:
        ability_index, seat, number = frame.afters.pop(0)
        ability = t.rules.abilities[ability_index]
        me = PLAYERS[seat] if seat >= 0 else None
        held = card(number) if number >= 0 else None
        if (me, held) in t.holders(ability) and applies(t, ability, me, held, index):
            push_ability(t, ability, me, held, index)
            return
    frame.stage = END


def end_event(t: State, frame: EventFrame) -> None:
    """Take the event off the stack: lifetimes end, the result goes to the caller."""
    t.stack.pop()
    end_lifetimes(t, frame.name)
    if t.stack:
        below = t.stack[-1]
        if frame.bind and isinstance(below, CodeFrame):
            below.locals[frame.bind] = frame.result
    t.recheck = t.touched and t.program.has_lasting


def end_lifetimes(t: State, event: str) -> None:
    """What lasts until an event ends is over (SEM-12), and what may be done once in it may be done again."""
    for attribute in t.program.events[event].until:
        reset_attribute(t, attribute.kind, attribute.name)
    if t.once:
        t.once = {o for o in t.once if o[0] != event}


def cut(t: State, place: int) -> None:
    """Take off all that stands above a place of the stack: its events end, the clocks of its stretches
    stop."""
    while len(t.stack) > place + 1:
        frame = t.stack.pop()
        if isinstance(frame, EventFrame):
            end_lifetimes(t, frame.name)
        elif isinstance(frame, OpenFrame):
            stretches.stop_clock(t, frame)


def reset_attribute(t: State, kind: str, name: str) -> None:
    """Give an attribute of every entity of a kind its default again (SEM-12)."""
    t.touched, t.living = True, None
    default = t.program.defaults[kind][name]
    if kind == "game":
        t.game[name] = default(t, t.program.empty_scope, None)
    elif kind == "player":
        for player in t.all_players():
            t.players[player.seat][name] = default(t, t.program.empty_scope, player)
    else:
        for attributes in t.card_attributes.values():
            attributes.pop(name, None)


def break_off(t: State) -> bool:
    """SEM-21: the lowest event whose `while` no longer holds ends, with all that it began."""
    t.recheck = t.touched = False
    lasting = t.program.lasting
    for index, frame in enumerate(t.stack):
        if type(frame) is not EventFrame or frame.stage != AFTER or frame.name not in lasting:
            continue
        if not lasting[frame.name](t, Scope({}, event=index), None):
            cut(t, index)
            frame.stage = END
            t.touched = True
            return True
    return False


# -- abilities --------------------------------------------------------------------------------------


def _key(ability: Ability, me: Any, held: Any) -> tuple[int, int, int]:
    return (ability.index, me.seat if me is not None else NOBODY, held.number if held is not None else NOBODY)


def applies(t: State, ability: Ability, me: Any, held: Any, event: int) -> bool:
    """Whether the condition of an ability holds now."""
    condition = t.program.abilities[ability.index].condition
    if ability.once and (ability.once, *_key(ability, me, held)) in t.once:
        return False
    return condition is None or bool(condition(t, Scope({}, me, held, event), None))


def applicable(
    t: State, abilities: tuple[Ability, ...], frame: EventFrame, index: int
) -> list[tuple[Ability, Any, Any]]:
    """Those of these abilities that apply to an event now, in order (SEM-01)."""
    found = [
        (ability, me, held)
        for ability in abilities
        for me, held in t.holders(ability)
        if _key(ability, me, held) not in frame.used and applies(t, ability, me, held, index)
    ]
    if len(found) > 1:
        found.sort(key=lambda f: t.order_key(*f))
    return found


def next_ability(
    t: State, abilities: tuple[Ability, ...], frame: EventFrame, index: int
) -> tuple[Ability, Any, Any] | None:
    """The first of these abilities that applies to an event now."""
    found = applicable(t, abilities, frame, index) if abilities else None
    return found[0] if found else None


def push_ability(
    t: State, ability: Ability, me: Any, held: Any, event: int, local_names: dict[str, Any] | None = None
) -> None:
    """Begin the `do` of an ability."""
    t.used[ability.rule.id] = None
    if ability.once:
        t.once.add((ability.once, *_key(ability, me, held)))
    if ability.do is not None:
        t.stack.append(CodeFrame(ability.do.id, local_names or {}, me, held, event, ability.rule.id))


# -- state rules --------------------------------------------------------------------------------------


def step_settle(t: State, frame: SettleFrame) -> None:
    """Run the first state rule that applies, or end (SEM-05)."""
    found = [
        (ability, me, held)
        for ability in t.rules.by_key("whenever", "")
        for me, held in t.holders(ability)
        if applies(t, ability, me, held, NOBODY)
    ]
    if not found:
        t.stack.pop()
        return
    found.sort(key=lambda f: t.order_key(*f))
    frame.passes += 1
    if frame.passes > MAX_PASSES:
        raise RulesFault(
            "RW403", f"state rules do not come to rest in {MAX_PASSES} passes", found[0][0].rule.mark
        )
    push_ability(t, *found[0], NOBODY)


# -- code ---------------------------------------------------------------------------------------------


def step_code(t: State, frame: CodeFrame) -> None:
    """Execute statements until one pushes or removes a frame, or the `do` ends."""
    operations, control = t.program.operations, frame.control
    while True:
        if t.recheck and break_off(t):
            return
        t.steps += 1
        if t.steps > MAX_STATEMENTS:
            raise RulesFault("RW404", f"more than {MAX_STATEMENTS:,} statements in one input", place(t))
        entry = control[-1]
        block = operations[entry[0]]
        if entry[1] >= len(block):
            if end_block(t, frame):
                return
            continue
        operation = block[entry[1]]
        entry[1] += 1
        if operation(t, frame):
            return


def end_block(t: State, frame: CodeFrame) -> bool:
    """A block has come to its end: repeat it, or leave it. True when the whole `do` is done."""
    control = frame.control
    entry = control[-1]
    if entry[2] == LOOP:
        if not next_loop(t, frame, entry):
            control.pop()
    elif entry[2] == EACH:
        if not next_each(t, frame, entry):
            control.pop()
    else:
        control.pop()
    if control:
        return False
    t.stack.pop()
    return True


def next_loop(t: State, frame: CodeFrame, entry: list[Any]) -> bool:
    """Begin a loop again if its condition holds; counts, so that no loop is endless."""
    going = entry[4]
    if going is not None and not t.program.conditions[going](t, frame, None):
        return False
    # Only turns within one input count: a loop that waits for somebody each time is no runaway.
    entry[3] = entry[3] + 1 if entry[5] == t.inputs else 1
    entry[5] = t.inputs
    if entry[3] >= MAX_LOOPS:
        raise RulesFault(
            "RW401",
            f"a loop has run {MAX_LOOPS:,} times",
            t.rules.blocks[frame.control[-2][0]].statements[frame.control[-2][1] - 1].mark,
            "give it a 'while' that ends, or a 'stop'",
        )
    entry[1] = 0
    return True


def end_turn(t: State, entry: list[Any]) -> None:
    """A turn of an `each` with `together` has ended: keep what it ended with."""
    base, ends = entry[7], entry[8]
    entry[8] = ends + tuple(h for h in t.heads if h not in base and h not in ends)


def next_each(t: State, frame: CodeFrame, entry: list[Any]) -> bool:
    """Go to the next element of an `each`, passing over players who are out (SEM-06)."""
    _, _, _, items, place_in, name, flags, base, _ = entry
    together = flags & TOGETHER
    if together and place_in >= 0:
        end_turn(t, entry)
    while True:
        place_in += 1
        if place_in >= len(items):
            if together:
                t.heads = entry[8] or base
            return False
        item = items[place_in]
        if not flags & DEAD and isinstance(item, Player) and not t.is_alive(item):
            continue
        break
    entry[4], entry[1] = place_in, 0
    frame.locals[name] = item
    if together:
        t.heads = base
    return True
