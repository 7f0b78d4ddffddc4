"""The `rulewright` command: a group whose commands are imported only when they run."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

import click

from rulewright.version import __version__

COMMANDS: dict[str, tuple[str, str]] = {
    "check": ("rulewright.cli.check", "Validate rule documents or scenarios."),
    "coverage": ("rulewright.cli.verify", "Rules and claims with and without a scenario, from a real run."),
    "engine": ("rulewright.cli.play", "The reference engine on stdin and stdout."),
    "explain": (
        "rulewright.cli.explain",
        "A rule, a claim, an error code or a card: its place, rulings and scenarios.",
    ),
    "games": ("rulewright.cli.games", "Games, modes, seats, languages."),
    "show": ("rulewright.cli.games", "The merged rules of a mode."),
    "simulate": ("rulewright.cli.play", "Play random legal games and print win rates and lengths."),
    "verify": ("rulewright.cli.verify", "Run the conformance suite against an engine (the main command)."),
    "vocabulary": ("rulewright.cli.games", "The words of one game for engine authors, as JSON."),
}


class LazyGroup(click.Group):
    """Lists commands from a table and imports the module of the one that is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(COMMANDS[cmd_name][0])
        command: click.Command = getattr(module, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][1]) for name in self.list_commands(ctx)])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0] if args else ""
        if name and not name.startswith("-") and name not in COMMANDS:
            import difflib

            near = difflib.get_close_matches(name, COMMANDS, 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; known: {', '.join(sorted(COMMANDS))}"
            raise click.UsageError(f"no command '{name}'{hint}", ctx)
        return super().resolve_command(ctx, args)


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", message="rulewright %(version)s")
def cli() -> None:
    """Rules of table games as data: check them, play them, and test any engine against them."""


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command line; never lets a traceback of ours reach the user for foreseeable trouble.

    Exit status: 0 all well, 1 failures, 2 usage, 3 our own fault, 130 interrupted.
    """
    from rulewright.rules.source import RulesError

    try:
        code = cli.main(args=list(argv) if argv is not None else None, standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code if isinstance(code, int) else 0)
    except click.exceptions.Abort:
        click.echo("interrupted", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except RulesError as error:
        from rulewright.rules.report import render_text

        click.echo(render_text(error.diagnostics), err=True)
        sys.exit(1)
    except BrokenPipeError:
        # The reader went away (`| head`); Python would complain again at exit when it flushes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        click.echo("interrupted", err=True)
        sys.exit(130)
    except Exception as error:
        if os.environ.get("RULEWRIGHT_DEBUG"):
            raise
        click.echo(f"internal error: {type(error).__name__}: {error}", err=True)
        click.echo("a fault of rulewright: set RULEWRIGHT_DEBUG=1 to see where, and report it", err=True)
        sys.exit(3)


if __name__ == "__main__":
    main()
