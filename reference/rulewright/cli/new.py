"""`rulewright new`: write a commented starting document, ready for the editor and the checker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from rulewright.cli.check import near

if TYPE_CHECKING:
    from rulewright.authoring.scaffold import Made

_Command = TypeVar("_Command", bound=Callable[..., None])


def _spec(command: _Command) -> _Command:
    return click.option(
        "--spec",
        "spec_dir",
        type=click.Path(file_okay=False, path_type=Path),
        metavar="DIR",
        default=Path(),
        help="Your folder of games; made if it is not there. Default: the current folder.",
    )(command)


def _of_a_game(base: str) -> Callable[[_Command], _Command]:
    def options(command: _Command) -> _Command:
        command = click.option("--base", "extends", metavar="NAME", help=base)(command)
        game = "Game it belongs to: one of DIR, or a bundled one. Default: the only one of DIR."
        return _spec(click.option("--game", metavar="GAME", help=game)(command))

    return options


_TEMPLATE = "Template of the game's base to begin from (`extends`)."


@click.group()
def new() -> None:
    """Begin a game, or a mode, card, character or role of a game.

    What is written is right at once: `rulewright check DIR` has nothing against it. Nothing is ever
    overwritten. A mode of a bundled game needs no copy of the game: it stands in DIR/GAME/modes, and all that
    DIR/GAME does not have is read from the bundled game.
    """


@new.command()
@click.argument("name")
@_spec
def game(name: str, spec_dir: Path) -> None:
    """A small whole game, with names in every language and a first scenario."""
    from rulewright.authoring.scaffold import new_game

    with _or_usage():
        made = new_game(name, spec_dir)
    _say(made, spec_dir)
    click.echo(f"play it: rulewright simulate {name} --spec {_shown(spec_dir)}")


@new.command()
@click.argument("name")
@_of_a_game("Mode that it extends. Default: none, the game as it is.")
def mode(name: str, game: str | None, spec_dir: Path, extends: str | None) -> None:
    """A mode: what is different from the game, and a first scenario."""
    _document("mode", name, game, spec_dir, extends)


@new.command()
@click.argument("name")
@_of_a_game(_TEMPLATE)
def card(name: str, game: str | None, spec_dir: Path, extends: str | None) -> None:
    """A card of a game that has cards."""
    _document("card", name, game, spec_dir, extends)


@new.command()
@click.argument("name")
@_of_a_game(_TEMPLATE)
def character(name: str, game: str | None, spec_dir: Path, extends: str | None) -> None:
    """A character of a game."""
    _document("character", name, game, spec_dir, extends)


@new.command()
@click.argument("name")
@_of_a_game(_TEMPLATE)
def role(name: str, game: str | None, spec_dir: Path, extends: str | None) -> None:
    """A role of a game."""
    _document("role", name, game, spec_dir, extends)


def _document(kind: str, name: str, game: str | None, spec_dir: Path, extends: str | None) -> None:
    from rulewright.authoring.scaffold import new_document

    with _or_usage():
        made = new_document(kind, name, spec_dir, game, extends)
    _say(made, spec_dir)


@contextmanager
def _or_usage() -> Iterator[None]:
    """Turn what an author may meet into one clear message."""
    from rulewright.authoring.scaffold import BadRequest
    from rulewright.authoring.write import CannotWrite
    from rulewright.rules.names import UnknownName

    try:
        yield
    except (BadRequest, UnknownName) as error:
        raise click.UsageError(str(error)) from None
    except CannotWrite as error:
        raise click.ClickException(str(error)) from None


def _say(made: Made, spec_dir: Path) -> None:
    for path in made.files:
        click.echo(f"wrote {near(path)}")
    for path in made.changed:
        click.echo(f"added to {near(path)}")
    for note in made.notes:
        click.echo(f"note: {note}")
    click.echo(f"next: rulewright check {_shown(spec_dir)}")


def _shown(folder: Path) -> str:
    return str(near(folder))
