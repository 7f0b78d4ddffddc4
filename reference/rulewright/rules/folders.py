"""Ask the disk what is in a folder, and be told at the folder itself if it may not be looked into.

The methods of `Path` that ask (`is_file`, `is_dir`, `exists`) raise an error for what lies in a folder that
may not be searched, and `rglob` leaves such folders out without a word. Ask by `os.path.isfile`, `isdir` and
`exists`, which never raise, and by what is here.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from rulewright.rules.source import Diagnostic, Mark, RulesError

# A hundred times as many as the bundled rules and scenarios have: this is some other folder.
MOST_ENTRIES = 200_000


def trouble_with(path: Path | str) -> str:
    """Why it cannot be said what a path is (`permission denied`); "" where it is known or not there."""
    try:
        os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except OSError as error:
        return (error.strerror or str(error)).lower()
    except ValueError:
        return "its name is not valid"
    return ""


def is_closed(folder: Path) -> bool:
    """Whether a path is a folder that may not be listed or searched."""
    # The rights that count are those with which files are opened; some systems can ask for other ones only.
    effective = os.access in os.supports_effective_ids
    return os.path.isdir(folder) and not os.access(folder, os.R_OK | os.X_OK, effective_ids=effective)


def refuse_closed(folder: Path) -> None:
    """Raise `RulesError` (RW102) for a folder that may not be looked into."""
    if is_closed(folder):
        raise RulesError([closed_folder(folder)])


def entries(folder: Path) -> list[Path]:
    """What is in a folder, sorted. Raises `RulesError` (RW102) if it cannot be read."""
    refuse_closed(folder)
    try:
        return sorted(folder.iterdir())
    except OSError as error:
        raise RulesError([closed_folder(folder, (error.strerror or str(error)).lower())]) from None


def files_below(folder: Path, passed_over: tuple[str, ...] = (".",)) -> Iterator[Path]:
    """Everything below a folder that is no folder, one folder after the other.

    Names that begin with one of `passed_over` are left out, with all that is in them, and links to folders
    are not followed. Raises `RulesError` for a folder that cannot be read (RW102), and where there is so much
    that somebody must have named the wrong folder (RW173).
    """
    seen = 0
    waiting = [folder]
    while waiting:
        here = waiting.pop(0)
        for path in entries(here):
            seen += 1
            if seen > MOST_ENTRIES:
                raise _too_much(folder)
            if path.name.startswith(passed_over):
                continue
            if os.path.isdir(path):
                waiting += [] if path.is_symlink() else [path]
            else:
                yield path


def closed_folder(folder: Path, reason: str = "permission denied") -> Diagnostic:
    """That a folder cannot be looked into."""
    hint = f"allow it (chmod u+rx {folder}), or take it out of what is read here"
    return Diagnostic("RW102", f"the folder cannot be read: {reason}", Mark(str(folder), 1, 1), hint)


def _too_much(folder: Path) -> RulesError:
    message = f"there are more than {MOST_ENTRIES:,} files and folders here"
    hint = "name the folder of a game, of games or of scenarios"
    return RulesError([Diagnostic("RW173", message, Mark(str(folder), 1, 1), hint)])
