"""Chance, visibility, winning, lifetimes and determinism (SEM-09 to SEM-13) on made-up micro-games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from micro import Watched, asked, begin, game_of, ids, micro, notes, player_of, refused, watched, write_micro
from micro_games import EVERY_KIND, KINDS

from rulewright.engine.table import Table

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


def secrets(n: int) -> Watched:
    """A table at which b has picked a number that nobody else knows."""
    return watched(micro(SECRETS, cards={"gem": "copies: {count: 5}"}), tape={"pick": {"b": [n]}})


def two_worlds() -> tuple[Table, Table]:
    """Two tables that differ only in what b has picked and done in secret."""
    tables = []
    for n in (0, 3):
        table = secrets(n)
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
    table = secrets(3)
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


def day_of_a_verdict() -> Watched:
    """A day on which b has accused and said guilty, each of which may be done once."""
    table = day()
    table.act("b", "accuse")
    table.act("b", "guilty")
    return table


def may_judge_the_next_day(table: Watched) -> bool:
    """Whether b may say guilty again when he accuses on the next day."""
    table.act("c", "choose 1")
    table.act("b", "accuse")
    return "guilty" in ids(table, "b")


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
    table = day_of_a_verdict()
    assert game_of(table)["open_trial"] is True
    table.tick(1000)
    assert notes(table) == [1, 3]
    assert game_of(table)["open_trial"] is False
    assert may_judge_the_next_day(table)


def test_sem_12_also_of_an_event_that_was_cut_off_by_one_below_it_that_broke_off() -> None:
    table = day_of_a_verdict()
    table.act("a", "fall")
    assert game_of(table)["open_trial"] is False
    assert may_judge_the_next_day(table)


def test_sem_12_once_lasts_as_long_as_one_run_of_its_event() -> None:
    table = day_of_a_verdict()
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
