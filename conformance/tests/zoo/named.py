"""Says of itself what the command line says (a field of `engine` and its value) and is otherwise right."""

import sys

from pebbles import Pebbles, serve

field, value = sys.argv[1:]
game = Pebbles()


def answer(message):
    said = game.answer(message)
    if message["cmd"] == "hello":
        said["engine"] = {**said["engine"], field: value}
    return said


serve(answer)
