"""SEM-25: positions, and set-ups that cannot be; on micro-games."""

from __future__ import annotations

from typing import Any

import pytest
from micro import Watched, asked, fault, game_of, ids, line_of, micro, notes, player_of, refused, watched

YARD = """
seats: {from: 2, to: 4, id: micro.table.seats}
resting:
  yard: {start: from_yard}
  hall: {start: from_hall}
catalogue: {zone: deck}
symbols:
  moods: [glad, sad]
settings:
  speed: {type: int, default: 3, min: 1, max: 5}
  pace: {type: word, default: slow, one_of: [slow, fast]}
  loud: {type: bool, default: false}
zones:
  deck: {of: game, seen_by: none}
  pile: {of: game, seen_by: all}
  hand: {of: player, seen_by: owner}
  table: {of: player, seen_by: all}
attributes:
  game:
    host: {type: player, default: none, seen_by: all}
    turn: {type: player, default: players.first, seen_by: all}
    pot: {type: int, default: 0, min: 0, max: 10, seen_by: all}
    prize: {type: card, default: none, seen_by: all}
    colour: {type: moods, default: glad, seen_by: all}
    any_word: {type: symbol, default: none, seen_by: all}
    said: {type: list, default: [], seen_by: all}
  player:
    hearts: {type: int, default: 4, min: 0, max: 5, seen_by: all}
    lit: {type: bool, default: false, seen_by: all}
    cup: {type: dice, default: [], seen_by: all}
    role: {type: role, default: none, seen_by: owner}
    friend: {type: player, default: none, seen_by: all}
    twice: {type: int, default: it.seat * 2, seen_by: all}
numbers:
  player:
    wealth: {base: it.hand.size, seen_by: all}
sound:
  some_hearts:
    of: player
    if: it.hearts > 0 or not it.lit
    id: micro.sound.some_hearts
  pot_or_pile:
    if: game.pot == 0 or pile.size > 0
rules:
  light:
    whenever: players.any(it.hearts == 1 and not it.lit)
    do:
      - each: {p: players.where(it.hearts == 1)}
        do:
          - set: {p.lit: true}
          - note: {what: 1, who: p}
  sit:
    offer: yard
    do: []
events:
  begin:
    do:
      - note: {what: 99}
      - from_hall: {}
  from_yard:
    do:
      - note: {what: 2}
      - open: {rest: yard, for: game.turn, offers: [yard], closes: passed}
      - from_hall: {}
  from_hall:
    do:
      - choose: {by: game.turn, from: "[setting.speed, 9]"}
      - win: {who: none, because: done}
"""
CARDS = {
    "cards": {"gem": "copies: [9H, 8S, 8S]", "dust": "copies: {count: 2}"},
    "roles": {"spy": "abilities: {peek: {offer: yard, do: []}}"},
}


def yard(position: Any, **more: Any) -> Watched:
    return watched(micro(YARD, **CARDS), 3, position=position, **more)


def test_sem_25_a_position_begins_at_a_resting_point_with_its_start_event_and_state_rules_settle() -> None:
    table = yard({"at": "yard", "players": {"b": {"hearts": 1}}})
    assert notes(table) == [2, (1, "b")]
    assert player_of(table, "b")["lit"] is True
    assert asked(table) == ["a:yard"]
    table.act("a", "pass")
    assert asked(table) == ["a:choose"]


def test_sem_25_the_points_start_event_need_not_be_the_one_of_the_game() -> None:
    table = yard({"at": "hall"})
    assert notes(table) == []
    assert asked(table) == ["a:choose"]


def test_sem_25_what_is_not_said_is_at_its_default() -> None:
    table = yard({"at": "yard"})
    assert (game_of(table)["pot"], game_of(table)["turn"], game_of(table)["host"]) == (0, "a", "a")
    assert [player_of(table, s)["twice"] for s in "abc"] == [0, 2, 4]
    assert table.view("referee")["zones"]["deck"] == ["dust", "dust", "gem 9H", "gem 8S", "gem 8S"]


