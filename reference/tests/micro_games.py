"""Micro-games that several files of tests play."""

from __future__ import annotations

from typing import Any

from micro import Watched, begin

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
