"""Line-ups and staff in scenarios: checked word by word, played against the reference engine, and left out for
engines that have neither."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pebbles_words import LANGUAGE as PEBBLES
from pebbles_words import write_scenario

from rulewright.rules.moves import parse_move
from rulewright.rules.vocabulary import load_vocabulary
from rulewright_conformance.capabilities import unmet
from rulewright_conformance.codes import CODES
from rulewright_conformance.language import Language
from rulewright_conformance.misnamed import misnamed
from rulewright_conformance.results import RunResult
from rulewright_conformance.runner import Options, run_all
from rulewright_conformance.scenarios import check_paths, load_runs

GAME = """
game: camp
seats: {from: 2, to: 3}
start: night
resting:
  night: {start: night}
constants:
  usual: {is: [wolf, sheep]}
attributes:
  game:
    lineup: {type: list, default: [], seen_by: all}
    night: {type: int, default: 0, seen_by: viewer in staff}
    chosen: {type: player, default: none, seen_by: all}
lineup:
  id: camp.table.roles
  default: constant.usual if players.size == 2 else constant.usual.plus(sheep)
  needs:
    a_wolf: {if: wolf in game.lineup, id: camp.table.a_wolf}
rules:
  howl:
    offer: night
    do:
      - heard: {by: me}
  wake:
    offer: anytime
    by: staff
    do:
      - woken: {}
events:
  heard:
    fields: {by: none}
    tells: {to: by, data: [by]}
    do: []
  woken:
    tells: {to: all}
    do:
      - add: {game.night: 1}
  night:
    do:
      - open: {for: players, offers: [night], kind: night, closes: answered, public: false, rest: night}
      - choose: {by: staff.first if staff.size > 0 else players.first, from: players, kind: verdict, as: who}
      - set: {game.chosen: who}
      - win: {who: who, because: chosen}
"""
PLAIN = "mode: plain\ndefault: true\n"
LED = """
mode: led
staff:
  guide: {sees: everything}
  clerk: {sees: own}
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    """A folder with a game that has a line-up and, in the mode `led`, staff."""
    folder = tmp_path / "spec" / "camp"
    for path, text in (
        ("game.yaml", GAME), ("modes/plain.yaml", PLAIN), ("modes/led.yaml", LED),
        ("roles/wolf.yaml", "role: wolf\n"), ("roles/sheep.yaml", "role: sheep\n"),
    ):  # fmt: skip
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text.lstrip(), encoding="utf-8")
    return tmp_path / "spec"


def language(spec: Path) -> Language:
    @cache
    def words(game: str, mode: str | None) -> dict[str, Any]:
        return load_vocabulary(game, mode, spec)

    return Language(("camp",), words, parse_move)


def scenario(folder: Path, body: str, seats: str = "[a, b]") -> Path:
    path = folder / "scenarios" / "camp" / "topic" / "one.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    head = "id: camp.topic.one\ntitle: Something happens at the camp\ngame: camp\n"
    path.write_text(f"{head}seats: {seats}\n{body}\n", encoding="utf-8")
    return path


def results(spec: Path, body: str, **options: Any) -> Sequence[RunResult]:
    words = language(spec)
    runs = load_runs([scenario(spec.parent, body)], words)
    program = f"from pathlib import Path; from rulewright.wire.server import main; main(Path({str(spec)!r}))"
    return run_all(runs, Options((sys.executable, "-c", program), **options), words).results


def said(spec: Path, body: str, seats: str = "[a, b]") -> list[str]:
    found = check_paths([scenario(spec.parent, body, seats)], language(spec))
    assert all(each.code in CODES for each in found)
    return [
        f"{each.mark.line}:{each.mark.column} {each.code} {each.message}"
        + (f" [{each.hint}]" if each.hint else "")
        for each in found
    ]


# -- played ------------------------------------------------------------------------------------------------

WITH_STAFF = """
modes: [led]
steps:
  - seat: a
    move: howl
    legal: {guide: {has: [wake], kind: anytime}}
    events:
      - {type: heard, to: [a]}
  - seat: guide
    move: wake
    views:
      guide: {game: {night: 1}}
      clerk: {game: {night: 1}}
      a: {game: {night: {hidden: true}}}
      spectator: {game: {night: {hidden: true}}}
    asked:
      - {seat: b, kind: night, via: guide}
      - {seat: guide, kind: anytime, via: {absent: true}}
  - seat: b
    move: wake
    refuse: {code: not_offered}
  - seat: b
    via: clerk
    move: howl
    refuse: {code: no_such_ask, phase: turn}
  - seat: b
    via: guide
    move: howl
    asked: [{seat: guide, kind: verdict}]
    events:
      - {type: heard, data: {by: b}, to: [b]}
  - seat: guide
    move: choose b
expect:
  over: {winners: [b], because: chosen}
"""


