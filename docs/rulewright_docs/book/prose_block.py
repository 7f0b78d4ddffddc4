"""An authored text on a page, with a note if it is stale or not there in the language."""

from __future__ import annotations

from rulewright_docs.book.page import blocks
from rulewright_docs.book.volume import Book
from rulewright_docs.words.lexicon import READABLE


def prose_block(book: Book, key: str, page: str) -> str:
    """A text as Markdown. A stale one has a note; for a missing one the English stands, marked as such."""
    tongue = book.tongue
    state = tongue.prose.state(key)
    if state == "done":
        return tongue.linked(tongue.prose.say(key), page)
    if state == "stale":
        return blocks([tongue.linked(tongue.prose.say(key), page), _note("stale", tongue.say("text-stale"))])
    english = tongue.english
    if english is None or key not in english.texts:
        return ""
    said = f'<div lang="{READABLE}" class="book-untranslated" markdown="1">\n\n{english.say(key)}\n\n</div>'
    return blocks([said, _note("missing", tongue.say("text-missing"))])


def _note(kind: str, text: str) -> str:
    return f'<p class="book-note book-note-{kind}">{text}</p>'
