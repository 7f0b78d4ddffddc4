"""Write several new files, all of them or none: what was there before is never lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path


class CannotWrite(Exception):
    """A file that cannot be written or must not be overwritten; the message says which and what to do."""


@contextmanager
def written(files: Mapping[Path, str], replaced: Mapping[Path, str]) -> Iterator[None]:
    """Write `files`, which must be new, and `replaced`, which may be there. If anything goes wrong, here or
    in the block that follows, everything is as it was. Raises `CannotWrite`."""
    for path in files:
        if path.exists():
            raise CannotWrite(
                f"{path} is there already; nothing was written. Take another name, or remove it first"
            )
    made: list[Path] = []
    before: dict[Path, bytes | None] = {}
    try:
        for path, text in {**files, **replaced}.items():
            made += _folders(path.parent)
            before[path] = path.read_bytes() if path.exists() else None
            path.write_text(text, encoding="utf-8", newline="\n")
        yield
    except BaseException as error:
        _undo(before, made)
        if isinstance(error, OSError):
            where = error.filename or "a file"
            raise CannotWrite(f"{where}: cannot be written ({error.strerror}); name another folder") from None
        raise


def _folders(folder: Path) -> list[Path]:
    """Make a folder and those above it; those that are new, outermost first."""
    missing: list[Path] = []
    while not folder.exists():
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
                path.write_bytes(content)
    for folder in reversed(made):
        with suppress(OSError):
            folder.rmdir()
