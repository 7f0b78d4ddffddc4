"""Chance: shuffle, roll, flip, pick. The only four sources; outcomes come from the tape or the seed
(`chance`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.engine import chance, log
from rulewright.engine.evaluate import compile_expr
from rulewright.engine.faults import RulesFault
from rulewright.engine.frames import CodeFrame
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import Player, TheGame, holds_text
from rulewright.rules.expressions import PASS_IT_ON
from rulewright.rules.model import Statement

if TYPE_CHECKING:
    from rulewright.engine.program import Operation, Program

MOST_DICE = 1_000
MOST_SIDES = 1_000_000


def shuffle(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`shuffle`. Reads a zone or a list. Refuses what is no list. Does: new order. Tells all that a zone
    was shuffled, nobody the order."""
    zone, name, bind = st.args["zone"], st.args["name"] or "list", st.args["as"]
    items = compile_expr(st.args["list"]) if st.args["list"] else None

    def act(t: State, frame: CodeFrame) -> bool:
        if zone:
            t.zones[zone, NOBODY] = tuple(chance.shuffle_zone(t, zone, list(t.zones[zone, NOBODY])))
            log.emit(t, "shuffled", {"zone": zone}, rules=(frame.rule,))
            return False
        values = items(t, frame, None) if items else ()
        if not isinstance(values, tuple):
            raise RulesFault("RW405", f"'shuffle' needs a list, not {t.text(values)}", st.mark)
        _no_text(values, st)
        frame.locals[bind or "shuffled"] = tuple(chance.shuffle_list(t, name, list(values)))
        return False

    return act


def _no_text(values: Any, st: Statement) -> None:
    """A tape names what is drawn by its text, which free words must not be asked for."""
    if holds_text(values):
        raise RulesFault("RW405", "free text cannot be drawn", st.mark, PASS_IT_ON)


def _player(t: State, value: Any, st: Statement) -> Player:
    if not isinstance(value, Player) or not t.plays(value):
        raise RulesFault("RW405", f"'of' names a player, not {t.text(value)}", st.mark)
    return value


def roll(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`roll`. Reads how many dice, their sides, whose. Refuses fewer than 0 or more than 1,000 dice.
    Does: throws them. Tells nobody: who sees dice is said by the attribute that keeps them."""
    dice_code, sides_code, of = (compile_expr(st.args[k]) for k in ("dice", "sides", "of"))
    bind: str = st.args["as"]

    def act(t: State, frame: CodeFrame) -> bool:
        dice, sides = dice_code(t, frame, None), sides_code(t, frame, None)
        if not (
            type(dice) is int and type(sides) is int and 0 <= dice <= MOST_DICE and 1 <= sides <= MOST_SIDES
        ):
            raise RulesFault(
                "RW405", f"{t.text(dice)} dice of {t.text(sides)} sides cannot be thrown", st.mark
            )
        frame.locals[bind] = chance.roll(t, _player(t, of(t, frame, None), st).seat, dice, sides)
        return False

    return act


def flip(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`flip`. Reads whose coin. Refuses nothing. Does: flips it. Tells all the outcome."""
    of, bind = compile_expr(st.args["of"]), st.args["as"]

    def act(t: State, frame: CodeFrame) -> bool:
        player = _player(t, of(t, frame, None), st)
        heads = chance.flip(t, player.seat)
        frame.locals[bind] = heads
        log.emit(t, "flipped", {"of": player, "heads": heads}, rules=(frame.rule,))
        return False

    return act


def pick(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`pick`. Reads a list and its owner. Refuses what is no list. Does: takes one at random, none from
    an empty list. Tells nobody: what
    is done with it tells."""
    items, of, bind = compile_expr(st.args["from"]), compile_expr(st.args["of"]), st.args["as"]

    def act(t: State, frame: CodeFrame) -> bool:
        values, owner = items(t, frame, None), of(t, frame, None)
        if not isinstance(values, tuple):
            raise RulesFault("RW405", f"'pick' needs a list, not {t.text(values)}", st.mark)
        _no_text(values, st)
        if not isinstance(owner, TheGame) and not (isinstance(owner, Player) and t.plays(owner)):
            raise RulesFault("RW405", f"'of' names a player or the game, not {t.text(owner)}", st.mark)
        frame.locals[bind] = chance.pick(t, t.text(owner), values)
        return False

    return act
