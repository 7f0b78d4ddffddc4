"""Link abilities: what each reacts to, its parameters and conditions, its body."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.rules.expressions import Expr, Scope, did_you_mean, names_in
from rulewright.rules.link_statements import link_block
from rulewright.rules.model import Ability, Need, Param, Rule
from rulewright.rules.primitives import ABILITY_KEYS
from rulewright.rules.source import Map, Mark

if TYPE_CHECKING:
    from rulewright.rules.link import Linker


# What a move, or the choice that a sealed stretch keeps of it, says of every offer.
PARTS_OF_MOVES = frozenset({"do", "card", "by", "offer", "ability", "stage", "verb"})
# What a parameter of free words does not take.
NOT_OF_TEXTS = ("from", "count", "optional", "target", "kind", "code")
MOST_CHARACTERS = 4_000


def link_ability(linker: Linker, owner_kind: str, owner: str, name: str, body: Map, mark: Mark) -> None:
    """Link one ability and add it to the rules."""
    keys = [k for k in body if k in ABILITY_KEYS]
    if len(keys) != 1:
        what = f"an ability has one of: {', '.join(sorted(ABILITY_KEYS))}"
        linker.found.error("RW215", f"{what}; this has {', '.join(keys) or 'none'}", mark)
        return
    key = keys[0]
    _check_words(linker, body)
    if "by" in body and owner_kind != "rule":
        hint = f"what a {owner_kind} offers is for players; write the offer under 'rules'"
        linker.found.error("RW225", "'by' belongs to offers under 'rules'", body.key_at("by"), hint, 2)
    section = "rules" if owner_kind == "rule" else owner
    refuses = key == "forbid" or (key == "offer" and "if" in body)
    rule = linker.rule(body, f"{linker.game}.{section}.{name}", mark, section, refuses)
    on = () if key == "whenever" else _targets(linker, key, body)
    scope = _scope(linker, owner_kind, key, on)
    params = _params(linker, body, scope, rule.id) if key == "offer" else ()
    ability = Ability(
        index=len(linker.rules.abilities),
        name=name,
        key=key,
        on=on,
        owner_kind=owner_kind,
        owner=owner,
        rule=rule,
        condition=_condition(linker, key, body, scope),
        order=int(body.get("order", 0)),
        once=body.get("once"),
        zones=_zones(linker, body, mark, owner_kind, "hand" if key == "offer" else "table"),
        when_dead=bool(body.get("when_dead", False)),
        verb=str(body.get("verb") or ("play" if owner_kind == "card" else name)),
        params=params,
        needs=_needs(linker, body, scope, params, rule.id),
        stage=_stage(linker, body),
        of=linker.condition(body["of"], body.at("of"), scope.with_it()) if "of" in body else None,
        code=str(body.get("code", "forbidden")),
        by=str(body.get("by", "players")),
        **_values(linker, key, body, scope, mark),
        do=_body(linker, key, body, scope),
    )
    linker.rules.abilities.append(ability)


def _values(linker: Linker, key: str, body: Map, scope: Scope, mark: Mark) -> dict[str, Expr]:
    if key != "modify":
        return {}
    given = [k for k in ("add", "set", "include") if k in body]
    if len(given) != 1:
        linker.found.error("RW215", "'modify' needs exactly one of add, set, include", mark)
        return {}
    return {given[0]: linker.expr(body[given[0]], body.at(given[0]), scope.with_it())}


def _body(linker: Linker, key: str, body: Map, scope: Scope) -> Any:
    if key in ("modify", "forbid"):
        return None
    linker.in_before = key == "before"
    block = link_block(linker, body.get("do", []), scope, body.at("do"))
    linker.in_before = False
    return block


def _targets(linker: Linker, key: str, body: Map) -> tuple[str, ...]:
    value = body[key]
    names = tuple(str(v) for v in value) if isinstance(value, list) else (str(value),)
    for name in names:
        if key in ("before", "instead", "after"):
            linker.known_event(name, body.at(key))
        elif key == "modify":
            known = {n for table in linker.rules.numbers.values() for n in table}
            if name not in known:
                linker.found.error(
                    "RW217", f"unknown number '{name}'", body.at(key), did_you_mean(name, known)
                )
        else:
            linker.wanted_occasions.append((name, body.at(key)))
    return names


def _scope(linker: Linker, owner_kind: str, key: str, on: tuple[str, ...]) -> Scope:
    events: tuple[str, ...] | None = ()
    if key in ("before", "instead", "after"):
        events = tuple(e for e in on if e in linker.names.event_fields)
    elif key == "offer":
        events = None
    return Scope(
        linker.names,
        has_me=owner_kind != "rule" or key == "offer",
        has_card=owner_kind == "card",
        has_move=key == "forbid",
        events=events,
    )


def _condition(linker: Linker, key: str, body: Map, scope: Scope) -> Expr | None:
    name = "whenever" if key == "whenever" else "if"
    return linker.condition(body[name], body.at(name), scope) if name in body else None


def _check_words(linker: Linker, body: Map) -> None:
    """`once` names an event, or `game`; a move cannot be called `pass`."""
    once, events = body.get("once"), linker.names.event_fields
    if once is not None and once != "game" and once not in events:
        hint = did_you_mean(str(once), events)
        linker.found.error("RW202", f"'once' names an event or 'game', not '{once}'", body.at("once"), hint)
    if body.get("verb") == "pass":
        linker.found.error("RW221", "'pass' declines; an offer is called otherwise", body.at("verb"))


def _zones(linker: Linker, body: Map, mark: Mark, owner_kind: str, default: str) -> tuple[str, ...]:
    if "from" not in body:
        if owner_kind == "card" and default not in linker.section("zones"):
            what = f"this works from the zone '{default}', which is not there"
            linker.found.error("RW203", what, mark, f"say 'from', or declare the zone '{default}'")
        return (default,)
    value = body["from"]
    names = tuple(str(v) for v in value) if isinstance(value, list) else (str(value),)
    for name in names:
        linker.check_name("zone", name, body.at("from"))
    return names


def _stage(linker: Linker, body: Map) -> str | None:
    stage = body.get("stage")
    if stage is not None and stage not in linker.rules.stages:
        linker.found.error(
            "RW218",
            f"unknown stage '{stage}'",
            body.at("stage"),
            did_you_mean(str(stage), linker.rules.stages),
        )
    return stage


def _params(linker: Linker, body: Map, scope: Scope, rule_id: str) -> tuple[Param, ...]:
    params = []
    given = body.get("with", Map())
    for name, entry in given.items():
        rule = linker.rule(entry, f"{rule_id}.{name}", given.key_at(name), "params", refuses=True)
        if name in PARTS_OF_MOVES:
            linker.found.error(
                "RW221", f"every move has a part '{name}' already", given.key_at(name), "call it otherwise"
            )
        if "text" in entry:
            params.append(_text(linker, name, entry, given, rule))
            scope.locals.add(name)
            scope.texts.add(name)
            continue
        if "from" not in entry:
            what = f"the parameter '{name}' has neither 'from' nor 'text'"
            linker.found.error("RW226", what, given.key_at(name), "say which values it may have", len(name))
            scope.locals.add(name)
            continue
        values = linker.expr(entry["from"], entry.at("from"), scope)
        if values.type not in ("list", "any"):
            linker.found.error("RW211", "'from' needs a list", values.mark)
        kind = str(entry.get("kind") or element_kind(linker, values) or "")
        if not kind:
            linker.found.error(
                "RW214",
                f"say what parameter '{name}' is: kind: int, bool, symbol, player or card",
                given.key_at(name),
            )
        target = entry.get("target")
        count = linker.expr(entry["count"], entry.at("count"), scope) if "count" in entry else None
        params.append(
            Param(
                name,
                values,
                count,
                bool(entry.get("optional", False)),
                str(entry.get("code", "bad_target")),
                kind == "player" if target is None else bool(target),
                kind,
                rule,
            )
        )
        scope.locals.add(name)
    return tuple(params)


def _text(linker: Linker, name: str, entry: Map, given: Map, rule: Rule) -> Param:
    """A parameter of free words: no values, only how many characters they may have."""
    most, names = entry["text"], list(given)
    for key in (k for k in NOT_OF_TEXTS if k in entry):
        hint = "words are free: there is nothing to choose from, to count or to leave out"
        linker.found.error("RW226", f"free text has no '{key}'", entry.key_at(key), hint, len(key))
    if not 1 <= most <= MOST_CHARACTERS:
        what = f"free text has 1 to {MOST_CHARACTERS:,} characters at most, not {most:,}"
        linker.found.error("RW226", what, entry.at("text"))
    first = next(n for n in names if "text" in given[n])
    if first != name:
        what, hint = f"a move has free text once, and '{first}' is it already", "take one of them out"
        linker.found.error("RW226", what, given.key_at(name), hint, len(name))
    elif name != names[-1] and "text" not in given[names[-1]]:
        hint = f"write it below '{names[-1]}'"
        what = f"the free text '{name}' must be the last parameter"
        linker.found.error("RW226", what, given.key_at(name), hint, len(name))
    none = Expr("list", (), "list", entry.at("text"))
    return Param(name, none, None, False, "malformed", False, "text", rule, most)


def _needs(
    linker: Linker, body: Map, scope: Scope, params: tuple[Param, ...], rule_id: str
) -> tuple[Need, ...]:
    needs = []
    given = body.get("needs", Map())
    order = [p.name for p in params]
    for name, entry in given.items():
        rule = linker.rule(entry, f"{rule_id}.{name}", given.key_at(name), "needs", refuses=True)
        test = linker.condition(entry.get("if"), entry.at("if"), scope)
        used = names_in(test)
        level = max((order.index(u) + 1 for u in used if u in order), default=0)
        needs.append(Need(name, test, str(entry.get("code")), bool(entry.get("hidden", False)), level, rule))
    return tuple(needs)


def element_kind(linker: Linker, expr: Expr) -> str | None:
    """What the elements of a list expression are, where that can be told: int, symbol, player, card."""
    if expr.op == "range":
        return "int"
    if expr.op == "documents":
        return "symbol"
    if expr.op == "special" and expr.args[0] in ("players", "alive", "staff"):
        return "player"
    if expr.op == "zone" or (expr.op == "member" and expr.args[1] in linker.rules.zones):
        return "card"
    if expr.op == "list" and expr.args:
        kind = expr.args[0].type
        return kind if kind in ("int", "bool", "symbol", "player", "card") else None
    if expr.op == "constant":
        constant = linker.rules.constants.get(expr.args[0])
        return element_kind(linker, constant.value) if constant and constant.value else None
    if expr.op == "cond":
        return element_kind(linker, expr.args[1]) or element_kind(linker, expr.args[2])
    if expr.op == "number":
        number = linker.rules.numbers.get("game", {}).get(expr.args[0])
        return element_kind(linker, number.base) if number else None
    if expr.op in ("lambda", "method", "property") and (
        expr.op != "lambda" or expr.args[1] in ("where", "most", "least")
    ):
        return element_kind(linker, expr.args[0])
    return None


def check_later(linker: Linker) -> None:
    """What can only be said when all is linked: occasions that no stretch offers, stretches that nobody
    opens."""
    offered = {*linker.offered, "anytime"}
    for name, mark in linker.wanted_occasions:
        if name not in offered:
            linker.found.error(
                "RW204", f"no stretch offers the occasion '{name}'", mark, did_you_mean(name, offered)
            )
    for name, mark in linker.closed:
        if name not in linker.stretches:
            linker.found.error(
                "RW205", f"no stretch is named '{name}'", mark, did_you_mean(name, linker.stretches)
            )
