"""`rulewright judge`: replay recorded games and name the first step that the rules forbid."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.options import check_output, spec_option, write_output

if TYPE_CHECKING:
    from rulewright.records.judge import Verdict
    from rulewright.records.replay import Fault

_SHOWN = 300


@click.command()
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path, dir_okay=True)
)
@click.option("--json", "target", metavar="FILE", help="Write the verdicts as JSON ('-': standard output).")
@click.option("--views", is_flag=True, help="Also compare what seats were shown and told.")
@spec_option
@click.pass_context
def judge(
    ctx: click.Context, files: tuple[Path, ...], target: str | None, views: bool, spec_dir: Path | None
) -> None:
    """Judge recorded games (JSON lines, see conformance/RECORDS.md) by the rules.

    Each is replayed, moves and chance as they fell; the first line that the rules forbid is named, with the
    rule. Exit status: 0 all are sound, 1 something is forbidden, 2 a file cannot be used.
    """
    from rulewright.records.judge import FORMAT, as_json
    from rulewright.records.judge import judge as judge_file

    _check_target(target, files)
    verdicts: list[Verdict] = []
    for file in files:
        verdict = judge_file(file, views, spec_dir)
        verdicts.append(verdict)
        for line in _report(verdict, spec_dir):
            click.echo(line, err=target == "-")
    if target is not None:
        text = json.dumps({"format": FORMAT, "files": [as_json(v) for v in verdicts]}, indent=2)
        _write(target, text + "\n")
    outcomes = {verdict.outcome for verdict in verdicts}
    ctx.exit(2 if "unusable" in outcomes else 1 if "forbidden" in outcomes else 0)


def _check_target(target: str | None, files: Sequence[Path]) -> None:
    """Refuse a report that would be written over a game."""
    if target is None or target == "-":
        return
    path = Path(target)
    if any(os.path.exists(file) and os.path.exists(path) and os.path.samefile(path, file) for file in files):
        raise click.UsageError(f"--json '{target}' would be written over a recorded game")
    check_output("--json", path)


def _write(target: str, text: str) -> None:
    if target == "-":
        click.echo(text, nl=False)
        return
    write_output(Path(target), text)


def _report(verdict: Verdict, spec_dir: Path | None) -> Iterator[str]:
    """A verdict in words."""
    from rulewright_conformance.report_text import clean

    for line in _lines(verdict, spec_dir):
        flat = clean(line)
        yield flat if len(flat) <= _SHOWN else f"{flat[:_SHOWN]}… ({len(flat)} characters)"


def _lines(verdict: Verdict, spec_dir: Path | None) -> Iterator[str]:
    if verdict.outcome == "unusable":
        place = f"{verdict.file}:{verdict.line}" if verdict.line else verdict.file
        yield f"{place}: unusable: {verdict.message}"
    elif verdict.fault is not None:
        yield f"{verdict.file}:{verdict.fault.line}: forbidden: {verdict.fault.text}"
        yield from (f"  {line}" for line in _why(verdict, verdict.fault, spec_dir))
    else:
        yield f"{verdict.file}: sound: {verdict.game} ({verdict.mode}), {_inputs(verdict)}, {_end(verdict)}"
        if verdict.shown > verdict.checked:
            count = verdict.shown - verdict.checked
            yield f"  what seats were shown was not compared ({count} lines say it): --views compares it"


def _inputs(verdict: Verdict) -> str:
    return "1 input" if verdict.inputs == 1 else f"{verdict.inputs} inputs"


def _end(verdict: Verdict) -> str:
    over = verdict.over
    if over is None:
        return "not over yet"
    return f"{', '.join(over['winners']) or 'nobody'} won ({over['because']})"


def _why(verdict: Verdict, fault: Fault, spec_dir: Path | None) -> Iterator[str]:
    refusal = fault.refusal
    if refusal is None:
        yield f"{fault.what}: {fault.message}"
    else:
        yield f"refused: {refusal.code} (phase {refusal.phase})"
        if refusal.message:
            yield refusal.message
        if refusal.rule is not None:
            yield f"rule {refusal.rule} ({fault.rule_at})"
            yield from _sentences(verdict, refusal.rule, spec_dir)
    if fault.what in ("view", "event", "over"):
        yield f"by the rules   {_plain(fault.expected)}"
        yield f"in the record  {_plain(fault.got)}"
    if fault.legal:
        more = f" … ({fault.legal_count} in all)" if fault.legal_count > len(fault.legal) else ""
        yield f"legal for {fault.seat}: {', '.join(fault.legal)}{more}"
    elif fault.asked:
        yield f"asked: {', '.join(fault.asked)}"


def _sentences(verdict: Verdict, rule: str, spec_dir: Path | None) -> list[str]:
    """What the rule says, where the extra `text` is installed and has words for it."""
    from rulewright.cli.text import has_text

    if not has_text() or verdict.game is None:
        return []
    from rulewright_docs.words.errors import TextError
    from rulewright_docs.words.text import render_rule

    try:
        return render_rule(verdict.game, rule, "en", verdict.mode, spec_dir).strip().splitlines()
    except (TextError, LookupError):
        return []


def _plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=lambda odd: None)
