"""`rulewright check` and `rulewright explain`: what they take, what they say, and how they exit."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.check import check
from rulewright.cli.explain import explain, explain_code, explain_rule
from rulewright.data import data_path
from rulewright.rules.codes import all_codes
from rulewright.rules.names import UnknownName
from rulewright.rules.shape_check import KEY_WORDS
from rulewright.rules.shapes import TABLES

GAMES = Path(__file__).parent / "games"


def run(*args: object) -> Result:
    return CliRunner().invoke(check, [str(a) for a in args])


def test_a_clean_game_passes(pebbles: Path) -> None:
    result = run(pebbles)
    assert (result.exit_code, result.output) == (0, "0 errors, 0 warnings in 1 game\n")
    assert run(GAMES).output == "0 errors, 0 warnings in 1 game\n"


def test_errors_make_it_fail(copy_of_pebbles: Path) -> None:
    (copy_of_pebbles / "cards" / "gust.yaml").write_text("card: gust\ncopies:\n  cuont: 3\n")
    result = run(copy_of_pebbles)
    assert result.exit_code == 1
    assert (
        "gust.yaml:3:3: error[RW150]: unknown key 'cuont' in copies\n    cuont: 3\n    ^^^^^\n"
        in result.output
    )
    assert result.output.endswith("1 error, 0 warnings in 1 game\n")


def test_every_pattern_of_a_key_can_be_named_when_it_is_broken() -> None:
    assert {table.key for table in TABLES.values()} == set(KEY_WORDS)


def test_a_form_of_a_name_that_is_no_word_is_an_error_at_its_line(tmp_path: Path) -> None:
    (tmp_path / "liars_dice" / "text").mkdir(parents=True)
    text = 'language: ru\nnames:\n  attribute.cup:\n    name: кости\n    forms:\n      "род": костей\n'
    (tmp_path / "liars_dice" / "text" / "ru.yaml").write_text(text, encoding="utf-8")
    result = run(tmp_path)
    assert result.exit_code == 1
    assert "ru.yaml:6:7: error[RW155]: 'род' is not a word" in result.output
    assert "help: name the form in English" in result.output


@pytest.mark.parametrize("kind", ["empty", "loop", "folder"])
def test_a_folder_without_game_yaml_says_what_a_game_is(tmp_path: Path, kind: str) -> None:
    game = tmp_path / "my_game"
    game.mkdir()
    if kind == "loop":
        (game / "game.yaml").symlink_to("game.yaml")
    elif kind == "folder":
        (game / "game.yaml").mkdir()
    result = run(tmp_path)
    assert result.exit_code == 1
    assert "help: a scenario is a .yaml file; a game is a folder with a file game.yaml in it" in result.output


@pytest.mark.parametrize("format_", ["json", "github", "sarif"])
def test_machines_get_their_own_formats(copy_of_pebbles: Path, format_: str) -> None:
    (copy_of_pebbles / "cards" / "gust.yaml").write_text("card: gust\ncopies: 3\n")
    result = run(copy_of_pebbles, "--format", format_)
    assert result.exit_code == 1
    if format_ == "github":
        assert result.output.startswith("::error file=")
    else:
        assert json.loads(result.output)


def test_one_document_is_judged_by_its_own_errors(copy_of_pebbles: Path) -> None:
    (copy_of_pebbles / "cards" / "gust.yaml").write_text("card: gust\ncopies: 3\n")
    result = run(copy_of_pebbles / "cards" / "gust.yaml")
    assert (result.exit_code, result.stdout.count("error[")) == (1, 1)
    result = run(copy_of_pebbles / "cards" / "rain.yaml")
    assert (result.exit_code, result.stdout) == (0, "0 errors, 0 warnings in 1 document\n")
    assert "1 more in other documents of the game" in result.stderr


def test_a_document_without_a_game_is_checked_alone(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "gust.yaml").write_text("card: gust\n")
    result = run(tmp_path / "cards" / "gust.yaml")
    assert result.exit_code == 1
    assert "RW151" in result.output


def test_other_files_are_scenarios(tmp_path: Path) -> None:
    (tmp_path / "odd.yaml").write_text("id: a.b.c\n")
    result = run(tmp_path / "odd.yaml")
    assert result.exit_code == 1
    assert "RW5" in result.output


def test_a_missing_path_is_wrong_usage() -> None:
    result = run("no/such/path")
    assert result.exit_code == 2
    assert "does not exist" in result.output


# -- explain ---------------------------------------------------------------------------------------


def test_every_code_has_its_page() -> None:
    for code in all_codes():
        assert explain_code(code).startswith(f"{code}: ")


def test_a_code_is_explained_with_wrong_and_right() -> None:
    result = CliRunner().invoke(explain, ["rw122"])
    assert result.exit_code == 0
    assert "Wrong:\n    {from: others(me), if: distance(me, it) <= reach}\n\nRight:\n" in result.output


def test_an_unknown_id_is_wrong_usage() -> None:
    result = CliRunner().invoke(explain, ["RW1222"])
    assert result.exit_code == 2
    assert "did you mean 'RW222'?" in result.output


def test_a_rule_is_shown_with_place_yaml_and_claims() -> None:
    (page,) = explain_rule("pebbles.events.take", "en", GAMES)
    first, second, *rest = page.split("\n")
    assert first == "pebbles.events.take"
    assert re.fullmatch(r".*game.yaml:\d+ \(events, mode plain\)", second)
    assert "    take:" in rest
    assert "claims: PB-003" in rest


def test_a_document_is_shown_with_its_name_and_the_rules_in_it() -> None:
    (page,) = explain_rule("gust", "ru", GAMES)
    assert page.startswith("pebbles.cards.gust: Порыв\n")
    assert "rule pebbles.gust.blow: PB-006" in page


def test_the_reading_in_force_is_told() -> None:
    (page,) = explain_rule("pebbles.rules.storm", "en", GAMES)
    assert "(rules, mode wild)" in page
    (page,) = explain_rule("pebbles.rules.last_pebble", "en", GAMES)
    assert "ruling" not in page


def test_an_unknown_rule_or_language_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"did you mean 'pebbles\.rules\.storm'"):
        list(explain_rule("pebbles.rules.strom", "en", GAMES))
    with pytest.raises(UnknownName, match=r"no language 'xx' of pebbles; known: en, es, hi, ru"):
        list(explain_rule("gust", "xx", GAMES))


def test_a_game_without_names_can_be_explained(copy_of_pebbles: Path) -> None:
    for path in (copy_of_pebbles / "text").iterdir():
        path.unlink()
    (page,) = explain_rule("gust", spec_dir=copy_of_pebbles.parent)
    assert page.startswith("pebbles.cards.gust\n")


def test_a_claim_is_explained_by_the_rules_that_carry_it() -> None:
    result = CliRunner().invoke(explain, ["LD-019"])
    assert result.exit_code == 0
    assert "rule liars_dice.ones.close: liars_dice/game.yaml:" in result.output
    assert "scenarios: liars_dice.ones." in result.output


def test_an_unknown_claim_is_a_usage_error_with_a_remedy() -> None:
    result = CliRunner().invoke(explain, ["LD-099"])
    assert result.exit_code == 2
    assert "did you mean" in result.output


@pytest.mark.parametrize("name", ["ones_rank", "liars_dice.rulings.ones_rank"])
def test_a_ruling_is_explained_by_its_readings(name: str) -> None:
    result = CliRunner().invoke(explain, [name])
    assert result.exit_code == 0
    assert "reading high (default): Ones rank above sixes" in result.output
    assert "origin: AMB-101" in result.output


def test_a_scenario_is_one_wherever_it_lies(tmp_path: Path) -> None:
    folder = tmp_path / "characters"
    folder.mkdir()
    path = folder / "somebody.yaml"
    path.write_text(
        "id: liars_dice.characters.somebody\ntitle: Somebody is there\ngame: liars_dice\n", encoding="utf-8"
    )
    shown = CliRunner().invoke(check, [str(path)])
    assert "RW500" in shown.output, shown.output
    assert "'character' is missing" not in shown.output


def test_a_folder_of_documents_is_checked_in_its_game() -> None:
    for part in ("bangarena/modes", "_west/cards"):
        shown = CliRunner().invoke(check, [str(data_path("spec") / part)])
        assert shown.exit_code == 0, shown.output
        assert "0 errors" in shown.output


def test_a_mode_that_misspells_what_it_changes_is_told_the_name(tmp_path: Path) -> None:
    shutil.copytree(data_path("spec"), tmp_path / "spec")
    mode = tmp_path / "spec/bangarena/modes/duel_town.yaml"
    mode.write_text("mode: duel_town\nconstants:\n  explosion_heart:\n    is: 2\n", encoding="utf-8")
    shown = CliRunner().invoke(check, [str(tmp_path / "spec/bangarena")])
    assert "did you mean 'explosion_hearts'?" in shown.output, shown.output
