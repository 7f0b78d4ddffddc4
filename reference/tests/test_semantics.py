"""SEM-01 to SEM-15, SEM-22 and SEM-23, proved on micro-games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from micro import (
    Watched,
    asked,
    begin,
    fault,
    game_of,
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

from rulewright.engine.table import Table

# -- SEM-01: order ---------------------------------------------------------------------------------

EVERY_KIND = """
order_from: game.turn
catalogue: {zone: deck}
attributes:
  game:
    turn: {type: player, default: players.at(2), seen_by: all}
  player:
    role: {type: role, default: none, seen_by: all}
    character: {type: character, default: none, seen_by: all}
zones:
  deck: {of: game, seen_by: none}
  table: {of: player, seen_by: all}
statuses:
  cursed:
    abilities:
      by_status:
        after: bell
        do:
          - note: {what: 4, who: me}
rules:
  by_rule:
    after: bell
    do:
      - note: {what: 1}
events:
  bell:
    do: []
  begin:
    do:
      - each: {p: players}
        do:
          - move: {cards: deck.top(2), to: p, zone: table}
          - attach: {status: cursed, to: p}
          - set:
              p.character: tall
              p.role: monk
      - bell: {}
      - choose: {by: players.first, from: [1]}
"""
KINDS = {
    "roles": {"monk": "abilities: {by_role: {after: bell, do: [{note: {what: 2, who: me}}]}}"},
    "characters": {"tall": "abilities: {by_character: {after: bell, do: [{note: {what: 3, who: me}}]}}"},
    "cards": {
        "gem": """
            copies: [2S, 3S, 4S, 5S, 6S, 7S]
            abilities:
              by_card:
                after: bell
                do:
                  - note: {what: 10 + card.rank, who: me}
            """
    },
}


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
    table = begin("""
        order_from: players.at(1)
        events:
          begin:
            do:
              - ask_all: {who: players, from: [1, 2], as: votes}
              - each: {v: votes}
                do:
                  - note: {what: v.pick, who: v.by}
              - choose: {by: players.first, from: [1]}
        """)
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


# -- SEM-09: chance --------------------------------------------------------------------------------

CHANCE = """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: all}
attributes:
  game:
    order: {type: list, default: [], seen_by: all}
  player:
    cup: {type: dice, default: [], seen_by: all}
    luck: {type: list, default: [], seen_by: all}
events:
  begin:
    do:
      - shuffle: {zone: deck}
      - each: {p: players}
        do:
          - roll: {dice: 2, sides: 6, of: p, as: thrown}
          - set: {p.cup: thrown}
          - flip: {of: p, as: heads}
          - add: {p.luck: heads}
          - pick: {from: [10, 20, 30], of: p, as: got}
          - add: {p.luck: got}
      - flip: {of: players.first, as: heads}
      - add: {players.first.luck: heads}
      - pick: {from: deck, of: game, as: top}
      - shuffle: {list: players, name: line, as: line}
      - set: {game.order: line}
      - add: {game.order: top}
      - choose: {by: players.first, from: [1]}
      - shuffle: {zone: deck}
      - choose: {by: players.first, from: [1]}
"""
THREE = {"cards": {"gem": "copies: [2S, 3S, 4S, 5S]"}}
TAPE = {
    "deck": [["gem 4S"], ["gem 5S", "gem 2S"]],
    "roll": {"a": [[6, 1]], "b": [[2, 2]]},
    "coin": {"a": ["heads", "tails"], "b": ["tails"]},
    "pick": {"a": [30], "b": [10], "game": ["gem 3S"]},
    "deal": {"line": [["b", "a"]]},
}


def test_sem_09_the_values_of_a_tape_are_used_by_key_and_in_order() -> None:
    table = watched(micro(CHANCE, **THREE), 2, tape=TAPE)
    referee = table.view("referee")
    assert referee["zones"]["deck"] == ["gem 4S", "gem 2S", "gem 3S", "gem 5S"]
    assert player_of(table, "a")["cup"] == [6, 1]
    assert player_of(table, "b")["cup"] == [2, 2]
    assert player_of(table, "a")["luck"] == [True, 30, False]
    assert player_of(table, "b")["luck"] == [False, 10]
    assert game_of(table)["order"] == ["b", "a", "gem 3S"]
    assert table.unused_chance() == {"deck": {"deck": 1}}
    table.act("a", "choose 1")
    assert table.view("referee")["zones"]["deck"] == ["gem 5S", "gem 2S", "gem 3S", "gem 4S"]
    assert table.unused_chance() == {}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("roll", {"a": [[7, 1]]}),
        ("roll", {"a": [[6]]}),
        ("roll", {"a": []}),
        ("coin", {"a": ["edge", "tails"]}),
        ("pick", {"a": [40]}),
        ("deck", [["gem 9S"]]),
        ("deal", {"line": [["z", "a"]]}),
        ("roll", {"z": [[1, 1]]}),
        ("dreck", [["gem 4S"]]),
    ],
)
def test_sem_09_a_tape_that_cannot_be_is_refused(key: str, value: object) -> None:
    game = micro(CHANCE, **THREE)
    refusal = refused(lambda: game.table(2, tape={**TAPE, key: value}))
    assert (refusal.phase, refusal.code) == ("setup", "chance")


def test_sem_09_a_tape_that_ends_in_the_middle_of_a_game_leaves_the_table_as_it_was() -> None:
    table = watched(micro(CHANCE, **THREE), 2, tape={**TAPE, "deck": [["gem 4S"]]})
    refusal = refused(lambda: table.act("a", "choose 1"))
    assert (refusal.phase, refusal.code) == ("rules", "chance")


def test_sem_09_with_a_seed_what_the_tape_lacks_is_drawn() -> None:
    table = watched(micro(CHANCE, **THREE), 2, seed=3, tape={"coin": {"b": ["heads"]}})
    assert player_of(table, "b")["luck"][0] is True
    assert sorted(table.view("referee")["zones"]["deck"]) == ["gem 2S", "gem 3S", "gem 4S", "gem 5S"]


def test_sem_09_nothing_else_is_random() -> None:
    game = micro(EVERY_KIND, **KINDS)
    assert game.table(3, 1).events() == game.table(3, 2).events()
    random = micro(CHANCE, **THREE)
    assert len({str(random.table(2, seed).view("referee")) for seed in range(8)}) == 8


# -- SEM-10: visibility ----------------------------------------------------------------------------

SECRETS = """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: all}
  hand: {of: player, seen_by: owner}
  purse: {of: player, seen_by: owner, counted_by: owner}
  pit: {of: game, seen_by: none, counted_by: none}
