"""Get the text of a document from disk, and refuse what no document may contain whatever it means."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from pathlib import Path

from rulewright.rules.source import Collector, Mark, RulesError

MAX_BYTES = 1024 * 1024

# Beyond YAML's own list: line breaks of YAML 1.1 only, a BOM, and marks that turn the direction of writing.
_STRAY = re.compile(
    "[^\t\n\\x20-\\x7E\\xA0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
_TAB = re.compile(r"^[^\t\n]*\t", re.MULTILINE)
_KINDS = {stat.S_IFIFO: "pipe", stat.S_IFSOCK: "socket", stat.S_IFCHR: "device", stat.S_IFBLK: "device"}
_DIRECTIVE = re.compile(r"^%.*$", re.MULTILINE)


def read_text(path: Path, mark: Mark) -> str:
    """The text of a file. Raises `RulesError` (at `mark`) if it cannot be read or is no UTF-8 text."""
    collector = Collector()
    data = b""
    try:
        # Looked at before it is opened: to open a pipe waits for its writer, and a device never ends.
        mode = path.stat().st_mode
        if stat.S_ISREG(mode) or stat.S_ISDIR(mode):
            with path.open("rb") as file:
                # One byte more than is allowed is enough to know that it is too large.
                data = file.read(MAX_BYTES + 1)
        else:
            kind = _KINDS.get(stat.S_IFMT(mode), "special file")
            hint = "write its content to a .yaml file and name that"
            collector.error(
                "RW102", f"the file cannot be read: it is a {kind}, not a regular file", mark, hint
            )
    except FileNotFoundError:
        collector.error("RW100", "there is no such file", mark)
    except (IsADirectoryError, NotADirectoryError):
        collector.error("RW101", "this is a folder, not a document", mark, "name a .yaml file in it")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "its name is not valid"
        collector.error("RW102", f"the file cannot be read: {reason.lower()}", mark)
    collector.raise_if_errors()
    return _decode(data, mark)


def _decode(data: bytes, mark: Mark) -> str:
    collector = Collector()
    if len(data) > MAX_BYTES:
        collector.error("RW103", f"the file is larger than {MAX_BYTES} bytes", mark, "divide it")
    elif data.startswith((b"\xff\xfe", b"\xfe\xff", b"\x00\x00\xfe\xff")):
        collector.error("RW104", "the file is not UTF-8 but UTF-16 or UTF-32", mark, "save it as UTF-8")
    elif data.startswith(b"\xef\xbb\xbf"):
        collector.error(
            "RW105", "the file begins with a byte order mark", mark, "save it as UTF-8 without BOM"
        )
    elif b"\x00" in data:
        collector.error("RW106", "this is a binary file", mark)
    collector.raise_if_errors()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        at = Mark(mark.file, line, column)
        collector.error("RW104", f"byte 0x{data[error.start]:02x} is not UTF-8", at, "save it as UTF-8")
        raise RulesError(collector.errors) from None


def check_text(text: str, name: str, collector: Collector) -> None:
    """Note every character that may not stand in a document, with its place."""
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        collector.error(
            "RW103", f"the document is larger than {MAX_BYTES} bytes", Mark(name, 1, 1), "divide it"
        )
        return
    for found in _first(_TAB.finditer(text)):
        collector.error("RW107", "a tab", _place(text, found.end() - 1, name), 'use spaces (in text: "\\t")')
    for found in _first(_STRAY.finditer(text)):
        stray = f"U+{ord(found.group()):04X}"
        collector.error(
            "RW106",
            f"the character {stray} may not stand in a document",
            _place(text, found.start(), name),
            f'in text write "\\u{ord(found.group()):04x}"',
        )
    for found in _first(_DIRECTIVE.finditer(text)):
        collector.error(
            "RW118",
            "directives (%) are not part of the language",
            _place(text, found.start(), name),
            "remove the line",
        )


def _first(found: Iterator[re.Match[str]]) -> list[re.Match[str]]:
    """The first ten: a file indented by tabs throughout needs no thousand messages."""
    return [match for match, _ in zip(found, range(10), strict=False)]


def _place(text: str, index: int, name: str) -> Mark:
    return Mark(name, text.count("\n", 0, index) + 1, index - text.rfind("\n", 0, index))
