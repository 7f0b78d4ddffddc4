"""Documents that a test writes into a folder of its own, and changes there."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent


def write(path: Path, text: str) -> None:
    """Write a document, with the folders above it, without the margin that it has in the test."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text).strip("\n") + "\n", encoding="utf-8")


def change(path: Path, old: str, new: str) -> None:
    """Put something else wherever something stands, which must stand there."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
