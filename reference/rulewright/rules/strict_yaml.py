"""Read a YAML document so that it can mean one thing only, and know the place of everything in it.

The text is checked first (size, encoding, tabs, stray characters), then PyYAML's parser delivers events from
which `Map` and `Seq` are built. libyaml's parser is used when it is there because it is ten times as fast;
whenever something is wrong, the pure one reads the text again, so that what is said never depends on the
installation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import yaml
from yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    Event,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
)

from rulewright.rules.document_text import check_text, read_text
from rulewright.rules.scalars import Trouble, is_null, plain_key, plain_value
from rulewright.rules.source import Collector, Map, Mark, RulesError, Seq

_FAST: Any
try:
    from yaml._yaml import CParser

    _FAST = CParser
except ImportError:  # PyYAML was built without libyaml.
    _FAST = None

MAX_DEPTH = 64
MAX_NODES = 50_000
Parser = Literal["auto", "c", "pure"]
# Halves of UTF-16: PyYAML makes one of an escape (ud83d), which libyaml refuses. No file can hold one.
_HALF = re.compile("[\ud800-\udfff]")


def load_document(path: Path | str, name: str | None = None) -> Map:
    """Read one document from a file.

    `name` is how diagnostics call the file; by default the path as it was given. Raises `RulesError` with all
    that is wrong (RW100-RW149), also for a file that is missing or cannot be read.
    """
    shown = str(path) if name is None else name
    return load_text(read_text(Path(path), Mark(shown, 1, 1)), shown)


def load_text(text: str, name: str, parser: Parser = "auto") -> Map:
    """Read one document from text; `name` is what diagnostics call it.

    `parser` chooses libyaml (`c`, if it is there) or PyYAML's own (`pure`); both give the same documents
    and the same diagnostics. Raises `RulesError` with all that is wrong.
    """
    collector = Collector()
    text = text.replace("\r\n", "\n")
    check_text(text, name, collector)
    collector.raise_if_errors()
    if _FAST is not None and parser != "pure":
        try:
            return _build(text, name, _FAST)
        except (yaml.YAMLError, RulesError):
            pass
    return _build(text, name, _PureParser)


class _PureParser(yaml.reader.Reader, yaml.scanner.Scanner, yaml.parser.Parser):
    """PyYAML's own parser without constructor and resolver, which this module replaces."""

    def __init__(self, text: str) -> None:
        yaml.reader.Reader.__init__(self, text)
        yaml.scanner.Scanner.__init__(self)
        yaml.parser.Parser.__init__(self)


@dataclass
class _Frame:
    """A collection that is being read. `key` is the key that waits for its value."""

    value: Map | Seq
    at: Mark
    flow: bool
    key: str | None = None
    key_at: Mark | None = None
    cut: bool = False
    skip_empty: bool = False
    seen: dict[str, Mark] = field(default_factory=dict)


class _Stop(Exception):
    """Nothing more can be read (a limit, a second document); what was found so far is reported."""


def _build(text: str, name: str, parser: Any) -> Map:
    builder = _Builder(name, text)
    try:
        events = parser(text)
        while events.check_event():
            builder.take(events.get_event())
    except _Stop:
        pass
    except yaml.MarkedYAMLError as error:
        builder.syntax(error)
    root, collector = builder.root, builder.collector
    if root is None:
        if not collector.errors:
            collector.error("RW108", "the document is empty", Mark(name, 1, 1))
    elif not isinstance(root, Map) and not collector.errors:
        collector.error("RW109", "a document is a mapping (key: value)", builder.root_at)
    collector.raise_if_errors()
    assert isinstance(root, Map)
    return root


