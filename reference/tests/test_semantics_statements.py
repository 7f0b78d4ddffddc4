"""Every statement that does not wait: values and flow, cards, statuses, knowledge and chance, on micro-games."""

from __future__ import annotations

import pytest
from micro import begin, fault, game_of, line_number, line_of, micro, notes, player_of, watched, wrong

from rulewright.rules.source import RulesError

# -- values and flow -------------------------------------------------------------------------------


def test_let_set_and_add_name_and_change_values() -> None:
    table = begin("""
        attributes:
          game:
            list: {type: list, default: [], seen_by: all}
            n: {type: int, default: 1, seen_by: all}
          card:
            marks: {type: int, default: 5, seen_by: all}
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: all}
        events:
          change:
            fields: {a: 1, b: 2}
            do:
              - set:
                  a: b
                  b: a
              - note: {what: a * 10 + b}
              - add: {a: 5}
              - note: {what: a}
          begin:
            do:
              - let:
                  x: 3
                  y: x + 1
              - note: {what: y}
              - set: {x: y * 2}
              - add: {x: 1}
              - note: {what: x}
              - change: {}
              - add: {game.n: 4}
              - add: {game.list: 7}
              - add:
                  game.list: "[8, 9]"
              - add: {deck.first.marks: -2}
              - note: {what: deck.map(it.marks)}
              - choose: {by: players.first, from: [1]}
        """, cards={"gem": "copies: {count: 2}"})  # fmt: skip
    assert notes(table) == [4, 9, 21, 7, [3, 5]]
    assert (game_of(table)["n"], game_of(table)["list"]) == (5, [7, 8, 9])


