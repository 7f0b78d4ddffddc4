"""Read the documents of a game folder, and find the games there are."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from rulewright.data import data_path
from rulewright.rules.bases import (
    base_named,
    check_base_documents,
    check_rule_ids,
    is_base,
    lay_over,
    refuse_templates,
    refuse_unknown,
    stand_on,
)
from rulewright.rules.folders import entries, files_below, refuse_closed
from rulewright.rules.ground import FOLDERS, MAIN, ground_of
from rulewright.rules.names import UnknownName
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shape_types import PATTERNS
from rulewright.rules.shapes import DOCUMENT
from rulewright.rules.source import Collector, Diagnostic, Map, Mark, RulesError
from rulewright.rules.strict_yaml import load_document

# What the book reads beside the rules: its outline, what it computes, and what people wrote about the rules.
FOR_THE_BOOK = ("book.yaml", "faces.yaml", "odds.yaml")
PROSE = "prose"
_ID_KEYS = {"text": "language"}


@dataclass
class Documents:
    """All documents of one game as they were written, each kind by id. They are shared: never change them.

    Of a game with a base they are what comes out when its documents are laid over those of the base. `ground`
    is the bundled game that the folder stands on (see `ground`).
    """

    game: str
    folder: Path
    main: Map
    rulings: Map
    cards: dict[str, Map] = field(default_factory=dict)
    characters: dict[str, Map] = field(default_factory=dict)
    roles: dict[str, Map] = field(default_factory=dict)
    modes: dict[str, Map] = field(default_factory=dict)
    text: dict[str, Map] = field(default_factory=dict)
    warnings: list[Diagnostic] = field(default_factory=list)
    base: Path | None = None
    ground: Path | None = None

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where files that go with the documents may lie: the base's folder, that of `ground`, its own."""
        return tuple(path for path in (self.base, self.ground, self.folder) if path is not None)

    @property
    def default_mode(self) -> str:
        """The mode that is played when none is named."""
        chosen = [name for name, mode in self.modes.items() if mode.get("default") is True]
        return (chosen or list(self.modes))[0]


@dataclass(frozen=True)
class Reading:
    """How a file is read: as which kind of document, as one that need not be whole, as one of which base."""

    kind: str
    part: bool = False
    base: str = ""

    def of(self, kind: str) -> Reading:
        """The same of another kind of document."""
        return replace(self, kind=kind)


def known_games(spec_dir: Path | None = None) -> list[str]:
    """The names of the games in a folder (default: the bundled ones). `_NAME` is a base, not a game."""
    return [name for name in _folders(spec_dir) if not is_base(name)]


def known_bases(spec_dir: Path | None = None) -> list[str]:
    """The names of the bases in a folder of games (default: the bundled ones)."""
    return [name for name in _folders(spec_dir) if is_base(name)]


def _folders(spec_dir: Path | None) -> list[str]:
    root = data_path("spec") if spec_dir is None else spec_dir
    if not os.path.isdir(root):
        return []
    return [p.name for p in entries(root) if p.name[0] != "." and is_game_folder(p)]


def is_game_folder(folder: Path) -> bool:
    """Whether a folder is that of a game or base: it has a `game.yaml`, or stands on a bundled game."""
    return os.path.isfile(folder / MAIN) or ground_of(folder) is not None


def game_file(game: str, name: str, spec_dir: Path | None = None) -> Path:
    """A file that goes with the documents of a game, like `faces.yaml`: its own, else that of the bundled
    game it stands on. It need not be there. Raises `UnknownName`."""
    own = game_folder(game, spec_dir)
    ground = ground_of(own)
    return own / name if ground is None or os.path.isfile(own / name) else ground / name


def game_folder(game: str, spec_dir: Path | None = None) -> Path:
    """The folder of a game. Raises `UnknownName`, or `RulesError` if it may not be looked into."""
    known = known_games(spec_dir)
    root = data_path("spec") if spec_dir is None else spec_dir
    if game not in known:
        if re.fullmatch(PATTERNS["folder"], str(game)):
            refuse_closed(root / game)
        raise UnknownName("game", game, known)
    return root / game


