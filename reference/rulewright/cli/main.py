"""The `rulewright` command: a group whose commands are imported only when they run."""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

try:
    import click

    from rulewright.version import __version__
except KeyboardInterrupt:
    # The imports are most of the time that a short command takes.
    print("interrupted", file=sys.stderr)
    raise SystemExit(130) from None

COMMANDS: dict[str, tuple[str, str]] = {
    "catalogue": (
        "rulewright.cli.catalogue",
        "Every move of a game as a number, for programs that act by numbers.",
    ),
    "check": ("rulewright.cli.check", "Validate rule documents or scenarios."),
    "coverage": ("rulewright.cli.verify", "Rules and claims with and without a scenario, from a real run."),
    "docs": ("rulewright.cli.docs", "The site of all rules in every language (extra `docs`)."),
    "engine": ("rulewright.cli.play", "The reference engine on stdin and stdout."),
    "explain": (
        "rulewright.cli.explain",
        "A rule, a claim, an error code or a card: its place, rulings and scenarios.",
    ),
    "games": ("rulewright.cli.games", "Games, modes, seats, languages."),
    "judge": ("rulewright.cli.judge", "Replay recorded games and name the first step the rules forbid."),
    "match": ("rulewright.cli.match", "Games between programs and bots, with results by role and records."),
    "mcp": ("rulewright.cli.mcp", "Rules and seats as tools for a language model (extra `ai`)."),
    "new": ("rulewright.cli.new", "Begin a game, or a mode, card, character or role of one."),
    "publish": ("rulewright.cli.publish", "The rules for programs: JSON, Markdown, llms.txt (extra `text`)."),
    "record": ("rulewright.cli.record", "Turn a seed and a step, or a recorded game, into a scenario."),
    "scenarios": ("rulewright.cli.scenarios", "Write the scenarios as plain JSON."),
    "seat": ("rulewright.cli.seat", "What a seat gets before it decides, as text or JSON."),
    "show": ("rulewright.cli.games", "The merged rules of a mode."),
    "simulate": ("rulewright.cli.play", "Play random legal games and print win rates and lengths."),
    "text": (
        "rulewright.cli.text",
        "Rules as sentences in a language, and what is translated (extra `text`).",
    ),
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


# What the system says when no more can be written; anything else would be a fault of ours.
_UNWRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EROFS, errno.EBADF, errno.ENXIO)


def main(argv: Sequence[str] | None = None) -> None:
    """Run the command line; never lets a traceback of ours reach the user for foreseeable trouble.

    Exit status: 0 all well, 1 failures (or output that cannot be written), 2 usage, 3 our own fault,
    130 interrupted.
    """
    _open_streams()
    try:
        from rulewright.rules.source import RulesError

        try:
            code = cli.main(args=list(argv) if argv is not None else None, standalone_mode=False)
            sys.stdout.flush()
        except RulesError as error:
            from rulewright.rules.report import render_text

            _say(render_text(error.diagnostics))
            code = 1
    except click.exceptions.Abort:
        _say("interrupted")
        code = 130
    except click.ClickException as error:
        _try_to_say(error.show)
        code = error.exit_code
    except BrokenPipeError:
        # The reader went away (`| head`).
        code = 1
    except KeyboardInterrupt:
        _say("interrupted")
        code = 130
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _UNWRITTEN and error.filename is None:
            _say(f"Error: the output cannot be written: {error.strerror}")
            code = 1
        elif os.environ.get("RULEWRIGHT_DEBUG"):
            raise
        else:
            _say(f"internal error: {type(error).__name__}: {error}")
            _say("a fault of rulewright: set RULEWRIGHT_DEBUG=1 to see where, and report it")
            code = 3
    _let_go(sys.stdout)
    _let_go(sys.stderr)
    sys.exit(code if isinstance(code, int) else 0)


def _open_streams() -> None:
    """Give streams that the caller closed (`>&-`) to the null device: Python has `None` in their place."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is not None:
            continue
        try:
            os.fstat(number)
        except OSError:
            # The lowest number that is free is this one; no file that is opened later may get it.
            os.open(os.devnull, os.O_RDWR)
        setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    # Names of files need not be text, and a terminal need not know every script: neither is a fault of ours.
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")


def _say(text: str) -> None:
    _try_to_say(lambda: click.echo(text, err=True))


def _try_to_say(say: Callable[[], Any]) -> None:
    """Standard error may be as full as standard output; then the exit status has to tell."""
    with suppress(OSError):
        say()


def _let_go(stream: Any) -> None:
    """Flush a stream, and if that fails send the rest to nowhere: at exit Python would try and complain."""
    try:
        stream.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    main()
