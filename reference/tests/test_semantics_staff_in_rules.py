"""Staff in rules (SEM-28): what rules read of them, and what is refused; proved on micro-games."""

from __future__ import annotations

import pytest
from micro import asked, fault, line_of, micro, notes, watched, wrong
from micro_games import BARE, LED_DOCUMENTS, STAFF, led_table

# -- what rules read of them -----------------------------------------------------------------------

READING = (
    STAFF
    + """
order_from: players.at(1)
zones:
  hand: {of: player, seen_by: owner}
attributes:
  player:
    alive: {type: bool, default: true, seen_by: all}
    role: {type: role, default: spy, seen_by: all}
    votes: {type: int, default: it.seat + 10, seen_by: all}
numbers:
  player:
    power: {base: it.votes * 2}
events:
  begin:
    do:
      - each: {s: staff}
        do:
          - note: {what: s.votes, who: s}
          - note: {what: s.power}
          - note: {what: s.hand.size}
          - note: {what: s.alive and s.role == spy}
          - note: {what: s in players or s in alive}
          - note: {what: players.after(s)}
      - note: {what: staff.size}
      - ask_all: {who: players.plus(staff), from: [1, 2], as: votes}
      - each: {v: votes}
        do:
          - note: {what: v.pick, who: v.by}
      - each: {p: staff}
        do:
          - set: {p.votes: 1} # here
"""
)


def test_sem_28_of_staff_an_attribute_is_its_default_and_a_zone_is_empty() -> None:
    it = watched(micro(READING, roles={"spy": ""}), 2)
    assert notes(it) == [
        *[(12, "guide"), 24, 0, True, False, "a"],
        *[(13, "clerk"), 26, 0, True, False, "a"],
        2,
    ]


def test_sem_28_staff_comes_after_the_players_and_cannot_be_changed() -> None:
    it = watched(micro(READING, roles={"spy": ""}), 3)
    for seat in ("guide", "b", "clerk", "a"):
        it.act(seat, "choose 1")
    loaded = it.game.from_json(it.to_json())
    assert fault(lambda: loaded.act("c", "choose 2")) == ("RW405", line_of(it.game))
    last = "choose: {by: p, from: [1]}"
    changed = micro(READING.replace("set: {p.votes: 1} # here", last), roles={"spy": ""})
    it = watched(changed, 3)
    for seat in ("guide", "b", "clerk", "a", "c"):
        it.act(seat, "choose 1")
    assert notes(it)[-5:] == [(1, "b"), (1, "c"), (1, "a"), (1, "guide"), (1, "clerk")]
    # The turn of somebody who is out is passed over; staff is never out.
    assert asked(it) == ["guide:choose"]


@pytest.mark.parametrize(
    "statement",
    [
        "move: {cards: none, to: staff.first, zone: hand}",
        "attach: {status: fog, to: staff.first}",
        "roll: {dice: 1, sides: 6, of: staff.first, as: x}",
        "flip: {of: staff.first, as: x}",
        "pick: {from: [1], of: staff.first, as: x}",
        "timer: {start: own, ms: 5, of: staff.first}",
        "win: {who: players.plus(staff), because: done}",
    ],
)
def test_sem_28_staff_has_no_cards_statuses_dice_and_clocks_and_never_wins(statement: str) -> None:
    text = (
        STAFF
        + f"""
zones: {{hand: {{of: player, seen_by: owner}}}}
timers: {{own: {{of: player, fires: after_inputs}}}}
statuses: {{fog: {{abilities: {{}}}}}}
events:
  begin:
    do:
      - {statement} # here
"""
    )
    broken = micro(text)
    assert fault(lambda: broken.table()) == ("RW405", line_of(broken))


def test_sem_28_staff_carries_no_role() -> None:
    it = led_table()
    it.act("guide", "hush > b")
    it.act("a", "vote > b")
    for seat in ("guide", "clerk"):
        it.act(seat, "ends")
    assert it.winners == ("a",)


def test_sem_28_the_abilities_of_a_role_are_of_players_alone() -> None:
    text = (
        STAFF
        + """
attributes:
  player: {role: {type: role, default: spy, seen_by: all}}
events:
  day: {do: []}
  begin:
    do:
      - day: {}
      - choose: {by: staff.first, from: [1]}
"""
    )
    it = watched(micro(text, roles=LED_DOCUMENTS["roles"]), 2)
    assert notes(it) == [("peep", "a"), ("peep", "b")]


# -- what is refused -------------------------------------------------------------------------------


def test_names_and_sight_of_staff_are_checked() -> None:
    assert wrong(BARE + "staff: {referee: {sees: own}}") == ["RW221:2"]
    assert wrong(BARE + "staff: {guide: {sees: nothing}}") == ["RW153:2"]
    assert wrong(BARE + "staff: {guide: {}}") == ["RW151:2"]
    assert wrong(BARE + "staff: {Guide: {sees: own}}") == ["RW155:2"]
    assert wrong(BARE + "staff: [guide]") == ["RW152:2"]
    assert wrong(BARE + "seats: {from: 2, to: 64}\nstaff: {guide: {sees: own}}") == ["RW303:3"]


BY = "abilities:\n  ring: {offer: anytime, from: deck, by: staff, do: []}"


def test_by_stands_only_under_rules() -> None:
    zone = BARE + "zones: {deck: {of: game, seen_by: none}}\ncatalogue: {zone: deck}\n"
    assert wrong(zone, cards={"gem": "copies: [2S]\n" + BY}) == ["RW225:3"]
    assert wrong(BARE, roles={"spy": BY.replace("from: deck, ", "").replace("staff", "players")}) == [
        "RW225:2"
    ]
    assert wrong(BARE + "statuses: {fog: {abilities: {ring: {offer: anytime, by: staff, do: []}}}}") == [
        "RW225:2"
    ]
    assert wrong(BARE + "rules: {ring: {after: begin, by: staff, do: []}}") == ["RW150:2"]
    assert wrong(BARE + "rules: {ring: {offer: anytime, by: guide, do: []}}") == ["RW153:2"]
    micro(BARE + "rules: {ring: {offer: anytime, by: players, do: []}}")
