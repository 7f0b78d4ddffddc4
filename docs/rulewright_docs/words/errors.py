"""The error for text that cannot be made: where, why, and what to do about it."""

from __future__ import annotations


class TextError(Exception):
    """A message is missing, broken, or was given what it cannot use."""

    def __init__(self, place: str, what: str, remedy: str) -> None:
        self.place = place
        self.what = what
        self.remedy = remedy
        super().__init__(f"{place}: {what}\n  remedy: {remedy}")

    def __reduce__(self) -> tuple[type[TextError], tuple[str, str, str]]:
        # An error of a process that makes one language reaches the one that waits for it whole.
        return TextError, (self.place, self.what, self.remedy)
