"""What comes while the table waits: offers at any time (SEM-19), events from outside (SEM-21); on micro-games."""

from __future__ import annotations

from micro import asked, begin, game_of, ids, notes, player_of, refused

# -- SEM-19: offers at any time --------------------------------------------------------------------

ANYTIME = """
attributes:
  player:
    gold: {type: int, default: 2, seen_by: all}
    alive: {type: bool, default: true, seen_by: all}
rules:
  tip:
    offer: anytime
    if: me.gold > 0
    with:
      whom: {from: players.without(me)}
    do:
      - add:
          me.gold: -1
          whom.gold: 1
  trade:
    offer: anytime
    if: me.seat == 1 and me.gold > 0
    do:
      - choose: {by: players.last, from: [1, 2], kind: haggle, as: n}
      - add: {me.gold: n}
  give_up:
    offer: anytime
    when_dead: true
    if: not me.alive
    do:
      - note: {what: 5, who: me}
  buy:
    offer: shop
    with:
      n: {from: "range(1, me.gold)"}
    do:
      - add: {me.gold: -n}
      - note: {what: n, who: me}
events:
  begin:
    do:
      - let: {c: players.at(2)}
      - set: {c.alive: false}
      - window: {for: players.first, offers: [shop]}
      - choose: {by: players.first, from: [1]}
"""


def test_sem_19_an_offer_runs_on_top_then_the_asks_have_their_ids_and_the_lists_are_computed_anew() -> None:
    table = begin(ANYTIME)
    assert [(a.id, a.kind, a.blocking) for a in table.pending] == [
        ("k1", "shop", True),
        ("a:any", "anytime", False),
        ("b:any", "anytime", False),
        ("c:any", "anytime", False),
    ]
    assert ids(table, "a", "k1") == ["buy 1", "buy 2", "pass"]
    table.act("b", "tip > a")
    assert [a.id for a in table.asks("a")] == ["k1", "a:any"]
    assert ids(table, "a", "k1") == ["buy 1", "buy 2", "buy 3", "pass"]


def test_sem_19_an_offer_may_wait_itself_and_the_stretch_below_comes_back() -> None:
    table = begin(ANYTIME)
    table.act("b", "trade")
    assert asked(table) == ["c:haggle", "a:anytime", "b:anytime", "c:anytime"]
    assert refused(lambda: table.act("a", "buy 1", "k1")).code == "closed"
    table.act("a", "tip > b")
    table.act("c", "choose 2", "k2")
    assert player_of(table, "b")["gold"] == 5
    assert [a.id for a in table.asks("a")] == ["k1", "a:any"]
    table.act("a", "buy 1")
    assert notes(table) == [(1, "a")]


def test_sem_19_a_seat_that_is_out_has_only_those_that_say_when_dead() -> None:
    table = begin(ANYTIME)
    assert ids(table, "c") == ["give_up"]
    table.act("c", "give_up")
    assert notes(table) == [(5, "c")]
    assert refused(lambda: table.act("c", "tip > a")).code == "not_offered"


def test_sem_19_they_are_shown_to_their_own_seat_alone_and_only_while_it_has_one() -> None:
    table = begin(ANYTIME)
    assert [a["ask"] for a in table.view("c")["asks"]] == ["k1", "c:any"]
    assert [a["ask"] for a in table.view("spectator")["asks"]] == ["k1"]
    table.act("b", "tip > a")
    table.act("b", "tip > a")
    assert table.asks("b") == []
    assert refused(lambda: table.act("b", "tip > a")).code == "not_yours"


def test_sem_19_a_move_finds_its_ask_among_several() -> None:
    table = begin(ANYTIME)
    table.act("a", "tip > b")
    assert refused(lambda: table.act("a", "buy 1", "a:any")).code == "not_offered"
    table.act("a", "buy 1")
    assert player_of(table, "a")["gold"] == 0


# -- SEM-21: events from outside -------------------------------------------------------------------