attributes:
  game:
    plot: {type: int, default: 0, seen_by: none}
    told: {type: int, default: 0, seen_by: viewer == players.at(1)}
  player:
    secret: {type: int, default: 0, seen_by: owner}
    mood: {type: int, default: 0, seen_by: viewer != none and viewer.seat >= it.seat}
numbers:
  player:
    double: {base: it.secret * 2, seen_by: owner}
rules:
  whisper:
    offer: anytime
    if: me.secret > 0 and me.seat == 1
    do:
      - add: {me.secret: 10}
  plan:
    offer: night
    if: me.seat == 1
    with:
      n: {from: "range(0, me.secret)"}
    do: []
events:
  hidden:
    fields: {n: 0}
    do:
      - add: {game.plot: n}
  half_told:
    fields: {n: 0, extra: 0}
    tells:
      to: all
      only: {extra: players.at(1)}
    do: []
  for_some:
    fields: {n: 0}
    tells: {to: players.at(1)}
    do: []
  begin:
    do:
      - move: {cards: deck.top(2), to: players.at(1), zone: hand}
      - pick: {from: [0, 3], of: players.at(1), as: n}
      - let:
          b: players.at(1)
          c: players.at(2)
      - set:
          b.secret: n
          c.mood: n
          game.told: n
      - half_told: {extra: n}
      - for_some: {n: n}
      - know: {who: players.at(1), what: secret, is: n}
      - move: {cards: players.at(1).hand.top(1), to: players.at(1), zone: purse}
      - if: n > 0
        then:
          - know: {who: players.at(1), what: more, is: n}
          - move: {cards: players.at(1).purse, zone: pit}
      - each: {i: "range(1, n)"}
        do:
          - hidden: {n: i}
          - choose: {by: players.at(1), from: [1, 2], public: false}
      - choose: {by: players.first, from: [1, 2]}
      - open: {for: players, offers: [night], sealed: true, changeable: true, public: false, optional: true}
      - choose: {by: players.first, from: [1, 2], public: false}
      - choose: {by: players.first, from: [1, 2]}
"""


def two_worlds() -> tuple[Table, Table]:
    """Two tables that differ only in what b has picked and done in secret."""
    tables = []
    for n in (0, 3):
        table = watched(micro(SECRETS, cards={"gem": "copies: {count: 5}"}), tape={"pick": {"b": [n]}})
        for _ in range(n):
            table.act("b", "choose 1")
        tables.append(table)
    first, second = tables
    first.act("a", "choose 1")
    second.act("a", "choose 1")
    second.act("b", "plan 2")
    second.act("b", "plan 1")
    second.act("b", "whisper")
    first.act("a", "pass")
    second.act("a", "pass")
    return first.table, second.table


def feeds(table: Table, seat: str) -> object:
    view = table.view(seat)
    return view, table.events(seat=seat), [a.id for a in table.asks(seat)] if seat in table.seats else []


@pytest.mark.parametrize("seat", ["a", "spectator"])
def test_sem_10_a_seat_sees_the_same_where_only_what_it_may_not_know_differs(seat: str) -> None:
    first, second = two_worlds()
    assert feeds(first, seat) == feeds(second, seat)
    assert first.view("b") != second.view("b")
    assert first.events(seat="b") != second.events(seat="b")


def test_sem_10_ids_of_later_asks_tell_nothing_of_secret_ones() -> None:
    first, second = two_worlds()
    for table in (first, second):
        for seat in "bc":
            table.act(seat, "pass")
    assert [a.id for a in first.asks("a")] == [a.id for a in second.asks("a")] == ["a:2"]
    for table in (first, second):
        table.act("a", "choose 1")
    assert [a.id for a in first.asks("a")] == [a.id for a in second.asks("a")] == ["k2"]
    assert first.view("a") == second.view("a")
    assert first.view("c")["asks"] == second.view("c")["asks"]


def test_sem_10_a_visibility_may_say_who_looks() -> None:
    _, second = two_worlds()
    assert second.view("c")["players"]["c"]["mood"] == 3
    assert second.view("b")["players"]["c"]["mood"] == {"hidden": True}
    assert second.view("spectator")["players"]["c"]["mood"] == {"hidden": True}
    assert second.view("b")["game"]["told"] == 3
    assert second.view("a")["game"]["told"] == {"hidden": True}


def test_sem_10_the_order_of_a_hand_does_not_tell_when_each_card_came() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: none}
          hand: {of: player, seen_by: owner}
          pile: {of: game, seen_by: all}
        events:
          begin:
            do:
              - move: {cards: deck.top(2), to: players.first, zone: hand}
              - move: {cards: deck.top(2), zone: pile}
              - choose: {by: players.first, from: players.first.hand}
        """, cards={"gem": "copies: [2S, 3S, 4S, 5S]"})  # fmt: skip
    assert player_of(table, "a")["hand"] == ["gem 3S", "gem 2S"]
    assert table.view("a")["players"]["a"]["hand"] == ["gem 2S", "gem 3S"]
    assert ids(table, "a") == ["choose gem 2S", "choose gem 3S"]
    assert table.view("a")["zones"]["pile"] == ["gem 5S", "gem 4S"]


