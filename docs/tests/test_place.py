"""The place of a site or a bundle: what stands there is replaced whole or not at all, and only if it is ours."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import cli
from rulewright_docs.book.build import MARK
from rulewright_docs.book.place import replacing


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["docs", *arguments])


def test_a_folder_of_somebody_else_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    done = run("build", "--out", str(tmp_path), "--game", "liars_dice", "--lang", "en", "--no-examples")
    assert done.exit_code == 1
    assert "this folder is not empty and was not made by this command" in done.output
    assert "name another folder" in done.output
    assert [p.name for p in tmp_path.iterdir()] == ["mine.txt"]


def test_a_file_in_the_place_of_the_site_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("", encoding="utf-8")
    done = run("build", "--out", str(tmp_path / "site"), "--no-examples")
    assert done.exit_code == 1
    assert "this is no folder of its own" in done.output


@pytest.mark.parametrize("where", [".", "file/x", "link"])
def test_a_place_that_cannot_be_replaced_is_refused_before_anything_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to("real")
    before = sorted(p.name for p in tmp_path.iterdir())
    done = run("build", "--out", where, "--game", "liars_dice", "--lang", "en", "--no-examples")
    assert done.exit_code == 1
    assert "remedy: name a" in done.output
    assert sorted(p.name for p in tmp_path.iterdir()) == before


def test_a_loop_of_links_is_no_place(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for command in (("docs", "build", "--no-examples", "--out"), ("publish",)):
        done = CliRunner().invoke(cli, [*command, str(tmp_path / "loop" / "x")])
        assert (done.exit_code, "no folder can be made here" in done.output) == (1, True), done.output


@pytest.mark.parametrize("moment", [1, 2])
def test_an_end_between_two_steps_leaves_the_old_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    out, honest, calls = tmp_path / "site", os.rename, []
    with replacing(out, MARK, "somebody") as new:
        (new / "old.txt").write_text("old", encoding="utf-8")

    def rename(*arguments: Any) -> None:
        honest(*arguments)
        calls.append(arguments)
        if len(calls) == moment:
            raise KeyboardInterrupt

    def made() -> None:
        with replacing(out, MARK, "somebody") as new:
            (new / "new.txt").write_text("new", encoding="utf-8")

    monkeypatch.setattr(os, "rename", rename)
    with pytest.raises(KeyboardInterrupt):
        made()
    assert sorted(p.name for p in out.iterdir()) == [MARK, "old.txt" if moment == 1 else "new.txt"]
    assert [p.name for p in tmp_path.iterdir()] == ["site"]


def test_folders_without_rights_go_with_the_old_site(tmp_path: Path) -> None:
    out = tmp_path / "site"
    for name in ("one", "two"):
        with replacing(out, MARK, "somebody") as new:
            (new / "en").mkdir()
            (new / "en" / name).write_text(name, encoding="utf-8")
        (out / "en").chmod(0o555)
    assert [p.name for p in tmp_path.iterdir()] == ["site"]
    (out / "en").chmod(0o755)
