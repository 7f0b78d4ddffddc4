"""The line-up: the list of roles in play as part of the set-up (SEM-29), proved on micro-games."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner
from micro import (
    PLAIN_MODE,
    Watched,
    fault,
    game_of,
    line_number,
    line_of,
    micro,
    notes,
    refused,
    watched,
    write_micro,
    wrong,
)

import rulewright
from rulewright.cli.main import cli
from rulewright.engine.simulation import Plan, play, simulate_games
from rulewright.rules.meaning import check_game
from rulewright.rules.vocabulary import describe
from rulewright.wire.server import Server

GAME = """
seats: {from: 2, to: 4}
resting:
  evening: {start: evening}
constants:
  short: {is: [boss, thug]}
settings:
  free: {type: bool, default: false}
attributes:
  game:
    lineup: {type: list, default: [], seen_by: all}
  player:
    role: {type: role, default: none, seen_by: owner}
lineup:
  id: micro.lineup.roles
  default: constant.short if players.size == 2 else constant.short.plus(thug)
  needs:
    one_boss:
      if: game.lineup.count(it == boss) == 1
      id: micro.lineup.one_boss
    a_thug:
      if: thug in game.lineup or setting.free or ruling.thugs == no_matter
events:
  begin:
    do:
      - shuffle: {list: game.lineup, name: roles, as: dealt}
      - each: {p: players}
        do:
          - set: {p.role: dealt.at(p.seat)}
      - evening: {}
  evening:
    do:
      - note: {what: game.lineup.size}
      - choose: {by: players.first, from: [1]}
      - win: {who: players.first, because: last}
"""
ROLES: dict[str, Any] = {
    "roles": {"boss": "", "thug": "", "guest": ""},
    "rulings": "rulings: {thugs: {readings: {needed: {}, no_matter: {}}, default: needed}}",
}


def table(seats: int = 2, **more: Any) -> Watched:
    return watched(micro(GAME, **ROLES), seats, 0, **more)


def refusal(seats: int = 2, text: str = GAME, **more: Any) -> tuple[str, str, str | None]:
    """Phase, code and rule of a set-up that is refused."""
    found = refused(lambda: micro(text, **ROLES).table(seats, **more))
    return found.phase, found.code, found.rule


def test_sem_29_the_default_is_the_line_up_if_none_is_given() -> None:
    assert game_of(table())["lineup"] == ["boss", "thug"]
    assert game_of(table(3))["lineup"] == ["boss", "thug", "thug"]


def test_sem_29_a_given_line_up_is_what_is_dealt() -> None:
    given = table(3, lineup=["guest", "boss", "thug"])
    assert game_of(given)["lineup"] == ["guest", "boss", "thug"]
    roles = [p["role"] for p in given.view("referee")["players"].values()]
    assert sorted(roles) == ["boss", "guest", "thug"]
    assert game_of(table(3, lineup=("guest", "boss", "thug")))["lineup"] == ["guest", "boss", "thug"]


@pytest.mark.parametrize(
    "lineup",
    [
        ["boss", "thugs"], ["boss"], ["boss", "thug", "thug"], [], ["boss", 1], ["boss", None], ["boss", ["thug"]],
        ["boss", {"a": 1}], "boss", {"boss": 1}, 5,
    ],
)  # fmt: skip
def test_sem_29_it_is_a_list_of_roles_one_for_each_seat(lineup: Any) -> None:
    assert refusal(lineup=lineup) == ("setup", "lineup", "micro.lineup.roles")


def test_a_misspelt_role_is_told_what_it_may_be() -> None:
    message = refused(lambda: micro(GAME, **ROLES).table(2, lineup=["boss", "thugs"])).message
    assert message == "no role 'thugs'; did you mean 'thug'?"


def test_sem_29_the_first_condition_that_fails_refuses() -> None:
    assert refusal(lineup=["thug", "thug"]) == ("setup", "lineup", "micro.lineup.one_boss")
    assert refusal(lineup=["guest", "guest"]) == ("setup", "lineup", "micro.lineup.one_boss")
    assert refusal(lineup=["boss", "guest"]) == ("setup", "lineup", "micro.lineup.roles.a_thug")


def test_sem_29_conditions_read_settings_and_rulings() -> None:
    guests = ["boss", "guest"]
    assert game_of(table(lineup=guests, settings={"free": True}))["lineup"] == guests
    assert game_of(table(lineup=guests, rulings={"thugs": "no_matter"}))["lineup"] == guests


def test_sem_29_a_default_that_breaks_a_condition_is_refused() -> None:
    broken = GAME.replace("{is: [boss, thug]}", "{is: [boss, boss]}")
    assert refusal(text=broken) == ("setup", "lineup", "micro.lineup.one_boss")
    short = GAME.replace("{is: [boss, thug]}", "{is: [boss]}")
    assert refusal(text=short) == ("setup", "lineup", "micro.lineup.roles")
    strange = GAME.replace("{is: [boss, thug]}", "{is: [boss, evening]}")
    assert refusal(text=strange) == ("setup", "lineup", "micro.lineup.roles")


def test_a_condition_without_a_value_is_a_fault_at_its_line() -> None:
    text = GAME.replace("if: game.lineup.count(it == boss) == 1", "if: game.lineup.size // 0 == 1 # here")
    game = micro(text, **ROLES)
    assert fault(lambda: game.table(2))[1] == line_of(game)


def test_sem_29_rules_that_are_tested_are_used() -> None:
    used = table().used_rules()
    assert {"micro.lineup.roles", "micro.lineup.one_boss", "micro.lineup.roles.a_thug"} <= set(used)


def test_sem_29_with_a_position_only_a_given_line_up_is_tested() -> None:
    evening = {"at": "evening"}
    assert game_of(table(position=evening))["lineup"] == []
    assert game_of(table(position={**evening, "game": {"lineup": ["thug"]}}))["lineup"] == ["thug"]
    assert game_of(table(lineup=["thug", "boss"], position=evening))["lineup"] == ["thug", "boss"]
    assert refusal(lineup=["thug", "thug"], position=evening)[2] == "micro.lineup.one_boss"
    assert refusal(lineup=["thug"], position=evening)[2] == "micro.lineup.roles"
    # What the position places comes after it.
    both = table(lineup=["thug", "boss"], position={**evening, "game": {"lineup": ["guest"]}})
    assert game_of(both)["lineup"] == ["guest"]


PLAIN = """
events:
  begin:
    do:
      - choose: {by: players.first, from: [1]}
