"""What an expression can be, made of what its parts can be, as far as is known yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import inf
from typing import TYPE_CHECKING

from rulewright.catalogue.domains import (
    NONE,
    NOTHING,
    PLAYER,
    STAFF,
    THE_GAME,
    TRUTH,
    Domain,
    a_list,
    elements,
    extended,
    join,
    numbers,
    one_number,
    whole,
    words,
)
from rulewright.rules.expressions import Expr
from rulewright.rules.model import Ability, Attribute, Number

if TYPE_CHECKING:
    from rulewright.catalogue.flow import Flow

Owner = tuple[str, str | int]  # ("event", name), ("ability", index) or ("rules", "")
SUITS = ("spades", "hearts", "diamonds", "clubs")
RANKS = 13


@dataclass(frozen=True)
class Context:
    """Where an expression stands: in which event or ability, what `it` is, and which parameters are known."""

    owner: Owner = ("rules", "")
    it: Domain = NOTHING
    known: dict[str, Domain] = field(default_factory=dict)


Reader = Callable[["Flow", Expr, Context], Domain]


def _const(flow: Flow, expr: Expr, context: Context) -> Domain:
    value = expr.args[0]
    return one_number(value) if type(value) is int else words([value])


def _local(flow: Flow, expr: Expr, context: Context) -> Domain:
    name = expr.args[0]
    return context.known[name] if name in context.known else flow.at("local", context.owner, name)


def _field(flow: Flow, expr: Expr, context: Context) -> Domain:
    return flow.at("field", context.owner[1], expr.args[0])


def _event_field(flow: Flow, expr: Expr, context: Context) -> Domain:
    name = expr.args[0]
    places = [
        ("result", e) if name == "result" else ("field", e, name) for e in flow.events_of(context.owner)
    ]
    return join(*(flow.at(*place) for place in places))


def _move_field(flow: Flow, expr: Expr, context: Context) -> Domain:
    return _part(flow, expr.args[0])


def _special(flow: Flow, expr: Expr, context: Context) -> Domain:
    name, rules = expr.args[0], flow.rules
    if name in ("players", "alive"):
        return a_list(PLAYER, flow.seats)
    if name in ("staff", "asked"):
        return a_list(STAFF if name == "staff" else flow.seat, flow.seats + len(rules.staff))
    if name == "stages":
        return a_list(words(rules.stages), len(rules.stages))
    if name == "card":
        owner = rules.abilities[int(context.owner[1])] if context.owner[0] == "ability" else None
        own = owner is not None and owner.owner_kind == "card"
        return Domain(kinds=frozenset({owner.owner})) if own and owner is not None else flow.cards
    one = {"it": context.it, "game": THE_GAME, "now": whole(0, inf), "viewer": join(flow.seat, NONE)}
    return one.get(name, flow.seat)


def _constant(flow: Flow, expr: Expr, context: Context) -> Domain:
    value = flow.rules.constants[expr.args[0]].value
    return flow.read(value, Context()) if value is not None else NOTHING


def _row(flow: Flow, expr: Expr, context: Context) -> Domain:
    rows = flow.rules.constants[expr.args[0]].rows
    return join(*(flow.read(value, Context()) for value, _ in rows.values()))


def _setting(flow: Flow, expr: Expr, context: Context) -> Domain:
    setting = flow.rules.settings[expr.args[0]]
    if setting.type == "int":
        return whole(
            -inf if setting.low is None else setting.low, inf if setting.high is None else setting.high
        )
    return TRUTH if setting.type == "bool" else words([*setting.one_of, str(setting.default)])


def _ruling(flow: Flow, expr: Expr, context: Context) -> Domain:
    return words(flow.rules.rulings[expr.args[0]].readings)


def _documents(flow: Flow, expr: Expr, context: Context) -> Domain:
    names = flow.rules.documents.get(expr.args[0].removesuffix("s"), {})
    return a_list(words(names), len(names))


def _number(flow: Flow, expr: Expr, context: Context) -> Domain:
    return derived(flow, flow.rules.numbers["game"][expr.args[0]], THE_GAME)


def _number_of(flow: Flow, expr: Expr, context: Context) -> Domain:
    _, name, argument = expr.args
    given, found = flow.read(argument, context), []
    for kind, table in flow.rules.numbers.items():
        if name in table:
            found.append(derived(flow, table[name], of_kind(flow, kind), given))
    return join(*found)


def _zone(flow: Flow, expr: Expr, context: Context) -> Domain:
    return _all_cards(flow)


def _member(flow: Flow, expr: Expr, context: Context) -> Domain:
    target, name = flow.read(expr.args[0], context), expr.args[1]
    found = [_part(flow, name)] if target.records else []
    if target.players or target.staff:
        found.append(_member_of(flow, "player", name, whole(0, flow.seats) if name == "seat" else NOTHING))
    if target.kinds:
        found += [_member_of(flow, "card", name, _printed(flow, name)), _data(flow, name)]
    if target.game:
        found.append(_member_of(flow, "game", name, NOTHING))
    if any(isinstance(word, str) for word in target.words):
        found.append(_data(flow, name))
    return join(*found)


def _property(flow: Flow, expr: Expr, context: Context) -> Domain:
    items, name = flow.read(expr.args[0], context), expr.args[1]
    if name == "size":
        return whole(0, items.most)
    if name in ("first", "last"):
        return join(elements(items), NONE)
    return items


def _lambda(flow: Flow, expr: Expr, context: Context) -> Domain:
    items, name = flow.read(expr.args[0], context), expr.args[1]
    inside = replace(context, it=elements(items))
    if name in ("where", "most", "least"):
        return items
    if name == "map":
        return a_list(flow.read(expr.args[2], inside), items.most)
    if name == "count":
        return whole(0, items.most)
    if name == "sum":
        low, high = numbers(flow.read(expr.args[2], inside))
        return whole(min(_times(low, items.most), 0), max(_times(high, items.most), 0))
    return TRUTH


def _method(flow: Flow, expr: Expr, context: Context) -> Domain:
    items, name = flow.read(expr.args[0], context), expr.args[1]
    if name == "has":
        return TRUTH
    if name == "index":
        return whole(-1, items.most)
    if name in ("at", "after", "before"):
        return join(elements(items), NONE)
    if name == "plus":
        extra = flow.read(expr.args[2], context)
        return a_list(extended(items, extra), items.most + max(extra.most, 1))
    return items


def _and(flow: Flow, expr: Expr, context: Context) -> Domain:
    return join(*(flow.read(part, context) for part in expr.args))


def _not(flow: Flow, expr: Expr, context: Context) -> Domain:
    return TRUTH


def _neg(flow: Flow, expr: Expr, context: Context) -> Domain:
    low, high = numbers(flow.read(expr.args[0], context))
    return whole(-high, -low)


def _arith(flow: Flow, expr: Expr, context: Context) -> Domain:
    op = expr.args[0]
    left, right = (flow.read(part, context).span for part in expr.args[1:])
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


def _cond(flow: Flow, expr: Expr, context: Context) -> Domain:
    return join(*(flow.read(part, context) for part in expr.args[1:]))


def _list(flow: Flow, expr: Expr, context: Context) -> Domain:
    return a_list(join(*(flow.read(part, context) for part in expr.args)), len(expr.args))


def _range(flow: Flow, expr: Expr, context: Context) -> Domain:
    low, high = numbers(flow.read(expr.args[0], context))[0], numbers(flow.read(expr.args[1], context))[1]
    return a_list(whole(low, high), high - low + 1) if low <= high else a_list(NOTHING, 0)


def _min(flow: Flow, expr: Expr, context: Context) -> Domain:
    (a, b), (c, d) = (numbers(flow.read(part, context)) for part in expr.args)
    return whole(min(a, c), min(b, d)) if expr.op == "min" else whole(max(a, c), max(b, d))


# -- members ----------------------------------------------------------------------------------------


def of_kind(flow: Flow, kind: str) -> Domain:
    return {"player": flow.seat, "card": flow.cards}.get(kind, THE_GAME)


def _all_cards(flow: Flow) -> Domain:
    return a_list(flow.cards, sum(flow.copies.values()))


def _member_of(flow: Flow, kind: str, name: str, built_in: Domain) -> Domain:
    attribute = flow.rules.attributes.get(kind, {}).get(name)
    if attribute is not None:
        return _attribute(flow, attribute)
    number = flow.rules.numbers.get(kind, {}).get(name)
    if number is not None:
        return derived(flow, number, of_kind(flow, kind))
    return _all_cards(flow) if name in flow.rules.zones and kind != "card" else built_in


def _attribute(flow: Flow, attribute: Attribute) -> Domain:
    low, high = attribute.low, attribute.high
    span = whole(-inf if low is None else low, inf if high is None else high)
    rules, type_ = flow.rules, attribute.type
    if type_ == "int":
        return join(span, NONE) if attribute.default.type == "none" else span
    if type_ in ("bool", "player", "card"):
        return {"bool": TRUTH, "player": join(flow.seat, NONE), "card": join(flow.cards, NONE)}[type_]
    if type_ == "dice":
        thrown = elements(flow.at("list", attribute.name))
        return a_list(whole(1, high) if high is not None else thrown, inf)
    if type_ == "list":
        found = flow.at("list", attribute.name)
        return join(found, a_list(NOTHING, 0))
    if type_ in rules.documents:
        return join(words(rules.documents[type_]), NONE)
    return join(flow.at("list", attribute.name), words(rules.symbols.get(type_, ())), NONE)


def _printed(flow: Flow, name: str) -> Domain:
    """What cards have without a declaration."""
    rules = flow.rules
    return {
        "kind": words(flow.copies),
        "suit": words([*SUITS, None]),
        "rank": join(whole(1, RANKS), NONE),
        "owner": join(flow.seat, NONE),
        "zone": words(rules.zones),
    }.get(name, NOTHING)


def _data(flow: Flow, name: str) -> Domain:
    """What documents declare under a name."""
    tables = flow.rules.documents.values()
    return join(
        *(flow.read(d.data[name], Context()) for table in tables for d in table.values() if name in d.data)
    )


def _part(flow: Flow, name: str) -> Domain:
    """A part of an answer or of a choice: who, which offer, its card and parameters."""
    rules = flow.rules
    own = {
        "by": flow.seat,
        "card": join(flow.cards, NONE),
        "ability": words(a.name for a in rules.abilities),
        "verb": words(a.verb for a in rules.abilities),
        "stage": words([*rules.stages, None]),
    }
    return join(own.get(name, NOTHING), flow.at("part", name))


def derived(flow: Flow, number: Number, it: Domain, given: Domain = NOTHING) -> Domain:
    """A derived number: its base, and whatever abilities put in its place, add or include."""
    key = ("number", number.kind, number.name)
    if key not in flow.sources:
        flow.add(key, lambda: _of_number(flow, number, it))
    if number.param is not None:
        argument = ("argument", number.kind, number.name)
        flow.found[argument] = join(flow.found.get(argument, NOTHING), given)
    return flow.at(*key)


def _of_number(flow: Flow, number: Number, it: Domain) -> Domain:
    argument = flow.found.get(("argument", number.kind, number.name), NOTHING)
    known = {number.param: argument} if number.param is not None else {}
    found = flow.read(number.base, Context(("rules", ""), it, known))
    less = more = 0.0
    for ability in flow.rules.by_key("modify", number.name):
        inside = Context(("ability", ability.index), it)
        if ability.set is not None:
            found = join(found, flow.read(ability.set, inside))
        if ability.include is not None:
            extra = flow.read(ability.include, inside)
            found = join(found, a_list(extended(found, extra), inf))
        if ability.add is not None:
            low, high = numbers(flow.read(ability.add, inside))
            less += min(_times(low, _holders(flow, ability)), 0)
            more += max(_times(high, _holders(flow, ability)), 0)
    if not found.span or less == more == 0:
        return found
    return replace(found, span=(found.span[0] + less, found.span[1] + more), exact=None)


def _holders(flow: Flow, ability: Ability) -> int:
    """How many may hold an ability at a time."""
    if ability.owner_kind == "card":
        return flow.copies.get(ability.owner, 0)
    if ability.owner_kind == "status":
        return flow.seats + len(flow.rules.staff) + 1  # each of them once, and the game
    return 1 if ability.owner_kind == "rule" else flow.seats


def _times(a: float, b: float) -> float:
    """A product in which nothing times no limit is nothing."""
    return 0 if a == 0 or b == 0 else a * b


READERS: dict[str, Reader] = {
    "const": _const,
    "local": _local,
    "field": _field,
    "event_field": _event_field,
    "move_field": _move_field,
    "special": _special,
    "constant": _constant,
    "row": _row,
    "setting": _setting,
    "ruling": _ruling,
    "documents": _documents,
    "number": _number,
    "number_of": _number_of,
    "zone": _zone,
    "member": _member,
    "property": _property,
    "lambda": _lambda,
    "method": _method,
    "and": _and,
    "not": _not,
    "neg": _neg,
    "arith": _arith,
    "cond": _cond,
    "list": _list,
    "range": _range,
    "min": _min,
    "or": _and,
    "compare": _not,
    "max": _min,
}