class _Builder:
    """Makes `Map` and `Seq` from parser events; goes on after an error wherever it can."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.split("\n")
        self.collector = Collector()
        self.stack: list[_Frame] = []
        self.root: Any = None
        self.root_at = Mark(name, 1, 1)
        self.nodes = 0
        self.documents = 0

    def take(self, event: Event) -> None:
        """Use one event."""
        if isinstance(event, DocumentStartEvent):
            self._document(event)
        elif isinstance(event, NodeEvent):
            self._node(event)
        elif isinstance(event, CollectionEndEvent):
            frame = self.stack.pop()
            self._put(frame.value, frame.at)

    def syntax(self, error: yaml.MarkedYAMLError) -> None:
        """Note that the text is not YAML."""
        at = error.problem_mark or error.context_mark
        mark = self._mark(at) if at is not None else Mark(self.name, 1, 1)
        problem = str(error.problem or error.context).replace("<stream end>", "the end of the file")
        start = error.context_mark.line + 1 if error.context_mark is not None else 0
        hint = _syntax_hint(problem, error.context or "", start)
        self.collector.error("RW110", f"this is not YAML: {problem}", mark, hint)

    def _mark(self, mark: Any, quoted: bool = False) -> Mark:
        return Mark(self.name, mark.line + 1, mark.column + 1, quoted)

    def _error(self, code: str, message: str, mark: Mark, hint: str = "", length: int = 1) -> None:
        self.collector.error(code, message, mark, hint, length)

    def _document(self, event: DocumentStartEvent) -> None:
        self.documents += 1
        if self.documents > 1:
            self._error(
                "RW117",
                "a file holds one document",
                self._mark(event.start_mark),
                "remove the '---', or divide the file",
            )
            raise _Stop

    def _node(self, event: NodeEvent) -> None:
        self.nodes += 1
        mark = self._mark(event.start_mark)
        if self.nodes > MAX_NODES:
            self._error("RW120", f"the document has more than {MAX_NODES} values", mark, "divide it")
            raise _Stop
        if isinstance(event, AliasEvent):
            self._error(
                "RW114",
                f"an alias (*{event.anchor}) is not part of the language",
                mark,
                "write the value out",
            )
            self._put("", mark)
            return
        if event.anchor is not None:
            self._error(
                "RW114", f"an anchor (&{event.anchor}) is not part of the language", mark, "remove it"
            )
        assert isinstance(event, ScalarEvent | CollectionStartEvent)
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            self._error(
                "RW115",
                f"a tag ({tag}) is not part of the language",
                mark,
                "remove it; quote a value that is text",
            )
        if isinstance(event, ScalarEvent):
            self._scalar(event)
        else:
            self._open(event, mark)

    def _open(self, event: CollectionStartEvent, mark: Mark) -> None:
        if len(self.stack) >= MAX_DEPTH:
            self._error("RW119", f"the document is nested deeper than {MAX_DEPTH} levels", mark, "flatten it")
            raise _Stop
        if self._wants_key():
            self._error("RW112", "a key must be plain text, not a list or a mapping", mark)
        value = Map(mark) if isinstance(event, MappingStartEvent) else Seq(mark)
        self.stack.append(_Frame(value, mark, bool(event.flow_style)))

    def _wants_key(self) -> bool:
        return bool(self.stack) and isinstance(self.stack[-1].value, Map) and self.stack[-1].key is None

    def _scalar(self, event: ScalarEvent) -> None:
        plain = not event.style
        self._where_parsers_differ(event, plain)
        mark = self._mark(event.start_mark, event.style in ("'", '"'))
        text = self._whole(event.value, mark)
        cut = plain and self._comma_trap(text, mark)
        if self._wants_key():
            self._key(text, plain, mark, cut, event)
        elif not plain or cut:
            self._put(text, mark)
        else:
            self._value(text, mark)

    def _whole(self, text: str, mark: Mark) -> str:
        """The text without halves of characters, which are refused."""
        half = _HALF.search(text)
        if half is None:
            return text
        self._error(
            "RW106",
            f"the escape U+{ord(half.group()):04X} is only one half of a character",
            mark,
            'write the character itself, or its number in eight digits: "\\U0001f3b2"',
        )
        return _HALF.sub("\N{REPLACEMENT CHARACTER}", text)

    def _where_parsers_differ(self, event: ScalarEvent, plain: bool) -> None:
        """Refuse the two things that libyaml takes and PyYAML does not (found by comparing them)."""
        start: Any = event.start_mark
        if plain and "?" in event.value and self.stack and self.stack[-1].flow:
            self._error(
                "RW110", "this is not YAML: '?' in a flow value", self._mark(start), "quote the value"
            )
        elif event.style in ("|", ">"):
            header = self.lines[start.line][start.column :]
            if re.match(r"[|>][-+0-9]*#", header):
                self._error(
                    "RW110",
                    "this is not YAML: '#' after the sign of a block",
                    self._mark(start),
                    "put a space",
                )

    def _comma_trap(self, text: str, mark: Mark) -> bool:
        """Whether a comma of a flow collection cut this scalar out of an expression such as `f(a, b)`."""
        frame = self.stack[-1] if self.stack else None
        if frame is None or not frame.flow or text.count("(") == text.count(")"):
            return False
        if not frame.cut:
            brackets = "{…}" if isinstance(frame.value, Map) else "[…]"
            self._error(
                "RW122",
                f"a comma inside {brackets} ends the value here: '{text}'",
                mark,
                "put the whole value in quotes, or write it in block form (one key a line)",
                len(text),
            )
        frame.cut = text.count("(") > text.count(")")
        return True

    def _key(self, text: str, plain: bool, mark: Mark, cut: bool, event: ScalarEvent) -> None:
        frame = self.stack[-1]
        key: str | Trouble = plain_key(text) if plain and not cut else text
        if isinstance(key, Trouble):
            self._error(key.code, key.message, mark, key.hint, max(1, len(text)))
            key = text
        elif key in frame.seen:
            first = frame.seen[key]
            self._error(
                "RW111",
                f"the key '{key}' stands twice",
                mark,
                f"it first stands at {first.file}:{first.line}:{first.column}",
                len(text),
            )
        frame.seen.setdefault(key, mark)
        frame.key, frame.key_at, frame.skip_empty = key, mark, cut

    def _value(self, text: str, mark: Mark) -> None:
        value = plain_value(text)
        if isinstance(value, Trouble):
            if not self._flow_key_without_value(text):
                self._error(
                    value.code, value.message, self._empty_place(text, mark), value.hint, max(1, len(text))
                )
            value = text
        self._put(value, mark)

    def _flow_key_without_value(self, text: str) -> bool:
        """Say it better when a key of a flow mapping has no value: mostly a stray comma made it."""
        frame = self.stack[-1] if self.stack else None
        if frame is None or not frame.flow or not isinstance(frame.value, Map) or text != "":
            return False
        if not frame.skip_empty:
            self._error(
                "RW122",
                f"'{frame.key}' has no value; in {{…}} every comma begins a new key",
                frame.key_at or frame.at,
                "put a value that contains a comma in quotes, or write it in block form (one key a line)",
                max(1, len(frame.key or "")),
            )
        return True

    def _empty_place(self, text: str, mark: Mark) -> Mark:
        """An empty value has no place of its own that could be shown; its key has."""
        key_at = self.stack[-1].key_at if self.stack else None
        return key_at if text == "" and key_at is not None else mark

    def _put(self, value: Any, mark: Mark) -> None:
        if not self.stack:
            self.root, self.root_at = value, mark
            if isinstance(value, str) and is_null(value):
                self.root = None
            return
        frame = self.stack[-1]
        if isinstance(frame.value, Seq):
            frame.value.put(value, mark)
        elif frame.key is None:
            frame.key, frame.key_at = "", mark
        else:
            if frame.key not in frame.value:
                frame.value.put(frame.key, value, frame.key_at or mark, mark)
            frame.key = None


def _syntax_hint(problem: str, context: str, line: int) -> str:
    """What mostly is the matter when the parser says this."""
    if problem.startswith("mapping values are not allowed"):
        return "quote a value that has a colon in it; begin the keys of one mapping in one column"
    if "flow" in context:
        return f"is the bracket that opens in line {line} closed, with a comma between its items?"
    if "quoted" in context:
        return f"is the quote that opens in line {line} closed?"
    if "block" in context and line:
        return f"it seems to belong to what begins in line {line}: begin it in the same column"
    return "quote the value" if "cannot start any token" in problem else ""
