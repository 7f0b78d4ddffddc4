"""A player in forty lines: reads an observation on each line, answers with a legal move.

Run it as `python -m rulewright.match.example_player`; it uses nothing else of rulewright. It plays at random
from a seed (the first argument) and says hello where it may speak. A program that asks a language model does
the same: the prompt is `text` (or the whole line), the schema for structured output is `reply_schema`, and
the reply of the model goes out as one line.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any


def reply(seen: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """The reply to an observation."""
    if seen["legal"] is None:
        # Without the list a player has to know the rules; this one knows only how to wait and to pass.
        return {"move": None if seen["may_wait"] else "pass"}
    ready = [move for move in seen["legal"] if "say" not in move]
    talks = [move for move in seen["legal"] if "say" in move]
    if seen["may_wait"] and talks and dice.random() < 0.1:
        return {"move": talks[0]["id"], "say": "Hello from an example player."}
    answered = any(ask["answered"] for ask in seen["decisions"])
    if seen["may_wait"] and (not ready or answered or dice.random() < 0.5):
        return {"move": None}
    return {"move": dice.choice(ready)["id"]}


def main() -> None:
    """Answer every line until there are no more."""
    dice = random.Random(sys.argv[1] if len(sys.argv) > 1 else 0)
    for line in sys.stdin:
        print(json.dumps(reply(json.loads(line), dice)), flush=True)


if __name__ == "__main__":
    main()
