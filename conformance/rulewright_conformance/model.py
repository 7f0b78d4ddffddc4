"""A scenario after loading: frozen data in which every word is known to exist."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Pattern = Mapping[str, Any]
StepKind = Literal["move", "withdraw", "together", "tick", "outside", "look"]


@dataclass(frozen=True)
class Act:
    """One move: its canonical text and the object that goes over the wire."""

    text: str
    move: Mapping[str, Any]


@dataclass(frozen=True)
class Expected:
    """A value that is expected; it may be `None`, which is why it is wrapped."""

    value: Any


@dataclass(frozen=True)
class Refuse:
    """How a move or a set-up must be refused; `None` means that it does not matter."""

    code: str | None = None
    phase: str | None = None
    rule: str | None = None
    hidden: bool | None = None


@dataclass(frozen=True)
class Events:
    """Events that must occur: in the order written, or in any."""

    patterns: tuple[Pattern, ...]
    ordered: bool


@dataclass(frozen=True)
class Asked:
    """Asks that must wait; with `exactly`, no other blocking one does."""

    patterns: tuple[Pattern, ...]
    exactly: bool


@dataclass(frozen=True)
class LegalCheck:
    """What the legal moves of one ask of a seat are."""

    seat: str
    kind: str | None = None
    exactly: tuple[str, ...] | None = None
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    count: Expected | None = None


@dataclass(frozen=True)
class Checks:
    """Everything that is looked at at one point of a scenario."""

    state: Pattern | None = None
    views: tuple[tuple[str, Pattern], ...] = ()
    events: Events | None = None
    never: tuple[Pattern, ...] = ()
    asked: Asked | None = None
    not_asked: tuple[Pattern, ...] = ()
    legal: tuple[LegalCheck, ...] = ()
    rules: tuple[str, ...] = ()
    over: Expected | None = None


@dataclass(frozen=True)
class Step:
    """One step. `number` counts from 1; `text` is its readable form.

    `via` is the staff seat that makes the move in the place of `seat`.
    """

    number: int
    what: StepKind
    text: str
    seat: str | None = None
    act: Act | None = None
    kind: str | None = None
    together: tuple[tuple[str, Act], ...] = ()
    tick: int | None = None
    outside: str | None = None
    at: int | None = None
    refuse: Refuse | None = None
    checks: Checks = field(default_factory=Checks)
    via: str | None = None


@dataclass(frozen=True)
class Run:
    """One scenario in one mode under one reading: what the runner executes.

    `setup` holds the fields of the `setup` message except `cmd` and `seq`. `fixed_level` is set when the
    scenario names its level, which then holds for all of its checks. `staff` are the seats of the mode that
    do not play.
    """

    name: str
    scenario: str
    title: str
    claims: tuple[str, ...]
    rules: tuple[str, ...]
    game: str
    mode: str
    seats: tuple[str, ...]
    setup: Mapping[str, Any]
    setup_refused: Refuse | None
    needs: tuple[str, ...]
    level: int
    fixed_level: bool
    steps: tuple[Step, ...]
    expect: Checks
    file: str
    line: int
    staff: tuple[str, ...] = ()

    @property
    def everybody(self) -> tuple[str, ...]:
        """The seats that play, then the staff."""
        return self.seats + self.staff

    @property
    def ruling(self) -> Mapping[str, str]:
        """The readings that this run chooses."""
        chosen: Mapping[str, str] = self.setup.get("rulings", {})
        return chosen
