"""Every field of the statements that wait (choose, ask_all, window, open), proved on micro-games."""

from __future__ import annotations

from micro import Watched, asked, begin, ids, notes, player_of, refused


def test_the_fields_of_choose() -> None:
    table = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        events:
          begin:
            do:
              - let: {c: players.last}
              - choose: {by: c, from: [3, 1], as: n, verb: take, kind: lunch, public: false}
              - note: {what: n}
              - choose: {by: c, from: [3, 1], as: n, optional: true}
              - note: {what: n == none}
              - choose: {by: c, from: [3, 1, 2], as: n, count: 2, ordered: true, each: true}
              - note: {what: n}
              - timer: {start: sand, ms: 100}
              - choose: {by: c, from: [3, 1, 2], as: n, clock: sand, default: 5}
              - note: {what: n}
              - choose: {by: players.first, from: [1]}
        """)
    (ask,) = table.pending
    assert (ask.id, ask.seat, ask.kind, ask.public, ask.blocking) == ("c:1", "c", "lunch", False, True)
    assert table.view("a")["asks"] == []
    assert ids(table, "c") == ["take 3", "take 1"]
    assert refused(lambda: table.act("c", "choose 3")).code == "not_offered"
    assert refused(lambda: table.act("c", {"do": "take"})).code == "malformed"
    assert refused(lambda: table.act("c", {"do": "take", "what": 3, "x": 1})).code == "malformed"
    assert refused(lambda: table.act("c", "take 2")).code == "bad_target"
    table.act("c", "take 3")
    table.act("c", "pass")
    table.act("c", "choose 2")
    table.act("c", "choose 3")
    assert notes(table) == [3, True, [2, 3]]
    assert table.pending[0].closes == 100
    table.tick(100)
    assert notes(table)[3:] == [5]


def test_the_fields_of_ask_all() -> None:
    table = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        events:
          begin:
            do:
              - timer: {start: sand, ms: 100}
              - ask_all:
                  who: players.top(2)
                  from: players.without(it)
                  optional: true
                  changeable: true
                  kind: ballot
                  verb: elect
                  public: false
                  clock: sand
                  default: it
                  as: votes
              - each: {v: votes}
                do:
                  - note: {what: v.pick, who: v.by}
              - choose: {by: players.first, from: [1]}
        """)
    assert [(a.id, a.kind, a.changeable, a.public, a.closes) for a in table.pending] == [
        ("a:1", "ballot", True, False, 100),
        ("b:1", "ballot", True, False, 100),
    ]
    assert ids(table, "a") == ["elect b", "elect c", "pass"]
    table.act("a", "elect b")
    table.act("a", "pass")
    table.tick(100)
    assert notes(table) == [("b", "b")]


def test_the_fields_of_window() -> None:
    table = begin("""
        timers:
          sand: {of: game, fires: after_inputs}
        attributes:
          player:
            gold: {type: int, default: it.seat, seen_by: all}
        rules:
          spend:
            offer: [shop, stall]
            do:
              - add: {me.gold: -1}
        events:
          begin:
            do:
              - timer: {start: sand, ms: 100}
              - window:
                  for: players
                  offers: [shop, stall]
                  until: players.sum(it.gold) < 2
                  skip_if: it.gold == 0
                  kind: market
                  public: false
                  clock: sand
              - note: {what: players.sum(it.gold)}
              - choose: {by: players.first, from: [1]}
        """)
    assert [(a.id, a.kind, a.closes) for a in table.pending] == [
        ("b:1", "market", 100),
        ("c:1", "market", 100),
    ]
    table.act("c", "spend")
    assert ids(table, "c") == ["spend", "pass"]
    clone = Watched(table.game, table.clone())
    table.act("b", "spend")
    assert notes(table) == [1]
    clone.tick(100)
    assert notes(clone) == [2]


def test_the_fields_of_open_with_values() -> None:
    table = begin("""
        resting:
          court: {start: begin}
        rules:
          clerk:
            whenever: players.first.pen
            do:
              - let: {a: players.first}
              - set: {a.pen: false}
        attributes:
          player:
            pen: {type: bool, default: true, seen_by: all}
        events:
          begin:
            do:
              - open:
                  name: jury
                  rest: court
                  for: players
                  from: [1, 2, 3]
                  count: 2
                  ordered: true
                  optional: true
                  kind: verdict
                  verb: rank
                  closes: answered
                  as: got
              - each: {g: got}
                do:
                  - note: {what: g.pick, who: g.by}
              - choose: {by: players.first, from: [1]}
        """)
    assert player_of(table, "a")["pen"] is False
    assert {(a.kind, a.form) for a in table.pending} == {("verdict", "set")}
    table.act("a", "rank 3 + 1")
    table.act("b", "pass")
    table.act("c", {"do": "rank", "what": [1, 2]})
    assert notes(table) == [([3, 1], "a"), ([1, 2], "c")]


def test_a_stretch_has_the_name_of_its_rest_or_first_occasion_where_it_gives_none() -> None:
    table = begin("""
        resting:
          hall: {start: begin}
        rules:
          leave:
            offer: lobby
            do:
              - close: hall
          quit:
            offer: porch
            do:
              - close: porch
        events:
          begin:
            do:
              - open: {for: players, offers: [lobby], rest: hall, closes: passed}
              - note: {what: 1}
              - window: {for: players, offers: porch}
              - note: {what: 2}
              - choose: {by: players.first, from: [1]}
        """)
    assert asked(table) == ["a:lobby", "b:lobby", "c:lobby"]
    table.act("b", "leave")
    assert asked(table) == ["a:porch", "b:porch", "c:porch"]
    table.act("b", "quit")
    assert notes(table) == [1, 2]
