"""The book of one game in one language with all that its pages need: what every module `pages_*` is given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rulewright_docs.book.contents import Contents, Mode, Place
from rulewright_docs.book.page import href, link
from rulewright_docs.book.references import References
from rulewright_docs.book.tongue import Tongue


@dataclass(frozen=True)
class Proofs:
    """Which scenarios show which rule, from a real run.

    `titles` are those of the language, by scenario id; `excluded` are the rules that no table can show, with
    the reason; `engines` say, for each engine with a report, what became of each scenario.
    """

    titles: Mapping[str, str] = field(default_factory=dict)
    by_rule: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    excluded: Mapping[str, str] = field(default_factory=dict)
    engines: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@dataclass
class Book:
    """One game in one language."""

    tongue: Tongue
    proofs: Proofs = field(default_factory=Proofs)

    @property
    def contents(self) -> Contents:
        """What the book holds."""
        return self.tongue.contents

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.contents.game

    @property
    def main(self) -> Mode:
        """The mode that is described in full."""
        return self.contents.main

    @cached_property
    def references(self) -> References:
        """The references between the rules of the main mode."""
        return References(self.main.rules)

    def example_path(self, scenario: str) -> str:
        """The page of a worked example."""
        return f"{self.game}/examples/{scenario.removeprefix(f'{self.game}.')}"

    def to_example(self, page: str, scenario: str) -> str:
        """The link from a page to a worked example, with its title."""
        return f"[{self.proofs.titles[scenario]}]({href(page, Place(self.example_path(scenario)))})"

    def to_page(self, page: str, path: str, text: str, anchor: str = "") -> str:
        """A link to another page of the game."""
        return f"[{text}]({href(page, Place(f'{self.game}/{path}'.rstrip('/'), anchor))})"

    def rule_name(self, rule_id: str, mode: Mode) -> str:
        """What a rule is called in a mode, after its number if it has one."""
        title = self.tongue.rule_title(rule_id, mode) or self.tongue.say("rule-untitled")
        return f"{self.contents.numbers.get(rule_id, '')} {title}".strip()

    def to_rule(self, page: str, rule_id: str, mode: Mode) -> str:
        """The link from a page to a rule, with its number and what it is called in a mode."""
        return link(self.rule_name(rule_id, mode), self.tongue.to_rule(page)(rule_id))

    def facets(self, kind: str) -> dict[str, str]:
        """What a search of the page can be narrowed by."""
        return {"game": self.tongue.game_name, "kind": self.tongue.say(f"kind-{kind}")}
