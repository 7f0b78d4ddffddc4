"""Rules as sentences: every kind of rule of the language, found by its id."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from rulewright.rules.expressions import Expr
from rulewright.rules.model import (
    Ability,
    Attribute,
    Constant,
    Document,
    Event,
    Lineup,
    Need,
    Number,
    Rule,
    Rules,
    Ruling,
    Seen,
    Setting,
    StaffSeat,
    Timer,
    Zone,
)
from rulewright_docs.words.clauses import Context, Kind, number_phrase
from rulewright_docs.words.effects import ask, block_items, by_case, call, taken_away
from rulewright_docs.words.phrases import Item, Name, Part, Phrase, Series


def all_rules(rules: Rules, apart: bool = False) -> dict[str, Callable[[], list[Item]]]:
    """For each rule, by id, what makes its sentences. A rule that several documents share is said once.

    `apart` leaves out of a document what it does, which its abilities say as rules of their own.
    """
    found: dict[str, Callable[[], list[Item]]] = {}
    for rule, make in _entries(rules, apart):
        found.setdefault(rule.id, make)
    return found


def _entries(rules: Rules, apart: bool) -> Iterator[tuple[Rule, Callable[[], list[Item]]]]:
    yield rules.seats_rule, lambda: [Item(Phrase("seats", {"low": rules.seats[0], "high": rules.seats[1]}))]
    for constant in rules.constants.values():
        yield constant.rule, partial(_constant, rules, constant)
        for key, (value, rule) in constant.rows.items():
            yield rule, partial(_row, rules, constant, key, value)
    for setting in rules.settings.values():
        yield setting.rule, partial(_setting, rules, setting)
    for ruling in rules.rulings.values():
        for reading, rule in ruling.readings.items():
            yield rule, partial(_reading, ruling, reading)
    for attributes in rules.attributes.values():
        for attribute in attributes.values():
            yield attribute.rule, partial(_attribute, rules, attribute)
    for zone in rules.zones.values():
        yield zone.rule, partial(_zone, rules, zone)
    for numbers in rules.numbers.values():
        for number in numbers.values():
            yield number.rule, partial(_number, rules, number)
    for timer in rules.timers.values():
        yield timer.rule, partial(_timer, timer)
    for event in rules.events.values():
        yield event.rule, partial(_event, rules, event)
    for sound in rules.sound:
        yield sound.rule, partial(_test, f"sound-{sound.of}", Context(rules, it=sound.of), sound.test)
    for seat in rules.staff.values():
        yield seat.rule, partial(_staff, seat)
    if rules.lineup is not None:
        yield rules.lineup.rule, partial(_lineup, rules, rules.lineup)
        for test, rule in rules.lineup.needs:
            yield rule, partial(_test, "lineup-needs", Context(rules), test)
    for documents in rules.documents.values():
        for document in documents.values():
            yield document.rule, partial(_document, rules, document, apart)
    for ability in rules.abilities:
        yield ability.rule, partial(_ability, rules, ability)
        for param in ability.params:
            yield param.rule, partial(_param, _context(rules, ability), param)
        for need in ability.needs:
            yield need.rule, partial(_need, _context(rules, ability), need)


def _test(key: str, ctx: Context, test: Expr, **args: Part) -> list[Item]:
    return [Item(Phrase(key, {**args, "test": ctx.clause(test)}), test="test")]


# -- values ---------------------------------------------------------------------------------------


def _constant(rules: Rules, constant: Constant) -> list[Item]:
    ctx, name = Context(rules), Name((f"constant.{constant.name}",))
    if constant.value is not None:
        return [Item(Phrase("constant-is", {"name": name, "value": ctx.value(constant.value)}))]
    rows = [item for key, (value, _) in constant.rows.items() for item in _row(rules, constant, key, value)]
    return [Item(Phrase("constant-table", {"name": name}), tuple(rows))]


def _row(rules: Rules, constant: Constant, key: int | str, value: Expr) -> list[Item]:
    ctx = Context(rules)
    said = key if isinstance(key, int) else ctx.symbol(key)
    args: dict[str, Part] = {
        "name": Name((f"constant.{constant.name}",)),
        "key": said,
        "value": ctx.value(value),
    }
    return [Item(Phrase("constant-row", args))]


def _setting(rules: Rules, setting: Setting) -> list[Item]:
    ctx, name = Context(rules), Name((f"setting.{setting.name}",))
    said = Phrase("on" if setting.default else "off")
    default: Part = said if isinstance(setting.default, bool) else setting.default
    if isinstance(setting.default, str):
        default = ctx.symbol(setting.default)
    found = [Item(Phrase("setting-default", {"name": name, "value": default}))]
    if setting.one_of:
        values = tuple(v if isinstance(v, int) else ctx.symbol(v) for v in setting.one_of)
        found.append(Item(Phrase("setting-one-of", {"values": Series(values, "or")})))
    return [*found, *_limits(setting.low, setting.high)]


def _limits(low: int | None, high: int | None) -> list[Item]:
    found = [] if low is None else [Item(Phrase("at-least", {"n": low}))]
    return found if high is None else [*found, Item(Phrase("at-most", {"n": high}))]


def _reading(ruling: Ruling, reading: str) -> list[Item]:
    key = "reading-default" if reading == ruling.default else "reading"
    args: dict[str, Part] = {
        "name": Name((f"ruling.{ruling.name}",)),
        "reading": Name((f"ruling.{ruling.name}.{reading}",)),
    }
    return [Item(Phrase(key, args))]


def _attribute(rules: Rules, a: Attribute) -> list[Item]:
    ctx = Context(rules, it=a.kind)
    word = ctx.word(a.name)
    found = [Item(Phrase(f"attribute-of-{a.kind}", {"name": word}))]
    if a.type == "bool":
        subject: dict[str, Part] = {} if a.kind == "game" else {"of": Phrase(f"it-{a.kind}")}
        flag = Phrase("flag" if subject else "flag-game", {"name": word, **subject})
        found = [Item(Phrase(f"attribute-flag-of-{a.kind}", {"flag": flag}))]
        if a.default.op == "const":
            found.append(Item(Phrase("begins-yes" if a.default.args[0] else "begins-no")))
        else:
            found += _test("begins-exactly-if", ctx, a.default)
    else:

        def say(exprs: list[Expr]) -> list[Item]:
            (value,) = exprs
            if value.op == "const" and value.args[0] is None:
                return [Item(Phrase("begins-none"))]
            return [Item(Phrase("begins", {"value": ctx.value(value)}))]

        found += by_case([a.default], ctx, say)
    found += _limits(a.low, a.high)
    if a.until is not None:
        found.append(Item(Phrase("until-event", {"event": call(a.until)})))
    return [*found, *_seen(ctx, a.seen, "seen")]


def _seen(ctx: Context, seen: Seen, key: str) -> list[Item]:
    if isinstance(seen, Expr):
        return [Item(Phrase(f"{key}-if", {"test": ctx.clause(seen)}), test="test")]
    return [Item(Phrase(f"{key}-{seen}"))]


def _zone(rules: Rules, zone: Zone) -> list[Item]:
    ctx = Context(rules, it=zone.of)
    found = [Item(Phrase(f"zone-of-{zone.of}", {"name": Name((f"zone.{zone.name}",))}))]
    if zone.name == rules.catalogue:
        found.append(Item(Phrase("zone-begins")))
    found += _seen(ctx, zone.seen, "cards-seen")
    return [*found, *([] if zone.counted == "all" else _seen(ctx, zone.counted, "counted"))]


def _number(rules: Rules, number: Number) -> list[Item]:
    ctx = Context(rules, it=number.kind, scope=number.name)
    args: dict[str, Part] = {"name": ctx.word(number.name)}
    if number.kind != "game":
        args["of"] = Phrase(f"it-{number.kind}")
    if number.param is not None:
        args["arg"] = ctx.local(number.param)
    if ctx.kind(number.base).of == "bool" and not number.is_set:
        flag = number_phrase(number.name, args, True)
        if number.base.op == "const":
            found = [Item(Phrase("number-always" if number.base.args[0] else "number-never", {"flag": flag}))]
        else:
            args = {"flag": flag, "test": ctx.clause(number.base)}
            found = [Item(Phrase("number-exactly-if", args), test="test")]
    else:
        place = number_phrase(number.name, args)

        def say(exprs: list[Expr]) -> list[Item]:
            return [Item(Phrase("number-is", {"place": place, "value": ctx.value(exprs[0])}))]

        found = by_case([number.base], ctx, say)
    changing = [a for a in rules.abilities if a.key == "modify" and number.name in a.on]
    if changing:
        found.append(Item(Phrase("number-changed", {"owners": Series(_owners(changing))})))
    return [*found, *([] if number.seen == "none" else _seen(ctx, number.seen, "seen"))]


def _owners(abilities: list[Ability]) -> tuple[Part, ...]:
    owners = {(a.owner_kind, a.owner): None for a in abilities}
    return tuple(_owner(kind, name) for kind, name in owners)


def _owner(kind: str, name: str) -> Part:
    return (
        Phrase("owner-rule")
        if kind == "rule"
        else Phrase(f"owner-{kind}", {"name": Name((f"{kind}.{name}",))})
    )


def _timer(timer: Timer) -> list[Item]:
    found = [Item(Phrase(f"timer-of-{timer.of}", {"timer": Name((f"timer.{timer.name}",))}))]
    found.append(Item(Phrase("fires-before" if timer.before_inputs else "fires-after")))
    if timer.ends is not None:
        found.append(Item(Phrase("timer-ends", {"event": call(timer.ends)})))
    return found


def _staff(seat: StaffSeat) -> list[Item]:
    args: dict[str, Part] = {"name": Name((f"staff.{seat.name}",))}
    return [
        Item(Phrase("staff", args)),
        Item(Phrase("staff-sees-all" if seat.sees_all else "staff-sees-own")),
    ]


def _lineup(rules: Rules, lineup: Lineup) -> list[Item]:
    ctx = Context(rules)
    needs = tuple(i for test, _ in lineup.needs for i in _test("lineup-needs", ctx, test))
    return [Item(Phrase("lineup", {"value": ctx.value(lineup.default)}), needs)]


# -- documents ------------------------------------------------------------------------------------


def _document(rules: Rules, document: Document, apart: bool) -> list[Item]:
    ctx = Context(rules)
    found = []
    args: dict[str, Part] = {"name": Name((f"{document.kind}.{document.id}",))}
    if document.kind == "card":
        found.append(Item(Phrase("document-card", {**args, "n": len(document.copies)})))
    else:
        found.append(Item(Phrase(f"document-{document.kind}", args)))
    for name, value in document.data.items():
        if isinstance(value, Expr) and value.args == (False,) and _mostly(rules, document.kind, name):
            found.append(Item(Phrase("data-flag-not", {"name": Name((f"data.{name}",))})))
            continue
        if (
            not isinstance(value, Expr)
            or value.args in ((None,), (False,))  # and so 0: what a field is when nothing is said of it
            or (value.op == "list" and not value.args)
        ):
            continue
        word: dict[str, Part] = {"name": Name((f"data.{name}",))}
        if value.type == "bool":
            found.append(Item(Phrase("data-flag", word)))
        else:
            found.append(Item(Phrase("data-is", {**word, "value": ctx.value(value)})))
    for ability in () if apart else rules.abilities:
        if (ability.owner_kind, ability.owner) == (document.kind, document.id):
            found += _ability(rules, ability)
    return found


def _mostly(rules: Rules, kind: str, name: str) -> bool:
    """Whether a property is what most documents of a kind have: then those that lack it say so."""
    values = [d.data[name] for d in rules.documents[kind].values() if name in d.data]
    return sum(isinstance(v, Expr) and v.args == (True,) for v in values) > len(values) / 2


# -- events and abilities -----------------------------------------------------------------------------


def _event(rules: Rules, event: Event) -> list[Item]:
    kinds = {n: Context(rules).kind(e) for n, e in event.fields.items() if e.type != "none"}
    ctx = Context(rules, kinds=kinds, scope=event.name)
    body = block_items(event.do, ctx)
    key = "event-does" if body else "event-only-told"
    found = [Item(Phrase(key, {"event": call(event.name)}), body)]
    if event.outside:
        found.append(Item(Phrase("event-outside")))
    if event.lasts is not None:
        found += _test("event-while", ctx, event.lasts)
    found += _told(ctx, event)
    listening = [a for a in rules.abilities if a.key in ("before", "instead", "after") and event.name in a.on]
    if listening:
        found.append(Item(Phrase("event-changed", {"owners": Series(_owners(listening))})))
    return found


def _told(ctx: Context, event: Event) -> list[Item]:
    tells, found = event.tells, []
    if tells.to == "none":
        return [Item(Phrase("told-nobody"))]
    args: dict[str, Part] = {
        "who": ctx.value(tells.to) if isinstance(tells.to, Expr) else Phrase("everybody")
    }
    if tells.data:
        args["data"] = Series(tuple(_field(ctx, n) for n in tells.data))
    found.append(Item(Phrase("told-data" if tells.data else "told", args)))
    if tells.at_end:
        found.append(Item(Phrase("told-late")))
    for name, only in tells.only.items():
        found.append(Item(Phrase("told-only", {"who": ctx.value(only), "field": _field(ctx, name)})))
    return found


def _field(ctx: Context, name: str) -> Part:
    return (
        Phrase("result-of-event")
        if name == "result"
        else Phrase("the", {"name": ctx.field_name(name)}, "name")
    )


def _context(rules: Rules, a: Ability) -> Context:
    """Where the parts of an ability stand; its parameters are known."""
    reacts = a.key in ("before", "instead", "after")
    ctx = Context(rules, me=f"me-{a.owner_kind}", events=a.on if reacts else (), scope=a.name)
    for param in a.params:
        kind = param.kind or "any"
        ctx.kinds[param.name] = Kind("list", kind) if param.count is not None else Kind(kind)
    return ctx


def _ability(rules: Rules, a: Ability) -> list[Item]:
    ctx = _context(rules, a)
    return {"offer": _offer, "modify": _modify, "forbid": _forbid, "whenever": _whenever}.get(a.key, _reacts)(
        ctx, a
    )


def _common(ctx: Context, a: Ability) -> list[Item]:
    """What any ability may say besides: from which zone, how often, also for the dead."""
    found = []
    if a.owner_kind == "card" and a.zones:
        zones = Series(tuple(Phrase("the", {"name": Name((f"zone.{z}",))}, "name") for z in a.zones), "or")
        found.append(Item(Phrase("works-from", {"zones": zones})))
    if a.once == "game":
        found.append(Item(Phrase("once-game")))
    elif a.once is not None:
        found.append(Item(Phrase("once-event", {"event": call(a.once)})))
    if a.order:
        found.append(Item(Phrase("order", {"n": a.order})))
    return [*found, Item(Phrase("when-dead"))] if a.when_dead else found


def _offer(ctx: Context, a: Ability) -> list[Item]:
    me: Part = Phrase(ctx.me) if a.by == "players" else Phrase("special-staff")
    args: dict[str, Part] = {"me": me, "move": Name((f"move.{a.verb}",))}
    if "anytime" in a.on:
        key = "offer-anytime"
    else:
        key, args["occasions"] = "offer", Series(tuple(ask(o) for o in a.on), "or")
    if a.owner_kind == "card" and a.verb == "play":
        key, args["card"] = key + "-card", Name((f"card.{a.owner}",))
    inner: list[Item] = []
    if a.condition is not None:
        inner += _test("only-if", ctx, a.condition)
    for param in a.params:
        inner += _param(ctx, param)
    for need in a.needs:
        inner += _need(ctx, need)
    inner += _common(ctx, a)
    if a.stage is not None:
        inner.append(Item(Phrase("stage", {"stage": Name((f"stage.{a.stage}", f"move.{a.stage}"))})))
    body = block_items(a.do, ctx)
    return [Item(Phrase(key, args), (*inner, *([Item(Phrase("then"), body)] if body else ())))]


def _need(ctx: Context, need: Need) -> list[Item]:
    return _test("need-hidden" if need.hidden else "need", ctx, need.test)


def _param(ctx: Context, param: Any) -> list[Item]:
    name = ctx.field_name(param.name)
    if param.text is not None:
        return [Item(Phrase("param-text", {"name": name, "n": param.text}))]

    def say(exprs: list[Expr]) -> list[Item]:
        args: dict[str, Part] = {"name": name, "from": ctx.value(exprs[0])}
        key = "param-may" if param.optional else "param"
        if len(exprs) > 1:
            key, args["count"] = key + "-count", ctx.value(exprs[1])
        return [Item(Phrase(key, args))]

    return by_case([param.values, *([param.count] if param.count is not None else [])], ctx, say)


def _reacts(ctx: Context, a: Ability) -> list[Item]:
    args: dict[str, Part] = {"events": Series(tuple(call(e) for e in a.on), "or")}
    below = _common(ctx, a)
    body = block_items(a.do, ctx)
    if not body and a.key == "instead":
        body = (Item(Phrase("nothing-happens")),)
    if a.condition is None:
        return [Item(Phrase(a.key, args), (*below, *body))]
    test = Item(Phrase("if", {"test": ctx.clause(a.condition)}), body, "test")
    return [Item(Phrase(a.key, args), (*below, test))]


def _whenever(ctx: Context, a: Ability) -> list[Item]:
    assert a.condition is not None
    item = Item(Phrase("whenever", {"test": ctx.clause(a.condition)}), block_items(a.do, ctx), "test")
    return [item, *_common(ctx, a)]


def _modify(ctx: Context, a: Ability) -> list[Item]:
    found: list[Item] = []
    for name in a.on:
        kind = next((k for k, t in ctx.rules.numbers.items() if name in t), "game")
        inner = ctx.inside(kind, "mine" if _own(a, kind) else "plain")
        found += _modified(ctx, inner, a, name, kind)
    if a.condition is not None:
        found = [Item(Phrase("if", {"test": ctx.clause(a.condition)}), tuple(found), "test")]
    more = _common(ctx, a)
    if a.of is not None:
        kind = next((k for k, t in ctx.rules.numbers.items() if a.on[0] in t), "game")
        of = Phrase(f"modify-of-{kind}", {"test": ctx.inside(kind, "plain").clause(a.of)})
        more.insert(0, Item(of, test="test"))
    return _with(found, more)


def _with(found: list[Item], more: list[Item]) -> list[Item]:
    """What holds of the last of some sentences, below it."""
    if not found or not more:
        return [*found, *more]
    *first, last = found
    return [*first, replace(last, below=(*last.below, *more))]


def _own(a: Ability, kind: str) -> bool:
    """Whether what is changed is a number of the one who has the ability."""
    return a.of is None and a.owner_kind != "rule" and kind == "player"


def _modified(ctx: Context, inner: Context, a: Ability, name: str, kind: str) -> list[Item]:
    number = ctx.rules.numbers[kind][name]
    args: dict[str, Part] = {"name": ctx.word(name)}
    if kind != "game":
        args["of"] = Phrase(ctx.me if _own(a, kind) else f"it-{kind}")
    if number.param is not None:
        args["arg"] = Phrase("the", {"name": ctx.field_name(number.param, (name,))}, "name")
    if ctx.kind(number.base).of == "bool" and not number.is_set and a.set is not None:
        if a.set.op == "const":
            clause = number_phrase(name, args, bool(a.set.args[0]))
            return [Item(Phrase("modify-flag", {"clause": clause}))]
        exactly: dict[str, Part] = {"flag": number_phrase(name, args, True), "test": inner.clause(a.set)}
        return [Item(Phrase("number-exactly-if", exactly), test="test")]
    place = number_phrase(name, args)
    for change in ("add", "set", "include"):
        given = getattr(a, change)
        if given is not None:
            return _changed(inner, place, change, given)
    return []


def _changed(inner: Context, place: Part, change: str, given: Expr) -> list[Item]:
    def say(exprs: list[Expr]) -> list[Item]:
        (value,) = exprs
        less = taken_away(value) if change == "add" else None
        key, value = (f"modify-{change}", value) if less is None else ("modify-subtract", less)
        return [Item(Phrase(key, {"place": place, "value": inner.value(value)}))]

    return by_case([given], inner, say)


def _forbid(ctx: Context, a: Ability) -> list[Item]:
    args: dict[str, Part] = {"occasions": Series(tuple(ask(o) for o in a.on), "or")}
    if a.condition is None:
        return _with([Item(Phrase("forbid", args))], _common(ctx, a))
    told = Item(Phrase("forbid-if", {**args, "test": ctx.clause(a.condition)}), test="test")
    return _with([told], _common(ctx, a))
