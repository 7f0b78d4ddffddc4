"""Playouts: the same for any number of processes, and summed up by seat, role, character and reason."""

from __future__ import annotations

from typing import Any

from click.testing import CliRunner

from rulewright.cli.main import cli
from rulewright.engine.simulation import Outcome, Plan, play, simulate_games, summarise


def plan(game: str, mode: str, seats: int) -> Plan:
    return Plan(game, mode, seats, 0, {}, {})


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in result.items() if k != "seconds"}


def test_the_number_of_processes_changes_nothing() -> None:
    wanted = simulate_games(plan("liars_dice", "standard", 3), 6)
    assert without_time(simulate_games(plan("liars_dice", "standard", 3), 6, jobs=2)) == without_time(wanted)
    assert wanted["roles"] == wanted["characters"] == {}


def test_roles_and_characters_of_each_game_are_counted_once() -> None:
    outcomes = play(plan("bangarena", "classic", 8), range(5))
    result = summarise(plan("bangarena", "classic", 8), outcomes, 1.0)
    assert set(result["roles"]) == {"marshal", "deputy", "outlaw", "loner"}
    assert {row["of"] for row in result["roles"].values()} == {5}
    assert result["roles"]["marshal"]["games"] == result["reasons"].get("law", {"games": 0})["games"]
    assert sum(row["of"] for row in result["characters"].values()) == 5 * 8


def test_a_side_that_wins_together_has_won_one_game() -> None:
    one = Outcome(
        ("a", "b"), "law", 3, (("role", "deputy", True), ("role", "deputy", True), ("role", "outlaw", False))
    )
    result = summarise(plan("liars_dice", "standard", 3), [one], 1.0)
    assert (result["roles"]["deputy"]["games"], result["roles"]["deputy"]["of"]) == (1, 1)
    assert (result["roles"]["outlaw"]["games"], result["roles"]["outlaw"]["of"]) == (0, 1)


def test_the_command_prints_each_section() -> None:
    shown = CliRunner().invoke(cli, ["simulate", "bangarena", "--seats", "4", "--games", "2"])
    assert shown.exit_code == 0, shown.output
    for word in ("marshal", "outlaw", "reason", "decisions a game"):
        assert word in shown.output


def test_roles_of_a_game_that_takes_no_line_up_are_refused_in_one_line() -> None:
    shown = CliRunner().invoke(cli, ["simulate", "liars_dice", "--games", "1", "--roles", "a, b"])
    assert shown.exit_code == 2
    assert "liars_dice has no line-up to choose" in shown.output
