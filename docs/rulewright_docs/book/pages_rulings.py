"""Questions and answers: every disputed rule with its origin, its readings, and what each mode takes."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.rules.model import Ruling
from rulewright_docs.book.page import Page, blocks, heading, table
from rulewright_docs.book.volume import Book


def ruling_pages(book: Book) -> Iterator[Page]:
    """One page with all rulings."""
    tongue = book.tongue
    path = f"{book.game}/rulings"
    rulings = book.main.rules.rulings
    parts = [tongue.say("rulings-intro", count=len(rulings))]
    parts += [_ruling(book, ruling, path) for ruling in rulings.values()]
    yield Page(path, tongue.say("rulings-title"), blocks(parts), book.facets("ruling"), weight=2)


def _ruling(book: Book, ruling: Ruling, path: str) -> str:
    tongue = book.tongue
    number = book.contents.numbers[next(iter(ruling.readings.values())).id].rpartition(".")[0]
    parts = [
        heading(2, f"{number} {tongue.name(f'ruling.{ruling.name}')}", f"{book.game}.rulings.{ruling.name}")
    ]
    if ruling.origin:
        parts.append(tongue.say("ruling-origin", origin=", ".join(ruling.origin)))
    rows = []
    for reading, rule in ruling.readings.items():
        modes = [
            tongue.name(f"mode.{mode.name}")
            for mode in book.contents.modes.values()
            if ruling.name in mode.rules.rulings and mode.rules.rulings[ruling.name].default == reading
        ]
        name = f'<span id="{rule.id}"></span>{tongue.name(f"ruling.{ruling.name}.{reading}")} `{reading}`'
        examples = book.proofs.by_rule.get(rule.id, ())
        shown = book.to_page(path, "coverage", str(len(examples)), rule.id) if examples else "–"
        rows.append([name, ", ".join(modes) or "–", shown])
    parts.append(table([tongue.say(key) for key in ("reading-title", "usual-in", "examples-title")], rows))
    first = next(iter(ruling.readings.values())).id
    readers = [id_ for id_ in book.references.used_by.get(first, ()) if tongue.rule_title(id_, book.main)]
    if readers:
        named = [f"[{tongue.rule_title(r, book.main)}]({tongue.to_rule(path)(r)})" for r in readers]
        parts.append(tongue.say("ruling-read-by", rules=", ".join(named)))
    return blocks(parts)
