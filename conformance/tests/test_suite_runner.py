"""Many runs over several engines: the same results for any number of jobs, and an orderly end in any case."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pebbles_words import LANGUAGE, animal, write_scenario

from rulewright_conformance.failures import CannotStart, EngineBroken
from rulewright_conformance.process import EngineProcess, split_command
from rulewright_conformance.runner import MAX_ORDERS, Options, orders_of, run_all
from rulewright_conformance.scenarios import load_runs

GOOD = "steps:\n  - seat: a\n    move: take 1"


def many(folder: Path, count: int = 12) -> None:
    """Scenarios of which every third fails."""
    for number in range(count):
        heap = 8 if number % 3 == 0 else 9
        write_scenario(folder, f"n{number:02}", f"{GOOD}\nexpect: {{state: {{game: {{heap: {heap}}}}}}}")


@pytest.mark.parametrize("name", ["pebbles", "crashes_in_a_step", "falls_silent"])
def test_results_are_the_same_for_any_number_of_jobs(tmp_path: Path, name: str) -> None:
    many(tmp_path, 12 if name == "pebbles" else 3)
    runs = load_runs([tmp_path], LANGUAGE)
    # What comes second in a process that counts its moves depends on the process, so each gets its own.
    options = {"command": animal(name), "timeout": 0.3 if name == "falls_silent" else 5.0}
    single = run_all(runs, Options(jobs=1, **options), LANGUAGE)
    double = run_all(runs, Options(jobs=3, **options), LANGUAGE)
    assert [result.run.name for result in single.results] == [run.name for run in runs]
    if name == "crashes_in_a_step":
        return
    assert single.results == double.results


def test_exitfirst_ends_with_the_first_failure_whatever_the_jobs(tmp_path: Path) -> None:
    many(tmp_path)
    runs = load_runs([tmp_path], LANGUAGE)[1:]
    for jobs in (1, 3):
        found = run_all(runs, Options(command=animal("pebbles"), jobs=jobs, exitfirst=True), LANGUAGE)
        assert [result.status for result in found.results] == ["pass", "pass", "fail"]


def test_an_engine_that_cannot_be_greeted_is_tried_once(tmp_path: Path) -> None:
    many(tmp_path, 3)
    found = run_all(load_runs([tmp_path], LANGUAGE), Options(command=animal("exits_at_once")), LANGUAGE)
    assert found.handshake is None
    assert found.trouble == "at 'hello': the engine ended (exit status 3)"
    assert [result.status for result in found.results] == ["crash"] * 3
    assert [result.log for result in found.results] == ["no licence found\n", "", ""]


def test_a_fault_of_the_runner_is_untestable_and_ends_nobody_elses_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many(tmp_path, 3)
    runs = load_runs([tmp_path], LANGUAGE)

    def broken(*arguments: object) -> object:
        if arguments[0] is runs[1]:
            raise ValueError("a slip")
        return real(*arguments)

    from rulewright_conformance import runner

    real = runner.play
    monkeypatch.setattr(runner, "play", broken)
    found = run_all(runs, Options(command=animal("pebbles")), LANGUAGE)
    assert [result.status for result in found.results] == ["fail", "untestable", "pass"]
    assert found.results[1].message == "the runner failed: ValueError: a slip"


def test_a_message_that_would_be_invalid_is_our_fault(tmp_path: Path) -> None:
    from dataclasses import replace

    (run,) = load_runs([write_scenario(tmp_path, "one", GOOD)], LANGUAGE)
    wrong = replace(run, setup={**run.setup, "mood": "good"})
    found = run_all([wrong], Options(command=animal("pebbles")), LANGUAGE)
    assert [result.status for result in found.results] == ["untestable"]
    assert "about to send an invalid 'setup': unknown field 'mood'" in found.results[0].message


def test_all_orders_of_answers_together_are_tried_up_to_a_limit(tmp_path: Path) -> None:
    together = "  - together: {a: vote aye, b: vote aye, c: vote aye}\n"
    (run,) = load_runs([write_scenario(tmp_path, "one", "steps:\n" + together * 3)], LANGUAGE)
    assert list(orders_of(run, permute=False)) == [{}]
    orders = list(orders_of(run, permute=True))
    assert len(orders) == MAX_ORDERS
    assert orders[0] == {1: ("a", "b", "c"), 2: ("a", "b", "c"), 3: ("a", "b", "c")}
    assert len({json.dumps(each) for each in orders}) == MAX_ORDERS


def test_transcripts_hold_every_message(tmp_path: Path) -> None:
    many(tmp_path, 1)
    runs = load_runs([tmp_path], LANGUAGE)
    folder = tmp_path / "out"
    folder.mkdir()
    run_all(runs, Options(command=animal("pebbles"), transcript=folder), LANGUAGE)
    lines = (folder / "pebbles.topic.n00.jsonl").read_text(encoding="ascii").splitlines()
    messages = [json.loads(line) for line in lines]
    assert [next(iter(message)) for message in messages] == ["sent", "received"] * (len(messages) // 2)
    assert [each["sent"]["cmd"] for each in messages[::2]][:3] == ["setup", "act", "view"]


def test_commands_are_split_as_a_shell_would() -> None:
    assert split_command("node 'my engine.js' --fast") == ["node", "my engine.js", "--fast"]
    for text, message in (("", "the command is empty"), ("a 'b", "cannot be split into words")):
        with pytest.raises(CannotStart, match=message):
            split_command(text)


def test_an_engine_that_does_not_read_times_out() -> None:
    deaf = EngineProcess([sys.executable, "-c", "import time; time.sleep(60)"])
    try:
        with pytest.raises(EngineBroken) as caught:
            deaf.write(b"x" * 1_000_000 + b"\n", 0.2)
        assert caught.value.status == "timeout"
        assert str(caught.value) == "the engine did not read the message within 0.2 s"
    finally:
        deaf.kill()


def test_an_endless_log_neither_blocks_nor_grows() -> None:
    script = "import sys\nwhile True: sys.stderr.write('x' * 100000)"
    noisy = EngineProcess([sys.executable, "-c", script])
    try:
        deadline = time.monotonic() + 5
        while noisy.log_position() < 1_000_000:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert len(noisy.log_since(0)) == 64 * 1024
    finally:
        noisy.kill()


def test_ctrl_c_writes_the_partial_report_and_ends_the_engines(tmp_path: Path) -> None:
    many(tmp_path, 4)
    report = tmp_path / "report.jsonl"
    # Under a shell that ignores Ctrl-C for what runs in the background, the runner would ignore it too.
    script = f"""