def test_steps_views_and_asks_of_staff_are_played(spec: Path) -> None:
    assert said(spec, WITH_STAFF.lstrip()) == []
    (result,) = results(spec, WITH_STAFF.lstrip())
    assert (result.status, result.message) == ("pass", "")
    assert any("(made by guide)" in line for line in result.progress)


def test_answers_of_staff_may_be_given_together_in_any_order(spec: Path) -> None:
    body = "modes: [led]\nsteps:\n  - together: {guide: wake, a: howl, b: howl}\nexpect: {over: none}"
    (result,) = results(spec, body, permute=True)
    assert (result.status, result.message) == ("pass", "")


def test_an_unscripted_ask_of_staff_fails(spec: Path) -> None:
    body = "modes: [led]\nsteps:\n  - together: {a: howl, b: howl}\n  - seat: a\n    move: howl\nexpect: {over: none}"
    (result,) = results(spec, body)
    assert result.status == "fail"
    assert "guide" in result.message or "nobody asks 'a'" in result.message


LINEUPS = """
lineup: [sheep, wolf]
expect:
  state: {game: {lineup: [sheep, wolf]}}
variants:
  - name: three
    seats: [a, b, c]
    host: b
    lineup: [wolf, wolf, sheep]
    expect:
      state: {game: {lineup: [wolf, wolf, sheep]}}
  - name: no_wolf
    lineup: [sheep, sheep]
    setup_refused: {code: lineup, rule: camp.table.a_wolf}
  - when: {mode: led}
    name: too_few
    lineup: [wolf]
    setup_refused: {code: lineup, rule: camp.table.roles}
  - when: {mode: led}
    setup_refused: {code: seats}
    seats: [a, guide]
"""


def test_line_ups_and_their_variants_are_played(spec: Path) -> None:
    assert said(spec, LINEUPS.lstrip()) == []
    found = results(spec, LINEUPS.lstrip())
    assert [(r.run.name.partition("@")[2], r.status, r.message) for r in found] == [
        (name, "pass", "") for name in ("", "three", "no_wolf", "too_few", "led")
    ]
    assert found[2].refused_by == ("camp.table.a_wolf",)


def test_another_rule_than_the_one_named_fails(spec: Path) -> None:
    (result,) = results(spec, "lineup: [sheep]\nsetup_refused: {code: lineup, rule: camp.table.a_wolf}".replace(
        "[sheep]", "[sheep, wolf]").replace("a_wolf", "roles"))  # fmt: skip
    assert (result.status, "accepted" in result.message) == ("fail", True)
    (result,) = results(spec, "lineup: [sheep]\nsetup_refused: {rule: camp.seats}")
    assert "refused with another rule" in result.message


# -- checked -----------------------------------------------------------------------------------------------

LOOK = "expect: {over: none}"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("lineup: [wolf, shep]\n" + LOOK, ["5:16 RW530 there is no role 'shep' [did you mean 'sheep'?]"]),
        ("lineup: [wolf]\n" + LOOK, ["5:1 RW530 the line-up has 1 roles for 2 seats"]),
        ("lineup: [wolf, 5]\n" + LOOK, ["5:16 RW500 lineup[2]: 5 is not of type string"]),
        ("lineup: [shep]\nsetup_refused: {code: lineup}", []),
        (
            "lineup: [sheep, shep]\nsetup_refused: {code: lineup, rule: camp.table.a_wolf}",
            ["5:17 RW530 there is no role 'shep' [did you mean 'sheep'?]"],
        ),
        ("lineup: [sheep, shep]\nsetup_refused: {code: lineup, rule: camp.table.roles}", []),
        (
            "setup_refused: {rule: camp.table.role}",
            ["5:23 RW513 there is no rule 'camp.table.role' [did you mean 'camp.table.roles'?]"],
        ),
        (
            "steps: [{seat: guide, move: wake}]",
            [
                "5:16 RW514 there is no seat 'guide' in the mode plain; it is a staff seat of the mode led"
                " [what differs goes into a variant of that mode]"
            ],
        ),
        (
            "modes: [led]\nsteps: [{seat: giude, move: wake}]",
            ["6:16 RW514 there is no seat 'giude' [did you mean 'guide'?]"],
        ),
        (
            "modes: [led]\nhost: guide\n" + LOOK,
            ["6:7 RW514 'guide' is a staff seat, which does not play [known: a, b]"],
        ),
        (
            "modes: [led]\nexpect: {state: {players: {guide: {closed: {}}}}}",
            ["6:28 RW514 'guide' is a staff seat, which does not play [known: a, b]"],
        ),
        (
            "modes: [led]\nexpect: {over: {winners: [clerk]}}",
            ["6:27 RW514 'clerk' is a staff seat, which does not play [known: a, b]"],
        ),
        (
            "modes: [led]\nsteps: [{seat: guide, via: clerk, move: wake}]",
            [
                "6:16 RW514 'guide' is a staff seat, which does not play [known: a, b]",
                "6:28 RW514 'clerk' cannot answer for others [only 'guide' can]",
            ],
        ),
        ("modes: [led]\nsteps: [{seat: a, via: b, move: howl}]", ["6:24 RW514 'b' is no staff seat [known: clerk, guide]"]),
        (
            "modes: [led]\nsteps: [{via: guide, tick: 5}]",
            ["6:10 RW526 'via' says who makes a move, and there is none"],
        ),
        (
            "modes: [led]\nexpect: {asked: [{seat: a, via: gide}]}",
            ["6:33 RW514 there is no seat 'gide' [did you mean 'guide'?]"],
        ),
        ("modes: [led]\nexpect: {state: {game: {chosen: guide}}}", []),
        (
            "variants:\n  - lineup: [wolf, wolf]\n" + LOOK,
            ["6:5 RW500 variants[1]: 'when' or 'name' is missing"],
        ),
    ],
)  # fmt: skip
def test_the_words_are_checked(spec: Path, body: str, expected: list[str]) -> None:
    assert said(spec, body) == expected


