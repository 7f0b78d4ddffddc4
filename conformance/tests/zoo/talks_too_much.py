"""Prints a second line after the answer to each move."""

import json

from pebbles import Message, Pebbles, say, serve

game = Pebbles()


def answer(message: Message) -> Message:
    reply = game.answer(message)
    if message["cmd"] == "act":
        say(json.dumps(reply))
        return {"progress": "done"}
    return reply


serve(answer)