def test_sem_10_events_are_numbered_as_the_viewer_counts_them() -> None:
    _, second = two_worlds()
    for seat in ("a", "b", "spectator", "referee"):
        feed = second.events(seat=seat)
        assert [e["n"] for e in feed] == list(range(1, len(feed) + 1))


def test_sem_10_only_the_audience_is_told_and_some_fields_only_to_some() -> None:
    _, second = two_worlds()
    told = {seat: {e["type"]: e["data"] for e in second.events(seat=seat)} for seat in "ab"}
    assert told["a"]["half_told"] == {"n": 0}
    assert told["b"]["half_told"] == {"n": 0, "extra": 3}
    assert "for_some" in told["b"]
    assert not {"for_some", "hidden", "fact"} & set(told["a"])


def test_sem_10_how_many_cards_go_from_one_uncounted_place_to_another_is_told_to_nobody() -> None:
    _, second = two_worlds()
    moved = [(e["data"]["from"], e["data"]["zone"]) for e in second.events(seat="a") if e["type"] == "moved"]
    assert moved == [("deck", "hand"), ("hand", "purse")]
    assert "purse" not in second.view("a")["players"]["b"]
    assert "pit" not in second.view("a")["zones"]


def test_sem_10_refusals_do_not_tell_of_secret_asks() -> None:
    table = watched(micro(SECRETS, cards={"gem": "copies: {count: 5}"}), tape={"pick": {"b": [3]}})
    assert asked(table) == ["b:choose", "b:anytime"]
    for guess in ("b:1", "b:any", "b:2", "a:1", "k1"):
        assert refused(lambda ask=guess: table.act("a", "choose 1", ask)).code == "no_such_ask"  # type: ignore[misc]


# -- SEM-11: winning -------------------------------------------------------------------------------


def test_sem_11_win_unwinds_the_stack_and_nothing_runs_after_it() -> None:
    table = begin("""
        timers:
          bomb: {of: game, fires: after_inputs}
        rules:
          then:
            after: inner
            do:
              - note: {what: 9}
          strike:
            offer: fight
            do:
              - inner: {}
              - note: {what: 8}
          later:
            offer: anytime
            do: []
        events:
          inner:
            do:
              - note: {what: 1}
              - win: {who: players.where(it.seat != 1), because: struck}
              - note: {what: 7}
          begin:
            do:
              - timer: {start: bomb, ms: 100}
              - window: {for: players.first, offers: [fight]}
              - note: {what: 6}
        """)
    table.act("a", "strike")
    assert notes(table) == [1]
    assert table.winners == ("a", "c")
    assert table.over.because == "struck"
    assert table.pending == []
    assert table.next_deadline() is None
    assert table.events(seat="b")[-1]["data"] == {"winners": ["a", "c"], "because": "struck"}
    assert table.view("b")["over"] == {"winners": ["a", "c"], "because": "struck"}
    assert refused(lambda: table.act("a", "strike")).code == "over"
    assert refused(lambda: table.act("b", "later")).code == "over"
    table.tick(200)
    assert table.now == 200


def test_sem_11_a_game_may_end_in_a_draw_at_once() -> None:
    table = begin("events: {begin: {do: [{win: {who: none, because: nobody}}]}}")
    assert table.over.winners == ()
    assert table.winners == ()


# -- SEM-12: lifetimes -----------------------------------------------------------------------------

LIFETIMES = """
timers:
  sand: {of: game, fires: after_inputs}
attributes:
  game:
    storm: {type: int, default: 2, seen_by: all, until: day}
    open_trial: {type: bool, default: false, seen_by: all, until: trial}
  player:
    alive: {type: bool, default: true, seen_by: all}
    shots: {type: int, default: it.seat, seen_by: all, until: day}
  card:
    marked: {type: bool, default: false, seen_by: all, until: day}
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: all}
numbers:
  game:
    marks: {base: deck.count(it.marked), seen_by: all}
rules:
  accuse:
    offer: day
    once: day
    do:
      - trial: {}
  guilty:
    offer: trial
    once: trial
    do: []
  fall:
    offer: trial
    do:
      - set: {me.alive: false}
events:
  day:
    fields: {who: none}
    while: who.alive
    do:
      - set:
          game.storm: 9
          who.shots: 9
          deck.first.marked: true
      - timer: {start: sand, ms: 1000}
      - open: {name: day, for: players, offers: [day], closes: clock, clock: sand}
      - note: {what: 1}
  trial:
    do:
      - set: {game.open_trial: true}
      - open: {name: trial, for: players, offers: [trial], closes: passed}
      - note: {what: 2}
  begin:
    do:
      - loop:
          - day: {who: players.first}
          - note: {what: 3}
          - choose: {by: players.last, from: [1]}
          - set: {players.first.alive: true}
"""


