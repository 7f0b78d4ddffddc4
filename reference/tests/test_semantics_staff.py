"""Staff: seats that do not play, such as a moderator (SEM-28), proved on micro-games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from micro import (
    PLAIN_MODE,
    Watched,
    asked,
    begin,
    fault,
    ids,
    line_of,
    micro,
    notes,
    player_of,
    refused,
    watched,
    write_micro,
    wrong,
)

import rulewright
from rulewright.engine.simulation import random_game
from rulewright.rules.documents import load_game
from rulewright.rules.names_check import name_paths
from rulewright.rules.vocabulary import describe
from rulewright.wire.server import Server

STAFF = "\nstaff:\n  guide: {sees: everything}\n  clerk: {sees: own, id: micro.staff.clerk}\n"
# A day on which players may vote and knock, and the staff may ring the bell, hush somebody, or end it.
GAME = (
    STAFF
    + """
catalogue: {zone: deck}
resting:
  day: {start: day}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
  tray: {of: game, seen_by: viewer in staff, counted_by: viewer in staff}
attributes:
  game:
    turn: {type: player, default: none, seen_by: all}
    secret: {type: int, default: 7, seen_by: viewer in staff}
  player:
    alive: {type: bool, default: true, seen_by: all}
    role: {type: role, default: spy, seen_by: viewer in players and (viewer == it or viewer.role == it.role)}
    votes: {type: int, default: 0, seen_by: none}
rules:
  knock:
    offer: [day, anytime]
    do:
      - note: {what: knock, who: me}
  vote:
    offer: day
    with:
      to: {from: players.without(me)}
    do:
      - add: {to.votes: 1}
      - note: {what: vote, who: me}
  bell:
    offer: anytime
    by: staff
    do:
      - note: {what: bell, who: me}
  hush:
    offer: day
    by: staff
    with:
      whom: {from: alive}
    do:
      - set: {whom.alive: false}
      - note: {what: hush, who: me}
  ends:
    offer: desk
    by: staff
    do:
      - result: true
events:
  begin:
    do:
      - each: {p: players}
        do:
          - move: {cards: deck.first, to: p, zone: hand}
      - day: {}
  day:
    do:
      - open: {name: day, rest: day, for: alive.plus(staff.first), offers: [day], closes: answered}
      - open: {for: staff, offers: [desk], kind: desk, closes: answered, public: false}
      - win: {who: players.first, because: done}
"""
)
DOCUMENTS: dict[str, Any] = {
    "roles": {"spy": "abilities: {peep: {after: day, do: [{note: {what: peep, who: me}}]}}"},
    "cards": {"gem": "copies: [2S, 3S, 4S, 5S, 6S, 7S]"},
}


def game(text: str = GAME) -> Any:
    return micro(text, **DOCUMENTS)


def table(seats: int = 2, **more: Any) -> Watched:
    return watched(game(), seats, 0, **more)


def code(do: Any) -> str:
    return refused(do).code


# -- who they are --------------------------------------------------------------------------------------


def test_sem_28_staff_has_seats_that_are_no_players() -> None:
    it = table()
    assert (it.seats, it.staff) == (("a", "b"), ("guide", "clerk"))
    assert list(it.view("referee")["players"]) == ["a", "b"]
    assert micro("events: {begin: {do: [{choose: {by: players.first, from: [1]}}]}}").table().staff == ()


@pytest.mark.parametrize("seats", [["a", "guide"], ["clerk", "b"]])
def test_sem_28_no_seat_of_a_player_has_their_name(seats: list[str]) -> None:
    found = refused(lambda: game().table(seats))
    assert (found.phase, found.code) == ("setup", "seats")
    assert found.rule == ("micro.staff.guide" if "guide" in seats else "micro.staff.clerk")


def test_sem_28_only_modes_with_staff_have_them() -> None:
    modes = {
        "plain": PLAIN_MODE,
        "led": "extends: plain\nstaff: {guide: {sees: own}}\nrules: {bell: {if: staff.size == 1}}",
    }
    text = GAME.removeprefix(STAFF).replace("alive.plus(staff.first)", "alive.plus(staff)")
    spec = write_micro(text, **DOCUMENTS, modes=modes)
    plain, led = (rulewright.load("micro", mode, spec_dir=spec) for mode in ("plain", "led"))
    assert plain.table(["a", "guide"]).seats == ("a", "guide")
    assert asked(plain.table()) == ["a:day", "b:day", "a:anytime", "b:anytime"]
    assert all(a.via is None for a in plain.table().pending)
    assert code(lambda: led.table(["a", "guide"])) == "seats"
    assert asked(led.table())[2] == "guide:day"
    assert Server(spec).claim("micro")["staff"] == ["guide"]


def test_sem_28_staff_is_no_host_and_comes_from_no_tape() -> None:
    assert code(lambda: game().table(2, host="guide")) == "host"
    for tape in ({"roll": {"guide": []}}, {"coin": {"guide": []}}, {"pick": {"guide": []}}):
        assert code(lambda t=tape: game().table(2, tape=t)) == "chance"


def test_sem_28_nothing_of_staff_is_placed_and_no_attribute_names_it() -> None:
    day: dict[str, Any] = {"at": "day"}
    assert code(lambda: game().table(2, position={**day, "players": {"guide": {"votes": 1}}})) == "position"
    assert code(lambda: game().table(2, position={**day, "game": {"turn": "guide"}})) == "position"


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


# -- what rules read of them ----------------------------------------------------------------------------

READING = (
    STAFF
    + """
