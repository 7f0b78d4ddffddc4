"""Every statement of the language as an operation, one family a module.

An operation takes the state and the frame it stands in and returns True when it changed the stack. Each has
the same four headings: what it **reads**, what it **refuses**, what it **does**, and what it **tells**
whom.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.engine.primitives_cards import attach, detach, know, move, reveal
from rulewright.engine.primitives_chance import flip, pick, roll, shuffle
from rulewright.engine.primitives_flow import (
    add,
    call,
    cancel,
    case,
    each,
    if_,
    let,
    loop,
    result,
    run,
    set_,
    settle,
    stop,
)
from rulewright.engine.primitives_waiting import close, open_, timer, win
from rulewright.rules.model import Statement

if TYPE_CHECKING:
    from rulewright.engine.program import Operation, Program

Compiler = Callable[["Program", Statement, int, int], "Operation"]

OPERATIONS: dict[str, Compiler] = {
    "let": let,
    "set": set_,
    "add": add,
    "if": if_,
    "case": case,
    "each": each,
    "loop": loop,
    "stop": stop,
    "result": result,
    "cancel": cancel,
    "settle": settle,
    "run": run,
    "event": call,
    "open": open_,
    "close": close,
    "timer": timer,
    "win": win,
    "move": move,
    "attach": attach,
    "detach": detach,
    "know": know,
    "reveal": reveal,
    "shuffle": shuffle,
    "roll": roll,
    "flip": flip,
    "pick": pick,
}


def compile_statement(program: Program, statement: Statement, block: int, index: int) -> Operation:
    """The operation of one statement, which stands at `index` of `block`."""
    return OPERATIONS[statement.key](program, statement, block, index)