def day() -> Watched:
    table = begin(LIFETIMES, cards={"gem": "copies: {count: 3}"})
    assert (game_of(table)["storm"], game_of(table)["marks"]) == (9, 1)
    assert [player_of(table, s)["shots"] for s in "abc"] == [9, 1, 2]
    return table


def as_by_default(table: Watched) -> bool:
    shots = [player_of(table, s)["shots"] for s in "abc"]
    return (game_of(table)["storm"], game_of(table)["marks"], shots) == (2, 0, [0, 1, 2])


def test_sem_12_an_attribute_with_until_is_its_default_again_when_the_event_ends() -> None:
    table = day()
    table.tick(1000)
    assert notes(table) == [1, 3]
    assert as_by_default(table)


def test_sem_12_also_when_the_event_was_broken_off() -> None:
    table = day()
    table.act("b", "accuse")
    table.act("a", "fall")
    assert notes(table) == [3]
    assert as_by_default(table)


def test_sem_12_also_of_an_event_that_was_cut_off_with_the_stretch_it_stood_in() -> None:
    table = day()
    table.act("b", "accuse")
    table.act("b", "guilty")
    assert game_of(table)["open_trial"] is True
    table.tick(1000)
    assert notes(table) == [1, 3]
    assert game_of(table)["open_trial"] is False
    table.act("c", "choose 1")
    table.act("b", "accuse")
    assert "guilty" in ids(table, "b")


def test_sem_12_also_of_an_event_that_was_cut_off_by_one_below_it_that_broke_off() -> None:
    table = day()
    table.act("b", "accuse")
    table.act("b", "guilty")
    table.act("a", "fall")
    assert game_of(table)["open_trial"] is False
    table.act("c", "choose 1")
    table.act("b", "accuse")
    assert "guilty" in ids(table, "b")


def test_sem_12_once_lasts_as_long_as_one_run_of_its_event() -> None:
    table = day()
    table.act("b", "accuse")
    table.act("b", "guilty")
    assert ids(table, "b") == ["fall", "pass"]
    for seat in "abc":
        table.act(seat, "pass")
    assert ids(table, "b") == []
    assert ids(table, "a") == ["accuse"]
    table.act("a", "accuse")
    assert "guilty" in ids(table, "b")
    for seat in "abc":
        table.act(seat, "pass")
    table.tick(1000)
    table.act("c", "choose 1")
    assert ids(table, "b") == ["accuse"]


# -- SEM-13: determinism ---------------------------------------------------------------------------

BUSY = """
catalogue: {zone: deck}
symbols:
  moods: [glad, sad, wild, calm]
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
  table: {of: player, seen_by: all}
attributes:
  player:
    mood: {type: moods, default: calm, seen_by: all}
    score: {type: int, default: 0, seen_by: all}
numbers:
  player:
    traits: {base: "[it.mood]", set: true, seen_by: all}
rules:
  change:
    offer: turn
    once: turn
    with:
      mood: {from: "[glad, sad, wild]", kind: symbol}
      target: {from: players.without(me), optional: true}
    do:
      - set: {me.mood: mood}
      - add: {me.score: 1}
  glee:
    modify: traits
    of: it.mood == glad
    include: wild
  twice:
    after: turn
    do:
      - add: {event.who.score: event.who.traits.size}
events:
  turn:
    fields: {who: none}
    tells: {to: all}
    do:
      - move: {cards: deck.top(2), to: who, zone: hand}
      - window: {for: who, offers: [turn]}
  begin:
    do:
      - shuffle: {zone: deck}
      - each: {round: "range(1, 3)"}
        do:
          - each: {p: players}
            do:
              - turn: {who: p}
          - ask_all: {who: players, from: players.without(it), as: votes}
          - each: {v: votes}
            together: true
            do:
              - note: {what: v.pick, who: v.by}
          - flip: {of: players.first, as: heads}
      - win: {who: players.most(it.score), because: score}
"""
GEMS = {
    "gem": "copies: [2S, 3S, 4S, 5S, 6S, 7S, 8S, 9S, 10S, JS, QS, KS, AS]\n"
    "abilities: {shine: {offer: turn, do: [{move: {cards: card, to: me, zone: table}}]},"
    " glow: {after: turn, if: event.who == me, do: [{note: {what: card.rank}}]}}",
    "dust": "copies: {count: 5}\n"
    "abilities: {blow: {offer: turn, verb: blow, do: [{flip: {of: me, as: up}}]}}",
}
PLAY_IT = """
import sys, rulewright
from rulewright.engine.simulation import random_game
table = rulewright.load("micro", spec_dir=sys.argv[1]).table(3, 5)
outcome = random_game(table, 7)
assert outcome.because == "score", outcome
print(table.events(), table.to_json(), [table.view(s) for s in "abc"])
"""


def test_sem_13_the_same_rules_seed_and_inputs_give_the_same_log_in_every_process() -> None:
    spec = str(write_micro(BUSY, cards=GEMS))
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", PLAY_IT, spec],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("0", "1", "4242")
    ]
    outputs = [run.communicate()[0] for run in runs]
    assert [run.returncode for run in runs] == [0, 0, 0]
    assert len(outputs[0]) > 2000
    assert outputs[0] == outputs[1] == outputs[2]


