"""`rulewright mcp`: rules and seats as tools for a language model, on standard input and output."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from rulewright.cli.options import spec_option


@click.command()
@click.option(
    "--tables",
    "most",
    type=click.IntRange(1, 10_000),
    default=32,
    show_default=True,
    help="Most tables at a time; one that is over makes room for a new one.",
)
@click.option(
    "--minutes",
    type=click.IntRange(1, 100_000),
    default=120,
    show_default=True,
    help="A table that nobody touches for so long is forgotten.",
)
@spec_option
def mcp(most: int, minutes: int, spec_dir: Path | None) -> None:
    """Serve rules and seats to a language model over the Model Context Protocol (extra `ai`).

    Tools: list_games, get_rules, search_rules, explain, new_table, view, legal_moves, act.
    """
    from rulewright.mcp_server.server import NEEDED, build_server
    from rulewright.mcp_server.tables import Tables
    from rulewright.seat.words import NoWords, need_words

    if find_spec("mcp") is None or find_spec("mcp.server.mcpserver") is None:
        raise click.ClickException(NEEDED)
    try:
        need_words()
    except NoWords:
        raise click.ClickException(NEEDED) from None
    if spec_dir is not None:
        # Else each tool would say it to the model, and nobody to the author.
        from rulewright.mcp_server.rulebook import check_games

        check_games(spec_dir)
    from rulewright.mcp_server.stdio import serve

    serve(build_server(Tables(most, minutes * 60.0, spec_dir=spec_dir)))
