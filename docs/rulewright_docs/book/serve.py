"""Show a built site on this machine, with nothing but the standard library."""

from __future__ import annotations

import errno
import functools
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from rulewright_docs.book.build import MARK, MISSING
from rulewright_docs.words.errors import TextError

_TYPES = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".md": "text/markdown; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing of those that are there."""

    def guess_type(self, path: Any) -> str:
        """The type of a file; what a system's own table may not know is said here."""
        return _TYPES.get(Path(path).suffix) or super().guess_type(path)

    def send_head(self) -> Any:
        """The head of a file; what can be no path is not found."""
        try:
            return super().send_head()
        except ValueError:
            self.send_error(404)
            return None

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """An error; for a page that is not there the page of the site that says so."""
        page = Path(self.directory) / MISSING
        if code != 404 or not page.is_file():
            super().send_error(code, message, explain)
            return
        self.log_error("code %d, message %s", code, message or "File not found")
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Only what is missing is worth a line, and `log_error` says that."""


class _Server(ThreadingHTTPServer):
    """A server that does not mind if a browser goes away before all is sent."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Only what is no lost connection is a fault."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def server(site: Path, host: str, port: int) -> ThreadingHTTPServer:
    """A server of a site that has been built. Raises `TextError` if there is none, or the port is taken."""
    if not (site / MARK).is_file():
        free = not site.exists() or (site.is_dir() and not any(site.iterdir()))
        remedy = f"make it with: rulewright docs build --out {site if free else 'FOLDER'}"
        raise TextError(str(site), "there is no site here", remedy)
    if not host:
        raise TextError("--host", "this is no address", "name one, such as 127.0.0.1")
    handler = functools.partial(_Quiet, directory=str(site))
    try:
        return _Server((host, port), handler)
    except OSError as error:
        place = f"{host}:{port}"
        if error.errno == errno.EADDRINUSE:
            raise TextError(place, "another program uses this port", "name another with --port") from None
        if error.errno == errno.EACCES:
            raise TextError(place, "this port is not allowed", "name one above 1023 with --port") from None
        raise TextError(place, f"cannot listen here ({error.strerror})", "try --host 127.0.0.1") from None
    except OverflowError:
        raise TextError(f"{host}:{port}", "there is no such port", "name one from 0 to 65535") from None
