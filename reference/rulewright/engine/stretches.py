"""Stretches: what an `open` statement does while the table waits, and how it closes (SEM-16 to SEM-18)."""

from __future__ import annotations

from typing import Any

from rulewright.engine import log, moves
from rulewright.engine.frames import Ask, CodeFrame, OpenFrame, SettleFrame
from rulewright.engine.primitives_waiting import Stretch
from rulewright.engine.recognise import recognise
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import PLAYERS, Player, Record


def step(t: State, frame: OpenFrame) -> bool:
    """Look whether a stretch closes, settles, or waits. False: the table waits."""
    stretch = t.program.stretches[frame.block, frame.place]
    owner = t.stack[-2]
    if stretch.rest and not frame.settled and not frame.closing:
        frame.settled = True
        t.stack.append(SettleFrame())
        return True
    if frame.closing == "clock" and stretch.first_is_default and take_first(t, frame, stretch):
        return True
    if frame.closing:
        finish(t, frame, stretch, owner)
        return True
    if stretch.until and stretch.until(t, owner, None):
        frame.closing = "until"
        return True
    ask_seats(t, frame, stretch, owner)
    if complete(frame, stretch):
        frame.closing = "answered"
        return True
    return False


def ask_seats(t: State, frame: OpenFrame, stretch: Stretch, owner: Any) -> None:
    """Ask the seats for which the stretch is open now; drop the asks of those for which it is not any
    more."""
    players = log.players_of(stretch.seats(t, owner, None))
    seats = [p.seat for p in players]
    for gone in [s for s in frame.asks if s not in seats]:
        del frame.asks[gone]
    for player in players:
        if player.seat in frame.asks or (stretch.skip_if and stretch.skip_if(t, owner, player)):
            continue
        frame.asks[player.seat] = Ask(next_id(t, player, stretch.public))


def next_id(t: State, player: Player, public: bool) -> str:
    """A new ask id. Public and private asks are counted apart, so that an id never tells that a secret
    ask exists."""
    if public:
        t.public_asks += 1
        return f"k{t.public_asks}"
    t.private_asks[player.seat] += 1
    return f"{t.seats[player.seat]}:{t.private_asks[player.seat]}"


def complete(frame: OpenFrame, stretch: Stretch) -> bool:
    """Whether everybody has done what the stretch waits for."""
    if stretch.closes == "answered":
        return all(a.answered for a in frame.asks.values())
    if stretch.closes == "passed":
        return all(a.passed for a in frame.asks.values())
    return False


def take_first(t: State, frame: OpenFrame, stretch: Stretch) -> bool:
    """The clock has ended a stretch of offers whose default is the first legal move: make it for the
    next seat that has not answered."""
    for seat, ask in in_order(t, frame):
        if ask.answered or ask.passed:
            continue
        ask.answered = True
        first = first_move(t, PLAYERS[seat])
        if first is None:
            continue
        if stretch.sealed:
            ask.answer = moves.record(first, PLAYERS[seat])
            continue
        frame.settled = False
        begin(t, first, PLAYERS[seat], moves.event_at(t, len(t.stack) - 1))
        return True
    return False


def first_move(t: State, player: Player) -> moves.LegalMove | None:
    """The first listed offer of a seat that is not refused (it may have a hidden condition)."""
    place = len(t.stack) - 1
    for move in moves.legal(t, place, player):
        if move.ability is not None and isinstance(recognise(t, place, player, move.move), moves.LegalMove):
            return move
    return None


def in_order(t: State, frame: OpenFrame) -> list[tuple[int, Ask]]:
    """The seats of a stretch with their asks, in the order of simultaneous things (SEM-01)."""
    first, count = t.first_seat(), len(t.seats)
    return sorted(frame.asks.items(), key=lambda entry: (entry[0] - first) % count)


def begin(t: State, move: moves.LegalMove, player: Player, event: int) -> None:
    """Begin the `do` of the offer that a move uses."""
    from rulewright.engine.machine import push_ability  # the stepper imports this module

    if move.ability is not None:
        push_ability(t, move.ability, player, move.card, event, dict(move.params))


def stop_clock(t: State, frame: OpenFrame) -> None:
    """The clock that closes a stretch stops with it."""
    clock = t.program.stretches[frame.block, frame.place].clock
    if clock:
        t.timers = [entry for entry in t.timers if entry[:2] != (clock, NOBODY)]


def finish(t: State, frame: OpenFrame, stretch: Stretch, owner: Any) -> None:
    """Close a stretch: its clock stops, and `as` gets what was chosen, in order (SEM-01)."""
    t.stack.pop()
    stop_clock(t, frame)
    if not stretch.bind or not isinstance(owner, CodeFrame):
        return
    chosen = []
    for seat, ask in in_order(t, frame):
        value = ask.answer
        if not ask.answered and frame.closing == "clock" and stretch.default:
            value = stretch.default(t, owner, PLAYERS[seat])
        if stretch.single:
            owner.locals[stretch.bind] = value
            return
        if value is None:
            continue
        chosen.append(value if stretch.offers else Record({"by": PLAYERS[seat], "pick": value}))
    owner.locals[stretch.bind] = None if stretch.single else tuple(chosen)
