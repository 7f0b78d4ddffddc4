"""Answers the first move with the line (or half a line) given on the command line, escaped as in Python."""

import json
import sys

from pebbles import Pebbles

game = Pebbles()
line = sys.argv[1].encode("ascii").decode("unicode_escape").encode("latin-1")
for text in sys.stdin:
    message = json.loads(text)
    if message["cmd"] == "act":
        sys.stdout.buffer.write(line.replace(b"SEQ", message["seq"].encode()))
        sys.stdout.buffer.flush()
        if not line.endswith(b"\n"):
            break
    else:
        sys.stdout.buffer.write(json.dumps(game.answer(message)).encode() + b"\n")
        sys.stdout.buffer.flush()
