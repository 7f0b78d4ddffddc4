"""Greets, sets up, and never answers again."""

import time

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    if message["cmd"] not in ("hello", "setup"):
        time.sleep(60)
    return game.answer(message)


serve(answer)
