"""What one seat may answer now: its legal moves by id, and whether it may wait or take an answer back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rulewright.engine.moves import LegalMove
from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table


@dataclass(frozen=True)
class Choice:
    """One legal move of a seat: its id, the ask it answers, the rule that offers it (None: a plain choice).

    `words` names what a move with free words lacks, and `most` is how many characters it takes.
    """

    ask: str
    listed: LegalMove
    words: str | None = None
    most: int = 0

    @property
    def id(self) -> str:
        """The canonical text, by which a reply names the move."""
        return self.listed.id

    @property
    def rule(self) -> str | None:
        """The id of the rule that offers it."""
        return None if self.listed.ability is None else self.listed.ability.rule.id

    def move(self, words: str | None = None) -> dict[str, Any]:
        """The move as an object, with its free words if it takes some."""
        return self.listed.move if self.words is None else {**self.listed.move, self.words: words}


@dataclass(frozen=True)
class Decision:
    """All that waits for one seat. `choices` are its legal moves in canonical order, each id once."""

    seat: str
    asks: tuple[PendingAsk, ...]
    choices: tuple[Choice, ...]

    @property
    def may_wait(self) -> bool:
        """Whether the seat need not answer: nothing of its asks holds the game up."""
        return not any(ask.blocking for ask in self.asks)

    @property
    def answered(self) -> str | None:
        """The ask whose answer may be taken back, or None."""
        return next((ask.id for ask in self.asks if ask.changeable and ask.answered), None)

    @property
    def talks(self) -> bool:
        """Whether a legal move takes free words."""
        return any(choice.words is not None for choice in self.choices)

    @cached_property
    def by_id(self) -> dict[str, Choice]:
        """The legal moves by id."""
        return {choice.id: choice for choice in self.choices}


def decision_of(table: Table, seat: str) -> Decision:
    """What a seat may answer now; without asks and choices when nothing is asked of it."""
    asks = tuple(table.asks(seat))
    choices: dict[str, Choice] = {}
    for ask in asks:
        for move in table.legal(seat, ask.id):
            wanted = move.text
            choice = (
                Choice(ask.id, move)
                if wanted is None
                else Choice(ask.id, move, wanted["name"], wanted["max"])
            )
            # The same words twice mean the ask that comes first, as they do for the table.
            choices.setdefault(choice.id, choice)
    return Decision(seat, asks, tuple(choices.values()))
