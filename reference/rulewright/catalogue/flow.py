"""Find what the expressions of linked rules can be: every place that a value comes from is followed.

Nothing is executed. Attributes have what their type and limits allow; local names, fields of events, lists
and results have what any statement puts there. The answer is the same for all settings and readings, and is
never too small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
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
    join,
    numbers,
    one_number,
    whole,
    widened,
    words,
)
from rulewright.rules.expressions import Expr
from rulewright.rules.model import Ability, Attribute, Block, Number, Param, Rules, Statement

Owner = tuple[str, str | int]  # ("event", name), ("ability", index) or ("rules", "")
Place = tuple[object, ...]
SUITS = ("spades", "hearts", "diamonds", "clubs")
RANKS = 13
PATIENT = 6  # passes after which what still grows is taken to grow for ever


@dataclass(frozen=True)
class Context:
    """Where an expression stands: in which event or ability, what `it` is, and which parameters are known."""

    owner: Owner = ("rules", "")
    it: Domain = NOTHING
    known: dict[str, Domain] = field(default_factory=dict)


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
        return self._settled(lambda: self._number(number, self._of_kind(number.kind)))

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

    def _add(self, place: Place, source: Callable[[], Domain]) -> None:
        self.sources.setdefault(place, []).append(source)

    def _param(self, ability: Ability, param: Param) -> None:
        place = ("local", ("ability", ability.index), param.name)

        def source() -> Domain:
            if param.text is not None:
                return NOTHING
            values = elements(self.read(param.values, Context(("ability", ability.index))))
            found = a_list(values, inf) if param.count is not None else values
            return join(found, NONE) if param.optional else found

        self._add(place, source)
        self._add(("part", param.name), lambda: join(source(), NONE))

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
            self._add(("local", owner, args["var"]), lambda: elements(self.read(items, here)))
        elif st.key == "event":
            for name, expr in args["fields"].items():
                self._source(("field", st.event, name), expr, owner)
            if args["as"]:
                self._add(("local", owner, args["as"]), lambda: join(self.at("result", st.event), NONE))
        elif st.key == "result":
            self._result(args["value"], owner)
        elif st.key == "open":
            self._answer(st, owner)
        elif args.get("as"):
            self._add(("local", owner, args["as"]), lambda: self._drawn(st, here))

    def _assignment(self, key: str, place: Place, expr: Expr, owner: Owner) -> None:
        what, name = place[0], place[-1]
        if what == "attribute":
            to: list[Place] = [("list", name)]
        elif what == "local":
            to = [("local", owner, name)]
        elif what == "field":
            to = [("field", owner[1], name)]
        else:
            to = [("field", event, name) for event in self._events_of(owner)]
        for each in to:
            if key == "add":
                self._grows(each, expr, owner)
            else:
                self._source(each, expr, owner)

    def _grows(self, place: Place, expr: Expr, owner: Owner) -> None:
        self._add(place, lambda: self._added(self.at(*place), self.read(expr, Context(owner))))

    def _added(self, old: Domain, value: Domain) -> Domain:
        """What `add` makes of an old value: a sum, or a list with more in it."""
        (low, high), (less, more) = numbers(old), numbers(value)
        total = whole(low + less, high + more) if old.span and value.span else NOTHING
        if old.items is None:
            return total
        longer = join(old.items, replace(value, items=None, most=0), elements(value))
        return join(total, a_list(longer, inf))

    def _events_of(self, owner: Owner) -> tuple[str, ...]:
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
            self._add(("part", "pick"), chosen)
        if args.get("as"):
            single = bool(args.get("single"))
            self._add(("local", owner, args["as"]), lambda: chosen() if single else a_list(RECORD, inf))

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

    # -- expressions -----------------------------------------------------------------------------

    def read(self, expr: Expr, context: Context) -> Domain:
        """What an expression can be, as far as is known yet."""
        reader: Callable[[Expr, Context], Domain] = getattr(self, f"read_{expr.op}")
        return reader(expr, context)

    def read_const(self, expr: Expr, context: Context) -> Domain:
        value = expr.args[0]
        return one_number(value) if type(value) is int else words([value])

    def read_local(self, expr: Expr, context: Context) -> Domain:
        name = expr.args[0]
        return context.known[name] if name in context.known else self.at("local", context.owner, name)

    def read_field(self, expr: Expr, context: Context) -> Domain:
        return self.at("field", context.owner[1], expr.args[0])

    def read_event_field(self, expr: Expr, context: Context) -> Domain:
        name = expr.args[0]
        places = [
            ("result", e) if name == "result" else ("field", e, name) for e in self._events_of(context.owner)
        ]
        return join(*(self.at(*place) for place in places))

    def read_move_field(self, expr: Expr, context: Context) -> Domain:
        return self._part(expr.args[0])

    def read_special(self, expr: Expr, context: Context) -> Domain:
        name, rules = expr.args[0], self.rules
        if name in ("players", "alive"):
            return a_list(PLAYER, self.seats)
        if name in ("staff", "asked"):
            return a_list(STAFF if name == "staff" else self.seat, self.seats + len(rules.staff))
        if name == "stages":
            return a_list(words(rules.stages), len(rules.stages))
        if name == "card":
            owner = rules.abilities[int(context.owner[1])] if context.owner[0] == "ability" else None
            own = owner is not None and owner.owner_kind == "card"
            return Domain(kinds=frozenset({owner.owner})) if own and owner is not None else self.cards
        one = {"it": context.it, "game": THE_GAME, "now": whole(0, inf), "viewer": join(self.seat, NONE)}
        return one.get(name, self.seat)

    def read_constant(self, expr: Expr, context: Context) -> Domain:
        value = self.rules.constants[expr.args[0]].value
        return self.read(value, Context()) if value is not None else NOTHING

    def read_row(self, expr: Expr, context: Context) -> Domain:
        rows = self.rules.constants[expr.args[0]].rows
        return join(*(self.read(value, Context()) for value, _ in rows.values()))

    def read_setting(self, expr: Expr, context: Context) -> Domain:
        setting = self.rules.settings[expr.args[0]]
        if setting.type == "int":
            return whole(
                -inf if setting.low is None else setting.low, inf if setting.high is None else setting.high
            )
        return TRUTH if setting.type == "bool" else words([*setting.one_of, str(setting.default)])

    def read_ruling(self, expr: Expr, context: Context) -> Domain:
        return words(self.rules.rulings[expr.args[0]].readings)

    def read_documents(self, expr: Expr, context: Context) -> Domain:
        names = self.rules.documents.get(expr.args[0].removesuffix("s"), {})
        return a_list(words(names), len(names))

    def read_number(self, expr: Expr, context: Context) -> Domain:
        return self._number(self.rules.numbers["game"][expr.args[0]], THE_GAME)

    def read_number_of(self, expr: Expr, context: Context) -> Domain:
        _, name, argument = expr.args
        given, found = self.read(argument, context), []
        for kind, table in self.rules.numbers.items():
            if name in table:
                found.append(self._number(table[name], self._of_kind(kind), given))
        return join(*found)

    def read_zone(self, expr: Expr, context: Context) -> Domain:
        return self._all_cards()

    def read_member(self, expr: Expr, context: Context) -> Domain:
        target, name = self.read(expr.args[0], context), expr.args[1]
        found = [self._part(name)] if target.records else []
        if target.players or target.staff:
            found.append(self._member("player", name, whole(0, self.seats) if name == "seat" else NOTHING))
        if target.kinds:
            found += [self._member("card", name, self._printed(name)), self._data(name)]
        if target.game:
            found.append(self._member("game", name, NOTHING))
        if any(isinstance(word, str) for word in target.words):
            found.append(self._data(name))
        return join(*found)

    def read_property(self, expr: Expr, context: Context) -> Domain:
        items, name = self.read(expr.args[0], context), expr.args[1]
        if name == "size":
            return whole(0, items.most)
        if name in ("first", "last"):
            return join(elements(items), NONE)
        return items

    def read_lambda(self, expr: Expr, context: Context) -> Domain:
        items, name = self.read(expr.args[0], context), expr.args[1]
        inside = replace(context, it=elements(items))
        if name in ("where", "most", "least"):
            return items
        if name == "map":
            return a_list(self.read(expr.args[2], inside), items.most)
        if name == "count":
            return whole(0, items.most)
        if name == "sum":
            low, high = numbers(self.read(expr.args[2], inside))
            return whole(min(_times(low, items.most), 0), max(_times(high, items.most), 0))
        return TRUTH

    def read_method(self, expr: Expr, context: Context) -> Domain:
        items, name = self.read(expr.args[0], context), expr.args[1]
        if name == "has":
            return TRUTH
        if name == "index":
            return whole(-1, items.most)
        if name in ("at", "after", "before"):
            return join(elements(items), NONE)
        if name == "plus":
            extra = self.read(expr.args[2], context)
            more = join(elements(items), elements(extra), replace(extra, items=None, most=0))
            return a_list(more, items.most + max(extra.most, 1))
        return items

    def read_and(self, expr: Expr, context: Context) -> Domain:
        return join(*(self.read(part, context) for part in expr.args))

    read_or = read_and

    def read_not(self, expr: Expr, context: Context) -> Domain:
        return TRUTH

    read_compare = read_not

    def read_neg(self, expr: Expr, context: Context) -> Domain:
        low, high = numbers(self.read(expr.args[0], context))
        return whole(-high, -low)

    def read_arith(self, expr: Expr, context: Context) -> Domain:
        op = expr.args[0]
        left, right = (self.read(part, context).span for part in expr.args[1:])
        if left is None or right is None:
            return NOTHING
        (a, b), (c, d) = left, right
        if op == "+":
            return whole(a + c, b + d)
        if op == "-":
            return whole(a - d, b - c)
        if op == "*":
            ends = [_times(x, y) for x in left for y in right]
            return whole(min(ends), max(ends))
        if op == "%" and c >= 1:
            return whole(0, d - 1)
        if op == "//" and c >= 1:
            return whole(min(a, 0), max(b, 0))
        return whole(-inf, inf)

    def read_cond(self, expr: Expr, context: Context) -> Domain:
        return join(*(self.read(part, context) for part in expr.args[1:]))

    def read_list(self, expr: Expr, context: Context) -> Domain:
        return a_list(join(*(self.read(part, context) for part in expr.args)), len(expr.args))

    def read_range(self, expr: Expr, context: Context) -> Domain:
        low, high = numbers(self.read(expr.args[0], context))[0], numbers(self.read(expr.args[1], context))[1]
        return a_list(whole(low, high), high - low + 1) if low <= high else a_list(NOTHING, 0)

    def read_min(self, expr: Expr, context: Context) -> Domain:
        (a, b), (c, d) = (numbers(self.read(part, context)) for part in expr.args)
        return whole(min(a, c), min(b, d)) if expr.op == "min" else whole(max(a, c), max(b, d))

    read_max = read_min

    # -- members -----------------------------------------------------------------------------------

    def _of_kind(self, kind: str) -> Domain:
        return {"player": self.seat, "card": self.cards}.get(kind, THE_GAME)

    def _all_cards(self) -> Domain:
        return a_list(self.cards, sum(self.copies.values()))

    def _member(self, kind: str, name: str, built_in: Domain) -> Domain:
        attribute = self.rules.attributes.get(kind, {}).get(name)
        if attribute is not None:
            return self._attribute(attribute)
        number = self.rules.numbers.get(kind, {}).get(name)
        if number is not None:
            return self._number(number, self._of_kind(kind))
        return self._all_cards() if name in self.rules.zones and kind != "card" else built_in

    def _attribute(self, attribute: Attribute) -> Domain:
        low, high = attribute.low, attribute.high
        span = whole(-inf if low is None else low, inf if high is None else high)
        rules, type_ = self.rules, attribute.type
        if type_ == "int":
            return join(span, NONE) if attribute.default.type == "none" else span
        if type_ in ("bool", "player", "card"):
            return {"bool": TRUTH, "player": join(self.seat, NONE), "card": join(self.cards, NONE)}[type_]
        if type_ == "dice":
            thrown = elements(self.at("list", attribute.name))
            return a_list(whole(1, high) if high is not None else thrown, inf)
        if type_ == "list":
            found = self.at("list", attribute.name)
            return join(found, a_list(NOTHING, 0))
        if type_ in rules.documents:
            return join(words(rules.documents[type_]), NONE)
        return join(self.at("list", attribute.name), words(rules.symbols.get(type_, ())), NONE)

    def _printed(self, name: str) -> Domain:
        """What cards have without a declaration."""
        rules = self.rules
        return {
            "kind": words(self.copies),
            "suit": words([*SUITS, None]),
            "rank": join(whole(1, RANKS), NONE),
            "owner": join(self.seat, NONE),
            "zone": words(rules.zones),
        }.get(name, NOTHING)

    def _data(self, name: str) -> Domain:
        """What documents declare under a name."""
        tables = self.rules.documents.values()
        return join(
            *(
                self.read(d.data[name], Context())
                for table in tables
                for d in table.values()
                if name in d.data
            )
        )

    def _part(self, name: str) -> Domain:
        """A part of an answer or of a choice: who, which offer, its card and parameters."""
        rules = self.rules
        own = {
            "by": self.seat,
            "card": join(self.cards, NONE),
            "ability": words(a.name for a in rules.abilities),
            "verb": words(a.verb for a in rules.abilities),
            "stage": words([*rules.stages, None]),
        }
        return join(own.get(name, NOTHING), self.at("part", name))

    def _number(self, number: Number, it: Domain, given: Domain = NOTHING) -> Domain:
        """A derived number: its base, and whatever abilities put in its place, add or include."""
        key = ("number", number.kind, number.name)
        if key not in self.sources:
            self._add(key, lambda: self._of_number(number, it))
        if number.param is not None:
            argument = ("argument", number.kind, number.name)
            self.found[argument] = join(self.found.get(argument, NOTHING), given)
        return self.at(*key)

    def _of_number(self, number: Number, it: Domain) -> Domain:
        argument = self.found.get(("argument", number.kind, number.name), NOTHING)
        known = {number.param: argument} if number.param is not None else {}
        found = self.read(number.base, Context(("rules", ""), it, known))
        less = more = 0.0
        for ability in self.rules.by_key("modify", number.name):
            inside = Context(("ability", ability.index), it)
            if ability.set is not None:
                found = join(found, self.read(ability.set, inside))
            if ability.include is not None:
                extra = self.read(ability.include, inside)
                longer = join(elements(found), elements(extra), replace(extra, items=None, most=0))
                found = join(found, a_list(longer, inf))
            if ability.add is not None:
                low, high = numbers(self.read(ability.add, inside))
                less += min(_times(low, self._holders(ability)), 0)
                more += max(_times(high, self._holders(ability)), 0)
        if not found.span or less == more == 0:
            return found
        return replace(found, span=(found.span[0] + less, found.span[1] + more), exact=None)

    def _holders(self, ability: Ability) -> int:
        """How many may hold an ability at a time."""
        if ability.owner_kind == "card":
            return self.copies.get(ability.owner, 0)
        if ability.owner_kind == "status":
            return self.seats + len(self.rules.staff) + 1  # each of them once, and the game
        return 1 if ability.owner_kind == "rule" else self.seats


def _times(a: float, b: float) -> float:
    """A product in which nothing times no limit is nothing."""
    return 0 if a == 0 or b == 0 else a * b


def blocks_in(st: Statement) -> Iterator[Block]:
    """The lists of statements inside a statement."""
    for value in st.args.values():
        if isinstance(value, Block):
            yield value
        elif isinstance(value, dict):
            yield from (inner for inner in value.values() if isinstance(inner, Block))
