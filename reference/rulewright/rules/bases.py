"""Lay the documents of a game over those that its base lends: rules that several games share.

A base is a folder `_NAME` beside the games, with documents like those of a game. What a game takes over is a
copy with the game's own rule ids and with the claims that it asked for; every key keeps the place where it
was written. Cards, characters and roles of a base are templates: a game has those that its documents extend.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.rules.expressions import did_you_mean
from rulewright.rules.folders import entries
from rulewright.rules.overlay import overlay, remove
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shape_types import Record
from rulewright.rules.shapes import DOCUMENT, inner_types
from rulewright.rules.source import Collector, Map, Mark, Seq

if TYPE_CHECKING:
    from rulewright.rules.documents import Documents

TEMPLATES = {"cards": "card", "characters": "character", "roles": "role"}


def is_base(name: str) -> bool:
    """Whether a folder of that name is a base."""
    return name.startswith("_")


def base_named(main: Map | None) -> str | None:
    """The base that `game.yaml` names, if it names one that can be looked for."""
    base = main.get("base") if main is not None else None
    name = base.get("from") if isinstance(base, Map) else None
    return name if isinstance(name, str) else None


def refuse_unknown(
    main: Map, bases: Iterable[str], beside: Iterable[str], games: Iterable[str], found: Collector
) -> bool:
    """Report a base that is not there, or is none. Whether it was reported. `beside` are those that lie
    beside the game."""
    base: Map = main["base"]
    name = base["from"]
    if name in bases:
        return False
    what = f"'{name}' is a game, not a base" if name in games else f"there is no base '{name}'"
    hint = did_you_mean(name, beside)
    if not hint:
        hint = "a base is a folder beside the game's, with a game.yaml, whose name begins with _"
        hint += f"; bundled: {', '.join(bases)}"
    found.error("RW167", what, base.at("from"), hint, len(name))
    return True


# -- what a base may hold ------------------------------------------------------------------------------


def check_base_documents(base: Documents, found: Collector) -> None:
    """Report what a base cannot have: a base of its own, modes, documents that extend others."""
    if "base" in base.main:
        at = base.main.key_at("base")
        found.error("RW168", "a base has no base of its own", at, "name one base in the game", len("base"))
    modes = base.folder / "modes"
    for path in entries(modes) if os.path.isdir(modes) else []:
        if path.suffix != ".yaml":
            continue
        hint = "write modes in the folder of each game"
        found.error("RW168", "a base has no modes", Mark(str(path), 1, 1), hint)
    for _, document in _templates(base):
        if "extends" in document:
            hint = "write it whole, or extend it in the game"
            at = document.key_at("extends")
            found.error("RW168", "a template extends no other", at, hint, len("extends"))


def check_rule_ids(document: Map, record: Record, base: str, found: Collector) -> None:
    """Ids of rules in a base begin with its name, which becomes the game's; others begin with no base."""
    for rule_id, at in _rule_ids(document, {f.name: f.type for f in record.fields}):
        owner, _, rest = rule_id.partition(".")
        if base and owner != base:
            hint = f"write {base}.{rest}: in a game it begins with the game"
            found.error("RW171", f"'{rule_id}' does not begin with '{base}.'", at, hint, len(rule_id))
        elif not base and is_base(owner):
            found.error(
                "RW171", f"'{rule_id}' belongs to a base", at, "begin with the name of the game", len(rule_id)
            )


def _rule_ids(value: Map, types: dict[str, str]) -> Iterator[tuple[str, Mark]]:
    for key, type_ in types.items():
        inner = value.get(key)
        if type_ == "id" and isinstance(inner, str):
            yield inner, value.at(key)
        elif isinstance(inner, Map):
            yield from _rule_ids(inner, inner_types(inner, type_))


def _templates(documents: Documents) -> Iterator[tuple[str, Map]]:
    for section in TEMPLATES:
        for document in getattr(documents, section).values():
            yield section, document


# -- laying a game over its base -----------------------------------------------------------------------


def refuse_templates(documents: Documents, found: Collector) -> None:
    """Report the documents of a game without a base that extend something."""
    for section, document in _templates(documents):
        if "extends" in document:
            _no_template(document, TEMPLATES[section], "the game has no base", found)


