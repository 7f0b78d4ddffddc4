"""The rules for those who sit at one table, in few words: roles in play, settings in force, what cards do.

What people wrote comes first, then the sentences of rules, until the budget is spent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any

from rulewright.rules.documents import game_folder, load_game
from rulewright.rules.entries import Entries
from rulewright.rules.load import load_rules
from rulewright.rules.merge import merge
from rulewright.rules.model import Document, Rules
from rulewright_docs.words.lexicon import Lexicon
from rulewright_docs.words.lookup import listed_roles, plain_numbers
from rulewright_docs.words.phrases import Item, Name, Phrase
from rulewright_docs.words.prose import Prose, prose_of, text_id
from rulewright_docs.words.renderer import Renderer
from rulewright_docs.words.rules import all_rules
from rulewright_docs.words.text import own_messages
from rulewright_docs.words.tokens import tokens

BUDGET = 2500
_MOST_CHANGES = 40


def players_rules(
    game: str,
    mode: str | None = None,
    language: str = "en",
    *,
    seats: int | None = None,
    lineup: Sequence[str] | None = None,
    settings: Mapping[str, Any] | None = None,
    rulings: Mapping[str, str] | None = None,
    budget: int = BUDGET,
    spec_dir: Path | None = None,
) -> str:
    """The rules of one table as Markdown, of at most `budget` estimated tokens.

    `seats` choose the roles from the tables of the rules, `lineup` names them. Raises `UnknownName`,
    `TextError`.
    """
    rules = load_rules(game, mode, spec_dir)
    documents = load_game(game_folder(game, spec_dir))
    names, own = own_messages(documents, language)
    renderer = Renderer(language, Lexicon(language, names), own)
    prose = prose_of(game, renderer, spec_dir)
    yaml = Entries(merge(documents, rules.mode)).texts(rules.rules)
    roles = list(lineup or _by_seats(rules, seats))
    table = _Table(rules, renderer, prose, yaml, roles, settings or {}, rulings or {})
    usual = load_rules(game, None, spec_dir)
    changes = list(table.changes(usual))
    if table.has_own("minute"):  # what it says matters more
        return _fitted([*table.head(), *table.documents()], chain(changes, table.more()), budget, language)
    return _fitted([*table.head(), *changes, *table.documents()], table.more(), budget, language)


def _by_seats(rules: Rules, seats: int | None) -> list[str]:
    """The roles that a table of the rules deals to so many players."""
    rows = [c.rows[seats] for c in rules.constants.values() if seats in c.rows] if seats is not None else []
    return next((roles for value, _ in rows if (roles := listed_roles(value, rules))), [])


def _fitted(parts: Sequence[str], more: Iterator[str], budget: int, language: str) -> str:
    """Everything of `parts`, and of `more` as much as there is room for."""
    found = list(parts)
    size = tokens("\n".join(found), language)
    for part in more:
        size += tokens(part + "\n", language)
        if size > budget:
            break
        found.append(part)
    return "\n".join(found).rstrip() + "\n"


@dataclass
class _Table:
    """One table: its mode, words and texts, the roles in play if they are known, and what it has chosen."""

    rules: Rules
    renderer: Renderer
    prose: Prose
    yaml: Mapping[str, str]
    roles: Sequence[str]
    settings: Mapping[str, Any]
    rulings: Mapping[str, str]

    @cached_property
    def makers(self) -> Mapping[str, Callable[[], list[Item]]]:
        """What makes the sentences of each rule."""
        return all_rules(self.rules, apart=True)

    def in_play(self, document: Document) -> bool:
        """Whether a document may be met at this table."""
        return document.kind != "role" or not self.roles or document.id in self.roles

    def holds(self, key: str) -> bool:
        """Whether there is a text, and what it is about is so in this mode."""
        text = self.prose.texts.get(key)
        if text is None:
            return False
        written_for = self.prose.source_of_mode(text.mode).yaml
        return all(written_for[rule].startswith(self.yaml.get(rule, "\0")) for rule in text.about)

    def has_own(self, key: str) -> bool:
        """Whether somebody wrote a general text for this mode."""
        return self.prose.about_mode(key, self.rules.mode) != key

    def general(self, key: str) -> str:
        """A text about the game as a whole that is true of this mode, in one paragraph; nothing if there is
        none."""
        key = self.prose.about_mode(key, self.rules.mode)
        return " ".join(self.prose.say(key).split()) if self.holds(key) else ""

    def name(self, *paths: str) -> str:
        """The name of something."""
        return self.renderer.text(Name(paths))

    def say(self, key: str, **args: Any) -> str:
        """A message of the pages."""
        return self.renderer.message(Phrase(f"book-{key}", dict(args)))

    def head(self) -> Iterator[str]:
        """What the game is, how it goes, and what this table has chosen."""
        mode = self.name(f"mode.{self.rules.mode}")
        yield f"# {self.name('game')} ({mode})\n"
        for key in ("goal", "minute"):
            if text := self.general(key):
                yield text + "\n"
        chosen = [
            *(f"{self.name(f'setting.{k}')}: {v}" for k, v in self.settings.items()),
            *(f"{self.name(f'ruling.{k}')}: {self.name(f'ruling.{k}.{v}')}" for k, v in self.rulings.items()),
        ]
        if chosen:
            yield "; ".join(chosen) + "\n"
        if self.roles:
            counted = {role: self.roles.count(role) for role in self.roles}
            listed = (self.name(f"role.{r}") + (f" ×{n}" if n > 1 else "") for r, n in counted.items())
            yield f"{self.say('documents-role')}: {', '.join(listed)}\n"
        numbers = [f"{self.name(f'constant.{c.name}')}: {n}" for c, n in plain_numbers(self.rules)]
        if numbers:
            yield "; ".join(numbers) + "\n"

    def changes(self, usual: Rules) -> Iterator[str]:
        """What a mode that is not the usual one says otherwise, as far as it is said in plain sentences."""
        if usual.mode == self.rules.mode:
            return
        old, new = self._sentences(all_rules(usual, apart=True)), self._sentences(self.makers)
        told = [
            line
            for id_, lines in new.items()
            if lines != old.get(id_) and all(line[:1] == "-" for line in lines)
            for line in lines
        ]
        if told:
            yield f"## {self.say('rules-changed')}\n"
            yield "\n".join(dict.fromkeys(told[:_MOST_CHANGES])) + "\n"

    def _sentences(self, makers: Mapping[str, Callable[[], list[Item]]]) -> dict[str, list[str]]:
        return {id_: self.renderer.lines(make()) for id_, make in makers.items()}

    def documents(self) -> Iterator[str]:
        """Every card, character and role in play with what it does in one line."""
        for kind, table in self.rules.documents.items():
            listed = [d for d in table.values() if self.in_play(d)]
            if listed:
                yield f"## {self.say(f'documents-{kind}')}\n"
                yield "\n".join(self._line(d) for d in listed) + "\n"

    def tips(self) -> Iterator[str]:
        """What people wrote about the roles in play, then about characters and cards."""
        for kind in ("role", "character", "card", "status"):
            for document in self.rules.documents.get(kind, {}).values():
                key = text_id(document.rule.id)
                if self.holds(key) and self.in_play(document):
                    name = self.name(f"{kind}.{document.id}")
                    yield f"- **{name}**: {' '.join(self.prose.say(key).split())}"

    def _line(self, document: Document) -> str:
        count = f" ×{len(document.copies)}" if len(document.copies) > 1 else ""
        key = text_id(document.rule.id)
        short = self.prose.short(key) if self.holds(key) else ""
        if not short:  # then what its own rules say
            me = (document.kind, document.id)
            ids = [a.rule.id for a in self.rules.abilities if (a.owner_kind, a.owner) == me]
            short = " ".join(self.renderer.lines(self.makers[i]())[0].removeprefix("- ") for i in ids)
        return f"- {self.name(f'{document.kind}.{document.id}')}{count}: {short}".rstrip(": ")

    def more(self) -> Iterator[str]:
        """What else there is room for: advice, tips, then the sentences of the game's own rules."""
        if text := self.general("first"):
            yield f"## {self.say('first-title')}\n"
            yield text + "\n"
        yield from self.tips()
        sections = ("rules", "numbers", "events")
        ids = [
            i for s in sections for i, r in self.rules.rules.items() if r.section == s and i in self.makers
        ]
        if ids:
            yield f"## {self.say('rules-title')}\n"
        for id_ in ids:
            yield "\n".join(self.renderer.lines(self.makers[id_]()))
