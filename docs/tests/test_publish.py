"""The bundle for programs: complete, of the shape that its schemas say, and small where it must be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from rulewright.cli.main import cli
from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.load import load_rules
from rulewright_docs.book.publish import Request, publish
from rulewright_docs.words.players import BUDGET, players_rules
from rulewright_docs.words.renderer import languages
from rulewright_docs.words.tokens import tokens

EACH = [(game, mode) for game in known_games() for mode in load_game(game_folder(game)).modes]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("published") / "bundle"
    publish(Request(out, games=("liars_dice", "bangarena"), languages=("en", "hi")))
    return out


def test_the_index_names_files_that_are_there_with_their_sizes(bundle: Path) -> None:
    index: dict[str, Any] = json.loads((bundle / "games.json").read_text(encoding="utf-8"))
    assert set(index["games"]) == {"liars_dice", "bangarena"}
    for game in index["games"].values():
        for mode in game["modes"].values():
            assert (bundle / mode["rules"]).stat().st_size == mode["bytes"]
            for each in mode["players"].values():
                assert 0 < each["tokens"] <= BUDGET
                assert (bundle / each["file"]).is_file()
        for each in game["full"].values():
            assert (bundle / each["file"]).is_file()


def test_rulebooks_have_their_words_and_keep_to_the_schema(bundle: Path) -> None:
    schema = json.loads((bundle / "schema" / "rulebook.schema.json").read_text(encoding="utf-8"))
    for file in (bundle / "rules").rglob("*.json"):
        book = json.loads(file.read_text(encoding="utf-8"))
        assert not list(Draft202012Validator(schema).iter_errors(book)), file
        for texts in book["texts"].values():
            assert set(texts["sentences"]) == set(book["rules"])
            assert all(texts["sentences"].values())


def test_every_link_of_an_index_leads_to_a_file(bundle: Path) -> None:
    indexes = sorted(bundle.rglob("llms.txt"))
    assert len(indexes) == 1 + 2 + 4
    for index in indexes:
        text = index.read_text(encoding="utf-8")
        assert text.startswith("# ")
        for target in re.findall(r"\]\(([^)]+)\)", text):
            assert (index.parent / target).is_file(), (index, target)


def test_twins_are_text_without_marks_of_the_site(bundle: Path) -> None:
    twins = sorted((bundle / "hi").rglob("index.md"))
    assert len(twins) > 80
    for file in twins:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"\{ [#.]|<(?:div|span|li|p|svg)\b|[\ue000-\uf8ff]", text), file


@pytest.mark.parametrize(("game", "mode"), EACH)
@pytest.mark.parametrize("language", languages())
def test_the_rules_of_one_table_keep_to_their_budget(game: str, mode: str, language: str) -> None:
    rules = load_rules(game, mode)
    text = players_rules(game, mode, language, seats=rules.seats[0])
    assert BUDGET / 2 < tokens(text, language) <= BUDGET


def test_only_the_roles_in_play_are_told() -> None:
    text = players_rules("mafia", "online", lineup=["doctor", "citizen", "citizen", "goon", "inspector"])
    assert "- Doctor:" in text
    assert "- Arsonist" not in text


def test_settings_in_force_are_told() -> None:
    text = players_rules(
        "mafia", "online", settings={"max_trials": 2}, rulings={"verdict_majority": "living"}
    )
    assert ": 2" in text.split("##")[0]


def test_a_text_about_rules_that_a_mode_has_otherwise_is_left_out() -> None:
    usual, village = (players_rules("mafia", mode) for mode in ("online", "village"))
    minute = "A short introduction may follow"
    assert minute in usual
    assert minute not in village


def test_a_folder_of_somebody_else_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    done = CliRunner().invoke(cli, ["publish", str(tmp_path)])
    assert done.exit_code == 1
    assert "this folder is not empty and was not made by this command" in done.output
    assert [p.name for p in tmp_path.iterdir()] == ["mine.txt"]


def test_a_bundle_may_be_written_again(tmp_path: Path) -> None:
    for _ in range(2):
        done = CliRunner().invoke(
            cli, ["publish", str(tmp_path / "b"), "--game", "liars_dice", "--lang", "ru"]
        )
        assert done.exit_code == 0, done.output
    assert [p.name for p in tmp_path.iterdir()] == ["b"]
    assert (tmp_path / "b" / "schema").is_dir()
