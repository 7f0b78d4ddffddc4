"""Staff (SEM-28): who they are, what they are asked, and how one answers for a player; on micro-games."""

from __future__ import annotations

from typing import Any

import pytest
from micro import PLAIN_MODE, asked, begin, ids, micro, notes, player_of, refused, write_micro
from micro_games import BARE, LED, LED_DOCUMENTS, STAFF, led_game, led_table

import rulewright
from rulewright.wire.server import Server


def code(do: Any) -> str:
    return refused(do).code


# -- who they are ----------------------------------------------------------------------------------


def test_sem_28_staff_has_seats_that_are_no_players() -> None:
    it = led_table()
    assert (it.seats, it.staff) == (("a", "b"), ("guide", "clerk"))
    assert list(it.view("referee")["players"]) == ["a", "b"]
    assert micro(BARE).table().staff == ()


@pytest.mark.parametrize("seats", [["a", "guide"], ["clerk", "b"]])
def test_sem_28_no_seat_of_a_player_has_their_name(seats: list[str]) -> None:
    found = refused(lambda: led_game().table(seats))
    assert (found.phase, found.code) == ("setup", "seats")
    assert found.rule == ("micro.staff.guide" if "guide" in seats else "micro.staff.clerk")


def test_sem_28_only_modes_with_staff_have_them() -> None:
    modes = {
        "plain": PLAIN_MODE,
        "led": "extends: plain\nstaff: {guide: {sees: own}}\nrules: {bell: {if: staff.size == 1}}",
    }
    text = LED.removeprefix(STAFF).replace("alive.plus(staff.first)", "alive.plus(staff)")
    spec = write_micro(text, **LED_DOCUMENTS, modes=modes)
    plain, led = (rulewright.load("micro", mode, spec_dir=spec) for mode in ("plain", "led"))
    assert plain.table(["a", "guide"]).seats == ("a", "guide")
    assert asked(plain.table()) == ["a:day", "b:day", "a:anytime", "b:anytime"]
    assert all(a.via is None for a in plain.table().pending)
    assert code(lambda: led.table(["a", "guide"])) == "seats"
    assert asked(led.table())[2] == "guide:day"
    assert Server(spec).claim("micro")["staff"] == ["guide"]


def test_sem_28_staff_is_no_host_and_comes_from_no_tape() -> None:
    assert code(lambda: led_game().table(2, host="guide")) == "host"
    for tape in ({"roll": {"guide": []}}, {"coin": {"guide": []}}, {"pick": {"guide": []}}):
        assert code(lambda t=tape: led_game().table(2, tape=t)) == "chance"


def test_sem_28_nothing_of_staff_is_placed_and_no_attribute_names_it() -> None:
    day: dict[str, Any] = {"at": "day"}
    assert (
        code(lambda: led_game().table(2, position={**day, "players": {"guide": {"votes": 1}}})) == "position"
    )
    assert code(lambda: led_game().table(2, position={**day, "game": {"turn": "guide"}})) == "position"


def test_sem_28_no_outside_event_happens_to_staff() -> None:
    text = (
        STAFF
        + """
events:
  gone: {outside: true, of_seat: true, fields: {who: none}, do: [{note: {what: gone, who: who}}]}
  begin: {do: [{choose: {by: staff.first, from: [1]}}]}
"""
    )
    it = begin(text)
    found = refused(lambda: it.outside("gone", "guide"))
    assert (found.phase, found.code) == ("protocol", "malformed")
    it.outside("gone", "a")
    assert notes(it) == [("gone", "a")]


# -- offers and asks -------------------------------------------------------------------------------


def test_sem_28_staff_uses_its_own_offers_only() -> None:
    it = led_table()
    assert asked(it) == [
        *["a:day", "b:day", "guide:day"],
        *["a:anytime", "b:anytime", "guide:anytime", "clerk:anytime"],
    ]
    assert ids(it, "a") == ["knock", "vote > b", "knock"]
    assert ids(it, "guide") == ["hush > a", "hush > b", "bell"]
    assert ids(it, "clerk") == ["bell"]
    for seat, move in (
        ("a", "bell"),
        ("a", "hush > b"),
        ("guide", "knock"),
        ("guide", "vote > a"),
        ("clerk", "hush > a"),
    ):
        assert refused(lambda s=seat, m=move: it.act(s, m)).code == "not_offered", (seat, move)
    assert code(lambda: it.act("guide", {"do": "hush", "card": "gem 2S"})) == "not_offered"
    assert code(lambda: it.act("guide", {"do": "hush", "card": 5})) == "malformed"


def test_sem_28_me_is_the_staff_seat() -> None:
    it = led_table()
    it.act("clerk", "bell")
    it.act("guide", "hush > b", "k3")
    assert notes(it) == [("bell", "clerk"), ("hush", "guide")]
    assert player_of(it, "b")["alive"] is False
    # The hushed player is not asked any more.
    assert asked(it)[0] == "a:day"
    assert "b:day" not in asked(it)


