"""The book for programs that read text: a Markdown twin of each page, and what `llms.txt` says of them."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from rulewright_docs.book.page import Page, file_of
from rulewright_docs.book.pages_overview import SECTIONS
from rulewright_docs.book.volume import Book
from rulewright_docs.words.tokens import tokens

# Marks that only the site's Markdown knows: anchors of headings, classes of paragraphs.
_MARKS = re.compile(r"[ \n]?\{ [#.][^}\n]* \}")
_ITEM = re.compile(r"<li[^>]*?(?:--depth:(\d+)[^>]*)?>")
_BREAKS = re.compile(r"</(?:li|p|dd|dt|div|h[1-6]|tr|section|details|summary|ul|ol|dl)>|<br ?/?>")
_ANCHOR = re.compile(r'<a [^>]*href="([^"]*)"[^>]*>(.*?)</a>', re.DOTALL)
_PICTURE = re.compile(r"<svg.*?</svg>|<img[^>]*>", re.DOTALL)
_TAG = re.compile(r"</?[a-zA-Z][^>]*>")
_BLANK = re.compile(r"\n\s*\n\s*\n+")
# Pages whose sentences stand elsewhere too.
_NOT_IN_FULL = ("examples/", "gallery", "coverage", "changes", "glossary", "quick")


def twin(page: Page) -> str:
    """A page as Markdown that needs nothing but itself: its title and text, without marks and pictures."""
    text = _PICTURE.sub("", page.body)
    text = _ITEM.sub(lambda m: "\n" + "  " * int(m.group(1) or 0) + "- ", text)
    text = _ANCHOR.sub(lambda m: f"[{_TAG.sub('', m.group(2)).strip()}]({m.group(1)})", text)
    text = _TAG.sub("", _BREAKS.sub("\n", text))
    text = html.unescape(_MARKS.sub("", text))
    return f"# {html.unescape(page.title)}\n\n{_BLANK.sub(chr(10) * 2, text).strip()}\n"


def write_twins(folder: Path, pages: Iterable[Page]) -> None:
    """Write the twin of each page of a language beside it."""
    for page in pages:
        file = folder / file_of(page.path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(twin(page), encoding="utf-8")


def write_indexes(folder: Path, books: dict[str, Book], pages: Sequence[Page]) -> dict[str, int]:
    """Write `llms.txt` of a language and of each game, and the rules of each game in one file.

    The estimated tokens of the full rules of each game.
    """
    sizes: dict[str, int] = {}
    by_path = {page.path: page for page in pages}
    for game, book in books.items():
        full = full_text(book, pages)
        (folder / game / "llms-full.txt").write_text(full, encoding="utf-8")
        sizes[game] = tokens(full, book.tongue.language)
        (folder / game / "llms.txt").write_text(
            html.unescape(game_index(book, by_path, sizes[game])), encoding="utf-8"
        )
    if books:
        first = next(iter(books.values()))
        (folder / "llms.txt").write_text(html.unescape(language_index(first, books, sizes)), encoding="utf-8")
    return sizes


def full_text(book: Book, pages: Sequence[Page]) -> str:
    """All rules of a game in one text."""
    start = f"{book.game}/"
    wanted = [p for p in pages if p.path == book.game or p.path.startswith(start)]
    kept = [p for p in wanted if not p.path.removeprefix(start).startswith(_NOT_IN_FULL)]
    return "\n".join(twin(page) for page in kept)


def game_index(book: Book, pages: dict[str, Page], size: int) -> str:
    """`llms.txt` of one game: every page but the examples, by section, with a link to its twin."""
    say = book.tongue.say
    lines = [f"# {book.tongue.game_name}", "", f"> {_goal(book)}", ""]
    lines += [f"- [llms-full.txt](llms-full.txt): {say('llms-full', tokens=size)}", ""]
    for section, key in SECTIONS:
        path = f"{book.game}/{section}"
        if path not in pages:
            continue
        lines += [f"## {say(key)}", "", _entry(pages[path], book.game)]
        if section != "examples":
            lines += [_entry(p, book.game) for q, p in pages.items() if q.startswith(f"{path}/")]
        lines.append("")
    return "\n".join(lines)


def language_index(first: Book, books: dict[str, Book], sizes: dict[str, int]) -> str:
    """`llms.txt` of one language: its games."""
    say = first.tongue.say
    lines = [f"# rulewright: {say('site-title')}", "", f"> {say('home-intro')}", ""]
    lines += [say("home-unofficial"), "", f"## {say('home-games')}", ""]
    for game, book in books.items():
        size = say("llms-full", tokens=sizes[game])
        lines.append(f"- [{book.tongue.game_name}]({game}/llms.txt): {_goal(book)}")
        lines.append(f"- [{book.tongue.game_name}: llms-full.txt]({game}/llms-full.txt): {size}")
    return "\n".join([*lines, ""])


def site_index(named: dict[str, str], more: Sequence[str] = ()) -> str:
    """`llms.txt` of the whole site: its languages, and what else there is."""
    lines = [
        "# rulewright",
        "",
        "> The rules of hidden-role and bluffing table games, generated from data.",
        "",
    ]
    lines += [
        "## Languages",
        "",
        *(f"- [{name}]({code}/llms.txt): {code}" for code, name in named.items()),
        "",
    ]
    return "\n".join([*lines, *more])


def _goal(book: Book) -> str:
    prose = book.tongue.prose
    said = prose.say("goal") if "goal" in prose.texts else book.tongue.game_name
    return re.sub(r"[\ue000-\uf8ff]", "", " ".join(said.split()))


def _entry(page: Page, game: str) -> str:
    inside = page.path.removeprefix(game).strip("/")
    return f"- [{page.title}]({file_of(inside)})"
