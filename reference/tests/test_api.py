"""The Python front door: whatever it is given, what it raises says what was wrong and what can be."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.engine.faults import IllegalMove
from rulewright.env import env
from rulewright.rules.names import UnknownName


@pytest.mark.parametrize("name", [None, 3, ["liars_dice"], {}, "liars_dic"])
def test_a_game_that_is_none_is_named_with_the_known_ones(name: Any) -> None:
    with pytest.raises(UnknownName) as caught:
        rulewright.load(name)
    assert str(caught.value).startswith(f"no game '{name}'; known: ")


@pytest.mark.parametrize("name", [3, ["perudo"], "perudoo"])
def test_a_mode_that_is_none_is_named_with_the_known_ones(name: Any) -> None:
    with pytest.raises(UnknownName, match="known: perudo, standard"):
        rulewright.load("liars_dice", name)


@pytest.mark.parametrize("seats", ["3", "ab", 3.0, True, [1, 2], {"a": 1}, ["a", None]])
def test_seats_that_are_neither_a_number_nor_names_are_refused(seats: Any) -> None:
    game = rulewright.load("liars_dice")
    for make in (lambda: game.table(seats), lambda: env("liars_dice", seats=seats)):
        with pytest.raises(IllegalMove) as caught:
            make()
        assert str(caught.value) == f"seats are a number or a list of names, not {seats!r}"
        assert (caught.value.refusal.phase, caught.value.refusal.code) == ("setup", "seats")


@pytest.mark.parametrize(
    ("what", "code"), [("settings", "setting"), ("rulings", "ruling"), ("position", "position")]
)
@pytest.mark.parametrize("given", [[1], "x", 1])
def test_what_is_chosen_by_name_is_a_mapping(what: str, code: str, given: Any) -> None:
    with pytest.raises(IllegalMove, match=r"a mapping of .* by name is needed, not ") as caught:
        rulewright.load("mafia").table(6, **{what: given})
    assert caught.value.refusal.code == code


@pytest.mark.parametrize("what", ["settings", "rulings", "position"])
def test_names_that_are_no_text_are_unknown(what: str) -> None:
    with pytest.raises(IllegalMove, match=r"no '?(setting|ruling)|has no '1'|resting point"):
        rulewright.load("mafia").table(6, **{what: {1: 2}})
