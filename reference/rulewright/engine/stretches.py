"""Stretches: what an `open` statement does while the table waits, how it closes (SEM-16 to SEM-18), and the
time it gives for each decision (SEM-26)."""

from __future__ import annotations

from typing import Any

from rulewright.engine import log, moves
from rulewright.engine.frames import Ask, CodeFrame, OpenFrame, SettleFrame
from rulewright.engine.primitives_waiting import Stretch, length_of
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
    if stretch.ms and not frame.timed:
        start_clock(t, frame, stretch, owner)
    return False


def ask_seats(t: State, frame: OpenFrame, stretch: Stretch, owner: Any) -> None:
    """Ask the seats for which the stretch is open now; drop the asks of those for which it is not any
    more."""
    players = log.players_of(stretch.seats(t, owner, None))
    seats = [p.seat for p in players]
    for gone in [s for s in frame.asks if s not in seats]:
        del frame.asks[gone]
    if not frame.asks:
        # Whoever is asked now is asked something new.
        free_clock(t, frame)
    for player in players:
        if player.seat in frame.asks and stretch.each:
            revise_picks(t, frame, stretch, player)
        if player.seat in frame.asks or (stretch.skip_if and stretch.skip_if(t, owner, player)):
            continue
        frame.asks[player.seat] = Ask(next_id(t, player, stretch.public))


def revise_picks(t: State, frame: OpenFrame, stretch: Stretch, player: Player) -> None:
    """What was picked one by one and has gone since (by an offer at any time) is no pick any more; and fewer
    may be wanted now."""
    ask, place = frame.asks[player.seat], len(t.stack) - 1
    if ask.picks and not ask.answered:
        options = moves.options_of(t, stretch, place, player)
        ask.picks = tuple(pick for pick in ask.picks if pick in options)
        if len(ask.picks) >= moves.count_of(t, stretch, place, player, options):
            ask.answered, ask.answer, ask.picks = True, ask.picks, ()


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
            ask.answer = moves.record(t, first, PLAYERS[seat])
            continue
        frame.settled = False
        begin(t, first, PLAYERS[seat], moves.event_at(t, len(t.stack) - 1))
        return True
    return False


def first_move(t: State, player: Player) -> moves.LegalMove | None:
    """The first listed offer of a seat that is not refused (it may have a hidden condition). The clock has
    nothing to say."""
    place = len(t.stack) - 1
    for move in moves.playable(moves.legal(t, place, player)):
        if move.ability is not None and isinstance(recognise(t, place, player, move.move), moves.LegalMove):
            return move
    return None


def in_order(t: State, frame: OpenFrame) -> list[tuple[int, Ask]]:
    """The seats of a stretch with their asks, in the order of simultaneous things (SEM-01), staff last."""
    first, count = t.first_seat(), t.count
    return sorted(
        frame.asks.items(),
        key=lambda entry: (entry[0] - first) % count if entry[0] < count else entry[0],
    )


def begin(t: State, move: moves.LegalMove, player: Player, event: int) -> None:
    """Begin the `do` of the offer that a move uses."""
    from rulewright.engine.machine import push_ability  # the stepper imports this module

    if move.ability is not None:
        push_ability(t, move.ability, player, move.card, event, dict(move.params))


# -- the clock of a stretch --------------------------------------------------------------------------


def start_clock(t: State, frame: OpenFrame, stretch: Stretch, owner: Any) -> None:
    """Give the decision that a stretch begins to wait for its time: the longest of the seats that are
    asked; 0 is no clock."""
    assert stretch.clock is not None
    assert stretch.ms is not None
    # Who has answered a sealed stretch is a secret, which its deadline must not tell.
    seats = list(frame.asks) if stretch.sealed else frame.waiting() or list(frame.asks)
    longest = max((length_of(t, stretch.ms(t, owner, PLAYERS[s]), stretch.mark) for s in seats), default=0)
    take_clock(t, stretch.clock)
    frame.timed = True
    if longest:
        t.timers.append((stretch.clock, NOBODY, t.now + longest))
        t.used[t.rules.timers[stretch.clock].rule.id] = None


def take_clock(t: State, clock: str) -> None:
    """Stop a clock of the game. Stretches that gave time by it give it anew when they wait again."""
    t.timers = [entry for entry in t.timers if entry[:2] != (clock, NOBODY)]
    for frame in t.stack:
        if isinstance(frame, OpenFrame) and t.program.stretches[frame.block, frame.place].clock == clock:
            frame.timed = False


def free_clock(t: State, frame: OpenFrame) -> None:
    """The decision that a stretch gave time for is made: its clock stands still until it waits for the
    next one."""
    clock = t.program.stretches[frame.block, frame.place].clock
    if clock and frame.timed:
        take_clock(t, clock)


def stop_clock(t: State, frame: OpenFrame) -> None:
    """The clock that closes a stretch stops with it. One that gives time stops only what it has begun:
    it may have closed before it waited."""
    stretch = t.program.stretches[frame.block, frame.place]
    if stretch.clock and (frame.timed or not stretch.ms):
        take_clock(t, stretch.clock)


# -- closing -----------------------------------------------------------------------------------------


def finish(t: State, frame: OpenFrame, stretch: Stretch, owner: Any) -> None:
    """Close a stretch: its clock stops, and `as` gets what was chosen, in order (SEM-01)."""
    stop_clock(t, frame)
    t.stack.pop()
    if not stretch.bind or not isinstance(owner, CodeFrame):
        return
    chosen = []
    for seat, ask in in_order(t, frame):
        value = ask.answer
        if not ask.answered and frame.closing == "clock":
            value = taken(t, stretch, owner, PLAYERS[seat], ask.picks)
        if stretch.single:
            owner.locals[stretch.bind] = value
            return
        if value is None:
            continue
        chosen.append(value if stretch.offers else Record({"by": PLAYERS[seat], "pick": value}))
    owner.locals[stretch.bind] = None if stretch.single else tuple(chosen)


def taken(t: State, stretch: Stretch, owner: Any, player: Player, picks: tuple[Any, ...]) -> Any:
    """What an unanswered seat has chosen when the clock closes a stretch: its `default`. Picks made one by
    one stay, and a default that is a list fills the rest."""
    default = stretch.default(t, owner, player) if stretch.default else None
    if not picks:
        return default
    left = list(default) if isinstance(default, tuple) else []
    for pick in picks:
        if pick in left:
            left.remove(pick)
    place = len(t.stack)  # `finish` has taken the stretch off, so its owner is the last below this place.
    count = moves.count_of(t, stretch, place, player, moves.options_of(t, stretch, place, player))
    return (*picks, *left[: max(count - len(picks), 0)])