order_from: players.at(1)
zones:
  hand: {of: player, seen_by: owner}
attributes:
  player:
    alive: {type: bool, default: true, seen_by: all}
    role: {type: role, default: spy, seen_by: all}
    votes: {type: int, default: it.seat + 10, seen_by: all}
numbers:
  player:
    power: {base: it.votes * 2}
events:
  begin:
    do:
      - each: {s: staff}
        do:
          - note: {what: s.votes, who: s}
          - note: {what: s.power}
          - note: {what: s.hand.size}
          - note: {what: s.alive and s.role == spy}
          - note: {what: s in players or s in alive}
          - note: {what: players.after(s)}
      - note: {what: staff.size}
      - ask_all: {who: players.plus(staff), from: [1, 2], as: votes}
      - each: {v: votes}
        do:
          - note: {what: v.pick, who: v.by}
      - each: {p: staff}
        do:
          - set: {p.votes: 1} # here
"""
)


def test_sem_28_of_staff_an_attribute_is_its_default_and_a_zone_is_empty() -> None:
    it = watched(micro(READING, roles={"spy": ""}), 2)
    assert notes(it) == [
        *[(12, "guide"), 24, 0, True, False, "a"],
        *[(13, "clerk"), 26, 0, True, False, "a"],
        2,
    ]


def test_sem_28_staff_comes_after_the_players_and_cannot_be_changed() -> None:
    it = watched(micro(READING, roles={"spy": ""}), 3)
    for seat in ("guide", "b", "clerk", "a"):
        it.act(seat, "choose 1")
    loaded = it.game.from_json(it.to_json())
    assert fault(lambda: loaded.act("c", "choose 2")) == ("RW405", line_of(it.game))
    last = "choose: {by: p, from: [1]}"
    changed = micro(READING.replace("set: {p.votes: 1} # here", last), roles={"spy": ""})
    it = watched(changed, 3)
    for seat in ("guide", "b", "clerk", "a", "c"):
        it.act(seat, "choose 1")
    assert notes(it)[-5:] == [(1, "b"), (1, "c"), (1, "a"), (1, "guide"), (1, "clerk")]
    # The turn of somebody who is out is passed over; staff is never out.
    assert asked(it) == ["guide:choose"]


@pytest.mark.parametrize(
    "statement",
    [
        "move: {cards: none, to: staff.first, zone: hand}",
        "attach: {status: fog, to: staff.first}",
        "roll: {dice: 1, sides: 6, of: staff.first, as: x}",
        "flip: {of: staff.first, as: x}",
        "pick: {from: [1], of: staff.first, as: x}",
        "timer: {start: own, ms: 5, of: staff.first}",
        "win: {who: players.plus(staff), because: done}",
    ],
)
def test_sem_28_staff_has_no_cards_statuses_dice_and_clocks_and_never_wins(statement: str) -> None:
    text = (
        STAFF
        + f"""
