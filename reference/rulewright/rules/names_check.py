"""Check the names of a game in each language: all that players meet has one, and each is well written."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from rulewright.rules.documents import Documents
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.model import Rules
from rulewright.rules.source import Collector, Map, Mark
from rulewright.rules.vocabulary import describe

LANGUAGES = ("en", "hi", "es", "ru")
_OTHER_SCRIPT = frozenset({"hi", "ru"})


def check_names(documents: Documents, linked: list[Rules], found: Collector) -> None:
    """Check every language file against what the game has in any of its modes."""
    needed = name_paths(documents, linked)
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
            if path not in needed and not _lent(documents, entry.at("name")):
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
