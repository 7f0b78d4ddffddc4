"""Write down every message of a run, for a bug report or to play it again."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

from rulewright_conformance.client import Exchange


def transcript_path(folder: Path, run: str) -> Path:
    """Where the transcript of a run lies."""
    return folder / (re.sub(r"[^A-Za-z0-9._@=+-]", "_", run) + ".jsonl")


def write_transcript(folder: Path, run: str, exchanges: Sequence[Exchange]) -> None:
    """Write one line for each message: `{"sent": …}` or `{"received": …}` (text, if it is no JSON)."""
    with transcript_path(folder, run).open("w", encoding="ascii", newline="\n") as file:
        for exchange in exchanges:
            file.write(json.dumps({"sent": exchange.sent}) + "\n")
            if exchange.received is not None:
                file.write(json.dumps({"received": received(exchange)}) + "\n")


def received(exchange: Exchange) -> object:
    """The answer of an exchange as JSON, or as text if it is none."""
    text = (exchange.received or b"").decode("utf-8", "replace")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
