"""Where a site or a bundle is put: whole or not at all, and nothing that is somebody else's is lost."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulewright_docs.words.errors import TextError

_ANOTHER = "name another folder, or empty it"


def check_folder(out: Path, mark: str) -> None:
    """Raises `TextError` if nothing can be put there without losing something.

    `mark` is the file that says that the folder was made by us, and names the files that were.
    """
    if out.is_symlink() or (out.exists() and not out.is_dir()):
        raise TextError(str(out), "this is no folder of its own", _ANOTHER)
    if out.is_dir() and (os.path.ismount(out) or Path.cwd().is_relative_to(out.resolve())):
        what = "this folder cannot be replaced: something is mounted there, or it is the current one"
        raise TextError(str(out), what, "name a folder inside it")
    if out.is_dir() and any(out.iterdir()):
        if not (out / mark).is_file():
            raise TextError(str(out), "this folder is not empty and was not made by this command", _ANOTHER)
        made = set((out / mark).read_text(encoding="utf-8", errors="replace").splitlines()[1:])
        foreign = next((file for file in _files(out) if file not in made and file != mark), None)
        if foreign is not None:
            what = f"this folder has files that this command did not write, such as '{foreign}'"
            raise TextError(str(out), what, "move them, or name another folder")
    above = next(p for p in (out.absolute(), *out.absolute().parents) if p.exists())
    if not above.is_dir() or not os.access(above, os.W_OK):
        raise TextError(str(out), "no folder can be made here", _ANOTHER)


def _files(folder: Path) -> list[str]:
    """Everything in a folder and below that is no folder, sorted."""
    found = (
        (Path(above) / name).relative_to(folder).as_posix()
        for above, folders, files in os.walk(folder)
        for name in (*files, *(each for each in folders if (Path(above) / each).is_symlink()))
    )
    return sorted(found)


@contextmanager
def replacing(out: Path, mark: str, command: str) -> Iterator[Path]:
    """A new folder that takes the place of `out` if the block ends well; its parent is gone afterwards.

    `command` is what is said to have made it, in the file `mark`.
    """
    above = out.resolve().parent
    try:
        above.mkdir(parents=True, exist_ok=True)
        # Beside what is made, so that the finished folder need only be renamed.
        workshop = Path(tempfile.mkdtemp(prefix=".rulewright-", dir=above))
    except OSError as error:
        raise TextError(str(out), f"no folder can be made here ({error.strerror})", _ANOTHER) from None
    try:
        new = workshop / "made"
        new.mkdir()
        yield new
        lines = [f"This folder is made by: {command}", *_files(new)]
        (new / mark).write_text("\n".join(lines) + "\n", encoding="utf-8")
        _put_in_place(new, out)
    finally:
        shutil.rmtree(workshop, ignore_errors=True)


def _put_in_place(new: Path, out: Path) -> None:
    """Put a new folder in the place of an old one."""
    old = new.parent / "old"
    if out.exists():
        out.rename(old)
    try:
        new.rename(out)
    except OSError:
        if old.exists():
            old.rename(out)
        raise
