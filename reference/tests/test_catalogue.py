"""The catalogue of moves: every legal move is in it, each with numbers of its own, and the same rules give the same."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from micro import write_micro
from random_games import decisions, games, new_table, settings

import rulewright
from rulewright.catalogue import DONE, WAIT, Catalogue, CatalogueError, catalogue
from rulewright.cli.catalogue import catalogue as command
from rulewright.data import data_path
from rulewright.engine.api import seat_names
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules

EVERY = pytest.mark.parametrize(("game", "mode", "seats"), settings())


def made(game: str, mode: str | None = None, seats: int | None = None, spec: Path | None = None) -> Catalogue:
    rules = load_rules(game, mode, spec)
    return catalogue(rules, seat_names(seats or rules.seats[0]))


@EVERY
def test_every_legal_move_is_in_the_catalogue_and_no_two_have_the_same_numbers(
    game: str, mode: str, seats: int
) -> None:
    numbered = made(game, mode, seats)
    for seed in games(game):
        table = new_table(game, mode, seats, seed)
        for _, legal in decisions(table, seed):
            paths = {move.id: numbered.path(move.move) for move in legal}
            assert len(set(paths.values())) == len(legal)
            for id_, path in paths.items():
                others = (other for other in paths.values() if other != path)
                assert not any(other[: len(path)] == path for other in others), (
                    f"{id_} ends inside another move"
                )
                if len(path) == 1:
                    assert numbered.ids[path[0]] == id_
                else:
                    assert (path[-1], WAIT in path) == (DONE, False)


@pytest.mark.parametrize("game", known_games())
def test_ids_are_unique_and_the_numbers_depend_on_rules_and_seats_alone(game: str) -> None:
    hashes = set()
    for mode in load_rules(game).modes:
        low, high = load_rules(game, mode).seats
        for seats in (low, high):
            one = made(game, mode, seats)
            assert len(set(one.ids)) == len(one)
            assert made(game, mode, seats).to_json() == one.to_json()
            hashes.add(one.hash)
    assert len(hashes) == 2 * len(load_rules(game).modes)


def test_a_changed_rule_changes_the_hash_and_a_changed_text_does_not(tmp_path: Path) -> None:
    spec = Path(shutil.copytree(data_path("spec"), tmp_path / "spec"))
    before = made("liars_dice", spec=spec)
    spec = Path(shutil.copytree(spec, tmp_path / "other words"))
    for text in (spec / "liars_dice" / "text").iterdir():
        text.write_text(text.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert made("liars_dice", spec=spec).hash == before.hash
    spec = Path(shutil.copytree(spec, tmp_path / "other rules"))
    file = spec / "liars_dice" / "game.yaml"
    file.write_text(
        file.read_text(encoding="utf-8").replace(
            "faces:\n    is: [1, 2, 3, 4, 5, 6]", "faces:\n    is: [1, 2, 3, 4, 5, 6, 7]"
        ),
        encoding="utf-8",
    )
    after = made("liars_dice", spec=spec)
    assert after.hash != before.hash
    assert "bid 3 7" in after.ids
    assert "bid 3 7" not in before.ids


def test_bids_end_with_the_dice_on_the_table() -> None:
    assert [len(made("liars_dice", seats=n)) for n in (2, 6)] == [4 + 10 * 6, 4 + 30 * 6]


def test_a_set_is_picked_element_by_element() -> None:
    numbered = made("bangarena")
    one, two = [id_.removeprefix("+ ") for id_ in numbered.ids if id_.startswith("+ ")][:2]
    path = numbered.path({"do": "mend", "cards": [one, two]})
    assert [numbered.ids[n] for n in path] == ["mend …", f"+ {one}", f"+ {two}", "(done)"]


def test_a_question_with_two_chosen_at_once_is_picked_too() -> None:
    numbered = made("bang")
    one, two = [id_.removeprefix("+ ") for id_ in numbered.ids if id_.startswith("+ ")][:2]
    path = numbered.path({"do": "keep", "what": [two, one]})
    assert [numbered.ids[n] for n in path] == ["keep …", f"+ {two}", f"+ {one}", "(done)"]


def test_what_is_said_has_no_number() -> None:
    numbered = made("mafia")
    assert not [id_ for id_ in numbered.ids if id_.startswith("say")]
    with pytest.raises(KeyError):
        numbered.path({"do": "say", "channel": "town", "words": "hello"})


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"do": "fly"},
        {"do": "bid"},
        {"do": "bid", "quantity": True, "face": 3},
        {"do": "bid", "quantity": 99, "face": 3},
        {"do": ["bid"]},
    ],
)
def test_what_is_no_move_has_no_number(move: dict[str, Any]) -> None:
    with pytest.raises(KeyError):
        made("liars_dice").path(move)


def test_a_number_without_limits_is_refused_with_its_place_and_what_to_do(tmp_path: Path) -> None:
    spec = Path(shutil.copytree(data_path("spec"), tmp_path / "spec"))
    file = spec / "liars_dice" / "game.yaml"
    text = file.read_text(encoding="utf-8")
    limited = "      default: constant.dice_each\n      min: 0\n      max: 5\n"
    assert limited in text
    file.write_text(text.replace(limited, limited.replace("      max: 5\n", "")), encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"game.yaml:\d+: .*no limits; .*'min' and a 'max'"):
        made("liars_dice", spec=spec)


def test_the_command_prints_numbers_and_moves() -> None:
    shown = CliRunner().invoke(command, ["liars_dice", "--seats", "2"])
    assert shown.exit_code == 0, shown.output
    lines = shown.output.splitlines()
    numbered = made("liars_dice")
    assert numbered.hash in lines[0]
    assert [line.split(maxsplit=1)[1] for line in lines[1:]] == list(numbered.ids)
    as_json = CliRunner().invoke(command, ["liars_dice", "--json"])
    assert json.loads(as_json.output) == numbered.to_json()


def test_the_command_reads_a_folder_of_games(pebbles: Path) -> None:
    shown = CliRunner().invoke(command, ["pebbles", "--spec", str(pebbles.parent)])
    assert shown.exit_code == 0, shown.output
    assert shown.output.startswith("pebbles (")


def test_the_command_says_where_rules_set_no_limit() -> None:
    spec = write_micro(
        "attributes: {game: {n: {type: int, default: 1, seen_by: all}}}\nevents: {begin: {do: [{choose: {by: players.first, from: [game.n]}}]}}"
    )
    shown = CliRunner().invoke(command, ["micro", "--spec", str(spec)])
    assert shown.exit_code == 1
    assert re.search(r"game.yaml:2: .* have no limits; give what they come from", shown.output), shown.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["liars_dicee"], "liars_dice"),
        (["liars_dice", "--mode", "x"], "standard"),
        (["liars_dice", "--seats", "9"], "2 to 6 seats"),
    ],
)
def test_the_command_refuses_what_there_is_not_in_one_message(arguments: list[str], words: str) -> None:
    shown = CliRunner().invoke(command, arguments)
    assert shown.exit_code == 2
    assert words in shown.output


def test_the_table_of_other_rules_is_loaded_apart() -> None:
    assert made("liars_dice", "perudo").hash != made("liars_dice", "standard").hash
    assert rulewright.load("liars_dice", "perudo").rules.hash == made("liars_dice", "perudo").version
