"""`rulewright text`: rules as sentences in a language, and how far the languages are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from rulewright.cli.options import json_flag, spec_option
from rulewright.rules.names import UnknownName

NEEDED = "sentences need the extra 'text'; install it with: pip install 'rulewright[text]'"


def has_text() -> bool:
    """Whether the extra `text` is installed."""
    return all(find_spec(name) for name in ("fluent", "babel"))


@contextmanager
def text_or_usage() -> Iterator[None]:
    """Turn what a command of `text` may meet into one clear message."""
    from rulewright_docs.words.errors import TextError

    if not has_text():
        raise click.ClickException(NEEDED)
    try:
        yield
    except TextError as error:
        raise click.ClickException(str(error)) from None
    except UnknownName as error:
        raise click.UsageError(str(error)) from None


@click.group()
def text() -> None:
    """Rules as sentences in a language, and what is translated (extra `text`)."""


@text.command()
@click.argument("id_", metavar="ID")
@click.option("--game", help="Game. Default: the first part of ID, else the first game that has it.")
@click.option("--mode", help="Mode. Default: the first in which there is such a rule.")
@click.option("--lang", default="en", show_default=True, help="Language of the sentences.")
@spec_option
def render(id_: str, game: str | None, mode: str | None, lang: str, spec_dir: Path | None) -> None:
    """The sentences of the rule ID (or of a card, character, role or status), as a Markdown list."""
    with text_or_usage():
        from rulewright_docs.words.text import find_rule, render_rule

        found_game, found_mode, rule_id = find_rule(id_, game, mode, spec_dir)
        click.echo(render_rule(found_game, rule_id, lang, found_mode, spec_dir))


@text.command()
@click.option("--game", required=True, help="Game.")
@click.option("--lang", required=True, help="Language.")
@spec_option
@json_flag
def glossary(game: str, lang: str, as_json: bool, spec_dir: Path | None) -> None:
    """The words of a game in a language beside the English ones, with gender and forms."""
    with text_or_usage():
        from rulewright_docs.words.glossary import glossary as entries_of
        from rulewright_docs.words.glossary import glossary_table

        entries = entries_of(game, lang, spec_dir)
    click.echo(json.dumps(entries, ensure_ascii=False, indent=2) if as_json else glossary_table(entries))


@text.command()
@click.argument("ids", nargs=-1, metavar="[TEXT]...")
@click.option("--game", required=True, help="Game.")
@click.option("--lang", required=True, help="Language of the texts.")
@spec_option
def pin(ids: tuple[str, ...], game: str, lang: str, spec_dir: Path | None) -> None:
    """Say that the texts (default: all stale ones) have been read against the rules as they are now.

    A text is a message of spec/GAME/prose/LANG.ftl.
    """
    with text_or_usage():
        from rulewright_docs.words.prose import prose_file, prose_of, repin
        from rulewright_docs.words.text import renderer_of

        if spec_dir is not None and not prose_file(game, lang, spec_dir).is_relative_to(spec_dir):
            raise click.UsageError(
                f"{spec_dir}/{game} has no texts of its own; the bundled ones are not changed"
            )
        changed = repin(prose_of(game, renderer_of(game, lang, spec_dir), spec_dir), ids)
    click.echo(f"{len(changed)} pinned" + (f": {', '.join(changed)}" if changed else ""))


@text.command()
@click.option("--game", help="Only this game.")
@spec_option
@json_flag
@click.option(
    "--badges", type=click.Path(path_type=Path, file_okay=False), help="Write LANG.json for badges here."
)
@click.option(
    "--floor", type=click.IntRange(0, 100), default=0, help="Fail if a language is less done, in percent."
)
def status(game: str | None, as_json: bool, badges: Path | None, floor: int, spec_dir: Path | None) -> None:
    """How many messages, names and texts each language has, and which are stale or missing."""
    with text_or_usage():
        from rulewright_docs.words.status import badge, text_status

        found = text_status(game, spec_dir)
        if badges is not None:
            write_badges(badges, {lang: badge(percent, lang) for lang, percent in found["percent"].items()})
    _print_status(found, as_json)
    low = [f"{lang} {percent} %" for lang, percent in found["percent"].items() if percent < floor]
    if low:
        raise click.ClickException(f"less than {floor} % is done: {', '.join(low)}")


def write_badges(folder: Path, badges: dict[str, dict[str, object]]) -> None:
    """Write a file for each language. Raises `click.ClickException` where nothing can be written."""
    from rulewright.authoring.write import put

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for language, content in badges.items():
            put(folder / f"{language}.json", json.dumps(content).encode("utf-8"))
    except OSError as error:
        raise click.ClickException(
            f"{folder}: cannot be written ({error.strerror}); name another folder"
        ) from None


def _print_status(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for language, counts in found["messages"].items():
        click.echo(f"{language} messages: {counts['done']} of {counts['of']}{_shown(counts['missing'])}")
    for name, table in found["games"].items():
        for language, counts in table.items():
            line = f"{name} {language}: {counts['done']} of {counts['of']} words{_shown(counts['missing'])}"
            click.echo(f"{line}{_shown(counts['missing_forms'], 'forms')}")
    for name, table in found["texts"].items():
        for language, counts in table.items():
            line = f"{name} {language}: {counts['done']} of {counts['of']} texts{_shown(counts['missing'])}"
            click.echo(line + _shown(counts["stale"], word="stale"))


def _shown(missing: list[str], what: str = "", word: str = "missing") -> str:
    if not missing:
        return ""
    few = ", ".join(missing[:5]) + (", …" if len(missing) > 5 else "")
    return f"; {len(missing)} {what + ' ' if what else ''}{word} ({few})"
