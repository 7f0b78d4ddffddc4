"""Starts a child that outlives it, writes its process id to the file given, and dies at the first move."""

import os
import subprocess
import sys
from pathlib import Path

from pebbles import Message, Pebbles, serve

game = Pebbles()
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
Path(sys.argv[1]).write_text(str(child.pid), encoding="ascii")


def answer(message: Message) -> Message:
    if message["cmd"] == "act":
        os._exit(1)
    return game.answer(message)


serve(answer)
