"""Link statements: find the one key of each, resolve its parts, number its blocks."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.rules.expressions import PASS_IT_ON, Expr, Scope, did_you_mean
from rulewright.rules.model import Block, Statement
from rulewright.rules.primitives import BESIDE_KEYS, BLOCK, SHORT_FORMS, STATEMENT_KEYS, Field, statement
from rulewright.rules.source import Map, Mark

if TYPE_CHECKING:
    from rulewright.rules.link import Linker

Place = tuple[Any, ...]  # ("local", name) | ("field", name) | ("event", name) | ("attribute", Expr, name)
_BOOLEAN_FIELDS = ("until", "skip_if", "while")
_OF_EACH_SEAT = ("from", "skip_if", "default", "ms")  # Here `it` is the seat that is asked.


def link_block(linker: Linker, given: Any, scope: Scope, mark: Mark) -> Block:
    """Link a list of statements. All names bound anywhere in it are local to it and to what it encloses."""
    scope.locals |= _bound(given)
    return _block(linker, given, scope, mark, in_loop=False)


def _block(linker: Linker, given: Any, scope: Scope, mark: Mark, in_loop: bool) -> Block:
    statements = []
    for index, item in enumerate(given if isinstance(given, list) else ()):
        at = given.at(index) if hasattr(given, "at") else mark
        linked = _statement(linker, item, scope, at, in_loop)
        if linked is not None:
            statements.append(linked)
    block = Block(len(linker.rules.blocks), tuple(statements))
    linker.rules.blocks.append(block)
    return block


def _bound(given: Any) -> set[str]:
    """Every local name that a tree of statements binds."""
    names: set[str] = set()
    if isinstance(given, list):
        for item in given:
            names |= _bound(item)
    elif isinstance(given, Map):
        for key, value in given.items():
            if key in ("let", "each") and isinstance(value, Map):
                names |= set(value)
            elif key == "as" and isinstance(value, str):
                names.add(value)
            names |= _bound(value)
    return names


def _statement(linker: Linker, item: Any, scope: Scope, at: Mark, in_loop: bool) -> Statement | None:
    if not isinstance(item, Map):
        linker.found.error("RW215", "a statement is a mapping with one key, such as `set: {…}`", at)
        return None
    keys = [k for k in item if k in STATEMENT_KEYS or k not in BESIDE_KEYS]
    if len(keys) != 1:
        what = f"{len(keys)} statements in one: {', '.join(keys)}" if keys else "no statement here"
        linker.found.error("RW215", what, item.mark, "begin each statement with a dash of its own")
        return None
    key = keys[0]
    mark = item.key_at(key)
    if key in STATEMENT_KEYS:
        allowed = {key, *(f.name for f in statement(key).beside)}
        for extra in (k for k in item if k not in allowed):
            linker.found.error("RW215", f"'{extra}' does not belong to '{key}'", item.key_at(extra))
        return _LINKERS[statement(key).value](linker, key, item, scope, mark, in_loop)
    if key not in linker.names.event_fields:
        known = [*STATEMENT_KEYS, *linker.names.event_fields]
        linker.found.error("RW202", f"no statement or event '{key}'", mark, did_you_mean(key, known))
        return None
    return _event_call(linker, key, item[key], scope, mark)


def _event_call(linker: Linker, name: str, given: Any, scope: Scope, mark: Mark) -> Statement:
    fields = {}
    if isinstance(given, Map):
        for field_name, value in given.items():
            if field_name == "as":
                continue
            if field_name not in linker.names.event_fields[name]:
                hint = did_you_mean(field_name, linker.names.event_fields[name])
                linker.found.error(
                    "RW208", f"event '{name}' has no field '{field_name}'", given.key_at(field_name), hint
                )
            fields[field_name] = linker.expr(value, given.at(field_name), scope, may_be_text=True)
    bind = given.get("as") if isinstance(given, Map) else None
    return Statement("event", mark, {"fields": fields, "as": bind}, event=name)


# -- one linker for each kind of value ----------------------------------------------------------


def _pairs(linker: Linker, key: str, item: Map, scope: Scope, mark: Mark, in_loop: bool) -> Statement:
    pairs = []
    given = item[key] if isinstance(item[key], Map) else Map(mark)
    for name, value in given.items():
        expr = linker.expr(value, given.at(name), scope)
        place: Place = ("local", name) if key == "let" else _place(linker, name, given.key_at(name), scope)
        if place[0] == "local" and place[1] in scope.texts:
            what = f"'{name}' is free text, which no rule can change"
            linker.found.error("RW211", what, given.key_at(name), PASS_IT_ON, len(name))
        _check_assignment(linker, key, place, expr)
        pairs.append((place, expr))
    return Statement(key, mark, {"pairs": tuple(pairs)})


def _place(linker: Linker, text: str, mark: Mark, scope: Scope) -> Place:
    try:
        tree = ast.parse(text, mode="eval").body
    except SyntaxError:
        tree = None
    if isinstance(tree, ast.Name):
        if tree.id in scope.locals:
            return ("local", tree.id)
        if tree.id in scope.fields:
            return ("field", tree.id)
        known = {*scope.locals, *scope.fields}
        linker.found.error(
            "RW201", f"'{text}' is neither a local name nor a field", mark, did_you_mean(text, known)
        )
    elif isinstance(tree, ast.Attribute):
        if isinstance(tree.value, ast.Name) and tree.value.id == "event" and "event" not in scope.locals:
            linker.expr(text, mark, scope)
            if tree.attr == "result":
                linker.found.error("RW208", "'event.result' is read only", mark, "write `result: …`")
            return ("event", tree.attr)
        target = linker.expr(ast.unparse(tree.value), mark, scope)
        kinds = [k for k, table in linker.rules.attributes.items() if tree.attr in table]
        if not kinds:
            known = {n for table in linker.rules.attributes.values() for n in table}
            linker.found.error("RW213", f"no attribute '{tree.attr}'", mark, did_you_mean(tree.attr, known))
        return ("attribute", target, tree.attr)
    else:
        linker.found.error(
            "RW201", f"'{text}' cannot be changed", mark, "a local name, event.FIELD or PLAYER.ATTRIBUTE"
        )
    return ("local", text)


_FITS = {
    "int": ("int",),
    "bool": ("bool",),
    "player": ("player", "none"),
    "card": ("card", "none"),
    "list": ("list",),
    "dice": ("list",),
}


def _check_assignment(linker: Linker, key: str, place: Place, expr: Expr) -> None:
    if place[0] != "attribute" or expr.type == "any":
        return
    types = {t[place[2]].type for t in linker.rules.attributes.values() if place[2] in t}
    if len(types) != 1:
        return
    type_ = types.pop()
    if key == "add" and type_ in ("list", "dice"):
        return
    fits = _FITS.get(type_, ("symbol", "none"))
    if expr.type not in fits:
        linker.found.error(
            "RW211", f"'{place[2]}' is of type {type_}; this is of type {expr.type}", expr.mark
        )


def _expr(linker: Linker, key: str, item: Map, scope: Scope, mark: Mark, in_loop: bool) -> Statement:
    value = linker.expr(item[key], item.at(key), scope)
    if key == "if":
        if value.type not in ("bool", "any"):
            linker.found.error("RW211", "'if' needs a condition", value.mark)
        if "then" not in item:
            linker.found.error("RW214", "'if' needs 'then'", mark)
        args: dict[str, Any] = {
            "test": value,
            "then": _block(linker, item.get("then"), scope, item.at("then"), in_loop),
        }
        args["else"] = (
            _block(linker, item["else"], scope, item.at("else"), in_loop) if "else" in item else None
        )
        return Statement(key, mark, args)
    if key == "case":
        when = item.get("when", Map(mark))
        branches = {}
        for symbol, block in when.items():
            if symbol not in linker.names.symbols:
                linker.found.error(
                    "RW216",
                    f"unknown symbol '{symbol}'",
                    when.key_at(symbol),
                    did_you_mean(symbol, linker.names.symbols),
                )
            branches[symbol] = _block(linker, block, scope, when.at(symbol), in_loop)
        other = _block(linker, item["else"], scope, item.at("else"), in_loop) if "else" in item else None
        return Statement(key, mark, {"subject": value, "when": branches, "else": other})
    return Statement(key, mark, {"value": value})


def _each(linker: Linker, key: str, item: Map, scope: Scope, mark: Mark, in_loop: bool) -> Statement:
    given = item[key]
    if not isinstance(given, Map) or len(given) != 1:
        linker.found.error("RW215", "'each' takes one name and its list: each: {p: alive}", item.at(key))
        return Statement(key, mark, {})
    (name,) = given
    items = linker.expr(given[name], given.at(name), scope)
    if items.type not in ("list", "any"):
        linker.found.error("RW211", "'each' needs a list", items.mark)
    body = _block(linker, item.get("do"), scope, item.at("do"), True)
    return Statement(
        key,
        mark,
        {
            "var": name,
            "items": items,
            "do": body,
            "dead": bool(item.get("dead")),
            "together": bool(item.get("together")),
        },
    )


def _loop(linker: Linker, key: str, item: Map, scope: Scope, mark: Mark, in_loop: bool) -> Statement:
    body = _block(linker, item[key], scope, item.at(key), True)
    going = linker.condition(item["while"], item.at("while"), scope) if "while" in item else None
    return Statement(key, mark, {"do": body, "while": going})


def _true(linker: Linker, key: str, item: Map, scope: Scope, mark: Mark, in_loop: bool) -> Statement:
    if key == "stop" and not in_loop:
        linker.found.error("RW224", "'stop' stands outside a loop", mark)
    if key == "cancel" and not getattr(linker, "in_before", False):
        linker.found.error("RW219", "'cancel' belongs in a 'before' ability", mark)
    return Statement(key, mark, {})


def _name(linker: Linker, key: str, item: Map, scope: Scope, mark: Mark, in_loop: bool) -> Statement:
    linker.closed.append((str(item[key]), item.at(key)))
    return Statement(key, mark, {"name": str(item[key])})


def _fields(linker: Linker, key: str, item: Map, scope: Scope, mark: Mark, in_loop: bool) -> Statement:
    given = item[key] if isinstance(item[key], Map) else Map(mark)
    args: dict[str, Any] = {}
    for spec in statement(key).fields:
        if spec.name not in given:
            if spec.required:
                linker.found.error("RW214", f"'{key}' needs '{spec.name}'", mark)
            args[spec.name] = None
            continue
        args[spec.name] = _field(linker, key, spec, given, scope)
    if key == "open" or key in SHORT_FORMS:
        return _open(linker, key, given, args, mark)
    if key == "timer":
        _check_timer(linker, given, args, mark)
    elif key == "shuffle":
        _check_shuffle(linker, given, args, mark)
    return Statement(key, mark, args)


def _check_timer(linker: Linker, given: Map, args: dict[str, Any], mark: Mark) -> None:
    named = [verb for verb in ("start", "stop", "cap") if verb in given]
    if len(named) != 1 or ("stop" in given) == ("ms" in given):
        what = "'timer' needs exactly one of 'start' and 'ms', 'cap' and 'ms', or 'stop'"
        linker.found.error("RW214", what, mark, "write two statements to do two things")
    timer = linker.section("timers").get(args["start"] or args["stop"] or args["cap"])
    if timer is not None and (timer.get("of") == "player") != ("of" in given):
        linker.found.error("RW214", "'of' says whose timer it is, for timers of players alone", mark)


def _check_shuffle(linker: Linker, given: Map, args: dict[str, Any], mark: Mark) -> None:
    if set(given) not in ({"zone"}, {"list", "name", "as"}):
        linker.found.error("RW214", "'shuffle' needs either 'zone', or 'list', 'name' and 'as'", mark)
    zone = linker.section("zones").get(args["zone"])
    if zone is not None and zone.get("of") == "player":
        linker.found.error("RW203", f"'{args['zone']}' is a zone of players", given.at("zone"))


def _field(linker: Linker, key: str, spec: Field, given: Map, scope: Scope) -> Any:
    value, at = given[spec.name], given.at(spec.name)
    if spec.name == "default" and "offers" in given and value == "first":
        return Expr("const", ("first",), "symbol", at)
    if spec.type in ("expr", "exprs"):
        inner = scope.with_it() if spec.name in _OF_EACH_SEAT and key != "timer" else scope
        expr = linker.expr(value, at, inner)
        if spec.name in _BOOLEAN_FIELDS and expr.type not in ("bool", "any"):
            linker.found.error("RW211", f"'{spec.name}' needs a condition", expr.mark)
        if spec.name == "ms" and expr.type not in ("int", "any"):
            linker.found.error("RW211", "'ms' needs a whole number", expr.mark)
        return expr
    if spec.type in ("name", "names"):
        names = tuple(value) if isinstance(value, list) else (value,)
        for name in names:
            linker.check_name(spec.of, str(name), at)
        return names if spec.type == "names" else str(value)
    return value


def _open(linker: Linker, key: str, given: Map, args: dict[str, Any], mark: Mark) -> Statement:
    """Bring the short forms to the one form of `open`."""
    get: Callable[[str], Any] = args.get
    if key == "choose":
        if isinstance(get("by"), Expr) and get("by").type == "list":
            linker.found.error("RW211", "'by' is one player; 'ask_all' asks many", get("by").mark)
        args = {**args, "for": get("by"), "closes": "answered", "single": True}
    elif key == "ask_all":
        args = {**args, "for": get("who"), "closes": "answered", "sealed": True}
    elif key == "window":
        args = {**args, "closes": "passed"}
    args.setdefault("closes", None)
    args["closes"] = args["closes"] or ("clock" if args.get("clock") and not args.get("from") else "answered")
    args["public"] = True if get("public") is None else get("public")
    if (args.get("from") is None) == (args.get("offers") is None):
        linker.found.error("RW214", f"'{key}' needs either 'from' or 'offers'", mark)
    if args.get("rest") and args["rest"] not in (linker.merged.get("resting") or {}):
        linker.found.error("RW220", f"'{args['rest']}' is not declared under 'resting'", given.at("rest"))
    if args.get("changeable") and not args.get("sealed"):
        linker.found.error("RW214", "'changeable' needs 'sealed'", given.key_at("changeable"))
    if args["closes"] == "passed" and (args.get("from") is not None or args.get("sealed")):
        linker.found.error("RW214", "'closes: passed' is for offers that are not sealed", mark)
    if linker.section("timers").get(args.get("clock") or "", {}).get("of") == "player":
        linker.found.error("RW206", f"'{args['clock']}' is a timer of players", given.at("clock"))
    others = [k for k in ("clock", "optional", "from") if args.get(k)]
    if args["closes"] == "closed" and others:
        hint = "only `close` or `until` ends it"
        linker.found.error("RW214", f"'closes: closed' takes no '{others[0]}'", given.key_at("closes"), hint)
    if args["closes"] == "clock" and not args.get("clock"):
        linker.found.error("RW214", "'closes: clock' needs 'clock'", mark)
    if args.get("ms") is not None and not args.get("clock"):
        hint = "name a timer of the game beside it: clock: NAME"
        linker.found.error("RW214", "'ms' needs 'clock'", given.key_at("ms"), hint)
    if args.get("offers") and isinstance(args.get("default"), Expr) and given.get("default") != "first":
        linker.found.error(
            "RW214", "with offers, 'default' can only be 'first' (the first legal move)", given.at("default")
        )
    offers = args.get("offers") or ()
    linker.offered.update(offers)
    name = args.get("name") or args.get("rest") or (offers[0] if offers else None)
    args["kind"] = args.get("kind") or (offers[0] if offers else None) or name or args.get("verb") or "choose"
    args["name"] = name
    if name:
        linker.stretches.add(name)
    return Statement("open", mark, args)


_LINKERS: dict[str, Callable[[Linker, str, Map, Scope, Mark, bool], Statement]] = {
    "pairs": _pairs,
    "expr": _expr,
    "each": _each,
    BLOCK: _loop,
    "true": _true,
    "name": _name,
    "fields": _fields,
}