def test_sem_25_attributes_zones_and_clock_are_as_the_position_says() -> None:
    table = yard(
        {
            "at": "yard",
            "clock": 500,
            "game": {"turn": "b", "pot": 3, "prize": "gem 9H", "colour": "sad", "said": ["a", 4, ["b"]]},
            "players": {
                "a": {"hand": ["gem 8S", "dust"], "cup": [6, 1], "role": "spy", "friend": "c"},
                "b": {"hand": ["gem"], "table": ["gem 8S"], "friend": "none", "lit": True},
            },
            "zones": {"pile": ["dust"]},
        },
        host="c",
    )
    assert table.now == 500
    state = game_of(table)
    assert (state["turn"], state["pot"], state["prize"], state["colour"]) == ("b", 3, "gem 9H", "sad")
    assert state["said"] == ["a", 4, ["b"]]
    assert state["host"] == "c"
    a, b = player_of(table, "a"), player_of(table, "b")
    assert (a["hand"], a["cup"], a["role"], a["friend"], a["wealth"]) == (
        ["gem 8S", "dust"],
        [6, 1],
        "spy",
        "c",
        2,
    )
    assert (b["hand"], b["table"], b["friend"], b["lit"]) == (["gem 9H"], ["gem 8S"], None, True)
    assert table.view("referee")["zones"] == {"deck": [], "pile": ["dust"]}
    assert ids(table, "b") == ["sit", "pass"]


def test_sem_25_the_first_card_named_lies_on_top_and_the_rest_under_it() -> None:
    table = yard({"at": "yard", "zones": {"deck": ["gem 8S", "dust"]}})
    assert table.view("referee")["zones"]["deck"] == ["gem 8S", "dust", "dust", "gem 9H", "gem 8S"]


def test_sem_25_the_rest_of_the_cards_lies_in_the_deck_or_is_out() -> None:
    position = {"at": "yard", "players": {"a": {"hand": ["gem 9H"]}}, "zones": {"deck": ["gem 8S"]}}
    assert len(yard({**position, "rest": "deck"}).view("referee")["zones"]["deck"]) == 4
    table = yard({**position, "rest": "out"})
    assert table.view("referee")["zones"]["deck"] == ["gem 8S"]
    assert player_of(table, "a")["hand"] == ["gem 9H"]


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"at": "begin"},
        {"at": "attic"},
        {"at": ["yard"]},
        {"at": {"yard": 1}},
        {"at": "yard", "players": {"z": {}}},
        {"at": "yard", "players": {"a": {"hearts": -1}}},
        {"at": "yard", "players": {"a": {"hearts": 6}}},
        {"at": "yard", "players": {"a": {"hearts": "4"}}},
        {"at": "yard", "players": {"a": {"hearts": True}}},
        {"at": "yard", "players": {"a": {"hearts": None}}},
        {"at": "yard", "players": {"a": {"hearst": 1}}},
        {"at": "yard", "players": {"a": {"wealth": 1}}},
        {"at": "yard", "players": {"a": {"deck": ["dust"]}}},
        {"at": "yard", "players": {"a": {"lit": 1}}},
        {"at": "yard", "players": {"a": {"cup": [0]}}},
        {"at": "yard", "players": {"a": {"cup": 6}}},
        {"at": "yard", "players": {"a": {"role": "cook"}}},
        {"at": "yard", "players": {"a": {"role": ["spy"]}}},
        {"at": "yard", "players": {"a": {"friend": "z"}}},
        {"at": "yard", "players": {"a": {"friend": {}}}},
        {"at": "yard", "players": {"a": {"hand": ["gem 7S"]}}},
        {"at": "yard", "players": {"a": {"hand": ["gme 9H"]}}},
        {"at": "yard", "players": {"a": {"hand": ["gem 9H", "gem 9H"]}}},
        {"at": "yard", "players": {"a": {"hand": ["dust"] * 3}}},
        {"at": "yard", "players": {"a": {"hand": ["gem 8S"]}, "b": {"hand": ["gem 8S", "gem 8S"]}}},
        {"at": "yard", "players": {"a": {"hand": "dust"}}},
        {"at": "yard", "players": {"a": {"hand": [3]}}},
        {"at": "yard", "players": {"a": {"hand": ["dust"] * 81}}},
        {"at": "yard", "players": {"a": 3}},
        {"at": "yard", "players": ["a"]},
        {"at": "yard", "game": {"pot": -1}},
        {"at": "yard", "game": {"pot": 2**60}},
        {"at": "yard", "game": {"prize": "gem 2C"}},
        {"at": "yard", "game": {"prize": 3}},
        {"at": "yard", "game": {"colour": "blue"}},
        {"at": "yard", "game": {"any_word": "qwertz"}},
        {"at": "yard", "game": {"any_word": 3}},
        {"at": "yard", "game": {"said": 3}},
        {"at": "yard", "game": {"said": [{"a": 1}]}},
        {"at": "yard", "game": {"hearts": 3}},
        {"at": "yard", "game": []},
        {"at": "yard", "zones": {"hand": ["dust"]}},
        {"at": "yard", "zones": {"pyle": []}},
        {"at": "yard", "zones": ["pile"]},
        {"at": "yard", "zones": {"pile": {"count": 2}}},
        {"at": "yard", "rest": "table"},
        {"at": "yard", "rest": None},
        {"at": "yard", "clock": -1},
        {"at": "yard", "clock": "noon"},
        {"at": "yard", "clock": 1.5},
        {"at": "yard", "plyers": {}},
        {"at": "yard", "players": {"a": {"hearts": 0, "lit": True}}},
        {"at": "yard", "game": {"pot": 1}},
    ],
)
def test_sem_25_a_position_that_cannot_be_is_refused(position: dict[str, Any]) -> None:
    refusal = refused(lambda: micro(YARD, **CARDS).table(3, position=position))
    assert (refusal.phase, refusal.code) == ("setup", "position")
    assert refusal.message