def test_sem_13_another_seed_gives_another_log() -> None:
    game = micro(BUSY, cards=GEMS)
    assert game.table(3, 5).events() == game.table(3, 5).events()
    assert game.table(3, 5).view("a") != game.table(3, 6).view("a")


# -- SEM-14: termination ---------------------------------------------------------------------------

LIMITS = """
attributes:
  game:
    n: {type: int, default: 1, seen_by: all}
    list: {type: list, default: [1], seen_by: all}
    lit: {type: bool, default: false, seen_by: all}
numbers:
  game:
    chicken: {base: egg + 1}
    egg: {base: chicken - 1}
    own: {base: 1}  # own
rules:
  selfish:
    modify: own
    add: own
  itch:  # settle
    whenever: game.lit
    do:
      - add: {game.n: 1}
  loop_forever:
    offer: turn
    do:
      - add: {game.n: 1}
      - loop:  # loop
          - add: {game.n: 1}
  loop_while:
    offer: turn
    do:
      - loop:  # while
          - if: game.n > 0
            then:
              - add: {game.n: 1}
        while: game.n > 0
  empty_loop:
    offer: turn
    do:
      - loop: []  # empty
  settle_forever:
    offer: turn
    do:
      - set: {game.lit: true}
      - settle: true
  nest_forever:
    offer: turn
    do:
      - dig: {}
  abilities_forever:
    offer: turn
    do:
      - echo: {}
  answer:
    after: echo
    do:
      - echo: {}  # echo
  itself:
    offer: turn
    do:
      - set: {game.n: chicken}
  modified_by_itself:
    offer: turn
    do:
      - set: {game.n: own}
  too_many_statements:
    offer: turn
    do:
      - each: {i: "range(1, 400)"}
        do:
          - each: {j: "range(1, 400)"}
            do:
              - set: {game.lit: false}  # statements
  turns_without_statements:
    offer: turn
    do:
      - each: {i: "range(1, 10000)"}
        do:
          - each: {j: "range(1, 10000)"}  # turns
            do: []
  long_range:
    offer: turn
    do:
      - set:
          game.list: range(1, 10000000)  # range
  long_list:
    offer: turn
    do:
      - loop:
          - set:
              game.list: game.list.plus(game.list)  # plus
  long_attribute:
    offer: turn
    do:
      - loop:
          - add:  # append
              game.list: game.list
  lists_in_lists:
    offer: turn
    do:
      - let: {x: "[1, 1]"}
      - loop:
          - set:  # nested
              x: "[x, x]"
  huge_product:
    offer: turn
    do:
      - loop:
          - set:
              game.n: (game.n + 1) * 9  # product
  huge_sum:
    offer: turn
    do:
      - loop:
          - set:  # sum
              game.n: game.n + game.n
  huge_difference:
    offer: turn
    do:
      - loop:
          - set:  # difference
              game.n: game.n - 9000000000000000
  huge_total:
    offer: turn
    do:
      - set: {game.n: 9000000000000000}
      - let: {n: game.n}
      - set:  # total
          game.n: range(1, 9000).sum(n)
  huge_addition:
    offer: turn
    do:
      - loop:
          - add: {game.n: game.n}  # addition
  divides_by_zero:
    offer: turn
    do:
      - set: {game.n: game.n // (game.n - 1)}  # zero
  member_of_none:
    offer: turn
    do:
      - let: {nobody: players.at(99)}
      - set: {game.n: nobody.seat}  # none
events:
  dig:
    do:
      - dig: {}  # dig
  echo:
    do: []
  begin:
    do:
      - window: {for: players, offers: [turn]}
"""


@pytest.mark.parametrize(
    ("move", "code", "tag"),
    [
        ("loop_forever", "RW401", "# loop"),
        ("loop_while", "RW401", "# while"),
        ("empty_loop", "RW401", "# empty"),
        ("settle_forever", "RW403", "# settle"),
        ("nest_forever", "RW402", "# dig"),
        ("abilities_forever", "RW402", "# echo"),
        ("modified_by_itself", "RW402", "# own"),
        ("too_many_statements", "RW404", "# statements"),
        ("turns_without_statements", "RW404", "# turns"),
        ("long_range", "RW404", "# range"),
        ("long_list", "RW404", "# plus"),
        ("long_attribute", "RW404", "# append"),
        ("lists_in_lists", "RW404", "# nested"),
        ("huge_product", "RW405", "# product"),
        ("huge_sum", "RW405", "# sum"),
        ("huge_difference", "RW405", "# difference"),
        ("huge_total", "RW405", "# total"),
        ("huge_addition", "RW405", "# addition"),
        ("divides_by_zero", "RW405", "# zero"),
        ("member_of_none", "RW405", "# none"),
    ],
)
def test_sem_14_a_breach_of_a_limit_is_an_error_at_its_line(move: str, code: str, tag: str) -> None:
    game = micro(LIMITS)
    table = watched(game, 2)
    assert fault(lambda: table.act("a", move)) == (code, line_of(game, tag))


def test_sem_14_a_number_that_depends_on_itself_is_an_error_at_its_line() -> None:
    game = micro(LIMITS)
    table = watched(game, 2)
    code, place = fault(lambda: table.act("a", "itself"))
    assert code == "RW402"
    assert place in {f"game.yaml:{n}" for n in (8, 9)}


