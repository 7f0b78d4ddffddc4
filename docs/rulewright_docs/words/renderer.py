"""Say phrases in a language: Fluent messages, the names of the game, and sentences of bearable length."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentFormatError
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rulewright.rules.folders import trouble_with
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.lexicon import NOMINATIVE, Lexicon
from rulewright_docs.words.phrases import REST, Item, Name, Part, Phrase, Series, swapped

MESSAGES = Path(__file__).parent / "messages"
LONGEST = 25
_SHORT = 5
_STOPS = ".।:"
# Characters without a meaning of their own: a lexicon may put them around names, to find them again.
MARKS = "\ue000\uf8ff"
_ENDS = (*_STOPS, "!", "?")
_THIS = Phrase("this-is-so")
_THESE = (Phrase("all-of-these"), Phrase("any-of-these"), _THIS)
_LABELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Word(FluentType):
    """A part as an argument of a message."""

    def __init__(self, renderer: Renderer, part: Part) -> None:
        self.renderer = renderer
        self.part = part

    def format(self, locale: Any) -> str:
        return self.renderer.text(self.part)


class _Arguments(Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def is_there(path: Path) -> bool:
    """Whether there is a file of messages. Raises `TextError` for what stands there and cannot be read as
    one: whoever wrote it must not be told that it is missing."""
    trouble = trouble_with(path)
    if trouble:
        raise _unreadable(path, trouble)
    if os.path.lexists(path) and not os.path.isfile(path):
        raise TextError(str(path), "this is no file", "move it away, or put a Fluent file in its place")
    return os.path.isfile(path)


def _unreadable(path: Path, reason: str) -> TextError:
    return TextError(
        str(path), f"the file cannot be read: {reason}", "allow it (chmod u+r), or put a file there"
    )


def read_messages(path: Path) -> tuple[ast.Resource, dict[str, frozenset[str]]]:
    """The messages of a file, and by id the arguments each asks for.

    Raises `TextError` at the first that is not written well.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise _unreadable(path, (error.strerror or str(error)).lower()) from None
    return _parsed(path, content)


# By what the file holds: it is parsed once, and anew if it changes.
@lru_cache(maxsize=128)
def _parsed(path: Path, content: bytes) -> tuple[ast.Resource, dict[str, frozenset[str]]]:
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise TextError(str(path), f"not UTF-8 (byte {error.start})", "save the file as UTF-8") from None
    if text.startswith("\ufeff"):
        raise TextError(f"{path}:1", "the file begins with a byte order mark", "save it as UTF-8 without one")
    try:
        resource: ast.Resource = FluentResource(text)
    except RecursionError:
        raise TextError(str(path), "placeables are nested too deep", "write them side by side") from None
    ids: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            line = line_of(note, text)
            raise TextError(f"{path}:{line}", f"{note.code}: {note.message}", "write it as a Fluent message")
        if isinstance(entry, ast.Message):
            asked = _Arguments()
            asked.visit(entry)
            ids[entry.id.name] = frozenset(asked.names - {"form"})
    return resource, ids


def line_of(node: ast.SyntaxNode, text: str) -> int:
    """The line on which something of a file stands; `text` is all that the file holds."""
    return text.count("\n", 0, node.span.start if node.span else 0) + 1


def fault(error: Exception) -> str:
    """What Fluent finds wrong, without the words of Python."""
    known = isinstance(error, FluentFormatError)
    return str(error) if known else "a function is given what it cannot use"


def languages() -> list[str]:
    """The languages that have messages."""
    return sorted(p.name for p in MESSAGES.iterdir() if p.is_dir())


def message_ids(language: str) -> frozenset[str]:
    """The ids of the general messages of a language."""
    paths = sorted((MESSAGES / language).glob("*.ftl"))
    return frozenset(key for path in paths for key in read_messages(path)[1])


