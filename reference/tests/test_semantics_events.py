"""Events and abilities (SEM-01 to SEM-08) on made-up micro-games: order, before, instead, after, state rules, nesting."""

from __future__ import annotations

from micro import Watched, asked, begin, fault, game_of, ids, micro, notes
from micro_games import BALLOT, EVERY_KIND, KINDS

# -- SEM-01: order ---------------------------------------------------------------------------------


def test_sem_01_seat_from_order_from_then_kind_then_position() -> None:
    table = begin(EVERY_KIND, **KINDS)
    # The last of the moved cards lies on top, so its position is the first.
    assert notes(table) == [
        1,
        *[(2, "c"), (3, "c"), (4, "c"), (17, "c"), (16, "c")],
        *[(2, "a"), (3, "a"), (4, "a"), (13, "a"), (12, "a")],
        *[(2, "b"), (3, "b"), (4, "b"), (15, "b"), (14, "b")],
    ]


def test_sem_01_order_goes_before_everything_else() -> None:
    text = EVERY_KIND.replace("        after: bell\n", "        after: bell\n        order: -1\n")
    table = begin(text, **KINDS)
    assert notes(table)[:4] == [(4, "c"), (4, "a"), (4, "b"), 1]


def test_sem_01_the_first_seat_is_where_order_begins_by_default() -> None:
    table = begin(EVERY_KIND.replace("order_from: game.turn\n", ""), **KINDS)
    assert [w for w in notes(table) if w != 1 and w[0] == 2] == [(2, "a"), (2, "b"), (2, "c")]


def test_sem_01_what_seats_chose_at_the_same_time_comes_in_seat_order() -> None:
    table = begin("order_from: players.at(1)" + BALLOT)
    table.act("c", "choose 2")
    table.act("a", "choose 1")
    table.act("b", "choose 1")
    assert notes(table) == [(1, "b"), (2, "c"), (1, "a")]


# -- SEM-02: before --------------------------------------------------------------------------------

BEFORES = """
statuses:
  charged:
    abilities:
      spark:
        before: blow
        do:
          - add: {event.n: 100}
rules:
  early:
    before: blow
    order: 1
    if: event.n == 0
    do:
      - add: {event.n: 1}
  later:
    before: blow
    order: 2
    if: event.n == 1
    do:
      - add: {event.n: 1}
  always:
    before: blow
    order: 3
    do:
      - add: {event.n: 10}
      - attach: {status: charged, to: players.first}
  too_late:
    before: blow
    order: 9
    if: event.n == 0
    do:
      - add: {event.n: 1000}
events:
  blow:
    fields: {n: 0}
    do:
      - note: {what: n}
  begin:
    do:
      - blow: {}
      - choose: {by: players.first, from: [1]}
      - blow: {n: 5}
      - choose: {by: players.first, from: [1]}
"""


def test_sem_02_the_list_is_computed_anew_after_each_before_ability() -> None:
    # `later` applies only because of `early`, `spark` only because of `always`, `too_late` not any more.
    assert notes(begin(BEFORES)) == [112]


def test_sem_02_an_ability_acts_once_for_one_event_and_again_for_the_next() -> None:
    table = begin(BEFORES)
    table.act("a", "choose 1")
    assert notes(table) == [112, 115]


def test_sem_02_each_owner_acts_once() -> None:
    table = begin("""
        attributes:
          player:
            role: {type: role, default: helper, seen_by: all}
        events:
          blow:
            fields: {n: 0}
            do:
              - note: {what: n}
          begin:
            do:
              - blow: {}
              - choose: {by: players.first, from: [1]}
        """, roles={"helper": "abilities: {push: {before: blow, do: [{add: {event.n: 1}}]}}"})  # fmt: skip
    assert notes(table) == [3]


