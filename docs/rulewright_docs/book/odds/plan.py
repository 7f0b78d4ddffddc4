"""Read `odds.yaml`: which odds of a game are computed, said by names of its rules, never by their numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.rules.documents import game_file
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.model import Rules
from rulewright.rules.source import Map, Mark
from rulewright.rules.strict_yaml import load_document
from rulewright_docs.words.errors import TextError

ODDS = "odds.yaml"
# The keys of a table by what it computes: those it must have, then those it may have.
_ALWAYS = ("compute", "rules", "modes")
KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "check": (("seats", "who", "position", "cases"), ()),
    "dealt": (("attribute",), ("by",)),
    "others": (("attribute", "by", "seen_from"), ()),
    "drawn": (("attribute", "deal"), ()),
    "hand": (("zone", "until", "deals"), ()),
    "claim": (
        ("seats", "position", "quantity", "face", "faces", "flags", "dice", "cup", "move", "success"),
        ("failure",),
    ),
}
_CASE = (("say", "position"), ("with", "moves", "answers", "success", "failure", "rules", "modes"))
_LISTS = ("seats", "cases", "rules", "modes", "flags", "with", "moves")
_MAPS = ("position", "deals", "success", "failure", "answers")


@dataclass(frozen=True)
class Plan:
    """One table to compute: its id, what it computes, and the keys that say how."""

    id: str
    compute: str
    keys: Map
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Known:
    """What the documents may name: the rules of the mode, the ids of those of every mode, and the words."""

    rules: Rules
    every_rule: frozenset[str]
    names: frozenset[str]


def plan_file(game: str, spec_dir: Path | None = None) -> Path:
    """Where the odds of a game are declared. Raises `UnknownName`."""
    return game_file(game, ODDS, spec_dir)


def read_plans(file: Path, known: Known) -> tuple[Plan, ...]:
    """The tables that a file declares for a mode.

    Raises `RulesError` for what is no YAML, and `TextError` at its line for a wrong shape or unknown name.
    """
    document = load_document(file)
    _check_keys(document, (("game", "tables"), ()), "a file of odds")
    if document["game"] != known.rules.game:
        raise wrong(document.at("game"), f"the game is called '{known.rules.game}'", "name it so")
    tables = document["tables"]
    if not isinstance(tables, Map):
        raise wrong(document.at("tables"), "'tables' is no mapping", "write a table as NAME: {compute: …}")
    plans = (_read_table(name, tables, known) for name in tables)
    return tuple(plan for plan in plans if applies(plan.keys, known.rules))


def _read_table(name: str, tables: Map, known: Known) -> Plan:
    keys = tables[name]
    if not isinstance(keys, Map) or "compute" not in keys:
        raise wrong(
            tables.key_at(name), f"table '{name}' does not say what it computes", "write compute: KIND"
        )
    compute = str(keys["compute"])
    needed(compute, KEYS, keys.at("compute"), "kind of table")
    required, allowed = KEYS[compute]
    _check_keys(keys, (("compute", *required), (*_ALWAYS, *allowed)), f"a table that computes '{compute}'")
    _check_values(keys, known)
    for case, at in _each(keys, "cases"):
        if not isinstance(case, Map):
            raise wrong(at, "a case is a mapping", "write - say: NAME")
        _check_keys(case, _CASE, "a case")
        _check_values(case, known)
        needed(case["say"], known.names, case.at("say"), "word")
        if "success" not in case and "failure" not in case:
            raise wrong(at, "the case does not say what its success is", "write success: {event: NAME}")
    return Plan(name, compute, keys, rules_of(keys, known.rules))


def _check_keys(found: Map, keys: tuple[tuple[str, ...], tuple[str, ...]], what: str) -> None:
    """That a mapping has the keys it must have and no others, with values of their types."""
    required, allowed = keys
    for key, value in found.items():
        if key not in (*required, *allowed):
            hint = did_you_mean(key, (*required, *allowed))
            raise wrong(found.key_at(key), f"{what} has no key '{key}'", hint)
        if key in _LISTS and not isinstance(value, list):
            raise wrong(found.at(key), f"'{key}' is no list", f"write {key}: [a, b]")
        if key in _MAPS and not isinstance(value, Map):
            raise wrong(found.at(key), f"'{key}' is no mapping", f"write {key}: {{key: value}}")
        if key not in (*_LISTS, *_MAPS, "tables") and not isinstance(value, str):
            raise wrong(found.at(key), f"'{key}' is no name", f"write {key}: NAME")
    for key in required:
        if key not in found:
            raise wrong(found.mark, f"{what} needs the key '{key}'", f"add {key}")


def _check_values(keys: Map, known: Known) -> None:
    """That the values which tables and cases share have their shapes, and name what there is."""
    for rule, at in _each(keys, "rules"):
        needed(rule, known.every_rule, at, "rule")
    for mode, at in _each(keys, "modes"):
        needed(mode, known.rules.modes, at, "mode")
    for path, at in _each(keys, "with"):
        needed(path, known.names, at, "word")
    for key in ("success", "failure"):
        if key in keys and applies(keys, known.rules):
            event = keys[key].get("event", "")
            needed(event, known.rules.events, keys[key].at("event"), "event")
    for kind, verbs in keys.get("answers", {}).items():
        if verbs != "any" and not isinstance(verbs, list):
            remedy = f"write {kind}: any, or {kind}: [move, move]"
            raise wrong(keys["answers"].at(kind), f"'{kind}' has no moves", remedy)
    if "position" in keys:
        _check_position(keys["position"], known.rules)


def _check_position(position: Map, rules: Rules) -> None:
    """That a position can be read; whether it can be played is for the engine to say."""
    for key in ("game", "players", "zones"):
        if not isinstance(position.get(key, {}), dict):
            raise wrong(position.at(key), f"'{key}' is no mapping", f"write {key}: {{name: value}}")
    players: Map = position.get("players", Map())
    for seat, placed in players.items():
        if not isinstance(placed, Map):
            raise wrong(players.at(seat), f"'{seat}' is no mapping", f"write {seat}: {{name: value}}")
    for owner in (*players.values(), position.get("zones", Map())):
        for zone in owner:
            if zone in rules.zones and not isinstance(owner[zone], list):
                raise wrong(owner.at(zone), f"'{zone}' is no list of cards", f"write {zone}: [card]")


def _each(keys: Map, key: str) -> Iterable[tuple[Any, Mark]]:
    values = keys.get(key, ())
    return [(value, values.at(i)) for i, value in enumerate(values)]


def applies(keys: Map, rules: Rules) -> bool:
    """Whether a table or case is meant for the mode: without `modes` it is meant for each."""
    return "modes" not in keys or rules.mode in keys["modes"]


def rules_of(keys: Map, rules: Rules) -> tuple[str, ...]:
    """The rules that a table or case names, as far as the mode has them."""
    return tuple(rule for rule in keys.get("rules", ()) if rule in rules.rules)


def needed(name: Any, known: Collection[str], at: Mark, what: str) -> str:
    """The name, if it is known. Raises `TextError` at its place, with the nearest known one."""
    if not isinstance(name, str) or name not in known:
        raise wrong(at, f"there is no {what} '{name}'", did_you_mean(str(name), known))
    return name


def named(keys: Map, key: str, known: Collection[str], what: str) -> str:
    """The value of a key, if it is a known name. Raises `TextError`."""
    return needed(keys[key], known, keys.at(key), what)


def wrong(at: Mark, what: str, remedy: str) -> TextError:
    """The error for something in a document."""
    return TextError(f"{at.file}:{at.line}", what, remedy or "see the documents of the other games")


def plain(value: Any) -> Any:
    """A piece of a document as plain data, as messages to an engine carry it."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list) else value