def test_if_and_case_take_one_branch() -> None:
    table = begin("""
        symbols:
          moods: [glad, sad, calm]
        events:
          feel:
            fields: {mood: none}
            do:
              - case: mood
                when:
                  glad:
                    - note: {what: 1}
                  sad:
                    - note: {what: 2}
                else:
                  - note: {what: 3}
              - case: mood
                when:
                  glad:
                    - note: {what: 4}
              - if: mood == sad
                then:
                  - note: {what: 5}
                else:
                  - note: {what: 6}
              - if: mood == glad
                then:
                  - note: {what: 7}
          begin:
            do:
              - feel: {mood: glad}
              - feel: {mood: sad}
              - feel: {mood: calm}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [1, 4, 6, 7, 2, 5, 3, 6]


def test_loop_tests_its_condition_after_each_time_and_stop_leaves_the_innermost() -> None:
    table = begin("""
        attributes:
          game:
            n: {type: int, default: 0, seen_by: all}
        events:
          begin:
            do:
              - loop:
                  - note: {what: 1}
                while: false
              - loop:
                  - add: {game.n: 1}
                  - each: {i: "range(1, 9)"}
                    do:
                      - if: i > game.n
                        then:
                          - stop: true
                          - note: {what: 99}
                      - note: {what: game.n * 10 + i}
                  - if: game.n == 2
                    then:
                      - stop: true
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [1, 11, 21, 22]


def test_together_gives_the_turns_of_a_loop_no_order_among_them() -> None:
    table = begin("""
        events:
          begin:
            do:
              - note: {what: 1}
              - each: {p: players}
                together: true
                do:
                  - note: {what: 2, who: p}
                  - note: {what: 3, who: p}
              - note: {what: 4}
              - each: {p: players}
                together: true
                do:
                  - note: {what: 5, who: p}
                  - if: p.seat == 1
                    then:
                      - stop: true
              - note: {what: 6}
              - choose: {by: players.first, from: [1]}
        """)
    log = {e["n"]: e.get("after") for e in table.events() if e["type"] == "note"}
    # No `after`: directly after the one before.
    turns = {3: None, 4: None, 5: [2], 6: None, 7: [2], 8: None}
    assert log == {2: None, **turns, 9: [4, 6, 8], 10: None, 11: [9], 12: [10, 11]}


def test_result_is_what_the_event_returns_to_as() -> None:
    table = begin("""
        events:
          double:
            fields: {n: 4}
            do:
              - result: n * 2
              - note: {what: n}
          nothing:
            do: []
          begin:
            do:
              - double: {n: 5, as: x}
              - double: {as: y}
              - nothing: {as: z}
              - note: {what: x * 100 + y if z == none else 0}
              - choose: {by: players.first, from: [1]}
        """)
    assert notes(table) == [5, 4, 1008]


def test_event_result_is_read_in_after_and_never_set() -> None:
    text = """
rules:
  change:
    after: double
    do:
      - set: {event.result: 3}  # here
events:
  double:
    do:
      - result: 2
  begin:
    do:
      - double: {}
"""
    assert wrong(text) == [f"RW208:{line_number(text)}"]


def test_tells_at_the_end_shows_what_the_body_made_of_it() -> None:
    table = begin("""
        events:
          grow:
            fields: {n: 1, secret: 2}
            tells: {to: all, data: [n, result], only: {secret: players.first}, when: end}
            do:
              - add: {n: 10}
              - note: {what: 1}
              - result: n * 2
          early:
            fields: {n: 1}
            tells: {to: players.where(it.seat > 0), data: n}
            do:
              - add: {n: 10}
          begin:
            do:
              - grow: {}
              - early: {}
              - choose: {by: players.first, from: [1]}
        """)
    assert [(e["type"], e["data"]) for e in table.events(seat="a")] == [
        ("note", {"what": 1, "who": None}),
        ("grow", {"n": 11, "result": 22, "secret": 2}),
    ]
    assert [(e["type"], e["data"]) for e in table.events(seat="b")][1:] == [
        ("grow", {"n": 11, "result": 22}),
        ("early", {"n": 1}),
    ]


# -- cards, statuses, knowledge --------------------------------------------------------------------


def test_move_puts_cards_on_top_or_at_the_bottom_and_tells_each_seat_what_it_may_know() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: none}
          pile: {of: game, seen_by: all}
          hand: {of: player, seen_by: owner}
        events:
          begin:
            do:
              - move: {cards: deck.top(2), zone: pile}
              - move: {cards: deck.first, zone: pile, at: bottom}
              - move: {cards: deck.top(2), to: players.first, zone: hand}
              - move: {cards: players.at(9), zone: pile}
              - let: {both: pile.top(1).plus(players.first.hand.first)}
              - move: {cards: both, to: players.at(1), zone: hand, at: bottom}
              - choose: {by: players.first, from: [1]}
        """, cards={"gem": "copies: [2S, 3S, 4S, 5S, 6S]"})  # fmt: skip
    referee = table.view("referee")
    assert referee["zones"] == {"deck": [], "pile": ["gem 2S", "gem 4S"]}
    assert player_of(table, "a")["hand"] == ["gem 5S"]
    assert player_of(table, "b")["hand"] == ["gem 3S", "gem 6S"]
    told = [e["data"] for e in table.events(seat="c")]
    assert told == [
        {"count": 2, "zone": "pile", "from": "deck", "cards": ["gem 2S", "gem 3S"]},
        {"count": 1, "zone": "pile", "from": "deck", "cards": ["gem 4S"]},
        {"count": 2, "zone": "hand", "from": "deck", "to": "a"},
        {"count": 1, "zone": "hand", "from": "pile", "to": "b", "cards": ["gem 3S"]},
        {"count": 1, "zone": "hand", "from": "hand", "to": "b", "of": "a"},
    ]
    assert [e["data"].get("cards") for e in table.events(seat="a")][2:] == [
        ["gem 5S", "gem 6S"],
        ["gem 3S"],
        ["gem 6S"],
    ]
    assert table.events(seat="b")[-1]["data"]["cards"] == ["gem 6S"]
    assert table.events(seat="b")[2]["data"] == told[2]


@pytest.mark.parametrize("line", ["move: {cards: 3, zone: deck}", "move: {cards: deck.first, zone: hand}"])
def test_move_of_no_card_or_to_no_player_is_an_error_at_its_line(line: str) -> None:
    game = micro(f"""catalogue: {{zone: deck}}
zones:
  deck: {{of: game, seen_by: none}}
  hand: {{of: player, seen_by: owner}}
events:
  begin:
    do:
      - {line}  # here
      - choose: {{by: players.first, from: [1]}}
