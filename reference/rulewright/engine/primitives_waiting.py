"""Waiting, time and the end: open (with its short forms), close, timer, win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.engine import log
from rulewright.engine.evaluate import Code, compile_expr
from rulewright.engine.faults import RulesFault
from rulewright.engine.frames import CodeFrame, OpenFrame
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import Player
from rulewright.rules.expressions import Expr
from rulewright.rules.model import Statement
from rulewright.rules.source import Mark

if TYPE_CHECKING:
    from rulewright.engine.program import Operation, Program


class Stretch:
    """An `open` statement ready to run: what `stretches` reads of it."""

    __slots__ = (
        "bind",
        "changeable",
        "clock",
        "closes",
        "count",
        "default",
        "each",
        "first_is_default",
        "kind",
        "mark",
        "ms",
        "name",
        "offers",
        "optional",
        "ordered",
        "public",
        "rest",
        "sealed",
        "seats",
        "single",
        "skip_if",
        "source",
        "until",
        "verb",
    )

    def __init__(self, st: Statement) -> None:
        args = st.args
        get = args.get

        def code(key: str) -> Code | None:
            value = get(key)
            return compile_expr(value) if isinstance(value, Expr) else None

        self.name: str | None = get("name")
        self.kind: str = args["kind"]
        self.seats: Code = compile_expr(args["for"])
        self.offers: tuple[str, ...] = get("offers") or ()
        self.source, self.count, self.until = code("from"), code("count"), code("until")
        self.first_is_default = bool(self.offers) and get("default") is not None
        self.default = None if self.offers else code("default")
        self.skip_if = code("skip_if")
        self.ordered, self.each, self.optional = (
            bool(get("ordered")),
            bool(get("each")),
            bool(get("optional")),
        )
        self.sealed, self.changeable, self.public = (
            bool(get("sealed")),
            bool(get("changeable")),
            bool(get("public")),
        )
        self.closes: str = args["closes"]
        self.clock: str | None = get("clock")
        self.ms = code("ms")
        self.rest: str | None = get("rest")
        self.verb: str = get("verb") or "choose"
        self.single = bool(get("single"))
        self.bind: str | None = get("as")
        self.mark = st.mark

    @property
    def waits_for_seats(self) -> bool:
        """Whether answers of its seats close it: not so if only its clock or `close` does."""
        return self.closes in ("answered", "passed")

    @property
    def can_pass(self) -> bool:
        """Whether `pass` is a move here."""
        return self.optional or self.closes == "passed"


def open_(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`open`, `choose`, `ask_all`, `window`. Reads for whom and what each time the table waits. Refuses
    nothing. Does: waits until it
    closes; `as` gets what was chosen. Tells each seat its own ask, the others that it is asked, if the
    ask is public."""
    program.stretches[block, index] = Stretch(st)

    def act(t: State, frame: CodeFrame) -> bool:
        t.stack.append(OpenFrame(block, index))
        return True

    return act


def close(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`close`. Reads nothing. Refuses a stretch that is not open. Does: ends the innermost one of that
    name and all that it began. Tells nobody."""
    from rulewright.engine.machine import cut  # the stepper imports this module

    name = st.args["name"]

    def act(t: State, frame: CodeFrame) -> bool:
        for place in range(len(t.stack) - 1, -1, -1):
            waiting = t.stack[place]
            if (
                isinstance(waiting, OpenFrame)
                and t.program.stretches[waiting.block, waiting.place].name == name
            ):
                cut(t, place)
                waiting.closing = "closed"
                return True
        raise RulesFault("RW405", f"no stretch '{name}' is open", st.mark)

    return act


def timer(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`timer`. Reads how long and whose. Refuses less than 0 ms. Does: starts it anew, stops it, or lets it
    end sooner. Tells nobody; asks show when they close."""
    named = {verb: st.args[verb] for verb in ("start", "stop", "cap") if st.args[verb] is not None}
    if len(named) != 1:
        raise RulesFault("RW214", "'timer' needs one of 'start', 'stop' and 'cap'", st.mark)
    ((verb, name),) = named.items()
    ms = compile_expr(st.args["ms"]) if st.args["ms"] else None
    of = compile_expr(st.args["of"]) if st.args["of"] else None

    def act(t: State, frame: CodeFrame) -> bool:
        owner: Any = of(t, frame, None) if of else None
        if isinstance(owner, Player) and not t.plays(owner):
            raise RulesFault("RW405", f"a timer belongs to a player, not to {t.text(owner)}", st.mark)
        seat = owner.seat if isinstance(owner, Player) else NOBODY
        running = next((entry[2] for entry in t.timers if entry[:2] == (name, seat)), None)
        deadline = t.now + length_of(t, ms(t, frame, None), st.mark) if ms else None
        if verb == "cap" and (running is None or deadline is None or running <= deadline):
            return False
        t.timers = [entry for entry in t.timers if entry[:2] != (name, seat)]
        if deadline is not None:
            t.timers.append((name, seat, deadline))
            t.used[t.rules.timers[name].rule.id] = None
        return False

    return act


def length_of(t: State, value: Any, mark: Mark) -> int:
    """A time that a clock may run, in milliseconds."""
    if type(value) is not int or value < 0:
        raise RulesFault("RW405", f"a timer runs for 0 ms or more, not {t.text(value)}", mark)
    return value


def win(program: Program, st: Statement, block: int, index: int) -> Operation:
    """`win`. Reads the winners. Refuses nothing. Does: ends the game; the stack is cleared (SEM-11).
    Tells all."""
    who, because = compile_expr(st.args["who"]), st.args["because"]

    def act(t: State, frame: CodeFrame) -> bool:
        winners = sorted({p.seat for p in log.players_of(who(t, frame, None))})
        if winners and winners[-1] >= t.count:
            raise RulesFault("RW405", f"{t.seats[winners[-1]]} does not play, and cannot win", st.mark)
        log.emit(
            t,
            "over",
            {"winners": tuple(t.all_players()[s] for s in winners), "because": because},
            rules=(frame.rule,),
        )
        t.over = (tuple(winners), because)
        t.stack.clear()
        t.timers = []
        return True

    return act