def test_sem_14_what_stays_within_the_limits_runs() -> None:
    table = begin("""
        attributes:
          game:
            n: {type: int, default: 0, seen_by: all}
            m: {type: int, default: 0, seen_by: all}
            deep: {type: int, default: 0, seen_by: all}
        rules:
          calm:
            whenever: game.m < 100
            do:
              - add: {game.m: 1}
        events:
          dig:
            fields: {n: 0}
            do:
              - add: {game.deep: 1}
              - if: n > 1
                then:
                  - dig: {n: n - 1}
          begin:
            do:
              - loop:
                  - add: {game.n: 1}
                while: game.n < 1000
              - settle: true
              - dig: {n: 63}
              - each: {i: "range(1, 9000)"}
                do:
                  - add: {game.n: 1}
              - choose: {by: players.first, from: [1]}
        """)
    state = game_of(table)
    assert (state["n"], state["m"], state["deep"]) == (10_000, 100, 63)


def test_sem_14_turns_of_a_loop_that_waits_each_time_are_not_counted_together() -> None:
    table = micro("""
        events:
          begin:
            do:
              - loop:
                  - choose: {by: players.first, from: [1]}
        """).table(2)
    for _ in range(1_100):
        table.act("a", "choose 1")
    assert [a.seat for a in table.pending] == ["a"]


def test_sem_14_a_fault_while_the_first_decision_is_sought_is_an_error_too() -> None:
    game = micro("""
        events:
          begin:
            do:
              - loop: []  # here
        """)
    assert fault(lambda: game.table(2)) == ("RW401", line_of(game))


def test_sem_14_a_clock_that_starts_itself_again_is_found() -> None:
    game = micro("""
        timers:
          spin: {of: game, fires: after_inputs, ends: again}  # here
        events:
          again:
            do:
              - timer: {start: spin, ms: 0}
          begin:
            do:
              - timer: {start: spin, ms: 5}
              - choose: {by: players.first, from: [1]}
        """)
    table = game.table(2)
    before = table.to_json()
    assert fault(lambda: table.tick(5)) == ("RW404", line_of(game))
    assert table.to_json() == before


def test_sem_14_a_tick_over_too_many_deadlines_is_refused() -> None:
    table = micro("""
        timers:
          beat: {of: game, fires: after_inputs, ends: again}
        events:
          again:
            do:
              - timer: {start: beat, ms: 10}
          begin:
            do:
              - timer: {start: beat, ms: 10}
              - choose: {by: players.first, from: [1]}
        """).table(2)
    before = table.to_json()
    refusal = refused(lambda: table.tick(1_000_000))
    assert (refusal.phase, refusal.code) == ("protocol", "malformed")
    assert "smaller steps" in refusal.message
    assert table.to_json() == before
    table.tick(4_000)
    assert table.next_deadline() == 4_010


def test_an_outside_event_of_a_seat_does_not_come_without_one() -> None:
    table = micro("""
        events:
          leaves:
            outside: true
            of_seat: true
            fields: {who: none}
            do: []
          begin:
            do:
              - choose: {by: players.first, from: [1]}
        """).table(2)
    assert refused(lambda: table.outside("leaves")).code == "malformed"
    table.outside("leaves", "a")


def test_members_of_one_kind_have_names_of_their_own() -> None:
    both = """
        attributes:
          player:
            hand: {type: int, default: 0, seen_by: all}
        zones:
          hand: {of: player, seen_by: owner}
        events:
          begin:
            do:
              - choose: {by: players.first, from: [it.hand]}
        """
    assert "RW221" in wrong(both)[0]
    special = both.replace("hand: {type", "grip: {type").replace(
        "  hand: {of: player, seen_by: owner}", "  asked: {of: game, seen_by: all}"
    )
    assert any("RW221" in each for each in wrong(special.replace("it.hand", "it.grip")))


def test_sem_14_more_moves_than_can_be_listed_are_an_error() -> None:
    game = micro("""
        events:
          begin:
            do:
              - choose: {by: players.first, from: "range(1, 30)", count: 15}  # here
        """)
    table = game.table(2)
    assert fault(lambda: table.legal("a")) == ("RW404", line_of(game))


def test_sem_14_more_moves_of_an_offer_than_can_be_listed_are_an_error() -> None:
    game = micro("""
        rules:
          take:
            offer: turn
            with:
              many:
                from: range(1, 30)
                count: 15
            do: []
        events:
          begin:
            do:
              - window: {for: players.first, offers: [turn]}
        """)
    table = game.table(2)
    assert fault(lambda: table.legal("a"))[0] == "RW404"


def test_sem_14_a_table_at_which_nothing_waits_any_more_is_an_error() -> None:
    game = micro("""
        events:
          begin:  # here
            do:
              - choose: {by: players.first, from: [1]}
        """)
    table = watched(game, 2)
    assert fault(lambda: table.act("a", "choose 1")) == ("RW406", line_of(game))


def test_sem_14_a_seat_that_must_choose_from_nothing_is_an_error() -> None:
    game = micro("""
        events:
          begin:
            do:
              - choose: {by: players.first, from: "players.where(it.seat > 9)"}  # here
        """)
    table = game.table(2)
    assert fault(lambda: table.legal("a")) == ("RW406", line_of(game))


