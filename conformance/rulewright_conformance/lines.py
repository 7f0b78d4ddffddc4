"""Read lines from a pipe with a time limit and without ever holding more than one line that is too long.

Where the system can wait for a pipe (`select.poll`), lines are read when they are asked for. Elsewhere a
thread reads them; that costs a switch of threads for each line, a third of a round trip.
"""

from __future__ import annotations

import os
import select
import threading
from collections import deque
from queue import Empty, SimpleQueue
from time import monotonic
from typing import IO, Any, Protocol

MAX_LINE = 1024 * 1024
MAX_UNREAD = 64
_CHUNK = 64 * 1024


class End:
    """What stands in place of a line when no more will come: why (`end`, `flood`: lines that nobody asked
    for, or a sentence), and the half line before it."""

    def __init__(self, why: str, rest: bytes = b"") -> None:
        self.why = why
        self.rest = rest


class Lines(Protocol):
    """A source of lines."""

    def next(self, seconds: float) -> bytes | End | None:
        """The next line without its end, or `None` if none comes in time. After `End` there is only `End`."""

    def waiting(self) -> bool:
        """Whether a line is there already."""


class Splitter:
    """Cuts chunks into lines. `end` is set as soon as nothing more can come of it."""

    def __init__(self) -> None:
        self.end: End | None = None
        self._pieces: list[bytes] = []
        self._size = 0

    def feed(self, chunk: bytes) -> list[bytes]:
        """The lines that a chunk completes; an empty chunk is the end."""
        if not chunk:
            self.end = End("end", b"".join(self._pieces)[:200])
            return []
        *whole, last = chunk.split(b"\n")
        lines: list[bytes] = []
        for piece in whole:
            if self._size + len(piece) > MAX_LINE:
                self.end = End(f"a line is longer than {MAX_LINE} bytes")
                return lines
            lines.append(b"".join([*self._pieces, piece]) if self._pieces else piece)
            self._pieces, self._size = [], 0
        if last:
            self._pieces.append(last)
            self._size += len(last)
        if self._size > MAX_LINE:
            self.end = End(f"a line is longer than {MAX_LINE} bytes")
        return lines


class PolledLines:
    """Lines of a pipe that the system can wait for."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._number = stream.fileno()
        self._splitter = Splitter()
        self._ready: deque[bytes] = deque()
        self._poll = select.poll()
        self._poll.register(self._number, select.POLLIN)

    def next(self, seconds: float) -> bytes | End | None:
        """See `Lines`."""
        deadline = None
        while not self._ready:
            if self._splitter.end is not None:
                return self._splitter.end
            if deadline is not None:
                seconds = deadline - monotonic()
            if seconds < 0 or not self._poll.poll(seconds * 1000):
                return None
            self._ready.extend(self._splitter.feed(_read(self._number)))
            if not self._ready and deadline is None:
                # Only a line that comes in pieces needs the clock.
                deadline = monotonic() + seconds
        return self._ready.popleft()

    def waiting(self) -> bool:
        """See `Lines`."""
        if not self._ready and self._splitter.end is None and self._poll.poll(0):
            self._ready.extend(self._splitter.feed(_read(self._number)))
        return bool(self._ready)


class ThreadedLines:
    """Lines of any pipe, read by a thread."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._queue: SimpleQueue[bytes | End] = SimpleQueue()
        self._end: End | None = None
        threading.Thread(target=self._work, args=(stream,), daemon=True).start()

    def _work(self, stream: IO[bytes]) -> None:
        splitter = Splitter()
        # Closed here: a number that is closed elsewhere and used again would be read by mistake.
        with stream:
            while splitter.end is None:
                for line in splitter.feed(_read(stream.fileno())):
                    self._queue.put(line)
                if self._queue.qsize() > MAX_UNREAD:
                    splitter.end = End("flood")
        self._queue.put(splitter.end)

    def next(self, seconds: float) -> bytes | End | None:
        """See `Lines`."""
        if self._end is not None:
            return self._end
        try:
            line = self._queue.get(timeout=max(seconds, 0.0))
        except Empty:
            return None
        if isinstance(line, End):
            self._end = line
        return line

    def waiting(self) -> bool:
        """See `Lines`."""
        return self._end is None and not self._queue.empty()


def lines_of(stream: IO[bytes]) -> Lines:
    """The quicker of the two that this system can have."""
    kind: Any = PolledLines if hasattr(select, "poll") else ThreadedLines
    lines: Lines = kind(stream)
    return lines


def _read(number: int) -> bytes:
    try:
        return os.read(number, _CHUNK)
    except OSError:
        return b""
