"""Statements and abilities that cannot work: refused at their lines when the rules are linked."""

from __future__ import annotations

import pytest
from micro import asked, begin, line_number, wrong

HEAD = """catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
timers:
  sand: {of: game, fires: after_inputs}
  own: {of: player, fires: after_inputs}
"""


def with_statement(line: str) -> str:
    """A game that begins with one statement."""
    return f"{HEAD}events:\n  begin:\n    do:\n      - {line}  # here\n"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("timer: {ms: 3}", "RW214"),
        ("timer: {start: sand}", "RW214"),
        ("timer: {stop: sand, ms: 3}", "RW214"),
        ("timer: {start: sand, stop: sand, ms: 3}", "RW214"),
        ("timer: {start: own, ms: 3}", "RW214"),
        ("timer: {start: sand, ms: 3, of: players.first}", "RW214"),
        ("shuffle: {name: line}", "RW214"),
        ("shuffle: {list: players, name: line}", "RW214"),
        ("shuffle: {list: players, as: line}", "RW214"),
        ("shuffle: {zone: deck, list: players, name: line, as: line}", "RW214"),
        ("shuffle: {zone: hand}", "RW203"),
        ("open: {for: players, from: [1], clock: own}", "RW206"),
        ("open: {for: players, from: [1], closes: passed}", "RW214"),
        ("open: {for: players, offers: [fair], closes: passed, sealed: true}", "RW214"),
        ("open: {for: players, offers: [fair], closes: clock}", "RW214"),
        ("open: {for: players, offers: [fair], from: [1]}", "RW214"),
        ("open: {for: players}", "RW214"),
        ("open: {for: players, offers: [fair], clock: sand, default: 3}", "RW214"),
        ("cancel: true", "RW219"),
        ("stop: true", "RW224"),
    ],
)
def test_a_statement_that_cannot_work_is_an_error_at_its_line(line: str, code: str) -> None:
    text = with_statement(line)
    assert wrong(text) == [f"{code}:{line_number(text)}"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("choose: {by: players.first, from: [1], ms: 5}", "RW214"),
        ("open: {for: players, from: [1], ms: 5}", "RW214"),
        ("ask_all: {who: players, from: [1], ms: 5}", "RW214"),
        ("window: {for: players.first, offers: [fair], ms: 5}", "RW214"),
        ("choose: {by: players.first, from: [1], clock: sand, ms: it == players.first}", "RW211"),
        ("choose: {by: players.first, from: [1], clock: sand, ms: players}", "RW211"),
        ("choose: {by: players.first, from: [1], clock: sand, ms: long}", "RW201"),
        ("timer: {cap: sand}", "RW214"),
        ("timer: {cap: sand, start: sand, ms: 3}", "RW214"),
        ("timer: {cap: sand, stop: sand}", "RW214"),
        ("timer: {cap: own, ms: 3}", "RW214"),
        ("timer: {cap: sadn, ms: 3}", "RW206"),
        ("timer: {cap: sand, ms: it.seat}", "RW201"),
        ("timer: {cap: sand, ms: true}", "RW211"),
    ],
)
def test_a_time_that_cannot_be_is_an_error_at_its_line(line: str, code: str) -> None:
    text = with_statement(line)
    assert wrong(text) == [f"{code}:{line_number(text)}"]


@pytest.mark.parametrize(
    ("ability", "code"),
    [
        ("  x:\n    offer: fair\n    once: fiar  # here\n    do: []\n", "RW202"),
        ("  x:\n    offer: fair\n    verb: pass  # here\n    do: []\n", "RW221"),
        (
            "  x:\n    offer: fair\n    do: []\n    with:\n      card:  # here\n        from: deck\n",
            "RW221",
        ),
        ("  x:\n    offer: fair\n    do: []\n    with:\n      do:  # here\n        from: players\n", "RW221"),
    ],
)
def test_an_ability_that_cannot_work_is_an_error_at_its_line(ability: str, code: str) -> None:
    stretch = "events:\n  begin:\n    do:\n      - window: {for: players, offers: [fair]}\n"
    text = f"{HEAD}rules:\n{ability}{stretch}"
    assert wrong(text) == [f"{code}:{line_number(text)}"]


def test_cards_need_a_zone_of_the_game_to_begin_in_and_abilities_a_zone_that_is_there() -> None:
    begins = "events:\n  begin:\n    do:\n      - choose: {by: players.first, from: [1]}\n"
    gem = {"gem": "copies: [2S]"}
    assert wrong(begins, cards=gem)[0].startswith("RW203:")
    assert wrong(HEAD.replace("zone: deck", "zone: hand") + begins, cards=gem) == ["RW203:1"]
    ability = {"gem": "copies: [2S]\nabilities:\n  x: {before: begin, do: []}"}
    assert wrong(HEAD + begins, cards=ability) == ["RW203:3"]
    offer = {"gem": "copies: [2S]\nabilities:\n  x: {before: begin, from: hand, do: []}"}
    assert asked(begin(HEAD + begins, cards=offer)) == ["a:choose"]


@pytest.mark.parametrize("section", ["attributes", "numbers"])
def test_a_member_cannot_be_called_like_one_of_every_list(section: str) -> None:
    entry = "{type: int, default: 0, seen_by: all}" if section == "attributes" else "{base: 0}"
    text = f"{section}:\n  player:\n    size: {entry}  # here\nevents:\n  begin:\n    do: []\n"
    assert wrong(text) == [f"RW221:{line_number(text)}"]


def test_a_table_has_at_most_64_seats() -> None:
    text = "seats: {from: 2, to: 65}\nevents:\n  begin:\n    do: []\n"
    assert wrong(text) == ["RW303:1"]
