"""What people wrote about the rules: goals, summaries and tips, each pinned to the rules that it describes.

A text is a Fluent message in `spec/<game>/prose/<language>.ftl`. Its id is a rule's id with hyphens for dots,
or one of `GENERAL` below a comment `# about: rule, rule`. `# pinned: HASH` says what those rules were when
the text was last read against them. Texts are about the default mode; `minute-MODE` is the text for a mode of
which `minute` is not true.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from rulewright.rules.documents import game_file, game_folder, load_game
from rulewright.rules.entries import Entries, hash_of
from rulewright.rules.expressions import Expr, did_you_mean
from rulewright.rules.folders import trouble_with
from rulewright.rules.link import link
from rulewright.rules.merge import merge
from rulewright.rules.model import Rules
from rulewright.whole_file import put
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.lexicon import NOMINATIVE
from rulewright_docs.words.phrases import Name
from rulewright_docs.words.renderer import Renderer, fault, is_there, line_of, read_messages

# Texts about a game as a whole, in the order in which they are shown; each must say which rules it is about.
GENERAL = ("goal", "minute", "first")
# The attribute that says what a card, character or role does in one line.
SHORT = "short"
_FIELD = re.compile(r"^(about|pinned):(.*)$", re.MULTILINE)
_RULING = re.compile(r"\bruling\.([a-z][a-z0-9_]*)")
State = Literal["done", "stale", "missing"]


@dataclass(frozen=True)
class Text:
    """One text: its message id, the rules it is about, what they were when it was written, and its line.

    `mode` is the mode that it is about (None: the default one, and those in which these rules are the same).
    """

    id: str
    about: tuple[str, ...]
    pinned: str
    line: int
    short: bool = False
    mode: str | None = None


def text_id(rule_id: str) -> str:
    """The id of the text about a rule."""
    return rule_id.replace(".", "-")


def mode_text_id(key: str, mode: str) -> str:
    """The id of the text for a mode that stands in place of a general one."""
    return f"{key}-{mode}"


def prose_file(game: str, language: str, spec_dir: Path | None = None) -> Path:
    """Where the texts of a game in a language stand."""
    own = game_folder(game, spec_dir) / "prose" / f"{language}.ftl"
    # Something of one's own that is no file must not give way to the bundled texts without a word.
    return (
        own
        if os.path.lexists(own) or trouble_with(own)
        else game_file(game, f"prose/{language}.ftl", spec_dir)
    )


@dataclass(frozen=True)
class Source:
    """The rules of a mode and their YAML: what texts are about and take their numbers from."""

    rules: Rules
    yaml: Mapping[str, str]

    def hash(self, about: Iterable[str]) -> str:
        """The hash of some rules."""
        return hash_of(*(self.yaml[rule] for rule in about))

    @cached_property
    def values(self) -> Mapping[str, int]:
        """Every number that a text may ask for."""
        return values_of(self.rules)

    @property
    def needed(self) -> tuple[str, ...]:
        """The texts that every language has: the general ones, and one for each document."""
        ids = [d.rule.id for table in self.rules.documents.values() for d in table.values()]
        return (*GENERAL, *map(text_id, ids))


@lru_cache(maxsize=32)
def source_of(game: str, spec_dir: Path | None = None, mode: str | None = None) -> Source:
    """The rules that the texts of a game are about, in a mode (None: the default one)."""
    documents = load_game(game_folder(game, spec_dir))
    merged = merge(documents, mode or documents.default_mode)
    rules = link(merged)
    yaml = Entries(merged).texts(rules.rules)
    return Source(rules, {id_: text + _chosen(text, rules) for id_, text in yaml.items()})


def _chosen(yaml: str, rules: Rules) -> str:
    """The readings in force of the rulings that a rule reads: another default changes what it says."""
    names = sorted(set(_RULING.findall(yaml)) & set(rules.rulings))
    return "".join(f"# {name}: {rules.rulings[name].default}\n" for name in names)


class Prose:
    """The texts of one game in one language. Raises `TextError` for a file that cannot be used."""

    def __init__(
        self, file: Path, source_of_mode: Callable[[str | None], Source], renderer: Renderer
    ) -> None:
        self.file = file
        self.source_of_mode = source_of_mode
        self.source = self._asked = source_of_mode(None)
        self.renderer = renderer
        self.texts: dict[str, Text] = {}
        functions: dict[str, Any] = {"VALUE": self._value, "NAME": self._name, "COUNT": self._count}
        self.bundle = FluentBundle([renderer.language], functions=functions, use_isolating=False)
        if is_there(file):
            resource, _ = read_messages(file)
            self.bundle.add_resource(resource)
            self.texts = {text.id: text for text in self._texts(resource)}

    def _texts(self, resource: ast.Resource) -> Iterator[Text]:
        by_id = {text_id(rule): rule for rule in self.source.yaml}
        written = self.file.read_bytes().decode("utf-8")  # as it was parsed, so that places are the same
        for entry in resource.body:
            if not isinstance(entry, ast.Message):
                continue
            key = entry.id.name
            line = line_of(entry.id, written)
            found = dict(_FIELD.findall(entry.comment.content or "" if entry.comment else ""))
            about = tuple(a.strip() for a in found.get("about", by_id.get(key, "")).split(",") if a.strip())
            # A game may be called as a general text is: what is the id of a rule is about that rule.
            mode = None if key in by_id else self._mode(key, f"{self.file}:{line}")
            if not about:
                what = f"'{key}' is no rule with hyphens for dots, and does not say which rules it is about"
                raise TextError(f"{self.file}:{line}", what, "write above it: # about: RULE, RULE")
            for rule in about:
                if rule not in (there := self.source_of_mode(mode).yaml):
                    hint = did_you_mean(rule, there) or "look at: rulewright explain"
                    raise TextError(
                        f"{self.file}:{line}", f"'{key}' is about '{rule}', which is no rule", hint
                    )
            short = any(each.id.name == SHORT for each in entry.attributes)
            yield Text(key, about, found.get("pinned", "").strip(), line, short, mode)

    def _mode(self, key: str, place: str) -> str | None:
        """The mode that the id of a text names: `minute-MODE`."""
        general, _, mode = key.partition("-")
        if general not in GENERAL or not mode:
            return None
        if mode not in (modes := self.source.rules.modes):
            sources = map(self.source_of_mode, modes)
            if any(key == text_id(rule) for source in sources for rule in source.yaml):
                return None  # a rule that not every mode has, of a game that is called as a general text is
            hint = did_you_mean(mode, modes) or f"modes: {', '.join(modes)}"
            raise TextError(place, f"'{key}' is for the mode '{mode}', which is none", hint)
        return mode

    def about_mode(self, key: str, mode: str) -> str:
        """The text about a mode in place of a general one, if somebody wrote one; else the general one."""
        own = mode_text_id(key, mode)
        return own if own in self.texts else key

    def state(self, key: str) -> State:
        """Whether a text is there, and was written for the rules as they are."""
        text = self.texts.get(key)
        if text is None:
            return "missing"
        return "done" if text.pinned == self.hash(text) else "stale"

    def hash(self, text: Text) -> str:
        """The hash of the rules that a text is about, as they are now."""
        return self.source_of_mode(text.mode).hash(text.about)

    def short(self, key: str) -> str:
        """The text in one line: its attribute `short`, or nothing if it has none."""
        return self.say(key, SHORT) if key in self.texts and self.texts[key].short else ""

    def say(self, key: str, attribute: str = "") -> str:
        """A text as Markdown. Raises `TextError` if there is none, or if it asks for what is not there."""
        if key not in self.texts:
            raise TextError(str(self.file), f"there is no text '{key}'", f"write it: {key} = …")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        place = f"{self.file}:{self.texts[key].line}"
        if pattern is None:
            raise TextError(place, f"the text '{key}' is empty", f"write it: {key} = …")
        self._asked = self.source_of_mode(self.texts[key].mode)
        text, errors = self.bundle.format_pattern(pattern, {})
        for error in errors:
            if isinstance(error, TextError):
                raise TextError(place, f"'{key}': {error.what}", error.remedy)
            remedy = 'use { VALUE("RULE") }, { NAME("card.X") } or { COUNT("card") }'
            raise TextError(place, f"'{key}': {fault(error)}", remedy)
        return str(text)

    # -- what a text may ask for ---------------------------------------------------------------

    def _value(self, rule: str, *, field: str = "", unit: str = "", style: str = "decimal") -> Any:
        known = self._asked.values
        key = f"{rule}#{field}" if field else rule
        if key not in known:
            raise TextError(
                "", f"there is no number '{key}'", did_you_mean(key, known) or "name a rule with a number"
            )
        value = known[key]
        if unit not in ("", "seconds", "minutes"):
            raise TextError("", f"there is no unit '{unit}'", "use seconds or minutes")
        if unit:
            value = value // {"seconds": 1000, "minutes": 60_000}[unit]
        return fluent_number(value)

    def _name(self, path: str, *, form: str = NOMINATIVE) -> str:
        if path not in self.renderer.lexicon.names:
            names = self.renderer.lexicon.names
            raise TextError(
                "", f"nothing is called '{path}'", did_you_mean(path, names) or "name a card.X or role.X"
            )
        return self.renderer.text(Name((path,)), form)

    def _count(self, kind: str) -> Any:
        rules = self._asked.rules
        counts = {k: len(table) for k, table in rules.documents.items() if table}
        counts["copy"] = sum(len(d.copies) for table in rules.documents.values() for d in table.values())
        if kind not in counts:
            raise TextError("", f"nothing is counted as '{kind}'", f"use one of {', '.join(sorted(counts))}")
        return fluent_number(counts[kind])


def values_of(rules: Rules) -> dict[str, int]:
    """Every number that a rule holds, by the rule's id (`ID#field` where a rule has several)."""
    found: dict[str, Any] = {}
    for constant in rules.constants.values():
        found[constant.rule.id] = constant.value
        for value, rule in constant.rows.values():
            found[rule.id] = value
            found[f"{rule.id}#size"] = (
                len(value.args) if isinstance(value, Expr) and value.op == "list" else None
            )
    for setting in rules.settings.values():
        found[setting.rule.id] = setting.default
        found |= {f"{setting.rule.id}#min": setting.low, f"{setting.rule.id}#max": setting.high}
    for numbers in rules.numbers.values():
        found |= {number.rule.id: number.base for number in numbers.values()}
    for attributes in rules.attributes.values():
        for a in attributes.values():
            found |= {
                f"{a.rule.id}#min": a.low,
                f"{a.rule.id}#max": a.high,
                f"{a.rule.id}#default": a.default,
            }
    for table in rules.documents.values():
        for document in table.values():
            found |= {f"{document.rule.id}#{name}": value for name, value in document.data.items()}
            found[f"{document.rule.id}#copies"] = len(document.copies)
    found |= {f"{rules.seats_rule.id}#from": rules.seats[0], f"{rules.seats_rule.id}#to": rules.seats[1]}
    numbers_only = {key: _number(value) for key, value in found.items()}
    return {key: value for key, value in numbers_only.items() if value is not None}


