"""Read the documents of a game folder, and find the games there are."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from rulewright.data import data_path
from rulewright.rules.names import UnknownName
from rulewright.rules.shape_check import ShapeChecker
from rulewright.rules.shapes import DOCUMENT
from rulewright.rules.source import Collector, Diagnostic, Map, Mark, RulesError
from rulewright.rules.strict_yaml import load_document

FOLDERS = {"cards": "card", "characters": "character", "roles": "role", "modes": "mode", "text": "text"}
_ID_KEYS = {"text": "language"}


@dataclass
class Documents:
    """All documents of one game as they were written, each kind by id. They are shared: never change them."""

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

    @property
    def default_mode(self) -> str:
        """The mode that is played when none is named."""
        chosen = [name for name, mode in self.modes.items() if mode.get("default") is True]
        return (chosen or list(self.modes))[0]


def known_games(spec_dir: Path | None = None) -> list[str]:
    """The names of the games in a folder (default: the bundled ones). `_NAME` is a base, not a game."""
    root = data_path("spec") if spec_dir is None else spec_dir
    if not root.is_dir():
        return []
    return sorted(p.name for p in root.iterdir() if p.name[0] not in "_." and (p / "game.yaml").is_file())


def game_folder(game: str, spec_dir: Path | None = None) -> Path:
    """The folder of a game. Raises `UnknownName`."""
    known = known_games(spec_dir)
    if game not in known:
        raise UnknownName("game", game, known)
    return (data_path("spec") if spec_dir is None else spec_dir) / game


def load_game(folder: Path) -> Documents:
    """Read and check every document of a game folder.

    Raises `RulesError` with every error of every file. Warnings (files that nobody reads) are in the result.
    """
    found = Collector()
    main = _read(folder / "game.yaml", "game", found)
    rulings_file = folder / "rulings.yaml"
    rulings = (
        _read(rulings_file, "rulings", found) if rulings_file.exists() else Map(Mark(str(rulings_file), 1, 1))
    )
    documents = Documents(folder.resolve().name, folder, main or Map(), rulings or Map())
    for name, kind in FOLDERS.items():
        _read_folder(folder / name, kind, getattr(documents, name), found)
    if main is not None:
        _check_id(main, "game", documents.game, "folder", found)
        _check_modes(documents, found)
    _look_for_strangers(folder, found)
    found.raise_if_errors()
    documents.warnings = [d for d in found.diagnostics if d.severity == "warning"]
    return documents


def check_document(path: Path) -> list[Diagnostic]:
    """What is wrong in one document that stands in no game: its YAML and its keys."""
    found = Collector()
    _read(path, document_kind(path) or "game", found)
    return found.diagnostics


def document_kind(path: Path) -> str | None:
    """The kind of rule document that a path holds by its place in a game folder, or None."""
    if path.name == "game.yaml":
        return "game"
    if path.name == "rulings.yaml":
        return "rulings"
    return FOLDERS.get(path.parent.name)


def _read(path: Path, kind: str, found: Collector) -> Map | None:
    """Read and check one file; None if it is no document at all."""
    try:
        stat = path.stat()
        document, diagnostics = _read_once(str(path), kind, stat.st_mtime_ns, stat.st_size)
    except OSError:
        document, diagnostics = _load(str(path), kind)
    found.diagnostics.extend(diagnostics)
    return document


def _load(path: str, kind: str) -> tuple[Map | None, tuple[Diagnostic, ...]]:
    try:
        document = load_document(path)
    except RulesError as error:
        return None, tuple(error.diagnostics)
    found = Collector()
    ShapeChecker(found).document(document, DOCUMENT[kind])
    return document, tuple(found.diagnostics)


@lru_cache(maxsize=4096)
def _read_once(path: str, kind: str, mtime: int, size: int) -> tuple[Map | None, tuple[Diagnostic, ...]]:
    """`_load`, once for each state of a file: a process that makes many tables reads it once."""
    return _load(path, kind)


def _read_folder(folder: Path, kind: str, into: dict[str, Map], found: Collector) -> None:
    if not folder.is_dir():
        return
    first: dict[str, Mark] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix != ".yaml" or path.name.startswith("."):
            continue
        document = _read(path, kind, found)
        if document is None:
            continue
        key = _ID_KEYS.get(kind, kind)
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
        if not any(Path(d.mark.file).parent.name == "modes" for d in found.errors):
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
    if not folder.is_dir():
        return
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_dir() or any(p.startswith(".") for p in parts) or path.suffix == ".md":
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
        return parts[0] in ("game.yaml", "rulings.yaml")
    suffixes = (".yaml", ".ftl") if parts[0] == "text" else (".yaml",)
    return len(parts) == 2 and parts[0] in FOLDERS and parts[1].endswith(suffixes)
