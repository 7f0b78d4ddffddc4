"""Micro-games that several files of tests play."""

from __future__ import annotations

from typing import Any

from micro import Watched, begin, micro, watched

from rulewright.engine.api import Game

# A game in which every kind of object (rule, role, character, status, card) waits for the same event.
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

# Beside a count that goes up to five, everybody may say something to the town, or to one other player alone.
CHAT = """
symbols:
  channel: [town, crowd]
  answer: [hello]
attributes:
  game:
    taken: {type: int, default: 0, seen_by: all}
    equal: {type: int, default: 0, seen_by: all}
rules:
  take:
    offer: counting
    do:
      - add: {game.taken: 1}
      - if: game.taken >= 5
        then: [win: {who: me, because: five}]
  say:
    offer: anytime
    with:
      channel:
        from:
          - town
          - crowd
      words:
        text: 20
    do:
      - said:
          who: me
          channel: channel
          words: words
  whisper:
    offer: anytime
    with:
      to:
        from: players.without(me)
      words:
        text: 20
    do:
      - whispered:
          who: me
          to: to
          words: words
events:
  begin:
    do:
      - loop:
          - each: {p: players}
            do:
              - open: {for: p, offers: [counting], closes: answered}
  said:
    tells: {to: all}
    fields: {who: none, channel: none, words: none}
    do:
      - if: words == hello or words == none or words in players or words == 3 or words == true
        then: [add: {game.equal: 1}]
  whispered:
    fields: {who: none, to: none, words: none}
    tells:
      to: players
      data: [who, to]
      only:
        words:
          - who
          - to
    do: []
"""


def chat(seats: int = 3) -> Watched:
    """A watched table of `CHAT`."""
    return begin(CHAT, seats)


def said(table: Any, viewer: str = "referee") -> list[str]:
    """The words that a viewer has heard said, in order."""
    return [e["data"]["words"] for e in table.events(seat=viewer) if e["type"] == "said"]


# The shortest game: one choice.
BARE = "events: {begin: {do: [{choose: {by: players.first, from: [1]}}]}}\n"

# Everybody chooses 1 or 2 at once, for good, and the event `note` tells what each has chosen.
BALLOT = """
events:
  begin:
    do:
      - ask_all: {who: players, from: [1, 2], as: votes}
      - each: {v: votes}
        do:
          - note: {what: v.pick, who: v.by}
      - choose: {by: players.first, from: [1]}
"""

# Each player picks two numbers one by one, hidden from the others, and may begin anew.
SEALED_PICKS = """
timers:
  sand: {of: game, fires: after_inputs}
events:
  begin:
    do:
      - open: {for: players, from: [1, 2, 3], count: 2, each: true, sealed: true, changeable: true, as: got}
      - each: {g: got}
        do:
          - note: {what: g.pick, who: g.by}
      - choose: {by: players.first, from: [1]}
"""

BEGINS_WITH = """
timers:
  sand: {of: game, fires: after_inputs}
events:
  begin:
    do:
      - LINE  # here
      - choose: {by: players.first, from: [1]}
"""


def begins_with(line: str) -> Game:
    """A game with a clock that begins with a statement, on the line that `# here` marks."""
    return micro(BEGINS_WITH.replace("LINE", line))


