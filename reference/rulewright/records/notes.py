"""Note the chance that falls at a table: rules whose four sources of chance say what they brought."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

from rulewright.engine.evaluate import Code, compile_expr
from rulewright.engine.program import Operation, Program
from rulewright.engine.state import NOBODY
from rulewright.rules.model import Rules, Statement


@dataclass
class Notes:
    """What fell since it was last taken, in the form of a tape; but a pile's orders are numbers of cards."""

    fallen: dict[str, Any] = field(default_factory=dict)

    def mark(self) -> dict[str, Any]:
        """What has fallen so far, to go back to."""
        return copy.deepcopy(self.fallen)

    def back(self, mark: dict[str, Any]) -> None:
        """Forget what fell since."""
        self.fallen = mark

    def take(self) -> dict[str, Any]:
        """What fell; from now on it is noted anew."""
        taken, self.fallen = self.fallen, {}
        return taken

    def order(self, zone: str, cards: list[int]) -> None:
        """A pile was shuffled into this order."""
        self.fallen.setdefault(zone, []).append(cards)

    def value(self, key: str, owner: str, value: Any) -> None:
        """A value of one key and owner fell."""
        self.fallen.setdefault(key, {}).setdefault(owner, []).append(value)


def as_tape(program: Program, fallen: dict[str, Any]) -> dict[str, Any]:
    """What fell, in the form of a tape: cards by their texts."""
    return {
        key: [[program.cards[number].text for number in order] for order in values]
        if isinstance(values, list)
        else values
        for key, values in fallen.items()
    }


def noting_program(rules: Rules, notes: Notes) -> Program:
    """A program of these rules of its own that notes what falls at its tables."""
    program = Program(rules)
    for block in rules.blocks:
        for place, statement in enumerate(block.statements):
            wrap = _WRAPPED.get(statement.key)
            if wrap is not None and statement.event is None:
                operation = program.operations[block.id][place]
                program.operations[block.id][place] = wrap(operation, statement, notes)
    return program


def _shuffle(operation: Operation, st: Statement, notes: Notes) -> Operation:
    zone, name, bind = st.args["zone"], st.args["name"] or "list", st.args["as"] or "shuffled"

    def act(t: Any, frame: Any) -> bool:
        done = operation(t, frame)
        if zone:
            notes.order(zone, [card.number for card in t.zones[zone, NOBODY]])
        else:
            notes.value("deal", name, [t.plain(value) for value in frame.locals[bind]])
        return done

    return act


def _roll(operation: Operation, st: Statement, notes: Notes) -> Operation:
    of, bind = compile_expr(st.args["of"]), st.args["as"]

    def act(t: Any, frame: Any) -> bool:
        owner = t.text(of(t, frame, None))
        done = operation(t, frame)
        notes.value("roll", owner, list(frame.locals[bind]))
        return done

    return act


def _flip(operation: Operation, st: Statement, notes: Notes) -> Operation:
    of, bind = compile_expr(st.args["of"]), st.args["as"]

    def act(t: Any, frame: Any) -> bool:
        owner = t.text(of(t, frame, None))
        done = operation(t, frame)
        notes.value("coin", owner, "heads" if frame.locals[bind] else "tails")
        return done

    return act


def _pick(operation: Operation, st: Statement, notes: Notes) -> Operation:
    items: Code = compile_expr(st.args["from"])
    of, bind = compile_expr(st.args["of"]), st.args["as"]

    def act(t: Any, frame: Any) -> bool:
        owner, some = t.text(of(t, frame, None)), bool(items(t, frame, None))
        done = operation(t, frame)
        if some:
            notes.value("pick", owner, t.plain(frame.locals[bind]))
        return done

    return act


_WRAPPED = {"shuffle": _shuffle, "roll": _roll, "flip": _flip, "pick": _pick}
