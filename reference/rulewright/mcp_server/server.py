"""The tools of the server: thin, so that everything can be tested without the protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.mcp_server import rulebook
from rulewright.mcp_server.refusal import Refused, refusing
from rulewright.mcp_server.tables import Tables
from rulewright.seat.reply import Reply
from rulewright.seat.text import observation_text
from rulewright.version import __version__

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

NEEDED = "the MCP server needs the extra 'ai'; install it with: pip install 'rulewright[ai]'"
INSTRUCTIONS = (
    "Rules of table games, and seats at tables. Call list_games, then get_rules. new_table gives a secret "
    "token for each seat you play; view, legal_moves and act take it. Name moves by their ids, as "
    "legal_moves lists them. Nobody sees more than his seat does."
)
_CHANGING = ("new_table", "view", "act")
Function = Callable[..., Any]


def build_server(tables: Tables) -> MCPServer[Any]:
    """A server with all tools on these tables. Raises `ImportError` without the package `mcp`."""
    from mcp.server.mcpserver import MCPServer
    from mcp.types import ToolAnnotations

    from rulewright.mcp_server.tool import StrictTool

    reads = ToolAnnotations(read_only_hint=True, open_world_hint=False)
    looks = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
    functions = [*_about_rules(tables.spec_dir), *_at_seats(tables)]
    return MCPServer(
        "rulewright",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
        tools=[
            StrictTool.from_function(function, annotations=looks if function.__name__ in _CHANGING else reads)
            for function in functions
        ],
    )


@contextmanager
def _tool() -> Iterator[None]:
    """Turn what was refused into an error of the tool, which the model reads."""
    from mcp.server.mcpserver.exceptions import ToolError

    try:
        with refusing():
            yield
    except Refused as error:
        raise ToolError(str(error)) from None


def _about_rules(spec_dir: Path | None) -> list[Function]:
    def list_games() -> list[dict[str, Any]]:
        """The games with their modes (least and most seats of each) and languages."""
        with _tool():
            return rulebook.list_games(spec_dir)

    def get_rules(game: str, mode: str | None = None, lang: str = "en", topic: str | None = None) -> str:
        """The rules of a game for players, in short, and its topics; with a topic all its rules in full."""
        with _tool():
            return rulebook.rules_text(game, mode, lang, topic, spec_dir)

    def search_rules(
        query: str, game: str | None = None, lang: str = "en", mode: str | None = None
    ) -> list[dict[str, Any]]:
        """Rules in which the words of a query stand, best first."""
        with _tool():
            return rulebook.search(query, game, lang, mode, spec_dir)

    def explain(
        id: str, lang: str = "en", game: str | None = None, mode: str | None = None
    ) -> dict[str, Any]:
        """One rule by its id, or a card, character, role or status: what it says, where it stands."""
        with _tool():
            return rulebook.explain(id, lang, game, mode, spec_dir)

    return [list_games, get_rules, search_rules, explain]


def _at_seats(tables: Tables) -> list[Function]:
    def new_table(
        game: str,
        mode: str | None = None,
        seats: int | None = None,
        play: list[str] | None = None,
        lang: str = "en",
        seed: int | None = None,
        settings: dict[str, Any] | None = None,
        rulings: dict[str, str] | None = None,
        lineup: list[str] | None = None,
    ) -> dict[str, Any]:
        """A new table. `play` names the seats you want tokens for (a, b, c …; default: a); bots play the
        others. Keep the tokens secret: whoever has one is that seat. A `seed` makes the table again the same,
        so that whoever knows it could know everything."""
        with _tool():
            options = {"settings": settings, "rulings": rulings, "lineup": lineup}
            return tables.new(game, mode, seats, play, seed, lang, **options)

    def view(token: str, everything: bool = False) -> dict[str, Any]:
        """What your seat sees, what happened since you looked last (or from the beginning: `everything`), and
        what you may do; `text` says it in words."""
        with _tool():
            return _with_text(tables, token, tables.view(token, everything))

    def legal_moves(token: str) -> list[dict[str, Any]]:
        """Your legal moves now; none if nothing is asked of you."""
        with _tool():
            return tables.legal(token)

    def act(
        token: str, move: str | None = None, say: str | None = None, withdraw: bool = False
    ) -> dict[str, Any]:
        """Make a move by its id, with your words in `say` if it takes some. Without a move you let time pass,
        where that may be; `withdraw` takes an answer back. Returns what your seat sees next."""
        with _tool():
            return _with_text(tables, token, tables.act(token, Reply(move, say, withdraw)))

    return [new_table, view, legal_moves, act]


def _with_text(tables: Tables, token: str, seen: dict[str, Any]) -> dict[str, Any]:
    return {**seen, "text": observation_text(seen, tables.rules(token), tables.spec_dir)}
