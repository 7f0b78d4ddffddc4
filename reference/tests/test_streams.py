"""Streams that are closed or full, and paths that are no files: one message, never a traceback, never a wait."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from systems import needs_full

from rulewright.rules.report import render_text
from rulewright.rules.source import Diagnostic, Mark, RulesError
from rulewright.rules.strict_yaml import load_document


def shell(arguments: str, redirected: str) -> subprocess.CompletedProcess[str]:
    command = f'"{sys.executable}" -m rulewright.cli.main {arguments} {redirected}'
    return subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)


@needs_full
@pytest.mark.parametrize("arguments", ["--version", "--help", "games", "explain RW100"])
def test_output_that_cannot_be_written_is_one_message_and_status_1(arguments: str) -> None:
    done = shell(arguments, ">/dev/full")
    assert (done.returncode, done.stderr) == (
        1,
        "Error: the output cannot be written: No space left on device\n",
    )
    assert shell(arguments, ">/dev/full 2>/dev/full").returncode == 1


@needs_full
@pytest.mark.parametrize("redirected", [">&-", "2>&-", "<&-", "<&- >&- 2>&-", "2>/dev/full"])
@pytest.mark.parametrize(("arguments", "status"), [("games", 0), ("check no/such/path", 2)])
def test_a_closed_stream_changes_no_status(arguments: str, status: int, redirected: str) -> None:
    done = shell(arguments, redirected)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert "internal" not in done.stderr


def special(folder: Path, name: str) -> Path:
    if name != "pipe":
        return Path(name)
    os.mkfifo(folder / name)
    return folder / name


@needs_full
@pytest.mark.parametrize(
    ("name", "kind"), [("pipe", "pipe"), ("/dev/zero", "device"), ("/dev/null", "device")]
)
def test_what_is_no_regular_file_is_not_opened(tmp_path: Path, name: str, kind: str) -> None:
    path = special(tmp_path, name)
    with pytest.raises(RulesError) as caught:
        load_document(path)
    (found,) = caught.value.diagnostics
    assert (found.code, found.message) == (
        "RW102",
        f"the file cannot be read: it is a {kind}, not a regular file",
    )
    assert found.hint == "write its content to a .yaml file and name that"
    # Nor is it read to show its line.
    assert render_text([found]).startswith(f"{path}:1:1: error[RW102]: ")


def test_of_a_large_file_only_the_beginning_is_read_to_show_a_line(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.write(b"first: 1\n")
        file.truncate(1 << 40)
    assert "\n  first: 1\n" in render_text([Diagnostic("RW103", "m", Mark(str(path), 1, 1))])
