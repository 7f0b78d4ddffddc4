"""The configuration of MkDocs for one language, as data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright_docs.book.page import file_of
from rulewright_docs.book.pages_overview import SECTIONS

if TYPE_CHECKING:
    from rulewright_docs.book.edition import Edition

THEME = Path(__file__).parent / "theme"
SHEETS = ("book.css", "replay.css", "faces.css")
# The words that the script of the pages says.
_WORDS = (
    "search-title",
    "search-hint",
    "search-none",
    "search-loading",
    "search-close",
    "search-failed",
    "skip-search",
    "language-switch",
    "breadcrumb",
    "as-markdown",
    "kind-example",
)
# What the plural of a count is tried with: one number for each category of any language.
_COUNTS = {"one": 1, "few": 3, "many": 5, "other": 100}
_EXTENSIONS: list[Any] = [
    "attr_list",
    "md_in_html",
    "tables",
    "sane_lists",
    "fenced_code",
    {"toc": {"permalink": "#"}},
]


def configuration(made: Edition) -> dict[str, Any]:
    """What `mkdocs.yml` says for one language."""
    say, language = made.say, made.language
    said = {key: say(key) for key in _WORDS}
    for category, count in _COUNTS.items():
        said[f"search-found-{category}"] = say("search-found", count=count).replace(str(count), "{count}")
    return {
        "site_name": f"rulewright · {say('site-title')}",
        "docs_dir": "docs",
        "use_directory_urls": True,
        "theme": _theme(language, say),
        "plugins": [],
        "markdown_extensions": _EXTENSIONS,
        "nav": _nav(made),
        "extra": {
            # A list would make the theme ask for the sitemap of every language on every page.
            "alternate": True,
            "languages": [{"lang": code, "name": name} for code, name in made.shelf.named.items()],
            "generator": False,
            "words": said,
            "sheets": list(SHEETS),
        },
        "validation": {
            "nav": {"omitted_files": "ignore"},
            "links": {"not_found": "warn", "anchors": "warn", "unrecognized_links": "ignore"},
        },
    }


def _theme(language: str, say: Any) -> dict[str, Any]:
    def scheme(name: str, icon: str, toggle: str) -> dict[str, Any]:
        media = "(prefers-color-scheme: dark)" if name == "slate" else "(prefers-color-scheme: light)"
        looks = {"media": media, "scheme": name, "primary": "custom", "accent": "custom"}
        return {**looks, "toggle": {"icon": icon, "name": say(toggle)}}

    return {
        "name": "material",
        "custom_dir": str(THEME),
        "language": language,
        "font": False,
        "features": [
            "navigation.tabs",
            "navigation.indexes",
            "navigation.prune",
            "navigation.top",
            "toc.follow",
        ],
        "icon": {"logo": "material/cards-playing-outline"},
        "palette": [
            scheme("default", "material/weather-night", "palette-dark"),
            scheme("slate", "material/weather-sunny", "palette-light"),
        ],
    }


def _nav(made: Edition) -> list[Any]:
    """Home, then each game's sections with their pages; worked examples are reached from theirs."""
    found: list[Any] = [{made.say("home-short"): "index.md"}]
    pages = made.titles
    for game, book in made.books.items():
        tongue = book.tongue
        sections: list[Any] = [file_of(game)]
        for section, key in SECTIONS:
            path = f"{game}/{section}"
            if path not in pages:
                continue
            below = [p for p in pages if p.startswith(f"{path}/")] if section != "examples" else []
            inner: Any = [file_of(path), *({pages[p]: file_of(p)} for p in below)] if below else file_of(path)
            sections.append({tongue.say(key): inner})
        found.append({tongue.game_name: sections})
    guides = [{title: file_of(path)} for path, title in pages.items() if path.startswith("guides/")]
    if guides:
        found.append({made.say("home-guides"): guides})
    return found
