"""Follow a recorded game to a step, and keep what a scenario needs of the way there."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.engine.api import Game
from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table
from rulewright.engine.views import REFEREE
from rulewright.records.chance import give, piles_of
from rulewright.records.form import Line, Unusable
from rulewright.records.notes import Notes, as_tape
from rulewright.records.replay import Replay, advance, begin, one_answer


@dataclass(frozen=True)
class Moment:
    """One input: the table before it, the line, the ask that it answers, whether it was the only legal move
    there, and what fell in it (piles as numbers of cards)."""

    table: Table
    line: Line
    ask: PendingAsk | None
    forced: bool
    move: str | None
    fallen: dict[str, Any]


@dataclass
class Course:
    """A game as far as it is wanted: the set-up with what fell in it, the inputs, the table at the end.

    `swaps` are cards of a pile that changed places before an input, because only then was known where they
    lay: (input, pile, card, card).
    """

    first: Line
    game: Game
    dealt: dict[str, Any]
    moments: list[Moment] = field(default_factory=list)
    swaps: list[tuple[int, str, int, int]] = field(default_factory=list)
    end: Table | None = None

    def table(self, place: int) -> Table:
        """The table before the input at a place; after the last one, the end."""
        if place < len(self.moments):
            return self.moments[place].table
        assert self.end is not None
        return self.end

    def view(self, place: int) -> dict[str, Any]:
        """What the referee sees there, with piles in the order that later inputs have shown."""
        table = self.table(place)
        view = table.view(REFEREE)
        if not self.swaps:
            return view
        piles = ordered(self, place)
        names = {p: [self.game.program.cards[n].text for n in piles[p]] for p in piles if p in view["zones"]}
        return {**view, "zones": {**view["zones"], **names}}

    def shuffled(self, pile: str, first: int, last: int) -> bool:
        """Whether a pile was shuffled in the inputs from `first` to before `last`."""
        return any(pile in moment.fallen for moment in self.moments[first:last])

    def tape(self, place: int | None) -> dict[str, Any]:
        """What fell from the input at a place on; None: from the set-up on."""
        parts = [m.fallen for m in self.moments[place or 0 :]]
        joined: dict[str, Any] = {}
        for part in ([self.dealt] if place is None else []) + parts:
            for key, values in part.items():
                if isinstance(values, list):
                    joined.setdefault(key, []).extend(values)
                    continue
                for owner, items in values.items():
                    joined.setdefault(key, {}).setdefault(owner, []).extend(items)
        return as_tape(self.game.program, joined)


def ordered(course: Course, place: int) -> dict[str, list[int]]:
    """The piles before the input at a place, in the order that later inputs have shown."""
    piles = piles_of(course.table(place))
    for index, pile, one, other in course.swaps:
        if index >= place and not course.shuffled(pile, place, index):
            _swap(piles[pile], one, other)
    return piles


def _swap(cards: list[int], one: int, other: int) -> None:
    if one in cards and other in cards:
        i, j = cards.index(one), cards.index(other)
        cards[i], cards[j] = cards[j], cards[i]


def follow(lines: Iterable[Line], inputs: int | None = None, spec_dir: Path | None = None) -> Course:
    """Play the lines, all or up to the input of that number, and keep what a scenario needs.

    `spec_dir` is the folder of the games (None: the bundled ones).

    Raises what `begin` and `advance` raise, and `Unusable` if there are not so many inputs, or none.
    """
    notes = Notes()
    replay: Replay | None = None
    course: Course | None = None
    number = 0
    for line in lines:
        number = line.number
        if replay is None or course is None:
            replay = begin(line, spec_dir=spec_dir, notes=notes)
            course = Course(line, replay.game, notes.take())
        else:
            replay = _one_more(course, replay, line, notes)
        course.end = replay.table
        if inputs is not None and replay.inputs >= inputs:
            break
    if course is None or replay is None or not course.moments:
        raise Unusable(number, "nothing has been done yet: there is no step to make a scenario of")
    if inputs is not None and replay.inputs < inputs:
        raise Unusable(number, f"the game has {replay.inputs} inputs, not {inputs}")
    return course


def _one_more(course: Course, replay: Replay, line: Line, notes: Notes) -> Replay:
    old = replay.table
    after = advance(replay, line)
    fallen = notes.take()
    if line.kind == "look":
        return after
    place = len(course.moments)
    if "drawn" in line.fields:
        _note_swaps(course, replay, line, place)
    ask = _ask_of(old, line)
    forced = ask is not None and ask.blocking and not ask.answered and one_answer(old, ask)
    course.moments.append(Moment(old, line, ask, forced, _text(replay, old, line, ask), fallen))
    return after


def _note_swaps(course: Course, replay: Replay, line: Line, place: int) -> None:
    """Find out which cards the line has put on top, and say so of the order that was noted before."""
    _, given = give(replay.supply, replay.table, line)
    old, new = piles_of(replay.table), piles_of(given)
    for pile, cards in old.items():
        for index, card in enumerate(new[pile]):
            if cards[index] == card:
                continue
            course.swaps.append((place, pile, cards[index], card))
            orders = [m.fallen[pile][-1] for m in course.moments if pile in m.fallen]
            orders = orders or ([course.dealt[pile][-1]] if pile in course.dealt else [])
            if orders:
                _swap(orders[-1], cards[index], card)
            _swap(cards, cards[index], card)


def _ask_of(table: Table, line: Line) -> PendingAsk | None:
    """The ask that a move or withdrawal answers, if it waits already."""
    if line.kind not in ("move", "withdraw"):
        return None
    own = [a for a in table.asks(line.fields["seat"]) if line.fields.get("kind") in (None, a.kind)]
    if len(own) < 2 or line.kind == "withdraw":
        return own[0] if own else None
    move = line.fields["move"]
    return next((a for a in own if table.check(a.seat, move, a.id) is None), own[0])


def _text(replay: Replay, table: Table, line: Line, ask: PendingAsk | None) -> str | None:
    """The canonical text of a move; a record may have it as an object."""
    move = line.fields.get("move")
    if move is None or isinstance(move, str):
        return move
    for listed in table.legal(line.fields["seat"], ask.id if ask else None):
        if listed.move == move:
            return listed.id
        if (
            listed.text is not None
            and {**listed.move, listed.text["name"]: move.get(listed.text["name"])} == move
        ):
            return f"{listed.id} {json.dumps(move[listed.text['name']], ensure_ascii=False)}"
    raise Unusable(line.number, "the move has to be written as its text to become part of a scenario")
