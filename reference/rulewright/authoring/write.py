"""Write files whole or not at all, several of them all or none: what was there before is never lost."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from rulewright.whole_file import put

__all__ = ["CannotWrite", "put", "written"]


class CannotWrite(Exception):
    """A file that cannot be written or must not be overwritten; the message says which and what to do."""


@contextmanager
def written(files: Mapping[Path, str], replaced: Mapping[Path, str]) -> Iterator[None]:
    """Write `files`, which must be new, and `replaced`, which may be there. If anything goes wrong, here or
    in the block that follows, everything is as it was. Raises `CannotWrite`."""
    for path in files:
        if os.path.lexists(path):
            raise CannotWrite(
                f"{path} is there already; nothing was written. Take another name, or remove it first"
            )
    made: list[Path] = []
    doing: Path | str = "a file"
    before: dict[Path, bytes | None] = {}
    try:
        for path, text in {**files, **replaced}.items():
            doing = path
            made += _folders(path.parent)
            # What is no regular file (a pipe, `/dev/null`) has nothing that could be put back.
            if os.path.isfile(path) or not os.path.exists(path):
                before[path] = path.read_bytes() if os.path.exists(path) else None
            put(path, text.encode("utf-8"))
        yield
    except BaseException as error:
        _undo(before, made)
        if isinstance(error, OSError):
            why = error.strerror or error
            raise CannotWrite(f"{doing}: cannot be written ({why}); name another folder") from None
        raise


def _folders(folder: Path) -> list[Path]:
    """Make a folder and those above it; those that are new, outermost first."""
    missing: list[Path] = []
    while not os.path.exists(folder) and folder.parent != folder:
        missing.insert(0, folder)
        folder = folder.parent
    for each in missing:
        each.mkdir()
    return missing


def _undo(before: Mapping[Path, bytes | None], made: list[Path]) -> None:
    for path, content in before.items():
        with suppress(OSError):
            if content is None:
                path.unlink(missing_ok=True)
            else:
                put(path, content)
    for folder in reversed(made):
        with suppress(OSError):
            folder.rmdir()