def test_a_seat_is_not_called_like_staff(spec: Path) -> None:
    message = "the mode led has a staff seat 'clerk' [name the seat otherwise]"
    assert said(spec, "modes: [led]\n" + LOOK, "[a, clerk]") == [f"4:12 RW515 {message}"]
    assert said(spec, LOOK, "[a, clerk]") == []


def test_a_mode_without_a_line_up_takes_none(tmp_path: Path) -> None:
    path = write_scenario(tmp_path, "one", "lineup: [wolf, wolf, wolf]\n" + LOOK)
    assert [(d.code, d.message) for d in check_paths([path], PEBBLES)] == [
        ("RW530", "the set-up of the mode plain takes no line-up")
    ]
    refused = "lineup: [wolf]\nsetup_refused: {code: lineup}"
    assert check_paths([write_scenario(tmp_path, "one", refused)], PEBBLES) == []


# -- engines that have neither -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "change", "reason"),
    [
        (LOOK, {"staff": [], "lineup": False}, None),
        ("lineup: [wolf, wolf]\n" + LOOK, {"lineup": False}, "takes no line-up"),
        ("lineup: [wolf, wolf]\n" + LOOK, {"lineup": None}, "takes no line-up"),
        ("lineup: [wolf, wolf]\n" + LOOK, {}, None),
        ("steps: [{seat: guide, move: wake}]", {"staff": None}, "has no staff seat guide"),
        ("steps: [{seat: guide, move: wake}]", {"staff": ["clerk"]}, "has no staff seat guide"),
        ("steps: [{seat: guide, move: wake}]", {}, None),
        ("steps: [{seat: a, via: guide, move: howl}]", {"staff": []}, "has no staff seat guide"),
        ("steps: [{together: {a: howl, guide: wake}}]", {"staff": []}, "has no staff seat guide"),
        ("expect: {views: {clerk: {game: {night: 0}}}}", {"staff": ["guide"]}, "has no staff seat clerk"),
        ("expect: {asked: [{seat: guide}]}", {"staff": []}, "has no staff seat guide"),
        ("expect: {asked: [{seat: a, via: {absent: true}}]}", {"staff": []}, None),
        ("expect: {legal: {guide: {has: [wake]}}}", {"staff": []}, "has no staff seat guide"),
    ],
)
def test_what_is_not_declared_makes_a_run_not_applicable(
    spec: Path, body: str, change: dict[str, Any], reason: str | None
) -> None:
    (run,) = load_runs([scenario(spec.parent, "modes: [led]\n" + body)], language(spec))
    declared: dict[str, Any] = {
        "modes": ["plain", "led"], "seats": [2, 3], "legal": "set", "views": ["own", "spectator", "referee"],
        "staff": ["guide", "clerk"], "lineup": True,
    } | change  # fmt: skip
    declared = {key: value for key, value in declared.items() if value is not None}
    said = unmet(run, {"camp": declared}, language(spec).vocabulary("camp", "led"))
    assert said == (None if reason is None else f"the engine {reason}")


def test_a_staff_seat_that_no_mode_has_is_noted(spec: Path) -> None:
    assert misnamed({"camp": {"staff": ["guide", "gude"]}}, language(spec)) == (
        "the engine declares the staff seat 'gude', which camp does not have; did you mean 'guide'?",
    )