zones: {{hand: {{of: player, seen_by: owner}}}}
timers: {{own: {{of: player, fires: after_inputs}}}}
statuses: {{fog: {{abilities: {{}}}}}}
events:
  begin:
    do:
      - {statement} # here
"""
    )
    broken = micro(text)
    assert fault(lambda: broken.table()) == ("RW405", line_of(broken))


def test_sem_28_staff_carries_no_role() -> None:
    it = table()
    it.act("guide", "hush > b")
    it.act("a", "vote > b")
    for seat in ("guide", "clerk"):
        it.act(seat, "ends")
    assert it.winners == ("a",)


def test_sem_28_the_abilities_of_a_role_are_of_players_alone() -> None:
    text = (
        STAFF
        + """
attributes:
  player: {role: {type: role, default: spy, seen_by: all}}
events:
  day: {do: []}
  begin:
    do:
      - day: {}
      - choose: {by: staff.first, from: [1]}
"""
    )
    it = watched(micro(text, roles=DOCUMENTS["roles"]), 2)
    assert notes(it) == [("peep", "a"), ("peep", "b")]


# -- offers and asks -------------------------------------------------------------------------------------


def test_sem_28_staff_uses_its_own_offers_only() -> None:
    it = table()
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
    it = table()
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
    it = table()
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
    it = table()
    vote = next(m for m in it.legal("guide", "k2") if m.verb == "vote")
    assert code(lambda: it.act("guide", vote)) == "not_offered"
    it.legal("guide", "k2")
    it.act("guide", vote, "k2")
    assert notes(it) == [("vote", "b")]


def test_sem_28_without_an_ask_staff_answers_its_own() -> None:
    it = table()
    assert code(lambda: it.act("guide", "vote > a")) == "not_offered"
    it.act("guide", "hush > a")
    # Nothing is asked of it in the day any more; the bell is always its own.
    assert code(lambda: it.act("guide", "vote > a")) == "not_offered"


def test_sem_28_wrong_ids_are_refused() -> None:
    it = table()
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


# -- what they see ----------------------------------------------------------------------------------------


def test_sem_28_who_sees_everything_sees_what_the_referee_sees() -> None:
    it = table()
    assert it.view("guide") == {**it.view("referee"), "seat": "guide"}
    assert it.view("guide")["zones"]["deck"][0].startswith("gem")


def test_sem_28_own_is_what_a_spectator_sees_and_what_is_for_staff() -> None:
    it = table()
    own, spectator = it.view("clerk"), it.view("spectator")
    assert own["players"] == spectator["players"]
    assert spectator["game"]["secret"] == {"hidden": True}
    assert own["game"] == {**spectator["game"], "secret": 7}
    assert "tray" not in spectator["zones"]
    assert own["zones"] == {**spectator["zones"], "tray": []}
    assert [a["seat"] for a in own["asks"]] == ["a", "b", "guide", "clerk"]
    assert [a["seat"] for a in spectator["asks"]] == ["a", "b", "guide"]


TOLD = (
    STAFF
    + """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none, counted_by: none}
  tray: {of: game, seen_by: viewer in staff, counted_by: none}
  hand: {of: player, seen_by: owner, counted_by: owner}
events:
  hint:
    fields: {what: none, who: none, card: none}
    tells: {to: staff.last, data: [what], only: {card: players.first.plus(staff.last), who: players}}
    do: []
  begin:
    do:
      - know: {who: staff.last, what: count, is: 4}
      - know: {who: players.at(1), what: count, is: 5}
      - reveal: {what: count, is: 6}
      - hint: {what: 1, who: 2, card: 3}
      - move: {cards: deck.first, zone: tray}
      - move: {cards: deck.first, to: players.first, zone: hand}
      - choose: {by: staff.first, from: [1]}
