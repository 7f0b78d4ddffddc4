"""The guides that people wrote, as pages of the site."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.data import data_path
from rulewright_docs.book.page import Page

_OUTSIDE = re.compile(r"\[([^]]*)\]\(\.\./[^)]*\)")
_TITLED = re.compile(r'^```(\w+) title="([^"]+)"$', re.MULTILINE)


def guide_pages(language: str, kind: str) -> Iterator[Page]:
    """Every guide in a language. `kind` is what a search calls them."""
    for folder in sorted(p for p in data_path("guides").iterdir() if p.is_dir()):
        file = folder / f"{language}.md"
        if file.is_file():
            title, _, body = file.read_text(encoding="utf-8").removeprefix("# ").partition("\n")
            # A file to be written is named above it, for those who read without colours and boxes too.
            # What stands beside the guides in the repository is no page of the site.
            body = _OUTSIDE.sub(r"\1", body)
            shown = _TITLED.sub(r"`\2`:\n\n```\1", body)
            yield Page(f"guides/{folder.name}", title.strip(), shown, {"kind": kind}, weight=2)