def lay_over(documents: Documents, base: Documents, found: Collector) -> None:
    """Put what the base lends under the documents of a game, which must be whole then."""
    lender = _Lender(base.main["game"], documents.game, documents.main["base"].get("claims"))
    before = len(found.errors)
    main = _laid(lender.lent(base.main, "game"), documents.main, DOCUMENT["game"], found)
    rulings = lender.lent(base.rulings, "rulings")
    if documents.rulings:
        rulings = _laid(rulings, documents.rulings, DOCUMENT["rulings"], found)
    for section, kind in TEMPLATES.items():
        own: dict[str, Map] = getattr(documents, section)
        templates: dict[str, Map] = getattr(base, section)
        for name, document in own.items():
            own[name] = _over_template(document, kind, templates, lender, found)
    for language, names in base.text.items():
        over = documents.text.get(language)
        documents.text[language] = names if over is None else _renamed(names, over, found)
    documents.main, documents.rulings, documents.base = main, rulings, base.folder
    if len(found.errors) == before:
        _check_whole(documents, found)


def stand_on(documents: Documents, ground: Documents, found: Collector) -> None:
    """Put the documents of the bundled game that a folder stands on under those of the folder."""
    for section in (*TEMPLATES, "modes"):
        setattr(documents, section, {**getattr(ground, section), **getattr(documents, section)})
    documents.ground = ground.folder
    if found.errors:
        return
    for language, names in ground.text.items():
        over = documents.text.get(language)
        if over is None:
            # What lacks a name gets it in the author's folder.
            over = Map(Mark(str(documents.folder / "text" / f"{language}.yaml"), 1, 1))
        documents.text[language] = _renamed(names, over, found)
    if not documents.rulings:
        documents.rulings = ground.rulings
    elif ground.rulings:
        own = documents.rulings
        documents.rulings = _laid(ground.rulings.copied(), own, DOCUMENT["rulings"], found)
    if "base" not in documents.main and documents.rulings:
        ShapeChecker(found).document(documents.rulings, DOCUMENT["rulings"])


def _laid(under: Map, over: Map, record: Record, found: Collector) -> Map:
    """A document laid over a copy of another. As a whole it stands where the upper one does."""
    under.mark = over.mark
    remove(under, over, found)
    overlay(under, over, record, found)
    return under


def _renamed(names: Map, over: Map, found: Collector) -> Map:
    """The names of a game over those of its base. What lacks a name gets it in the document of the game."""
    result = _laid(names.copied(), over, DOCUMENT["text"], found)
    result.put("names", result["names"], over.key_at("names"), over.at("names"))
    return result


def _over_template(
    document: Map, kind: str, templates: dict[str, Map], lender: _Lender, found: Collector
) -> Map:
    if "extends" not in document:
        return document
    name = document["extends"]
    if name not in templates:
        _no_template(document, kind, did_you_mean(name, templates), found)
        return document
    return _laid(lender.lent(templates[name], kind), document, DOCUMENT[kind], found)


def _no_template(document: Map, kind: str, hint: str, found: Collector) -> None:
    name = document["extends"]
    found.error("RW169", f"there is no {kind} '{name}' to extend", document.at("extends"), hint, len(name))


def _check_whole(documents: Documents, found: Collector) -> None:
    checker = ShapeChecker(found)
    checker.document(documents.main, DOCUMENT["game"])
    if documents.rulings:
        checker.document(documents.rulings, DOCUMENT["rulings"])
    for section, document in _templates(documents):
        checker.document(document, DOCUMENT[TEMPLATES[section]])


@dataclass(frozen=True)
class _Lender:
    """Copies documents of a base for one game. `claims` are the prefixes of those it wants (None: all)."""

    base: str
    game: str
    claims: list[str] | None

    def lent(self, document: Map, kind: str) -> Map:
        """A copy of a document with the ids and claims of the game."""
        return self._map(document, {f.name: f.type for f in DOCUMENT[kind].fields})

    def _map(self, value: Map, types: dict[str, str]) -> Map:
        copy = Map(value.mark)
        for key, inner in value.items():
            given = self._value(inner, types.get(key, ""))
            if given is not None:
                copy.put(key, given, value.key_at(key), value.at(key))
        return copy

    def _value(self, value: Any, type_: str) -> Any:
        """The value as it is in the game; None for claims of which none is left."""
        if type_ == "id":
            return f"{self.game}.{value.removeprefix(f'{self.base}.')}"
        if type_ == "claims":
            return self._kept(value)
        return self._map(value, inner_types(value, type_)) if isinstance(value, Map) else value

    def _kept(self, claims: Seq) -> Seq | None:
        if self.claims is None:
            return claims
        kept = Seq(claims.mark)
        for index, claim in enumerate(claims):
            if claim.rpartition("-")[0] in self.claims:
                kept.put(claim, claims.at(index))
        return kept or None