""".replace("players.first.plus(staff.last)", "[players.first, staff.last]")
)


def told(it: Any, viewer: str) -> list[tuple[str, dict[str, Any]]]:
    """What a viewer is told, but for the event that begins the game and the one of the note."""
    return [(e["type"], e["data"]) for e in it.events(seat=viewer) if e["type"] not in ("begin", "note")]


def test_sem_28_events_facts_and_cards_reach_staff() -> None:
    it = watched(micro(TOLD, cards={"gem": "copies: [2S, 3S]"}), 2)
    fact = [("fact", {"what": "count", "of": [], "is": n}) for n in (4, 5, 6)]
    tray = ("moved", {"count": 1, "zone": "tray", "from": "deck", "cards": ["gem 2S"]})
    hand = ("moved", {"count": 1, "zone": "hand", "from": "deck", "to": "a", "cards": ["gem 3S"]})
    assert told(it, "guide") == [*fact, ("hint", {"what": 1, "card": 3, "who": 2}), tray, hand]
    assert told(it, "clerk") == [fact[0], fact[2], ("hint", {"what": 1, "card": 3}), tray]
    assert told(it, "a") == [fact[2], hand]
    assert told(it, "spectator") == [fact[2]]
    assert it.events(seat="guide")[0]["type"] == "begin"  # which is told to nobody else
    assert [e["n"] for e in it.events(seat="guide")] == [1, 2, 3, 4, 5, 6, 7]
    facts = [(f["is"], f["to"]) for f in it.view("guide")["facts"]]
    assert facts == [(4, ["clerk"]), (5, ["b"]), (6, "all")]
    assert [f["is"] for f in it.view("clerk")["facts"]] == [4, 6]


def test_sem_28_of_what_is_told_to_some_the_first_seat_counts() -> None:
    it = begin(
        STAFF
        + """
events:
  hint:
    fields: {n: 0}
    tells: {to: none, only: {n: players}}
    do: []
  begin:
    do:
      - hint: {n: 3}
      - choose: {by: players.first, from: [1]}
""",
        2,
    )
    it._state.log[1]["only"] = {"b": {"n": 2}, "a": {"n": 1}}
    assert told(it, "guide") == [("hint", {"n": 1})]


def test_seats_are_told_no_less_for_the_staff() -> None:
    """What all players and spectators may count stays public, though no rule speaks of staff."""
    text = """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none, counted_by: viewer == none or viewer in players}
events:
  begin:
    do:
      - move: {cards: deck.first, zone: deck}
      - choose: {by: players.first, from: [1]}