def test_sem_28_a_staff_seat_may_choose() -> None:
    it = begin(
        STAFF
        + """
events:
  begin:
    do:
      - choose: {by: staff.first, from: players.plus(staff), as: who}
      - note: {what: choose, who: who}
      - choose: {by: staff.last, from: [1, 2, 3], count: 2, each: true, public: false, as: two}
      - note: {what: two}
      - loop:
          - choose: {by: players.first, from: [1]}
"""
    )
    assert ids(it, "guide") == ["choose a", "choose b", "choose c", "choose guide", "choose clerk"]
    it.act("guide", "choose clerk")
    (ask,) = it.pending
    assert (ask.seat, ask.id, ask.via) == ("clerk", "clerk:1", None)
    it.act("clerk", "choose 1")
    it.act("clerk", {"do": "choose", "what": 3})
    assert notes(it) == [("choose", "clerk"), [1, 3]]


def test_sem_28_the_first_staff_seat_answers_for_a_player_by_naming_his_ask() -> None:
    it = led_table()
    own = {a.seat: a for a in it.pending if a.kind == "day"}
    assert [a.via for a in it.pending] == ["guide", "guide", None, "guide", "guide", None, None]
    assert ids(it, "guide", own["b"].id) == ids(it, "b", own["b"].id)
    assert it.check("guide", "vote > a", own["b"].id) is None
    it.act("guide", "vote > a", own["b"].id)
    assert notes(it) == [("vote", "b")]
    it.act("a", "knock", own["a"].id)
    assert notes(it) == [("vote", "b"), ("knock", "a")]
    it.act("guide", it.legal("guide", "b:any")[0], "b:any")
    assert notes(it)[-1] == ("knock", "b")


def test_sem_28_a_listed_move_of_a_player_needs_his_ask() -> None:
    it = led_table()
    vote = next(m for m in it.legal("guide", "k2") if m.verb == "vote")
    assert code(lambda: it.act("guide", vote)) == "not_offered"
    it.legal("guide", "k2")
    it.act("guide", vote, "k2")
    assert notes(it) == [("vote", "b")]


def test_sem_28_without_an_ask_staff_answers_its_own() -> None:
    it = led_table()
    assert code(lambda: it.act("guide", "vote > a")) == "not_offered"
    it.act("guide", "hush > a")
    # Nothing is asked of it in the day any more; the bell is always its own.
    assert code(lambda: it.act("guide", "vote > a")) == "not_offered"


def test_sem_28_wrong_ids_are_refused() -> None:
    it = led_table()
    for ask, why in (
        ("k9", "no_such_ask"),
        ("b:2", "no_such_ask"),
        ("z:any", "no_such_ask"),
        ("", "no_such_ask"),
    ):
        for do in (lambda a=ask: it.act("guide", "knock", a), lambda a=ask: it.legal("guide", a)):
            assert code(do) == why, ask
    assert it.check("guide", "knock", "k9").code == "no_such_ask"
    assert code(lambda: it.act("guide", "knock", 5)) == "malformed"
    # Another staff seat, and a player, answer for nobody.
    assert code(lambda: it.act("clerk", "knock", "k1")) == "not_yours"
    assert code(lambda: it.act("clerk", "knock", "a:any")) == "no_such_ask"
    assert code(lambda: it.act("a", "hush > b", "k3")) == "not_yours"
    it.act("guide", "knock", "k1")
    assert code(lambda: it.act("guide", "knock", "k1")) == "closed"
    assert code(lambda: it.act("warden", "bell")) == "malformed"


SEALED = (
    STAFF
    + """
timers: {day: {of: game, fires: after_inputs}}
events:
  begin:
    do:
      - timer: {start: day, ms: 1000}
      - open: {for: players, from: [1, 2], sealed: true, changeable: true, public: false, closes: clock, clock: day, as: votes}
      - each: {v: votes}
        do:
          - note: {what: v.pick, who: v.by}
      - choose: {by: staff.last, from: [1]}
"""
)


def test_sem_28_it_may_take_a_players_answer_back() -> None:
    it = begin(SEALED, 2)
    it.act("b", "choose 1")
    assert code(lambda: it.withdraw("clerk", "b:1")) == "no_such_ask"
    assert code(lambda: it.withdraw("guide")) == "not_yours"
    it.act("guide", "choose 2", "a:1", at=10)
    it.withdraw("guide", "b:1")
    assert [a.answered for a in it.pending] == [True, False]
    it.act("guide", "choose 2", "b:1")
    it.act("b", "choose 1")
    it.tick(1000)
    assert notes(it) == [(2, "a"), (1, "b")]
    assert code(lambda: it.act("guide", "choose 1", "b:1")) == "closed"
    assert code(lambda: it.act("guide", "choose 1")) == "not_yours"


def test_sem_28_who_sees_everything_sees_answers() -> None:
    it = begin(SEALED, 2)
    it.act("b", "choose 1")
    assert [a["answered"] for a in it.view("guide")["asks"]] == [False, True]
    assert [a["ask"] for a in it.view("guide")["asks"]] == ["a:1", "b:1"]
    assert it.view("clerk")["asks"] == []
    assert [a["via"] for a in it.view("a")["asks"]] == ["guide"]
