"""Find what the expressions of linked rules can be: every place that a value comes from is followed.

Nothing is executed. Attributes have what their type and limits allow; local names, fields of events, lists
and results have what any statement puts there. The answer is the same for all settings and readings, and is
never too small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf

from rulewright.catalogue.domains import (
    NONE,
    NOTHING,
    PLAYER,
    RECORD,
    STAFF,
    THE_GAME,
    TRUTH,
    Domain,
    a_list,
    elements,
    extended,
    join,
    numbers,
    whole,
    widened,
)
from rulewright.catalogue.expressions import READERS, Context, Owner, derived, of_kind
from rulewright.rules.expressions import Expr
from rulewright.rules.model import Ability, Block, Number, Param, Rules, Statement

Place = tuple[object, ...]
PATIENT = 6  # passes after which what still grows is taken to grow for ever


class Flow:
    """What the values of one game and mode can be, with so many seats."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.seat = join(PLAYER, STAFF) if rules.staff else PLAYER
        documents = rules.documents.get("card", {})
        self.copies = {kind: len(document.copies) for kind, document in documents.items()}
        self.cards = Domain(kinds=frozenset(documents))
        self.sources: dict[Place, list[Callable[[], Domain]]] = {}
        self.found: dict[Place, Domain] = {}
        self._collect()

    def settled(self, expr: Expr, context: Context) -> Domain:
        """What an expression can be."""
        return self._settled(lambda: self.read(expr, context))

    def number(self, number: Number) -> Domain:
        """What a derived number without a parameter can be."""
        return self._settled(lambda: derived(self, number, of_kind(self, number.kind)))

    def _settled(self, read: Callable[[], Domain]) -> Domain:
        """What is read when nothing new is found any more."""
        passes = 0
        while True:
            found = read()
            if not self._pass(passes > PATIENT):
                return found
            passes += 1

    def _pass(self, widen: bool) -> bool:
        """Look once at everything that has been asked for; whether anything is new."""
        changed = False
        for place, old in list(self.found.items()):
            new = join(old, *(source() for source in self.sources.get(place, ())))
            if new != old:
                self.found[place] = widened(old, new) if widen else new
                changed = True
        return changed

    def at(self, *place: object) -> Domain:
        """What has been found to be at a place so far."""
        if place not in self.found:
            self.found[place] = NOTHING
            self.found[place] = join(*(source() for source in self.sources.get(place, ())))
        return self.found[place]

    # -- where values come from ----------------------------------------------------------------

    def _collect(self) -> None:
        rules = self.rules
        for name, event in rules.events.items():
            owner: Owner = ("event", name)
            for key, default in event.fields.items():
                self._source(("field", name, key), default, owner)
                if event.outside or any(timer.ends == name for timer in rules.timers.values()):
                    self.sources[("field", name, key)].append(lambda: PLAYER)
            self._block(event.do, owner)
        for ability in rules.abilities:
            owner = ("ability", ability.index)
            for param in ability.params:
                self._param(ability, param)
            if ability.do is not None:
                self._block(ability.do, owner)
        for kind, table in rules.attributes.items():
            for name, attribute in table.items():
                it = {"player": PLAYER, "card": self.cards}.get(kind, THE_GAME)
                self._source(("list", name), attribute.default, ("rules", ""), it)

    def _source(self, place: Place, expr: Expr, owner: Owner, it: Domain = NOTHING) -> None:
        self.sources.setdefault(place, []).append(lambda: self.read(expr, Context(owner, it)))

    def add(self, place: Place, source: Callable[[], Domain]) -> None:
        """Name something that a place may get its value from."""
        self.sources.setdefault(place, []).append(source)

    def _param(self, ability: Ability, param: Param) -> None:
        place = ("local", ("ability", ability.index), param.name)

        def source() -> Domain:
            if param.text is not None:
                return NOTHING
            values = elements(self.read(param.values, Context(("ability", ability.index))))
            found = a_list(values, inf) if param.count is not None else values
            return join(found, NONE) if param.optional else found

        self.add(place, source)
        self.add(("part", param.name), lambda: join(source(), NONE))

    def _block(self, block: Block, owner: Owner) -> None:
        for statement in block.statements:
            self._statement(statement, owner)
            for inner in blocks_in(statement):
                self._block(inner, owner)

    def _statement(self, st: Statement, owner: Owner) -> None:
        args, here = st.args, Context(owner)
        if st.key in ("let", "set", "add"):
            for place, expr in args["pairs"]:
                self._assignment(st.key, place, expr, owner)
        elif st.key == "each":
            items = args["items"]
            self.add(("local", owner, args["var"]), lambda: elements(self.read(items, here)))
        elif st.key == "event":
            for name, expr in args["fields"].items():
                self._source(("field", st.event, name), expr, owner)
            if args["as"]:
                self.add(("local", owner, args["as"]), lambda: join(self.at("result", st.event), NONE))
        elif st.key == "result":
            self._result(args["value"], owner)
        elif st.key == "open":
            self._answer(st, owner)
        elif args.get("as"):
            self.add(("local", owner, args["as"]), lambda: self._drawn(st, here))

    def _assignment(self, key: str, place: Place, expr: Expr, owner: Owner) -> None:
        what, name = place[0], place[-1]
        if what == "attribute":
            to: list[Place] = [("list", name)]
        elif what == "local":
            to = [("local", owner, name)]
        elif what == "field":
            to = [("field", owner[1], name)]
        else:
            to = [("field", event, name) for event in self.events_of(owner)]
        for each in to:
            if key == "add":
                self._grows(each, expr, owner)
            else:
                self._source(each, expr, owner)

    def _grows(self, place: Place, expr: Expr, owner: Owner) -> None:
        self.add(place, lambda: self._added(self.at(*place), self.read(expr, Context(owner))))

    def _added(self, old: Domain, value: Domain) -> Domain:
        """What `add` makes of an old value: a sum, or a list with more in it."""
        (low, high), (less, more) = numbers(old), numbers(value)
        total = whole(low + less, high + more) if old.span and value.span else NOTHING
        if old.items is None:
            return total
        return join(total, a_list(extended(old, value), inf))

    def events_of(self, owner: Owner) -> tuple[str, ...]:
        """The events that `event` may be: those an ability is on, or any."""
        if owner[0] == "ability":
            on = self.rules.abilities[int(owner[1])].on
            if on and all(name in self.rules.events for name in on):
                return on
        return tuple(self.rules.events)

    def _result(self, expr: Expr, owner: Owner) -> None:
        for event in (owner[1],) if owner[0] == "event" else self.rules.events:
            self._source(("result", event), expr, owner)

    def _answer(self, st: Statement, owner: Owner) -> None:
        """What `as` of a stretch gets, and what `pick` of an answer is."""
        args, asked = st.args, Context(owner, self.seat)

        def chosen() -> Domain:
            if args.get("from") is None:
                return RECORD
            values = elements(self.read(args["from"], asked))
            found = a_list(values, inf) if args.get("count") is not None else values
            default = args.get("default")
            return join(found, NONE, self.read(default, asked) if isinstance(default, Expr) else NOTHING)

        if args.get("from") is not None:
            self.add(("part", "pick"), chosen)
        if args.get("as"):
            single = bool(args.get("single"))
            self.add(("local", owner, args["as"]), lambda: chosen() if single else a_list(RECORD, inf))

    def _drawn(self, st: Statement, here: Context) -> Domain:
        """What chance gives: `shuffle`, `roll`, `flip`, `pick`."""
        args = st.args
        if st.key == "shuffle":
            return self.read(args["list"], here)
        if st.key == "roll":
            high = numbers(self.read(args["sides"], here))[1]
            return a_list(whole(1, high), numbers(self.read(args["dice"], here))[1])
        if st.key == "flip":
            return TRUTH
        return join(elements(self.read(args["from"], here)), NONE)

    def read(self, expr: Expr, context: Context) -> Domain:
        """What an expression can be, as far as is known yet."""
        return READERS[expr.op](self, expr, context)


def blocks_in(st: Statement) -> Iterator[Block]:
    """The lists of statements inside a statement."""
    for value in st.args.values():
        if isinstance(value, Block):
            yield value
        elif isinstance(value, dict):
            yield from (inner for inner in value.values() if isinstance(inner, Block))
