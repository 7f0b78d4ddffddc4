"""Linked rules made ready to run: every expression a closure, every statement an operation.

A program is built once for each game and mode and shared by all its tables.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.engine.evaluate import Code, compile_expr
from rulewright.engine.state import Scope
from rulewright.engine.values import Card, Player, card
from rulewright.rules.expressions import Expr
from rulewright.rules.model import Ability, Attribute, Event, Number, Rules, Seen
from rulewright.rules.moves import parse_move
from rulewright.rules.source import Mark
from rulewright.rules.vocabulary import describe

if TYPE_CHECKING:
    from rulewright.engine.primitives_waiting import Stretch

Operation = Callable[[Any, Any], bool]
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What is printed on one card."""

    kind: str
    suit: str | None
    rank: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Kept:
    """What an attribute may hold: Python types, limits of a whole number (or of each face of dice)."""

    types: tuple[type, ...]
    low: int | None
    high: int | None
    words: str

    def allows(self, value: Any) -> bool:
        """Whether a value fits."""
        if type(value) not in self.types:
            return False
        if self.low is None and self.high is None:
            return True
        numbers = value if type(value) is tuple else (value,)
        low, high = self.low, self.high
        return all(
            (low is None or n >= low) and (high is None or n <= high) for n in numbers if type(n) is int
        )


_KEPT_TYPES: dict[str, tuple[type, ...]] = {
    "int": (int,),
    "bool": (bool,),
    "player": (Player, type(None)),
    "card": (Card, type(None)),
    "list": (tuple,),
    "dice": (tuple,),
}


def kept(attribute: Attribute) -> Kept:
    """What an attribute may hold. Symbols and documents are words, or none; a group may hold numbers."""
    types = _KEPT_TYPES.get(attribute.type, (str, int, type(None)))
    if attribute.default.type == "none":
        types = (*types, type(None))
    limits = [f"{word} {n}" for word, n in (("from", attribute.low), ("to", attribute.high)) if n is not None]
    return Kept(types, attribute.low, attribute.high, " ".join([f"it is of type {attribute.type}", *limits]))


@dataclass(frozen=True, slots=True)
class NumberCode:
    """A number ready to be computed."""

    base: Code
    param: str | None
    modifiers: tuple[Ability, ...]
    rule_id: str
    mark: Mark


@dataclass(frozen=True, slots=True)
class ParamCode:
    """A parameter of a move."""

    name: str
    values: Code
    count: Code | None
    optional: bool
    code: str
    target: bool
    kind: str
    rule_id: str


@dataclass(frozen=True, slots=True)
class TextCode:
    """The free words of a move: the name of the parameter and the most characters they may have."""

    name: str
    most: int
    rule_id: str


@dataclass(frozen=True, slots=True)
class NeedCode:
    """A named condition of a move."""

    test: Code
    code: str
    hidden: bool
    level: int
    rule_id: str


@dataclass(frozen=True, slots=True)
class AbilityCode:
    """The closures of an ability. `params` are those with values to choose from, `text` the free words after
    them."""

    condition: Code | None
    of: Code | None
    add: Code | None
    set: Code | None
    include: Code
    params: tuple[ParamCode, ...]
    needs: tuple[NeedCode, ...]
    needs_at: tuple[tuple[NeedCode, ...], ...]
    text: TextCode | None = None


@dataclass(frozen=True, slots=True)
class EventCode:
    """The closures of an event, and the abilities that watch for it."""

    event: Event
    defaults: dict[str, Code]
    lasts: Code | None
    to: Code | str
    only: dict[str, Code]
    until: tuple[Attribute, ...]
    before: tuple[Ability, ...]
    instead: tuple[Ability, ...]
    after: tuple[Ability, ...]


def _parts_of_choices(rules: Rules) -> dict[str, dict[str, None]]:
    """For each occasion, the parameters of all its offers, each with none: what a choice reads of those that
    its own offer lacks."""
    found: dict[str, dict[str, None]] = {}
    for ability in rules.abilities:
        if ability.key == "offer":
            for occasion in ability.on:
                found.setdefault(occasion, {}).update(dict.fromkeys(p.name for p in ability.params))
    return found


@dataclass(frozen=True, slots=True)
class LineupCode:
    """The line-up of a set-up: its default, its conditions with their rules, and the rule of the whole."""

    default: Code
    needs: tuple[tuple[Code, str], ...]
    rule_id: str


