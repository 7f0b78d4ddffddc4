"""`rulewright docs`: build the multilingual site and show it (extra `docs`)."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from rulewright.cli.text import has_text, text_or_usage

_OUT = click.Path(path_type=Path)
_FOLDER = click.Path(path_type=Path, exists=True, file_okay=False)


@contextmanager
def docs_or_usage() -> Iterator[None]:
    """Turn what a command of `docs` may meet into one clear message."""
    from rulewright_docs.book import NEEDED

    if not has_text():
        raise click.ClickException(NEEDED)
    with made_or_usage():
        yield


@contextmanager
def made_or_usage() -> Iterator[None]:
    """Turn what may hinder a command that makes a folder into one clear message."""
    from rulewright_conformance.signals import Ending

    try:
        # A command that is asked to end takes its unfinished folders with it.
        with Ending(), text_or_usage():
            yield
    except OSError as error:
        where = error.filename or "the output"
        reason = error.strerror or "it cannot be written"
        remedy = "name another folder" + (", or free some space" if error.errno == errno.ENOSPC else "")
        raise click.ClickException(f"{where}: {reason}; {remedy}") from None


@click.group()
def docs() -> None:
    """The site of all rules in every language, with cards to print: build it, show it (extra `docs`)."""


@docs.command()
@click.option("--out", type=_OUT, default=Path("site"), show_default=True, help="Where the site is put.")
@click.option("--game", "games", multiple=True, help="Only this game; may be given several times.")
@click.option("--lang", "languages", multiple=True, help="Only this language; may be given several times.")
@click.option("--spec", "spec_dir", type=_FOLDER, help="A folder of games of your own.")
@click.option(
    "--scenarios", type=_FOLDER, multiple=True, help="Folders of scenarios. Default: the bundled ones."
)
@click.option("--examples/--no-examples", default=True, help="Whether worked examples are played and shown.")
@click.option(
    "--report",
    "reports",
    multiple=True,
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="What `verify --json` wrote of an engine, to be published beside the rules.",
)
@click.option("--strict", is_flag=True, help="Fail if a text is stale or missing.")
@click.option("--jobs", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes.")
def build(
    out: Path,
    games: tuple[str, ...],
    languages: tuple[str, ...],
    spec_dir: Path | None,
    scenarios: tuple[Path, ...],
    examples: bool,
    reports: tuple[Path, ...],
    strict: bool,
    jobs: int,
) -> None:
    """Build the site. A build that fails leaves the site that is there as it is."""
    with docs_or_usage():
        from rulewright_docs.book.build import Request
        from rulewright_docs.book.build import build as build_site

        request = Request(
            out,
            games,
            languages,
            spec_dir,
            scenarios,
            examples,
            reports,
            strict,
            jobs,
            lambda t: click.echo(t, err=True),
        )
        built = build_site(request)
    for warning in built.warnings:
        click.echo(f"warning: {warning}", err=True)
    pages = ", ".join(f"{language} {count}" for language, count in built.pages.items())
    click.echo(f"{out}: {sum(built.pages.values())} pages ({pages})")


@docs.command()
@click.option("--out", type=_OUT, default=Path("site"), show_default=True, help="Where the site was put.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port; 0: any free one."
)
def serve(out: Path, host: str, port: int) -> None:
    """Show the site in a browser on this machine, until it is interrupted."""
    with docs_or_usage():
        from rulewright_docs.book.serve import server

        with server(out, host, port) as served:
            click.echo(f"http://{host}:{served.server_port}/")
            served.serve_forever()
