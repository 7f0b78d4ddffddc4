"""Where a site or a bundle is put: whole or not at all, and nothing that is somebody else's is lost."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulewright_docs.words.errors import TextError

_ANOTHER = "name another folder, or empty it"


def check_folder(out: Path, mark: str) -> None:
    """Raises `TextError` if nothing can be put there without losing something.

    `mark` is the file that says that the folder was made by us, and names all that is in it.
    """
    try:
        _check(out, mark)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        what = f"this folder cannot be looked into ({error.filename or out}: {why})"
        raise TextError(str(out), what, "allow it, or name another folder") from None


def _check(out: Path, mark: str) -> None:
    # The functions of `os.path` never raise, whatever a path is; those of `Path` do.
    if os.path.islink(out) or (os.path.lexists(out) and not os.path.isdir(out)):
        raise TextError(str(out), "this is no folder of its own", _ANOTHER)
    if os.path.isdir(out):
        real = os.path.realpath(out)
        if os.path.ismount(out) or Path(os.path.realpath(Path.cwd())).is_relative_to(real):
            what = "this folder cannot be replaced: something is mounted there, or it is the current one"
            raise TextError(str(out), what, "name a folder inside it")
        if os.listdir(out):
            _check_made(out, mark)
    above = os.path.dirname(os.path.realpath(out))
    while not os.path.lexists(above):
        above = os.path.dirname(above)
    if not os.path.isdir(above) or not os.access(above, os.W_OK | os.X_OK):
        raise TextError(str(out), "no folder can be made here", _ANOTHER)


def _check_made(out: Path, mark: str) -> None:
    """Refuse a folder in which there is anything that the mark does not name."""
    if not os.path.isfile(out / mark):
        raise TextError(str(out), "this folder is not empty and was not made by this command", _ANOTHER)
    made = set((out / mark).read_text(encoding="utf-8", errors="replace").split("\n")[1:]) - {""}
    if not made:
        what = "this folder was made by an older version of this command, which did not say what it wrote"
        raise TextError(str(out), what, "remove it, or name another folder")
    foreign = next((each for each in _everything(out) if each not in made and each != mark), None)
    if foreign is not None:
        shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in foreign)
        what = f"this folder has files that this command did not write, such as '{shown}'"
        raise TextError(str(out), what, "move them, or name another folder")


def _everything(folder: Path) -> Iterator[str]:
    """All that is in a folder and below; folders end with a slash, links to folders do not. Raises
    `OSError` where it cannot be looked into."""

    def refuse(error: OSError) -> None:
        raise error

    for above, folders, files in os.walk(folder, onerror=refuse):
        here = Path(above).relative_to(folder)
        for name in sorted(folders):
            end = "" if os.path.islink(os.path.join(above, name)) else "/"
            yield f"{(here / name).as_posix()}{end}"
        yield from ((here / name).as_posix() for name in sorted(files))


@contextmanager
def replacing(out: Path, mark: str, command: str) -> Iterator[Path]:
    """A new folder that takes the place of `out` if the block ends well; its parent is gone afterwards.

    `command` is what is said to have made it, in the file `mark`. Raises `TextError` as `check_folder` does.
    """
    real = Path(os.path.realpath(out))
    try:
        real.parent.mkdir(parents=True, exist_ok=True)
        # Beside what is made, so that the finished folder need only be renamed.
        workshop = Path(tempfile.mkdtemp(prefix=".rulewright-", dir=real.parent))
    except OSError as error:
        raise TextError(str(out), f"no folder can be made here ({error.strerror})", _ANOTHER) from None
    try:
        new = workshop / "made"
        new.mkdir()
        yield new
        made = [f"This folder is made by: {command}", *_everything(new), ""]
        (new / mark).write_text("\n".join(made), encoding="utf-8")
        check_folder(out, mark)  # somebody may have put something there while it was made
        _put_in_place(new, real)
    finally:
        _remove(workshop)


def _put_in_place(new: Path, real: Path) -> None:
    """Put a new folder in the place of an old one, or leave that, whatever comes between."""
    old = new.parent / "old"
    try:
        if os.path.lexists(real):
            os.rename(real, old)
        os.rename(new, real)
    except BaseException:
        if os.path.lexists(old) and not os.path.lexists(real):
            os.rename(old, real)
        raise


def _remove(folder: Path) -> None:
    """Remove a folder of ours, and what is in it, whatever rights somebody gave to its folders."""
    for above, folders, _ in os.walk(folder):
        for name in folders:
            inner = os.path.join(above, name)
            if not os.path.islink(inner) and not os.access(inner, os.W_OK | os.X_OK):
                os.chmod(inner, stat.S_IRWXU)
    shutil.rmtree(folder, ignore_errors=True)
