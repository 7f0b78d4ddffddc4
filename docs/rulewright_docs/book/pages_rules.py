"""The rules in full: chapters of numbered rules, each with its id, its sentences and what proves it."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright_docs.book.contents import Chapter, Mode
from rulewright_docs.book.page import Page, blocks, heading, link
from rulewright_docs.book.volume import Book

_MOST_LINKS = 8


def rules_pages(book: Book) -> Iterator[Page]:
    """The list of chapters, and each chapter."""
    yield _index(book)
    for chapter in book.contents.chapters:
        yield _chapter(book, chapter)


def _index(book: Book) -> Page:
    tongue, contents = book.tongue, book.contents
    path = f"{book.game}/rules"
    parts = [tongue.say("rules-intro", count=len(contents.main.rules.rules), mode=_mode(book))]
    for chapter in contents.chapters:
        page = f"rules/{chapter.id}"
        title = tongue.chapter_title(chapter)
        shown = [_short(book, id_, path) for id_ in chapter.rules]
        parts += [heading(2, book.to_page(path, page, title), chapter.id), " · ".join(shown)]
    for number, kind in enumerate(contents.kinds, len(contents.chapters) + 1):
        names = [tongue.to_document(path, kind, d.id) for d in contents.of_kind(kind)]
        parts += [heading(2, f"{number} {tongue.say(f'documents-{kind}')}", kind), " · ".join(names)]
    if contents.main.rules.rulings:
        parts.append(heading(2, book.to_page(path, "rulings", tongue.say("rulings-title")), "rulings"))
    return Page(path, tongue.say("rules-title"), blocks(parts), book.facets("rule"))


def _mode(book: Book) -> str:
    return book.tongue.name(f"mode.{book.main.name}")


def _short(book: Book, rule_id: str, page: str) -> str:
    title = book.tongue.rule_title(rule_id, book.main)
    number = book.contents.numbers[rule_id]
    return link(f"{number} {title}".strip(), book.tongue.to_rule(page)(rule_id))


def _chapter(book: Book, chapter: Chapter) -> Page:
    path = book.contents.chapter_path(chapter.id)
    parts = [rule_block(book, id_, book.main, path) for id_ in chapter.rules]
    title = book.tongue.chapter_title(chapter)
    around = _around(book, chapter, path)
    return Page(path, title, blocks([around, *parts, around]), book.facets("rule"), weight=2)


def _around(book: Book, chapter: Chapter, path: str) -> str:
    """Links to the chapters before and after."""
    chapters = book.contents.chapters
    found = [book.to_page(path, "rules", book.tongue.say("rules-title"))]
    for other, arrow in ((chapter.number - 2, "← {}"), (chapter.number, "{} →")):
        if 0 <= other < len(chapters):
            each = chapters[other]
            text = arrow.format(book.tongue.chapter_title(each))
            found.append(book.to_page(path, f"rules/{each.id}", text))
    return " · ".join(found) + "\n{ .book-around }"


def rule_block(book: Book, rule_id: str, mode: Mode, page: str, level: int = 2) -> str:
    """One rule: number and title as a heading with the id as anchor, its sentences, and its footnote."""
    title = heading(level, book.rule_name(rule_id, mode), rule_id)
    said = book.tongue.sentences(rule_id, mode, page)
    return blocks([title, said, rule_footnote(book, rule_id, mode, page)])


def rule_footnote(book: Book, rule_id: str, mode: Mode, page: str) -> str:
    """The id of a rule, the claims it carries, the rules it speaks of and the examples that show it."""
    tongue = book.tongue
    rule = mode.rules.rules[rule_id]
    found = [f"`{rule_id}`"]
    if rule.claims:
        found.append(tongue.say("rule-claims", claims=", ".join(rule.claims)))
    for key, ids in (
        ("rule-uses", book.references.uses.get(rule_id, ())),
        ("rule-used-by", tuple(book.references.used_by.get(rule_id, ()))),
    ):
        named = [id_ for id_ in ids if tongue.rule_title(id_, mode)] if mode is book.main else []
        if named:
            shown = [_short(book, id_, page) for id_ in named[:_MOST_LINKS]]
            shown += ["…"] if len(named) > _MOST_LINKS else []
            found.append(tongue.say(key, rules=", ".join(shown)))
    shown_by = book.proofs.by_rule.get(rule_id, ())
    if shown_by:
        text = tongue.say("rule-examples", count=len(shown_by))
        found.append(book.to_page(page, "coverage", text, rule_id))
    return " · ".join(found) + "\n{ .book-foot }"
