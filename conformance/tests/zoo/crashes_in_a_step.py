"""Ends in the middle of a scenario, at its second move."""

import os
import sys

from pebbles import Message, Pebbles, serve

game = Pebbles()
moves = 0


def answer(message: Message) -> Message:
    global moves
    moves += message["cmd"] == "act"
    if moves == 2:
        sys.stderr.write("index out of range\n")
        sys.stderr.flush()
        os._exit(7)
    return game.answer(message)


serve(answer)
