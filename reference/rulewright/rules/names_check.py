"""Check the names of a game in each language: all that players meet has one, and each is well written."""

from __future__ import annotations

import re
import unicodedata

from rulewright.rules.documents import Documents
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.mentions import statements
from rulewright.rules.source import Collector, Map

LANGUAGES = ("en", "hi", "es", "ru")
_OTHER_SCRIPT = frozenset({"hi", "ru"})
# Moves that every game may have; a game that has no use for their names need not give them.
_COMMON = frozenset({"move.pass", "move.choose"})


def check_names(documents: Documents, merged: list[Map], found: Collector) -> None:
    """Check every language file against what the game has in any of its modes."""
    needed = name_paths(documents, merged)
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
            if path not in needed and path not in _COMMON:
                found.warning(
                    "RW311",
                    f"the game has no '{path}'",
                    names.key_at(path),
                    did_you_mean(path, needed),
                    len(path),
                )
            _check_text(language, entry, found)


def name_paths(documents: Documents, merged: list[Map]) -> list[str]:
    """The paths of everything that needs a name, in a fixed order: `game`, `mode.wild`, `card.gust` …"""
    paths = {"game": None, **{f"mode.{mode}": None for mode in documents.modes}}
    for game in merged:
        for section, kind in (
            ("cards", "card"),
            ("characters", "character"),
            ("roles", "role"),
            ("statuses", "status"),
            ("settings", "setting"),
        ):
            paths.update({f"{kind}.{name}": None for name in game.get(section, ())})
        paths.update({f"move.{verb}": None for verb in _verbs(game)})
        for name, event in game.get("events", {}).items():
            tells = event.get("tells")
            if tells and tells.get("to", "all") != "none":
                paths[f"event.{name}"] = None
        for name, ruling in game.get("rulings", {}).items():
            paths.update(
                {
                    f"ruling.{name}": None,
                    **{f"ruling.{name}.{reading}": None for reading in ruling["readings"]},
                }
            )
    return list(paths)


def _verbs(game: Map) -> list[str]:
    """The names of moves: of offers, and those that waiting statements give."""
    verbs: list[str] = []
    owners = [("rules", {"": {"abilities": game.get("rules", {})}})]
    owners += [(section, game.get(section, {})) for section in ("cards", "characters", "roles", "statuses")]
    for section, documents in owners:
        for document in documents.values():
            for name, body in document.get("abilities", {}).items():
                if "offer" in body:
                    verbs.append(body.get("verb", "play" if section == "cards" else name))
    for section in ("events", "rules", "cards", "characters", "roles", "statuses"):
        for statement in statements(game.get(section, {})):
            for key in ("open", "choose", "ask_all"):
                asked = statement.get(key)
                if isinstance(asked, dict) and "verb" in asked:
                    verbs.append(asked["verb"])
    return verbs


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