""", cards={"gem": "copies: {count: 1}"})  # fmt: skip
    assert fault(lambda: game.table(2)) == ("RW405", line_of(game))


def test_attach_and_detach_put_a_status_on_once_and_take_it_away() -> None:
    table = begin("""
        numbers:
          player:
            speed: {base: 1, seen_by: all}
        statuses:
          hasty:
            abilities:
              faster:
                modify: speed
                add: 2
          windy:
            abilities:
              all_faster:
                modify: speed
                add: 10
        events:
          begin:
            do:
              - attach: {status: hasty, to: players.first}
              - attach: {status: hasty, to: players.first}
              - attach: {status: windy, to: game}
              - choose: {by: players.first, from: [1]}
              - detach: {status: hasty, from: players.first}
              - detach: {status: windy, from: game}
              - detach: {status: windy, from: game}
              - choose: {by: players.first, from: [1]}
        """)
    assert [player_of(table, s)["speed"] for s in "abc"] == [13, 11, 11]
    assert player_of(table, "a")["statuses"] == ["hasty"]
    table.act("a", "choose 1")
    assert [player_of(table, s)["speed"] for s in "abc"] == [1, 1, 1]
    assert [e["data"] for e in table.events(seat="c")] == [
        {"status": "hasty", "of": "a", "on": True},
        {"status": "windy", "of": "game", "on": True},
        {"status": "hasty", "of": "a", "on": False},
        {"status": "windy", "of": "game", "on": False},
    ]


def test_know_gives_a_fact_to_some_and_reveal_to_all() -> None:
    table = begin("""
        events:
          begin:
            do:
              - know: {who: players.top(2), what: pair, of: players.reversed, is: true}
              - know: {who: players.first, what: number, is: 7}
              - reveal: {what: chief, of: players.last, is: players.first}
              - reveal: {what: weather, is: 3}
              - choose: {by: players.first, from: [1]}
        """)
    pair = {"what": "pair", "of": ["a", "b", "c"], "is": True}
    number = {"what": "number", "of": [], "is": 7}
    public = [{"what": "chief", "of": ["c"], "is": "a"}, {"what": "weather", "of": [], "is": 3}]
    assert table.view("a")["facts"] == [pair, number, *public]
    assert table.view("b")["facts"] == [pair, *public]
    assert table.view("c")["facts"] == table.view("spectator")["facts"] == public
    assert [e["data"] for e in table.events(seat="b")] == [pair, *public]
    assert [e["data"] for e in table.events(seat="spectator")] == public


# -- chance ----------------------------------------------------------------------------------------


def test_chance_stays_within_what_is_asked_for() -> None:
    text = """
        attributes:
          player:
            cup: {type: list, default: [], seen_by: all}
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: all}
        events:
          begin:
            do:
              - shuffle: {zone: deck}
              - shuffle: {list: "range(1, 5)", name: order, as: line}
              - note: {what: line.sorted}
              - let: {p: players.first}
              - roll: {dice: 40, sides: 3, of: p, as: thrown}
              - note: {what: thrown.unique.sorted}
              - roll: {dice: 0, sides: 3, of: p, as: thrown}
              - note: {what: thrown.size}
              - flip: {of: p, as: heads}
              - pick: {from: players.where(false), of: p, as: nobody}
              - note: {what: nobody == none}
              - pick: {from: [4, 5], of: game, as: one}
              - note: {what: "one in [4, 5]"}
              - set:
                  p.cup: line.plus(one).plus(heads)
              - choose: {by: p, from: [1]}
        """
    game = micro(text, cards={"gem": "copies: {count: 3}"})
    cups = set()
    for seed in range(20):
        table = watched(game, 2, seed)
        assert notes(table) == [[1, 2, 3, 4, 5], [1, 2, 3], 0, True, True]
        assert [e["type"] for e in table.events(seat="b") if e["type"] != "note"] == ["shuffled", "flipped"]
        cups.add(str(player_of(table, "a")["cup"]))
    assert len(cups) > 12


@pytest.mark.parametrize(
    "line",
    [
        "roll: {dice: -1, sides: 6, of: players.first, as: x}",
        "roll: {dice: 1001, sides: 6, of: players.first, as: x}",
        "roll: {dice: 1, sides: 0, of: players.first, as: x}",
        "roll: {dice: 1, sides: 6, of: game, as: x}",
        "flip: {of: game, as: x}",
        "pick: {from: players.first, of: game, as: x}",
        "pick: {from: players, of: 3, as: x}",
        "shuffle: {list: players.first, name: l, as: x}",
        "attach: {status: wet, to: 3}",
        "detach: {status: wet, from: players}",
        "run: players.first",
        "each: {p: players.first}\n        do: []",
        "add: {game.n: players}",
        "set: {nobody.n: 1}",
    ],
)
def test_a_value_that_does_not_fit_a_statement_is_an_error_at_its_line(line: str) -> None:
    first, *rest = line.split("\n")
    tail = "\n".join(["", *rest]) if rest else ""
    with pytest.raises(RulesError) as caught:
        micro(f"""statuses:
  wet: {{abilities: {{}}}}
attributes:
  game:
    n: {{type: int, default: 0, seen_by: all}}
events:
  begin:
    do:
      - let: {{nobody: none}}
      - {first}{tail}
      - choose: {{by: players.first, from: [1]}}
""").table(2)
    assert {d.mark.line for d in caught.value.diagnostics} == {10}
