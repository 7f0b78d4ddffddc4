"""Greets, sets up, and never answers again; notes in the file given (if any) that it has fallen silent."""

import sys
import time
from pathlib import Path

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    if message["cmd"] not in ("hello", "setup"):
        for note in sys.argv[1:]:
            Path(note).touch()
        time.sleep(60)
    return game.answer(message)


serve(answer)
