"""Answers the first move with a line that does not end."""

import json
import sys

from pebbles import Pebbles, say

game = Pebbles()
for _ in range(2):
    say(json.dumps(game.answer(json.loads(sys.stdin.readline()))))
sys.stdin.readline()
while True:
    sys.stdout.write("x" * 65536)
