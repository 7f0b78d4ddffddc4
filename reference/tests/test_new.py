"""`rulewright new`: what it writes is right at once, and what is there already is never lost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator

import rulewright
from rulewright.authoring.scaffold import BadRequest, check_name, new_document, new_game
from rulewright.cli.main import cli
from rulewright.cli.new import new
from rulewright.data import data_path
from rulewright.engine.simulation import random_game
from rulewright.rules.documents import known_games, load_game
from rulewright.rules.meaning import check_game
from rulewright.rules.names_check import LANGUAGES
from rulewright.rules.source import RulesError
from rulewright.rules.strict_yaml import load_document

KINDS = ("mode", "card", "character", "role")


def make(*args: object) -> Result:
    return CliRunner().invoke(new, [str(a) for a in args])


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, [str(a) for a in args])


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder and what is in them."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def takes(game: str, kind: str) -> bool:
    """Whether a bundled game has documents of a kind."""
    documents = load_game(data_path("spec") / game)
    return bool(getattr(documents, {"mode": "modes"}.get(kind, f"{kind}s")))


FITTING = [(game, kind) for game in known_games() for kind in KINDS if takes(game, kind)]


# -- a game ------------------------------------------------------------------------------------------------


@pytest.fixture
def stones(tmp_path: Path) -> Path:
    """A folder with a new game."""
    result = make("game", "my_stones", "--spec", tmp_path)
    assert result.exit_code == 0, result.output
    return tmp_path


def test_a_new_game_is_right_at_once_in_every_language(stones: Path) -> None:
    assert check_game(stones / "my_stones") == []
    assert set(load_game(stones / "my_stones").text) == set(LANGUAGES)
    assert run("check", stones).output == "0 errors, 0 warnings in 1 game, 1 scenario path\n"


def test_a_new_game_can_be_played_to_the_end_with_any_number_of_seats(stones: Path) -> None:
    game = rulewright.load("my_stones", None, stones)
    low, high = game.rules.seats
    for seats in range(low, high + 1):
        outcome = random_game(game.table(seats, seed=seats), seats)
        assert (len(outcome.winners), outcome.because) == (1, "last_stone")


def test_the_scenarios_of_a_new_game_pass(stones: Path) -> None:
    result = run("verify", "--spec", stones)
    assert (result.exit_code, result.output.splitlines()[-1]) == (0, "2 passed, 0 failed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_a_new_game_can_be_said(stones: Path, language: str) -> None:
    for rule in ("my_stones.turn.take", "my_stones.end.last_stone", "my_stones.table.stones"):
        result = run("text", "render", rule, "--lang", language, "--spec", stones)
        assert result.exit_code == 0, result.output
        assert "‹" not in result.output


def test_no_word_of_a_new_game_is_missing_in_any_language(stones: Path) -> None:
    found = json.loads(run("text", "status", "--json", "--spec", stones).output)["games"]["my_stones"]
    assert {language: (table["missing"], table["missing_forms"]) for language, table in found.items()} == {
        language: ([], []) for language in LANGUAGES
    }


def test_all_that_is_written_names_a_schema_that_lies_beside_it(stones: Path) -> None:
    written = sorted(stones.rglob("*.yaml"))
    assert len(written) == 8
    for path in written:
        first = path.read_text(encoding="utf-8").split("\n")[0]
        schema = path.parent / first.removeprefix("# yaml-language-server: $schema=")
        assert schema.is_file(), path
        assert Draft202012Validator(json.loads(schema.read_text(encoding="utf-8"))).is_valid(
            load_document(path)
        ), path


def test_the_schemas_refer_to_nothing_elsewhere(stones: Path) -> None:
    for path in (stones / "schema").iterdir():
        text = path.read_text(encoding="utf-8")
        assert '"$ref": "' in text
        assert '"$ref": "h' not in text
        assert text == (data_path("schema") / path.name).read_text(encoding="utf-8")


def test_without_a_folder_the_game_is_written_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = make("game", "my_stones")
    assert "wrote my_stones/game.yaml\n" in result.output
    assert "next: rulewright check .\n" in result.output
    assert check_game(tmp_path / "my_stones") == []


# -- documents of a game -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "kind"), FITTING)
def test_a_new_document_of_a_bundled_game_is_right_at_once_without_a_copy_of_the_game(
    tmp_path: Path, game: str, kind: str
) -> None:
    new_document(kind, "my_own", tmp_path, game, None)
    assert known_games(tmp_path) == [game]
    assert not (tmp_path / game / "game.yaml").exists()
    assert check_game(tmp_path / game) == []
    assert run("check", tmp_path).exit_code == 0


@pytest.mark.parametrize(("game", "kind"), FITTING)
def test_a_game_with_a_new_document_can_still_be_played(tmp_path: Path, game: str, kind: str) -> None:
    new_document(kind, "my_own", tmp_path, game, None)
    loaded = rulewright.load(game, "my_own" if kind == "mode" else None, tmp_path)
    assert random_game(loaded.table(seed=1), 1).because != "undecided"


def test_every_kind_of_document_is_tried_on_some_bundled_game() -> None:
    assert {kind for _, kind in FITTING} == set(KINDS)


def test_the_first_scenario_of_a_new_mode_passes(tmp_path: Path) -> None:
    for game in known_games():
        new_document("mode", "my_own", tmp_path, game, None)
    result = run("verify", "--spec", tmp_path, "--mode", "my_own", "--jobs", 2)
    assert result.output.splitlines()[-1] == f"{len(known_games())} passed, 0 failed"


@pytest.mark.parametrize("kind", ["mode", "card", "character", "role"])
def test_what_stands_in_comments_is_yaml_that_fits(tmp_path: Path, kind: str) -> None:
    """An author takes the marks away: the sections of the comment must be keys of such a document."""
    game = next(g for g, k in FITTING if k == kind)
    new_document(kind, "my_own", tmp_path, game, None)
    path = next(p for p in (tmp_path / game).rglob("my_own.yaml"))
    keys = set(re.findall(r"^# ([a-z]+):$", path.read_text(encoding="utf-8"), re.MULTILINE))
    schema = json.loads((data_path("schema") / f"{kind}.schema.json").read_text(encoding="utf-8"))
    known = schema.get("properties") or schema["else"]["properties"]
    assert keys
    assert keys <= set(known)


def test_a_template_of_the_base_can_be_extended(tmp_path: Path) -> None:
    game = next(g for g in known_games() if load_game(data_path("spec") / g).base is not None)
    folder = load_game(data_path("spec") / game).base
    assert folder is not None
    for template in sorted((folder / "cards").glob("*.yaml")):
        new_document("card", f"my_{template.stem}", tmp_path, game, template.stem)
        assert (
            load_document(tmp_path / game / "cards" / f"my_{template.stem}.yaml")["extends"] == template.stem
        )
    assert check_game(tmp_path / game) == []


def test_a_mode_can_extend_another(tmp_path: Path) -> None:
    game = known_games()[0]
    new_document("mode", "first", tmp_path, game, None)
    new_document("mode", "second", tmp_path, game, "first")
    assert load_game(tmp_path / game).modes["second"]["extends"] == "first"


def test_the_only_game_of_the_folder_needs_not_be_named(stones: Path) -> None:
    result = make("mode", "quick", "--spec", stones)
    assert result.exit_code == 0, result.output
    assert (stones / "my_stones" / "modes" / "quick.yaml").is_file()
    assert check_game(stones / "my_stones") == []


def test_names_are_added_to_the_files_that_are_there_and_all_else_stays(stones: Path) -> None:
    file = stones / "my_stones" / "text" / "ru.yaml"
    before = file.read_bytes()
    make("mode", "quick", "--spec", stones)
    assert file.read_bytes().startswith(before)
    assert load_document(file)["names"]["mode.quick"] == {"name": "Quick", "latin": True}


def test_names_that_cannot_be_added_are_said(stones: Path) -> None:
    file = stones / "my_stones" / "text" / "en.yaml"
    text = file.read_text(encoding="utf-8")
    names = text[text.index("names:\n") :]
    file.write_text(f"{names}language: en\n", encoding="utf-8")
    result = make("mode", "quick", "--spec", stones)
    assert result.exit_code == 0, result.output
    assert "note: " in result.output
    assert "add yourself under `names`: mode.quick: {name: Quick}" in result.output
    assert file.read_text(encoding="utf-8") == f"{names}language: en\n"


# -- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "remedy"),
    [
        ("Quick Draw!", "write quick_draw"),
        ("7up", "write up"),
        ("true", "write my_mode, say"),
        ("null", "write my_mode, say"),
        ("_base", "write base"),
        ("../up", "write up"),
        ("ход", "write my_mode, say"),
        ("", "write my_mode, say"),
        ("x" * 5000, "at most 60 characters"),
        ("a\nb", "write a_b"),
    ],
)
def test_a_bad_name_is_refused_with_a_good_one(tmp_path: Path, name: str, remedy: str) -> None:
    result = make("mode", name, "--game", known_games()[0], "--spec", tmp_path)
    assert result.exit_code == 2
    assert remedy in result.output
    assert everything(tmp_path) == {}


@pytest.mark.parametrize("name", ["a", "quick_draw", "x2", "x" * 60])
def test_a_good_name_is_taken(name: str) -> None:
    check_name("mode", name)


@pytest.mark.parametrize("name", ["scenarios", "schema"])
def test_a_game_is_not_called_like_a_folder_for_something_else(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadRequest, match="is for something else"):
        new_game(name, tmp_path)


@pytest.mark.parametrize("name", known_games())
def test_a_new_game_is_not_called_like_a_bundled_one(tmp_path: Path, name: str) -> None:
    result = make("game", name, "--spec", tmp_path)
    assert result.exit_code == 2
    assert f"'{name}' is the name of a bundled game" in result.output
    assert f"rulewright new mode NAME --game {name}" in result.output
    assert everything(tmp_path) == {}


def test_nothing_is_overwritten(stones: Path) -> None:
    before = everything(stones)
    result = make("game", "my_stones", "--spec", stones)
    assert (result.exit_code, everything(stones)) == (2, before)
    assert "is there already; nothing was written" in result.output
    assert make("mode", "quick", "--spec", stones).exit_code == 0
    before = everything(stones)
    result = make("mode", "quick", "--spec", stones)
    assert (result.exit_code, everything(stones)) == (2, before)
    assert "the game has a mode 'quick' already (my_stones/modes/quick.yaml)" in result.output


def test_a_name_that_the_bundled_game_has_is_refused(tmp_path: Path) -> None:
    game, kind = next((g, k) for g, k in FITTING if k == "role")
    there = next(iter(load_game(data_path("spec") / game).roles))
    result = make(kind, there, "--game", game, "--spec", tmp_path)
    assert result.exit_code == 2
    assert f"the game has a role '{there}' already" in result.output


def test_a_scenario_that_is_there_is_not_overwritten(stones: Path) -> None:
    path = stones / "scenarios" / "my_stones" / "quick" / "begins.yaml"
    path.parent.mkdir()
    path.write_text("mine\n", encoding="utf-8")
    before = everything(stones)
    result = make("mode", "quick", "--spec", stones)
    assert (result.exit_code, everything(stones)) == (1, before)
    assert f"{path} is there already; nothing was written" in result.output


def test_settings_of_the_author_stay_and_he_is_told_what_to_add(tmp_path: Path) -> None:
    settings = tmp_path / ".vscode" / "settings.json"
    settings.parent.mkdir()
    settings.write_text("{}\n", encoding="utf-8")
    result = make("game", "my_stones", "--spec", tmp_path)
    assert "is yours and stays as it is" in result.output
    assert settings.read_text(encoding="utf-8") == "{}\n"


def test_schemas_of_another_version_are_brought_up_to_date(stones: Path) -> None:
    path = stones / "schema" / "rulewright.schema.json"
    path.write_text("{}\n", encoding="utf-8")
    result = make("mode", "quick", "--spec", stones)
    assert result.exit_code == 0
    assert path.read_bytes() == (data_path("schema") / path.name).read_bytes()


def test_an_unknown_game_or_template_is_named_with_the_known_ones(tmp_path: Path) -> None:
    game = known_games()[0]
    result = make("mode", "quick", "--game", f"{game}x", "--spec", tmp_path)
    assert result.exit_code == 2
    assert f"did you mean '{game}'?" in result.output
    result = make("mode", "quick", "--game", game, "--base", "nowhere", "--spec", tmp_path)
    assert result.exit_code == 2
    assert "no mode 'nowhere'; known: " in result.output
    assert everything(tmp_path) == {}


def test_a_game_must_be_named_where_there_are_several_or_none(tmp_path: Path) -> None:
    result = make("mode", "quick", "--spec", tmp_path)
    assert result.exit_code == 2
    assert f"--game GAME, one of {', '.join(known_games())}" in result.output


@pytest.mark.parametrize("kind", ["card", "character", "role"])
def test_a_game_that_has_no_such_documents_gets_none(stones: Path, kind: str) -> None:
    before = everything(stones)
    result = make(kind, "gust", "--spec", stones)
    assert (result.exit_code, everything(stones)) == (2, before)
    assert f"my_stones has no {kind}s: " in result.output


def test_a_game_that_is_broken_is_to_be_mended_first(stones: Path) -> None:
    path = stones / "my_stones" / "game.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("is: 21", "iz: 21"), encoding="utf-8")
    before = everything(stones)
    result = make("mode", "quick", "--spec", stones)
    assert isinstance(result.exception, RulesError)
    assert result.exception.diagnostics[0].mark.file == str(path)
    assert everything(stones) == before


def test_what_the_checker_refuses_is_not_left_behind(stones: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = everything(stones)
    monkeypatch.setattr("rulewright.authoring.scaffold.mode_comments", lambda facts: ["constnats: {}"])
    with pytest.raises(BadRequest, match="the checker refuses it: unknown key 'constnats'"):
        new_document("mode", "quick", stones, None, None)
    assert everything(stones) == before
    assert not (stones / "scenarios" / "my_stones" / "quick").exists()


def test_a_folder_that_cannot_be_written_is_one_message_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = make("game", "my_stones", "--spec", tmp_path / "file" / "inside")
    assert result.exit_code == 1
    assert "cannot be written (Not a directory); name another folder" in result.output
    result = make("game", "my_stones", "--spec", tmp_path / ("x" * 300))
    assert result.exit_code in (1, 2)
    assert "Traceback" not in result.output
    assert everything(tmp_path) == {"file": b""}
