"""Let the signals that end a program end a run as Ctrl-C does: engines killed, what was done reported."""

from __future__ import annotations

import signal
import sys
import threading
from types import FrameType, TracebackType
from typing import Any

from rulewright_conformance.verdict import EXIT_INTERRUPTED

_NAMES = ("SIGTERM", "SIGHUP")


class Ended(KeyboardInterrupt):
    """A class of its own: Python may end itself by `SIGINT` at exit once it has seen the other one."""


class Ending:
    """While this is entered, `SIGTERM` and `SIGHUP` raise `Ended`, a `KeyboardInterrupt`, once.

    Signals that are ignored (`nohup`) or handled by somebody else are left alone, and all are in a thread.
    """

    def __init__(self) -> None:
        self._came: int | None = None
        self._before: dict[int, Any] = {}

    def status(self, code: int) -> int:
        """The exit status in place of that of Ctrl-C: 128 and the number of the signal, if one came."""
        return code if self._came is None or code != EXIT_INTERRUPTED else 128 + self._came

    def __enter__(self) -> Ending:
        numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
        if threading.current_thread() is not threading.main_thread():
            return self
        for number in numbers:
            if signal.getsignal(number) is signal.SIG_DFL:
                self._before[number] = signal.signal(number, self._take)
        return self

    def _take(self, number: int, _frame: FrameType | None) -> None:
        # Engines are being ended after the first; a second must not leave some of them behind.
        if self._came is None:
            self._came = number
            raise Ended

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        if kind is not None and issubclass(kind, KeyboardInterrupt) and self._came is not None:
            print("interrupted", file=sys.stderr)
            raise SystemExit(128 + self._came) from None
