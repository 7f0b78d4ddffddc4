"""Sealed answers (SEM-17): told to nobody until the stretch closes, changed, taken back; on micro-games."""

from __future__ import annotations

from micro import Watched, begin, line_number, micro, notes, player_of, refused, watched, wrong
from micro_games import BALLOT

SEALED = """
timers:
  sand: {of: game, fires: after_inputs}
attributes:
  player:
    role: {type: role, default: thief, seen_by: owner}
    gold: {type: int, default: 5, seen_by: all}
stages: [guard, steal]
events:
  begin:
    do:
      - timer: {start: sand, ms: 1000}
      - open:
          for: players
          offers: [night]
          kind: plan
          sealed: true
          changeable: true
          public: false
          closes: clock
          clock: sand
          as: plans
      - each: {s: stages}
        do:
          - each: {p: plans.where(it.stage == s)}
            do:
              - note: {what: p.ability, who: p.by}
              - run: p
      - choose: {by: players.first, from: [1]}
"""
THIEF = {
    "roles": {
        "thief": """
            abilities:
              rob:
                offer: night
                stage: steal
                with:
                  whom: {from: players.without(me)}
                  much: {from: "[1, 2]"}
                do:
                  - add:
                      me.gold: much
                      whom.gold: -much
              watch:
                offer: night
                stage: guard
                do:
                  - add: {me.gold: 10}
            """
    }
}


def night() -> Watched:
    return watched(micro(SEALED, **THIEF))


def gold(table: Watched) -> list[int]:
    return [player_of(table, seat)["gold"] for seat in table.seats]


def test_sem_17_sealed_answers_are_told_to_nobody_and_change_nothing_until_the_stretch_closes() -> None:
    table = night()
    views = [table.view(seat) for seat in ("b", "c", "spectator")]
    feed = table.events(seat="b")
    table.act("a", "rob 2 > b")
    assert gold(table) == [5, 5, 5]
    assert [table.view(seat) for seat in ("b", "c", "spectator")] == views
    assert table.events(seat="b") == feed
    assert [(a.answered, a.changeable, a.blocking) for a in table.asks("a")] == [(True, True, False)]
    table.tick(1000)
    assert gold(table) == [7, 3, 5]


def test_sem_17_with_changeable_the_last_answer_counts_and_the_ask_keeps_its_id() -> None:
    table = night()
    table.act("a", "rob 2 > b")
    table.act("a", "rob 1 > c")
    assert [a.id for a in table.asks("a")] == ["a:1"]
    table.tick(1000)
    assert gold(table) == [6, 5, 4]


def test_sem_17_an_answer_may_be_taken_back() -> None:
    table = night()
    table.act("a", "rob 2 > b")
    table.withdraw("a")
    assert [(a.id, a.answered) for a in table.asks("a")] == [("a:1", False)]
    assert refused(lambda: table.withdraw("a")).code == "not_offered"
    table.act("b", "rob 1 > c")
    table.withdraw("b", at=1000)
    table.tick(1000)
    assert gold(table) == [5, 5, 5]


def test_sem_17_collected_offers_are_run_by_stage_and_seat_with_their_parameters() -> None:
    table = night()
    table.act("c", "watch")
    table.act("b", "rob 2 > c")
    table.act("a", "rob 1 > b")
    table.tick(1000)
    assert notes(table) == [("watch", "c"), ("rob", "a"), ("rob", "b")]
    assert gold(table) == [6, 6, 13]


def test_sem_17_without_changeable_the_first_answer_stands_and_its_ask_is_gone() -> None:
    table = begin(BALLOT)
    table.act("a", "choose 2")
    assert table.asks("a") == []
    assert refused(lambda: table.act("a", "choose 1")).code == "not_yours"
    assert refused(lambda: table.act("a", "choose 1", "k1")).code == "closed"
    assert refused(lambda: table.withdraw("a")).code == "not_yours"


def test_sem_17_whether_a_seat_has_answered_is_shown_to_it_alone() -> None:
    table = begin("""
        events:
          begin:
            do:
              - ask_all: {who: players, from: [1, 2], changeable: true, as: got}
              - note: {what: got.sum(it.pick)}
              - choose: {by: players.first, from: [1]}
        """)
    table.act("a", "choose 2")
    assert table.view("a")["asks"][0]["answered"] is True
    assert table.view("b")["asks"][0]["answered"] is False
    assert table.view("spectator")["asks"][0]["answered"] is False
    table.act("b", "choose 2")
    table.act("a", "choose 1")
    table.act("c", "choose 1")
    assert notes(table) == [4]


def test_sem_17_changeable_needs_sealed() -> None:
    text = """
events:
  begin:
    do:
      - open:
          for: players
          from: [1]
          changeable: true  # here
"""
    assert wrong(text) == [f"RW214:{line_number(text)}"]
