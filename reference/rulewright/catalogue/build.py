"""Number every move that can ever be legal, from the linked rules alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf
from typing import Any

from rulewright.catalogue.domains import (
    NONE,
    CatalogueError,
    Domain,
    Value,
    a_list,
    card_texts,
    elements,
    join,
    listed,
)
from rulewright.catalogue.expressions import Context
from rulewright.catalogue.flow import Flow, blocks_in
from rulewright.rules.model import Ability, Rules, Statement

FORMAT = 1
MOST_ACTIONS = 500_000
WAIT, DONE = 0, 1
WAIT_ID, DONE_ID, PICK, PICKED = "(wait)", "(done)", "+ ", "…"
LEFT_OUT = Value("", None)
SET = Value(PICKED, PICKED)
Key = frozenset[tuple[str, str, Any]]


@dataclass(frozen=True)
class Catalogue:
    """Every move of one game and mode at seats of these names, as action numbers from 0.

    `ids[number]` is the canonical text of a move, with three additions that no move is called: 0 is
    `(wait)`, which leaves an offer unused that nobody has to use; 1 is `(done)`; and `+ VALUE` picks one
    element of a set. A move that chooses sets takes several actions: itself with `…` for each set
    (`VERB …`), then for each set its elements in the order in which the move names them, and `(done)`. Moves
    with free words have no number. `version` is the hash of the rules and `hash` that of everything here:
    where it is the same, all numbers mean the same.
    """

    game: str
    mode: str
    version: str
    seats: tuple[str, ...]
    staff: tuple[str, ...]
    ids: tuple[str, ...]
    hash: str
    _numbers: dict[Key, int] = field(repr=False, compare=False)
    _picks: dict[tuple[str, Any], int] = field(repr=False, compare=False)

    def __len__(self) -> int:
        return len(self.ids)

    def path(self, move: dict[str, Any]) -> tuple[int, ...]:
        """The action numbers of a move (its object, as `LegalMove.move`): one, or several if it chooses sets.

        Raises `KeyError` for what is no move of this game, or has free words.
        """
        stem, sets = [], []
        for name, value in move.items():
            if isinstance(value, list):
                sets.append(value)
                value = PICKED
            stem.append((name, type(value).__name__, value))
        try:
            path = [self._numbers[frozenset(stem)]]
            for chosen in sets:
                path += [self._picks[type(value).__name__, value] for value in chosen]
                path.append(DONE)
        except (KeyError, TypeError):
            raise KeyError(f"no move of {self.game} ({self.mode}) in the catalogue: {move!r}") from None
        return tuple(path)

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data; the place in `actions` is the number."""
        return {
            "format": FORMAT,
            "game": self.game,
            "mode": self.mode,
            "version": self.version,
            "seats": list(self.seats),
            "staff": list(self.staff),
            "hash": self.hash,
            "actions": list(self.ids),
        }


def catalogue(rules: Rules, seats: tuple[str, ...]) -> Catalogue:
    """The catalogue of linked rules at seats of these names, the same for all settings, readings, line-ups.

    Raises `CatalogueError` where the rules set no limit to what can be chosen.
    """
    return _Builder(rules, seats).build()


