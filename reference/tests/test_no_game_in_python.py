"""The interpreter knows no game.

Proved by renaming: every name a game gives to anything is mapped to a made-up word; the renamed game
must load and play
the same games, move for move, with the same log up to the mapping. Besides, no string in the engine is a
name of a game.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import rulewright
from rulewright.data import data_path
from rulewright.engine import chance
from rulewright.engine.moves import playable
from rulewright.rules import expressions, link_names, primitives, shapes
from rulewright.rules.documents import FOR_THE_BOOK, game_folder, known_games, load_game
from rulewright.rules.load import load_rules
from rulewright.rules.meaning import check_game

ENGINE = Path(rulewright.__file__).parent
WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")
# Words of the language itself: a game may use them too, they mean nothing particular to it.
LANGUAGE = (
    {f.name for p in (*primitives.STATEMENTS, *primitives.ABILITIES) for f in (*p.fields, *p.beside)}
    | {f.name for f in (*primitives.PARAM, *primitives.NEED)}
    | {c for p in (*primitives.STATEMENTS, *primitives.ABILITIES) for f in p.fields for c in f.choices}
    | {f.name for r in (*shapes.DOCUMENTS, *shapes.RECORDS.values()) for f in r.fields}
    | primitives.STATEMENT_KEYS
    | primitives.ABILITY_KEYS
    | set(primitives.REFUSAL_CODES)
    | {*expressions.LIST_LAMBDAS, *expressions.LIST_METHODS, *expressions.LIST_PROPERTIES}
    | {*expressions.BUILTIN_MEMBERS, *expressions.SPECIALS, *expressions.FUNCTIONS, *link_names.SUITS}
    | {"none", "true", "false", "and", "or", "not", "in", "if", "else", "event", "move", "constant", "setting", "ruling", "documents"}
    | {"int", "bool", "player", "card", "symbol", "role", "character", "list", "dice", "status", "all", "owner", "game"}
    | {"type", "default", "seen_by", "until", "min", "max", "base", "with", "is", "rows", "fields", "tells", "to", "data"}
    | {"only", "when", "end", "start", "outside", "while", "readings", "origin", "ends", "fires", "before_inputs"}
    | {"after_inputs", "abilities", "copies", "seats", "events", "rules", "rulings", "settings", "numbers", "zones"}
    | {"constants", "symbols", "attributes", "timers", "stages", "statuses", "catalogue", "sound", "resting", "mode"}
    | {"word", "everything", "own", "order_from", "extends", "remove", "from", "cards", "characters", "roles", "counted_by", "set", "first", "host", "alive"}
    | {"anytime", "pass", "choose", "play", "heads", "tails", "deck", "out", "top", "bottom", "anyone", "of", "do", "id", "hand", "table"}
)  # fmt: skip


def names_of(game: str) -> set[str]:
    """Every word of a game's documents that is not a word of the language."""
    words: set[str] = set()
    for document in documents_of(game).values():
        words |= _words(document)
    return {w for w in words if w not in LANGUAGE and not re.fullmatch(r"[A-Z]{2,3}", w)}


def documents_of(game: str) -> dict[str, Any]:
    """The rule documents of a game and its base by path, without texts, as plain data."""
    folder, base = game_folder(game), load_game(game_folder(game)).base
    folders = [folder] if base is None else [folder, base]
    found = [p for f in folders for p in sorted(f.rglob("*.yaml"))]
    paths = [p for p in found if p.parent.name != "text" and p.name not in FOR_THE_BOOK]
    return {str(p.relative_to(folder.parent)): yaml.safe_load(p.read_text(encoding="utf-8")) for p in paths}


def _words(value: Any) -> set[str]:
    if isinstance(value, dict):
        found: set[str] = set()
        for key, inner in value.items():
            found |= _words(key)
            if key not in ("claims", "origin", "copies", "id"):
                found |= _words(inner)
        return found
    if isinstance(value, list):
        return set().union(*(_words(v) for v in value))
    return set(WORD.findall(value)) if isinstance(value, str) else set()


def renamed(value: Any, mapping: dict[str, str]) -> Any:
    """The same data with every word mapped."""
    if isinstance(value, dict):
        return {
            renamed(k, mapping): v if k in ("claims", "origin", "copies") else renamed(v, mapping)
            for k, v in value.items()
        }
    if isinstance(value, list):
        return [renamed(v, mapping) for v in value]
    return WORD.sub(lambda m: mapping.get(m.group(), m.group()), value) if isinstance(value, str) else value


def write_renamed(game: str, mapping: dict[str, str], root: Path) -> None:
    """Write the renamed game under `root`."""
    for path, document in documents_of(game).items():
        parts = [mapping.get(part, part) for part in path.removesuffix(".yaml").split("/")]
        target = root / ("/".join(parts) + ".yaml")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(
            yaml.safe_dump(renamed(document, mapping), sort_keys=False, width=10_000), encoding="utf-8"
        )


