"""Where to find what: the glossary with backlinks, and which scenarios prove which rule."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright_docs.book.page import Page, blocks, heading, link
from rulewright_docs.book.volume import Book

_MOST_BACK = 12


def index_pages(book: Book) -> Iterator[Page]:
    """The glossary and the page of coverage."""
    yield _glossary(book)
    yield _coverage(book)


def _glossary(book: Book) -> Page:
    """Every named thing, in the order of the alphabet, with the rules that speak of it."""
    tongue = book.tongue
    path = f"{book.game}/glossary"
    entries: dict[str, list[str]] = {}
    for id_ in book.main.rules.rules:
        title = tongue.rule_title(id_, book.main)
        if title and book.main.rules.rules[id_].section not in ("rulings", "needs", "params"):
            entries.setdefault(title, []).append(id_)
    lines, letter = [], ""
    for title in sorted(entries, key=lambda t: (t.casefold(), t)):
        if title[0].upper() != letter:
            letter = title[0].upper()
            lines.append(f"\n{heading(2, letter, f'letter-{ord(letter):x}')}\n")
        lines.append(_entry(book, title, entries[title], path))
    parts = [tongue.say("glossary-intro", count=len(entries)), "\n".join(lines)]
    return Page(path, tongue.say("glossary-title"), blocks(parts), book.facets("rule"))


def _entry(book: Book, title: str, ids: list[str], path: str) -> str:
    to_rule = book.tongue.to_rule(path)
    numbers = [link(book.contents.numbers.get(id_, id_), to_rule(id_)) for id_ in ids]
    back = dict.fromkeys(b for id_ in ids for b in book.references.used_by.get(id_, ()))
    shown = [
        link(book.contents.numbers[b], to_rule(b))
        for b in list(back)[:_MOST_BACK]
        if b in book.contents.numbers
    ]
    more = " …" if len(back) > _MOST_BACK else ""
    said = book.tongue.say("spoken-of-in", rules=", ".join(shown)) + more if shown else ""
    return f"- **{title}** {', '.join(numbers)}" + (f" — {said}" if said else "")


def _coverage(book: Book) -> Page:
    """Every rule with the scenarios that prove it, and what engines make of them."""
    tongue, proofs = book.tongue, book.proofs
    path = f"{book.game}/coverage"
    shown = [id_ for id_ in book.contents.every_rule if proofs.by_rule.get(id_)]
    parts = [
        tongue.say(
            "coverage-intro", rules=len(book.contents.every_rule), shown=len(shown), count=len(proofs.titles)
        ),
        *([_engines(book)] if proofs.engines else []),
    ]
    for id_ in book.contents.every_rule:
        examples = proofs.by_rule.get(id_, ())
        name = book.to_rule(path, id_, book.contents.mode_of(id_))
        lines = [f"- {book.to_example(path, each)}{_marks(book, each)}" for each in examples]
        if not lines:
            reason = proofs.excluded.get(id_)
            said = f' <span lang="en">{reason}</span>' if reason else ""
            lines = [f"- {tongue.say('not-shown')}{said}"]
        parts += [heading(3, name, id_), f"`{id_}`", "\n".join(lines)]
    return Page(path, tongue.say("coverage-title"), blocks(parts), book.facets("proof"), aside=False)


def _engines(book: Book) -> str:
    return book.tongue.say("coverage-engines", engines=", ".join(book.proofs.engines))


def _marks(book: Book, scenario: str) -> str:
    """What each engine whose report stands beside the book made of a scenario."""
    found = [
        f"{name}: {results[scenario]}" for name, results in book.proofs.engines.items() if scenario in results
    ]
    return f" ({'; '.join(found)})" if found else ""
