"""A table: the public face of the interpreter. Inputs go in, views and events come out; everything else
is data."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from rulewright.engine import clock, log, machine, moves, pending, recognise, stretches, views
from rulewright.engine.chance import unused
from rulewright.engine.faults import ChanceMissing, IllegalMove, Refusal
from rulewright.engine.frames import Ask, OpenFrame
from rulewright.engine.moves import LegalMove
from rulewright.engine.pending import PendingAsk
from rulewright.engine.position import set_up
from rulewright.engine.program import Program
from rulewright.engine.saving import load_state, read_saved, save_state
from rulewright.engine.state import NOBODY, State
from rulewright.engine.values import PLAYERS, Player
from rulewright.rules.model import Rules
from rulewright.rules.source import RulesError

# Late enough for 140,000 years, and early enough that no clock that is started then ends beyond all numbers.
LATEST = 2**52


@dataclass(frozen=True)
class Over:
    """How a game ended: the winners' names (none: a draw) and the reason."""

    winners: tuple[str, ...]
    because: str

    def plain(self) -> dict[str, Any]:
        """As plain data, as views, events and records have it."""
        return {"winners": list(self.winners), "because": self.because}


class Table:
    """One table of one game. Made by `Game.table`, `Table.from_json` or `clone`.

    Every input either changes the table or raises `IllegalMove` and leaves it as it was. `RulesFault` means
    that the rule documents are at fault; the table is then as it was before the input.
    """

    def __init__(self, program: Program, state: State) -> None:
        self._program = program
        self._state = state
        self._pending: list[PendingAsk] | None = None
        # Moves that have been listed since the last input, with their asks.
        self._listed: dict[LegalMove, PendingAsk] = {}

    @classmethod
    def new(
        cls,
        program: Program,
        seats: tuple[str, ...],
        *,
        host: str | None = None,
        settings: dict[str, Any] | None = None,
        rulings: dict[str, str] | None = None,
        lineup: list[str] | tuple[str, ...] | None = None,
        position: dict[str, Any] | None = None,
        chance: dict[str, Any] | None = None,
    ) -> Table:
        """Set a table up: seats by name, and the rest as in the protocol's `setup`.

        Raises `IllegalMove` with phase `setup` when that cannot be.
        """
        state = State(program, seats)
        set_up(state, host, settings or {}, rulings or {}, lineup, position, chance)
        return cls(program, state)

    # -- reading -------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The linked rules of this table."""
        return self._program.rules

    @property
    def seats(self) -> tuple[str, ...]:
        """Names of the seats that play, in seat order."""
        return self._state.playing

    @property
    def staff(self) -> tuple[str, ...]:
        """Names of the seats that do not play, such as a moderator. The first may answer for every player."""
        return self._program.staff

    @property
    def now(self) -> int:
        """The table's time, in milliseconds."""
        return self._state.now

    @property
    def over(self) -> Over | None:
        """How the game ended, or None while it goes on."""
        state = self._state
        if state.over is None:
            return None
        return Over(tuple(state.seats[s] for s in state.over[0]), state.over[1])

    @property
    def winners(self) -> tuple[str, ...]:
        """Names of the winners; empty while the game goes on, and after a draw."""
        return self.over.winners if self.over else ()

    @property
    def pending(self) -> list[PendingAsk]:
        """Everything that waits now, of all seats."""
        return list(self._wait())

    def asks(self, seat: str) -> list[PendingAsk]:
        """What waits for one seat."""
        self._seat(seat)
        return [a for a in self.pending if a.seat == seat]

    def legal(self, seat: str, ask: str | None = None) -> list[LegalMove]:
        """Every legal move of a seat, in canonical order: of one ask, or of all of them. Staff that may
        answer for a player names his ask.

        Moves with free words are templates (`LegalMove.text`), which cannot be made as they are: what makes
        moves by itself draws from `moves.playable` of the list.
        """
        self._seat(seat)
        found = self.asks(seat) if ask is None else self._named(seat, ask)
        if ask is not None and not found:
            raise IllegalMove(self._why_no_ask(seat, ask))
        listed: list[LegalMove] = []
        with _Reading(self._state):
            for a in found:
                own = moves.legal(self._state, a.place, self._seat(a.seat))
                self._listed.update(dict.fromkeys(own, a))
                listed += own
        return listed

    def usable(self) -> list[PendingAsk]:
        """What waits and can be answered by a move as it is listed: no asks that want words alone."""
        if not self._program.has_texts:
            return self.pending
        found = []
        self._wait()
        with _Reading(self._state):
            for a in self.pending:
                if moves.is_usable(self._state, a.place, self._seat(a.seat)):
                    found.append(a)
        return found

    def view(self, seat: str) -> dict[str, Any]:
        """What a seat (by name), a `spectator` or the `referee` sees, as plain data
        (`schema/view.schema.json`). It is for reading: parts of it may be the table's own."""
        if seat not in (views.SPECTATOR, views.REFEREE):
            self._seat(seat)
        with _Reading(self._state):
            return views.view(self._state, seat)

    def events(self, since: int = 0, seat: str | None = "referee") -> list[dict[str, Any]]:
        """The events after number `since`: all of them, as the referee has them, or those that a seat
        (or a spectator) was told. They are for reading: they are the table's own."""
        if seat in (None, views.REFEREE):
            return self._state.log[since:]
        viewer = None if seat == views.SPECTATOR else self._state.seats[self._seat(seat).seat]
        return log.feed(self._state, viewer)[since:]

    def hears(self, seat: str, event: dict[str, Any]) -> bool:
        """Whether a seat (or a `spectator`) was told of an event, one of `events()`."""
        return log.hears(self._state, event, None if seat == views.SPECTATOR else seat)

    def next_deadline(self) -> int | None:
        """The time of the next deadline, or None if no clock runs."""
        return min((entry[2] for entry in self._state.timers), default=None)

    def used_rules(self) -> list[str]:
        """The ids of the rules used since this was last asked, in order of first use."""
        # What is read anew is used anew.
        self._state.kept = None
        used = list(self._state.used)
        self._state.used = {}
        return used

    def unused_chance(self) -> dict[str, dict[str, int]]:
        """What is left on the tape."""
        return unused(self._state)

    # -- inputs -----------------------------------------------------------------------------------

    def act(
        self, seat: str, move: LegalMove | dict[str, Any] | str, ask: str | None = None, at: int | None = None
    ) -> None:
        """A seat makes a move: a legal move, its object, or its canonical text; `ask` names the question
        if there are several, or the question of a player whom this staff seat answers for.

        Raises `IllegalMove`; then nothing has changed.
        """
        with _Undo(self):
            if at is not None:
                self._advance(at, is_tick=False)
            self._wait()
            with _Reading(self._state, fresh=True):
                pending_ask, legal_move = self._recognise(seat, move, ask, fresh=at is None)
            _apply(self._state, pending_ask, self._seat(pending_ask.seat), legal_move)
            machine.run(self._state)

    def check(
        self, seat: str, move: LegalMove | dict[str, Any] | str, ask: str | None = None
    ) -> Refusal | None:
        """Why a move would be refused, or None if it is legal. Changes nothing."""
        try:
            self._wait()
            with _Reading(self._state, fresh=True):
                self._recognise(seat, move, ask)
        except IllegalMove as error:
            return error.refusal
        return None

    def withdraw(self, seat: str, ask: str | None = None, at: int | None = None) -> None:
        """Take a changeable answer back."""
        with _Undo(self):
            if at is not None:
                self._advance(at, is_tick=False)
            found = self._find_ask(seat, ask, None)
            frame = self._state.stack[found.place] if found.place >= 0 else None
            if not isinstance(frame, OpenFrame) or not found.changeable or not found.answered:
                raise IllegalMove(Refusal("turn", "not_offered", message="there is no answer to take back"))
            number = self._seat(found.seat).seat
            frame.asks[number] = Ask(frame.asks[number].id)

    def tick(self, at: int) -> None:
        """It is now `at` milliseconds: every deadline up to then fires. Time never falls."""
        with _Undo(self):
            self._advance(at, is_tick=True)

    def outside(self, event: str, seat: str | None = None, at: int | None = None) -> None:
        """Something from outside: a declared outside event, of a seat where it has one."""
        with _Undo(self):
            if at is not None:
                self._advance(at, is_tick=False)
            state = self._state
            code = self._program.events.get(event)
            if code is None or not code.event.outside:
                raise IllegalMove(Refusal("protocol", "not_offered", message=f"no outside event '{event}'"))
            if state.over is not None:
                raise IllegalMove(Refusal("turn", "over", message="the game is over"))
            if seat is None and code.event.of_seat:
                message = f"'{event}' happens to a seat: name one of {', '.join(self.seats)}"
                raise IllegalMove(Refusal("protocol", "malformed", message=message))
            who = self._player(seat) if seat is not None else None
            clock.disturb(state)
            machine.call_event(state, event, {"who": who})
            machine.run(state)

    # -- copies -------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent table in the same state."""
        return Table(self._program, self._state.clone())

    def to_json(self) -> str:
        """The whole table as JSON text; `from_json` resumes it with identical results."""
        return json.dumps(save_state(self._state), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, program: Program, text: str) -> Table:
        """The table that `to_json` wrote. Raises `ValueError` if it is none, or belongs to other rules."""
        try:
            return cls(program, load_state(program, read_saved(text)))
        except (KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
            raise ValueError(f"this is no saved table: {error!r}") from error

    # -- inside -----------------------------------------------------------------------------------------

    def _wait(self) -> list[PendingAsk]:
        """Everything that waits now, computed once after each input."""
        if self._pending is None:
            with _Reading(self._state, fresh=True):
                self._pending = pending.pending(self._state)
        return self._pending

    def _seat(self, seat: str | None) -> Player:
        """A seat by name: of a player, or of the staff."""
        seats = self._state.seats
        if seat not in seats:
            message = f"'{seat}' has no seat here; seats: {', '.join(seats)}"
            raise IllegalMove(Refusal("protocol", "malformed", message=message))
        if seat in self._program.staff:
            self._state.used[self.rules.staff[seat].rule.id] = None
        return PLAYERS[seats.index(seat)]

    def _player(self, seat: str) -> Player:
        """A seat that plays, by name."""
        if seat not in self.seats:
            message = f"'{seat}' plays no part here; players: {', '.join(self.seats)}"
            raise IllegalMove(Refusal("protocol", "malformed", message=message))
        return self._seat(seat)

    def _named(self, seat: str, ask: str) -> list[PendingAsk]:
        """The ask of that id, if it is the seat's own or that of a player for whom it may answer."""
        self._seat(seat)
        return [a for a in self.pending if a.id == ask and seat in (a.seat, a.via)]

    def _advance(self, at: int, is_tick: bool) -> None:
        if type(at) is not int or at > LATEST:
            raise IllegalMove(Refusal("protocol", "malformed", message=f"no time of a table: {at!r}"))
        if at < self._state.now:
            raise IllegalMove(
                Refusal(
                    "protocol", "malformed", message=f"time never falls: it is {self._state.now}, not {at}"
                )
            )
        clock.advance(self._state, at, is_tick)
        self._state.kept = self._pending = None
        self._listed = {}

    def _why_no_ask(self, seat: str, ask: str) -> Refusal:
        if not isinstance(ask, str):
            return Refusal("protocol", "malformed", message="an ask is named by its id")
        if self._state.over is not None:
            return Refusal("turn", "over", message="the game is over")
        other = next((a for a in self.pending if a.id == ask), None)
        if other is not None and other.public:
            return Refusal("turn", "not_yours", message=f"that is asked of {other.seat}")
        if _was_asked(self._state, seat, ask):
            return Refusal("turn", "closed", message=f"'{ask}' is closed")
        return Refusal("turn", "no_such_ask", message=f"there is no ask '{ask}'")

    def _find_ask(self, seat: str, ask: str | None, move: dict[str, Any] | None) -> PendingAsk:
        if self._state.over is not None:
            raise IllegalMove(Refusal("turn", "over", message="the game is over"))
        if ask is not None:
            named = self._named(seat, ask)
            if not named:
                raise IllegalMove(self._why_no_ask(seat, ask))
            return named[0]
        own = self.asks(seat)
        if not own:
            raise IllegalMove(Refusal("turn", "not_yours", message=f"nothing is asked of {seat}"))
        if move is None or len(own) == 1:
            return own[0]
        near: PendingAsk | None = None
        for a in own:
            outcome = recognise.recognise(self._state, a.place, self._seat(seat), move)
            if isinstance(outcome, LegalMove):
                return a
            if near is None and outcome.code != "not_offered":
                near = a
        return near or own[0]

    def _recognise(
        self, seat: str, move: LegalMove | dict[str, Any] | str, ask: str | None, fresh: bool = True
    ) -> tuple[PendingAsk, LegalMove]:
        if isinstance(move, LegalMove):
            listed = self._listed.get(move) if fresh else None
            if (
                listed is not None
                and (listed.seat == seat or (listed.via == seat and ask is not None))
                and ask in (None, listed.id)
                and recognise.take_listed(self._state, move)
            ):
                return listed, move
            move = move.move
        self._seat(seat)
        if isinstance(move, str):
            move = self._program.parse(move, self._state.seats)
        if not isinstance(move, dict):
            raise IllegalMove(Refusal("rules", "malformed", message="a move is an object, or its text"))
        found = self._find_ask(seat, ask, move)
        outcome = recognise.recognise(self._state, found.place, self._seat(found.seat), move)
        if isinstance(outcome, Refusal):
            raise IllegalMove(outcome)
        return found, outcome


def _was_asked(state: State, seat: str, ask: str) -> bool:
    if ask.startswith("k") and _is_number(ask[1:]):
        return 0 < int(ask[1:]) <= state.public_asks
    owner, _, number = ask.partition(":")
    if owner != seat and (seat != state.via or owner not in state.seats):
        return False
    return number == "any" or (
        _is_number(number) and 0 < int(number) <= state.private_asks[state.seats.index(owner)]
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 16


def _apply(t: State, ask: PendingAsk, player: Player, move: LegalMove) -> None:
    """Take a legal move as the answer of its ask."""
    if ask.place == NOBODY:
        clock.disturb(t)
        stretches.begin(t, move, player, moves.event_at(t, len(t.stack) - 1))
        return
    frame = t.stack[ask.place]
    assert isinstance(frame, OpenFrame)
    stretch = t.program.stretches[frame.block, frame.place]
    own = frame.asks[player.seat]
    if move.passes:
        own.answered, own.answer, own.picks = True, None, ()
        own.passed = stretch.closes == "passed"
    elif move.ability is None:
        _choose(t, frame, stretch, ask, player, move)
    elif stretch.sealed:
        own.answered, own.answer = True, moves.record(t, move, player)
    else:
        own.answered = stretch.closes == "answered"
        frame.settled = False
        if stretch.closes == "passed" or stretches.complete(frame, stretch):
            stretches.free_clock(t, frame)
        stretches.begin(t, move, player, moves.event_at(t, ask.place))


def _choose(
    t: State, frame: OpenFrame, stretch: Any, ask: PendingAsk, player: Player, move: LegalMove
) -> None:
    own = frame.asks[player.seat]
    if not stretch.each:
        own.answered, own.answer = True, move.value
        return
    options = moves.options_of(t, stretch, ask.place, player)
    own.picks = (*own.picks, move.value)
    if len(own.picks) >= moves.count_of(t, stretch, ask.place, player, options):
        own.answered, own.answer, own.picks = True, own.picks, ()
    elif stretch.waits_for_seats and not stretch.sealed:
        # The next pick is a new decision. A sealed one tells nobody, so its deadline stays.
        stretches.free_clock(t, frame)


class _Undo:
    """Restores the table when an input is refused after it began (a deadline fired, the tape ended, the
    rules are at fault)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __enter__(self) -> None:
        state = self.table._state
        self.saved = state.clone(for_undo=True)
        self.lengths = len(state.log), len(state.facts)
        self.table._state.steps = self.table._state.work = 0

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        self.table._pending = None
        self.table._listed = {}
        self.table._state.kept = None
        if kind is None:
            return
        used = self.table._state.used
        self.table._state = self.saved
        del self.saved.log[self.lengths[0] :], self.saved.facts[self.lengths[1] :]
        self.saved.used = {**self.saved.used, **used}
        if isinstance(error, ChanceMissing):
            raise IllegalMove(Refusal("rules", "chance", message=str(error))) from error


class _Reading:
    """Counts the work of one question anew, and says of values that do not fit at which line of the rules.

    What one question has computed the next one reads, until an input comes. Whether an input is taken must
    not depend on what was asked before, so it begins `fresh`.
    """

    def __init__(self, state: State, fresh: bool = False) -> None:
        self.state = state
        self.fresh = fresh

    def __enter__(self) -> None:
        self.state.work = self.state.number_depth = 0
        self.state.known = {} if self.fresh or self.state.kept is None else self.state.kept

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        self.state.kept, self.state.known = self.state.known if error is None else None, None
        if isinstance(error, machine.STUMBLES):
            raise machine.as_fault(self.state, error) from error


__all__ = ["IllegalMove", "Over", "Refusal", "RulesError", "Table"]