@pytest.mark.parametrize(
    "rule",
    [
        "  r:\n    before: bell\n    if: game.nobody.seat > 0  # here\n    do: []\n",
        "  r:\n    after: bell\n    if: players.at(9) > 0  # here\n    do: []\n",
        "  r:\n    whenever: players.at(9) > 0  # here\n    do: []\n",
    ],
)
def test_sem_14_a_condition_without_value_is_an_error_at_its_own_line(rule: str) -> None:
    text = f"""attributes:
  game:
    nobody: {{type: player, default: none, seen_by: all}}
rules:
{rule}events:
  bell:
    do: []
  begin:
    do:
      - choose: {{by: players.first, from: [1]}}
      - bell: {{}}
      - settle: true
      - choose: {{by: players.first, from: [1]}}
"""
    game = micro(text)
    table = watched(game, 2)
    assert fault(lambda: table.act("a", "choose 1")) == ("RW405", line_of(game))


@pytest.mark.parametrize(
    "offer",
    [
        "    if: me.aim.seat > 0  # here\n",
        "    if: me.much > 0  # here\n",
        "    needs:\n      enough:\n        if: me.much > 0  # here\n        code: limit\n",
        "    with:\n      n:\n        from: range(1, me.much)  # here\n",
        "    with:\n      n:  # here\n        kind: player\n        from: me.aim if true else players\n",
    ],
)
def test_sem_14_an_offer_without_value_is_an_error_at_its_own_line_when_moves_are_listed(offer: str) -> None:
    text = f"""attributes:
  player:
    aim: {{type: player, default: none, seen_by: all}}
    much: {{type: int, default: none, seen_by: all}}
rules:
  r:
    offer: turn
{offer}    do: []
events:
  begin:
    do:
      - window: {{for: players.first, offers: [turn]}}
"""
    game = micro(text)
    table = game.table(2)
    assert fault(lambda: table.legal("a")) == ("RW405", line_of(game))
    move = {"do": "r", "n": 1} if "with" in offer else {"do": "r"}
    assert fault(lambda: table.act("a", move)) == ("RW405", line_of(game))


# -- SEM-15: names ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "code", "hint"),
    [
        ("- note: {what: gmae.n}  # here", "RW201", "game"),
        ("- note: {wat: 1}  # here", "RW208", "what"),
        ("- noet: {what: 1}  # here", "RW202", "note"),
        ("- note: {what: players.frist}  # here", "RW213", "first"),
        ("- note: {what: players.wher(true)}  # here", "RW213", "where"),
        ("- note: {what: constant.limt}  # here", "RW201", "limit"),
        ("- note: {what: setting.sped}  # here", "RW223", "speed"),
        ("- set: {game.m: 1}  # here", "RW213", "n"),
        ("- move: {cards: deck, zone: dekc}  # here", "RW203", "deck"),
        ("- close: dya  # here", "RW205", "day"),
        ("- timer: {stop: sadn}  # here", "RW206", "sand"),
        ("- attach: {status: wt, to: game}  # here", "RW207", "wet"),
        ("- open: {for: players, from: [1], rest: yrad}  # here", "RW220", ""),
    ],
)
def test_sem_15_an_unknown_name_is_an_error_with_a_did_you_mean(line: str, code: str, hint: str) -> None:
    text = f"""constants:
  limit: {{is: 3}}
settings:
  speed: {{type: int, default: 1}}
resting:
  yard: {{start: begin}}
zones:
  deck: {{of: game, seen_by: none}}
timers:
  sand: {{of: game, fires: after_inputs}}
statuses:
  wet: {{abilities: {{}}}}
attributes:
  game:
    n: {{type: int, default: 0, seen_by: all}}
events:
  begin:
    do:
      {line}
      - open: {{name: day, for: players, from: [1], rest: yard}}
"""
    assert wrong(text) == [f"{code}:{line_of(text).split(':')[1]}"]


