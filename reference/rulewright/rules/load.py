"""From a game's folder to linked rules: load, merge, link. Cached for the life of the process."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from rulewright.rules.documents import game_folder, load_game
from rulewright.rules.link import link
from rulewright.rules.merge import merge
from rulewright.rules.model import Rules


@lru_cache(maxsize=64)
def load_rules(game: str, mode: str | None = None, spec_dir: Path | None = None) -> Rules:
    """The linked rules of a game in a mode (default: its first).

    Raises `UnknownName` for a game or mode that is not there, `RulesError` with everything that is wrong.
    """
    return link(merge(load_game(game_folder(game, spec_dir)), mode))
