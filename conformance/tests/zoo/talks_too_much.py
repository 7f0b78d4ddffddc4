"""Prints a second line after the answer to each move."""

import json
import sys

from pebbles import Pebbles, say

game = Pebbles()
for line in sys.stdin:
    message = json.loads(line)
    reply = json.dumps(game.answer(message))
    # In one piece, so that the second line cannot come later than the next message.
    say(reply + '\n{"progress": "done"}' if message["cmd"] == "act" else reply)