def test_sem_15_a_local_name_goes_before_a_field_and_that_before_what_the_game_declares() -> None:
    table = begin("""
        numbers:
          game:
            x: {base: 1}
            y: {base: 1}
            z: {base: 1}
        events:
          ask:
            fields: {x: 2, y: 2}
            do:
              - let: {x: 3}
              - note: {what: x * 100 + y * 10 + z}
          begin:
            do:
              - ask: {}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [321]


# -- SEM-22: refusals change nothing ---------------------------------------------------------------

REFUSALS = """
catalogue: {zone: deck}
timers:
  sand: {of: game, fires: before_inputs, ends: rings}
attributes:
  player:
    gold: {type: int, default: 3, seen_by: all}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
rules:
  buy:
    offer: market
    with:
      n: {from: "[1, 2, 5]", code: limit}
      target: {from: players.without(me), id: micro.buy.whom}
    needs:
      polite:
        if: target.seat != 2
        code: bad_target
        id: micro.buy.polite
      can_pay:
        if: me.gold >= n
        code: not_enough
        hidden: true
    do:
      - add: {me.gold: -n}
  never:
    offer: market
    if: me.gold > 100
    do: []
  twice:
    offer: market
    once: game
    do:
      - note: {what: 2}
  no_fives:
    forbid: market
    if: move.verb == buy and move.n == 2 and move.by.seat == 0
    id: micro.market.no_twos
events:
  rings:
    do:
      - note: {what: 1}
  begin:
    do:
      - move: {cards: deck.top(1), to: players.first, zone: hand}
      - timer: {start: sand, ms: 100}
      - open: {for: players.top(2), offers: [market], closes: passed}
      - choose: {by: players.first, from: [1]}
"""


def market() -> Watched:
    gem = "copies: [2S, 3S]\nabilities: {sell: {offer: market, do: []}}"
    return watched(micro(REFUSALS, cards={"gem": gem}))


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("buy 2 > b", "forbidden", "micro.market.no_twos"),
        ("buy 5 > b", "not_enough", "micro.rules.buy.can_pay"),
        ("buy 5 > c", "bad_target", "micro.buy.polite"),
        ("buy 3 > b", "limit", "micro.rules.buy.n"),
        ("buy 1 > a", "bad_target", "micro.buy.whom"),
        ({"do": "buy", "n": 1}, "malformed", "micro.buy.whom"),
        ({"do": "buy", "n": True, "target": "b"}, "malformed", "micro.rules.buy.n"),
        ({"do": "buy", "n": 1, "target": "b", "x": 1}, "malformed", "micro.rules.buy"),
        ({"do": "buy", "n": {}, "target": "b"}, "malformed", "micro.rules.buy.n"),
        ("never", "not_offered", "micro.rules.never"),
        ("steal", "not_offered", None),
        ("play gem 9S", "not_held", None),
        ("play gem 3S", "not_held", None),
        ({"do": "play", "card": 7}, "malformed", None),
        ({"do": "play"}, "not_offered", None),
        ({}, "malformed", None),
        ({"do": 3}, "malformed", None),
    ],
)
def test_sem_22_the_first_failing_condition_names_the_code_and_the_rule(
    move: object, code: str, rule: str | None
) -> None:
    table = market()
    held = player_of(table, "a")["hand"][0]
    if move == f"play {held}":
        move = "play gem 2S"
    refusal = refused(lambda: table.act("a", move))
    assert (refusal.phase, refusal.code, refusal.rule) == ("rules", code, rule)
    assert table.check("a", move) == refusal


def test_sem_22_a_hidden_condition_says_that_the_seat_could_not_know() -> None:
    table = market()
    assert table.check("a", "buy 5 > b").hidden is True
    assert table.check("a", "buy 5 > c").hidden is False


def test_sem_22_a_refused_input_takes_back_the_deadlines_that_fired_before_it() -> None:
    table = market()
    assert refused(lambda: table.act("a", "buy 3 > b", at=200)).code == "limit"
    assert (table.now, notes(table)) == (0, [])
    table.act("a", "buy 1 > b", at=200)
    assert (table.now, notes(table)) == (200, [1])


def test_sem_22_refusals_of_turns_asks_and_seats() -> None:
    table = market()
    other = table.asks("b")[0].id
    assert refused(lambda: table.act("a", "pass", other)).code == "not_yours"
    assert refused(lambda: table.act("c", "pass")).code == "not_yours"
    assert refused(lambda: table.act("a", "pass", "k9")).code == "no_such_ask"
    assert refused(lambda: table.act("z", "pass")).code == "malformed"
    own = table.asks("a")[0].id
    table.act("a", "pass")
    assert refused(lambda: table.act("a", "pass", own)).code == "closed"
    assert refused(lambda: table.legal("a", own)).code == "closed"
    assert refused(lambda: table.outside("rings")).code == "not_offered"
    assert refused(lambda: table.withdraw("b")).code == "not_offered"
    table.act("b", "pass")
    assert refused(lambda: table.act("a", "pass")).code == "not_offered"
    table.tick(50)
    assert refused(lambda: table.tick(49)).code == "malformed"
    assert refused(lambda: table.act("a", "choose 1", at=49)).code == "malformed"


def test_sem_22_what_may_be_done_once_is_refused_the_second_time() -> None:
    table = market()
    table.act("a", "twice")
    assert (refused(lambda: table.act("a", "twice")).code, notes(table)) == ("limit", [2])
    table.act("b", "twice")
    assert "twice" not in ids(table, "b")


# -- SEM-23: equal cards ---------------------------------------------------------------------------

EQUAL = """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
  pile: {of: game, seen_by: all}
events:
  begin:
    do:
      - move: {cards: deck, to: players.first, zone: hand}
      - window: {for: players.first, offers: [turn]}
      - choose: {by: players.first, from: players.first.hand}
      - win: {who: none, because: done}
"""
PAIRS = {
    "dust": "copies: {count: 2}\nabilities: {throw: {offer: turn, do: [{move: {cards: card, zone: pile}}]}}",
    "gem": "copies: [9S, 9S, 9H]\nabilities: {throw: {offer: turn, do: [{move: {cards: card, zone: pile}}]}}",
}


def test_sem_23_equal_cards_are_one_move_and_known_by_kind_suit_and_rank() -> None:
    table = watched(micro(EQUAL, cards=PAIRS))
    assert ids(table, "a") == ["play dust", "play gem 9S", "play gem 9H", "pass"]
    table.act("a", "play gem 9S")
    table.act("a", "play dust")
    assert ids(table, "a") == ["play dust", "play gem 9S", "play gem 9H", "pass"]
    table.act("a", "play gem 9S")
    assert ids(table, "a") == ["play dust", "play gem 9H", "pass"]
    table.act("a", "pass")
    assert ids(table, "a") == ["choose dust", "choose gem 9H"]
    assert refused(lambda: table.act("a", "choose gem 9S")).code == "not_held"
    assert table.view("b")["players"]["a"]["hand"] == {"count": 2}
    assert table.view("b")["zones"]["pile"] == ["gem 9S", "dust", "gem 9S"]
