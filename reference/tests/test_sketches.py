"""The hard points of the language, proved on two sketches: a shoot-out and a village.

They were written before any primitive was frozen, and stay as tests: acts out of turn, nested reactions,
block loops and
chains, a day with movable votes and clocks, a role added by one file, two answers against one shot.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.engine.faults import IllegalMove
from rulewright.engine.table import Table

SKETCHES = Path(__file__).parent / "sketches"


def west(players: dict[str, dict[str, Any]], turn: str = "a", **more: Any) -> Table:
    return rulewright.load("west", spec_dir=SKETCHES).table(
        list(players), position={"at": "play", "game": {"turn": turn}, "players": players}, **more
    )


def village(roles: dict[str, str], at: str = "night", spec: Path = SKETCHES, **more: Any) -> Table:
    players = {seat: {"role": role} for seat, role in roles.items()}
    return rulewright.load("village", spec_dir=spec).table(
        list(roles), position={"at": at, "players": players}, **more
    )


def ids(table: Table, seat: str) -> list[str]:
    return [m.id for m in table.legal(seat)]


def player(table: Table, seat: str) -> dict[str, Any]:
    return table.view("referee")["players"][seat]  # type: ignore[no-any-return]


def dead(table: Table) -> set[str]:
    return {seat for seat, shown in table.view("referee")["players"].items() if not shown["alive"]}


# -- Bone-setter: an offer at any time, beside whatever the table waits for ----------------------------


def test_bone_setter_heals_on_anothers_turn_and_leaves_that_turn_as_it_was() -> None:
    table = west(
        {
            "a": {"hand": ["bullet 2D"]},
            "b": {"character": "bone_setter", "hearts": 2, "hand": ["cover QS", "bullet 3D", "ricochet 2S"]},
        }
    )
    turn = table.asks("a")[0]
    assert [a.kind for a in table.asks("b")] == ["anytime"]
    assert not table.asks("b")[0].blocking
    table.act("b", "mend bullet 3D + cover QS")
    assert player(table, "b")["hearts"] == 3
    assert player(table, "b")["hand"] == ["ricochet 2S"]
    assert table.asks("a")[0].id == turn.id
    assert "play bullet 2D > b" in ids(table, "a")


def test_bone_setter_heals_in_his_own_window_and_the_window_stays() -> None:
    table = west(
        {
            "a": {"hand": ["bullet 2D"]},
            "b": {"character": "bone_setter", "hearts": 1, "hand": ["cover QS", "cover KS", "ricochet 2S"]},
        }
    )
    table.act("a", "play bullet 2D > b")
    respond = next(a for a in table.asks("b") if a.kind == "respond")
    assert respond.blocking
    table.act("b", "mend cover QS + cover KS")
    assert [a.id for a in table.asks("b") if a.kind == "respond"] == [respond.id]
    table.act("b", "pass", ask=respond.id)
    assert player(table, "b")["hearts"] == 1
    assert player(table, "b")["alive"]


def test_the_legal_list_of_the_window_is_computed_anew_after_an_offer() -> None:
    table = west(
        {
            "a": {"hand": ["bullet 2D"]},
            "b": {"character": "bone_setter", "hearts": 1, "hand": ["cover QS", "ricochet 2S"]},
        }
    )
    table.act("a", "play bullet 2D > b")
    respond = next(a for a in table.asks("b") if a.kind == "respond")
    table.act("b", "mend ricochet 2S + cover QS")
    assert [m.id for m in table.legal("b", respond.id)] == ["pass"]


def test_nobody_else_sees_that_bone_setter_could_heal() -> None:
    table = west({"a": {}, "b": {"character": "bone_setter", "hearts": 2, "hand": ["cover QS", "bullet 3D"]}})
    assert [a["kind"] for a in table.view("a")["asks"]] == ["play"]
    assert "anytime" in [a["kind"] for a in table.view("b")["asks"]]


# -- two Ricochets against Double Barrel -----------------------------------------------------------------


def shot_by_double_barrel(hand: list[str], **more: Any) -> Table:
    players: dict[str, dict[str, Any]] = {
        "a": {"character": "double_barrel", "hand": ["bullet 2D"]},
        "b": {"hand": hand, **more},
        "c": {},
    }
    table = west(players, tape={"coin": {"b": ["heads"]}} if "table" in more else {})
    table.act("a", "play bullet 2D > b")
    return table


def test_double_barrel_needs_two_ricochets_played_one_by_one() -> None:
    table = shot_by_double_barrel(["ricochet 2S", "ricochet 3S", "bullet 3D"])
    assert ids(table, "b") == ["play ricochet 2S", "play ricochet 3S", "pass"]
    table.act("b", "play ricochet 3S")
    table.act("b", "play ricochet 2S")
    assert player(table, "b")["hearts"] == 4
    assert [a.seat for a in table.pending] == ["a"]


def test_one_ricochet_is_not_offered_where_two_are_needed_but_the_seat_is_asked() -> None:
    table = shot_by_double_barrel(["ricochet 2S", "bullet 3D"])
    assert ids(table, "b") == ["pass"]
    refusal = table.check("b", "play ricochet 2S")
    assert refusal is not None
    assert refusal.code == "not_enough"
    table.act("b", "pass")
    assert player(table, "b")["hearts"] == 3


def test_after_the_first_ricochet_the_seat_may_still_pass() -> None:
    table = shot_by_double_barrel(["ricochet 2S", "ricochet 3S"])
    table.act("b", "play ricochet 2S")
    table.act("b", "pass")
    assert player(table, "b")["hearts"] == 3
    assert player(table, "b")["hand"] == ["ricochet 3S"]


def test_cover_counts_as_one_of_the_two() -> None:
    table = shot_by_double_barrel(["ricochet 2S"], table=["cover QS"])
    assert ids(table, "b") == ["play ricochet 2S", "pass"]
    table.act("b", "play ricochet 2S")
    assert player(table, "b")["hearts"] == 4


def test_empty_hands_draws_between_two_ricochets_because_hit_settles() -> None:
    players = {
        "a": {"character": "double_barrel", "hand": ["bullet 2D"]},
        "b": {"character": "empty_hands", "hand": ["ricochet 2S"]},
        "c": {},
    }
    table = rulewright.load("west", spec_dir=SKETCHES).table(
        list(players),
        position={
            "at": "play",
            "game": {"turn": "a"},
            "players": players,
            "zones": {"deck": ["ricochet 3S"]},
        },
    )
    table.act("a", "play bullet 2D > b")
    table.act("b", "play ricochet 2S")
    assert player(table, "b")["hand"] == ["ricochet 3S"]
    table.act("b", "play ricochet 3S")
    assert player(table, "b")["hearts"] == 4


def test_a_death_in_the_middle_of_a_hit_goes_on_with_the_turn() -> None:
    table = west({"a": {"hand": ["bullet 2D"]}, "b": {"hearts": 1, "hand": ["bullet 3D"]}, "c": {}})
    table.act("a", "play bullet 2D > b")
    table.act("b", "pass")
    assert dead(table) == {"b"}
    assert [a.seat for a in table.pending] == ["a"]


# -- night: the block loop and the block chain (MFC-015, MFC-016) ------------------------------------------


def night(roles: dict[str, str], choices: dict[str, str], order: list[str] | None = None) -> Table:
    table = village(roles)
    for seat in order or list(choices):
        table.act(seat, choices[seat])
    table.tick(45_000)
    return table


LOOP_ROLES = {"e": "escort", "k": "consort", "g": "goon", "l": "lookout", "x": "citizen", "y": "citizen"}


@pytest.mark.parametrize("order", [["e", "k", "g", "l"], ["l", "g", "k", "e"], ["k", "l", "e", "g"]])
def test_mfc_015_a_block_loop_blocks_both_and_both_stay_home(order: list[str]) -> None:
    choices = {"e": "block > k", "k": "block > e", "l": "watch > k", "g": "kill > x"}
    table = night(LOOP_ROLES, choices, order)
    assert dead(table) == {"x"}
    assert {"what": "visitors", "of": ["k"], "is": []} in table.view("l")["facts"]


@pytest.mark.parametrize("order", [["e", "k", "g"], ["g", "k", "e"]])
def test_mfc_016_a_block_chain_frees_its_end(order: list[str]) -> None:
    roles = {"e": "escort", "k": "consort", "g": "goon", "x": "citizen", "y": "citizen", "z": "citizen"}
    table = night(roles, {"k": "block > e", "e": "block > g", "g": "kill > x"}, order)
    assert dead(table) == {"x"}


def test_a_free_blocker_stops_the_kill_and_the_blocked_is_not_told() -> None:
    roles = {"e": "escort", "g": "goon", "x": "citizen", "y": "citizen"}
    table = night(roles, {"e": "block > g", "g": "kill > x"})
    assert dead(table) == set()
    assert table.view("g")["facts"] == []


def test_a_secret_choice_may_be_changed_and_withdrawn_until_the_night_closes() -> None:
    table = village({"g": "goon", "x": "citizen", "y": "citizen"})
    ask = table.asks("g")[0]
    table.act("g", "kill > x")
    assert table.asks("g")[0].answered
    assert table.asks("g")[0].id == ask.id
    table.act("g", "kill > y")
    table.withdraw("g")
    table.act("g", "kill > y")
    before = table.view("x")
    assert [a["seat"] for a in before["asks"]] == ["x"]  # whose secret choices are pending is secret too
    table.tick(45_000)
    assert dead(table) == {"y"}


def test_a_role_added_by_one_file_plays_its_night(tmp_path: Path) -> None:
    shutil.copytree(SKETCHES / "village", tmp_path / "village")
    (tmp_path / "village" / "roles" / "poisoner.yaml").write_text(
        "role: poisoner\n"
        "data:\n"
        "  side: gang\n"
        "abilities:\n"
        "  poison:\n"
        "    offer: night\n"
        "    stage: protect\n"
        "    with:\n"
        "      target:\n"
        "        from: alive.without(me)\n"
        "    do:\n"
        "      - visit:\n"
        "          by: me\n"
        "          to: target\n"
        "      - set:\n"
        "          target.doomed: true\n",
        encoding="utf-8",
    )
    table = village({"p": "poisoner", "x": "citizen", "y": "citizen"}, spec=tmp_path)
    table.act("p", "poison > x")
    table.tick(45_000)
    assert dead(table) == {"x"}


# -- the day and its clock (MFC-064, 065, 066, 067, 088) -----------------------------------------------------


def kinds(table: Table) -> set[str]:
    return {a.kind for a in table.pending}


def test_mfc_064_a_mayor_who_reveals_re_weighs_standing_support_at_once() -> None:
    roles = {"m": "mayor", "n": "goon", **{f"c{i}": "citizen" for i in range(7)}}
    table = village(roles, "day")
    for seat in ("m", "c0", "c1", "c2"):
        table.act(seat, "support > n")
    assert "trial" not in kinds(table)
    table.act("m", "reveal")
    assert {a.seat for a in table.pending if a.kind == "trial"} == {"n"}


def test_support_may_be_moved_until_a_trial_opens() -> None:
    table = village({"a": "citizen", "b": "citizen", "c": "goon", "d": "citizen"}, "day")
    table.act("a", "support > c")
    table.act("b", "support > c")
    table.act("a", "support > d")
    table.act("d", "support > c")
    assert "trial" not in kinds(table)
    table.act("a", "support > c")
    assert "trial" in kinds(table)


def day_with_trial_at(ms: int, voters: int = 6) -> Table:
    roles = {**{f"c{i}": "citizen" for i in range(voters)}, "g": "goon"}
    table = village(roles, "day")
    table.tick(ms)
    for i in range(len(roles) // 2 + 1):
        table.act(f"c{i}", "support > g")
    assert "trial" in kinds(table)
    return table


def test_mfc_065a_the_day_ends_in_the_defence_and_night_falls_without_a_vote() -> None:
    table = day_with_trial_at(170_000)
    table.tick(180_000)
    assert kinds(table) == {"night"}
    assert table.now == 180_000
    assert dead(table) == set()


def test_mfc_065b_votes_cast_before_the_day_ends_are_discarded() -> None:
    table = day_with_trial_at(140_000)
    table.tick(165_000)
    for i in range(5):
        table.act(f"c{i}", "guilty", at=179_000)
    table.tick(180_000)
    assert kinds(table) == {"night"}
    assert dead(table) == set()


def test_mfc_065c_a_verdict_that_ends_with_the_day_is_counted_first() -> None:
    table = day_with_trial_at(135_000)
    for i in range(4):
        table.act(f"c{i}", "guilty", at=161_000)
    table.tick(180_000)
    assert dead(table) == {"g"}
    assert kinds(table) == {"night"}


def test_mfc_066_after_an_acquittal_the_day_goes_on_with_what_is_left_of_it() -> None:
    table = day_with_trial_at(60_000)
    table.tick(85_000)
    for i in range(6):
        table.act(f"c{i}", "innocent", at=105_000)
    day = {a.kind: a.closes for a in table.pending}
    assert day == {"day": 180_000}
    assert table.now == 105_000


def six(*skipping: str) -> Table:
    table = village(dict.fromkeys("abcdef", "citizen"), "day")
    for seat in skipping:
        table.act(seat, "skip")
    return table


def test_mfc_067a_the_skip_majority_counts_connected_players() -> None:
    table = village(dict.fromkeys("abcdef", "citizen"), "day")
    table.outside("disconnect", "f", at=1_000)
    for seat in "abc":
        table.act(seat, "skip")
    assert kinds(table) == {"night"}


def test_mfc_067b_three_of_six_do_not_skip_the_day() -> None:
    assert kinds(six("a", "b", "c")) == {"day"}


def test_mfc_067c_a_drop_recounts_the_skip_votes_at_that_moment() -> None:
    table = six("a", "b", "c")
    table.outside("disconnect", "f", at=5_000)
    assert kinds(table) == {"night"}
    assert table.now == 5_000


def test_mfc_088_a_removal_before_the_night_closes_drops_the_choice() -> None:
    table = village(
        {"d": "doctor", "g": "goon", "x": "citizen", "y": "citizen"}, settings={"night_ms": 90_000}
    )
    table.act("d", "heal > x", at=5_000)
    table.outside("disconnect", "d", at=20_000)
    table.act("g", "kill > x", at=30_000)
    table.tick(79_999)
    assert player(table, "d")["alive"]
    table.tick(80_000)
    assert player(table, "d")["removed"]
    table.tick(90_000)
    assert dead(table) == {"d", "x"}


def test_a_return_at_exactly_the_end_of_the_grace_is_too_late() -> None:
    table = village({"d": "doctor", "g": "goon", "x": "citizen"}, settings={"night_ms": 90_000})
    table.outside("disconnect", "d", at=20_000)
    table.outside("reconnect", "d", at=80_000)
    assert player(table, "d")["removed"]


def test_a_return_in_time_stops_the_grace() -> None:
    table = village({"d": "doctor", "g": "goon", "x": "citizen"}, settings={"night_ms": 90_000})
    table.outside("disconnect", "d", at=20_000)
    table.outside("reconnect", "d", at=79_999)
    table.tick(89_000)
    assert not player(table, "d")["removed"]


def test_a_trial_is_cut_when_the_accused_is_removed_and_the_day_goes_on() -> None:
    table = day_with_trial_at(60_000)
    table.outside("disconnect", "g", at=60_000)
    table.tick(85_000)
    assert "verdict" in kinds(table)
    table.tick(120_000)
    assert kinds(table) == {"day"}


def test_time_never_falls() -> None:
    table = six()
    table.tick(5_000)
    with pytest.raises(IllegalMove, match="time never falls"):
        table.tick(4_000)


def test_a_table_in_a_nested_window_resumes_from_json_with_identical_results() -> None:
    table = shot_by_double_barrel(["ricochet 2S", "ricochet 3S"])
    game = rulewright.load("west", spec_dir=SKETCHES)
    other = game.from_json(table.to_json())
    for copy in (table, other):
        copy.act("b", "play ricochet 3S")
        copy.act("b", "pass")
    assert table.to_json() == other.to_json()
    assert table.view("a") == other.view("a")
