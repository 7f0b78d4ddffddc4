"""Which rule speaks of which: what a rule reads, does or changes, and what uses it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.rules.expressions import Expr
from rulewright.rules.model import Ability, Rule, Rules, Statement

_NAMED = {"constant": "constants", "row": "constants", "setting": "settings", "zone": "zones"}


class References:
    """The references between the rules of one mode, both ways."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._events = {name: e.rule.id for name, e in rules.events.items()}
        self._documents = {d.id: d.rule.id for t in rules.documents.values() for d in t.values()}
        self.uses: dict[str, tuple[str, ...]] = {}
        self.used_by: dict[str, list[str]] = {}
        for rule_id, parts in self._parts():
            found = dict.fromkeys(m for part in parts for m in self._mentions(part) if m != rule_id)
            self.uses[rule_id] = tuple(found)
            for each in found:
                self.used_by.setdefault(each, []).append(rule_id)

    def _parts(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        rules = self.rules
        for table in (rules.attributes, rules.numbers):
            for entries in table.values():
                for entry in entries.values():
                    yield entry.rule.id, (entry,)
        for constant in rules.constants.values():
            yield constant.rule.id, (constant.value,)
            for value, rule in constant.rows.values():
                yield rule.id, (value,)
        for event in rules.events.values():
            yield event.rule.id, (event,)
        for sound in rules.sound:
            yield sound.rule.id, (sound,)
        for documents in rules.documents.values():
            for document in documents.values():
                yield document.rule.id, (document.data,)
        for ability in rules.abilities:
            yield ability.rule.id, (ability,)

    def _mentions(self, part: Any) -> Iterator[str]:
        if isinstance(part, Expr):
            yield from self._of_expression(part)
        elif isinstance(part, Statement) and part.event is not None:
            yield from self._known(self._events, part.event)
            yield from self._mentions(part.args)
        elif isinstance(part, Rule):
            return
        elif isinstance(part, Ability):
            for name in part.on:
                yield from self._known(self._events, name)
            yield from self._fields(part)
        elif is_dataclass(part):
            yield from self._fields(part)
        elif isinstance(part, dict):
            yield from (m for each in part.values() for m in self._mentions(each))
        elif isinstance(part, list | tuple):
            yield from (m for each in part for m in self._mentions(each))

    def _fields(self, part: Any) -> Iterator[str]:
        for each in fields(part):
            yield from self._mentions(getattr(part, each.name))

    def _of_expression(self, e: Expr) -> Iterator[str]:
        rules = self.rules
        if e.op in _NAMED:
            entry = getattr(rules, _NAMED[e.op]).get(e.args[0])
            yield from () if entry is None else (entry.rule.id,)
        elif e.op == "ruling":
            yield from (rule.id for rule in rules.rulings[e.args[0]].readings.values())
        elif e.op == "const":
            yield from self._known(self._documents, e.args[0])
        elif e.op in ("number", "member", "number_of"):
            name = e.args[0] if e.op == "number" else e.args[1]
            for table in (rules.numbers, rules.attributes):
                yield from (entries[name].rule.id for entries in table.values() if name in entries)
        yield from (m for each in e.args for m in self._mentions(each))

    @staticmethod
    def _known(table: dict[str, str], name: Any) -> Iterator[str]:
        if isinstance(name, str) and name in table:
            yield table[name]
