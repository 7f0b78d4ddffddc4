"""Say in a language what a seat sees, was told and may do (extra `text`, imported only when it is wanted)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.rules.model import Rules

if TYPE_CHECKING:
    from rulewright_docs.book.examples.sentences import Telling
    from rulewright_docs.words.phrases import Part

NEEDED = "words in a language need the extra 'text'; install it with: pip install 'rulewright[text]'"
MESSAGES = Path(__file__).parent / "messages"
LANGUAGES = tuple(sorted(path.stem for path in MESSAGES.glob("*.ftl")))


class NoWords(ImportError):
    """The extra that words need is not installed."""

    def __init__(self) -> None:
        super().__init__(NEEDED)


@dataclass(frozen=True)
class Speaker:
    """One table's words in one language."""

    telling: Telling

    def move(self, seat: str, move: dict[str, Any], id_: str) -> str:
        """A move of a seat as a sentence."""
        from rulewright_docs.book.examples.sentences import step_sentence
        from rulewright_docs.book.examples.watch import Move

        return _plain(step_sentence(Move("act", seat, move=move, text=id_), self.telling))

    def event(self, event: dict[str, Any], seat: str, to_all: bool) -> str:
        """An event as a seat was told it, as a sentence; nothing if there is nothing to say."""
        from rulewright_docs.book.examples.sentences import event_sentence

        told = {**event, "to": "all" if to_all else [seat]}
        return _plain(event_sentence(told, self.telling, seat) or "")

    def name(self, *paths: str) -> str:
        """The name of something."""
        from rulewright_docs.words.phrases import Name

        return self.telling.renderer.text(Name(paths))

    def value(self, value: Any) -> str:
        """A value of a view in words."""
        from rulewright_docs.book.examples.sentences import value_phrase

        return _plain(self.telling.renderer.text(value_phrase(value, self.telling)))

    def listed(self, values: Iterable[str]) -> str:
        """Several texts, joined as the language joins them."""
        from rulewright_docs.words.phrases import Series

        return self.telling.renderer.text(Series(tuple(values)))

    def say(self, key: str, **args: Part) -> str:
        """A message of this package."""
        from rulewright_docs.words.phrases import Phrase

        return self.telling.renderer.message(Phrase(f"seat-{key}", dict(args)))


def _plain(text: str) -> str:
    """A sentence without the marks that pages need."""
    return text.replace("**", "")


def need_words() -> None:
    """Raises `NoWords` if the extra `text` is not installed."""
    if not all(find_spec(name) for name in ("fluent", "babel")):
        raise NoWords


@lru_cache(maxsize=16)
def _renderer(game: str, lang: str, spec_dir: Path | None) -> Any:
    from rulewright.rules.documents import game_folder, load_game
    from rulewright_docs.words.lexicon import Lexicon
    from rulewright_docs.words.renderer import Renderer
    from rulewright_docs.words.text import own_messages

    names, own = own_messages(load_game(game_folder(game, spec_dir)), lang)
    return Renderer(lang, Lexicon(lang, names), [*own, MESSAGES / f"{lang}.ftl"])


def speaker_of(rules: Rules, seats: Iterable[str], lang: str, spec_dir: Path | None = None) -> Speaker:
    """What says a table in a language. Raises `NoWords` without the extra, `UnknownName` for a language that
    the game has not."""
    need_words()
    from rulewright_docs.book.examples.sentences import Telling

    everybody, staff = frozenset(seats), frozenset(rules.staff)
    return Speaker(Telling(_renderer(rules.game, lang, spec_dir), rules, everybody - staff, staff))
