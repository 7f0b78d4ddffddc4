"""`--spec DIR`: an author's own folder works with every command, also one that only adds to a bundled game."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import click
import pytest
from click.testing import CliRunner, Result

import rulewright
from rulewright.cli.main import cli
from rulewright.data import data_path
from rulewright.rules.documents import game_file, known_games, load_game
from rulewright.rules.ground import ground_of, groundless
from rulewright.rules.load import load_rules
from rulewright.rules.meaning import check_game
from rulewright.rules.source import RulesError
from rulewright_conformance.schemas import violations

GAME = "liars_dice"
# A site that is made shows the rules that it was made of.
WITHOUT = {"docs serve"}
# Commands that must find games in the folder, with the arguments that they need.
READERS = {
    "catalogue": ["x"],
    "check": [],
    "coverage": [],
    "explain": ["x"],
    "games": [],
    "judge": ["x.jsonl"],
    "match": ["x", "--seat", "a=bot:random"],
    "mcp": [],
    "record": ["x", "--out", "x.yaml"],
    "scenarios export": ["out"],
    "seat prompt": ["x"],
    "show": ["x"],
    "simulate": ["x"],
    "verify": [],
    "vocabulary": ["x"],
}

FILES = {
    f"{GAME}/modes/short.yaml": """
        mode: short
        constants:
          dice_each:
            is: 2
            id: liars_dice.short.dice
        """,
    f"{GAME}/text/en.yaml": """
        language: en
        names:
          mode.short:
            name: Short game
          move.bid:
            name: Say
        """,
    f"scenarios/{GAME}/short/two.yaml": """
        id: liars_dice.short.two
        title: Each player begins with two dice
        game: liars_dice
        modes: [short]
        seats: [a, b]
        chance:
          seed: 1
        expect:
          state:
            game:
              dice_in_play: 4
        """,
}


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder that adds a mode to a bundled game."""
    write(tmp_path, FILES)
    return tmp_path


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A folder with a copy of a bundled game in which a rule is gone and a number is another."""
    shutil.copytree(data_path("spec") / GAME, tmp_path / GAME)
    main = tmp_path / GAME / "game.yaml"
    text = main.read_text(encoding="utf-8")
    text = text.replace(
        "is: 5\n    id: liars_dice.table.dice_each", "is: 4\n    id: liars_dice.table.dice_each"
    )
    main.write_text(text.replace("liars_dice.bid.higher", "liars_dice.bid.raised"), encoding="utf-8")
    return tmp_path


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, [str(a) for a in args])


# -- a folder that stands on a bundled game ------------------------------------------------------------


def test_a_folder_without_game_yaml_adds_to_the_bundled_game_of_its_name(own: Path) -> None:
    assert known_games(own) == [GAME]
    assert ground_of(own / GAME) == data_path("spec") / GAME
    bundled = load_game(data_path("spec") / GAME)
    added = load_game(own / GAME)
    assert set(added.modes) - set(bundled.modes) == {"short"}
    assert added.main == bundled.main
    assert rulewright.load(GAME, "short", own).table(2, seed=1).view("a")["game"]["dice_in_play"] == 4


def test_its_other_modes_are_the_bundled_ones(own: Path) -> None:
    for mode in load_game(data_path("spec") / GAME).modes:
        assert load_rules(GAME, mode, own).rules == load_rules(GAME, mode).rules


def test_names_are_laid_over_the_bundled_ones_one_by_one(own: Path) -> None:
    names = load_game(own / GAME).text["en"]["names"]
    assert names["mode.short"] == {"name": "Short game"}
    assert names["move.bid"]["name"] == "Say"
    assert names["game"] == {"name": "Liar's Dice"}


def test_a_document_with_the_same_path_takes_the_place_of_the_bundled_one(own: Path) -> None:
    write(own, {f"{GAME}/modes/perudo.yaml": "mode: perudo\n"})
    assert set(load_game(own / GAME).modes["perudo"]) == {"mode"}


def test_rulings_are_added_to_the_bundled_ones(own: Path) -> None:
    ruling = "rulings:\n  odd:\n    default: one\n    readings:\n      one: {}\n      two: {}\n"
    write(own, {f"{GAME}/rulings.yaml": ruling})
    rulings = load_game(own / GAME).rulings["rulings"]
    assert "odd" in rulings
    assert "ones_rank" in rulings


def test_a_ruling_that_is_not_whole_is_refused_with_its_place(own: Path) -> None:
    write(own, {f"{GAME}/rulings.yaml": "rulings:\n  odd:\n    default: one\n"})
    with pytest.raises(RulesError) as caught:
        load_game(own / GAME)
    assert all(d.mark.file.startswith(str(own)) for d in caught.value.diagnostics)


def test_a_game_with_a_base_can_be_stood_on(tmp_path: Path) -> None:
    game = next(g for g in known_games() if load_game(data_path("spec") / g).base is not None)
    write(tmp_path, {f"{game}/modes/plain.yaml": "mode: plain\n"})
    assert not [d for d in check_game(tmp_path / game) if d.severity == "error"]
    assert load_rules(game, "plain", tmp_path).rules == load_rules(game, None).rules


def test_a_copy_of_a_game_finds_the_bundled_base(tmp_path: Path) -> None:
    game = next(g for g in known_games() if load_game(data_path("spec") / g).base is not None)
    shutil.copytree(data_path("spec") / game, tmp_path / game)
    assert check_game(tmp_path / game) == []


def test_missing_names_are_asked_for_in_the_authors_folder(own: Path) -> None:
    found = check_game(own / GAME)
    assert {(d.code, Path(d.mark.file).relative_to(own).as_posix()) for d in found} == {
        ("RW310", f"{GAME}/text/{language}.yaml") for language in ("es", "hi", "ru")
    }


def test_files_for_the_book_are_the_bundled_ones_unless_there_are_own_ones(own: Path) -> None:
    assert game_file(GAME, "faces.yaml", own) == data_path("spec") / GAME / "faces.yaml"
    write(own, {f"{GAME}/faces.yaml": "{}\n"})
    assert game_file(GAME, "faces.yaml", own) == own / GAME / "faces.yaml"
    assert load_game(own / GAME).folders == (data_path("spec") / GAME, own / GAME)


def test_a_folder_with_an_unknown_name_belongs_to_no_game(own: Path) -> None:
    (own / GAME).rename(own / "liars_dise")
    assert known_games(own) == []
    assert list(groundless(own)) == [own / "liars_dise"]
    result = run("check", own)
    assert result.exit_code == 1
    assert "error[RW172]" in result.output
    assert f"did you mean '{GAME}'?" in result.output


def test_folders_that_hold_no_documents_are_no_games(tmp_path: Path) -> None:
    for game in known_games():
        (tmp_path / game / "notes").mkdir(parents=True)
    assert known_games(tmp_path) == []
    assert list(groundless(tmp_path)) == []


# -- every command ---------------------------------------------------------------------------------------


def every_command(group: click.Group = cli, before: str = "") -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from every_command(command, f"{before}{name} ")
        elif command is not None:
            yield f"{before}{name}", command


def test_every_command_that_reads_rules_has_the_option() -> None:
    without = {
        name
        for name, command in every_command()
        if "--spec" not in {o for p in command.params for o in p.opts}
    }
    assert without == WITHOUT


@pytest.mark.parametrize("name", READERS)
def test_a_folder_without_games_is_refused_with_a_remedy(tmp_path: Path, name: str) -> None:
    result = run(*name.split(), *READERS[name], "--spec", tmp_path)
    assert result.exit_code == 2
    assert f"there is no game in '{tmp_path}'" in result.output
    assert "rulewright new game NAME --spec" in result.output


def test_games_shows_the_authors_games_and_no_others(own: Path) -> None:
    found = json.loads(run("games", "--json", "--spec", own).output)
    assert [entry["game"] for entry in found] == [GAME]
    assert "short" in [mode["mode"] for mode in found[0]["modes"]]


def test_show_and_vocabulary_read_the_authors_folder(own: Path) -> None:
    shown = run("show", GAME, "--mode", "short", "--spec", own)
    assert (shown.exit_code, "is: 2" in shown.output) == (0, True)
    words = json.loads(run("vocabulary", GAME, "--mode", "short", "--json", "--spec", own).output)
    assert "liars_dice.short.dice" in words["rules"]


def test_simulate_plays_the_authors_mode_the_same_with_any_number_of_processes(own: Path) -> None:
    plan = ("simulate", GAME, "--mode", "short", "--seats", 2, "--games", 6, "--json", "--spec", own)
    one, two = (json.loads(run(*plan, "--jobs", jobs).output) for jobs in (1, 2))
    assert one.pop("seconds") >= 0
    assert two.pop("seconds") >= 0
    assert one == two
    assert (one["mode"], one["games"]) == ("short", 6)


def test_explain_knows_the_authors_rules_and_scenarios(own: Path) -> None:
    result = run("explain", "liars_dice.short.dice", "--spec", own)
    assert result.exit_code == 0, result.output
    assert "mode short" in result.output
    scenario = FILES[f"scenarios/{GAME}/short/two.yaml"].replace("short.two", "short.dice")
    scenario = scenario.replace("modes: [short]", "modes: [short]\n        rules: [liars_dice.short.dice]")
    write(own, {f"scenarios/{GAME}/short/dice.yaml": scenario})
    assert result.output.count("liars_dice.short.dice") == 2
    assert ", liars_dice.short.dice\n" in run("explain", "liars_dice.short.dice", "--spec", own).output


def test_text_says_the_authors_rules(own: Path) -> None:
    result = run("text", "render", "liars_dice.short.dice", "--mode", "short", "--spec", own)
    assert result.exit_code == 0, result.output
    assert "2" in result.output
    status = json.loads(run("text", "status", "--json", "--spec", own).output)
    assert list(status["games"]) == [GAME]


def test_check_holds_the_authors_scenarios_to_his_rules(own: Path) -> None:
    for arguments in ([own], ["--spec", own], ["--spec", own, own / "scenarios"]):
        result = run("check", *arguments)
        assert result.exit_code == 0, result.output
        assert "1 scenario path" in result.output
    path = own / "scenarios" / GAME / "short" / "two.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("[short]", "[shorter]"), encoding="utf-8")
    result = run("check", own)
    assert result.exit_code == 1
    assert "liars_dice has no mode 'shorter'" in result.output


def test_one_document_of_a_folder_that_adds_to_a_game_is_checked_within_it(own: Path) -> None:
    path = own / GAME / "modes" / "short.yaml"
    assert run("check", path).output == "0 errors, 0 warnings in 1 document\n"
    path.write_text("mode: short\nconstants:\n  dice_eahc:\n    is: 2\n    tables: 3\n", encoding="utf-8")
    assert "error[RW150]: unknown key 'tables'" in run("check", path).output


def test_the_engine_serves_the_authors_folder(own: Path) -> None:
    hello = json.dumps({"seq": "1", "cmd": "hello", "protocol": 1}) + "\n"
    command = [sys.executable, "-m", "rulewright.cli.main", "engine", "--spec", str(own)]
    done = subprocess.run(command, input=hello, capture_output=True, text=True, timeout=60, check=True)
    claims = json.loads(done.stdout)["games"]
    assert list(claims) == [GAME]
    assert "short" in claims[GAME]["modes"]


def test_a_game_by_the_authors_rules_is_recorded_and_judged(own: Path, tmp_path: Path) -> None:
    game, scenario = tmp_path / "game.jsonl", own / "scenarios" / GAME / "short" / "taken.yaml"
    of = (GAME, "--mode", "short", "--seats", 2, "--seed", 3)
    assert run("record", *of, "--out", game, "--spec", own).exit_code == 0
    result = run("judge", game, "--spec", own)
    assert (result.exit_code, f"sound: {GAME} (short)" in result.output) == (0, True)
    assert "no mode 'short' of liars_dice" in run("judge", game).output
    for arguments in ((*of, "--steps", 2), ("--from", game, "--step", 3)):
        result = run("record", *arguments, "--out", scenario, "--force", "--spec", own)
        assert result.exit_code == 0, result.output
        assert run("verify", scenario, "--spec", own).output.endswith("1 passed, 0 failed\n")
    lines = game.read_text(encoding="utf-8").splitlines()
    game.write_text("\n".join([*lines[:2], lines[1]]) + "\n", encoding="utf-8")
    result = run("judge", game, "--spec", own)
    assert (result.exit_code, "forbidden" in result.output) == (1, True)


def test_own_scenarios_are_exported_beside_the_bundled_ones_that_can_be_run(
    own: Path, tmp_path: Path
) -> None:
    result = run("scenarios", "export", tmp_path / "out", "--mode", "short", "--spec", own)
    assert result.output.endswith("1 runs of 1 game\n"), result.output
    runs = json.loads((tmp_path / "out" / "index.json").read_text(encoding="utf-8"))
    assert "liars_dice.short.two" in json.dumps(runs)
    every = run("verify", "--spec", own, "--list").output.splitlines()
    result = run("scenarios", "export", tmp_path / "all", "--spec", own)
    assert result.output.endswith(f"{len(every)} runs of 1 game\n")


# -- verify and coverage -----------------------------------------------------------------------------------


def test_verify_runs_own_scenarios_and_all_bundled_ones_that_still_hold(own: Path) -> None:
    bundled = run("verify", "--game", GAME, "--list").output.splitlines()
    listed = run("verify", "--spec", own, "--list").output.splitlines()
    assert listed == ["liars_dice.short.two", *bundled]
    result = run("verify", "--spec", own, "-k", "short.two")
    assert result.output.endswith("1 passed, 0 failed\n")


def test_an_own_scenario_that_is_wrong_fails(own: Path) -> None:
    path = own / "scenarios" / GAME / "short" / "two.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("dice_in_play: 4", "dice_in_play: 5"), encoding="utf-8"
    )
    result = run("verify", "--spec", own, "--mode", "short")
    assert result.exit_code == 1
    assert result.output.endswith("0 passed, 1 failed\n")


def test_verify_says_which_bundled_scenarios_hold_fail_and_no_longer_apply(changed: Path) -> None:
    every = run("verify", "--game", GAME, "--list").output.splitlines()
    result = run("verify", "--spec", changed, "--jobs", 2)
    lines = result.output.splitlines()
    gone = [line.split()[3] for line in lines if line.startswith("no longer applies: ")]
    failed = [line.split()[1] for line in lines if line.startswith("FAIL ")]
    assert result.exit_code == 1
    # The rule that refuses has another id now; the number of dice is another.
    assert "liars_dice.bidding.rank_of_ones" in gone
    assert "rank_of_ones.yaml:" in result.output
    assert "there is no rule 'liars_dice.bid.higher'" in result.output
    assert "liars_dice.setup.five_dice_each" in failed
    passed = int(lines[-1].split()[0])
    assert lines[-1] == f"{passed} passed, {len(failed)} failed"
    assert passed + len(failed) + len(gone) == len(every)
    assert passed > len(failed) > 0


def test_scenarios_that_no_longer_apply_do_not_fail_the_suite(changed: Path) -> None:
    main = changed / GAME / "game.yaml"
    main.write_text(main.read_text(encoding="utf-8").replace("is: 4\n", "is: 5\n"), encoding="utf-8")
    result = run("verify", "--spec", changed, "-k", "liars_dice.bidding")
    assert result.exit_code == 0, result.output
    assert "no longer applies: liars_dice.bidding.rank_of_ones (" in result.output


def test_the_report_for_machines_names_what_no_longer_applies(changed: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.jsonl"
    run("verify", "--spec", changed, "-k", "liars_dice.bidding", "--json", report)
    records = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    gone = [r["id"] for r in records if "no longer" in r.get("message", "")]
    assert "liars_dice.bidding.rank_of_ones" in gone
    assert all(violations("report", record) == [] for record in records)


def test_an_own_scenario_takes_the_place_of_the_bundled_one_of_its_path(changed: Path) -> None:
    name = f"scenarios/{GAME}/bidding/rank_of_ones.yaml"
    source = (data_path("scenarios").parent / name).read_text(encoding="utf-8")
    write(changed, {name: source.replace("liars_dice.bid.higher", "liars_dice.bid.raised")})
    result = run("verify", "--spec", changed, "-k", "rank_of_ones")
    assert "no longer applies" not in result.output
    assert result.exit_code == 0, result.output


def test_a_game_of_ones_own_has_no_bundled_scenarios(tmp_path: Path, pebbles: Path) -> None:
    shutil.copytree(pebbles, tmp_path / "pebbles")
    result = run("verify", "--spec", tmp_path)
    assert result.exit_code == 2
    assert "no scenario is selected" in result.output


def test_coverage_counts_the_authors_rules(own: Path) -> None:
    found = json.loads(run("coverage", "--spec", own, "--json", "--jobs", 2).output)
    assert found["uncovered"] == []
    assert list(found["games"]) == [GAME]
    (own / "scenarios" / GAME / "short" / "two.yaml").unlink()
    found = json.loads(run("coverage", "--spec", own, "--json", "--jobs", 2).output)
    assert found["uncovered"] == ["liars_dice.short.dice"]


def test_exclusions_of_the_author_are_read_and_checked(own: Path) -> None:
    reason = "It is a rule that nobody has written."
    exclude = f"games:\n  {GAME}:\n    exclude:\n      - rule: liars_dice.no.such\n        reason: {reason}\n"
    write(own, {"coverage.yaml": exclude})
    result = run("coverage", "--spec", own, "--jobs", 2)
    assert isinstance(result.exception, RulesError)
    assert [(d.code, d.mark.file) for d in result.exception.diagnostics] == [
        ("RW550", str(own / "coverage.yaml"))
    ]


def test_rules_that_are_broken_are_said_with_their_place_and_nothing_is_run(own: Path) -> None:
    write(own, {f"{GAME}/modes/short.yaml": "mode: short\nconstants:\n  dice_each:\n    is: many\n"})
    done = subprocess.run(
        [sys.executable, "-m", "rulewright.cli.main", "verify", "--spec", str(own)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "short.yaml:4:" in done.stderr
    assert "Traceback" not in done.stderr
