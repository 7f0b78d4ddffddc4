"""What tests of sites share: Chromium, and servers that answer meanwhile."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

_NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """The command that starts Chromium. Without one a test fails: it asks for more than Python."""
    found = next((path for name in _NAMES if (path := shutil.which(name))), None)
    assert found, "there is no Chromium; install the package 'chromium'"
    return found


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def running(server: http.server.ThreadingHTTPServer) -> Iterator[str]:
    """Let a server answer meanwhile; its address, without a slash at its end."""
    with server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def served(folder: Path) -> AbstractContextManager[str]:
    """Serve the files of a folder on this machine, as `running` does."""
    handler = functools.partial(_Quiet, directory=str(folder))
    return running(http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler))
