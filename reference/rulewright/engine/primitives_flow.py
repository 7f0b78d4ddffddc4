"""Values and flow: let, set, add, if, case, each, loop, stop, event calls, result, cancel, settle, run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.engine import machine, moves
from rulewright.engine.evaluate import LARGEST, LONGEST_LIST, Code, compile_expr
from rulewright.engine.faults import RulesFault
from rulewright.engine.frames import DEAD, EACH, LOOP, PLAIN, TOGETHER, CodeFrame, EventFrame, SettleFrame
from rulewright.engine.state import State
from rulewright.engine.values import Card, Player, Record, TheGame, holds_text
from rulewright.rules.expressions import PASS_IT_ON
from rulewright.rules.model import Statement

if TYPE_CHECKING:
    from rulewright.engine.program import Kept, Operation, Program


DEEPEST_LIST = 32


def _target(
    t: State, frame: CodeFrame, place: tuple[Any, ...], entity: Code | None, st: Statement
) -> tuple[dict[str, Any], str, Kept | None]:
    """The dictionary and key that a place stands for, and what an attribute there may hold."""
    kind, name = place[0], place[-1]
    if kind == "local":
        return frame.locals, name, None
    t.touched = True
    if kind in ("field", "event"):
        event = t.stack[frame.event] if frame.event >= 0 else None
        if not isinstance(event, EventFrame) or (name not in event.fields and name != "result"):
            raise RulesFault("RW405", f"there is no event with a field '{name}' here", st.mark)
        return event.fields, name, None
    owner = entity(t, frame, None) if entity else None
    if isinstance(owner, Player) and owner.seat < t.count and name in t.players[owner.seat]:
        if name == "alive":
            t.living = None
        return t.players[owner.seat], name, t.program.kept["player", name]
    if isinstance(owner, TheGame) and name in t.game:
        return t.game, name, t.program.kept["game", name]
    if isinstance(owner, Card) and name in t.program.card_defaults:
        table = t.card_attributes.setdefault(owner.number, {})
        table.setdefault(name, t.program.card_defaults[name](t, t.program.empty_scope, owner))
        return table, name, t.program.kept["card", name]
    raise RulesFault("RW405", f"{t.text(owner)} has no attribute '{name}'", st.mark)


def _keep(t: State, name: str, value: Any, kept: Kept | None, st: Statement) -> Any:
    """A value that is put somewhere: an attribute holds what its type and limits allow, at any time."""
    if kept is not None and not kept.allows(value):
        raise RulesFault(
            "RW405", f"'{name}' cannot be {t.text(value)}: {kept.words}", st.mark, "see the attribute"
        )
    if t.program.has_texts and kept is not None and holds_text(value):
        raise RulesFault("RW405", f"'{name}' cannot keep free text", st.mark, PASS_IT_ON)
    return _within(value, st)


def _within(value: Any, st: Statement) -> Any:
    """A value that is kept: a whole number is at most 2**53 then, and lists in lists do not grow without
    end."""
    if type(value) is int and not -LARGEST <= value <= LARGEST:
        raise RulesFault("RW405", "a whole number is at most 2**53", st.mark)
    if type(value) is tuple and _size(value, 0, 1) > LONGEST_LIST:
        raise RulesFault("RW404", f"lists of more than {LONGEST_LIST:,} elements together", st.mark)
    return value


def _size(value: tuple[Any, ...], so_far: int, depth: int) -> int:
    """How many elements a list has with those of the lists in it, counted until they are too many; lists in
    lists more than 32 deep are too many."""
    so_far += len(value) if depth <= DEEPEST_LIST else LONGEST_LIST + 1
    for item in value:
        if so_far > LONGEST_LIST:
            break
        if type(item) is tuple:
            so_far = _size(item, so_far, depth + 1)
    return so_far


def _pairs(st: Statement) -> list[tuple[tuple[Any, ...], Code | None, Code]]:
    return [
        (place, compile_expr(place[1]) if place[0] == "attribute" else None, compile_expr(e))
        for place, e in st.args["pairs"]
    ]


def let(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`let`. Reads its expressions, each seeing the names before it. Refuses nothing. Does: names the
    values in this `do`. Tells nobody."""
    pairs = [(place[-1], compile_expr(e)) for place, e in st.args["pairs"]]

    def act(t: State, frame: CodeFrame) -> bool:
        for name, code in pairs:
            frame.locals[name] = _within(code(t, frame, None), st)
        return False

    return act


