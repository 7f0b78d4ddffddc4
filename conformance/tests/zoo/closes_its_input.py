"""Closes its standard input after the set-up and goes on living."""

import json
import os
import sys
import time

from pebbles import Pebbles, say

game = Pebbles()
say(json.dumps(game.answer(json.loads(sys.stdin.readline()))))
answer = game.answer(json.loads(sys.stdin.readline()))
# Before the answer, so that the next message cannot slip into the pipe.
os.close(0)
say(json.dumps(answer))
time.sleep(60)
