"""The book of one game in one language: words, names, sentences of rules, and links."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rulewright_docs.book.contents import Chapter, Contents, Mode, Place
from rulewright_docs.book.page import escape, href
from rulewright_docs.words.lexicon import NOMINATIVE, READABLE, Lexicon, capital
from rulewright_docs.words.phrases import Item, Name, Part, Phrase, message_id
from rulewright_docs.words.prose import Prose, prose_of
from rulewright_docs.words.renderer import Renderer
from rulewright_docs.words.rules import all_rules
from rulewright_docs.words.text import own_messages, renderer_of

_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_DIGITS = 0xE010
_LINKED = re.compile(f"{_OPEN}([^{_MIDDLE}]*){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")
_DOCUMENTS = ("card", "character", "role", "status")


class LinkedLexicon(Lexicon):
    """A lexicon that marks the names of documents, so that pages can link them. `paths` are those to mark."""

    def __init__(self, language: str, names: Mapping[str, Any], paths: tuple[str, ...]) -> None:
        super().__init__(language, names)
        self.paths = paths
        self._index = {path: i for i, path in enumerate(paths)}

    def text(self, name: Name, form: str) -> str | None:
        found = super().text(name, form)
        index = self._index.get(self.path(name)) if found is not None else None
        if found is None:
            return None
        found = escape(found)
        if index is None:
            return found
        # Digits that are no letters, so that what counts words or begins sentences does not see them.
        number = "".join(chr(_DIGITS + int(d)) for d in str(index))
        return f"{_OPEN}{number}{_MIDDLE}{found}{_CLOSE}"


@dataclass
class Tongue:
    """One game in one language. Raises `UnknownName` for a language in which the game has no names."""

    contents: Contents
    language: str
    lexicon: LinkedLexicon = field(init=False)
    renderer: Renderer = field(init=False)
    safe: Renderer = field(init=False)
    plain: Renderer = field(init=False)
    prose: Prose = field(init=False)

    def __post_init__(self) -> None:
        contents = self.contents
        paths = tuple(f"{d.kind}.{d.id}" for d in contents.every_document)
        names, own = own_messages(contents.documents, self.language)
        self.lexicon = LinkedLexicon(self.language, names, paths)
        self.renderer = Renderer(self.language, self.lexicon, own)
        # Names as Markdown text, and as they are: for pictures and data, which have rules of their own.
        self.safe = Renderer(self.language, LinkedLexicon(self.language, names, ()), own)
        self.plain = Renderer(self.language, Lexicon(self.language, names), own)
        self.prose = prose_of(contents.game, self.renderer, contents.spec_dir)

    @cached_property
    def english(self) -> Prose | None:
        """The texts in English, which stand in for those that another language lacks."""
        contents = self.contents
        if self.language == READABLE or READABLE not in contents.documents.text:
            return None
        renderer = renderer_of(contents.game, READABLE, contents.spec_dir)
        return prose_of(contents.game, renderer, contents.spec_dir)

    # -- words ---------------------------------------------------------------------------------

    def say(self, key: str, **args: Part) -> str:
        """The message `book-KEY` of the pages, with names unlinked."""
        return self.safe.message(Phrase(f"book-{key}", dict(args)))

    def name(self, *paths: str, form: str = NOMINATIVE) -> str:
        """The name of something, unlinked."""
        return self.safe.text(Name(paths), form)

    def has_name(self, path: str) -> bool:
        """Whether the language has a name for something."""
        return path in self.lexicon.names

    @cached_property
    def game_name(self) -> str:
        """The name of the game."""
        return self.name("game")

    def chapter_title(self, chapter: Chapter) -> str:
        """The number and name of a chapter: the message `chapter-X`, else the word of the topic."""
        key = f"chapter-{message_id(chapter.id)}"
        if self.plain.bundle.has_message(f"book-{key}"):
            return f"{chapter.number} {self.say(key)}"
        ends = f".{chapter.id}"
        found = next((path for path in self.lexicon.names if path.endswith(ends)), f"chapter.{chapter.id}")
        return f"{chapter.number} {self.name(found)}"

    def rule_title(self, rule_id: str, mode: Mode) -> str:
        """What a rule is called, if what it declares has a name; else nothing."""
        return capital(self._rule_name(rule_id, mode))

    def _rule_name(self, rule_id: str, mode: Mode) -> str:
        rule = mode.rules.rules[rule_id]
        path = mode.entries.path(rule)
        key = path[-1] if path else ""
        kind = {"cards": "card", "characters": "character", "roles": "role"}.get(path[0] if path else "")
        if kind is not None and len(path) == 2:
            return self.name(f"{kind}.{key}")
        if rule.section == "rulings" and len(path) > 2:
            names = (f"ruling.{path[1]}", f"ruling.{path[1]}.{path[-1]}")
            return ": ".join(self.name(each) for each in names if self.has_name(each))
        if rule.section == "needs":
            return ""
        verb = self._verbs[mode.name].get(rule_id)
        kind = "field" if rule.section == "params" else rule.section.removesuffix("s")
        option = f"move.{verb}" if verb else f"{kind}.{key}"
        return self.name(option) if self.has_name(option) else ""

    @cached_property
    def _verbs(self) -> dict[str, dict[str, str]]:
        """The verb of each rule that offers a move, by mode."""
        return {
            name: {a.rule.id: a.verb for a in mode.rules.abilities if a.key == "offer"}
            for name, mode in self.contents.modes.items()
        }

    # -- sentences -----------------------------------------------------------------------------

    @cached_property
    def _makers(self) -> dict[str, dict[str, Callable[[], list[Item]]]]:
        return {name: all_rules(mode.rules, apart=True) for name, mode in self.contents.modes.items()}

    def sentences(self, rule_id: str, mode: Mode, page: str) -> str:
        """The sentences of a rule as a Markdown list, its names linked from a page."""
        lines = self.renderer.lines(self._makers[mode.name][rule_id]())
        deeper = (
            re.sub(r"^ *", lambda m: m.group() * 2, line) for line in lines
        )  # Markdown wants four a level
        return self.linked("\n".join(deeper), page)

    def plain_sentences(self, rule_id: str, mode: Mode) -> list[str]:
        """The sentences of a rule without links, each with two spaces a level before its hyphen."""
        return self.plain.lines(self._makers[mode.name][rule_id]())

    def linked(self, text: str, page: str) -> str:
        """A text with its marks turned into links from a page."""

        def one(match: re.Match[str]) -> str:
            path = self.lexicon.paths[int("".join(str(ord(c) - _DIGITS) for c in match.group(1)))]
            kind, _, id_ = path.partition(".")
            target = self.contents.document_path(kind, id_)
            return match.group(2) if target == page else f"[{match.group(2)}]({href(page, Place(target))})"

        # What people write is text: names are escaped already, and no message has links or tags.
        return _LINKED.sub(one, text.replace("<", "&lt;").replace("[", "&#91;"))

    def to_rule(self, page: str) -> Callable[[str], str | None]:
        """What gives, from a page, the link to a rule by its id; None for what is no rule."""

        def found(rule_id: str) -> str | None:
            place = self.contents.places.get(rule_id)
            return None if place is None else href(page, place)

        return found

    def to_document(self, page: str, kind: str, id_: str) -> str:
        """The link from a page to that of a document, with its name."""
        name = self.name(f"{kind}.{id_}")
        return f"[{name}]({href(page, Place(self.contents.document_path(kind, id_)))})"
