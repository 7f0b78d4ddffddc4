"""Which roles are in play with how many players, from the tables of the rules that say it."""

from __future__ import annotations

from rulewright.rules.model import Constant, Rules
from rulewright_docs.book.contents import Mode
from rulewright_docs.book.page import blocks, heading, table
from rulewright_docs.book.volume import Book
from rulewright_docs.words.lexicon import capital
from rulewright_docs.words.lookup import listed_roles


def role_lists(rules: Rules) -> dict[str, dict[int | str, list[str]]]:
    """The tables whose rows hold a list of roles for each number of seats, by the name of the constant."""
    found = {name: _rows(rules, constant) for name, constant in rules.constants.items()}
    return {name: rows for name, rows in found.items() if rows}


def _rows(rules: Rules, constant: Constant) -> dict[int | str, list[str]]:
    found = {key: listed_roles(value, rules) for key, (value, _) in constant.rows.items()}
    whole = all(found.values()) and all(isinstance(key, int) for key in found)
    return found if whole else {}


def seats_table(book: Book, mode: Mode, path: str, level: int = 2) -> str:
    """The tables of a mode as Markdown: a row for each role, a column for each number of players."""
    tongue = book.tongue
    parts = []
    for name, listed in role_lists(mode.rules).items():
        roles = list(dict.fromkeys(role for row in listed.values() for role in row))
        head = [tongue.say("role"), *map(str, listed)]
        rows = [
            [
                tongue.to_document(path, "role", role),
                *(str(row.count(role) or "–") for row in listed.values()),
            ]
            for role in roles
        ]
        title = capital(tongue.name(f"constant.{name}"))
        anchor = f"seats-{mode.name}-{name}"
        parts += [heading(level, f"{title}: {tongue.say('by-seats')}", anchor), table(head, rows)]
    return blocks(parts) if parts else ""


def seats_tables(book: Book, path: str) -> str:
    """The tables of the main mode, and of every other that has other ones."""
    main = role_lists(book.main.rules)
    parts = [seats_table(book, book.main, path)]
    for mode in book.contents.others:
        if role_lists(mode.rules) not in ({}, main):
            name = book.tongue.name(f"mode.{mode.name}")
            parts += [heading(2, name, f"seats-{mode.name}"), seats_table(book, mode, path, 3)]
    return blocks(parts)
