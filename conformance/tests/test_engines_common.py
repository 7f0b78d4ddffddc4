"""What the tests of the bundled engines share: run the suite against one, and talk to one line by line."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rulewright_conformance.schemas import violations
from rulewright_conformance.wire import definition

ENGINES = Path(__file__).resolve().parents[1] / "engines"
MINIMAL_PYTHON = (sys.executable, str(ENGINES / "minimal" / "engine.py"))
MINIMAL_NODE = ("node", str(ENGINES / "minimal" / "engine.js"))
NODE = ("node", str(ENGINES / "node_liars_dice" / "engine.js"))


def verify(command: Sequence[str], *options: str) -> subprocess.CompletedProcess[str]:
    """`rulewright verify` of Liar's Dice against this engine."""
    words = [sys.executable, "-m", "rulewright.cli.main", "verify", "--game", "liars_dice"]
    words += ["--engine", shlex.join(command), *options]
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)


def textarena_python(folder: Path, requirements: Path) -> str:
    """A Python that has TextArena: the one named by RULEWRIGHT_TEXTARENA_PYTHON, else one made in the folder."""
    given = os.environ.get("RULEWRIGHT_TEXTARENA_PYTHON")
    if given:
        return given
    venv.create(folder, with_pip=True)
    made = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    install = [made, "-m", "pip", "install", "--quiet", "-r", requirements]
    subprocess.run(install, check=True, timeout=600)
    return str(made)


def count(done: subprocess.CompletedProcess[str], word: str) -> int:
    """The number before a word in the last lines of a report: `52 passed, 0 failed`."""
    found = re.findall(rf"(\d+) {word}", done.stdout)
    assert found, done.stdout + done.stderr
    return int(found[-1])


def talk(command: Sequence[str], lines: Sequence[bytes]) -> tuple[list[dict[str, Any]], int]:
    """The answers to these lines, each held to the schema, and the exit status."""
    done = subprocess.run(command, input=b"".join(lines), capture_output=True, check=False, timeout=60)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines), done.stdout + done.stderr
    for line, answer in zip(lines, answers, strict=True):
        found = violations("wire", answer, definition(_command(line), answer))
        assert not found, (line, answer, found)
    return answers, done.returncode


def _command(line: bytes) -> str:
    try:
        cmd = json.loads(line)["cmd"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return ""
    return cmd if isinstance(cmd, str) else ""


def encode(message: Any) -> bytes:
    """One line of the wire."""
    return json.dumps(message).encode() + b"\n"


SETUP = {"cmd": "setup", "seq": "s", "game": "liars_dice", "mode": "standard", "seats": ["a", "b"]}

# Lines that are no messages; what can be read of `seq` stands beside.
GARBAGE: list[tuple[bytes, str | None]] = [
    (b"garbage\n", None),
    (b"\n", None),
    (b"\xff\xfe\n", None),
    (b"[" * 5000 + b"\n", None),
    (encode([]), None),
    (encode(None), None),
    (encode(5), None),
    (encode("hello"), None),
    (encode({}), None),
    (encode({"cmd": "hello", "protocol": 1}), None),
    (encode({"cmd": "hello", "protocol": 1, "seq": 5}), None),
    (encode({"cmd": "hello", "protocol": 1, "seq": ""}), None),
    (encode({"seq": "no cmd"}), "no cmd"),
    (encode({"cmd": "jump", "seq": "1"}), "1"),
    (encode({"cmd": 5, "seq": "2"}), "2"),
    (encode({"cmd": ["act"], "seq": "3"}), "3"),
    (encode({"cmd": "setup", "seq": "4"}), "4"),
    (encode({**SETUP, "seq": "5", "seats": 7}), "5"),
    (encode({**SETUP, "seq": "6", "seats": []}), "6"),
    (encode({**SETUP, "seq": "7", "seats": [1, 2]}), "7"),
    (encode({**SETUP, "seq": "8", "position": "bidding"}), "8"),
    (encode({**SETUP, "seq": "9", "position": {"at": "bidding", "game": []}}), "9"),
    (encode({**SETUP, "seq": "10", "rulings": {"ones_rank": ["high"]}}), "10"),
    (encode({"cmd": "act", "seq": "11", "seat": 5, "ask": [], "id": {}, "move": 3}), "11"),
    (encode({"cmd": "check", "seq": "12"}), "12"),
    (encode({"cmd": "view", "seq": "13", "seat": {}}), "13"),
]


def answers_garbage(command: Sequence[str], setup: dict[str, Any] = SETUP) -> dict[str, Any]:
    """Every line gets one valid line, with and without a table; the engine still plays, and ends with 0.

    The view of one player in a table of that setup is returned.
    """
    lines = [line for line, _ in GARBAGE]
    start, bye = encode({**setup, "seq": "start"}), encode({"cmd": "bye", "seq": "bye"})
    view = encode({"cmd": "view", "seq": "v", "seat": "a"})
    answers, status = talk(command, [*lines, start, view, *lines, start, view, bye])
    assert status == 0
    for (line, seq), answer in zip(GARBAGE, answers, strict=False):
        assert seq is None or answer["seq"] == seq, (line, answer)
        if line != encode({"cmd": "hello", "protocol": 1, "seq": ""}):
            assert "refused" in answer or "errored" in answer, (line, answer)
    assert [answer["seq"] for answer in answers[-3:]] == ["start", "v", "bye"]
    assert answers[-3]["ok"] is True
    assert answers[-2]["view"]["seat"] == "a"
    assert answers[-1] == {"seq": "bye", "ok": True}
    view_of_a: dict[str, Any] = answers[-2]["view"]
    return view_of_a
