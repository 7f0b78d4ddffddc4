"""Build the site: write the pages of every language, let MkDocs and Pagefind make the site of them, and put
it in the place of the old one only when all of it is there."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from multiprocessing.process import BaseProcess
from pathlib import Path

import yaml

from rulewright_conformance.scenarios import find_files
from rulewright_docs.book import NEEDED
from rulewright_docs.book.config import configuration
from rulewright_docs.book.edition import edition
from rulewright_docs.book.examples.played import play_examples, read_traces
from rulewright_docs.book.page import Page, file_of
from rulewright_docs.book.place import check_folder, replacing
from rulewright_docs.book.shelf import Shelf, check_names, stock, words
from rulewright_docs.book.twins import site_index, write_indexes, write_twins
from rulewright_docs.words.errors import TextError

MARK = ".rulewright-site"
MISSING = "404.html"
ASSETS = Path(__file__).parent / "assets"
_TAIL = 12
# MkDocs follows links to files in Markdown only; in HTML the folder of the page is what a browser asks for.
_HTML_LINK = re.compile(r'(href="[^":]*?)index\.md(#[^"]*)?"')
_WITH_YO = re.compile(r"\w*ё\w*", re.IGNORECASE)


@dataclass(frozen=True)
class Request:
    """What to build. Empty `games` and `languages` mean all of them."""

    out: Path
    games: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    spec_dir: Path | None = None
    scenarios: tuple[Path, ...] = ()
    examples: bool = True
    reports: tuple[Path, ...] = ()
    strict: bool = False
    jobs: int = 2
    tell: Callable[[str], None] = lambda text: None


@dataclass(frozen=True)
class Built:
    """What came of it: pages by language, and what a reader should know of."""

    pages: dict[str, int]
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Language:
    """What one process makes: the pages of one language."""

    language: str
    spec_dir: Path | None
    strict: bool
    shelf: Shelf
    traces: Path
    folder: Path
    site: Path


def build(request: Request) -> Built:
    """Build the site at `request.out`.

    Raises `TextError`, `RulesError` or `UnknownName` for what cannot be built; then what stood there before
    still does.
    """
    check_tools()
    check_folder(request.out, MARK)
    games, chosen = check_names(request.games, request.languages, request.spec_dir)
    for path in request.scenarios:
        if not find_files(path):
            what = "there are no scenarios here"
            raise TextError(str(path), what, "name a folder of scenarios, or leave --scenarios out")
    with replacing(request.out, MARK, "rulewright docs build") as site:
        folder = site.parent
        shelf = stock(request, games, chosen)
        traces = folder / "traces"
        failed = play_examples(request, games, traces, site)
        if request.strict and failed:
            raise TextError("scenarios", failed[0], "mend it, or build without --strict")
        jobs = [
            _Language(each, request.spec_dir, request.strict, shelf, traces, folder / each, site)
            for each in chosen
        ]
        counts, warnings = _pages(jobs, request)
        _shared(shelf, site)
        _search(site, request)
    return Built(counts, (*failed, *warnings))


def _pages(jobs: Sequence[_Language], request: Request) -> tuple[dict[str, int], list[str]]:
    """Make the pages of all languages side by side: how many there are, and what is wrong with texts."""
    counts: dict[str, int] = {}
    warnings: list[str] = []
    with ProcessPoolExecutor(max(1, min(request.jobs, len(jobs))), initializer=_own_group) as pool:
        try:
            for job, (count, doubts) in zip(jobs, pool.map(_one_language, jobs), strict=True):
                counts[job.language] = count
                warnings += doubts
                request.tell(f"{job.language}: {count} pages")
        except BaseException:
            # Not to wait for pages that nobody wants any more.
            for worker in list((pool._processes or {}).values()):
                _end(worker)
            raise
    return counts, warnings


def _own_group() -> None:
    """A worker and what it starts are a group, so that they can be ended together, without a word."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "setpgrp"):
        os.setpgrp()


def _end(worker: BaseProcess) -> None:
    if worker.pid is not None and hasattr(os, "killpg"):
        with suppress(OSError):  # it may have no group yet
            os.killpg(worker.pid, signal.SIGTERM)
    worker.terminate()


def _one_language(job: _Language) -> tuple[int, tuple[str, ...]]:
    """Write the Markdown of one language and let MkDocs make HTML of it."""
    made = edition(job.shelf, job.language, job.spec_dir, read_traces(job.traces))
    if job.strict and made.warnings:
        raise TextError("docs", made.warnings[0], "mend it, or build without --strict")
    pages = list(made.pages())
    write_pages(job.folder, pages)
    made.write_files(job.site)
    config = job.folder / "mkdocs.yml"
    text = yaml.safe_dump(configuration(made), allow_unicode=True, sort_keys=False)
    config.write_text(text, encoding="utf-8")
    target = str(job.site / job.language)
    arguments = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--quiet",
        "--strict",
        "-f",
        str(config),
        "-d",
        target,
    ]
    _run(arguments, f"pages in '{job.language}'")
    # The theme's is for a site at the root of a host, and in English.
    (job.site / job.language / MISSING).unlink(missing_ok=True)
    write_twins(job.site / job.language, pages)
    write_indexes(job.site / job.language, made.books, pages)
    return len(pages), made.warnings