class _Builder:
    """Collects the moves; what `build` returns is made of its lists."""

    def __init__(self, rules: Rules, seats: tuple[str, ...]) -> None:
        self.rules, self.seats = rules, seats
        self.flow = Flow(rules, len(seats))
        self.copies: dict[str, list[Value]] = {}
        for kind, text in card_texts(rules):
            self.copies.setdefault(kind, []).append(Value(text, text))
        self.ids = [WAIT_ID, DONE_ID]
        self.taken = set(self.ids)
        self.numbers: dict[Key, int] = {}
        self.elements: dict[tuple[str, Any], Value] = {}

    def build(self) -> Catalogue:
        rules = self.rules
        self.add("pass", [("do", Value("pass", "pass"))])
        for ability in rules.abilities:
            if ability.key == "offer" and all(param.text is None for param in ability.params):
                self.offer(ability)
        for statement in rules.statements():
            if statement.key == "open" and statement.args.get("from") is not None:
                self.choice(statement)
        picks = {}
        for key, value in self.elements.items():
            picks[key] = len(self.ids)
            self.name(PICK + value.text, value.plain)
        seats, staff = self.seats, tuple(rules.staff)
        ids = tuple(self.ids)
        told = json.dumps([FORMAT, rules.game, rules.mode, rules.hash, seats, staff, ids])
        digest = hashlib.sha256(told.encode()).hexdigest()[:16]
        return Catalogue(rules.game, rules.mode, rules.hash, seats, staff, ids, digest, self.numbers, picks)

    def offer(self, ability: Ability) -> None:
        """Every way to use an offer: with each card that has it, and each value of its parameters."""
        known: dict[str, Domain] = {}
        lists: list[list[Value]] = []
        for param in ability.params:
            context = Context(("ability", ability.index), known=known)
            domain = elements(self.flow.settled(param.values, context))
            one = a_list(domain, inf) if param.count is not None else domain
            known = {**known, param.name: join(one, NONE) if param.optional else one}
            values = self.values(domain, param.rule.mark, param.count is not None)
            lists.append([*([LEFT_OUT] if param.optional or None in domain.words else []), *values])
        names = [(param.name, bool(param.target)) for param in ability.params]
        held = self.copies.get(ability.owner, []) if ability.owner_kind == "card" else [LEFT_OUT]
        self.limit(ability.rule.mark, len(held), *map(len, lists))
        for card in held:
            for chosen in _product(lists):
                self.add(_text(ability.verb, card, names, chosen), _parts(ability.verb, card, names, chosen))

    def choice(self, statement: Statement) -> None:
        """Every answer to a question: one value of a list, or a set of them."""
        args, flow = statement.args, self.flow
        verb = args.get("verb") or "choose"
        owner = next(owner for owner in _owners(self.rules, statement))
        domain = elements(flow.settled(args["from"], Context(owner, flow.seat)))
        at_once = args.get("count") is not None and not args.get("each")
        values = self.values(domain, statement.mark, at_once)
        if None in domain.words and not at_once:
            values.append(Value("none", None))
        self.limit(statement.mark, len(values))
        for value in values:
            self.add(f"{verb} {value.text}", [("do", Value(verb, verb)), ("what", value)])

    def values(self, domain: Domain, mark: Any, is_set: bool) -> list[Value]:
        """What stands in a move for what a domain holds: `…` for a set, or for a list that is chosen."""
        if is_set and domain.items is not None:
            hint = "choose the lists one by one: each: true"
            raise CatalogueError(mark, "sets of lists have no place in a catalogue", hint)
        found = listed(domain, self.rules, self.seats, mark, MOST_ACTIONS)
        inner = domain if is_set else domain.items
        if inner is None:
            return found
        picked = listed(inner, self.rules, self.seats, mark, MOST_ACTIONS)
        for each in [*picked, *([Value("none", None)] if None in inner.words else [])]:
            self.elements[type(each.plain).__name__, each.plain] = each
        return [SET] if is_set else [*found, SET]

    def limit(self, mark: Any, *counts: int) -> None:
        """Refuse more actions than anybody could use."""
        total = len(self.ids)
        product = 1
        for count in counts:
            product *= count
        if total + product > MOST_ACTIONS:
            hint = "let several decisions follow one another"
            raise CatalogueError(
                mark, f"with this the catalogue has more than {MOST_ACTIONS:,} actions", hint
            )

    def add(self, text: str, parts: list[tuple[str, Value]]) -> None:
        """One move, if it is not there yet."""
        key = frozenset((name, type(value.plain).__name__, value.plain) for name, value in parts)
        if key not in self.numbers:
            self.numbers[key] = len(self.ids)
            self.name(text, {name: value.plain for name, value in parts})

    def name(self, text: str, plain: Any) -> None:
        """The next number gets its text, and if another has the same one already, what it stands for."""
        if text in self.taken:
            text = f"{text} {json.dumps(plain, ensure_ascii=False)}"
        self.taken.add(text)
        self.ids.append(text)


def _product(lists: list[list[Value]]) -> Iterator[tuple[Value, ...]]:
    if not lists:
        yield ()
        return
    for value in lists[0]:
        for rest in _product(lists[1:]):
            yield (value, *rest)


def _text(verb: str, card: Value, names: list[tuple[str, bool]], chosen: tuple[Value, ...]) -> str:
    """The canonical text: verb, card, values, then targets."""
    given = [
        (target, value) for (_, target), value in zip(names, chosen, strict=True) if value is not LEFT_OUT
    ]
    found = [verb, *([card.text] if card is not LEFT_OUT else [])]
    found += [value.text for target, value in given if not target]
    return " ".join(found) + "".join(f" > {value.text}" for target, value in given if target)


def _parts(
    verb: str, card: Value, names: list[tuple[str, bool]], chosen: tuple[Value, ...]
) -> list[tuple[str, Value]]:
    """The parts of the move's object, in its order."""
    parts = [("do", Value(verb, verb)), *([("card", card)] if card is not LEFT_OUT else [])]
    return parts + [
        (name, value) for (name, _), value in zip(names, chosen, strict=True) if value is not LEFT_OUT
    ]


def _owners(rules: Rules, wanted: Statement) -> Iterator[tuple[str, str | int]]:
    """The event or ability in which a statement stands."""
    roots: list[tuple[tuple[str, str | int], Any]] = [(("event", n), e.do) for n, e in rules.events.items()]
    roots += [(("ability", a.index), a.do) for a in rules.abilities if a.do is not None]
    for owner, root in roots:
        blocks = [root]
        while blocks:
            for statement in blocks.pop().statements:
                if statement is wanted:
                    yield owner
                blocks += blocks_in(statement)