class Renderer:
    """One language and one game. `own` are files of messages of the game."""

    def __init__(self, language: str, lexicon: Lexicon, own: Iterable[Path] = ()) -> None:
        self.language = language
        self.lexicon = lexicon
        functions: dict[str, Any] = {"TERM": self._term, "FEAT": self._feat}
        self._labels = 0
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        general = sorted((MESSAGES / language).glob("*.ftl"))
        if not general:
            known = ", ".join(languages())
            raise TextError(language, "there are no messages in this language", f"choose one of {known}")
        self.locale = Locale.parse(language.replace("-", "_"))
        self.asked: dict[str, frozenset[str]] = {}
        for path in (*general, *own):
            resource, asked = read_messages(path)
            self.bundle.add_resource(resource, allow_overrides=True)
            self.asked.update(asked)

        for word in self.message(Phrase("forms-needed")).split():
            form, ending, gender = (*word.split(":"), "", "")[:3]
            lexicon.needed[form] = (ending, gender)

    # -- parts --------------------------------------------------------------------------------

    def text(self, part: Part, form: str = NOMINATIVE) -> str:
        """A part in words, in a form of the language."""
        if isinstance(part, str):
            return part
        if isinstance(part, int):
            return str(part)
        if isinstance(part, Series):
            joined: str = format_list(
                [self.text(p, form) for p in part.parts], self._style(part), self.locale
            )
            return joined
        if isinstance(part, Name):
            found = self.lexicon.text(part, form)
            return self.message(Phrase(part.instead), form) if found is None else found
        return self.message(part, form)

    def message(self, phrase: Phrase, form: str = NOMINATIVE) -> str:
        """A message with its arguments. Raises `TextError` for everything that Fluent finds wrong."""
        name = phrase.args.get("name")
        if (
            phrase.id == "the"
            and isinstance(name, Name)
            and name.instead
            and self.lexicon.entry(name) is None
        ):
            return self.message(Phrase(name.instead), form)
        key = self._key(phrase)
        if not self.bundle.has_message(key):
            remedy = f"write it in messages/{self.language}"
            raise TextError(f"{self.language}: {key}", "there is no such message", remedy)
        message = self.bundle.get_message(key)
        pattern = message.attributes.get("no") if phrase.no else message.value
        if pattern is None:
            what = "the message has no attribute 'no'" if phrase.no else "the message has no text"
            raise TextError(f"{self.language}: {key}", what, f"add it in messages/{self.language}")
        args: dict[str, Any] = {k: self._wrapped(v) for k, v in phrase.args.items() if k[0] != REST}
        try:
            text, errors = self.bundle.format_pattern(pattern, {**args, "form": form})
        except RecursionError:
            what = "the message is made of itself, or nested too deep"
            raise TextError(f"{self.language}: {key}", what, "look at the messages that it names") from None
        for error in errors:
            if isinstance(error, TextError):
                raise error
            given = ", ".join(f"${a}" for a in args) or "nothing"
            remedy = f"the message is given {given} and $form"
            raise TextError(f"{self.language}: {key}", fault(error), remedy)
        if key == phrase.custom and (rest := self._rest(phrase)):
            said = str(text).rstrip(_STOPS)
            return self.message(Phrase("said-with", {"said": said, "fields": Series(rest)}))
        return str(text)

    def _rest(self, phrase: Phrase) -> tuple[Part, ...]:
        """The fields of an event that its own sentence does not say, but for those that say nothing."""
        rest = []
        for key, part in phrase.args.items():
            if key[0] == REST and key[1:] not in self.asked[phrase.custom] and isinstance(part, Phrase):
                called = Phrase("the", {"name": part.args.get("field", "")}, "name")
                if part.id != "field-is" or self.text(called) != self.text(part.args["value"]):
                    rest.append(part)
        return tuple(rest)

    def _key(self, phrase: Phrase) -> str:
        """The message that says a phrase: that of the game, if it asks for nothing that is not given (a mode
        may give an event other fields)."""
        own = phrase.custom in self.asked and self.asked[phrase.custom] <= set(phrase.args)
        return phrase.custom if own else phrase.id

    def _wrapped(self, part: Part) -> Any:
        if isinstance(part, int):
            return FluentInt(part)
        return part if isinstance(part, str) else Word(self, part)

    def _term(self, word: Any, at: Any = NOMINATIVE, *, form: str = "") -> str:
        if isinstance(word, Word):
            return self.text(word.part, form or str(at))
        return str(int(word)) if isinstance(word, int) else str(word)

    def _feat(self, word: Any, of: str = "gender") -> str:
        if of == "digits":
            return "yes" if isinstance(word, int) else "no"
        return self.feature(word.part, of) if isinstance(word, Word) else ""

    def feature(self, part: Part, of: str) -> str:
        """Gender or number of a part: that of its head, or what its message says."""
        if isinstance(part, Name):
            if self.lexicon.entry(part) is None and part.instead:
                return self.feature(Phrase(part.instead), of)
            return self.lexicon.feature(part, of)
        if isinstance(part, Series):
            return "plural" if of == "number" and len(part.parts) > 1 else self.feature(part.parts[0], of)
        if isinstance(part, Phrase):
            key = self._key(part)
            message = self.bundle.get_message(key) if self.bundle.has_message(key) else None
            if message is not None and of in message.attributes:
                said, _ = self.bundle.format_pattern(message.attributes[of], {})
                return str(said)
            if part.head in part.args:
                return self.feature(part.args[part.head], of)
        return {"gender": "masculine", "number": "singular"}.get(of, "no")

    def _style(self, series: Series) -> Any:
        return "or" if series.style == "or" else "standard"

    # -- sentences ----------------------------------------------------------------------------

    def lines(self, items: Iterable[Item], depth: int = 0) -> list[str]:
        """Sentences as a Markdown list, what belongs below a sentence two spaces further in."""
        found: list[str] = []
        if depth == 0:
            self._labels = 0
        for item in items:
            text, below = self.sentence(item)
            found.append("  " * depth + "- " + text)
            found += self.lines(below, depth + 1)
        return found

    def sentence(self, item: Item) -> tuple[str, tuple[Item, ...]]:
        """One sentence of bearable length, and what then stands below it."""
        item = self._unfolded(item)
        phrase, below = item.phrase, list(item.below)
        text = self.message(phrase)
        labels: list[Item] = []
        while words(text) > LONGEST and (part := self._heaviest(phrase)) is not None:
            inner = bare(part)  # a label needs no brackets of its own
            clause = is_clause(inner)
            label = _LABELS[self._labels % len(_LABELS)]
            self._labels += 1
            name = Phrase("label-clause" if clause else "label", {"label": label})
            phrase = swapped(phrase, part, name)  # type: ignore[assignment]
            kind = "means-clause" if clause else "means"
            labels.append(Item(Phrase(kind, {"label": label, "part": inner}), test="part" if clause else ""))
            text = self.message(phrase)
        if item.phrase.args.get(item.test) in _THESE:
            text = text.rstrip(_STOPS) + ":"
        text = self._written(text)
        # A message that a game brings need not know that it ends a sentence.
        stop = "" if text[-1:] in _ENDS else self.message(Phrase("full-stop"))
        return text + stop, (*labels, *below)

    def _unfolded(self, item: Item) -> Item:
        """A long sentence with a condition of several parts has them below, one by one."""
        test = item.phrase.args.get(item.test)
        if not isinstance(test, Phrase) or test.id not in ("and", "or", "either"):
            return item
        if words(self.message(item.phrase)) <= LONGEST - 7:
            return item
        if test.id == "either":
            a, b = (Item(Phrase("case-of", {"clause": test.args[k]}), test="clause") for k in ("a", "b"))
            case = Item(Phrase("if", {"test": test.args["clause"]}), (a,), "test")
            rest = [Item(Phrase("then"), item.below)] if item.below else []
            args = {**item.phrase.args, item.test: _THIS}
            return Item(replace(item.phrase, args=args), (case, Item(Phrase("else"), (b,)), *rest), item.test)
        these = _THESE[test.id == "or"]
        series = test.args["parts"]
        assert isinstance(series, Series)
        parts = [Item(Phrase("case-of", {"clause": bare(p)}), test="clause") for p in series.parts]
        if item.below:
            parts.append(Item(Phrase("then"), item.below))
        return Item(
            replace(item.phrase, args={**item.phrase.args, item.test: these}), tuple(parts), item.test
        )

    def _heaviest(self, phrase: Phrase) -> Phrase | None:
        """The inner part whose words are best said below: long, but not the whole."""
        text = self.message(phrase)
        whole_of = phrase.args.values() if phrase.id in _DEFINING else ()
        sizes: list[tuple[int, Phrase]] = []
        for part in movable(phrase):
            if part is phrase or part.id in UNMOVED or any(part is p for p in whole_of):
                continue
            size = words(self.text(part))
            if _SHORT < size <= words(text) - 3:
                sizes.append((size, part))
        # A part that is given but not said makes no difference.
        heaviest = sorted(sizes, key=lambda each: -each[0])
        return next((p for _, p in heaviest if self.message(_without(phrase, p)) != text), None)

    def _written(self, text: str) -> str:
        text = " ".join(text.split())
        if self.bundle.has_message("contractions"):
            for pair in self.message(Phrase("contractions")).split(";"):
                old, _, new = pair.partition("→")
                end = "" if old.strip().endswith("*") else " "  # before any word that begins so
                text = text.replace(f" {old.strip().rstrip('*')}{end}", f" {new.strip().rstrip('*')}{end}")
        for index, letter in enumerate(text):
            if letter.isalpha():
                return text[:index] + letter.upper() + text[index + 1 :]
            if letter not in "“«¿(" and not MARKS[0] <= letter <= MARKS[-1]:
                break
        return text


