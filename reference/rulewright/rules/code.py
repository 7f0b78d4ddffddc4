"""What is known of one diagnostic code."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Code:
    """Title (a few words), explanation (a sentence or two), and an example of wrong and right."""

    title: str
    explanation: str
    wrong: str = ""
    right: str = ""
