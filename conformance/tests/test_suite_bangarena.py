"""What the suite says of BangArena scenarios that are wrong or never end."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from rulewright.cli.main import cli

ENDLESS = """id: bangarena.bug.nobody_can_do_anything
title: Nobody has a card and none is left
game: bangarena
seats: [a, b, c, d]
position:
  at: play
  game: {turn: a, round: 1}
  players:
    a: {role: marshal, character: hawk_eye, hearts: 5}
    b: {role: outlaw, character: red_suit, hearts: 4}
    c: {role: outlaw, character: lucky, hearts: 4}
    d: {role: loner, character: two_tone, hearts: 4}
  rest: out
expect:
  state: {players: {a: {hearts: 4}}}
"""


def test_an_expectation_that_never_holds_fails_at_last(tmp_path: Path) -> None:
    path = tmp_path / "nobody_can_do_anything.yaml"
    path.write_text(ENDLESS, encoding="utf-8")
    shown = CliRunner().invoke(cli, ["verify", "--jobs", "1", str(path)])
    assert shown.exit_code == 1, shown.output
    assert "expected 4" in shown.output


def test_a_character_that_does_not_exist_is_told_before_anything_runs(tmp_path: Path) -> None:
    path = tmp_path / "nobody_can_do_anything.yaml"
    path.write_text(ENDLESS.replace("hawk_eye", "hawkeye"), encoding="utf-8")
    shown = CliRunner().invoke(cli, ["check", str(path)])
    assert shown.exit_code == 1
    assert "RW524" in shown.output
    assert "did you mean 'hawk_eye'?" in shown.output