import signal
import sys
from pathlib import Path
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.path.insert(0, {str(Path(__file__).parent)!r})
from pebbles_words import LANGUAGE
from rulewright_conformance.suite import Request, verify
request = Request(paths=(Path({str(tmp_path / "scenarios")!r}),), engine=sys.argv[1], json={str(report)!r})
sys.exit(verify(request, LANGUAGE))
"""
    silent = tmp_path / "silent"
    engine = " ".join(animal("falls_silent", str(silent)))
    runner = subprocess.Popen([sys.executable, "-c", script, engine], stdout=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 30
    while not silent.exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    runner.send_signal(signal.SIGINT)
    output, _ = runner.communicate(timeout=10)
    assert runner.returncode == 130
    assert output.splitlines()[-2:] == ["interrupted; this is what was done until then", "0 passed, 0 failed"]
    records = [json.loads(line) for line in report.read_text(encoding="ascii").splitlines()]
    assert [record["record"] for record in records] == ["header", "footer"]
    assert records[-1]["interrupted"] is True
    assert records[-1]["exit"] == 130


def test_progress_is_shown_on_a_terminal_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulewright_conformance import suite

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    show = suite._progress()
    show(1, 2)
    show(0, 0)
    assert screen.getvalue() == "\r\x1b[K1/2\r\x1b[K"
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    suite._progress()(1, 2)
    assert pipe.getvalue() == ""