def load_game(folder: Path) -> Documents:
    """Read and check every document of a game folder, and of the base that it names.

    Raises `RulesError` with every error of every file. Warnings (files that nobody reads) are in the result.
    """
    found = Collector()
    ground = ground_of(folder)
    main = _read((ground or folder) / MAIN, Reading("game"), found)
    name = base_named(main)
    part = Reading("rulings", part=name is not None or ground is not None)
    documents = _read_documents(folder, main, FOLDERS, part, found)
    if ground is not None:
        stand_on(documents, _read_documents(ground, main, FOLDERS, part, found), found)
    if main is not None:
        _check_modes(documents, found)
    base = _read_base_of(documents, name, found)
    if not found.errors:
        if base is None:
            refuse_templates(documents, found)
        else:
            lay_over(documents, base, found)
    found.raise_if_errors()
    documents.warnings = [d for d in found.diagnostics if d.severity == "warning"]
    return documents


def _read_base_of(documents: Documents, name: str | None, found: Collector) -> Documents | None:
    """The base of a game, beside it or a bundled one. What is wrong in it is wrong in the game."""
    if name is None:
        return None
    folder = documents.folder
    # The parent of "." is itself; only the real path knows what the folder stands in.
    beside = (folder if folder.name not in ("", "..") else folder.resolve()).parent
    own = known_bases(beside)
    bases = {**dict.fromkeys(known_bases(), data_path("spec")), **dict.fromkeys(own, beside)}
    if refuse_unknown(documents.main, bases, own, known_games(beside), found):
        return None
    return read_base(bases[name] / name, found)


def read_base(folder: Path, found: Collector) -> Documents:
    """Read and check the documents of a base, which need not be whole."""
    reading = Reading("game", part=True, base=folder.resolve().name)
    main = _read(folder / MAIN, reading, found)
    lent = {name: kind for name, kind in FOLDERS.items() if name != "modes"}
    documents = _read_documents(folder, main, lent, reading, found)
    check_base_documents(documents, found)
    return documents


def _read_documents(
    folder: Path, main: Map | None, folders: dict[str, str], reading: Reading, found: Collector
) -> Documents:
    """Read what stands beside `game.yaml`. `reading` is how the rulings are read, and all of a base."""
    file = folder / "rulings.yaml"
    is_there = os.path.exists(file)
    rulings = _read(file, reading.of("rulings"), found) if is_there else Map(Mark(str(file), 1, 1))
    documents = Documents(folder.resolve().name, folder, main or Map(), rulings or Map())
    for name, kind in folders.items():
        inside = reading.of(kind) if reading.base else Reading(kind)
        _read_folder(folder / name, inside, getattr(documents, name), found)
    if main is not None:
        _check_id(main, "game", documents.game, "folder", found)
    _look_for_strangers(folder, found)
    return documents


def check_document(path: Path) -> list[Diagnostic]:
    """What is wrong in one document that stands in no game: its YAML and its keys."""
    found = Collector()
    kind = document_kind(path) or "game"
    name = document_folder(path).resolve().name
    _read(path, Reading(kind, is_base(name), name if is_base(name) else ""), found)
    return found.diagnostics


def document_folder(path: Path) -> Path:
    """The folder of the game or base in which a document stands."""
    return path.parent if document_kind(path) in ("game", "rulings") else path.parent.parent


def document_kind(path: Path) -> str | None:
    """The kind of rule document that a path holds by its place in a game folder, or None."""
    if path.name == MAIN:
        return "game"
    if path.name == "rulings.yaml":
        return "rulings"
    return FOLDERS.get(path.parent.name)


def _read(path: Path, reading: Reading, found: Collector) -> Map | None:
    """Read and check one file; None if it is no document at all."""
    try:
        stat = path.stat()
        document, diagnostics = _read_once(str(path), reading, stat.st_mtime_ns, stat.st_size)
    except OSError:
        document, diagnostics = _load(str(path), reading)
    found.diagnostics.extend(diagnostics)
    return document


