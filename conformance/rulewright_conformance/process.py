"""Run an engine as a child process and exchange single lines with it, whatever it does.

Bounded in every direction: a line that never ends, output that never ends, a log that never ends and an
engine that never reads cost neither memory nor time beyond the limits here and in `lines`.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Any

from rulewright_conformance.failures import CannotStart, EngineBroken
from rulewright_conformance.lines import End, Lines, lines_of

MAX_LOG = 64 * 1024
_CHUNK = 64 * 1024
# How long what is on its way in the pipe of the log is waited for, in seconds.
_GRACE = 0.02
# How often a waiting runner looks whether the engine still lives, in seconds.
_GLANCE = 0.2
# A pipe holds at least this much on every system we know, so that such a write cannot block for long.
_WRITES_AT_ONCE = 4096


def split_command(text: str) -> list[str]:
    """Split a command line as a shell would, without running one. Raises `CannotStart` if it cannot be."""
    try:
        words = shlex.split(text, posix=os.name == "posix")
    except ValueError as error:
        raise CannotStart(f"the command {text!r} cannot be split into words: {error}") from None
    if not words:
        raise CannotStart("the command is empty")
    return words


class EngineProcess:
    """A started engine. Use `write` and `read` in turn, and `kill` at the end."""

    def __init__(self, command: Sequence[str], what: str = "the engine") -> None:
        """Start the command, which messages call `what`. Raises `CannotStart` if the system cannot."""
        self._what = what
        try:
            self._child = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # Its own session: Ctrl-C reaches only the runner, and its children can be ended with it.
                start_new_session=True,
            )
        except FileNotFoundError:
            raise CannotStart(f"the command '{command[0]}' was not found") from None
        except PermissionError:
            raise CannotStart(f"the command '{command[0]}' may not be executed") from None
        except (OSError, ValueError) as error:
            raise CannotStart(f"the command '{command[0]}' cannot be started: {error}") from None
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        assert self._child.stderr is not None
        self._stdin: IO[bytes] = self._child.stdin
        self._lines: Lines = lines_of(self._child.stdout)
        self._log = bytearray()
        self._logged = 0
        self._log_lock = threading.Lock()
        self._log_reader = _thread(self._read_log, self._child.stderr)

    def write(self, line: bytes, timeout: float) -> None:
        """Send one line. Raises `EngineBroken` if the engine is gone or does not read."""
        if len(line) <= _WRITES_AT_ONCE:
            self._send(line)
            return
        trouble: list[EngineBroken] = []

        def send() -> None:
            try:
                self._send(line)
            except EngineBroken as error:
                trouble.append(error)

        writer = _thread(send)
        writer.join(timeout)
        if writer.is_alive():
            raise EngineBroken("timeout", f"{self._what} did not read the message within {timeout:g} s")
        if trouble:
            raise trouble[0]

    def _send(self, line: bytes) -> None:
        try:
            rest = memoryview(line)
            while rest:
                rest = rest[self._stdin.write(rest) :]
        except (OSError, ValueError):
            status = self._wait(0.5)
            if status is None:
                raise EngineBroken("protocol", f"{self._what} closed its standard input") from None
            raise EngineBroken("crash", f"{self._what} ended ({_status(status)})") from None

    def read(self, timeout: float) -> bytes:
        """The next line, without its end. Raises `EngineBroken` if there will be none."""
        deadline = monotonic() + timeout
        line = self._lines.next(min(timeout, _GLANCE))
        while line is None:
            # A child of a dead engine may hold the pipe open, so that its end never comes.
            status = self._child.poll()
            if status is not None and (line := self._lines.next(_GLANCE)) is None:
                raise EngineBroken("crash", f"{self._what} ended ({_status(status)})")
            left = deadline - monotonic()
            if line is None and left <= 0:
                raise EngineBroken("timeout", f"no answer within {timeout:g} s")
            if line is None:
                line = self._lines.next(min(left, _GLANCE))
        if isinstance(line, End):
            raise self._explain(line)
        return line

    def unread(self) -> bool:
        """Whether there are lines that nobody asked for."""
        return self._lines.waiting()

    def _explain(self, end: End) -> EngineBroken:
        if end.why == "flood":
            return EngineBroken("protocol", f"{self._what} prints more than one line for a message")
        if end.why != "end":
            return EngineBroken("protocol", end.why)
        half = f" in the middle of a line: {shorten(end.rest)}" if end.rest else ""
        status = self._wait(0.5)
        if status is None:
            return EngineBroken("protocol", f"{self._what} closed its standard output{half}")
        return EngineBroken("crash", f"{self._what} ended ({_status(status)}){half}")

    def _wait(self, seconds: float) -> int | None:
        try:
            return self._child.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def wait_end(self, seconds: float) -> int | None:
        """Close the engine's input and wait for its exit status; `None` if it does not end."""
        with suppress(OSError, ValueError):
            self._stdin.close()
        return self._wait(seconds)

    def kill(self) -> None:
        """End the process and the children that it left behind."""
        group = getattr(os, "killpg", None)
        if group is None:
            self._child.kill()
        else:
            # The children keep the group alive even when the engine itself is gone.
            with suppress(ProcessLookupError, PermissionError):
                group(self._child.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        with suppress(OSError, ValueError):
            self._stdin.close()
        self._wait(5.0)

    def log_position(self) -> int:
        """How many bytes of standard error have come so far."""
        return self._logged

    def log_since(self, position: int) -> str:
        """What came on standard error since then (at most the last `MAX_LOG` bytes)."""
        # What was written just before the answer, or before dying, may still be on its way.
        self._log_reader.join(_GRACE if self._child.poll() is None else 0.5)
        with self._log_lock:
            wanted = min(self._logged - position, len(self._log))
            data = bytes(self._log[len(self._log) - wanted :])
        return data.decode("utf-8", "replace")

    def _read_log(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := _read_some(stream):
                with self._log_lock:
                    self._logged += len(chunk)
                    self._log += chunk
                    del self._log[:-MAX_LOG]


def _read_some(stream: IO[bytes]) -> bytes:
    try:
        return stream.read(_CHUNK)
    except (OSError, ValueError):
        return b""


def _thread(target: Any, *arguments: Any) -> threading.Thread:
    thread = threading.Thread(target=target, args=arguments, daemon=True)
    thread.start()
    return thread


def _status(code: int) -> str:
    if code >= 0:
        return f"exit status {code}"
    try:
        return f"killed by {signal.Signals(-code).name}"
    except ValueError:
        return f"killed by signal {-code}"


def shorten(data: bytes, limit: int = 120) -> str:
    """A line as it can be shown: printable ASCII, cut."""
    line = data[: limit + 1].decode("utf-8", "replace")
    # No backslash of the engine's is doubled: elsewhere in a report the same line stands as it came.
    text = re.sub("[^ -~]", lambda found: found[0].encode("unicode_escape").decode("ascii"), line)
    return text if len(text) <= limit else text[:limit] + "…"