class Program:
    """Everything that is the same for all tables of one game and mode."""

    def __init__(self, rules: Rules) -> None:
        from rulewright.engine.statements import compile_statement

        self.rules = rules
        self.empty_scope = Scope({})
        self._vocabulary: dict[str, Any] | None = None
        self.rank = {"rule": 0, "role": 1, "character": 2, "status": 3, "card": 4}
        self.order_from = _maybe(rules.order_from)
        self._cards()
        self._numbers()
        self._offer_zones()
        self._declared()
        self.abilities = [self._ability(a) for a in rules.abilities]
        self.has_texts = any(code.text is not None for code in self.abilities)
        self.events = {name: self._event(event) for name, event in rules.events.items()}
        self.lasting = {n: e.lasts for n, e in self.events.items() if e.lasts is not None}
        self.has_lasting = bool(self.lasting)
        self.conditions: list[Code] = []
        self.stretches: dict[tuple[int, int], Stretch] = {}
        self.operations: list[list[Operation]] = [
            [compile_statement(self, s, b.id, i) for i, s in enumerate(b.statements)] for b in rules.blocks
        ]
        self.sound = [(s, compile_expr(s.test)) for s in rules.sound]
        self.parts_of_choices = _parts_of_choices(rules)
        self.lineup = _lineup(rules)
        # The seats that do not play, and those of them that see what the referee sees.
        self.staff = tuple(rules.staff)
        self.all_seeing = frozenset(name for name, seat in rules.staff.items() if seat.sees_all)

    def parse(self, text: str, seats: tuple[str, ...]) -> dict[str, Any]:
        """The move object that a canonical text stands for."""
        if self._vocabulary is None:
            self._vocabulary = describe(self.rules)
        return parse_move(text, self._vocabulary, list(seats))

    # -- what the documents declare --------------------------------------------------------------

    def _cards(self) -> None:
        self.cards: list[CardInfo] = []
        self.copies: dict[str, list[int]] = {}
        for kind, document in self.rules.documents.get("card", {}).items():
            for copy in document.copies:
                suit = SUITS.get(copy[-1:]) if copy else None
                rank = RANKS.index(copy[:-1]) + 1 if copy else None
                self.copies.setdefault(kind, []).append(len(self.cards))
                self.cards.append(CardInfo(kind, suit, rank, f"{kind} {copy}".strip()))
        self.all_cards: tuple[Card, ...] = tuple(card(i) for i in range(len(self.cards)))
        # A card is called by its text, or by its kind alone.
        self.cards_called: dict[str, list[Card]] = {}
        for each in self.all_cards:
            info = self.cards[each.number]
            for name in dict.fromkeys((info.text, info.kind)):
                self.cards_called.setdefault(name, []).append(each)

    def offers_on(self, occasions: tuple[str, ...], of_staff: bool = False) -> tuple[Ability, ...]:
        """The offers for players (or for staff) on these occasions, each once, in the order in which moves
        are listed."""
        offers = self._staff_offers if of_staff else self._offers
        if occasions not in offers:
            by = "staff" if of_staff else "players"
            found = {a.index: a for on in occasions for a in self.rules.by_key("offer", on) if a.by == by}
            offers[occasions] = tuple(sorted(found.values(), key=lambda a: (a.order, a.index)))
        return offers[occasions]

    def offers_of(
        self, occasions: tuple[str, ...], of_staff: bool, carried: tuple[Any, ...]
    ) -> tuple[Ability, ...]:
        """Those of the offers on these occasions that a seat may have that carries these documents (a value
        for each name of `carrying`): of roles and characters only its own."""
        key = (occasions, of_staff, carried)
        if key not in self._offers_of:
            held = [(name, value) for name, value in zip(self.carrying, carried, strict=True)]
            self._offers_of[key] = tuple(
                a
                for a in self.offers_on(occasions, of_staff)
                if a.owner_kind not in self.carriers
                or any(value == a.owner and name in self.carriers[a.owner_kind] for name, value in held)
            )
        return self._offers_of[key]

    def with_words(self, occasions: tuple[str, ...]) -> bool:
        """Whether an offer on these occasions has free words."""
        if occasions not in self._with_words:
            offers = (*self.offers_on(occasions), *self.offers_on(occasions, True))
            self._with_words[occasions] = any(self.abilities[a.index].text is not None for a in offers)
        return self._with_words[occasions]

    def _offer_zones(self) -> None:
        """Where cards lie whose offers may be used, each zone with whose it is."""
        self._offers: dict[tuple[str, ...], tuple[Ability, ...]] = {}
        self._offers_of: dict[tuple[tuple[str, ...], bool, tuple[Any, ...]], tuple[Ability, ...]] = {}
        self._with_words: dict[tuple[str, ...], bool] = {}
        self._staff_offers: dict[tuple[str, ...], tuple[Ability, ...]] = {}
        zones = [
            z for a in self.rules.abilities if a.key == "offer" and a.owner_kind == "card" for z in a.zones
        ]
        self.offer_zones = tuple((z, self.rules.zones[z].of) for z in dict.fromkeys(zones))

    def _numbers(self) -> None:
        rules = self.rules
        self.numbers: dict[tuple[str, str], NumberCode] = {}
        for kind, table in rules.numbers.items():
            for name, number in table.items():
                self.numbers[kind, name] = self._number(number)
        self.player_numbers = {n for (k, n), c in self.numbers.items() if k == "player" and not c.param}
        self.game_numbers = {n for (k, n), c in self.numbers.items() if k == "game" and not c.param}
        self.card_numbers = {n for (k, n), c in self.numbers.items() if k == "card" and not c.param}
        self.alive_number = "alive" in self.player_numbers
        self.has_alive = self.alive_number or "alive" in rules.attributes.get("player", {})

    def _number(self, number: Number) -> NumberCode:
        modifiers = self.rules.by_key("modify", number.name)
        base = compile_expr(number.base)
        return NumberCode(
            (lambda t, f, it: tuple(dict.fromkeys(base(t, f, it)))) if number.is_set else base,
            number.param,
            modifiers,
            number.rule.id,
            number.rule.mark,
        )

    def _declared(self) -> None:
        rules = self.rules
        self.constants = {
            n: (c.rule.id, compile_expr(c.value)) for n, c in rules.constants.items() if c.value
        }
        self.tables = {
            n: {key: (rule.id, compile_expr(value)) for key, (value, rule) in c.rows.items()}
            for n, c in rules.constants.items()
            if c.rows
        }
        self.setting_rules = {n: s.rule.id for n, s in rules.settings.items()}
        self.reading_rules = {
            (n, r): rule.id for n, ruling in rules.rulings.items() for r, rule in ruling.readings.items()
        }
        self.document_ids = {
            f"{kind}s": tuple(rules.documents.get(kind, ())) for kind in ("card", "character", "role")
        }
        self.data: dict[str, dict[str, Code]] = {}
        self.document_rules: dict[str, str] = {}
        for table in rules.documents.values():
            for id_, document in table.items():
                self.data[id_] = {n: compile_expr(e) for n, e in document.data.items()}
                self.document_rules[id_] = document.rule.id
        players = rules.attributes.get("player", {})
        self.carriers = {
            kind: [n for n, a in players.items() if a.type == kind] for kind in ("role", "character")
        }
        # All attributes of players that name a document whose abilities they carry.
        self.carrying = tuple(name for names in self.carriers.values() for name in names)
        self.defaults = {
            k: {n: compile_expr(a.default) for n, a in t.items()} for k, t in rules.attributes.items()
        }
        self.card_defaults = self.defaults.get("card", {})
        self.kept = {(k, n): kept(a) for k, t in rules.attributes.items() for n, a in t.items()}
        self.seen = {k: {n: seen_code(a.seen) for n, a in t.items()} for k, t in rules.attributes.items()}
        self.player_zones = frozenset(n for n, z in rules.zones.items() if z.of == "player")
        self.zone_seen = {n: (seen_code(z.seen), seen_code(z.counted)) for n, z in rules.zones.items()}
        self.number_seen = {
            k: {n: seen_code(m.seen) for n, m in t.items() if not m.param} for k, t in rules.numbers.items()
        }

    # -- abilities and events ----------------------------------------------------------------------

    def _ability(self, ability: Ability) -> AbilityCode:
        needs = tuple(
            NeedCode(compile_expr(n.test), n.code, n.hidden, n.level, n.rule.id) for n in ability.needs
        )
        params = tuple(
            ParamCode(
                p.name,
                compile_expr(p.values),
                _maybe(p.count),
                p.optional,
                p.code,
                bool(p.target),
                p.kind,
                p.rule.id,
            )
            for p in ability.params
            if p.text is None
        )
        text = next((TextCode(p.name, p.text, p.rule.id) for p in ability.params if p.text is not None), None)
        levels = tuple(tuple(n for n in needs if n.level == level) for level in range(len(params) + 1))
        return AbilityCode(
            _maybe(ability.condition),
            _maybe(ability.of),
            _maybe(ability.add),
            _maybe(ability.set),
            _maybe(ability.include) or (lambda t, f, it: ()),
            params,
            needs,
            levels,
            text,
        )

    def _event(self, event: Event) -> EventCode:
        until = tuple(a for t in self.rules.attributes.values() for a in t.values() if a.until == event.name)
        to = event.tells.to
        return EventCode(
            event,
            {n: compile_expr(e) for n, e in event.fields.items()},
            _maybe(event.lasts),
            compile_expr(to) if isinstance(to, Expr) else to,
            {n: compile_expr(e) for n, e in event.tells.only.items()},
            until,
            *(self.rules.by_key(key, event.name) for key in ("before", "instead", "after")),
        )


def seen_code(seen: Seen) -> Code | str:
    """A visibility as a closure over `it` and the local `viewer`, or one of the words."""
    return compile_expr(seen) if isinstance(seen, Expr) else seen


def _lineup(rules: Rules) -> LineupCode | None:
    lineup = rules.lineup
    if lineup is None:
        return None
    needs = tuple((compile_expr(test), rule.id) for test, rule in lineup.needs)
    return LineupCode(compile_expr(lineup.default), needs, lineup.rule.id)


def _maybe(expr: Expr | None) -> Code | None:
    return compile_expr(expr) if expr is not None else None
