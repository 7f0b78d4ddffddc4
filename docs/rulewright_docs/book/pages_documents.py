"""A page for every card, character, role and status, and a list of each kind."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.rules.model import Document
from rulewright_docs.book.page import Page, blocks, heading, table, up
from rulewright_docs.book.pages_rules import rule_block, rule_footnote
from rulewright_docs.book.prose_block import prose_block
from rulewright_docs.book.seats import seats_tables
from rulewright_docs.book.volume import Book
from rulewright_docs.words.prose import text_id
from rulewright_docs.words.symbols import SUIT_SIGNS

_MOST_EXAMPLES = 12


def document_pages(book: Book) -> Iterator[Page]:
    """The list of each kind, and each document."""
    for kind in book.contents.kinds:
        yield _list(book, kind)
        for document in book.contents.of_kind(kind):
            yield _document(book, document)


def _list(book: Book, kind: str) -> Page:
    tongue = book.tongue
    path = book.contents.document_path(kind, "x").removesuffix("/x")
    documents = book.contents.of_kind(kind)
    copies = any(d.copies for d in documents)
    head = [tongue.say(f"kind-{kind}"), *([tongue.say("copies")] if copies else []), tongue.say("in-short")]
    rows = []
    for d in documents:
        short = short_text(book, d, path)
        rows.append([tongue.to_document(path, kind, d.id), *([copies_text(d)] if copies else []), short])
    parts = [tongue.say("documents-intro", count=len(documents)), table(head, rows)]
    parts += [seats_tables(book, path)] if kind == "role" else []
    return Page(path, tongue.say(f"documents-{kind}"), blocks(parts), book.facets(kind))


def short_text(book: Book, document: Document, path: str) -> str:
    """What a document does in one line: as somebody wrote it, else its first rule as a sentence."""
    said = book.tongue.linked(book.tongue.prose.short(text_id(document.rule.id)), path)
    if said:
        return said
    ids = book.contents.rules_of_documents.get((document.kind, document.id), ())
    lines = book.tongue.sentences(ids[-1], book.main, path).split("\n") if ids else [""]
    return lines[0].removeprefix("- ")


def copies_text(document: Document) -> str:
    """The copies of a card by suit and rank, or how many there are if they have none."""
    if not any(document.copies):
        return str(len(document.copies)) if document.copies else ""
    by_suit: dict[str, list[str]] = {}
    for copy in document.copies:
        by_suit.setdefault(copy[-1:], []).append(copy[:-1])
    return " ".join(f"{SUIT_SIGNS.get(suit, suit)} {', '.join(ranks)}" for suit, ranks in by_suit.items())


def _document(book: Book, document: Document) -> Page:
    tongue, contents = book.tongue, book.contents
    path = contents.document_path(document.kind, document.id)
    name = tongue.name(f"{document.kind}.{document.id}")
    parts = [
        face_link(book, document, path),
        prose_block(book, text_id(document.rule.id), path),
        heading(2, tongue.say("what-it-does"), "rules"),
    ]
    ids = contents.rules_of_documents.get((document.kind, document.id), ())
    mode = book.main
    if not ids:  # only another mode has it
        mode = contents.mode_of(document.rule.id)
        ids = (document.rule.id,)
        parts.append(tongue.say("only-in-mode", mode=tongue.name(f"mode.{mode.name}")))
    first, *rest = ids
    parts += [
        heading(3, f"{contents.numbers.get(first, '')} {name}".strip(), first),
        tongue.sentences(first, mode, path),
        rule_footnote(book, first, mode, path),
    ]
    parts += [rule_block(book, id_, mode, path, 3) for id_ in rest if not _said_above(id_, rest)]
    parts += [_anchors([id_ for id_ in rest if _said_above(id_, rest)]), _copies(book, document)]
    parts += [_interactions(book, ids, path), _examples(book, ids, path)]
    facets = book.facets(document.kind)
    forms = tuple(_forms(book, document))
    return Page(path, name, blocks(parts), facets, hidden=forms, weight=3)


def _said_above(rule_id: str, others: list[str]) -> bool:
    """Whether a rule is part of another of the document, which says it (a parameter, a condition)."""
    return any(rule_id.startswith(f"{other}.") for other in others)


def _anchors(ids: list[str]) -> str:
    """Places to land for rules that are said within others."""
    return "".join(f'<span id="{id_}"></span>' for id_ in ids)


def _forms(book: Book, document: Document) -> Iterator[str]:
    entry = book.tongue.lexicon.names.get(f"{document.kind}.{document.id}", {})
    yield from entry.get("forms", {}).values()
    if "plural" in entry:
        yield str(entry["plural"])


def face_link(book: Book, document: Document, path: str) -> str:
    """The picture of a document."""
    name = book.tongue.name(f"{document.kind}.{document.id}")
    source = face_source(book, document, path)
    return f'<img class="book-face" src="{source}" alt="{name}" width="189" height="264">'


def face_source(book: Book, document: Document, path: str) -> str:
    """Where the picture of a document stands, from a page."""
    return f"{up(path)}faces/{book.tongue.language}/{book.game}/{document.kind}-{document.id}.svg"


def _copies(book: Book, document: Document) -> str:
    if not document.copies:
        return ""
    said = book.tongue.say("copies-are", count=len(document.copies))
    listed = copies_text(document) if any(document.copies) else ""
    return blocks([heading(2, book.tongue.say("copies"), "copies"), said, listed])


def _interactions(book: Book, ids: tuple[str, ...], path: str) -> str:
    """Other documents whose rules speak of this one's, or of which it speaks."""
    mine = set(ids)
    speaks = {each for id_ in ids for each in book.references.uses.get(id_, ())}
    spoken = {each for id_ in ids for each in book.references.used_by.get(id_, ())}
    found: dict[str, None] = {}
    for (kind, name), theirs in book.contents.rules_of_documents.items():
        if not mine & set(theirs) and (speaks | spoken) & set(theirs):
            found[book.tongue.to_document(path, kind, name)] = None
    shared = [id_ for id_ in sorted(speaks) if id_ in book.contents.numbers and id_ not in mine]
    named = [(id_, book.tongue.rule_title(id_, book.main)) for id_ in shared]
    rules = [f"[{title}]({book.tongue.to_rule(path)(id_)})" for id_, title in named if title]
    if not found and not rules:
        return ""
    lines = [f"- {each}" for each in found] + [f"- {each}" for each in dict.fromkeys(rules)]
    return blocks([heading(2, book.tongue.say("interactions"), "interactions"), "\n".join(lines)])


def _examples(book: Book, ids: tuple[str, ...], path: str) -> str:
    """The worked examples that show its rules."""
    shown = list(dict.fromkeys(s for id_ in ids for s in book.proofs.by_rule.get(id_, ())))
    if not shown:
        return ""
    lines = [f"- {book.to_example(path, each)}" for each in shown[:_MOST_EXAMPLES]]
    if len(shown) > _MOST_EXAMPLES:
        more = book.tongue.say("examples-more", count=len(shown) - _MOST_EXAMPLES)
        lines.append(f"- {book.to_page(path, 'coverage', more, ids[0])}")
    return blocks([heading(2, book.tongue.say("examples-title"), "examples"), "\n".join(lines)])