@pytest.mark.parametrize("game", known_games())
def test_a_renamed_game_plays_the_same_games(game: str, tmp_path: Path) -> None:
    names = sorted(names_of(game))
    assert len(names) > 30
    # In the same alphabetical order, which is that of files; the name of a base begins with _.
    mapping = {
        name: f"{'_' * (name[0] == '_')}zz{i:05}_{chance.mix(7, i) % 10**9}" for i, name in enumerate(names)
    }
    write_renamed(game, mapping, tmp_path)
    modes, played = load_rules(game).modes, 0
    for mode in modes:
        original = rulewright.load(game, mode)
        other = rulewright.load(mapping[game], mapping.get(mode, mode), tmp_path)
        low, high = original.rules.seats
        for seed in range(200 // len(modes)):
            same_game(original, other, low + seed % min(high - low + 1, 3), seed, mapping)
            played += 1
    assert played >= 200 - len(modes)


def same_game(original: Any, other: Any, seats: int, seed: int, mapping: dict[str, str]) -> None:
    """Play one game on both, choosing by place among the asks and in the legal list; where nobody has to answer,
    the clock goes on now and then."""
    tables = [g.table([f"s{i}" for i in range(seats)], seed) for g in (original, other)]
    step = 0
    while tables[0].over is None:
        waiting = [[a for a in t.usable() if not a.answered] for t in tables]
        drawn, count = chance.mix(seed, step), len(waiting[0])
        assert len(waiting[1]) == count
        step += 1
        deadlines = [t.next_deadline() for t in tables]
        assert deadlines[0] == deadlines[1]
        idle = count == 0 or (drawn % (2 * count + 1) == 0 and not any(a.blocking for a in waiting[0]))
        if idle and deadlines[0] is not None:
            for table in tables:
                table.tick(deadlines[0])
            continue
        asks = [w[(drawn >> 8) % count] for w in waiting]
        legal = [playable(t.legal(a.seat, a.id)) for t, a in zip(tables, asks, strict=True)]
        assert len(legal[0]) == len(legal[1])
        place = (drawn >> 24) % max(len(legal[0]), 1)
        for table, ask, moves in zip(tables, asks, legal, strict=True):
            if moves:
                table.act(ask.seat, moves[place], ask.id)
    logs = [json.dumps(t.events(), sort_keys=True) for t in tables]
    assert json.dumps(renamed_log(json.loads(logs[0]), mapping), sort_keys=True) == logs[1]


def renamed_log(entries: list[dict[str, Any]], mapping: dict[str, str]) -> list[dict[str, Any]]:
    """A log with every name mapped; the keys of an entry, and those of the interpreter's own events, stay."""
    result = []
    for entry in entries:
        own = entry["type"] in ("moved", "fact", "status", "shuffled", "flipped", "over")
        new = {key: renamed(value, mapping) for key, value in entry.items()}
        if own:
            new["data"] = {key: renamed(value, mapping) for key, value in entry["data"].items()}
            new["only"] = {
                s: {k: renamed(v, mapping) for k, v in d.items()} for s, d in entry.get("only", {}).items()
            }
        result.append({key: new[key] for key in entry})
    return result


def test_no_string_in_the_engine_is_a_name_of_a_game() -> None:
    # Phases of a refusal, commands and keys of messages are words of the protocol; names of one letter are no names of a game.
    protocol = {"turn", "setup", "rules", "protocol", "check", "refused"} | {
        "deal",
        "phase",
        "spare",
        "winners",
    }
    names = {name for game in known_games() for name in names_of(game) if len(name) > 1} - protocol
    assert len(names) > 30
    found = []
    for path in [
        *(ENGINE / "engine").glob("*.py"),
        *(ENGINE / "wire").glob("*.py"),
        *(ENGINE / "rules").glob("link*.py"),
    ]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        # The names of a class's own fields are Python's, not a game's.
        slots = {
            id(c)
            for n in ast.walk(tree)
            if isinstance(n, ast.Assign) and getattr(n.targets[0], "id", "") == "__slots__"
            for c in ast.walk(n.value)
        }
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Constant)
                and id(node) not in slots
                and isinstance(node.value, str)
                and node.value in names
            ):
                found.append(f"{path.name}:{node.lineno}: {node.value}")
    assert not found, found


def test_every_bundled_game_is_found() -> None:
    assert known_games() == sorted(p.name for p in data_path("spec").iterdir() if p.name[0] not in "_.")
    for game in known_games():
        assert load_game(game_folder(game)).modes


def test_the_bundled_games_have_nothing_to_report() -> None:
    for game in known_games():
        found = check_game(game_folder(game))
        assert not found, [f"{d.mark.file}:{d.mark.line}: {d.code} {d.message}" for d in found]
