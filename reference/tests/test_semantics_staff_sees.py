"""What staff sees and is told (SEM-28), proved on micro-games."""

from __future__ import annotations

from typing import Any

from micro import begin, micro, watched
from micro_games import STAFF, led_table


def test_sem_28_who_sees_everything_sees_what_the_referee_sees() -> None:
    it = led_table()
    assert it.view("guide") == {**it.view("referee"), "seat": "guide"}
    assert it.view("guide")["zones"]["deck"][0].startswith("gem")


def test_sem_28_own_is_what_a_spectator_sees_and_what_is_for_staff() -> None:
    it = led_table()
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
