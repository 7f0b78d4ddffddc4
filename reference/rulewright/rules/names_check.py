"""Check the names of a game in each language: all that players meet has one, and each is well written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from rulewright.rules.documents import Documents
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.model import Rules
from rulewright.rules.source import Collector, Map, Mark
from rulewright.rules.vocabulary import describe

LANGUAGES = ("en", "hi", "es", "ru")
_OTHER_SCRIPT = frozenset({"hi", "ru"})


def needs_another_script(language: str) -> bool:
    """Whether names in a language have no Latin letters unless they say so."""
    return language in _OTHER_SCRIPT


def check_names(documents: Documents, linked: list[Rules], found: Collector) -> None:
    """Check every language file against what the game has in any of its modes."""
    needed = name_paths(documents, linked)
    words = frozenset(word_paths(linked))
    for language in LANGUAGES:
        if language not in documents.text:
            hint = f"write text/{language}.yaml"
            found.warning("RW314", f"there are no names in '{language}'", documents.main.mark, hint)
    for language, document in documents.text.items():
        names: Map = document["names"]
        for path in needed:
            if path not in names:
                found.warning(
                    "RW310",
                    f"'{path}' has no name in '{language}'",
                    document.key_at("names"),
                    f"write {path}: {{name: …}}",
                )
        for path, entry in names.items():
            if path not in needed and not is_word(path, words) and not _lent(documents, entry.at("name")):
                found.warning(
                    "RW311",
                    f"the game has no '{path}'",
                    names.key_at(path),
                    did_you_mean(path, needed),
                    len(path),
                )
            _check_text(language, entry, found)


def _lent(documents: Documents, mark: Mark) -> bool:
    """Whether a name comes from the base, which has names for what any of its games may have."""
    return documents.base is not None and documents.base in Path(mark.file).parents


def name_paths(documents: Documents, linked: list[Rules]) -> list[str]:
    """The paths of everything that needs a name, in a fixed order: `game`, `mode.wild`, `card.gust` …

    These are the words of the vocabulary that players see; those of zones and attributes are not among them.
    """
    paths = ["game", *(f"mode.{mode}" for mode in documents.modes)]
    for words in map(describe, linked):
        for kind, ids in words["documents"].items():
            paths += [f"{kind}.{name}" for name in ids]
        paths += [f"staff.{name}" for name in words["staff"]]
        for symbols in words["symbols"].values():
            paths += [f"symbol.{symbol}" for symbol in symbols]
        for ask in words["asks"].values():
            paths += [f"move.{verb}" for verb in ask["moves"]]
        for key in ("asks", "events", "facts", "settings", "reasons"):
            paths += [f"{key.removesuffix('s')}.{name}" for name in words[key]]
        for name, ruling in words["rulings"].items():
            paths += [f"ruling.{name}", *(f"ruling.{name}.{reading}" for reading in ruling["readings"])]
    return list(dict.fromkeys(paths))


def word_paths(linked: list[Rules]) -> list[str]:
    """The paths of the words that sentences made from the rules need besides: attributes, zones, fields …

    `field.X` is an event field, a parameter or a local name; `field.SCOPE.X` that of one event or ability.
    """
    paths: list[str] = []
    for rules in linked:
        for table in (rules.attributes, rules.numbers):
            kind = "attribute" if table is rules.attributes else "number"
            paths += [f"{kind}.{name}" for names in table.values() for name in names]
        for kind, names in (("zone", rules.zones), ("timer", rules.timers), ("constant", rules.constants)):
            paths += [f"{kind}.{name}" for name in names]
        paths += [f"data.{n}" for table in rules.documents.values() for d in table.values() for n in d.data]
        paths += [f"event.{name}" for name in rules.events]
        paths += [f"stage.{name}" for name in rules.stages]
        paths += [
            f"word.{w}" for s in rules.settings.values() for w in (s.default, *s.one_of) if isinstance(w, str)
        ]
        paths += [f"word.{row}" for c in rules.constants.values() for row in c.rows if isinstance(row, str)]
        paths += [f"ask.{name}" for name in _stretches(rules)]
        paths += [f"field.{name}" for name in _fields(rules)]
    return list(dict.fromkeys(paths))


def is_word(path: str, words: frozenset[str]) -> bool:
    """Whether a path is one of `word_paths`, or one of its fields in one scope."""
    kind, *rest = path.split(".")
    if kind == "field" and len(rest) == 2:
        return f"field.{rest[1]}" in words
    return path in words


def _stretches(rules: Rules) -> Iterator[str]:
    for statement in rules.statements():
        if statement.key == "open":
            yield from (statement.args.get("offers") or ())
            if statement.args.get("name"):
                yield str(statement.args["name"])


def _fields(rules: Rules) -> Iterator[str]:
    for event in rules.events.values():
        yield from event.fields
    for ability in rules.abilities:
        yield from (param.name for param in ability.params)
    for numbers in rules.numbers.values():
        yield from (number.param for number in numbers.values() if number.param)
    for statement in rules.statements():
        args = statement.args
        if statement.key == "let":
            yield from (place[1] for place, _ in args["pairs"])
        yield from (str(args[key]) for key in ("var", "as") if args.get(key))


def _check_text(language: str, entry: Map, found: Collector) -> None:
    name, mark = entry["name"], entry.at("name")
    if unicodedata.normalize("NFC", name) != name:
        found.error(
            "RW312", f"the name '{name}' is not in normal form", mark, "write it in Unicode NFC", len(name)
        )
    latin = re.search(r"[A-Za-z]", name)
    if language in _OTHER_SCRIPT and latin and entry.get("latin") is not True:
        found.error(
            "RW313",
            f"the name '{name}' has Latin letters",
            mark,
            "translate it, or say 'latin: true'",
            len(name),
        )