"""
    for head in ("", "staff: {guide: {sees: everything}}"):
        it = watched(micro(head + text, cards={"gem": "copies: [2S, 3S]"}), 2)
        assert [kind for kind, _ in told(it, "spectator")] == ["moved"]


# -- checker ----------------------------------------------------------------------------------------------

BARE = "events: {begin: {do: [{choose: {by: players.first, from: [1]}}]}}\n"


def test_names_and_sight_of_staff_are_checked() -> None:
    assert wrong(BARE + "staff: {referee: {sees: own}}") == ["RW221:2"]
    assert wrong(BARE + "staff: {guide: {sees: nothing}}") == ["RW153:2"]
    assert wrong(BARE + "staff: {guide: {}}") == ["RW151:2"]
    assert wrong(BARE + "staff: {Guide: {sees: own}}") == ["RW155:2"]
    assert wrong(BARE + "staff: [guide]") == ["RW152:2"]
    assert wrong(BARE + "seats: {from: 2, to: 64}\nstaff: {guide: {sees: own}}") == ["RW303:3"]


BY = "abilities:\n  ring: {offer: anytime, from: deck, by: staff, do: []}"


def test_by_stands_only_under_rules() -> None:
    zone = BARE + "zones: {deck: {of: game, seen_by: none}}\ncatalogue: {zone: deck}\n"
    assert wrong(zone, cards={"gem": "copies: [2S]\n" + BY}) == ["RW225:3"]
    assert wrong(BARE, roles={"spy": BY.replace("from: deck, ", "").replace("staff", "players")}) == [
        "RW225:2"
    ]
    assert wrong(BARE + "statuses: {fog: {abilities: {ring: {offer: anytime, by: staff, do: []}}}}") == [
        "RW225:2"
    ]
    assert wrong(BARE + "rules: {ring: {after: begin, by: staff, do: []}}") == ["RW150:2"]
    assert wrong(BARE + "rules: {ring: {offer: anytime, by: guide, do: []}}") == ["RW153:2"]
    micro(BARE + "rules: {ring: {offer: anytime, by: players, do: []}}")


def test_a_staff_seat_has_a_name_in_each_language() -> None:
    spec = write_micro(GAME, **DOCUMENTS)
    paths = name_paths(load_game(spec / "micro"), [game().rules])
    assert [p for p in paths if p.startswith("staff.")] == ["staff.guide", "staff.clerk"]


def test_the_vocabulary_names_the_staff_and_its_moves() -> None:
    words = describe(game().rules)
    assert words["staff"] == {"guide": {"sees": "everything"}, "clerk": {"sees": "own"}}
    assert words["moves"]["bell"] == {"shapes": [{"params": [], "by": "staff"}]}
    assert words["moves"]["knock"] == {"shapes": [{"params": []}]}
    assert "micro.staff.clerk" in words["rules"]
    assert describe(micro(BARE).rules)["staff"] == {}


def test_rules_of_staff_are_used_where_it_acts_or_looks() -> None:
    it = game().table()
    assert not {"micro.staff.guide", "micro.staff.clerk"} & set(it.used_rules())
    it.view("clerk")
    assert "micro.staff.clerk" in it.used_rules()
    it.act("guide", "bell")
    assert "micro.staff.guide" in it.used_rules()


# -- whole games and the wire -------------------------------------------------------------------------------


def test_random_games_answer_for_the_staff_too() -> None:
    for seed in range(20):
        it = game().table(3, seed)
        outcome = random_game(it, seed)
        assert outcome.winners == ("a",), outcome
        assert {role for role, _, _ in outcome.carried} == {"role"}
        assert len(outcome.carried) == 3
        assert {"guide", "clerk"} >= {
            e["data"]["who"] for e in it.events() if e["data"].get("what") == "bell"
        }


def test_clones_and_saved_tables_have_the_staff() -> None:
    it = table()
    for other in (it.clone(), it.game.from_json(it.to_json())):
        assert (other.seats, other.staff) == (it.seats, it.staff)
        other.act("clerk", "bell")
        other.act("guide", "knock", "k1")
    assert json.loads(it.to_json())["seats"] == ["a", "b"]


def ask(server: Server, cmd: str, **parts: Any) -> dict[str, Any]:
    return server.answer(json.dumps({"cmd": cmd, "seq": "1", **parts}).encode())


def test_the_wire_carries_staff() -> None:
    spec: Path = write_micro(GAME, **DOCUMENTS)
    server = Server(spec)
    assert ask(server, "hello", protocol=1)["games"]["micro"]["staff"] == ["clerk", "guide"]
    refusal = ask(server, "setup", game="micro", mode="plain", seats=["a", "guide"])["refused"]
    assert (refusal["phase"], refusal["code"]) == ("setup", "seats")
    reply = ask(server, "setup", game="micro", mode="plain", seats=["a", "b"])
    assert [(a["seat"], a.get("via")) for a in reply["asks"]][:3] == [
        ("a", "guide"),
        ("b", "guide"),
        ("guide", None),
    ]
    assert ask(server, "legal", seat="guide", ask="k2")["legal"][0]["id"] == "knock"
    assert ask(server, "check", seat="guide", ask="k2", id="vote > a")["ok"] is True
    assert ask(server, "act", seat="guide", ask="k2", id="vote > a")["ok"] is True
    assert ask(server, "act", seat="guide", ask="zz", id="vote > a")["refused"]["code"] == "no_such_ask"
    assert ask(server, "view", seat="guide")["view"]["seat"] == "guide"
    assert ask(server, "view", seat="warden")["refused"]["code"] == "malformed"