def _number(value: Any) -> int | None:
    if isinstance(value, Expr):
        value = value.args[0] if value.op == "const" else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def prose_of(game: str, renderer: Renderer, spec_dir: Path | None = None) -> Prose:
    """The texts of a game in the language of a renderer; none if nobody wrote any."""
    return Prose(prose_file(game, renderer.language, spec_dir), partial(source_of, game, spec_dir), renderer)


def repin(prose: Prose, ids: Iterable[str] = ()) -> list[str]:
    """Write into the file what the rules are now, for the texts named (default: all that are stale).

    The ids of the texts that changed. Raises `TextError` for an id that is none.
    """
    wanted = set(ids)
    for each in sorted(wanted - set(prose.texts)):
        raise TextError(
            str(prose.file), f"there is no text '{each}'", did_you_mean(each, prose.texts) or "write it"
        )
    stale = [
        t for t in prose.texts.values() if prose.state(t.id) == "stale" and (not wanted or t.id in wanted)
    ]
    lines = prose.file.read_text(encoding="utf-8").split("\n") if stale else []
    for text in sorted(stale, key=lambda t: -t.line):
        pin = f"# pinned: {prose.hash(text)}"
        above = text.line - 2
        while above >= 0 and lines[above].startswith("#") and not lines[above].startswith("# pinned:"):
            above -= 1
        if above >= 0 and lines[above].startswith("# pinned:"):
            lines[above] = pin
        else:
            lines.insert(text.line - 1, pin)
    if stale:
        try:
            put(prose.file, "\n".join(lines).encode("utf-8"))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            remedy = "nothing was changed; make room, or allow it (chmod u+w), and pin again"
            raise TextError(str(prose.file), f"cannot be written: {reason}", remedy) from None
    return [text.id for text in stale]
