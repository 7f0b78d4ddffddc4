"""Limits, faults at their own lines, and names (SEM-14, SEM-15) on made-up micro-games."""

from __future__ import annotations

import pytest
from micro import (
    begin,
    diagnostics,
    fault,
    game_of,
    line_number,
    line_of,
    micro,
    notes,
    refused,
    watched,
    wrong,
)

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
    (found,) = diagnostics(text)
    assert (found.code, found.mark.line) == (code, line_number(text))
    assert hint in found.hint


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
