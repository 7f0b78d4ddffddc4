"""The build of a site: whole or not at all, and every wrong input refused with place and remedy."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from browsing import running
from click.testing import CliRunner, Result

from rulewright.cli.main import cli
from rulewright.data import data_path
from rulewright_docs.book import build as building
from rulewright_docs.book.build import MARK, Request, build
from rulewright_docs.book.history import keep, kept
from rulewright_docs.book.place import check_folder
from rulewright_docs.book.serve import server
from rulewright_docs.words.errors import TextError


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["docs", *arguments])


def request(out: Path, **more: object) -> Request:
    given: dict[str, object] = {"games": ("liars_dice",), "languages": ("en",), "examples": False, **more}
    return Request(out, **given)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("built") / "site"
    build(request(out, languages=("en", "hi")))
    return out


def test_a_site_has_its_pages_pictures_search_and_chooser(site: Path) -> None:
    for file in (
        "index.html",
        "en/index.html",
        "hi/liars_dice/rules/bidding/index.html",
        "pagefind/pagefind.js",
    ):
        assert (site / file).is_file(), file
    assert (site / "print/hi/liars_dice-a4.html").is_file()
    assert 'lang="hi"' in (site / "hi/index.html").read_text(encoding="utf-8")


def test_no_page_asks_for_anything_from_elsewhere(site: Path) -> None:
    for file in site.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        for source in ("src=", 'rel="stylesheet" href=', "url("):
            assert f'{source}"http' not in text, file
            assert f"{source}http" not in text, file


def test_nothing_is_left_beside_the_site(site: Path) -> None:
    assert [p.name for p in site.parent.iterdir()] == ["site"]


def test_a_build_that_fails_leaves_the_old_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "site"
    build(request(out))
    before = sorted((p.relative_to(out), p.stat().st_mtime_ns) for p in out.rglob("*"))

    def broken(*_: object) -> None:
        raise TextError("pages", "they are broken", "mend them")

    monkeypatch.setattr(building, "_search", broken)
    with pytest.raises(TextError, match="they are broken"):
        build(request(out))
    assert sorted((p.relative_to(out), p.stat().st_mtime_ns) for p in out.rglob("*")) == before
    assert [p.name for p in tmp_path.iterdir()] == ["site"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--lang", "xx"), "no language 'xx'"),
        (("--lang", "hin"), "did you mean 'hi'?"),
        (("--game", "mafias"), "did you mean 'mafia'?"),
    ],
)
def test_an_unknown_name_is_refused(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    done = run("build", "--out", str(tmp_path / "site"), *arguments)
    assert done.exit_code == 2
    assert said in done.output
    assert not list(tmp_path.iterdir())


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    done = run("build", "--out", str(tmp_path / "site"), "--spec", str(tmp_path))
    assert done.exit_code == 1
    assert "there is no game in this folder" in done.output


def _own(tmp_path: Path, file: str, text: str) -> Path:
    spec = tmp_path / "spec"
    shutil.copytree(data_path("spec") / "liars_dice", spec / "liars_dice")
    (spec / "liars_dice" / file).write_text(text, encoding="utf-8")
    return spec


def test_a_broken_message_is_refused_with_its_line(tmp_path: Path) -> None:
    spec = _own(tmp_path, "text/en.ftl", "event-round = { $starter\n")
    out = tmp_path / "site"
    done = run("build", "--out", str(out), "--lang", "en", "--spec", str(spec), "--no-examples")
    assert done.exit_code == 1
    assert "text/en.ftl:2" in done.output or "text/en.ftl:1" in done.output
    assert "Traceback" not in done.output
    assert not out.exists()


def test_a_stale_text_is_shown_as_such_and_refused_by_strict(tmp_path: Path) -> None:
    text = "# about: liars_dice.cup.hidden\n# pinned: 00000000\ngoal = Win.\n"
    spec = _own(tmp_path, "prose/en.ftl", text)
    arguments = ["--out", str(tmp_path / "site"), "--lang", "en", "--spec", str(spec), "--no-examples"]
    done = run("build", *arguments)
    assert done.exit_code == 0, done.output
    assert "the text 'goal' is stale" in done.output
    page = (tmp_path / "site/en/liars_dice/index.html").read_text(encoding="utf-8")
    assert "book-note-stale" in page
    strict = run("build", *arguments, "--strict")
    assert strict.exit_code == 1
    assert "the text 'goal' is stale" in strict.output
    assert "build without --strict" in strict.output


def test_a_missing_text_is_said_in_english_and_marked(tmp_path: Path) -> None:
    spec = _own(tmp_path, "prose/hi.ftl", "")
    build(Request(tmp_path / "site", languages=("hi",), spec_dir=spec, examples=False))
    page = (tmp_path / "site/hi/liars_dice/index.html").read_text(encoding="utf-8")
    assert 'class="book-untranslated"' in page
    assert 'lang="en"' in page
    assert "book-note-missing" in page


def test_a_game_without_texts_or_pictures_has_a_book(tmp_path: Path) -> None:
    spec = tmp_path / "spec"
    shutil.copytree(data_path("spec") / "liars_dice", spec / "liars_dice")
    shutil.rmtree(spec / "liars_dice" / "prose")
    for name in ("odds.yaml", "faces.yaml", "book.yaml"):
        (spec / "liars_dice" / name).unlink()
    built = build(Request(tmp_path / "site", languages=("ru",), spec_dir=spec, examples=False))
    assert built.pages["ru"] > 15


def test_serving_needs_a_site_and_a_free_port(site: Path, tmp_path: Path) -> None:
    done = run("serve", "--out", str(tmp_path))
    assert done.exit_code == 1
    assert (
        f"there is no site here\n  remedy: make it with: rulewright docs build --out {tmp_path}"
        in done.output
    )
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    assert "rulewright docs build --out FOLDER" in run("serve", "--out", str(tmp_path)).output
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--out", str(site), "--port", str(port))
    assert done.exit_code == 1
    assert "another program uses this port\n  remedy: name another with --port" in done.output


def test_a_site_is_served_with_the_types_that_browsers_want(site: Path) -> None:
    with running(server(site, "127.0.0.1", 0)) as address:
        for path, kind in (("shared/book.js", "text/javascript"), ("en/", "text/html")):
            with urllib.request.urlopen(f"{address}/{path}") as answer:
                assert answer.headers.get_content_type() == kind


def test_a_version_is_kept_once_and_read_again(tmp_path: Path) -> None:
    keep(tmp_path, version="0.0.9", day="2026-01-02")
    with pytest.raises(TextError, match="this version is kept already"):
        keep(tmp_path, version="0.0.9")
    (version,) = kept(tmp_path)
    assert (version.name, version.date) == ("0.0.9", "2026-01-02")
    assert set(version.games) >= {"bang", "mafia", "liars_dice"}
    (tmp_path / "0.0.8.zip").write_bytes(b"no zip")
    with pytest.raises(TextError, match=r"0\.0\.8\.zip: this is no kept version"):
        kept(tmp_path)


@pytest.mark.parametrize(
    ("mine", "named"),
    [
        ("CNAME", "CNAME"),
        (".git/HEAD", ".git/"),
        ("en/notes.txt", "en/notes.txt"),
        ("link", "link"),
        ("empty/", "empty/"),
        ("two\nlines", "two\N{REPLACEMENT CHARACTER}lines"),
    ],
)
def test_a_site_with_files_of_somebody_else_is_not_replaced(
    tmp_path: Path, site: Path, mine: str, named: str
) -> None:
    out = shutil.copytree(site, tmp_path / "site")
    check_folder(out, MARK)
    file = out / mine
    file.parent.mkdir(exist_ok=True)
    if mine == "link":
        file.symlink_to(tmp_path)
    elif mine == "empty/":
        file.mkdir()
    else:
        file.write_text("mine", encoding="utf-8")
    done = run("build", "--out", str(out), "--game", "liars_dice", "--lang", "en", "--no-examples")
    assert done.exit_code == 1
    said = f"this folder has files that this command did not write, such as '{named}'"
    assert f"{said}\n  remedy: move them, or name another folder" in done.output
    assert file.exists()


def test_a_site_of_an_older_version_is_said_to_be_one(tmp_path: Path, site: Path) -> None:
    out = shutil.copytree(site, tmp_path / "site")
    first = (out / MARK).read_text(encoding="utf-8").split("\n")[0]
    (out / MARK).write_text(f"{first}\n", encoding="utf-8")
    with pytest.raises(TextError, match=r"made by an older version .*\n  remedy: remove it"):
        check_folder(out, MARK)


def test_a_place_may_be_named_by_a_way_round(tmp_path: Path) -> None:
    for out in ("site", "site/../site"):
        build(request(tmp_path / out))
        assert (tmp_path / "site" / MARK).is_file()
        assert [p.name for p in tmp_path.iterdir()] == ["site"]


def test_what_is_put_there_while_a_site_is_made_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "site"
    build(request(out))
    honest = building._search

    def slow(*arguments: Any) -> None:
        (out / "CNAME").write_text("mine.example", encoding="utf-8")
        honest(*arguments)

    monkeypatch.setattr(building, "_search", slow)
    with pytest.raises(TextError, match="such as 'CNAME'"):
        build(request(out))
    assert (out / "CNAME").is_file()
    assert [p.name for p in tmp_path.iterdir()] == ["site"]


def test_a_text_for_a_mode_that_a_language_lacks_is_missing(tmp_path: Path) -> None:
    spec = tmp_path / "spec"
    shutil.copytree(data_path("spec") / "liars_dice", spec / "liars_dice")
    file = spec / "liars_dice" / "prose" / "es.ftl"
    text = re.sub(
        r"# about:[^\n]*\n# pinned:[^\n]*\nminute-perudo =.*?(?=\n# about)",
        "",
        file.read_text("utf-8"),
        flags=re.S,
    )
    file.write_text(text, encoding="utf-8")
    arguments = ("--spec", str(spec), "--lang", "es", "--no-examples", "--strict")
    done = run("build", "--out", str(tmp_path / "site"), *arguments)
    assert (done.exit_code, "'minute-perudo' is missing" in done.output) == (1, True), done.output


def test_a_page_that_is_not_there_is_said_in_every_language_of_the_site(site: Path) -> None:
    assert not list(site.glob("*/404.html"))
    with running(server(site, "127.0.0.1", 0)) as address, pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(f"{address}/hi/no/such/")
    text = caught.value.read().decode("utf-8")
    assert (caught.value.code, caught.value.headers.get_content_type()) == (404, "text/html")
    for said in ("There is no such page.", "ऐसा कोई पन्ना नहीं है।", 'data-language="hi"'):
        assert said in text


def test_scenarios_are_there_if_they_are_asked_for(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    done = run(
        "build", "--out", str(tmp_path / "site"), "--scenarios", str(tmp_path / "mine"), "--no-examples"
    )
    assert (done.exit_code, "there are no scenarios here" in done.output) == (1, True)


def test_a_game_without_names_in_a_language_is_left_out_there(tmp_path: Path) -> None:
    spec = _own(tmp_path, "prose/en.ftl", "")
    shutil.copytree(data_path("spec") / "mafia", spec / "mafia")
    (spec / "mafia" / "text" / "ru.yaml").unlink()
    built = build(Request(tmp_path / "site", languages=("ru",), spec_dir=spec, examples=False))
    assert built.warnings[0].startswith("mafia has no names in 'ru' and is left out")
    assert not (tmp_path / "site/ru/mafia").exists()
    with pytest.raises(TextError, match="no game has names in 'ru'"):
        build(Request(tmp_path / "site", ("mafia",), ("ru",), spec, examples=False))


NASTY = "<script>window.X=1</script>|[a](javascript:x)`*{&"


def test_names_and_texts_are_nothing_but_text(tmp_path: Path) -> None:
    spec = _own(
        tmp_path,
        "prose/en.ftl",
        "# about: liars_dice.cup.hidden\ngoal = <script>1</script> [x](javascript:1)\n",
    )
    names = spec / "liars_dice" / "text" / "en.yaml"
    text = names.read_text(encoding="utf-8")
    names.write_text(
        text.replace("name: Liar's Dice", f"name: '{NASTY}'").replace("name: Bid\n", f"name: '{NASTY}'\n"),
        encoding="utf-8",
    )
    built = build(Request(tmp_path / "site", languages=("en",), spec_dir=spec, examples=False))
    assert built.pages["en"] > 15
    for file in (tmp_path / "site").rglob("*.html"):
        page = file.read_text(encoding="utf-8")
        assert "<script>window.X" not in page, file
        assert "<script>1" not in page, file
        assert 'href="javascript:' not in page, file


@pytest.mark.parametrize(
    "text", ["", "{}", "no json", '{"record": "header", "report": 1, "engine": "x"}', "[1]"]
)
def test_a_file_that_is_no_report_is_refused(tmp_path: Path, text: str) -> None:
    report = tmp_path / "report.json"
    report.write_text(text, encoding="utf-8")
    done = run("build", "--out", str(tmp_path / "site"), "--game", "liars_dice", "--report", str(report))
    assert done.exit_code == 1
    assert "report.json" in done.output
    assert "Traceback" not in done.output
    assert not (tmp_path / "site").exists()


def test_a_failed_scenario_is_told_and_refused_by_strict(tmp_path: Path) -> None:
    spec = _own(tmp_path, "prose/en.ftl", "")
    folder = tmp_path / "scenarios"
    shutil.copytree(data_path("scenarios") / "liars_dice" / "ones", folder)
    file = sorted(folder.glob("*.yaml"))[0]
    lines = file.read_text(encoding="utf-8").split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("expect:"))
    broken = "\n".join([*lines[:at], "expect: {state: {game: {quantity: 29}}}", ""])
    file.write_text(broken, encoding="utf-8")
    arguments = [
        "--out",
        str(tmp_path / "site"),
        "--lang",
        "en",
        "--spec",
        str(spec),
        "--scenarios",
        str(folder),
    ]
    done = run("build", *arguments)
    assert done.exit_code == 0, done.output
    assert f"{file.stem}: fail" in done.output
    assert run("build", *arguments, "--strict").exit_code == 1


def test_the_server_survives_what_is_no_path(site: Path) -> None:
    with running(server(site, "127.0.0.1", 0)) as address, pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{address}/%00")


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize(("name", "status"), [("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_build_that_is_asked_to_end_ends_what_it_started_and_leaves_nothing(
    tmp_path: Path, name: str, status: int
) -> None:
    command = [
        sys.executable,
        "-m",
        "rulewright.cli.main",
        "docs",
        "build",
        "--no-examples",
        "--game",
        "bang",
    ]
    child = subprocess.Popen(
        [*command, "--out", str(tmp_path / "site")], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    # The pages of a language are being made as soon as there is its configuration.
    while not list(tmp_path.glob(".rulewright-*/*/mkdocs.yml")):
        assert child.poll() is None
        time.sleep(0.05)
    child.send_signal(signal.Signals[name])
    # Whatever holds the pipe open is a process that was left behind.
    _, said = child.communicate(timeout=60)
    assert (child.returncode, said.splitlines()[-1]) == (status, "interrupted")
    assert not list(tmp_path.iterdir())
