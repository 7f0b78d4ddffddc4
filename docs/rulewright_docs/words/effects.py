"""Statements as sentences: each primitive of the rules language has one function here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rulewright.rules.expressions import Expr
from rulewright.rules.model import Block, Statement
from rulewright_docs.words.clauses import Context, Kind
from rulewright_docs.words.phrases import REST, Item, Name, Part, Phrase, Series, message_id


def block_items(block: Block | None, ctx: Context) -> tuple[Item, ...]:
    """The sentences of a list of statements."""
    found: list[Item] = []
    for statement in block.statements if block is not None else ():
        found += STATEMENTS[statement.key](statement, ctx)
    return tuple(found)


def by_case(exprs: list[Expr], ctx: Context, say: Callable[[list[Expr]], list[Item]]) -> list[Item]:
    """Say something of expressions. If one of them is `a if c else b` it is said for each case."""
    for index, e in enumerate(exprs):
        if e.op == "cond" and ctx.kind(e).of != "bool":
            test, a, b = e.args
            yes = by_case([*exprs[:index], a, *exprs[index + 1 :]], ctx, say)
            no = by_case([*exprs[:index], b, *exprs[index + 1 :]], ctx, say)
            return [Item(Phrase("if", {"test": ctx.clause(test)}), tuple(yes), "test"), *otherwise(tuple(no))]
    return say(exprs)


def otherwise(items: tuple[Item, ...]) -> list[Item]:
    """What is done otherwise; a further "if" goes on in the same row."""
    first, *rest = items
    if first.phrase.id == "if" and all(i.phrase.id in ("else", "else-if") for i in rest):
        return [replace(first, phrase=replace(first.phrase, id="else-if")), *rest]
    return [Item(Phrase("else"), items)]


def taken_away(e: Expr) -> Expr | None:
    """How much is taken away by adding something that is written as less than nothing."""
    if e.op == "neg":
        inner: Expr = e.args[0]
        return inner
    if e.op == "const" and e.args[0] < 0:
        return replace(e, args=(-e.args[0],))
    return None


def call(name: str) -> Name:
    """The word for an event."""
    return Name((f"event.{name}",))


def _let(s: Statement, ctx: Context) -> list[Item]:
    found = []
    for place, e in s.args["pairs"]:
        ctx.kinds[place[1]] = ctx.kind(e)
        found += _become(place, e, ctx, "let")
    return found


def _set(s: Statement, ctx: Context) -> list[Item]:
    return [item for place, e in s.args["pairs"] for item in _become(place, e, ctx, "set")]


def _become(place: Any, e: Expr, ctx: Context, key: str) -> list[Item]:
    target = _place(place, ctx)
    if ctx.kind(e).of == "bool":
        flag = _flag(place, ctx)
        if e.op == "const":
            return [Item(Phrase("now", {"clause": replace(flag, no=flag.no != (not e.args[0]))}))]
        args: dict[str, Part] = {"flag": flag, "test": ctx.clause(e)}
        return [Item(Phrase("now-exactly-if", args), test="test")]

    def say(exprs: list[Expr]) -> list[Item]:
        (value,) = exprs
        if value.op == "const" and value.args[0] is None:
            return [Item(Phrase("set-none", {"place": target}))]
        if value.op == "list" and not value.args:
            return [Item(Phrase("set-empty", {"place": target}))]
        return [Item(Phrase(key, {"place": target, "value": ctx.value(value)}))]

    return by_case([e], ctx, say)


def _place(place: Any, ctx: Context) -> Part:
    if place[0] == "attribute":
        return ctx.value(Expr("member", (place[1], place[2]), "any", place[1].mark))
    if place[0] == "event":
        return Phrase("the", {"name": ctx.field_name(place[1], ctx.events)}, "name")
    return ctx.local(place[1])


def _flag(place: Any, ctx: Context) -> Phrase:
    if place[0] == "attribute":
        return ctx.flag(place[1], place[2], True)
    return Phrase(
        "flag-game", {"name": ctx.field_name(place[1], ctx.events if place[0] == "event" else ())}, "name"
    )


def _add(s: Statement, ctx: Context) -> list[Item]:
    found = []
    for place, e in s.args["pairs"]:
        target = _place(place, ctx)
        listed = place[0] == "attribute" and any(
            t[place[2]].type in ("list", "dice") for t in ctx.rules.attributes.values() if place[2] in t
        )

        def say(exprs: list[Expr], target: Part = target, listed: bool = listed) -> list[Item]:
            (value,) = exprs
            if listed:
                return [Item(Phrase("add-to-list", {"place": target, "value": ctx.value(value)}))]
            less = taken_away(value)
            key, inner = ("add", value) if less is None else ("subtract", less)
            return [Item(Phrase(key, {"place": target, "value": ctx.value(inner)}))]

        found += by_case([e], ctx, say)
    return found


def _if(s: Statement, ctx: Context) -> list[Item]:
    then, other = block_items(s.args["then"], ctx), block_items(s.args["else"], ctx)
    if not then:
        return [Item(Phrase("if", {"test": ctx.clause(s.args["test"], False)}), other, "test")]
    found = [Item(Phrase("if", {"test": ctx.clause(s.args["test"])}), then, "test")]
    return [*found, *otherwise(other)] if other else found


def _case(s: Statement, ctx: Context) -> list[Item]:
    subject = ctx.value(s.args["subject"])
    found: list[Item] = []
    for symbol, block in s.args["when"].items():
        test = Phrase("eq", {"a": subject, "b": ctx.symbol(symbol)}, "a")
        key = "else-if" if found else "if"
        found.append(Item(Phrase(key, {"test": test}), block_items(block, ctx), "test"))
    other = block_items(s.args["else"], ctx)
    return [*found, Item(Phrase("else"), other)] if other else found


def _each(s: Statement, ctx: Context) -> list[Item]:
    ctx.kinds[s.args["var"]] = Kind(ctx.kind(s.args["items"]).element)
    key = "each" + ("-together" if s.args["together"] else "") + ("-dead" if s.args["dead"] else "")
    listed = ctx.value(s.args["items"])
    return [Item(Phrase(key, {"list": listed}), block_items(s.args["do"], ctx))]


def _loop(s: Statement, ctx: Context) -> list[Item]:
    inner = block_items(s.args["do"], ctx)
    if s.args["while"] is not None:
        inner = (*inner, Item(Phrase("again-while", {"test": ctx.clause(s.args["while"])}), test="test"))
    return [Item(Phrase("loop"), inner)]


def _plain(s: Statement, ctx: Context) -> list[Item]:
    return [Item(Phrase(s.key))]


def _result(s: Statement, ctx: Context) -> list[Item]:
    e = s.args["value"]
    if ctx.kind(e).of == "bool":
        if e.op == "const":
            return [Item(Phrase("result-yes" if e.args[0] else "result-no"))]
        return [Item(Phrase("result-whether", {"test": ctx.clause(e)}), test="test")]

    def say(exprs: list[Expr]) -> list[Item]:
        if exprs[0].op == "const" and exprs[0].args[0] is None:
            return [Item(Phrase("result-none"))]
        return [Item(Phrase("result", {"value": ctx.value(exprs[0])}))]

    return by_case([e], ctx, say)


def _run(s: Statement, ctx: Context) -> list[Item]:
    return [Item(Phrase("run", {"choice": ctx.value(s.args["value"])}))]


def _close(s: Statement, ctx: Context) -> list[Item]:
    return [Item(Phrase("close", {"stretch": ask(s.args["name"])}))]


def _event(s: Statement, ctx: Context) -> list[Item]:
    assert s.event is not None
    fields, event = s.args["fields"], s.event
    names = list(fields)

    def say(exprs: list[Expr]) -> list[Item]:
        given: dict[str, Part] = {}
        for name, e in zip(names, exprs, strict=True):
            given[name] = ctx.value(e)
        own: dict[str, Part] = {message_id(n): p for n, p in given.items()}
        for name, e in ctx.rules.events[event].fields.items():
            own.setdefault(message_id(name), ctx.value(e))
        told = tuple(
            _told(ctx.field_name(n, (event,)), e, given[n]) for n, e in zip(names, exprs, strict=True)
        )
        args: dict[str, Part] = {**own, "event": call(event)}
        args |= {f"{REST}{message_id(n)}": p for n, p in zip(given, told, strict=True)}
        if told:
            args["fields"] = Series(told)
        key = "call-with" if told else "call"
        return [Item(Phrase(key, args, custom=f"event-{message_id(event)}"))]

    found = by_case(list(fields.values()), ctx, say)
    if s.args["as"]:
        found.append(Item(Phrase("called", {"name": ctx.local(s.args["as"])})))
    return found


def _told(field: Name, e: Expr, value: Part) -> Phrase:
    """A field of an event with its value; of what is simply true or false, that it is."""
    if e.op == "const" and isinstance(e.args[0], bool):
        return Phrase("flag-game", {"name": field}, "name", no=not e.args[0])
    return Phrase("field-is", {"field": field, "value": value})


# -- what waits ----------------------------------------------------------------------------------


def ask(name: str) -> Name:
    """The word for a stretch, an occasion or a kind of ask."""
    return Name((f"ask.{name}", f"occasion.{name}"))


def _open(s: Statement, ctx: Context) -> list[Item]:
    args = s.args
    who = ctx.value(args["for"])
    if args.get("offers"):
        said: dict[str, Part] = {"who": who, "occasions": Series(tuple(ask(o) for o in args["offers"]))}
        may = args.get("optional") or args["closes"] != "answered"
        key = "open-window" if args["closes"] == "passed" else "open-offers" if may else "open-must"
        found = [Item(Phrase(key, said), _details(args, ctx))]
    else:
        found = _choice(args, ctx, who)
    if args.get("as"):
        ctx.kinds[args["as"]] = _chosen(args, ctx)
        if args.get("offers") or args.get("sealed"):
            found.append(Item(Phrase("answers-called", {"name": ctx.local(args["as"])})))
        else:
            found.append(Item(Phrase("chosen-called", {"name": ctx.local(args["as"])})))
    return found


def _chosen(args: dict[str, Any], ctx: Context) -> Kind:
    if args.get("from") is None or args.get("sealed"):
        return Kind("list")
    element = ctx.kind(args["from"]).element
    return Kind("list", element) if args.get("count") is not None else Kind(element)


def _choice(args: dict[str, Any], ctx: Context, who: Part) -> list[Item]:
    seats = ctx.inside("player", "own")

    def say(exprs: list[Expr]) -> list[Item]:
        said: dict[str, Part] = {"who": who, "from": seats.value(exprs[0])}
        key = "choose-may" if args.get("optional") else "choose"
        if len(exprs) > 1:
            key, said["count"] = key + "-count", seats.value(exprs[1])
        return [Item(Phrase(key, said), _details(args, ctx))]

    return by_case([args["from"], *([args["count"]] if args.get("count") is not None else [])], seats, say)


def _details(args: dict[str, Any], ctx: Context) -> tuple[Item, ...]:
    """How a stretch is answered and what ends it."""
    seat = ctx.inside("player", "own")
    flags = ("ordered", "each", "sealed", "changeable")
    found = [Item(Phrase(f"open-{key}")) for key in flags if args.get(key)]
    if args.get("public") is False:
        found.append(Item(Phrase("open-secret")))
    if args["closes"] in ("clock", "closed"):
        found.append(Item(Phrase(f"closes-{args['closes']}")))
    if args.get("until") is not None:
        found.append(Item(Phrase("open-until", {"test": seat.clause(args["until"])}), test="test"))
    if args.get("skip_if") is not None:
        found.append(Item(Phrase("open-skip", {"test": seat.clause(args["skip_if"])}), test="test"))
    if args.get("clock"):
        found += _clock(args, seat)
    if isinstance(args.get("default"), Expr):
        found += _default(args, seat)
    return tuple(found)


def _clock(args: dict[str, Any], seat: Context) -> list[Item]:
    timer = Name((f"timer.{args['clock']}",), "a-clock")
    if args.get("ms") is None:
        return [Item(Phrase("open-clock", {"timer": timer}))]
    return by_case(
        [args["ms"]], seat, lambda es: [Item(Phrase("open-ms", {"timer": timer, "ms": _time(es[0], seat)}))]
    )


def _time(e: Expr, ctx: Context) -> Part:
    """A time: whole seconds are said as seconds."""
    if e.op == "const" and isinstance(e.args[0], int) and e.args[0] % 1000 == 0:
        return Phrase("seconds", {"n": e.args[0] // 1000})
    return ctx.value(e) if e.op != "const" else Phrase("milliseconds", {"n": e.args[0]})


def _default(args: dict[str, Any], seat: Context) -> list[Item]:
    e = args["default"]
    if e.op == "const" and e.args[0] is None:
        return [Item(Phrase("default-none"))]
    if e.op == "const" and args.get("offers"):
        return [Item(Phrase("default-first"))]
    return by_case([e], seat, lambda es: [Item(Phrase("default", {"value": seat.value(es[0])}))])


# -- cards, statuses, knowledge, chance, time, the end ------------------------------------------------


def _move(s: Statement, ctx: Context) -> list[Item]:
    bottom = s.args["at"] == "bottom"

    def say(exprs: list[Expr]) -> list[Item]:
        said: dict[str, Part] = {"cards": ctx.value(exprs[0]), "zone": Name((f"zone.{s.args['zone']}",))}
        key = "move"
        if len(exprs) > 1:
            key, said["to"] = "move-to", ctx.value(exprs[1])
        return [Item(Phrase(key + ("-bottom" if bottom else ""), said))]

    return by_case([s.args["cards"], *([s.args["to"]] if s.args["to"] is not None else [])], ctx, say)


def _status(s: Statement, ctx: Context) -> list[Item]:
    on = ctx.value(s.args["to" if s.key == "attach" else "from"])
    return [Item(Phrase(s.key, {"status": Name((f"status.{s.args['status']}",)), "on": on}))]


def _fact(s: Statement, ctx: Context) -> list[Item]:
    def say(exprs: list[Expr]) -> list[Item]:
        said: dict[str, Part] = {"what": Name((f"fact.{s.args['what']}",)), "is": ctx.value(exprs[0])}
        key = s.key
        if s.key == "know":
            said["who"] = ctx.value(s.args["who"])
        if s.args["of"] is not None:
            key, said["of"] = key + "-of", ctx.value(s.args["of"])
        return [Item(Phrase(key, said))]

    return by_case([s.args["is"]], ctx, say)


def _shuffle(s: Statement, ctx: Context) -> list[Item]:
    if s.args["zone"]:
        return [Item(Phrase("shuffle", {"zone": ctx.zone(s.args["zone"])}))]
    ctx.kinds[s.args["as"]] = ctx.kind(s.args["list"])
    said: dict[str, Part] = {"list": ctx.value(s.args["list"]), "name": ctx.local(s.args["as"])}
    return [Item(Phrase("shuffle-list", said))]


def _roll(s: Statement, ctx: Context) -> list[Item]:
    ctx.kinds[s.args["as"]] = Kind("list", "int")
    parts: dict[str, Part] = {key: ctx.value(s.args[key]) for key in ("dice", "sides", "of")}
    return [Item(Phrase("roll", {**parts, "name": ctx.local(s.args["as"])}))]


def _flip(s: Statement, ctx: Context) -> list[Item]:
    ctx.kinds[s.args["as"]] = Kind("bool")
    return [Item(Phrase("flip", {"of": ctx.value(s.args["of"]), "name": ctx.local(s.args["as"])}))]


def _pick(s: Statement, ctx: Context) -> list[Item]:
    ctx.kinds[s.args["as"]] = Kind(ctx.kind(s.args["from"]).element)
    said: dict[str, Part] = {"from": ctx.value(s.args["from"]), "name": ctx.local(s.args["as"])}
    return [Item(Phrase("pick", said))]


def _timer(s: Statement, ctx: Context) -> list[Item]:
    key = next(k for k in ("start", "stop", "cap") if s.args[k])
    said: dict[str, Part] = {"timer": Name((f"timer.{s.args[key]}",))}
    if s.args["of"] is not None:
        said["of"] = ctx.value(s.args["of"])
    of = "-of" if "of" in said else ""
    if key == "stop":
        return [Item(Phrase(f"timer-stop{of}", said))]
    return by_case(
        [s.args["ms"]], ctx, lambda es: [Item(Phrase(f"timer-{key}{of}", {**said, "ms": _time(es[0], ctx)}))]
    )


def _win(s: Statement, ctx: Context) -> list[Item]:
    said: dict[str, Part] = {"because": Name((f"reason.{s.args['because']}",))}

    def say(exprs: list[Expr]) -> list[Item]:
        (who,) = exprs
        if (who.op == "const" and who.args[0] is None) or (who.op == "list" and not who.args):
            return [Item(Phrase("win-nobody", said))]
        return [Item(Phrase("win", {**said, "who": ctx.value(who)}))]

    return by_case([s.args["who"]], ctx, say)


STATEMENTS: dict[str, Callable[[Statement, Context], list[Item]]] = {
    "let": _let,
    "set": _set,
    "add": _add,
    "if": _if,
    "case": _case,
    "each": _each,
    "loop": _loop,
    "stop": _plain,
    "cancel": _plain,
    "settle": _plain,
    "result": _result,
    "run": _run,
    "close": _close,
    "event": _event,
    "open": _open,
    "move": _move,
    "attach": _status,
    "detach": _status,
    "know": _fact,
    "reveal": _fact,
    "shuffle": _shuffle,
    "roll": _roll,
    "flip": _flip,
    "pick": _pick,
    "timer": _timer,
    "win": _win,
}
