"""The modes of a game: what each changes in the rules, as a difference rule by rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulewright_docs.book.contents import Mode
from rulewright_docs.book.differences import difference
from rulewright_docs.book.page import Page, blocks, heading, link, table
from rulewright_docs.book.pages_rules import rule_block
from rulewright_docs.book.prose_block import prose_block
from rulewright_docs.book.volume import Book
from rulewright_docs.words.prose import GENERAL, mode_text_id

# The rules that a mode adds to those of the main mode, takes out, and changes.
Changes = tuple[list[str], list[str], list[str]]


def mode_pages(book: Book) -> Iterator[Page]:
    """The list of modes, and each mode's page."""
    changed = {mode.name: changes(book, mode) for mode in book.contents.others}
    yield _index(book, changed)
    yield _main(book)
    for mode in book.contents.others:
        yield _mode(book, mode, changed[mode.name])


def _name(book: Book, mode: Mode) -> str:
    return book.tongue.name(f"mode.{mode.name}")


def _index(book: Book, changed: Mapping[str, Changes]) -> Page:
    tongue = book.tongue
    path = f"{book.game}/modes"
    rows = []
    for mode in book.contents.modes.values():
        seats = tongue.say("seats-short", low=mode.rules.seats[0], high=mode.rules.seats[1])
        counts = [str(len(ids)) for ids in changed.get(mode.name, ())] or ["–"] * 3
        rows.append([book.to_page(path, f"modes/{mode.name}", _name(book, mode)), seats, *counts])
    head = [tongue.say(key) for key in ("mode", "seats-title", "rules-added", "rules-gone", "rules-changed")]
    parts = [tongue.say("modes-intro", mode=_name(book, book.main)), table(head, rows)]
    return Page(path, tongue.say("modes-title"), blocks(parts), book.facets("mode"))


def changes(book: Book, mode: Mode) -> Changes:
    """The rules that a mode adds to those of the main mode, takes out, and changes."""
    main = book.main.yaml
    added = [id_ for id_ in mode.yaml if id_ not in main]
    gone = [id_ for id_ in main if id_ not in mode.yaml]
    inner = {id_ for id_ in mode.yaml if id_ in main and mode.yaml[id_] != main[id_]}
    # A document changes with each rule inside it; the rule that really changed says it.
    changed = [id_ for id_ in mode.yaml if id_ in inner and _said(book, mode, id_)]
    return added, gone, changed


def _said(book: Book, mode: Mode, rule_id: str) -> bool:
    """Whether the change of a rule is one of its own sentences."""
    return book.tongue.plain_sentences(rule_id, book.main) != book.tongue.plain_sentences(rule_id, mode)


def _main(book: Book) -> Page:
    tongue = book.tongue
    path = book.contents.mode_path(book.main.name)
    parts = [tongue.say("mode-is-main"), book.to_page(path, "rules", tongue.say("rules-title"))]
    return Page(path, _name(book, book.main), blocks(parts), book.facets("mode"))


def _mode(book: Book, mode: Mode, found: Changes) -> Page:
    tongue = book.tongue
    path = book.contents.mode_path(mode.name)
    added, gone, changed = found
    parts = [
        tongue.say(
            "mode-intro", mode=_name(book, book.main), added=len(added), gone=len(gone), changed=len(changed)
        )
    ]
    for key in GENERAL:
        if text := prose_block(book, mode_text_id(key, mode.name), path):
            parts += [heading(2, tongue.say(f"{key}-title"), key), text]
    if choices := _readings(book, mode):
        parts += [heading(2, tongue.say("rulings-title"), "readings"), choices]
    if changed:
        parts.append(heading(2, tongue.say("rules-changed"), "changed"))
        parts += [_changed(book, mode, id_, path) for id_ in changed]
    if added:
        parts.append(heading(2, tongue.say("rules-added"), "added"))
        for id_ in added:
            if book.contents.places[id_].path == path:
                parts.append(rule_block(book, id_, mode, path, 3))
            else:
                parts.append("- " + link(f"`{id_}`", tongue.to_rule(path)(id_)))
    if gone:
        parts.append(heading(2, tongue.say("rules-gone"), "gone"))
        parts.append("\n".join(f"- {_titled(book, id_, path)}" for id_ in gone))
    return Page(path, _name(book, mode), blocks(parts), book.facets("mode"))


def _titled(book: Book, rule_id: str, path: str) -> str:
    title = book.tongue.rule_title(rule_id, book.main)
    number = book.contents.numbers.get(rule_id, "")
    return link(f"{number} {title}".strip() or rule_id, book.tongue.to_rule(path)(rule_id)) + f" `{rule_id}`"


def _changed(book: Book, mode: Mode, rule_id: str, path: str) -> str:
    tongue = book.tongue
    old, new = tongue.plain_sentences(rule_id, book.main), tongue.plain_sentences(rule_id, mode)
    title = heading(3, book.to_rule(path, rule_id, book.main), f"changed.{rule_id}")
    return blocks([title, difference(old, new, tongue.say("gone"), tongue.say("came"))])


def _readings(book: Book, mode: Mode) -> str:
    """The rulings for which the mode takes another reading."""
    rows = []
    for name, ruling in mode.rules.rulings.items():
        usual = book.main.rules.rulings.get(name)
        if usual is not None and usual.default != ruling.default:
            names = [book.tongue.name(f"ruling.{name}.{each}") for each in (usual.default, ruling.default)]
            rows.append([book.tongue.name(f"ruling.{name}"), *names])
    head = [book.tongue.say("ruling"), _name(book, book.main), _name(book, mode)]
    return table(head, rows) if rows else ""
