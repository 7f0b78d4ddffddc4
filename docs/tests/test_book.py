"""The pages of the book, before a site is made of them: complete, linked, the same in every language."""

from __future__ import annotations

import re
import shutil
import string
from functools import cache
from pathlib import Path

import pytest
from pseudo import pseudo_spec, unaccented

from rulewright.data import data_path
from rulewright.rules.documents import known_games
from rulewright_docs.book.contents import Contents
from rulewright_docs.book.edition import Edition, edition
from rulewright_docs.book.page import Page, file_of
from rulewright_docs.book.shelf import Shelf
from rulewright_docs.words import renderer
from rulewright_docs.words.errors import TextError
from rulewright_docs.words.renderer import languages

GAMES = tuple(known_games())
LANGUAGES = tuple(languages())
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_ANCHOR = re.compile(r'\{ #([^ }]+) \}|id="([^"]+)"')


@cache
def made(language: str) -> Edition:
    return edition(Shelf(GAMES, dict.fromkeys(LANGUAGES, "")), language, None)


@cache
def pages(language: str) -> dict[str, Page]:
    return {page.path: page for page in made(language).pages()}


@cache
def anchors(language: str, path: str) -> frozenset[str]:
    return frozenset(a or b for a, b in _ANCHOR.findall(pages(language)[path].body))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_page_and_an_anchor(language: str) -> None:
    there = {file_of(path): path for path in pages(language)}
    wrong = []
    for path, page in pages(language).items():
        for link in _LINK.findall(page.body):
            file, _, anchor = link.partition("#")
            target = (Path(file_of(path)).parent / file) if file else Path(file_of(path))
            parts: list[str] = []
            for part in target.parts:
                parts = parts[:-1] if part == ".." else [*parts, part]
            found = there.get("/".join(parts))
            if found is None or (anchor and anchor not in anchors(language, found)):
                wrong.append((path, link))
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_every_mode_has_its_anchor_on_its_page(language: str) -> None:
    for book in made(language).books.values():
        for rule, place in book.contents.places.items():
            assert rule in anchors(language, place.path), rule


def test_pages_and_anchors_are_the_same_in_every_language() -> None:
    first = {path: anchors("en", path) for path in pages("en") if not path.endswith("glossary")}
    for language in LANGUAGES:
        there = {path: anchors(language, path) for path in pages(language) if not path.endswith("glossary")}
        assert there == first


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_number_of_its_own(game: str) -> None:
    contents = Contents(game)
    assert set(contents.numbers) == set(contents.main.rules.rules)
    assert len(set(contents.numbers.values())) == len(contents.numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_of_links_change_no_word(language: str) -> None:
    for book in made(language).books.values():
        tongue = book.tongue
        for mode in book.contents.modes.values():
            for rule in mode.rules.rules:
                linked = re.sub(
                    r"\[([^]]*)\]\([^)]*\)", r"\1", tongue.sentences(rule, mode, "somewhere/else")
                )
                plain = [
                    re.sub(r"^ *", lambda m: m.group() * 2, s) for s in tongue.plain_sentences(rule, mode)
                ]
                assert linked == "\n".join(plain), rule


@pytest.mark.parametrize("language", ["hi", "ru"])
def test_no_page_of_another_script_has_english_words(language: str) -> None:
    left: dict[str, list[str]] = {}
    for path, page in pages(language).items():
        if path.endswith("/coverage") or path.startswith("guides/"):
            continue  # why no table can show a rule is said in English, and marked as English
        for word in unaccented(page.body, accents=False):
            left.setdefault(word, []).append(path)
    assert set(left) <= _LATIN, {word: left[word][:2] for word in sorted(set(left) - _LATIN)}


# Labels of parts and ranks of cards; names that stay as they are written; a size of paper.
_LETTERS = frozenset(string.ascii_uppercase)
_LATIN = _LETTERS | {"BANG", "BangArena", "Perudo", "rulewright", "CC", "BY", "MIT", "Letter"}


def test_no_text_of_a_page_is_written_in_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec, messages = pseudo_spec(tmp_path)
    monkeypatch.setattr(renderer, "MESSAGES", messages)
    shown = edition(Shelf(GAMES, {"en": ""}), "en", spec)
    left: dict[str, str] = {}
    # A guide is text that somebody wrote; the first page has its title.
    every = list(shown.pages())
    written = {w for page in every if page.path.startswith("guides/") for w in page.title.split()}
    for page in every:
        if page.path.startswith("guides/"):
            continue
        for word in unaccented(page.title + "\n" + page.body, accents=True):
            left.setdefault(word, page.path)
    # "and" and "or" between the last two of a list are words of the language's own data.
    assert set(left) <= _LETTERS | {"and", "or", "Letter"} | written, left


def test_a_number_changed_in_the_rules_changes_the_pages(tmp_path: Path) -> None:
    shutil.copytree(data_path("spec"), tmp_path / "spec")
    file = tmp_path / "spec" / "liars_dice" / "game.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("is: 5\n", "is: 4\n", 1), encoding="utf-8")
    for language in LANGUAGES:
        before = {p.path: p.body for p in edition(Shelf(("liars_dice",), {}), language, None).pages()}
        after = {
            p.path: p.body for p in edition(Shelf(("liars_dice",), {}), language, tmp_path / "spec").pages()
        }
        for path in ("liars_dice/rules/setup", "liars_dice/quick", "liars_dice"):
            assert before[path] != after[path], path


def _book(tmp_path: Path, text: str) -> Path:
    shutil.copytree(data_path("spec") / "liars_dice", tmp_path / "liars_dice")
    file = tmp_path / "liars_dice" / "book.yaml"
    file.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("setup: [table]\n", r"book.yaml:1: an outline holds 'chapters' and nothing else"),
        ("chapters:\n  setup: table\n", r"book.yaml:2: chapter 'setup' is no list of topics"),
        (
            "chapters:\n  setup: [tabel]\n",
            r"book.yaml:2: no rule has the topic 'tabel'\n.*did you mean 'table'",
        ),
        (
            "chapters:\n  a: [table]\n  b: [table]\n",
            r"book.yaml:3: topic 'table' stands in chapter 'a' already",
        ),
    ],
)
def test_a_wrong_outline_is_refused_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(TextError, match=message):
        _ = Contents("liars_dice", _book(tmp_path, text)).chapters


def test_a_game_without_an_outline_has_a_chapter_for_each_topic(tmp_path: Path) -> None:
    (_book(tmp_path, "") / "liars_dice" / "book.yaml").unlink()
    contents = Contents("liars_dice", tmp_path)
    assert [chapter.id for chapter in contents.chapters][:2] == ["table", "bid"]
    assert set(contents.places) == set(contents.every_rule)