def check_tools() -> None:
    """Raises `TextError` if what the site is made with is not installed."""
    missing = [name for name in ("mkdocs", "material", "pagefind") if find_spec(name) is None]
    if missing:
        raise TextError("docs", f"{', '.join(missing)} cannot be found", NEEDED)


def write_pages(folder: Path, pages: Iterable[Page]) -> None:
    """Write the pages of one language as Markdown files below `folder/docs`."""
    for page in pages:
        file = folder / "docs" / file_of(page.path)
        file.parent.mkdir(parents=True, exist_ok=True)
        meta = {
            "title": page.title,
            "weight": page.weight,
            "facets": page.facets,
            "game": page.path.partition("/")[0] if "game" in page.facets else "",
            "hidden_words": [*page.hidden, *other_spellings(page)],
            "trail": [dict(step) for step in page.trail],
            "scripts": list(page.scripts),
            "lean": page.lean,
            "hide": [*([] if page.aside else ["toc"]), *([] if page.path else ["navigation"])],
        }
        head = yaml.safe_dump({k: v for k, v in meta.items() if v}, allow_unicode=True, width=10_000)
        body = _HTML_LINK.sub(r'\1\2"', page.body)
        file.write_text(f"---\n{head}---\n\n{body}", encoding="utf-8")


def other_spellings(page: Page) -> list[str]:
    """The words of a page as others write them, so that a search finds them: е for ё."""
    text = f"{page.title} {page.body} {' '.join(page.hidden)}"
    return sorted({word.replace("ё", "е").replace("Ё", "Е") for word in _WITH_YO.findall(text)})


def _search(site: Path, request: Request) -> None:
    request.tell("search index")
    arguments = [sys.executable, "-m", "pagefind", "--site", str(site), "--quiet"]
    arguments += ["--exclude-selectors", ".headerlink", "--exclude-selectors", "[data-pagefind-ignore]"]
    _run(arguments, "the search index")


def _run(arguments: Sequence[str], what: str) -> None:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        arguments, capture_output=True, text=True, encoding="utf-8", errors="replace", env=environment
    )
    if "No space left on device" in done.stderr:
        raise TextError(
            "docs", f"{what} could not be made: no space is left", "free some, or name another folder"
        )
    if done.returncode != 0:
        tail = "\n".join((done.stdout + done.stderr).strip().split("\n")[-_TAIL:])
        raise TextError("docs", f"{what} could not be made:\n{tail}", "report this with the lines above")


def _shared(shelf: Shelf, site: Path) -> None:
    """What all languages share, and the pages on which one is chosen."""
    shutil.copytree(ASSETS, site / "shared", dirs_exist_ok=True)
    (site / "index.html").write_text(_chooser(shelf), encoding="utf-8")
    (site / MISSING).write_text(_missing_page(shelf), encoding="utf-8")
    (site / "llms.txt").write_text(site_index(dict(shelf.named)), encoding="utf-8")


def _chooser(shelf: Shelf) -> str:
    """The page on which a language is chosen."""
    links = "".join(
        f'<li><a lang="{code}" href="{code}/">{name}</a></li>' for code, name in shelf.named.items()
    )
    return _plain_page('<link rel="stylesheet" href="shared/chooser.css">', f"<ul>{links}</ul>")


def _missing_page(shelf: Shelf) -> str:
    """What a server shows for a page that is not there. It may stand for any depth below any path: it asks
    for no file, and finds the way to a language from its own address."""
    lines = "".join(
        f'<p lang="{code}">{words(code)("no-such-page")} <a data-language="{code}">{name}</a></p>'
        for code, name in shelf.named.items()
    )
    style = (ASSETS / "chooser.css").read_text(encoding="utf-8")
    script = (
        "for (const a of document.querySelectorAll('a')) {"
        "const parts = location.pathname.split('/');"
        "const known = [...document.querySelectorAll('a')].map((each) => each.dataset.language);"
        "const at = parts.findIndex((part) => known.includes(part));"
        "a.href = [...parts.slice(0, at < 0 ? 1 : at), a.dataset.language, ''].join('/'); }"
    )
    return _plain_page(f"<style>{style}</style>", lines, f"<script>{script}</script>")


def _plain_page(style: str, main: str, script: str = "") -> str:
    """A page that is of no language."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>rulewright</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"{style}</head><body><main><h1>rulewright</h1>{main}</main>{script}</body></html>\n"
    )
