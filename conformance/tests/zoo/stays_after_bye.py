"""Says goodbye and does not go."""

import time

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    if message["cmd"] == "bye":
        time.sleep(60)
    return game.answer(message)


serve(answer)
