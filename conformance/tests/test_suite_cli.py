"""The commands `verify` and `coverage`, as they are typed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

RULEWRIGHT = [sys.executable, "-m", "rulewright.cli.main"]


def typed(*arguments: str) -> tuple[int, str, str]:
    """Run a command; exit status, standard output and standard error."""
    done = subprocess.run([*RULEWRIGHT, *arguments], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["verify", "--game", "liars_dic"],
            "Error: there is no game 'liars_dic'; did you mean 'liars_dice'?\n",
        ),
        (
            ["verify", "--game", "liars_dice", "--mode", "perduo"],
            "there is no mode 'perduo'; did you mean 'perudo'?\n",
        ),
        (["verify", "--jobs", "0"], "Error: Invalid value for '--jobs': 0 is not in the range 1<=x<=256.\n"),
        (
            ["verify", "--engine", "no-such-engine", "PATH"],
            "Error: the command 'no-such-engine' was not found\n",
        ),
        (["verify", "no-such-path"], "Error: there is no 'no-such-path'\n"),
        (
            ["coverage", "--game", "liars_dic"],
            "Error: there is no game 'liars_dic'; did you mean 'liars_dice'?\n",
        ),
    ],
)
def test_wrong_usage_is_one_message_and_status_2(tmp_path: Path, arguments: list[str], message: str) -> None:
    own = write(tmp_path)
    status, output, error = typed(*(str(own) if word == "PATH" else word for word in arguments))
    assert (status, output) == (2, "")
    assert error.endswith(message)
    assert "Traceback" not in error


def write(folder: Path) -> Path:
    """A scenario of one's own."""
    path = folder / "opening.yaml"
    lines = [
        "id: liars_dice.bids.opening",
        "title: The first bid may be low",
        "game: liars_dice",
        "seats: [a, b]",
        "position:",
        "  at: bidding",
        "  game: {turn: a}",
        "steps:",
        "  - seat: a",
        "    move: bid 1 2",
        "expect:",
        "  state: {game: {quantity: 1, face: 2, turn: b}}",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_a_scenario_of_ones_own_runs_against_the_reference_engine(tmp_path: Path) -> None:
    status, output, error = typed("verify", str(write(tmp_path)))
    assert (status, output.splitlines()[-1]) == (0, "1 passed, 0 failed"), output + error
    assert error == ""


def test_the_example_of_the_page_on_scenarios_is_valid_and_passes(tmp_path: Path) -> None:
    page = (Path(__file__).parents[1] / "SCENARIOS.md").read_text(encoding="utf-8")
    example = page.partition("```yaml\n")[2].partition("```")[0]
    name = example.partition("\nid: ")[2].partition("\n")[0]
    path = tmp_path.joinpath("scenarios", *name.split(".")).with_suffix(".yaml")
    path.parent.mkdir(parents=True)
    path.write_text(example, encoding="utf-8")
    status, output, error = typed("check", str(path))
    assert status == 0, output + error
    status, output, error = typed("verify", str(path))
    assert (status, output.splitlines()[-1]) == (0, "2 passed, 0 failed"), output + error


def test_names_are_listed(tmp_path: Path) -> None:
    status, output, _ = typed("verify", "--list", str(write(tmp_path)))
    assert (status, output) == (0, "liars_dice.bids.opening\n")


def test_a_scenario_that_is_wrong_is_shown_with_its_line(tmp_path: Path) -> None:
    path = write(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("bid 1 2", "bidd 1 2"), encoding="utf-8")
    status, output, error = typed("verify", str(path))
    assert (status, output) == (1, "")
    assert "opening.yaml:10:11: error[RW510]: there is no move 'bidd'" in error


def test_a_reader_that_goes_away_is_no_crash(tmp_path: Path) -> None:
    command = subprocess.Popen(
        [*RULEWRIGHT, "verify", str(write(tmp_path))], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert command.stdout is not None
    command.stdout.close()
    assert command.stderr is not None
    error = command.stderr.read().decode()
    command.stderr.close()
    assert command.wait(30) == 1
    assert "Traceback" not in error


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["PATH", "--json", "PATH"], "--json 'opening.yaml' would be written over a scenario"),
        (["PATH", "--junit", "link"], "--junit 'link' would be written over a scenario"),
        ([".", "--json", "other/../new.yaml"], "would be written over a scenario"),
        (["PATH", "--json", "r", "--junit", "./r"], "--junit and --json name the same file 'r'"),
        (["PATH", "--json", "b", "--baseline", "./b"], "--json and --baseline name the same file 'b'"),
        (
            ["PATH", "--transcript", "t", "--json", "t/liars_dice.bids.opening.jsonl"],
            "--json and --transcript name the same file",
        ),
        (["PATH", "--timeout", "nan"], "nan is no number of seconds"),
        (["a" * 5000], "(5000 characters)'"),
    ],
)
def test_no_report_is_written_over_what_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str
) -> None:
    own = write(tmp_path)
    before = own.read_bytes()
    (tmp_path / "link").symlink_to(own)
    monkeypatch.chdir(tmp_path)
    status, output, error = typed("verify", *(own.name if word == "PATH" else word for word in arguments))
    assert (status, output) == (2, "")
    assert message in error
    assert own.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
@pytest.mark.parametrize("option", ["--json", "--junit"])
def test_a_report_that_cannot_be_written_leaves_the_summary(tmp_path: Path, option: str) -> None:
    status, output, error = typed("verify", str(write(tmp_path)), option, "/dev/full")
    assert (status, output.splitlines()[-1]) == (1, "1 passed, 0 failed")
    assert error == "Error: the report '/dev/full' cannot be written: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_ends_the_engines_and_reports_what_was_done(
    tmp_path: Path, number: signal.Signals, status: int
) -> None:
    engine = tmp_path / "engine.py"
    engine.write_text(
        "import os, pathlib, signal, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        f"new = pathlib.Path({str(tmp_path / 'new')!r})\n"
        "new.write_text(str(os.getpid()))\n"
        f"new.rename({str(tmp_path / 'pid')!r})\n"
        "time.sleep(60)\n",
        encoding="utf-8",
    )
    command = [*RULEWRIGHT, "verify", str(write(tmp_path)), "--engine", f"{sys.executable} {engine}"]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # What started the tests may have told them to ignore it (nohup); the command then rightly does too.
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    for _ in range(600):
        if (tmp_path / "pid").exists():
            break
        time.sleep(0.05)
    running.send_signal(number)
    output, error = running.communicate(timeout=30)
    told = "interrupted; this is what was done until then"
    assert (running.returncode, output, error) == (status, f"\n{told}\n0 passed, 0 failed\n", "")
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
