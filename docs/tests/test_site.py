"""The built site in a browser: search, languages, keyboard, print, phones, and what axe-core finds."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from browsing import served

from rulewright_docs.book.build import Request, build
from rulewright_docs.words.renderer import languages

pytestmark = pytest.mark.external

LANGUAGES = tuple(languages())
RECALL = 0.9
PAGES = (
    "",
    "bangarena/",
    "bangarena/rules/attack/",
    "bang/cards/dynamite/",
    "bang/cards/",
    "mafia/roles/",
    "mafia/phases/",
    "bangarena/modes/old_classic/",
    "liars_dice/rulings/",
    "liars_dice/odds/",
    "bangarena/gallery/",
    "liars_dice/glossary/",
    "liars_dice/coverage/",
    "bangarena/changes/",
    "liars_dice/quick/",
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site that `RULEWRIGHT_SITE` names, else one that is built now, without worked examples."""
    if named := os.environ.get("RULEWRIGHT_SITE"):
        return Path(named).resolve()
    out = tmp_path_factory.mktemp("built") / "site"
    build(Request(out, examples=False))
    return out


@pytest.fixture(scope="session")
def base(site: Path) -> Iterator[str]:
    """Where the site is served: below a path, as on most hosts."""
    with served(site.parent) as address:
        yield f"{address}/{site.name}/"


@pytest.fixture
def page(browser: Any, base: str) -> Iterator[Any]:
    """A page that remembers what went wrong."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    opened = context.new_page()
    opened.wrong = []
    watch(opened, base)
    yield opened
    context.close()
    assert not opened.wrong


def watch(page: Any, base: str) -> None:
    """Note errors of the console, failed requests, and requests that leave the server."""
    page.on("console", lambda m: page.wrong.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda e: page.wrong.append(str(e)))
    page.on("response", lambda r: page.wrong.append(f"{r.status} {r.url}") if r.status >= 400 else None)
    page.on(
        "request",
        lambda r: page.wrong.append(r.url) if not r.url.startswith((base, "data:", "blob:")) else None,
    )


def search(page: Any, text: str) -> list[str]:
    """The addresses of what the search box finds."""
    page.fill(".book-search__input", "")
    page.fill(".book-search__input", text)
    page.wait_for_function(
        """() => { const words = JSON.parse(document.getElementById("book-words").textContent);
        const said = document.querySelector(".book-search__status").textContent;
        return said !== "" && said !== words["search-loading"]; }"""
    )
    found: list[str] = page.eval_on_selector_all(
        ".book-search__results > li > a:first-child", "links => links.map(link => link.href)"
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_finds_what_readers_ask(page: Any, base: str, language: str) -> None:
    asked = yaml.safe_load(
        (Path(__file__).parent / "queries" / f"{language}.yaml").read_text(encoding="utf-8")
    )
    page.goto(f"{base}{language}/")
    page.click(".book-search__open")
    missed = []
    for each in asked:
        found = [
            re.sub(r"/(#.*)?$", "", a.removeprefix(f"{base}{language}/"))
            for a in search(page, each["ask"])[:10]
        ]
        if not set(found) & set(each["pages"]):
            missed.append(each["ask"])
    recall = 1 - len(missed) / len(asked)
    print(f"search recall {language}: {recall:.3f} of {len(asked)}")
    assert recall >= RECALL, missed


def test_the_search_is_worked_by_keyboard(page: Any, base: str) -> None:
    page.goto(f"{base}en/bang/")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.matches('.book-search__input')")
    assert search(page, "dynamite")
    for _ in range(10):  # however quickly one key follows the other
        page.keyboard.press("Escape")
        assert not page.evaluate("document.querySelector('dialog').open")
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        assert page.evaluate("document.querySelector('dialog').open")
        assert page.evaluate("document.activeElement.matches('.book-search__input')")
    search(page, "beer")
    page.keyboard.press("Enter")
    page.wait_for_url("**/beer/**")


def test_another_language_shows_the_same_rule(page: Any, base: str) -> None:
    page.goto(f"{base}hi/bangarena/rules/attack/#bangarena.hit.cover")
    page.hover("button[aria-label='भाषा']")
    page.click("a[data-book-language][lang='ru']")
    page.wait_for_load_state()
    assert page.url == f"{base}ru/bangarena/rules/attack/#bangarena.hit.cover"
    assert page.evaluate("document.documentElement.lang") == "ru"
    assert page.locator("[id='bangarena.hit.cover']").count() == 1


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["en", "hi"])
def test_no_page_is_wider_than_its_window(page: Any, base: str, language: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for path in PAGES:
        page.goto(f"{base}{language}/{path}")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "hi"])
def test_axe_finds_nothing_serious(browser: Any, base: str, language: str, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce")
    opened = context.new_page()
    found = []
    for path in (*PAGES, *examples(base, opened, language)):
        opened.goto(f"{base}{language}/{path}")
        for each in axe.run(opened).response["violations"]:
            if each["impact"] in ("serious", "critical"):
                found.append((path, each["id"], each["nodes"][0]["html"][:200]))
    context.close()
    assert not found


def examples(base: str, page: Any, language: str) -> list[str]:
    """One worked example of each game, if the site has them."""
    listed = []
    for game in ("liars_dice", "bangarena", "mafia"):
        page.goto(f"{base}{language}/{game}/")
        link = page.locator("a[href*='examples/']").first
        if link.count():
            page.goto(f"{base}{language}/{game}/examples/")
            target = page.locator(".md-content a[href*='/']:not([href^='#'])").nth(3).evaluate("a => a.href")
            listed.append(target.removeprefix(f"{base}{language}/"))
    return listed


def test_pages_can_be_read_without_scripts(browser: Any, base: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    opened = context.new_page()
    opened.goto(f"{base}es/bang/cards/dynamite/")
    assert opened.locator("h1").inner_text().strip()
    assert opened.locator("a[data-book-language]").count() == len(LANGUAGES)
    assert opened.locator(".book-face").is_visible()
    context.close()


@pytest.mark.parametrize("game", ["bang", "bangarena", "mafia", "liars_dice"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reference_is_one_page_of_paper(page: Any, base: str, language: str, game: str) -> None:
    page.goto(f"{base}{language}/{game}/quick/")
    pdf: bytes = page.pdf(format="A4", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
