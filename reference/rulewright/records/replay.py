"""Play a recorded game on the reference engine, and stop at the first line that the rules forbid."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rulewright.engine.api import Game, load
from rulewright.engine.faults import IllegalMove, Refusal
from rulewright.engine.moves import playable
from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table
from rulewright.records.chance import (
    NOTHING,
    Before,
    Impossible,
    Supply,
    before,
    give,
    settle,
    supply_of_setup,
)
from rulewright.records.form import Line, Unusable
from rulewright.records.notes import Notes
from rulewright.records.shown import difference
from rulewright.rules.names import UnknownName
from rulewright.rules.vocabulary import describe
from rulewright_conformance.acts import one_by_one
from rulewright_conformance.model import Act

# So many asks in a row with one legal move each are answered where an engine leaves them out.
PATIENCE = 200
_OPTIONS = ("host", "settings", "rulings", "lineup")
_FEW = 8


@dataclass(frozen=True)
class Fault:
    """The first thing that the rules forbid. `what` is `setup`, `move`, `chance`, `view`, `event` or `over`.

    `legal` are a few of the moves that would have been legal for the seat, `legal_count` how many there are;
    `asked` is what waited instead, where the seat was asked nothing; `rule_at` is where the rule that refused
    stands (`liars_dice/game.yaml:382`); `expected` is what the rules show, `got` what the record says.
    """

    line: int
    what: str
    text: str
    message: str
    seat: str | None = None
    refusal: Refusal | None = None
    legal: tuple[str, ...] = ()
    legal_count: int = 0
    asked: tuple[str, ...] = ()
    expected: Any = None
    got: Any = None
    rule_at: str | None = None


class Forbidden(Exception):
    """A line that the rules forbid."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


@dataclass(frozen=True)
class Replay:
    """A recorded game as far as it has been played: the table, and what is known of chance.

    `inputs` counts what was done; `shown` the lines that say what was shown, `checked` those of them that
    were compared. `notes` is where what falls is noted, if that is wanted.
    """

    game: Game
    words: Mapping[str, Any]
    table: Table
    supply: Supply
    with_views: bool = True
    notes: Notes | None = None
    checked: int = 0
    inputs: int = 0
    shown: int = 0


def begin(
    line: Line, with_views: bool = True, spec_dir: Path | None = None, notes: Notes | None = None
) -> Replay:
    """The table that the first line sets up; what falls at it goes into `notes`.

    Raises `Unusable` for a game or mode that does not exist, `Forbidden` for a set-up that cannot be.
    """
    fields = line.fields
    try:
        game = load(fields["game"], fields.get("mode"), spec_dir)
    except UnknownName as error:
        own = error.kind == "game" and spec_dir is None
        hint = "; a game of your own is found with --spec DIR" if own else ""
        raise Unusable(line.number, f"{error}{hint}") from None
    options = {name: fields[name] for name in _OPTIONS if name in fields}
    words, supply = describe(game.rules), supply_of_setup(game, line)
    try:
        with _noting(notes):
            table = game.table(list(fields["seats"]), tape=supply.tape, **options)
    except IllegalMove as error:
        raise Forbidden(_refused(line, None, error.refusal, words)) from None
    replay = Replay(game, words, table, supply, with_views, notes)
    return _looked_at(replay, table, line, NOTHING)


def advance(replay: Replay, line: Line) -> Replay:
    """The game after one more line. Raises `Forbidden`, or `Unusable` if the line itself makes no sense."""
    try:
        supply, table = give(replay.supply, replay.table, line)
        was = before(table)
    except Impossible as error:
        raise Forbidden(_of_chance(line, str(error))) from None
    table = _played(replay, table, line)
    inputs = replay.inputs + (line.kind != "look")
    return _looked_at(replace(replay, supply=supply, inputs=inputs), table, line, was)


# -- inputs ------------------------------------------------------------------------------------------


def _played(replay: Replay, table: Table, line: Line) -> Table:
    """Another table, after the input; asks with one legal move that the record leaves out are answered
    first."""
    first: IllegalMove | None = None
    trial = table
    for _ in range(PATIENCE):
        after = trial.clone()
        try:
            with _noting(replay.notes):
                _input(replay, after, line)
            return after
        except IllegalMove as error:
            first = first or error
        answered = _without_asking(trial, replay.notes) if line.kind in ("move", "withdraw") else None
        if answered is None:
            break
        trial = answered
    assert first is not None
    raise Forbidden(_refused(line, table, first.refusal, replay.words))


def _noting(notes: Notes | None) -> AbstractContextManager[None]:
    """Meanwhile what falls is noted, if that is wanted."""
    return nullcontext() if notes is None else notes.listening()


def _without_asking(table: Table, notes: Notes | None) -> Table | None:
    """Another table, after the answer to one transparent ask (blocking, one legal move without words); None
    if there is none, or if the chance of what follows is missing."""
    after = table.clone()
    try:
        with _noting(notes):
            return after if answer_forced(after) else None
    except IllegalMove:
        return None


