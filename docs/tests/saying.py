"""What the tests of the documents share."""

from __future__ import annotations

from functools import cache

from rulewright.rules.load import load_rules
from rulewright_docs.words.renderer import Renderer
from rulewright_docs.words.rules import all_rules
from rulewright_docs.words.text import renderer_of

LANGUAGES = ("en", "hi", "es", "ru")


@cache
def said(game: str, mode: str, language: str) -> tuple[Renderer, dict[str, list[str]]]:
    """Every rule of a game in a mode and a language, as lines by rule."""
    renderer = renderer_of(game, language)
    return renderer, {r: renderer.lines(make()) for r, make in all_rules(load_rules(game, mode)).items()}
