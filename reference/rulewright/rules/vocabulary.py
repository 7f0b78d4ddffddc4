"""The words of one game, described from its rules: what engine authors need to answer the suite."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rulewright.rules.expressions import Expr
from rulewright.rules.load import load_rules
from rulewright.rules.model import Ability, Rules, Seen, Statement
from rulewright.rules.source import Mark

FORMAT = 1
_IN_A_BASE = re.compile(r"(?<![^/])_[a-z0-9_]+/((cards|characters|roles)/)?[a-z0-9_]+\.yaml$")


def load_vocabulary(game: str, mode: str | None = None, spec_dir: Path | None = None) -> dict[str, Any]:
    """The vocabulary of a game in a mode (default: its first). Raises as `load_rules` does."""
    return describe(load_rules(game, mode, spec_dir))


def describe(rules: Rules) -> dict[str, Any]:
    """The vocabulary of linked rules, as plain data."""
    statements = list(rules.statements())
    return {
        "format": FORMAT,
        "game": rules.game,
        "version": rules.hash,
        "mode": rules.mode,
        "modes": list(rules.modes),
        "seats": list(rules.seats),
        "staff": {n: {"sees": "everything" if s.sees_all else "own"} for n, s in rules.staff.items()},
        "lineup": _lineup(rules),
        "resting": sorted(rules.resting),
        "attributes": {kind: _attributes(rules, kind) for kind in ("game", "player", "card")},
        "zones": {
            n: {"of": z.of, "seen_by": _seen(z.seen), "counted_by": _seen(z.counted)}
            for n, z in rules.zones.items()
        },
        "asks": _asks(rules, statements),
        "moves": _moves(rules, statements),
        "events": _events(rules),
        "facts": sorted({str(s.args["what"]) for s in statements if s.key in ("know", "reveal")}),
        "settings": {n: _setting(rules, n) for n in rules.settings},
        "rulings": {
            n: {"readings": list(r.readings), "default": r.default, "origin": list(r.origin)}
            for n, r in rules.rulings.items()
        },
        "outside": sorted(n for n, e in rules.events.items() if e.outside),
        "timers": {
            n: {"of": t.of, "fires": "before_inputs" if t.before_inputs else "after_inputs"}
            for n, t in rules.timers.items()
        },
        "reasons": sorted({str(s.args["because"]) for s in statements if s.key == "win"}),
        "symbols": {group: list(values) for group, values in rules.symbols.items()},
        "documents": {kind: list(table) for kind, table in rules.documents.items() if table},
        "cards": {n: list(d.copies) for n, d in rules.documents.get("card", {}).items()},
        "rules": {
            r.id: {
                "claims": list(r.claims),
                "at": place(rules, r.mark),
                "refuses": r.refuses,
                "section": r.section,
            }
            for r in rules.rules.values()
        },
    }


def _lineup(rules: Rules) -> dict[str, Any] | None:
    """The rules by which a line-up is refused; None of a mode whose set-up takes none."""
    if rules.lineup is None:
        return None
    return {"rule": rules.lineup.rule.id, "needs": [rule.id for _, rule in rules.lineup.needs]}


def place(rules: Rules, mark: Mark) -> str:
    """File and line from the folder of the game or of its base on, the same on every machine."""
    if lent := _IN_A_BASE.search(mark.file):
        return f"{lent.group()}:{mark.line}"
    _, folder, inside = mark.file.rpartition(f"{rules.game}/")
    return f"{folder}{inside}:{mark.line}"


def _seen(seen: Seen) -> str:
    return seen if isinstance(seen, str) else "by rule"


def _attributes(rules: Rules, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, attribute in rules.attributes.get(kind, {}).items():
        default = _literal(rules, attribute.default)
        found[name] = {"type": attribute.type, "default": default, "seen_by": _seen(attribute.seen)}
        limits = {k: v for k, v in (("min", attribute.low), ("max", attribute.high)) if v is not None}
        found[name].update(limits)
    for name, number in rules.numbers.get(kind, {}).items():
        if number.seen != "none":
            found[name] = {"type": "derived", "default": None, "seen_by": _seen(number.seen)}
    return found


def _literal(rules: Rules, expr: Expr) -> Any:
    """The value of an expression that is one whatever the table: a literal, a constant, an empty list."""
    if expr.op == "const":
        return expr.args[0]
    if expr.op == "constant":
        value = rules.constants[expr.args[0]].value
        return _literal(rules, value) if value is not None else None
    return [_literal(rules, e) for e in expr.args] if expr.op == "list" else None


def _setting(rules: Rules, name: str) -> dict[str, Any]:
    setting = rules.settings[name]
    found: dict[str, Any] = {"type": setting.type, "default": setting.default}
    limits = (("min", setting.low), ("max", setting.high), ("one_of", list(setting.one_of) or None))
    found.update({k: v for k, v in limits if v is not None})
    return found


def _offers(rules: Rules) -> list[Ability]:
    return [a for a in rules.abilities if a.key == "offer"]


def _asks(rules: Rules, statements: list[Statement]) -> dict[str, Any]:
    asks: dict[str, set[str]] = {}
    for s in statements:
        if s.key != "open":
            continue
        verbs = asks.setdefault(s.args["kind"], set())
        if s.args.get("offers"):
            verbs.update(a.verb for a in _offers(rules) if set(a.on) & set(s.args["offers"]))
        else:
            verbs.add(s.args.get("verb") or "choose")
        if s.args.get("optional") or s.args["closes"] == "passed":
            verbs.add("pass")
    anytime = {a.verb for a in _offers(rules) if "anytime" in a.on}
    if anytime:
        asks["anytime"] = anytime
    return {kind: {"moves": sorted(verbs)} for kind, verbs in sorted(asks.items())}


def _moves(rules: Rules, statements: list[Statement]) -> dict[str, Any]:
    moves: dict[str, list[dict[str, Any]]] = {"pass": [{"params": []}]}
    for ability in _offers(rules):
        params: list[dict[str, Any]] = [
            {
                "name": p.name,
                "kind": p.kind,
                "target": bool(p.target),
                "set": p.count is not None,
                "optional": p.optional,
                **({} if p.text is None else {"max": p.text}),
            }
            for p in ability.params
        ]
        shapes = moves.setdefault(ability.verb, [])
        if ability.owner_kind == "card":
            same = next((s for s in shapes if s.get("card") and s["params"] == params), None)
            if same:
                same["card"].append(ability.owner)
            else:
                shapes.append({"card": [ability.owner], "params": params})
        else:
            shape = {"params": params, **({"by": "staff"} if ability.by == "staff" else {})}
            if shape not in shapes:
                shapes.append(shape)
    for s in statements:
        if s.key == "open" and not s.args.get("offers"):
            is_set = s.args.get("count") is not None
            choice = {
                "params": [{"name": "what", "kind": "any", "target": False, "set": is_set, "optional": False}]
            }
            shapes = moves.setdefault(s.args.get("verb") or "choose", [])
            if choice not in shapes:
                shapes.append(choice)
    return {verb: {"shapes": shapes} for verb, shapes in sorted(moves.items())}


_OWN_EVENTS: dict[str, list[str]] = {
    "moved": ["count", "zone", "from", "to", "of", "cards"],
    "status": ["status", "of", "on"],
    "fact": ["what", "of", "is"],
    "shuffled": ["zone"],
    "flipped": ["of", "heads"],
    "over": ["winners", "because"],
}


def _events(rules: Rules) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, event in rules.events.items():
        if event.tells.to != "none":
            to = "all" if event.tells.to == "all" else "by rule"
            found[name] = {"fields": [*event.tells.data, *event.tells.only], "to": to}
    keys = {s.key for s in rules.statements()}
    sources = {
        "moved": {"move"},
        "status": {"attach", "detach"},
        "fact": {"know", "reveal"},
        "shuffled": {"shuffle"},
        "flipped": {"flip"},
        "over": {"win"},
    }
    for name, fields in _OWN_EVENTS.items():
        if keys & sources[name]:
            found[name] = {"fields": fields, "to": "by rule" if name in ("moved", "fact") else "all"}
    return dict(sorted(found.items()))
