"""Folders that may not be looked into: every command says which, and none ends in an error of Python's."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.data import data_path
from rulewright.rules.folders import files_below, is_closed
from rulewright.rules.source import RulesError

_PR_CAPBSET_DROP = 24
_CAP_DAC_OVERRIDE, _CAP_DAC_READ_SEARCH = 1, 2


def as_anybody() -> None:
    """Root may look into every folder, unless it gives that right away for the program that it starts."""
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None, use_errno=True)
        for right in (_CAP_DAC_OVERRIDE, _CAP_DAC_READ_SEARCH):
            if libc.prctl(_PR_CAPBSET_DROP, right, 0, 0, 0) != 0:
                raise OSError(ctypes.get_errno(), "run this test as a user other than root")


def run(folder: Path, *words: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "rulewright.cli.main", *words],
        cwd=folder,
        preexec_fn=as_anybody,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert "internal error" not in done.stderr, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Path]:
    """A folder of one game; what a test closes is opened again, so that it can be removed."""
    shutil.copytree(data_path("spec") / "liars_dice", tmp_path / "games" / "liars_dice")
    for base in data_path("spec").glob("_*"):
        shutil.copytree(base, tmp_path / "games" / base.name)
    yield tmp_path
    waiting = [tmp_path]
    for folder in waiting:
        folder.chmod(0o755)
        waiting += [each for each in folder.iterdir() if each.is_dir() and not each.is_symlink()]


def closed(folder: Path, mode: int = 0) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(mode)
    return folder


def test_a_closed_folder_beside_the_games_closes_none_of_them(games: Path) -> None:
    closed(games / "games" / "lost")
    assert run(games, "games", "--spec", "games")[0] == 0
    assert run(games, "simulate", "liars_dice", "--games", "1", "--spec", "games")[0] == 0
    status, said = run(games, "check", "games")
    assert status == 1
    assert (
        "games/lost:1:1: error[RW102]: the folder cannot be read: permission denied\n  help: allow it" in said
    )


@pytest.mark.parametrize("mode", [0o000, 0o444, 0o111])
@pytest.mark.parametrize("part", ["liars_dice", "liars_dice/modes", "liars_dice/text"])
def test_a_closed_part_of_a_game_is_named(games: Path, part: str, mode: int) -> None:
    closed(games / "games" / part, mode)
    for words in (["check", "games"], ["simulate", "liars_dice", "--games", "1", "--spec", "games"]):
        status, said = run(games, *words)
        assert status == 1, said
        assert f"games/{part}:1:1: error[RW102]: the folder cannot be read: permission denied" in said
        assert said.splitlines()[-1].startswith("1 error, 0 warnings")


def test_a_closed_folder_of_a_game_that_stands_on_a_bundled_one_is_named(games: Path) -> None:
    (games / "games" / "liars_dice" / "game.yaml").unlink()
    closed(games / "games" / "liars_dice" / "modes")
    status, said = run(games, "games", "--spec", "games")
    assert status == 1
    assert "games/liars_dice/modes:1:1: error[RW102]" in said


@pytest.mark.parametrize(
    "words", [["check", "sc"], ["verify", "sc"], ["scenarios", "export", "x", "--from", "sc"]]
)
def test_a_closed_folder_of_scenarios_is_named(games: Path, words: list[str]) -> None:
    closed(games / "sc" / "sub")
    status, said = run(games, *words)
    assert status == 1
    assert "sc/sub:1:1: error[RW102]: the folder cannot be read: permission denied" in said


@pytest.mark.parametrize(
    "words",
    [
        ["record", "liars_dice", "--steps", "3", "--out", "secret/x.yaml"],
        ["record", "liars_dice", "--steps", "3", "--out", "secret/sub/x.yaml"],
        ["record", "liars_dice", "--steps", "3", "--out", "secret/x.jsonl"],
        ["scenarios", "export", "secret/a/b", "--game", "liars_dice"],
        ["new", "game", "stones", "--spec", "secret/x"],
        ["new", "mode", "quick", "--game", "liars_dice", "--spec", "secret/x"],
        ["judge", "g.jsonl", "--json", "secret/x.json"],
        ["judge", "g.jsonl", "--json", "secret/sub/x.json"],
        ["verify", "-k", "more_dice", "--game", "liars_dice", "--json", "secret/x.json"],
    ],
)
def test_what_cannot_be_written_into_a_closed_folder_is_one_message(games: Path, words: list[str]) -> None:
    closed(games / "secret")
    status, said = run(games, *words)
    assert status in (1, 2)
    assert "cannot be written" in said
    assert "permission denied" in said.lower()


@pytest.mark.parametrize("words", [["judge"], ["verify"], ["record", "--out", "x.yaml", "--from"]])
def test_a_file_in_a_closed_folder_is_not_said_to_be_missing(games: Path, words: list[str]) -> None:
    closed(games / "secret")
    status, said = run(games, *words, "secret/g.jsonl")
    assert status == 2
    assert "cannot be read: permission denied" in said


def test_names_that_are_no_text_are_shown(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"games\xff")
    folder.mkdir()
    status, said = run(tmp_path, "check", os.fsdecode(b"games\xff"))
    assert status == 1
    assert "RW529" in said


# -- texts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["prose/en.ftl", "text/own.ftl", "prose"])
def test_texts_that_may_not_be_read_are_named(games: Path, part: str) -> None:
    file = games / "games" / "liars_dice" / part.replace("own", "en")
    if not file.exists():
        file.write_text("", encoding="utf-8")
    file.chmod(0)
    status, said = run(games, "text", "status", "--spec", "games", "--game", "liars_dice")
    assert status == 1
    assert "cannot be read: permission denied\n" in said
    assert "remedy: allow it" in said or "help: allow it" in said


def test_texts_that_may_not_be_written_are_not_pinned(games: Path) -> None:
    file = stale_texts(games)
    before = file.read_bytes()
    file.chmod(0o444)
    status, said = run(games, "text", "pin", "--spec", "games", "--game", "liars_dice", "--lang", "en")
    assert status == 1
    assert "en.ftl: cannot be written: permission denied\n  remedy: nothing was changed; make room" in said
    assert file.read_bytes() == before


def test_a_full_disk_leaves_the_texts_as_they_are(games: Path) -> None:
    file = stale_texts(games)
    before = file.read_bytes()
    words = "-m rulewright.cli.main text pin --spec games --game liars_dice --lang en"
    full = ["bash", "-c", f"ulimit -f 1; exec {sys.executable} {words}"]
    done = subprocess.run(full, cwd=games, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "en.ftl: cannot be written: file too large\n  remedy: " in done.stderr
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.iterdir() if each.name.startswith(".")] == []


def stale_texts(games: Path) -> Path:
    """The English texts of the game, of which none is pinned to the rules as they are, and a lot of them."""
    file = games / "games" / "liars_dice" / "prose" / "en.ftl"
    text = re.sub(r"# pinned: .*", "# pinned: 0", file.read_text(encoding="utf-8"))
    file.write_text(text + "# " + "x" * 2000 + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize("kind", ["folder", "pipe", "loop", "nothing"])
@pytest.mark.parametrize("part", ["prose", "text"])
def test_what_is_no_file_of_texts_is_not_called_missing(games: Path, kind: str, part: str) -> None:
    file = games / "games" / "liars_dice" / part / "hi.ftl"
    file.unlink(missing_ok=True)
    if kind == "folder":
        file.mkdir()
    elif kind == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to("hi.ftl" if kind == "loop" else "gone.ftl")
    status, said = run(games, "text", "status", "--spec", "games", "--game", "liars_dice")
    assert status == 1
    wrong = "the file cannot be read: too many levels" if kind == "loop" else "this is no file"
    assert f"{part}/hi.ftl: {wrong}" in said
    assert "remedy: " in said


@pytest.mark.parametrize("name", ["g.jsonl", "g.yaml"])
def test_a_game_is_not_recorded_into_a_pipe(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    status, said = run(tmp_path, "record", "liars_dice", "--out", name, "--force")
    assert status == 2
    assert f"--out '{name}' is no regular file; choose another name" in said


def test_a_pipe_that_nobody_reads_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "v.json")
    assert run(tmp_path, "record", "liars_dice", "--steps", "2", "--out", "g.jsonl")[0] == 0
    status, said = run(tmp_path, "judge", "g.jsonl", "--json", "v.json")
    assert status == 1
    assert "'v.json' cannot be written: nobody reads this pipe" in said
    (tmp_path / "null.jsonl").symlink_to("/dev/null")
    assert run(tmp_path, "record", "liars_dice", "--steps", "2", "--out", "null.jsonl", "--force")[0] == 0


# -- walking --------------------------------------------------------------------------------------------------


def test_links_in_a_circle_end(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "round").symlink_to(tmp_path)
    (tmp_path / "self").symlink_to("self")
    (tmp_path / "a" / "x.yaml").write_text("", encoding="utf-8")
    found = sorted(path.relative_to(tmp_path).as_posix() for path in files_below(tmp_path))
    assert found == ["a/x.yaml", "self"]
    assert not is_closed(tmp_path / "self")


def test_a_folder_that_holds_absurdly_much_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.rules.folders.MOST_ENTRIES", 3)
    for name in "abcd":
        (tmp_path / name).mkdir()
    with pytest.raises(RulesError, match=r"RW173.*there are more than 3 files and folders here"):
        list(files_below(tmp_path))


def test_the_root_of_the_disk_is_no_export(tmp_path: Path) -> None:
    status, said = run(tmp_path, "scenarios", "export", "/", "--game", "liars_dice")
    assert status == 2
    assert "has files that this command did not write" in said


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="a folder that only Linux has")
def test_open_files_are_no_scenarios(tmp_path: Path) -> None:
    assert run(tmp_path, "check", "/proc/self/fd")[0] == 1
