"""How much of a bare round trip is left when the runner does its work: play, look, validate both sides.

    python conformance/benchmarks/roundtrip.py [PATH…] [--engine CMD] [--repeat N]

First the scenarios run once against an engine (default: the reference engine) and its answers are recorded.
Then, alternating, three things are timed:

    echo    the recorded messages as bare JSON lines, to a process that sends each line back
    bare    the same, to an engine that only replays the recorded answers, which are longer
    runner  the runner itself against that replaying engine

The ratio of the last two is what matters: how much of the time is pipe and JSON, which no runner avoids.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rulewright.data import data_path
from rulewright_conformance.language import bundled_language
from rulewright_conformance.model import Run
from rulewright_conformance.process import split_command
from rulewright_conformance.runner import Options, run_all
from rulewright_conformance.scenarios import load_runs
from rulewright_conformance.suite import REFERENCE
from rulewright_conformance.transcript import transcript_path

Exchanged = tuple[dict[str, object], dict[str, object]]

ECHO = """
import sys
out = sys.stdout.buffer
for line in sys.stdin.buffer:
    out.write(line)
    out.flush()
"""

# Answers in the order of the recording, with the number of the message put in; nothing is understood.
REPLAY = """
import sys
hello, bye, *answers = open(sys.argv[1], "rb").read().splitlines(keepends=True)
out, place = sys.stdout.buffer, 0
for line in sys.stdin.buffer:
    start = line.index(b'"seq":"') + 7
    seq = line[start : line.index(b'"', start)]
    if line.startswith(b'{"cmd":"hello"'):
        answer = hello
    elif line.startswith(b'{"cmd":"bye"'):
        answer = bye
    else:
        answer = answers[place]
        place += 1
    out.write(b'{"seq":"' + seq + b'",' + answer)
    out.flush()
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Record, measure, print."""
    parser = argparse.ArgumentParser(description="Bare round trips against those of the runner.")
    parser.add_argument("paths", nargs="*", type=Path, help="Scenarios. Default: the bundled ones.")
    parser.add_argument("--engine", help="Command of the engine to record. Default: the reference engine.")
    parser.add_argument("--repeat", type=int, default=5, help="How often each is timed; the best counts.")
    parser.add_argument("--least", type=int, default=3000, help="Least number of messages timed at once.")
    chosen = parser.parse_args(arguments)
    command = REFERENCE if chosen.engine is None else tuple(split_command(chosen.engine))
    runs = list(load_runs(chosen.paths or [data_path("scenarios")], bundled_language()))
    with tempfile.TemporaryDirectory() as folder:
        measure(runs, command, Path(folder), chosen.repeat, chosen.least)


def measure(runs: list[Run], command: tuple[str, ...], folder: Path, repeat: int, least: int) -> None:
    """Time both, alternating, so that a busy moment of the machine meets both alike."""
    messages, hello = record(runs, command, folder)
    times = -(-least // len(messages))
    runs, messages = runs * times, messages * times
    tape = folder / "answers"
    write_tape(tape, hello, messages)
    replay = (sys.executable, "-c", REPLAY, str(tape))
    timed: dict[str, list[float]] = {"echo": [], "bare": [], "runner": []}
    sent = [message for message, _ in messages]
    for _ in range(repeat):
        timed["echo"].append(time_bare(sent, (sys.executable, "-c", ECHO)))
        timed["bare"].append(time_bare(sent, replay))
        timed["runner"].append(time_runner(runs, replay))
    best = {name: min(seconds) / len(messages) * 1e6 for name, seconds in timed.items()}
    print(f"{len(messages)} messages in {len(runs)} runs, best of {repeat}")
    for name, microseconds in best.items():
        print(f"{name:<8}{microseconds:7.1f} µs a message")
    print(f"bare / runner {best['bare'] / best['runner']:.2f}")


def record(
    runs: list[Run], command: tuple[str, ...], folder: Path
) -> tuple[list[Exchanged], dict[str, object]]:
    """Every message of the runs with its answer, and the answer to `hello`."""
    outcome = run_all(runs, Options(command=command, transcript=folder), bundled_language())
    if outcome.handshake is None:
        sys.exit(outcome.trouble)
    bad = [result for result in outcome.results if result.status not in ("pass", "not-applicable")]
    if bad:
        sys.exit(f"{len(bad)} scenarios do not pass, the first is {bad[0].run.name}: {bad[0].message}")
    runs[:] = [result.run for result in outcome.results if result.status == "pass"]
    if not runs:
        sys.exit("no scenario applies to this engine")
    messages = []
    for run in runs:
        lines = transcript_path(folder, run.name).read_text(encoding="ascii").splitlines()
        pairs = [json.loads(line) for line in lines]
        messages += [(pairs[i]["sent"], pairs[i + 1]["received"]) for i in range(0, len(pairs), 2)]
    hello: dict[str, object] = {
        "protocol": 1,
        "engine": outcome.handshake.engine,
        "games": outcome.handshake.games,
    }
    return messages, hello


def write_tape(tape: Path, hello: dict[str, object], messages: list[Exchanged]) -> None:
    """What the replaying engine reads: one answer a line, without its number and the first brace."""
    answers: list[dict[str, object]] = [hello, {"ok": True}, *(answer for _, answer in messages)]
    lines = []
    for answer in answers:
        rest = {key: value for key, value in answer.items() if key != "seq"}
        lines.append(json.dumps(rest, separators=(",", ":"))[1:])
    tape.write_text("\n".join(lines) + "\n", encoding="ascii")


def time_bare(messages: list[dict[str, object]], command: tuple[str, ...]) -> float:
    """Seconds for sending each message as JSON and reading JSON back, and nothing else."""
    echo = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    assert echo.stdin is not None
    assert echo.stdout is not None
    target, source = echo.stdin.fileno(), echo.stdout.fileno()
    os.write(target, b'{"cmd":"hello","seq":"h"}\n')
    os.read(source, 65536)
    encode = json.JSONEncoder(separators=(",", ":")).encode
    start = time.perf_counter()
    for message in messages:
        os.write(target, (encode(message) + "\n").encode())
        answer = os.read(source, 65536)
        while not answer.endswith(b"\n"):
            answer += os.read(source, 65536)
        json.loads(answer)
    seconds = time.perf_counter() - start
    echo.stdin.close()
    echo.wait()
    return seconds


def time_runner(runs: list[Run], command: tuple[str, ...]) -> float:
    """Seconds for the same messages with the runner, without the start of the process."""
    language = bundled_language()
    results = run_all(runs, Options(command=command), language).results
    if any(result.status != "pass" for result in results):
        sys.exit(f"the replay differs: {next(each.message for each in results if each.status != 'pass')}")
    return sum(result.seconds for result in results)


if __name__ == "__main__":
    main()
