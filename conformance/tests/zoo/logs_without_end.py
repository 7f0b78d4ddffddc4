"""Is right, and writes a lot to standard error before each answer, and without end beside."""

import sys
import threading

from pebbles import Message, Pebbles, serve

game = Pebbles()


def log() -> None:
    while True:
        sys.stderr.write("thinking about pebbles\n" * 500)


def answer(message: Message) -> Message:
    sys.stderr.write("a message has come\n" * 5000)
    return game.answer(message)


threading.Thread(target=log, daemon=True).start()
serve(answer)