def test_sem_02_a_cancelled_event_does_not_happen_and_later_ones_do_not_come_before_it() -> None:
    table = begin("""
        rules:
          stop_it:
            before: blow
            order: 1
            if: event.n == 0
            do:
              - note: {what: 1}
              - cancel: true
              - note: {what: 2}
          next:
            before: blow
            order: 2
            do:
              - note: {what: 3}
          turned:
            instead: blow
            do:
              - note: {what: 4}
          then:
            after: blow
            do:
              - note: {what: 5}
        events:
          blow:
            fields: {n: 0}
            tells: {to: all}
            do:
              - note: {what: 6}
          begin:
            do:
              - blow: {as: got}
              - note: {what: 7 if got == none else 8}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [1, 2, 7]
    assert "blow" not in [e["type"] for e in table.events(seat="a")]


# -- SEM-03: instead -------------------------------------------------------------------------------

INSTEADS = """
attributes:
  player:
    alive: {type: bool, default: true, seen_by: all}
    role: {type: role, default: none, seen_by: all}
rules:
  shock:
    before: fall
    if: event.shocks
    do:
      - set: {event.who.alive: false}
  aftermath:
    after: fall
    do:
      - note: {what: 50}
events:
  fall:
    fields: {who: none, shocks: false}
    tells: {to: all}
    do:
      - note: {what: 40}
      - result: 41
  begin:
    do:
      - set: {players.first.role: cat}
      - fall: {who: players.first, as: got}
      - note: {what: got}
      - choose: {by: players.at(1), from: [1]}
      - fall: {who: players.first, shocks: true, as: got}
      - note: {what: got}
      - choose: {by: players.at(1), from: [1]}
"""
CAT = """
abilities:
  lands:
    instead: fall
    order: 2
    do:
      - note: {what: 20}
      - result: 21
  flies:
    instead: fall
    order: 1
    if: event.who == me
    do:
      - note: {what: 10}
      - result: 11
"""


def test_sem_03_the_first_applicable_one_replaces_the_event_which_has_no_after_and_is_not_told() -> None:
    table = begin(INSTEADS, roles={"cat": CAT})
    assert notes(table) == [10, 11]
    assert "fall" not in [e["type"] for e in table.events()]


def test_sem_03_whether_its_owner_lives_is_looked_at_when_it_is_selected() -> None:
    table = begin(INSTEADS, roles={"cat": CAT})
    table.act("b", "choose 1")
    assert notes(table)[2:] == [40, 50, 41]
    assert "fall" in [e["type"] for e in table.events()]


def test_sem_03_an_owner_who_is_out_replaces_it_with_when_dead() -> None:
    dead_cat = CAT.replace("order: 2\n", "order: 2\n    when_dead: true\n")
    table = begin(INSTEADS, roles={"cat": dead_cat})
    table.act("b", "choose 1")
    assert notes(table)[2:] == [20, 21]


# -- SEM-04: after ---------------------------------------------------------------------------------


def test_sem_04_after_is_collected_when_the_body_has_run_and_tested_again_in_its_turn() -> None:
    table = begin("""
        attributes:
          game:
            level: {type: int, default: 0, seen_by: all}
        rules:
          first:
            after: rise
            order: 1
            if: game.level == 5
            do:
              - note: {what: 1}
              - set: {game.level: 7}
          not_any_more:
            after: rise
            order: 2
            if: game.level == 5
            do:
              - note: {what: 2}
          not_collected:
            after: rise
            order: 3
            if: game.level == 7
            do:
              - note: {what: 3}
          still:
            after: rise
            order: 4
            if: game.level >= 5
            do:
              - note: {what: event.result}
        events:
          rise:
            do:
              - set: {game.level: 5}
              - result: 44
          begin:
            do:
              - rise: {}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [1, 44]


def test_sem_04_an_owner_who_is_out_by_then_is_passed_over() -> None:
    table = begin("""
        attributes:
          player:
            alive: {type: bool, default: true, seen_by: all}
            role: {type: role, default: bomb, seen_by: all}
        events:
          bang:
            do: []
          begin:
            do:
              - bang: {}
              - choose: {by: players.last, from: [1]}
        """, roles={"bomb": """
            abilities:
              boom:
                after: bang
                do:
                  - note: {what: 1, who: me}
                  - let: {next: players.at(1)}
                  - set: {next.alive: false}
            """})  # fmt: skip
    assert notes(table) == [(1, "a"), (1, "c")]


def test_sem_04_abilities_that_wait_go_on_with_the_next_one_that_has_not_acted() -> None:
    table = begin("""
        attributes:
          player:
            role: {type: role, default: asker, seen_by: all}
        events:
          bang:
            fields: {n: 0}
            do:
              - note: {what: n}
          begin:
            do:
              - bang: {}
              - choose: {by: players.last, from: [1]}
        """, roles={"asker": """
            abilities:
              first:
                before: bang
                do:
                  - choose: {by: me, from: [1, 2], as: more}
                  - add: {event.n: more}
              last:
                after: bang
                do:
                  - choose: {by: me, from: [1, 2], as: more}
                  - note: {what: event.n + more, who: me}
            """})  # fmt: skip
    for seat in "abcabc":
        assert asked(table) == [f"{seat}:choose"]
        table.act(seat, "choose 2")
    assert notes(table) == [6, (8, "a"), (8, "b"), (8, "c")]


# -- SEM-05: state rules ---------------------------------------------------------------------------

STATE_RULES = """
resting:
  yard: {start: begin}
attributes:
  game:
    dirt: {type: int, default: 0, seen_by: all}
rules:
  sweep:
    whenever: game.dirt > 0
    do:
      - note: {what: game.dirt}
      - add: {game.dirt: -1}
  spill:
    offer: yard
    do:
      - set: {game.dirt: 2}
  look_away:
    offer: yard
    do:
      - set: {game.dirt: 1}
      - choose: {by: me, from: [1]}
      - note: {what: 90}
  clean:
    offer: yard
    do:
      - set: {game.dirt: 1}
      - settle: true
      - note: {what: 80}
      - set: {game.dirt: 1}
      - note: {what: 81}
events:
  begin:
    do:
      - set: {game.dirt: 1}
      - choose: {by: players.first, from: [1]}
      - note: {what: 70}
      - open: {for: players.first, offers: [yard], closes: passed, rest: yard}
      - set: {game.dirt: 1}
      - choose: {by: players.first, from: [1]}
"""


def resting() -> Watched:
    table = begin(STATE_RULES)
    assert notes(table) == []
    table.act("a", "choose 1")
    assert notes(table) == [70, 1]
    return table


def test_sem_05_state_rules_run_each_time_the_table_waits_at_a_resting_point() -> None:
    table = resting()
    table.act("a", "spill")
    assert notes(table)[2:] == [2, 1]


def test_sem_05_they_do_not_run_while_something_else_is_in_progress() -> None:
    table = resting()
    table.act("a", "look_away")
    assert notes(table)[2:] == []
    table.act("a", "choose 1")
    assert notes(table)[2:] == [90, 1]


def test_sem_05_they_run_at_a_settle_statement_and_nowhere_else_in_between() -> None:
    table = resting()
    table.act("a", "clean")
    assert notes(table)[2:] == [1, 80, 81, 1]


def test_sem_05_they_do_not_run_at_a_stretch_that_is_no_resting_point() -> None:
    table = resting()
    table.act("a", "pass")
    assert notes(table)[2:] == []
    assert game_of(table)["dirt"] == 1


def test_sem_05_each_pass_begins_anew_with_the_first_that_applies() -> None:
    table = begin("""
        attributes:
          game:
            n: {type: int, default: 4, seen_by: all}
        rules:
          odd:
            whenever: game.n % 2 == 1
            order: 1
            do:
              - note: {what: game.n}
              - add: {game.n: -1}
          big:
            whenever: game.n > 1
            order: 2
            do:
              - note: {what: game.n}
              - add: {game.n: -1}
        events:
          begin:
            do:
              - settle: true
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [4, 3, 2, 1]
    assert game_of(table)["n"] == 0


# -- SEM-06: many targets --------------------------------------------------------------------------


def test_sem_06_each_takes_the_list_as_it_was_and_passes_over_who_is_out_by_then() -> None:
    table = begin("""
        attributes:
          player:
            alive: {type: bool, default: true, seen_by: all}
        events:
          begin:
            do:
              - let:
                  b: players.at(1)
                  d: players.at(3)
              - set: {d.alive: false}
              - each: {p: alive}
                do:
                  - note: {what: 1, who: p}
                  - set:
                      b.alive: false
                      d.alive: true
              - each: {p: players}
                dead: true
                do:
                  - note: {what: 2, who: p}
              - each: {n: "range(1, players.count(it.alive))"}
                do:
                  - note: {what: n}
              - choose: {by: players.first, from: [1]}
        """, 4)  # fmt: skip
    first = [(1, "a"), (1, "c")]
    assert notes(table) == [*first, (2, "a"), (2, "b"), (2, "c"), (2, "d"), 1, 2, 3]


# -- SEM-07: nesting -------------------------------------------------------------------------------

NESTING = """
rules:
  shoot:
    offer: turn
    with:
      target: {from: players.without(me)}
    do:
      - hit: {by: me, to: target}
  shoot_back:
    offer: hit
    do:
      - hit: {by: me, to: event.by, depth: event.depth + 1}
events:
  hit:
    fields: {by: none, to: none, depth: 1}
    do:
      - window: {for: to, offers: [hit], kind: answer}
      - note: {what: depth, who: to}
  begin:
    do:
      - window: {for: players.first, offers: [turn]}
      - win: {who: none, because: passed}
"""


def test_sem_07_an_offer_may_open_further_stretches_and_each_resumes_where_it_was() -> None:
    table = begin(NESTING)
    table.act("a", "shoot > b")
    table.act("b", "shoot_back")
    table.act("a", "shoot_back")
    assert asked(table) == ["b:answer"]
    for seat in "bab":
        table.act(seat, "pass")
    assert notes(table) == [(3, "b"), (2, "a"), (1, "b")]
    assert asked(table) == ["a:turn"]


def test_sem_07_the_stack_is_at_most_64_events_deep_over_many_inputs() -> None:
    table = micro(NESTING).table(2)
    table.act("a", "shoot > b")
    for depth in range(62):  # with `begin` and the first hit these are 64 events
        table.act("ba"[depth % 2], "shoot_back")
    before = table.to_json()
    assert fault(lambda: table.act("b", "shoot_back"))[0] == "RW402"
    assert table.to_json() == before


# -- SEM-08: asks tell nothing ---------------------------------------------------------------------


def test_sem_08_a_seat_is_asked_even_if_it_can_only_pass_unless_skip_if_leaves_it_out() -> None:
    table = begin("""
        attributes:
          player:
            arrows: {type: int, default: 0, seen_by: owner}
            known: {type: int, default: 0, seen_by: all}
        rules:
          shoot:
            offer: dusk
            if: me.arrows > 0
            do:
              - note: {what: 1, who: me}
        events:
          begin:
            do:
              - let:
                  b: players.at(1)
                  c: players.at(2)
              - set:
                  b.arrows: 1
                  c.known: 1
              - open:
                  for: players
                  offers: [dusk]
                  closes: passed
                  skip_if: it.known > 0
        """)
    assert asked(table) == ["a:dusk", "b:dusk"]
    assert ids(table, "a") == ["pass"]
    assert ids(table, "b") == ["shoot", "pass"]
