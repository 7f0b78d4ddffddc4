"""Answers the first move with what it is told to: `skipped` or `errored`."""

import sys

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    if message["cmd"] != "act":
        return game.answer(message)
    if sys.argv[1] == "skipped":
        return {"seq": message["seq"], "skipped": True, "message": "pebbles of glass are not done yet"}
    return {"seq": message["seq"], "errored": True, "context": {"error": "no such pebble"}}


serve(answer)
