"""Prints lines without end after the set-up."""

import json
import sys

from pebbles import Pebbles, say

game = Pebbles()
for _ in range(2):
    say(json.dumps(game.answer(json.loads(sys.stdin.readline()))))
sys.stdin.readline()
while True:
    print("still thinking")
