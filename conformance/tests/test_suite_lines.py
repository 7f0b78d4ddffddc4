"""Lines are read whole, in time and within bounds, with and without a thread."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import IO

import pytest

from rulewright_conformance.lines import MAX_LINE, End, Lines, PolledLines, ThreadedLines


@pytest.fixture(params=[PolledLines, ThreadedLines])
def pipe(request: pytest.FixtureRequest) -> Iterator[tuple[Lines, IO[bytes]]]:
    """A reader and the end of the pipe that it reads."""
    source, target = os.pipe()
    reader = os.fdopen(source, "rb", buffering=0)
    writer = os.fdopen(target, "wb", buffering=0)
    yield request.param(reader), writer
    with suppress(OSError):
        writer.close()


def test_lines_come_one_by_one(pipe: tuple[Lines, IO[bytes]]) -> None:
    lines, writer = pipe
    assert lines.next(0.01) is None
    assert not lines.waiting()
    writer.write(b"one\n\ntwo\nthr")
    assert [lines.next(1.0) for _ in range(3)] == [b"one", b"", b"two"]
    assert lines.next(0.01) is None
    writer.write(b"ee\n")
    assert lines.next(1.0) == b"three"


def test_a_line_that_waits_is_seen(pipe: tuple[Lines, IO[bytes]]) -> None:
    lines, writer = pipe
    writer.write(b"one\ntwo\n")
    assert lines.next(1.0) == b"one"
    assert lines.waiting()
    assert lines.next(1.0) == b"two"
    assert not lines.waiting()


def test_after_the_end_there_is_only_the_end(pipe: tuple[Lines, IO[bytes]]) -> None:
    lines, writer = pipe
    writer.write(b"one\nhalf")
    writer.close()
    assert lines.next(1.0) == b"one"
    for _ in range(2):
        end = lines.next(1.0)
        assert isinstance(end, End)
        assert (end.why, end.rest) == ("end", b"half")
    assert not lines.waiting()


@pytest.mark.parametrize("ending", [b"", b"\n"])
def test_a_line_that_is_too_long_is_not_kept(pipe: tuple[Lines, IO[bytes]], ending: bytes) -> None:
    lines, writer = pipe

    def write() -> None:
        with suppress(OSError):
            writer.write(b"x" * (MAX_LINE + 1) + ending)

    threading.Thread(target=write, daemon=True).start()
    end = lines.next(5.0)
    assert isinstance(end, End)
    assert end.why == "a line is longer than 1048576 bytes"


def test_the_longest_line_is_taken(pipe: tuple[Lines, IO[bytes]]) -> None:
    lines, writer = pipe
    threading.Thread(target=lambda: writer.write(b"x" * MAX_LINE), daemon=True).start()
    assert lines.next(0.5) is None
    writer.write(b"\n")
    assert lines.next(5.0) == b"x" * MAX_LINE


def test_a_line_that_trickles_does_not_stop_the_clock(pipe: tuple[Lines, IO[bytes]]) -> None:
    lines, writer = pipe
    ended = threading.Event()

    def trickle() -> None:
        with suppress(OSError):
            while not ended.wait(0.02):
                writer.write(b"x")

    threading.Thread(target=trickle, daemon=True).start()
    start = time.monotonic()
    assert lines.next(0.2) is None
    assert time.monotonic() - start < 1.0
    ended.set()
