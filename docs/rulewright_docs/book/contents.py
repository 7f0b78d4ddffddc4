"""What the book of one game holds, in no language yet: chapters, numbers and where each rule lives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from rulewright.rules.documents import Documents, game_folder, load_game
from rulewright.rules.entries import KINDS, Entries
from rulewright.rules.expressions import did_you_mean
from rulewright.rules.link import link
from rulewright.rules.merge import merge
from rulewright.rules.model import Document, Rule, Rules
from rulewright.rules.source import Map
from rulewright.rules.strict_yaml import load_document
from rulewright_docs.words.errors import TextError

BOOK = "book.yaml"
# Where the rules go whose topic no chapter names.
REST = "more"
_FOLDER = {kind: section for section, kind in KINDS.items()}


@dataclass(frozen=True)
class Place:
    """Where something is said: the path of the page, and the anchor on it."""

    path: str
    anchor: str = ""


@dataclass(frozen=True)
class Chapter:
    """One chapter of the rules: its id, number, and the ids of its rules in reading order."""

    id: str
    number: int
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Mode:
    """One mode: its linked rules, the YAML of each, and the document of the mode."""

    name: str
    rules: Rules
    yaml: Mapping[str, str]
    entries: Entries = field(repr=False)


@dataclass
class Contents:
    """The book of one game. Raises `RulesError` or `TextError` for documents that cannot be used."""

    game: str
    spec_dir: Path | None = None
    documents: Documents = field(init=False)
    modes: dict[str, Mode] = field(init=False)

    def __post_init__(self) -> None:
        self.documents = load_game(game_folder(self.game, self.spec_dir))
        default = self.documents.default_mode
        names = sorted(self.documents.modes, key=lambda m: (m != default, m))
        self.modes = {name: self._mode(name) for name in names}

    def _mode(self, name: str) -> Mode:
        merged = merge(self.documents, name)
        rules, entries = link(merged), Entries(merged)
        return Mode(name, rules, entries.texts(rules.rules), entries)

    @property
    def main(self) -> Mode:
        """The mode that is played when none is named."""
        return next(iter(self.modes.values()))

    @property
    def others(self) -> list[Mode]:
        """The other modes."""
        return list(self.modes.values())[1:]

    @cached_property
    def every_document(self) -> tuple[Document, ...]:
        """The cards, characters, roles and statuses of the main mode, then those that other modes add."""
        found: dict[tuple[str, str], Document] = {}
        for mode in self.modes.values():
            for kind, table in mode.rules.documents.items():
                for document in table.values():
                    found.setdefault((kind, document.id), document)
        return tuple(found.values())

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of documents that there are, in the order of their chapters."""
        return tuple(dict.fromkeys(d.kind for d in self.every_document))

    def of_kind(self, kind: str) -> tuple[Document, ...]:
        """The documents of one kind."""
        return tuple(d for d in self.every_document if d.kind == kind)

    def mode_of(self, rule_id: str) -> Mode:
        """The first mode that has a rule. `KeyError` if none has."""
        for mode in self.modes.values():
            if rule_id in mode.rules.rules:
                return mode
        raise KeyError(rule_id)

    @cached_property
    def every_rule(self) -> dict[str, Rule]:
        """Every rule of every mode."""
        found: dict[str, Rule] = {}
        for mode in self.modes.values():
            for id_, rule in mode.rules.rules.items():
                found.setdefault(id_, rule)
        return found

    # -- where things live ---------------------------------------------------------------------

    def document_path(self, kind: str, id_: str) -> str:
        """The page of a document."""
        return f"{self.game}/{_FOLDER[kind]}/{id_}"

    def chapter_path(self, chapter: str) -> str:
        """The page of a chapter."""
        return f"{self.game}/rules/{chapter}"

    def mode_path(self, mode: str) -> str:
        """The page of a mode."""
        return f"{self.game}/modes/{mode}"

    @cached_property
    def rules_of_documents(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """For each document of the main mode, by kind and id, the rules that stand in it (its own first)."""
        found: dict[tuple[str, str], list[str]] = {
            (d.kind, d.id): [d.rule.id] for d in self.every_document if d.rule.id in self.main.rules.rules
        }
        for rule in self.main.rules.rules.values():
            owner = self._owner(rule)
            if owner is not None and rule.id not in found.setdefault(owner, []):
                found[owner].append(rule.id)
        return {owner: tuple(ids) for owner, ids in found.items()}

    def _owner(self, rule: Rule) -> tuple[str, str] | None:
        path = self.main.entries.path(rule)
        return (KINDS[path[0]], path[1]) if len(path) > 1 and path[0] in KINDS else None

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters, with all rules of the main mode but those of documents and rulings."""
        owned = {id_ for ids in self.rules_of_documents.values() for id_ in ids}
        rest = [r for r in self.main.rules.rules.values() if r.id not in owned and r.section != "rulings"]
        outline = self._outline()
        found: dict[str, list[str]] = {name: [] for name in outline}
        chapter_of = {topic: name for name, topics in outline.items() for topic in topics}
        place = {topic: i for i, topic in enumerate(t for topics in outline.values() for t in topics)}
        for rule in sorted(rest, key=lambda r: place.get(_topic(r.id), len(place))):
            found.setdefault(chapter_of.get(_topic(rule.id), REST), []).append(rule.id)
        filled = [(name, tuple(ids)) for name, ids in found.items() if ids]
        return tuple(Chapter(name, n, ids) for n, (name, ids) in enumerate(filled, 1))

    def _outline(self) -> dict[str, list[str]]:
        """The chapters of `book.yaml`, each with the topics of its rules; without one, a chapter a topic."""
        topics = list(dict.fromkeys(_topic(r.id) for r in self.main.rules.rules.values()))
        file = book_file(self.documents)
        if file is None:
            return {topic: [topic] for topic in topics}
        return read_outline(file, topics)

    @cached_property
    def numbers(self) -> dict[str, str]:
        """The number of each rule of the main mode: that of its chapter, then its place in it (`3.12`)."""
        found: dict[str, str] = {}
        for chapter in self.chapters:
            found |= {id_: f"{chapter.number}.{i}" for i, id_ in enumerate(chapter.rules, 1)}
        first = len(self.chapters) + 1
        for n, kind in enumerate(self.kinds, first):
            for i, document in enumerate(self.of_kind(kind), 1):
                ids = self.rules_of_documents.get((kind, document.id), ())
                found |= {id_: f"{n}.{i}" + (f".{j}" if j else "") for j, id_ in enumerate(ids)}
        for i, ruling in enumerate(self.main.rules.rulings.values(), 1):
            for j, rule in enumerate(ruling.readings.values(), 1):
                found[rule.id] = f"{first + len(self.kinds)}.{i}.{j}"
        return found

    @cached_property
    def places(self) -> dict[str, Place]:
        """Where each rule of each mode is said; what only another mode has, on that mode's page."""
        found: dict[str, Place] = {}
        for chapter in self.chapters:
            found |= {id_: Place(self.chapter_path(chapter.id), id_) for id_ in chapter.rules}
        for (kind, name), ids in self.rules_of_documents.items():
            found |= {id_: Place(self.document_path(kind, name), id_) for id_ in ids}
        for id_, rule in self.every_rule.items():
            if id_ in found:
                continue
            if rule.section == "rulings" and id_ in self.main.rules.rules:
                found[id_] = Place(f"{self.game}/rulings", id_)
            else:
                found[id_] = Place(self.mode_path(self.mode_of(id_).name), id_)
        return found

    @cached_property
    def claims(self) -> dict[str, list[str]]:
        """For each claim of the rule text, the rules that carry it."""
        found: dict[str, list[str]] = {}
        for id_, rule in self.every_rule.items():
            for claim in rule.claims:
                found.setdefault(claim, []).append(id_)
        return found


def _topic(rule_id: str) -> str:
    return rule_id.split(".")[1]


def book_file(documents: Documents) -> Path | None:
    """The outline of a game: its own, else that of its base."""
    return next((f / BOOK for f in reversed(documents.folders) if (f / BOOK).is_file()), None)


def read_outline(file: Path, topics: list[str]) -> dict[str, list[str]]:
    """The chapters of an outline. Raises `RulesError` for what is no YAML, `TextError` for a wrong shape."""
    document = load_document(file)
    chapters = document.get("chapters") if isinstance(document, Map) else None
    if not isinstance(chapters, Map) or set(document) != {"chapters"}:
        raise TextError(
            f"{file}:1", "an outline holds 'chapters' and nothing else", "write chapters: {setup: [table]}"
        )
    found: dict[str, list[str]] = {}
    seen: dict[str, str] = {}
    for name, listed in chapters.items():
        place = f"{file}:{chapters.key_at(name).line}"
        if not isinstance(listed, list) or not all(isinstance(t, str) for t in listed):
            raise TextError(place, f"chapter '{name}' is no list of topics", f"write {name}: [topic, topic]")
        for topic in listed:
            if topic in seen:
                raise TextError(
                    place, f"topic '{topic}' stands in chapter '{seen[topic]}' already", "name it once"
                )
            if topic not in topics and not _of_a_base(file):
                raise TextError(
                    place, f"no rule has the topic '{topic}'", did_you_mean(topic, topics) or "take it out"
                )
            seen[topic] = name
        found[name] = list(listed)
    return found


def _of_a_base(file: Path) -> bool:
    """Whether the outline names the topics of all games that stand on one base."""
    return file.parent.name.startswith("_")
