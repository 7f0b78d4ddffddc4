"""Is right, but for what the JSON on the command line puts into (as null: takes out of) each reply."""

import json
import sys

from pebbles import Message, Pebbles, serve

game = Pebbles()
changes = json.loads(sys.argv[1])


def answer(message: Message) -> Message:
    reply = game.answer(message)
    if message["cmd"] == "act":
        for key, value in changes.items():
            reply[key] = value
            if value is None:
                del reply[key]
    return reply


serve(answer)
