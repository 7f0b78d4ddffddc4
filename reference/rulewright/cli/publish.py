"""`rulewright publish`: the rules for programs, as JSON, Markdown and llms.txt (extra `text`)."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.cli.docs import made_or_usage


@click.command()
@click.argument("out", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--game", "games", multiple=True, help="Only this game; may be given several times.")
@click.option("--lang", "languages", multiple=True, help="Only this language; may be given several times.")
@click.option(
    "--spec",
    "spec_dir",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="A folder of games of your own.",
)
def publish(out: Path, games: tuple[str, ...], languages: tuple[str, ...], spec_dir: Path | None) -> None:
    """Write the machine-readable bundle into DIR.

    games.json is its index; rules/GAME/MODE.json are the linked rules with their words in all languages;
    players/ are the rules for one table in few tokens; LANG/ is the book as Markdown with llms.txt; schema/
    is the shape of everything. A run that fails leaves a bundle that is there as it is.
    """
    with made_or_usage():
        from rulewright_docs.book.publish import Request
        from rulewright_docs.book.publish import publish as publish_bundle

        request = Request(out, games, languages, spec_dir, lambda text: click.echo(text, err=True))
        index = publish_bundle(request)
    modes = sum(len(game["modes"]) for game in index["games"].values())
    click.echo(f"{out}: {len(index['games'])} games, {modes} modes, {len(index['languages'])} languages")
