"""Write one file whole or not at all. Stands alone, so that whatever writes files may import it."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path


def put(path: Path, data: bytes) -> None:
    """Write one file in a way that it is either as it was or all there, whatever happens. Links are followed;
    what is no regular file (a pipe, `/dev/null`) is written into. Raises `OSError`, also for a file that is
    there and may not be written, and for a pipe that nobody reads."""
    if os.path.exists(path) and not os.path.isfile(path):
        # Without `O_NONBLOCK` a pipe without a reader is waited for for ever.
        try:
            stream = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
        except OSError as error:
            if error.errno == errno.ENXIO:
                raise OSError(errno.ENXIO, "nobody reads this pipe", str(path)) from None
            raise
        if hasattr(os, "O_NONBLOCK"):
            os.set_blocking(stream, True)
        with open(stream, "wb") as file:
            file.write(data)
        return
    real = os.path.realpath(path)
    effective = os.access in os.supports_effective_ids
    if os.path.exists(real) and not os.access(real, os.W_OK, effective_ids=effective):
        # A new file in its place would pass over what somebody locked.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    part = os.path.join(os.path.dirname(real), f".rulewright-{secrets.token_hex(8)}")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), "wb") as file:
            file.write(data)
        with suppress(FileNotFoundError):
            os.chmod(part, stat.S_IMODE(os.stat(real).st_mode))
        os.replace(part, real)
    except BaseException:
        with suppress(OSError):
            os.unlink(part)
        raise