"""


def test_a_game_without_the_section_takes_no_line_up() -> None:
    found = refused(lambda: micro(PLAIN, roles={"boss": ""}).table(2, lineup=["boss", "boss"]))
    assert (found.phase, found.code, found.rule) == ("setup", "lineup", None)
    assert refused(lambda: micro(PLAIN).table(2, lineup=[])).code == "lineup"


MODES = {
    "plain": PLAIN_MODE,
    "guests": """
extends: plain
lineup:
  default: [guest, boss, thug]
  needs:
    one_boss: {if: game.lineup.count(it == boss) < 3}
    a_guest: {if: guest in game.lineup}
""",
}


def test_a_mode_overlays_the_line_up() -> None:
    game = micro(GAME, "guests", **ROLES, modes=MODES)
    assert game_of(game.table(3))["lineup"] == ["guest", "boss", "thug"]
    assert refused(lambda: game.table(2)).rule == "micro.lineup.roles"
    assert refused(lambda: game.table(2, lineup=["boss", "thug"])).rule == "micro.lineup.roles.a_guest"
    assert game.table(3, lineup=["boss", "boss", "guest"], settings={"free": True}).seats == ("a", "b", "c")


def test_a_mode_may_bring_the_line_up() -> None:
    text = PLAIN.replace(
        "events:", "attributes: {game: {lineup: {type: list, default: [], seen_by: all}}}\nevents:"
    )
    modes = {"plain": "default: true", "drafted": "lineup: {default: [boss, boss]}"}
    spec = write_micro(text, modes=modes, roles={"boss": ""})
    assert rulewright.load("micro", "plain", spec_dir=spec).rules.lineup is None
    drafted = rulewright.load("micro", "drafted", spec_dir=spec)
    assert game_of(drafted.table(2))["lineup"] == ["boss", "boss"]
    claim = Server(spec).claim("micro")
    assert (claim["lineup"], claim["staff"]) == (True, [])


# -- what the checker says -------------------------------------------------------------------------


def test_the_game_declares_the_attribute_as_a_list() -> None:
    declared = "lineup: {type: list, default: [], seen_by: all}"
    place = line_number(GAME.replace("\nlineup:\n", "\nlineup: # here\n"))
    missing = wrong(GAME.replace(declared, "other: {type: int, default: 0, seen_by: all}"), **ROLES)
    assert missing[0] == f"RW214:{place}"
    assert {code.partition(":")[0] for code in missing[1:]} == {"RW213"}  # wherever it is read
    no_list = wrong(GAME.replace(declared, declared.replace("list, default: []", "int, default: 0")), **ROLES)
    assert no_list[0] == f"RW214:{place}"


def test_shapes_and_types_of_the_section_are_checked() -> None:
    assert wrong(GAME.replace("  id: micro.lineup.roles\n", "  need: {}\n"), **ROLES) == ["RW150:14"]
    bare = PLAIN.replace(
        "events:", "attributes: {game: {lineup: {type: list, default: [], seen_by: all}}}\n{}events:"
    )
    assert wrong(bare.replace("{}events", "lineup: {needs: {}}\nevents")) == ["RW151:2"]
    assert wrong(bare.replace("{}events", "lineup: {default: 1}\nevents")) == ["RW211:2"]
    assert wrong(bare.replace("{}events", "lineup: {default: [], needs: {x: {if: 1}}}\nevents")) == [
        "RW211:2"
    ]
    assert wrong(bare.replace("{}events", "lineup: {default: [], needs: {x: {code: limit}}}\nevents")) == [
        "RW151:2", "RW150:2",
    ]  # fmt: skip


def test_the_attribute_counts_as_used() -> None:
    text = PLAIN.replace(
        "events:",
        "attributes: {game: {lineup: {type: list, default: [], seen_by: all}}}\nlineup: {default: [boss, boss]}\nevents:",
    )
    found = check_game(write_micro(text, roles={"boss": ""}) / "micro")
    assert "lineup" not in " ".join(d.message for d in found if d.code == "RW301")


# -- where it goes through ---------------------------------------------------------------------------


def test_the_vocabulary_names_the_rules_that_refuse() -> None:
    words = describe(micro(GAME, **ROLES).rules)
    needs = ["micro.lineup.one_boss", "micro.lineup.roles.a_thug"]
    assert words["lineup"] == {"rule": "micro.lineup.roles", "needs": needs}
    assert all(words["rules"][rule]["refuses"] for rule in ("micro.lineup.roles", *needs))
    assert describe(micro(PLAIN).rules)["lineup"] is None


def test_the_wire_takes_a_line_up() -> None:
    server = Server(write_micro(GAME, **ROLES))
    setup = {"cmd": "setup", "seq": "1", "game": "micro", "mode": "plain", "seats": ["x", "y"]}

    def answer(**more: Any) -> dict[str, Any]:
        return server.answer(json.dumps({**setup, **more}).encode())

    assert answer(lineup=["thug", "boss"])["ok"] is True
    assert server.do_view({"seat": "x"})["view"]["game"]["lineup"] == ["thug", "boss"]
    said = answer(lineup=["thug", "thug"])["refused"]
    assert (said["phase"], said["code"], said["rule"]) == ("setup", "lineup", "micro.lineup.one_boss")
    assert answer(lineup="boss")["refused"]["code"] == "malformed"
    assert server.claim("micro")["lineup"] is True


def test_saved_tables_keep_it() -> None:
    first = table(lineup=["thug", "boss"])
    assert game_of(first.game.from_json(first.to_json()))["lineup"] == ["thug", "boss"]
    assert notes(first) == [2]


def test_random_games_play_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = micro(GAME, **ROLES)
    monkeypatch.setattr("rulewright.engine.simulation.load", lambda name, mode, spec_dir=None: game)
    plan = Plan("micro", "plain", 2, 0, {"free": True}, {}, None, ("boss", "guest"))
    assert {role for o in play(plan, range(3)) for _, role, _ in o.carried} == {"boss", "guest"}
    assert simulate_games(plan, 2)["roles"]["guest"]["of"] == 2


def test_the_commands_know_the_line_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = micro(GAME, **ROLES)
    for place in ("rulewright.engine.api.load", "rulewright.engine.simulation.load"):
        monkeypatch.setattr(place, lambda name, mode=None, spec_dir=None: game)

    def said(*words: str) -> str:
        return CliRunner().invoke(cli, [words[0], "micro", *words[1:]]).output

    assert "guest" in said("simulate", "--games", "2", "--set", "free=true", "--roles", "boss, guest")
    assert "breaks micro.lineup.one_boss" in said("simulate", "--roles", "thug,thug")
    assert "no role ''" in said("simulate", "--roles", "")
    assert "micro.lineup.one_boss" in said("vocabulary")
