"""The entry of the merged documents in which a rule stands: what is shown, hashed and compared of a rule."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

from rulewright.rules.model import Rule
from rulewright.rules.show import document_yaml
from rulewright.rules.source import Map, Mark

KINDS = {"cards": "card", "characters": "character", "roles": "role", "statuses": "status"}
# Sections that say which game, mode and readings were put together, and no rule.
_HEAD = ("game", "chosen", "mode", "modes")
_HASH = 8


class Entries:
    """Finds the entries of the rules of one merged game; the documents are walked once."""

    def __init__(self, game: Map) -> None:
        self.game = game
        self._at: dict[Mark, list[tuple[tuple[str, ...], dict[str, Any]]]] = {}
        self._walk(game, ())

    def _walk(self, value: Any, path: tuple[str, ...]) -> None:
        if isinstance(value, Map):
            for key, inner in value.items():
                if not path and key in _HEAD:
                    continue
                self._at.setdefault(value.key_at(key), []).append(((*path, key), {key: inner}))
                self._walk(inner, (*path, key))
        elif isinstance(value, list):
            for inner in value:
                self._walk(inner, path)

    def owner(self, rule_id: str) -> tuple[str, str] | None:
        """The section and name of the document that an id names, if it names one."""
        for name in rule_id.split(".")[1:3]:
            for section in KINDS:
                if name in self.game.get(section, ()):
                    return section, name
        return None

    def path(self, rule: Rule) -> tuple[str, ...]:
        """The keys that lead to the entry of a rule."""
        return self._found(rule)[0]

    def of(self, rule: Rule) -> dict[str, Any]:
        """The key and value that stand at the place of a rule."""
        return self._found(rule)[1]

    def _found(self, rule: Rule) -> tuple[tuple[str, ...], dict[str, Any]]:
        """Path and entry. What extends a template stands in one place with others that do: then it is that of
        the document which the id names."""
        found = self._at.get(rule.mark, [((), {})])
        owner = self.owner(rule.id)
        return next((each for each in found if each[0][:2] == owner), found[0])

    def text(self, rule: Rule) -> str:
        """The entry as YAML, in the order of the language's tables: the same for the same rule."""
        entry = self.of(rule)
        return document_yaml(entry, "") if entry else ""

    def texts(self, rules: Mapping[str, Rule]) -> dict[str, str]:
        """The YAML of every rule by id."""
        return {id_: self.text(rule) for id_, rule in rules.items()}


def places(value: Any) -> Iterator[Mark]:
    """The places of all keys below a value."""
    if isinstance(value, Map):
        yield from value.keys_at.values()
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from places(inner)


def hash_of(*texts: str) -> str:
    """Eight hexadecimal digits that change when one of the texts does."""
    return hashlib.sha256("\n---\n".join(texts).encode()).hexdigest()[:_HASH]
