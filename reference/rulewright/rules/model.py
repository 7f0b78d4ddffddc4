"""Linked rules: what the documents of one game and mode mean, with every name resolved.

Plain frozen data. The interpreter executes it, the vocabulary and the docs describe it; nothing here runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from rulewright.rules.expressions import Expr, Names
from rulewright.rules.source import Mark

Seen = Expr | Literal["all", "owner", "none"]
RESERVED_SEATS = ("spectator", "referee", "game", "all", "none")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the claims of the rule text it carries, and where it stands."""

    id: str
    claims: tuple[str, ...]
    mark: Mark
    section: str
    refuses: bool = False


@dataclass(frozen=True)
class Attribute:
    """A stored value of the game, of a player or of a card."""

    name: str
    kind: str
    type: str
    default: Expr
    seen: Seen
    until: str | None
    low: int | None
    high: int | None
    rule: Rule


@dataclass(frozen=True)
class Zone:
    """A place for cards: one, or one for each player."""

    name: str
    of: Literal["game", "player"]
    seen: Seen
    counted: Seen
    rule: Rule


@dataclass(frozen=True)
class Number:
    """A derived value: base, then the `modify` abilities that apply."""

    name: str
    kind: str
    base: Expr
    param: str | None
    is_set: bool
    seen: Seen
    rule: Rule


@dataclass(frozen=True)
class Constant:
    """A declared constant, or a table of rows by key."""

    name: str
    value: Expr | None
    rows: dict[int | str, tuple[Expr, Rule]]
    rule: Rule


@dataclass(frozen=True)
class Setting:
    """A choice made before the game: its type, default and limits."""

    name: str
    type: str
    default: int | bool | str
    low: int | None
    high: int | None
    one_of: tuple[str, ...]
    rule: Rule


@dataclass(frozen=True)
class Ruling:
    """A disputed rule: its readings and the one in force."""

    name: str
    readings: dict[str, Rule]
    default: str
    origin: tuple[str, ...]


@dataclass(frozen=True)
class Timer:
    """A clock of the game or of each player. `place` is its position in the firing order."""

    name: str
    of: Literal["game", "player"]
    before_inputs: bool
    ends: str | None
    place: int
    rule: Rule


@dataclass(frozen=True)
class Statement:
    """One statement: its primitive (or event) and its resolved parts by field name."""

    key: str
    mark: Mark
    args: dict[str, Any]
    event: str | None = None


@dataclass(frozen=True)
class Block:
    """A list of statements; `id` is its number in the linked rules, so that frames can name it."""

    id: int
    statements: tuple[Statement, ...]


@dataclass(frozen=True)
class Tells:
    """Whom an event tells what."""

    to: Seen
    data: tuple[str, ...]
    only: dict[str, Expr]
    at_end: bool


@dataclass(frozen=True)
class Event:
    """A declared event: fields with defaults, body, audience."""

    name: str
    fields: dict[str, Expr]
    do: Block
    tells: Tells
    lasts: Expr | None
    outside: bool
    of_seat: bool
    rule: Rule


@dataclass(frozen=True)
class Param:
    """A parameter of a move. `text` is the most characters of free words, which have no values."""

    name: str
    values: Expr
    count: Expr | None
    optional: bool
    code: str
    target: bool | None
    kind: str
    rule: Rule
    text: int | None = None


@dataclass(frozen=True)
class Need:
    """A named condition of a move; `level` is how many parameters must be known to test it."""

    name: str
    test: Expr
    code: str
    hidden: bool
    level: int
    rule: Rule


@dataclass(frozen=True)
class Ability:
    """One ability of the game, a role, a character, a status or a card."""

    index: int
    name: str
    key: str
    on: tuple[str, ...]
    owner_kind: str
    owner: str
    rule: Rule
    condition: Expr | None = None
    do: Block | None = None
    order: int = 0
    once: str | None = None
    zones: tuple[str, ...] = ()
    when_dead: bool = False
    verb: str = ""
    params: tuple[Param, ...] = ()
    needs: tuple[Need, ...] = ()
    stage: str | None = None
    of: Expr | None = None
    add: Expr | None = None
    set: Expr | None = None
    include: Expr | None = None
    code: str = "forbidden"
    by: str = "players"


@dataclass(frozen=True)
class Document:
    """A card, character, role or status: declared data and, for cards, the copies (`5D`, or "" if they
    have no suit)."""

    kind: str
    id: str
    data: dict[str, Any]
    copies: tuple[str, ...]
    rule: Rule


@dataclass(frozen=True)
class StaffSeat:
    """A seat that does not play. `sees_all`: it sees what the referee sees, else what a spectator does."""

    name: str
    sees_all: bool
    rule: Rule


@dataclass(frozen=True)
class Lineup:
    """The list of roles in play: its default, and the named conditions on it in their order."""

    default: Expr
    needs: tuple[tuple[Expr, Rule], ...]
    rule: Rule


@dataclass(frozen=True)
class Sound:
    """A condition that holds at every resting point."""

    name: str
    of: str
    test: Expr
    rule: Rule


@dataclass
class Rules:
    """The linked rules of one game in one mode. `hash` identifies them (texts are not part of it)."""

    game: str
    mode: str
    modes: tuple[str, ...]
    seats: tuple[int, int]
    seats_rule: Rule
    start: str
    resting: dict[str, str]
    names: Names
    order_from: Expr | None
    hash: str = ""
    constants: dict[str, Constant] = field(default_factory=dict)
    settings: dict[str, Setting] = field(default_factory=dict)
    rulings: dict[str, Ruling] = field(default_factory=dict)
    symbols: dict[str, tuple[str, ...]] = field(default_factory=dict)
    attributes: dict[str, dict[str, Attribute]] = field(default_factory=dict)
    zones: dict[str, Zone] = field(default_factory=dict)
    numbers: dict[str, dict[str, Number]] = field(default_factory=dict)
    catalogue: str | None = None
    stages: tuple[str, ...] = ()
    timers: dict[str, Timer] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
    abilities: list[Ability] = field(default_factory=list)
    documents: dict[str, dict[str, Document]] = field(default_factory=dict)
    sound: tuple[Sound, ...] = ()
    staff: dict[str, StaffSeat] = field(default_factory=dict)
    lineup: Lineup | None = None
    blocks: list[Block] = field(default_factory=list)
    rules: dict[str, Rule] = field(default_factory=dict)

    def by_key(self, key: str, on: str) -> tuple[Ability, ...]:
        """The abilities of one kind on one event, occasion or number, in declared order."""
        return self._index.get((key, on), ())

    def statements(self) -> Iterator[Statement]:
        """Every statement, those inside other statements included."""
        for block in self.blocks:
            yield from block.statements

    def index_abilities(self) -> None:
        """Build the look-up of `by_key`; called once when linking ends."""
        table: dict[tuple[str, str], list[Ability]] = {}
        for ability in self.abilities:
            for on in ability.on or ("",):
                table.setdefault((ability.key, on), []).append(ability)
        self._index = {k: tuple(v) for k, v in table.items()}

    _index: dict[tuple[str, str], tuple[Ability, ...]] = field(default_factory=dict, repr=False)
