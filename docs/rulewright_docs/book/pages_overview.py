"""The first pages of a game: what it is in a minute, what there is to read, what to print."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.rules.expressions import Expr
from rulewright.rules.model import Constant, Rules
from rulewright_docs.book.page import Page, blocks, heading, table
from rulewright_docs.book.prose_block import prose_block
from rulewright_docs.book.shelf import Book
from rulewright_docs.words.prose import text_id

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
    head, *body = rows
    return table(head, body)


def _quick(book: Book) -> Page:
    """One page of A4: the goal, the roles by seats, what each document is for."""
    tongue = book.tongue
    path = f"{book.game}/quick"
    parts = [
        '<div class="book-quick" markdown="1">',
        prose_block(book, "goal", path),
        seats_table(book, path),
    ]
    parts += [_constants(book, path)]
    for kind in dict.fromkeys(d.kind for d in book.contents.every_document):
        rows = []
        for d in book.contents.of_kind(kind):
            key = text_id(d.rule.id)
            said = tongue.linked(tongue.prose.say(key), path) if key in tongue.prose.texts else ""
            count = f" ×{len(d.copies)}" if d.copies else ""
            rows.append(f"- **{tongue.to_document(path, kind, d.id)}**{count}: {first_sentence(said)}")
        parts += [heading(2, tongue.say(f"documents-{kind}"), kind), "\n".join(rows)]
    parts += ["</div>"]
    return Page(path, tongue.say("quick-title"), blocks(parts), book.facets("game"), aside=False)


def first_sentence(text: str) -> str:
    """The first sentence of a text."""
    text = " ".join(text.split())
    ends = [i for stop in (". ", "। ", "! ", "? ") if (i := text.find(stop)) > 0]
    return text[: min(ends) + 1] if ends else text


def _constants(book: Book, path: str) -> str:
    """The numbers of the game that a player looks up."""
    rows = []
    for name, constant in book.main.rules.constants.items():
        value = constant.value
        if isinstance(value, Expr) and value.op == "const" and book.tongue.has_name(f"constant.{name}"):
            title = book.tongue.name(f"constant.{name}")
            rows.append(f"[{title}]({book.tongue.to_rule(path)(constant.rule.id)}): {value.args[0]}")
    return " · ".join(rows)


def seats_table(book: Book, path: str) -> str:
    """Which roles are in play with how many players, from the tables of the rules that say it."""
    tongue, rules = book.tongue, book.main.rules
    parts = []
    for name, constant in rules.constants.items():
        listed = _role_lists(rules, constant)
        if not listed:
            continue
        roles = list(dict.fromkeys(role for row in listed.values() for role in row))
        head = [tongue.say("role"), *map(str, listed)]
        rows = [
            [
                tongue.to_document(path, "role", role),
                *(str(row.count(role) or "–") for row in listed.values()),
            ]
            for role in roles
        ]
        title = tongue.name(f"constant.{name}")
        parts += [heading(2, f"{title}: {tongue.say('by-seats')}", f"seats-{name}"), table(head, rows)]
    return blocks(parts) if parts else ""


def _role_lists(rules: Rules, constant: Constant) -> dict[int | str, list[str]]:
    """The rows of a table that hold a list of roles for each number of seats."""
    roles = rules.documents.get("role", {})
    found: dict[int | str, list[str]] = {}
    for key, (value, _) in constant.rows.items():
        if not isinstance(key, int) or value.op != "list" or not value.args:
            return {}
        names = [str(e.args[0]) for e in value.args if e.op == "const"]
        if len(names) != len(value.args) or not set(names) <= set(roles):
            return {}
        found[key] = names
    return found