# A turn in which one seat acts until it passes; some offers ask others something, on the same clock.
TIMED_TURN = """
timers:
  sand: {of: game, fires: after_inputs, ends: rings}
  other: {of: game, fires: after_inputs}
settings:
  time: {type: int, default: 100, min: 0, max: 1000}
attributes:
  player:
    away: {type: bool, default: false, seen_by: all}
  game:
    hits: {type: int, default: 0, seen_by: all}
numbers:
  player:
    time: {base: 30 if it.away else setting.time, seen_by: all}
rules:
  pat:
    offer: turn
    do:
      - note: {what: 1, who: me}
  hit:
    offer: turn
    do:
      - respond: {who: players.after(me)}
  muse:
    offer: turn
    do:
      - choose: {by: players.last, from: [1, 2], kind: muse}
      - note: {what: 2}
  leave_it:
    offer: turn
    do:
      - open: {for: players, offers: [miss], until: true, clock: sand, ms: 10}
  miss:
    offer: miss
    do:
      - note: {what: 3, who: me}
  wave:
    offer: anytime
    do:
      - note: {what: 4, who: me}
  shout:
    offer: anytime
    do:
      - open: {for: none, from: [1], clock: sand, ms: 10}
      - note: {what: 5, who: me}
  query:
    offer: anytime
    do:
      - choose: {by: players.last, from: [1, 2], default: 9, clock: sand, ms: it.time, kind: query, as: n}
      - note: {what: n, who: me}
events:
  rings:
    do:
      - note: {what: now}
  respond:
    fields: {who: none}
    do:
      - window: {for: who, offers: [miss], clock: sand, ms: it.time}
      - add: {game.hits: 1}
  gone:
    outside: true
    fields: {who: none}
    do:
      - set: {who.away: true}
      - note: {what: asked}
      - if: asked.has(who)
        then:
          - timer: {cap: sand, ms: who.time}
  begin:
    do:
      - loop:
          - window: {for: players.first, offers: [turn], clock: sand, ms: it.time}
          - note: {what: 99}
"""


def timed_turn() -> Watched:
    """A watched table of `TIMED_TURN`."""
    return begin(TIMED_TURN)


# Two who do not play: the first sees everything, the second has an id of its own among the rules.
STAFF = "\nstaff:\n  guide: {sees: everything}\n  clerk: {sees: own, id: micro.staff.clerk}\n"
# A day on which players may vote and knock, and the staff may ring the bell, hush somebody, or end it.
LED = (
    STAFF
    + """
catalogue: {zone: deck}
resting:
  day: {start: day}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
  tray: {of: game, seen_by: viewer in staff, counted_by: viewer in staff}
attributes:
  game:
    turn: {type: player, default: none, seen_by: all}
    secret: {type: int, default: 7, seen_by: viewer in staff}
  player:
    alive: {type: bool, default: true, seen_by: all}
    role: {type: role, default: spy, seen_by: viewer in players and (viewer == it or viewer.role == it.role)}
    votes: {type: int, default: 0, seen_by: none}
rules:
  knock:
    offer: [day, anytime]
    do:
      - note: {what: knock, who: me}
  vote:
    offer: day
    with:
      to: {from: players.without(me)}
    do:
      - add: {to.votes: 1}
      - note: {what: vote, who: me}
  bell:
    offer: anytime
    by: staff
    do:
      - note: {what: bell, who: me}
  hush:
    offer: day
    by: staff
    with:
      whom: {from: alive}
    do:
      - set: {whom.alive: false}
      - note: {what: hush, who: me}
  ends:
    offer: desk
    by: staff
    do:
      - result: true
events:
  begin:
    do:
      - each: {p: players}
        do:
          - move: {cards: deck.first, to: p, zone: hand}
      - day: {}
  day:
    do:
      - open: {name: day, rest: day, for: alive.plus(staff.first), offers: [day], closes: answered}
      - open: {for: staff, offers: [desk], kind: desk, closes: answered, public: false}
      - win: {who: players.first, because: done}
"""
)
LED_DOCUMENTS: dict[str, Any] = {
    "roles": {"spy": "abilities: {peep: {after: day, do: [{note: {what: peep, who: me}}]}}"},
    "cards": {"gem": "copies: [2S, 3S, 4S, 5S, 6S, 7S]"},
}


def led_game() -> Game:
    """The game `LED`, loaded."""
    return micro(LED, **LED_DOCUMENTS)


def led_table(seats: int = 2, **more: Any) -> Watched:
    """A watched table of `LED`."""
    return watched(led_game(), seats, 0, **more)
