"""Pages of pictures: phases of each mode and the gallery; and the files of faces and of sheets to print."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from rulewright_docs.book.contents import Mode
from rulewright_docs.book.page import Page, blocks, heading, up
from rulewright_docs.book.pages_documents import face_source
from rulewright_docs.book.pictures.diagram import diagram_markdown
from rulewright_docs.book.pictures.faces import face_svg, gallery_markdown
from rulewright_docs.book.pictures.faces_style import read_faces
from rulewright_docs.book.pictures.prints import PAPERS, print_sheet_html
from rulewright_docs.book.volume import Book


def picture_pages(book: Book) -> Iterator[Page]:
    """The phases and the gallery of a game."""
    yield _phases(book)
    yield _gallery(book)


def _phases(book: Book) -> Page:
    tongue = book.tongue
    path = f"{book.game}/phases"
    parts = []
    shown: set[str] = set()
    for mode in book.contents.modes.values():
        name = tongue.name(f"mode.{mode.name}")
        drawn = diagram_markdown(mode.rules, tongue.plain, partial(_in_mode, mode, tongue.to_rule(path)))
        if drawn not in shown:
            shown.add(drawn)
            parts += [heading(2, name, f"mode-{mode.name}"), drawn]
    return Page(path, tongue.say("phases-title"), blocks(parts), book.facets("rule"))


def _in_mode(mode: Mode, to_rule: Callable[[str], str | None], rule_id: str) -> str | None:
    """The link to a rule, if the mode has it."""
    return to_rule(rule_id) if rule_id in mode.rules.rules else None


def _gallery(book: Book) -> Page:
    tongue = book.tongue
    path = f"{book.game}/gallery"
    style = read_faces(book.main.rules, book.contents.spec_dir)
    said = tongue.say("print-title")
    files = {paper: sheet_file(tongue.language, book.game, paper) for paper in PAPERS}
    sheets = [f'<a href="{up(path)}{file}">{said} ({paper})</a>' for paper, file in files.items()]
    parts = [f'<p class="book-sheets">{" · ".join(sheets)}</p>']
    parts.append(
        gallery_markdown(style, tongue.plain, tongue.to_rule(path), lambda d: face_source(book, d, path))
    )
    return Page(path, tongue.say("gallery-title"), blocks(parts), book.facets("picture"), aside=False)


def sheet_file(language: str, game: str, paper: str) -> str:
    """Where a sheet to print stands in the site."""
    return f"print/{language}/{game}-{paper.lower()}.html"


def write_pictures(book: Book, site: Path) -> None:
    """Write the faces of all documents, and the sheets to print."""
    tongue = book.tongue
    # By the first mode that has a document; each mode's looks are read once.
    style = cache(lambda mode: read_faces(book.contents.modes[mode].rules, book.contents.spec_dir))
    folder = site / "faces" / tongue.language / book.game
    folder.mkdir(parents=True, exist_ok=True)
    for document in book.contents.every_document:
        mode = book.contents.mode_of(document.rule.id)
        face = face_svg(document, "", tongue.plain, style(mode.name))
        (folder / f"{document.kind}-{document.id}.svg").write_text(face, encoding="utf-8")
    for paper in PAPERS:
        file = site / sheet_file(tongue.language, book.game, paper)
        file.parent.mkdir(parents=True, exist_ok=True)
        sheet = print_sheet_html(book.main.rules, style(book.main.name), tongue.plain, None, paper)
        file.write_text(sheet, encoding="utf-8")
