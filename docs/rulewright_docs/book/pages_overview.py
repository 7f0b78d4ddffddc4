"""The first pages of a game: what it is in a minute, what there is to read, what to print."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright_docs.book.page import Page, blocks, heading, table
from rulewright_docs.book.pages_documents import short_text
from rulewright_docs.book.prose_block import prose_block
from rulewright_docs.book.seats import seats_table
from rulewright_docs.book.volume import Book
from rulewright_docs.words.lookup import plain_numbers

# The pages of a game in the order in which they are offered, each with the message that names it.
SECTIONS = (
    ("rules", "rules-title"),
    ("quick", "quick-title"),
    ("phases", "phases-title"),
    ("roles", "documents-role"),
    ("cards", "documents-card"),
    ("characters", "documents-character"),
    ("statuses", "documents-status"),
    ("modes", "modes-title"),
    ("rulings", "rulings-title"),
    ("odds", "odds-title"),
    ("gallery", "gallery-title"),
    ("examples", "examples-title"),
    ("glossary", "glossary-title"),
    ("coverage", "coverage-title"),
    ("changes", "changes-title"),
)


def overview_pages(book: Book, present: frozenset[str]) -> Iterator[Page]:
    """The page of the game and the quick reference. `present` are the paths of its other pages."""
    yield _game(book, present)
    yield _quick(book)


def _game(book: Book, present: frozenset[str]) -> Page:
    tongue = book.tongue
    path = book.game
    parts = [
        prose_block(book, "goal", path),
        _facts(book),
        heading(2, tongue.say("minute-title"), "minute"),
        prose_block(book, "minute", path),
        heading(2, tongue.say("first-title"), "first"),
        prose_block(book, "first", path),
        heading(2, tongue.say("pages-title"), "pages"),
        sections(book, path, present),
        tongue.say("version-note", version=book.main.rules.hash),
    ]
    return Page(path, tongue.game_name, blocks(parts), book.facets("game"), weight=4)


def sections(book: Book, path: str, present: frozenset[str]) -> str:
    """Links to the pages of the game that there are."""
    there = [(s, key) for s, key in SECTIONS if f"{book.game}/{s}" in present or s == "quick"]
    return "\n".join(f"- {book.to_page(path, section, book.tongue.say(key))}" for section, key in there)


def _facts(book: Book) -> str:
    tongue, rules = book.tongue, book.main.rules
    low, high = rules.seats
    rows = [[tongue.say("seats-title"), tongue.say("seats-short", low=low, high=high)]]
    modes = ", ".join(tongue.name(f"mode.{name}") for name in book.contents.modes)
    rows.append([tongue.say("modes-title"), modes])
    for kind, documents in rules.documents.items():
        if documents:
            copies = sum(len(d.copies) for d in documents.values())
            counted = tongue.say("kinds-and-copies", kinds=len(documents), copies=copies)
            rows.append([tongue.say(f"documents-{kind}"), counted if copies else str(len(documents))])
    rows.append([tongue.say("rules-title"), str(len(rules.rules))])
    return table(["", ""], rows)


def _quick(book: Book) -> Page:
    """One page of A4: the goal, the roles by seats, what each document is for."""
    tongue = book.tongue
    path = f"{book.game}/quick"
    parts = [
        '<div class="book-quick" markdown="1">',
        prose_block(book, "goal", path),
        seats_table(book, book.main, path),
    ]
    parts += [_constants(book, path)]
    for kind in book.contents.kinds:
        rows = []
        for d in book.contents.of_kind(kind):
            count = f" ×{len(d.copies)}" if d.copies else ""
            rows.append(f"- **{tongue.to_document(path, kind, d.id)}**{count}: {short_text(book, d, path)}")
        parts += [heading(2, tongue.say(f"documents-{kind}"), kind), "\n".join(rows)]
    parts += ["</div>"]
    title = f"{tongue.game_name}: {tongue.say('quick-title')}"
    return Page(path, title, blocks(parts), book.facets("game"), aside=False)


def _constants(book: Book, path: str) -> str:
    """The numbers of the game that a player looks up."""
    rows = []
    for constant, number in plain_numbers(book.main.rules):
        name = f"constant.{constant.name}"
        if book.tongue.has_name(name):
            title = book.tongue.name(name)
            rows.append(f"[{title}]({book.tongue.to_rule(path)(constant.rule.id)}): {number}")
    return " · ".join(rows)