UNMOVED = frozenset({"label", "label-clause", "field-is"})


def _without(phrase: Phrase, part: Phrase) -> Phrase:
    found = swapped(phrase, part, Phrase("label", {"label": ""}))
    assert isinstance(found, Phrase)
    return found


# Sentences that are nothing but the part they define.
_DEFINING = frozenset({"means", "means-clause", "case-of"})
# What a clause that begins with a relative pronoun leans on.
RELATIVE = "where-who"
BRACKETS = ("grouped", "grouped-clause")


def movable(part: Part) -> Iterator[Phrase]:
    """The phrases inside a part that mean the same by themselves."""
    if isinstance(part, Phrase):
        yield part
        part = bare(part)
        assert isinstance(part, Phrase)
        for key, inner in part.args.items():
            if not (part.id == RELATIVE and key == "clause"):
                yield from movable(inner)
    elif isinstance(part, Series):
        for inner in part.parts:
            yield from movable(inner)


def bare(part: Part) -> Part:
    """A part without the brackets around it."""
    return part.args["part"] if isinstance(part, Phrase) and part.id in BRACKETS else part


def words(text: str) -> int:
    """How many words a text has; a mark by itself is none."""
    return sum(any(c.isalnum() for c in word) for word in text.split())


def is_clause(part: Part) -> bool:
    """Whether a part says something, rather than naming something."""
    return isinstance(part, Phrase) and part.id in CLAUSES


CLAUSES = frozenset(
    {"and", "or", "either", "all", "holds", "same-truth", "never", "always", "setting-on", "ruling-is"}
    | {"eq", "lt", "le", "gt", "ge", "among", "one-of", "is-none", "empty"}
    | {"flag", "flag-game", "flag-with", "flag-game-with"}
)
