"""How the documents of a game look: its `faces.yaml`, and what stands in for one that says nothing.

icons:                       # the icon of a document
  card.bullet: bullet
frames:                      # the frame of a kind, of a value of its data, of one document; later ones win
  character: teal
  card.type.weapon: steel
marks:                       # data that is drawn as so many small icons
  card.range: target
dice: faces                  # the constant that lists the faces of the dice
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.rules.documents import game_file
from rulewright.rules.expressions import Expr, did_you_mean
from rulewright.rules.load import load_rules
from rulewright.rules.model import Document, Rules
from rulewright.rules.source import Map, Mark, RulesError
from rulewright.rules.strict_yaml import load_document
from rulewright_docs.book.pictures.faces_values import Open, settled
from rulewright_docs.book.pictures.icons import icon_names
from rulewright_docs.words.errors import TextError

FILE = "faces.yaml"
_SECTIONS = ("icons", "frames", "marks", "dice")


@dataclass(frozen=True)
class Frame:
    """A frame: its dark colour, the light one inside icons, and the shape around the icon, which tells frames
    apart where colours do not."""

    name: str
    dark: str
    light: str
    shape: str


_PALETTE = (
    Frame("brown", "#83491f", "#dfa267", "circle"),
    Frame("blue", "#1d5c96", "#8fc0ec", "square"),
    Frame("steel", "#48545f", "#b7c4d0", "hexagon"),
    Frame("gold", "#826000", "#f4c534", "sunburst"),
    Frame("red", "#a0231f", "#ef8f80", "octagon"),
    Frame("purple", "#67399c", "#c3a5e8", "diamond"),
    Frame("green", "#26693b", "#92d09f", "shield"),
    Frame("teal", "#0a6767", "#80d0c9", "arch"),
    Frame("black", "#2b2723", "#cbc5bb", "ticket"),
    Frame("grey", "#62605c", "#d2d0cb", "house"),
)
FRAMES: Mapping[str, Frame] = {frame.name: frame for frame in _PALETTE}
# What a kind looks like of which nothing is said; the last is for a kind that nobody knows here.
_PLAIN = {
    "card": ("cards", "blue"),
    "character": ("person", "teal"),
    "role": ("mask", "purple"),
    "status": ("tag", "grey"),
}


@dataclass(frozen=True)
class FrameRule:
    """Which frame documents of a kind have: all of them, one (`id`), or those with a value of their data."""

    kind: str
    frame: str
    id: str = ""
    data: str = ""
    value: str = ""


@dataclass(frozen=True)
class Faces:
    """How the documents of a game look. `rules` decide what data depends on."""

    rules: Rules
    icons: Mapping[str, str] = field(default_factory=dict)
    frames: tuple[FrameRule, ...] = ()
    marks: tuple[tuple[str, str, str], ...] = ()  # kind, data, icon
    dice: str = ""

    def icon(self, document: Document) -> str:
        """The icon of a document."""
        return self.icons.get(f"{document.kind}.{document.id}", _plain(document.kind)[0])

    def frame(self, document: Document) -> tuple[Frame, FrameRule | None]:
        """The frame of a document, and the data that chose it, if it was data."""
        found, why = _plain(document.kind)[1], None
        for rule in self.frames:
            if rule.kind == document.kind and self._meant(rule, document):
                found, why = rule.frame, rule if rule.data else why
        return FRAMES[found], why

    def _meant(self, rule: FrameRule, document: Document) -> bool:
        if rule.data:
            return _word(self.value(document, rule.data)) == rule.value
        return rule.id in ("", document.id)

    def value(self, document: Document, data: str) -> Any:
        """A value of the data of a document; None if it has none, or if a game decides it."""
        e = document.data.get(data)
        try:
            return settled(e, self.rules) if isinstance(e, Expr) else e
        except Open:
            return None

    def marks_of(self, document: Document) -> Iterator[tuple[str, str, int]]:
        """The small icons of a document: the data that each stands for, its icon, and how many there are."""
        for kind, data, icon in self.marks:
            value = self.value(document, data) if kind == document.kind else None
            if isinstance(value, int) and not isinstance(value, bool) and value > 0:
                yield data, icon, value

    def sides(self) -> list[int]:
        """The faces of the dice of the game, if it has dice."""
        constant = self.rules.constants.get(self.dice)
        value = settled(constant.value, self.rules) if constant is not None and constant.value else []
        return [each for each in value if isinstance(each, int)] if isinstance(value, list) else []


def _plain(kind: str) -> tuple[str, str]:
    return _PLAIN.get(kind, _PLAIN["status"])


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- reading --------------------------------------------------------------------------------------


def read_faces(rules: Rules, spec_dir: Path | None = None) -> Faces:
    """How the documents of a game look. A game without `faces.yaml` looks plain.

    Raises `TextError` with file, line and remedy at the first thing that is wrong in the file.
    """
    path = game_file(rules.game, FILE, spec_dir)
    if not path.is_file():
        return Faces(rules)
    try:
        document = load_document(path)
    except RulesError as error:
        first = error.diagnostics[0]
        raise _error(first.mark, first.message, first.hint or "write it as YAML") from None
    every = [load_rules(rules.game, mode, spec_dir) for mode in rules.modes]
    return _Reader(document, every).faces(rules)


def _error(mark: Mark, what: str, remedy: str) -> TextError:
    return TextError(f"{mark.file}:{mark.line}", what, remedy)


def _near(name: str, known: Any) -> str:
    return did_you_mean(name, known) or "there is none"


@dataclass(frozen=True)
class _Reader:
    """Reads `faces.yaml` of a game. What it may name is what any mode of the game has."""

    document: Map
    every: list[Rules]

    def faces(self, rules: Rules) -> Faces:
        for key in self.document:
            if key not in _SECTIONS:
                raise _error(self.document.key_at(key), f"'{key}' is no part of faces", _near(key, _SECTIONS))
        icons = {}
        for key, icon, at in self._entries("icons", icon_names()):
            self._document(key, at)
            icons[key] = icon
        frames = [self._frame(key, frame, at) for key, frame, at in self._entries("frames", FRAMES)]
        marks = []
        for key, icon, at in self._entries("marks", icon_names()):
            kind, _, data = key.partition(".")
            self._data(kind, data, at)
            marks.append((kind, data, icon))
        return Faces(rules, icons, tuple(frames), tuple(marks), self._dice())

    def _entries(self, section: str, known: Any) -> Iterator[tuple[str, str, Mark]]:
        """The entries of a section, whose values are among `known`."""
        part = self.document.get(section, Map())
        if not isinstance(part, Map):
            raise _error(
                self.document.at(section), f"'{section}' is no mapping", "write 'name: value' below it"
            )
        for key, value in part.items():
            if not isinstance(value, str):
                raise _error(part.at(key), f"'{key}' needs one word", "write the name of an icon or a frame")
            if value not in known:
                what = "frame" if section == "frames" else "icon"
                raise _error(part.at(key), f"there is no {what} '{value}'", _near(value, known))
            yield key, value, part.key_at(key)

    def _frame(self, key: str, frame: str, at: Mark) -> FrameRule:
        kind, *rest = key.split(".")
        self._kind(kind, at)
        if not rest:
            return FrameRule(kind, frame)
        if len(rest) == 1:
            self._document(key, at)
            return FrameRule(kind, frame, id=rest[0])
        data, value = rest[0], ".".join(rest[1:])
        values = self._data(kind, data, at)
        if value not in values:
            raise _error(at, f"no {kind} has '{data}: {value}'", _near(value, values))
        return FrameRule(kind, frame, data=data, value=value)

    def _dice(self) -> str:
        name = self.document.get("dice", "")
        known = {c for rules in self.every for c in rules.constants}
        if "dice" in self.document and (not isinstance(name, str) or name not in known):
            raise _error(self.document.at("dice"), f"there is no constant '{name}'", _near(str(name), known))
        return str(name)

    def _kind(self, kind: str, at: Mark) -> None:
        kinds = {k for rules in self.every for k, found in rules.documents.items() if found}
        if kind not in kinds:
            raise _error(at, f"the game has no documents of the kind '{kind}'", _near(kind, kinds))

    def _document(self, key: str, at: Mark) -> None:
        known = {
            f"{kind}.{id_}"
            for rules in self.every
            for kind, found in rules.documents.items()
            for id_ in found
        }
        if key not in known:
            raise _error(at, f"there is no document '{key}'", _near(key, known))

    def _data(self, kind: str, data: str, at: Mark) -> set[str]:
        """The words for the values that documents of a kind have for a field of their data."""
        self._kind(kind, at)
        documents = [(Faces(r), d) for r in self.every for d in r.documents.get(kind, {}).values()]
        known = {name for _, document in documents for name in document.data}
        if data not in known:
            raise _error(at, f"no {kind} has the data '{data}'", _near(data, known))
        return {_word(faces.value(document, data)) for faces, document in documents}