def test_sem_25_a_refused_position_names_the_rule_it_breaks() -> None:
    game = micro(YARD, **CARDS)

    def rule(**position: Any) -> str | None:
        return refused(lambda: game.table(3, position={"at": "yard", **position})).rule

    assert rule(players={"c": {"hearts": 0, "lit": True}}) == "micro.sound.some_hearts"
    assert rule(game={"pot": 1}) == "micro.sound.pot_or_pile"
    assert rule(players={"a": {"hearts": 9}}) == "micro.attributes.hearts"


def test_sem_25_a_position_at_which_state_rules_do_not_come_to_rest_is_a_fault_of_the_rules() -> None:
    game = micro("""
        resting:
          yard: {start: begin}
        attributes:
          game:
            n: {type: int, default: 0, seen_by: all}
        rules:
          grow:  # here
            whenever: game.n > 0
            do:
              - add: {game.n: 1}
        events:
          begin:
            do:
              - open: {rest: yard, for: players, from: [1]}
        """)
    assert asked(game.table(2)) == ["a:yard", "b:yard"]
    position = {"at": "yard", "game": {"n": 1}}
    assert fault(lambda: game.table(2, position=position)) == ("RW403", line_of(game))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 5}, "seats"),
        ({"seats": ["a", "a"]}, "seats"),
        ({"host": "z"}, "host"),
        ({"settings": {"sped": 3}}, "setting"),
        ({"settings": {"speed": 0}}, "setting"),
        ({"settings": {"speed": 6}}, "setting"),
        ({"settings": {"speed": "3"}}, "setting"),
        ({"settings": {"speed": True}}, "setting"),
        ({"settings": {"pace": "wild"}}, "setting"),
        ({"settings": {"pace": 3}}, "setting"),
        ({"settings": {"loud": 1}}, "setting"),
        ({"rulings": {"odd": "yes"}}, "ruling"),
        ({"rulings": {"ties": "maybe"}}, "ruling"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(options: dict[str, Any], code: str) -> None:
    game = micro(YARD, **CARDS, rulings="rulings: {ties: {readings: {low: {}, high: {}}, default: low}}")
    refusal = refused(lambda: game.table(**{"seats": 2, **options}))
    assert (refusal.phase, refusal.code) == ("setup", code)


def test_settings_are_what_the_table_chose() -> None:
    table = watched(micro(YARD, **CARDS), 2, settings={"speed": 5})
    assert ids(table, "a") == ["choose 5", "choose 9"]


def test_a_table_saved_under_other_rules_is_not_read() -> None:
    table = yard({"at": "yard"})
    other = micro(YARD.replace("max: 10", "max: 11"), **CARDS)
    with pytest.raises(ValueError, match="other rules"):
        other.from_json(table.to_json())
