"""Starting documents for a game, a mode, a card, a character or a role: commented, and right at once."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.authoring.editor import FOLDER, SCENARIO, editor_files, schema_line
from rulewright.authoring.facts import (
    KINDS,
    Facts,
    copies_lines,
    data_lines,
    document_comments,
    facts_of,
    mode_comments,
    place_of,
    readable,
)
from rulewright.authoring.names import name_files
from rulewright.authoring.templates import filled
from rulewright.authoring.write import written
from rulewright.engine.api import seat_names
from rulewright.rules.documents import is_game_folder, known_games, load_game
from rulewright.rules.folders import entries
from rulewright.rules.meaning import check_game
from rulewright.rules.names import UnknownName
from rulewright.rules.names_check import LANGUAGES
from rulewright.rules.shape_types import PATTERNS
from rulewright.rules.show import scalar_text
from rulewright.rules.source import Diagnostic, RulesError

_LONGEST = 60
_SCENARIOS = "scenarios"
# Folders of an author's folder that are no games.
_TAKEN = (_SCENARIOS, FOLDER)


class BadRequest(Exception):
    """What was asked for cannot be scaffolded; the message says why and what can."""


@dataclass(frozen=True)
class Made:
    """What was written, in the order in which an author reads it; `notes` are what is left for him to do."""

    files: tuple[Path, ...]
    changed: tuple[Path, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass
class _Work:
    """Files to be written: `new` ones, and `longer` ones that keep all that is in them."""

    new: dict[Path, str] = field(default_factory=dict)
    longer: dict[Path, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


def new_game(name: str, spec_dir: Path) -> Made:
    """Write a small whole game with names in every language and a scenario.

    Raises `BadRequest`, or `CannotWrite` if something is there already or nothing can be written.
    """
    check_name("game", name)
    if name in _TAKEN:
        raise BadRequest(
            f"'{name}' cannot be a game: the folder {name}/ is for something else; take another name"
        )
    folder = spec_dir / name
    if name in known_games():
        raise BadRequest(
            f"'{name}' is the name of a bundled game, whose place the new one would take; nothing was"
            f" written. Take another name, or add a mode to that game: rulewright new mode NAME --game {name}"
        )
    if os.path.lexists(folder) and (not os.path.isdir(folder) or entries(folder)):
        raise BadRequest(
            f"{folder} is there already; nothing was written. Take another name, or remove it first"
        )
    work = _Work()
    title = readable(name)

    def add(template: str, path: Path, schema: str | None = None) -> None:
        line = schema_line(path, spec_dir, schema) if schema else schema_line(path, spec_dir)
        values = {"name": name, "game": name, "title": scalar_text(title), "schema": line}
        work.new[path] = filled(template, values)

    add("game.yaml", folder / "game.yaml")
    add("standard.yaml", folder / "modes" / "standard.yaml")
    for language in LANGUAGES:
        add(f"text_{language}.yaml", folder / "text" / f"{language}.yaml")
    add("game_begins.yaml", spec_dir / _SCENARIOS / name / "table" / "begins.yaml", SCENARIO)
    add("last_stone_wins.yaml", spec_dir / _SCENARIOS / name / "end" / "last_stone_wins.yaml", SCENARIO)
    return _write(work, spec_dir, folder)


def new_document(kind: str, name: str, spec_dir: Path, game: str | None, extends: str | None) -> Made:
    """Write a mode, card, character or role of a game of the folder, or of a bundled game.

    `extends` is the mode, or the template of the game's base, that it is laid over. Raises `BadRequest`,
    `UnknownName`, `CannotWrite`, or `RulesError` if the game is broken already.
    """
    check_name(kind, name)
    folder = spec_dir / _game(game, spec_dir)
    broken = _errors(_read_from(folder))
    if broken:
        raise RulesError(broken)
    facts = facts_of(load_game(_read_from(folder)))
    if not facts.takes(kind):
        raise BadRequest(f"{facts.documents.game} has no {kind}s: {facts.why_not(kind)}")
    there = facts.existing(kind).get(name)
    if there is not None:
        raise BadRequest(
            f"the game has a {kind} '{name}' already ({place_of(there, spec_dir)}); take another name"
        )
    if extends is not None and extends not in facts.extendable(kind):
        what = "mode" if kind == "mode" else f"template of a {kind} in the base of the game"
        raise UnknownName(what, extends, facts.extendable(kind))
    work = _Work()
    path = folder / KINDS[kind] / f"{name}.yaml"
    work.new[path] = _document(kind, name, facts, extends, spec_dir, path)
    if kind == "mode":
        _begins(work, facts, name, spec_dir)
    _names(work, kind, name, folder, spec_dir)
    return _write(work, spec_dir, folder)


def check_name(kind: str, name: str) -> None:
    """Refuse what cannot be an id. Raises `BadRequest` with an id that can."""
    if re.fullmatch(PATTERNS["name"], name) and len(name) <= _LONGEST and scalar_text(name) == name:
        return
    better = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789")[:_LONGEST].strip("_")
    fits = re.fullmatch(PATTERNS["name"], better) and scalar_text(better) == better
    hint = f"write {better}" if fits and better != name else f"write my_{kind}, say"
    shown = name if len(name) <= _LONGEST else f"{name[:_LONGEST]}…"
    raise BadRequest(
        f"'{shown}' cannot be the name of a {kind}: a name has small letters a to z, digits and _, begins"
        f" with a letter and has at most {_LONGEST} characters; {hint}"
    )


# -- what goes into the files ----------------------------------------------------------------------------


def _game(game: str | None, spec_dir: Path) -> str:
    own, bundled = known_games(spec_dir), known_games()
    if game is None:
        if len(own) == 1:
            return own[0]
        known = ", ".join(own or bundled)
        raise BadRequest(f"say which game it belongs to: --game GAME, one of {known}")
    if game not in own and game not in bundled:
        raise UnknownName("game", game, sorted({*own, *bundled}))
    return game


def _read_from(folder: Path) -> Path:
    """Where the game is read from before the new document is there."""
    from rulewright.data import data_path

    return folder if is_game_folder(folder) else data_path("spec") / folder.name


def _document(kind: str, name: str, facts: Facts, extends: str | None, spec_dir: Path, path: Path) -> str:
    game = facts.documents.game
    values = {
        "name": name,
        "game": game,
        "title": readable(name),
        "schema": schema_line(path, spec_dir),
        "spec": f" --spec {spec_dir}" if known_games(spec_dir) else "",
        "extends": f"extends: {extends}" if extends else "",
    }
    if kind == "mode":
        values["facts"] = "\n".join(mode_comments(facts))
    else:
        values["data"] = "\n".join(data_lines(facts, kind, extends))
        values["facts"] = "\n".join(document_comments(facts, kind))
    if kind == "card":
        values["copies"] = "\n".join(copies_lines(facts))
    return filled(f"{kind}.yaml", values)


def _begins(work: _Work, facts: Facts, name: str, spec_dir: Path) -> None:
    """A first scenario of a mode."""
    game = facts.documents.game
    path = spec_dir / _SCENARIOS / game / name / "begins.yaml"
    values = {
        "name": name,
        "game": game,
        "seats": ", ".join(seat_names(facts.rules.seats[0])),
        "schema": schema_line(path, spec_dir, SCENARIO),
    }
    work.new[path] = filled("begins.yaml", values)


def _names(work: _Work, kind: str, name: str, folder: Path, spec_dir: Path) -> None:
    files, notes = name_files(folder, f"{kind}.{name}", name, lambda file: schema_line(file, spec_dir))
    for path, text in files.items():
        (work.longer if os.path.exists(path) else work.new)[path] = text
    work.notes += notes


def _errors(folder: Path) -> list[Diagnostic]:
    return [each for each in check_game(folder) if each.severity == "error"]


# -- writing -----------------------------------------------------------------------------------------------


def _write(work: _Work, spec_dir: Path, folder: Path) -> Made:
    """Write everything, unless the checker does not like it: then nothing."""
    editor = editor_files(spec_dir)
    with written({**work.new, **editor.new}, {**work.longer, **editor.stale}):
        errors = _errors(folder)
        if errors:
            raise BadRequest(
                f"the checker refuses it: {errors[0].message}; nothing was written. {errors[0].hint}".rstrip()
            )
    notes = (*work.notes, *([editor.note] if editor.note else []))
    return Made((*work.new, *editor.new), (*work.longer, *editor.stale), notes)