OUTSIDE = """
resting:
  yard: {start: begin}
attributes:
  player:
    alive: {type: bool, default: true, seen_by: all}
    here: {type: bool, default: true, seen_by: all}
  game:
    swept: {type: int, default: 0, seen_by: all}
rules:
  sweep:
    whenever: players.any(not it.here) and game.swept == 0
    do:
      - add: {game.swept: 1}
  enter:
    offer: yard
    do:
      - duel: {by: me, to: players.last}
  shoot:
    offer: duel
    do:
      - shot: {to: players.last}
      - note: {what: 20}
  after_duel:
    after: duel
    do:
      - note: {what: 30}
events:
  leave:
    outside: true
    fields: {who: none, why: 3}
    tells: {to: all}
    do:
      - if: who != none
        then:
          - set:
              who.alive: false
              who.here: false
  ask_back:
    outside: true
    fields: {who: none}
    do:
      - choose: {by: who, from: [1, 2], kind: back, as: n}
      - note: {what: n}
  shot:
    fields: {to: none}
    do:
      - set: {to.alive: false}
  duel:
    fields: {by: none, to: none}
    while: by.alive and to.alive
    do:
      - note: {what: 1}
      - inner: {}
      - note: {what: 2}
  inner:
    do:
      - open: {for: players.first, offers: [duel], closes: passed}
      - note: {what: 3}
  begin:
    do:
      - open: {for: players.first, offers: [yard], closes: passed, rest: yard}
      - win: {who: none, because: done}
"""


def test_sem_21_an_outside_event_runs_on_top_and_what_waited_goes_on() -> None:
    table = begin(OUTSIDE)
    table.outside("ask_back", "b")
    assert asked(table) == ["b:back"]
    table.act("b", "choose 2")
    assert notes(table) == [2]
    assert [a.id for a in table.pending] == ["k1"]


def test_sem_21_state_rules_settle_after_it_at_a_resting_point() -> None:
    table = begin(OUTSIDE)
    table.outside("leave", "b")
    assert game_of(table)["swept"] == 1
    told = [e["data"] for e in table.events(seat="a") if e["type"] == "leave"]
    assert told == [{"who": "b", "why": 3}]


def test_sem_21_an_event_whose_while_became_false_breaks_off_with_all_it_began_and_has_no_after() -> None:
    table = begin(OUTSIDE)
    table.act("a", "enter")
    assert asked(table) == ["a:duel"]
    table.outside("leave", "c")
    assert notes(table) == [1]
    assert asked(table) == ["a:yard"]
    table.act("a", "enter")


def test_sem_21_it_goes_on_while_its_condition_holds() -> None:
    table = begin(OUTSIDE)
    table.act("a", "enter")
    table.outside("leave", "b")
    assert asked(table) == ["a:duel"]
    table.act("a", "pass")
    assert notes(table) == [1, 3, 2, 30]


def test_sem_21_it_breaks_off_in_the_middle_of_a_do_as_soon_as_a_nested_event_has_ended() -> None:
    table = begin(OUTSIDE)
    table.act("a", "enter")
    table.act("a", "shoot")
    assert notes(table) == [1]
    assert asked(table) == ["a:yard"]


def test_sem_21_an_event_whose_while_does_not_hold_at_its_beginning_does_not_happen() -> None:
    table = begin("""
        attributes:
          game:
            lit: {type: bool, default: true, seen_by: all, until: quarrel}
        rules:
          too_late:
            before: quarrel
            do:
              - note: {what: 1}
              - set: {event.heat: 0}
          then:
            after: quarrel
            do:
              - note: {what: 9}
        events:
          quarrel:
            fields: {heat: 3}
            while: heat > 0
            tells: {to: all}
            do:
              - note: {what: 2}
          begin:
            do:
              - set: {game.lit: false}
              - quarrel: {as: got}
              - note: {what: 3 if got == none else 4}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [1, 3]
    assert "quarrel" not in [e["type"] for e in table.events(seat="a")]
    assert game_of(table)["lit"] is True


def test_sem_21_an_outside_event_may_be_of_no_seat_and_only_declared_ones_come() -> None:
    table = begin(OUTSIDE)
    table.outside("leave")
    assert game_of(table)["swept"] == 0
    for name in ("duel", "nothing"):
        assert refused(lambda name=name: table.outside(name, "a")).code == "not_offered"  # type: ignore[misc]
    assert refused(lambda: table.outside("leave", "z")).code == "malformed"
    table.act("a", "pass")
    assert refused(lambda: table.outside("leave", "a")).code == "over"
