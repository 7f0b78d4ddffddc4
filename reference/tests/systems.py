"""What some tests need of the system that they run on, and how a command is begun as at a terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
needs_posix = pytest.mark.skipif(os.name != "posix", reason="signals and shell of POSIX")
# The code of a process with a command. A shell lets what it starts in the background ignore Ctrl-C.
AT_A_TERMINAL = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from rulewright.cli.main import main; main()"
)