def _load(path: str, reading: Reading) -> tuple[Map | None, tuple[Diagnostic, ...]]:
    try:
        document = load_document(path)
    except RulesError as error:
        return None, tuple(error.diagnostics)
    found = Collector()
    record = DOCUMENT[reading.kind]
    # Names in a language are laid over one another one by one, but each document of them is whole.
    ShapeChecker(found, reading.part and reading.kind != "text").document(document, record)
    check_rule_ids(document, record, reading.base, found)
    return document, tuple(found.diagnostics)


@lru_cache(maxsize=4096)
def _read_once(
    path: str, reading: Reading, mtime: int, size: int
) -> tuple[Map | None, tuple[Diagnostic, ...]]:
    """`_load`, once for each state of a file: a process that makes many tables reads it once."""
    return _load(path, reading)


def _read_folder(folder: Path, reading: Reading, into: dict[str, Map], found: Collector) -> None:
    if not os.path.isdir(folder):
        return
    first: dict[str, Mark] = {}
    for path in _paths(entries, folder, found):
        if path.suffix != ".yaml" or path.name.startswith("."):
            continue
        document = _read(path, reading, found)
        if document is None:
            continue
        key = _ID_KEYS.get(reading.kind, reading.kind)
        _check_id(document, key, path.stem, "file", found)
        declared = document.get(key)
        if isinstance(declared, str):
            if declared in first:
                at = first[declared]
                found.error(
                    "RW157",
                    f"there are two documents of the {key} '{declared}'",
                    document.at(key),
                    f"the first is {at.file}",
                )
            first.setdefault(declared, document.at(key))
        into[path.stem] = document


def _paths(look: Callable[[Path], Iterable[Path]], folder: Path, found: Collector) -> list[Path]:
    """What `look` sees in a folder; nothing, and an error, where it may not."""
    try:
        return list(look(folder))
    except RulesError as error:
        found.diagnostics += [each for each in error.diagnostics if each not in found.diagnostics]
        return []


def _check_id(document: Map, key: str, expected: str, what: str, found: Collector) -> None:
    declared = document.get(key)
    if isinstance(declared, str) and declared != expected:
        found.error(
            "RW156",
            f"the {key} is called '{declared}' but its {what} '{expected}'",
            document.at(key),
            "rename one of them",
            length=max(1, len(declared)),
        )


def _check_modes(documents: Documents, found: Collector) -> None:
    modes = documents.modes
    if not modes:
        if not any("modes" in Path(d.mark.file).parts[-2:] for d in found.errors):
            found.error(
                "RW160",
                "the game has no mode",
                documents.main.mark,
                "write modes/NAME.yaml; 'mode: NAME' alone is enough",
            )
        return
    defaults = [mode for mode in modes.values() if mode.get("default") is True]
    for mode in defaults[1:]:
        found.error(
            "RW160",
            "two modes are the default",
            mode.key_at("default"),
            f"the first is {defaults[0].mark.file}",
        )
    if not defaults and len(modes) > 1:
        hint = f"write 'default: true' in one of: {', '.join(modes)}"
        found.error("RW160", "no mode is the default", next(iter(modes.values())).mark, hint)


def _look_for_strangers(folder: Path, found: Collector) -> None:
    """Report files that nobody reads: `.yml` is an error because it surely was meant to be read."""
    if not os.path.isdir(folder):
        return
    for path in sorted(_paths(files_below, folder, found)):
        parts = path.relative_to(folder).parts
        if path.suffix == ".md":
            continue
        mark = Mark(str(path), 1, 1)
        if path.suffix == ".yml":
            found.error("RW159", "documents end in .yaml", mark, f"rename it to {path.stem}.yaml")
        elif not _is_read(parts):
            found.warning(
                "RW158",
                "nothing reads this file",
                mark,
                f"documents stand in game.yaml, rulings.yaml and {', '.join(FOLDERS)}",
            )


def _is_read(parts: tuple[str, ...]) -> bool:
    if len(parts) == 1:
        return parts[0] in (MAIN, "rulings.yaml", *FOR_THE_BOOK)
    suffixes = {"text": (".yaml", ".ftl"), PROSE: (".ftl",)}.get(parts[0], (".yaml",))
    return len(parts) == 2 and parts[0] in (*FOLDERS, PROSE) and parts[1].endswith(suffixes)
