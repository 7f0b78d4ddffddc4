"""The linked rules of a game and mode as plain JSON, for engines and tools in other languages.

Every expression is a tree `{"op", "args", "type"}`, every block `{"block", "do": [statement…]}`, every
statement `{"do", "event", "args"}`. What they mean is the language reference.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.rules.expressions import Expr
from rulewright.rules.model import Block, Rule, Rules, Statement
from rulewright.rules.source import Mark
from rulewright.rules.vocabulary import place
from rulewright.version import __version__

FORMAT = 1
_HEAD = ("game", "mode", "modes", "seats", "start", "resting", "catalogue", "stages", "symbols")
_BODY = (
    *("constants", "settings", "rulings", "attributes", "zones", "numbers", "timers", "events"),
    *("documents", "abilities", "sound", "staff", "lineup", "order_from"),
)


def rulebook(rules: Rules) -> dict[str, Any]:
    """The rules of one mode as plain data (`rulebook.schema.json`)."""
    plain = _Plain(rules)
    found: dict[str, Any] = {"format": FORMAT, "rulewright": __version__, "hash": rules.hash}
    found |= {key: plain.of(getattr(rules, key)) for key in _HEAD}
    found |= {key: plain.of(getattr(rules, key)) for key in _BODY}
    found["rules"] = {id_: plain.rule(rule) for id_, rule in rules.rules.items()}
    return found


class _Plain:
    """Writes parts of rules as plain data; places are said from the game's folder on."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def rule(self, rule: Rule) -> dict[str, Any]:
        """A rule with its claims and place."""
        return {
            "claims": list(rule.claims),
            "at": place(self.rules, rule.mark),
            "section": rule.section,
            "refuses": rule.refuses,
        }

    def of(self, value: Any) -> Any:
        """Any part."""
        if isinstance(value, Expr):
            return {"op": value.op, "args": [self.of(a) for a in value.args], "type": value.type}
        if isinstance(value, Block):
            return {"block": value.id, "do": [self.of(s) for s in value.statements]}
        if isinstance(value, Statement):
            args = {key: self.of(arg) for key, arg in value.args.items()}
            return {"do": value.key, "event": value.event, "args": args, "at": place(self.rules, value.mark)}
        if isinstance(value, Rule):
            return value.id
        if isinstance(value, Mark):
            return place(self.rules, value)
        if is_dataclass(value) and not isinstance(value, type):
            return {each.name: self.of(getattr(value, each.name)) for each in fields(value)}
        if isinstance(value, dict):
            return {str(key): self._entry(each) for key, each in value.items()}
        if isinstance(value, list | tuple | set | frozenset):
            return [self.of(each) for each in value]
        return value

    def _entry(self, value: Any) -> Any:
        """An entry of a table; a row of a constant is its value with its rule."""
        if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], Rule):
            return {"value": self.of(value[0]), "rule": value[1].id}
        return self.of(value)