def _input(replay: Replay, table: Table, line: Line) -> None:
    fields = line.fields
    at = fields.get("at")
    if line.kind == "tick":
        table.tick(fields["tick"])
    elif line.kind == "outside":
        table.outside(fields["outside"], fields.get("seat"), at)
    elif line.kind == "withdraw":
        sender, ask = _ask(table, fields, None)
        table.withdraw(sender, ask, at)
    elif line.kind == "move":
        move = fields["move"]
        if isinstance(move, str):
            move = replay.game.program.parse(move, (*table.seats, *table.staff))
        acts = one_by_one(Act(str(fields["move"]), move), dict(replay.words))
        sender, ask = _ask(table, fields, move)
        each = len(acts) > 1 and any(a.id == ask and a.form == "each" for a in table.pending)
        for each_move in [dict(a.move) for a in acts] if each else [move]:
            table.act(sender, each_move, ask, at)


def _ask(table: Table, fields: Mapping[str, Any], move: Any) -> tuple[str, str | None]:
    """Who sends an input, and under which ask; none where the table finds it by itself."""
    seat, via, kind = fields["seat"], fields.get("via"), fields.get("kind")
    if seat not in (*table.seats, *table.staff):
        table.asks(seat)  # refuses it
    if via is None and kind is None:
        own = table.asks(seat)
        if move is None or len(own) != 1:
            answered = [a for a in own if a.changeable and a.answered]
            return seat, answered[0].id if move is None and answered else None
        return seat, own[0].id
    fit = [a for a in table.asks(seat) if kind in (None, a.kind)]
    if not fit:
        what = f"'{kind}'" if kind else "anything"
        raise IllegalMove(Refusal("turn", "not_yours", message=f"nobody asks {seat} {what}"))
    if via is not None and move is not None:
        fit = [a for a in fit if a.via == via and table.check(via, move, a.id) is None] or fit
    return via or seat, fit[0].id


def answer_forced(table: Table) -> bool:
    """Answer one transparent ask (blocking, one legal move without words), if there is one.

    Raises `IllegalMove` if chance for what follows is missing.
    """
    found = forced(table)
    if found is None:
        return False
    table.act(found.seat, table.legal(found.seat, found.id)[0], found.id)
    return True


def forced(table: Table) -> PendingAsk | None:
    """The first transparent ask that waits."""
    for ask in table.pending:
        if ask.blocking and not ask.answered and one_answer(table, ask):
            return ask
    return None


def one_answer(table: Table, ask: PendingAsk) -> bool:
    """Whether an ask has one legal move, and one without words."""
    legal = table.legal(ask.seat, ask.id)
    return len(legal) == 1 and len(playable(legal)) == 1


# -- what was shown ------------------------------------------------------------------------------------


def _looked_at(replay: Replay, table: Table, line: Line, was: Before) -> Replay:
    """The replay after the checks of a line. Where something differs, asks with one legal move are answered:
    an engine may have left them out."""
    first: Fault | None = None
    trial: Table | None = table
    for _ in range(PATIENCE):
        if trial is None:
            break
        found = _differs(replay, trial, line, was)
        if isinstance(found, Supply):
            shown = bool(line.fields.keys() & {"views", "events"})
            checked = replay.checked + (shown and replay.with_views)
            return replace(replay, table=trial, supply=found, checked=checked, shown=replay.shown + shown)
        first = first or found
        trial = _without_asking(trial, replay.notes)
    assert first is not None
    raise Forbidden(first)


def _differs(replay: Replay, table: Table, line: Line, was: Before) -> Supply | Fault:
    try:
        supply = settle(replay.supply, table, line, was)
    except Impossible as error:
        return _of_chance(line, str(error))
    found = difference(table, line, was.events, replay.with_views)
    if found is None:
        return supply
    return Fault(
        line.number, found.what, line.text, found.message, None, expected=found.expected, got=found.got
    )


# -- faults ------------------------------------------------------------------------------------------------


def _of_chance(line: Line, message: str) -> Fault:
    return Fault(line.number, "chance", line.text, message, line.fields.get("seat"))


def _refused(line: Line, table: Table | None, refusal: Refusal, words: Mapping[str, Any]) -> Fault:
    message = refusal.message or refusal.code
    seat = line.fields.get("seat")
    if refusal.code == "chance":
        return _of_chance(line, message.replace("the tape", "the record"))
    place = words["rules"].get(refusal.rule, {}).get("at")
    if table is None:
        return Fault(line.number, "setup", line.text, message, None, refusal, rule_at=place)
    legal = _legal(table, seat) if seat in (*table.seats, *table.staff) else []
    asked = () if legal else tuple(f"{a.seat} ({a.kind})" for a in table.pending)
    return Fault(
        line.number,
        "move",
        line.text,
        message,
        seat,
        refusal,
        tuple(legal[:_FEW]),
        len(legal),
        asked[:_FEW],
        rule_at=place,
    )


def _legal(table: Table, seat: str) -> list[str]:
    try:
        return [move.id for move in table.legal(seat)]
    except IllegalMove:
        return []