def set_(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`set`. Reads all its expressions first. Refuses a place that is not there. Does: changes each
    place. Tells nobody; views show it."""
    pairs = _pairs(st)

    def act(t: State, frame: CodeFrame) -> bool:
        values = [code(t, frame, None) for _, _, code in pairs]
        for (place, entity, _), value in zip(pairs, values, strict=True):
            table, name, kept = _target(t, frame, place, entity, st)
            table[name] = _keep(t, name, value, kept, st)
        return False

    return act


def add(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`add`. Reads the place and its expression. Refuses what is neither number nor list. Does: adds, or
    appends. Tells nobody."""
    pairs = _pairs(st)

    def act(t: State, frame: CodeFrame) -> bool:
        for place, entity, code in pairs:
            value = code(t, frame, None)
            table, name, kept = _target(t, frame, place, entity, st)
            old = table.get(name)
            if isinstance(old, tuple):
                longer = old + (value if isinstance(value, tuple) else (value,))
                table[name] = _keep(t, name, longer, kept, st)
                if len(table[name]) > LONGEST_LIST:
                    raise RulesFault("RW404", f"a list of more than {LONGEST_LIST} elements", st.mark)
            elif type(old) is int and type(value) is int:
                table[name] = _keep(t, name, old + value, kept, st)
            else:
                raise RulesFault("RW405", f"{t.text(value)} cannot be added to {t.text(old)}", st.mark)
        return False

    return act


def if_(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`if`. Reads its condition. Refuses nothing. Does: enters `then` or `else`. Tells nobody."""
    test, then = compile_expr(st.args["test"]), st.args["then"].id
    other = st.args["else"].id if st.args["else"] else None

    def act(t: State, frame: CodeFrame) -> bool:
        if test(t, frame, None):
            frame.control.append([then, 0, PLAIN])
        elif other is not None:
            frame.control.append([other, 0, PLAIN])
        return False

    return act


def case(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`case`. Reads its subject. Refuses nothing. Does: enters the branch of that symbol, else `else`.
    Tells nobody."""
    subject = compile_expr(st.args["subject"])
    branches = {symbol: b.id for symbol, b in st.args["when"].items()}
    other = st.args["else"].id if st.args["else"] else None

    def act(t: State, frame: CodeFrame) -> bool:
        branch = branches.get(subject(t, frame, None), other)
        if branch is not None:
            frame.control.append([branch, 0, PLAIN])
        return False

    return act


def each(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`each`. Reads its list once. Refuses what is no list. Does: its block for each element (SEM-06).
    Tells nobody."""
    items_code, name, body = compile_expr(st.args["items"]), st.args["var"], st.args["do"].id
    flags = (DEAD if st.args["dead"] else 0) | (TOGETHER if st.args["together"] else 0)

    def act(t: State, frame: CodeFrame) -> bool:
        items = items_code(t, frame, None)
        if not isinstance(items, tuple):
            raise RulesFault("RW405", f"'each' needs a list, not {t.text(items)}", st.mark)
        base = t.heads if flags & TOGETHER else ()
        frame.control.append([body, len(program.operations[body]), EACH, items, -1, name, flags, base, ()])
        return False

    return act


def loop(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`loop`. Reads its condition after each time. Refuses to run 1,000 times. Does: its block again and
    again. Tells nobody."""
    body, going = st.args["do"].id, None
    if st.args["while"] is not None:
        going = len(program.conditions)
        program.conditions.append(compile_expr(st.args["while"]))

    def act(t: State, frame: CodeFrame) -> bool:
        frame.control.append([body, 0, LOOP, 0, going, t.inputs])
        return False

    return act


def stop(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`stop`. Reads nothing. Refuses nothing. Does: leaves the innermost loop. Tells nobody."""

    def act(t: State, frame: CodeFrame) -> bool:
        while frame.control:
            entry = frame.control.pop()
            if entry[2] == EACH and entry[6] & TOGETHER:
                machine.end_turn(t, entry)
                t.heads = entry[8] or entry[7]
            if entry[2] in (LOOP, EACH):
                break
        if not frame.control:
            t.stack.pop()
            return True
        return False

    return act


def call(program: Program, st: Statement, block: int, index: int) -> Operation:
    """An event call. Reads its fields. Refuses to nest 64 deep. Does: runs the event with its abilities.
    Tells whom the event says."""
    fields = {name: compile_expr(e) for name, e in st.args["fields"].items()}
    event, bind = str(st.event), st.args["as"]

    def act(t: State, frame: CodeFrame) -> bool:
        machine.call_event(t, event, {name: code(t, frame, None) for name, code in fields.items()}, bind)
        return True

    return act


def result(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`result`. Reads its value. Refuses nothing. Does: the event returns it to `as`. Tells nobody."""
    value = compile_expr(st.args["value"])

    def act(t: State, frame: CodeFrame) -> bool:
        event = t.stack[frame.event]
        if isinstance(event, EventFrame):
            event.result = _within(value(t, frame, None), st)
        return False

    return act


def cancel(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`cancel`. Reads nothing. Refuses nothing. Does: the event does not happen. Tells nobody."""

    def act(t: State, frame: CodeFrame) -> bool:
        event = t.stack[frame.event]
        if isinstance(event, EventFrame):
            event.cancelled = True
        return False

    return act


def settle(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`settle`. Reads every state rule. Refuses more than 100 passes. Does: runs those that apply
    (SEM-05). Tells what they tell."""

    def act(t: State, frame: CodeFrame) -> bool:
        t.stack.append(SettleFrame())
        return True

    return act


def run(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`run`. Reads a choice made earlier. Refuses what is none. Does: the `do` of the offer, for its
    chooser, with its parameters. Tells what that tells."""
    value = compile_expr(st.args["value"])

    def act(t: State, frame: CodeFrame) -> bool:
        choice = value(t, frame, None)
        if not isinstance(choice, Record) or "offer" not in choice.parts:
            raise RulesFault("RW405", "'run' needs a choice that a sealed stretch collected", st.mark)
        parts = choice.parts
        ability = t.rules.abilities[parts["offer"]]
        event = moves.event_at(t, len(t.stack) - 1)
        names = {p.name: parts.get(p.name) for p in ability.params}
        machine.push_ability(t, ability, parts["by"], parts["card"], event, names)
        return True

    return act
