"""Every kind of ability and each of its fields, proved on micro-games."""

from __future__ import annotations

import pytest
from micro import Watched, begin, game_of, ids, notes, player_of, refused

WHO_ACTS = """
catalogue: {zone: deck}
zones:
  deck: {of: game, seen_by: none}
  hand: {of: player, seen_by: owner}
  table: {of: player, seen_by: all}
attributes:
  game:
    n: {type: int, default: 0, seen_by: all}
  player:
    alive: {type: bool, default: true, seen_by: all}
    role: {type: role, default: actor, seen_by: all}
numbers:
  player:
    speed: {base: 1, seen_by: all}
    traits: {base: "[]", set: true, seen_by: all}
rules:
  kill:
    offer: stage
    with:
      whom: {from: players}
    do:
      - set: {whom.alive: false}
  ring:
    offer: stage
    do:
      - bell: {}
  toll:
    offer: stage
    do:
      - chime: {}
  rest:
    offer: stage
    do:
      - add: {game.n: 1}
      - settle: true
events:
  chime:
    do:
      - note: {what: 40}
  bell:
    do:
      - note: {what: 50}
  begin:
    do:
      - move: {cards: deck.top(1), to: players.first, zone: hand}
      - move: {cards: deck.top(1), to: players.first, zone: table}
      - act: {}
  act:
    do:
      - window: {for: players.at(1), offers: [stage]}
      - note: {what: 60}
      - choose: {by: players.at(1), from: [1]}
"""


def acts(role: str = "", card: str = "", order: list[str] | None = None) -> Watched:
    cards = {"card": f"copies: [2S, 3S]\nabilities:\n{card}" if card else "copies: [2S, 3S]"}
    roles = {"actor": f"abilities:\n{role}" if role else ""}
    table = begin(WHO_ACTS, cards=cards, roles=roles)
    for move in order or []:
        table.act("b", move)
    return table


WHEN_DEAD = """
  b: {before: bell, if: me.seat == 0, when_dead: true, do: [{note: {what: 1, who: me}}]}
  a: {after: bell, if: me.seat == 0, when_dead: true, do: [{note: {what: 2, who: me}}]}
  i: {instead: chime, if: me.seat == 0, when_dead: true, do: [{note: {what: 3, who: me}}]}
  w: {whenever: game.n == 1 and me.seat == 0, when_dead: true, do: [{set: {game.n: 2}}]}
  m: {modify: speed, when_dead: true, add: 5}
  f: {forbid: stage, if: me.seat == 0 and move.verb == rest and game.n == 2, when_dead: true, code: limit}
"""


@pytest.mark.parametrize("when_dead", [False, True])
def test_when_dead_lets_an_ability_act_when_its_owner_is_out(when_dead: bool) -> None:
    role = WHEN_DEAD if when_dead else WHEN_DEAD.replace("when_dead: true, ", "")
    table = acts(role, order=["kill > a", "ring", "toll", "rest"])
    assert notes(table) == ([(1, "a"), 50, (2, "a"), (3, "a")] if when_dead else [50, 40])
    assert game_of(table)["n"] == (2 if when_dead else 1)
    assert player_of(table, "a")["speed"] == (6 if when_dead else 1)
    refusal = table.check("b", "rest")
    assert (refusal.code if refusal else None) == ("limit" if when_dead else None)


def test_cards_and_statuses_of_a_player_who_is_out_do_not_act() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: none}
          table: {of: player, seen_by: all}
        attributes:
          player:
            alive: {type: bool, default: true, seen_by: all}
        statuses:
          cursed:
            abilities:
              moan: {after: bell, do: [{note: {what: 1, who: me}}]}
              howl: {after: bell, when_dead: true, do: [{note: {what: 2, who: me}}]}
        events:
          bell: {do: []}
          begin:
            do:
              - each: {p: players}
                do:
                  - attach: {status: cursed, to: p}
                  - move: {cards: deck.first, to: p, zone: table}
              - let: {a: players.first}
              - set: {a.alive: false}
              - bell: {}
              - choose: {by: players.last, from: [1]}
        """, 2, cards={"gem": """
            copies: [2S, 3S]
            abilities:
              ring: {after: bell, do: [{note: {what: 3, who: me}}]}
              toll: {after: bell, when_dead: true, do: [{note: {what: 4, who: me}}]}
            """})  # fmt: skip
    assert notes(table) == [(2, "a"), (4, "a"), (1, "b"), (2, "b"), (3, "b"), (4, "b")]


def test_from_says_in_which_zones_the_abilities_of_a_card_work() -> None:
    card = """
  i: {instead: chime, from: hand, if: card.rank == 2, do: [{note: {what: 5}}]}
  j: {instead: chime, from: deck, do: [{note: {what: 6}}]}
  b: {before: bell, do: [{note: {what: card.rank * 10 + 1, who: me}}]}
  bh: {before: bell, from: hand, do: [{note: {what: card.rank * 10 + 2, who: me}}]}
  a: {after: bell, from: [hand, table], do: [{note: {what: card.rank * 10 + 3, who: me}}]}
  w: {whenever: game.n == 1, from: deck, do: [{note: {what: 99}}]}
  wh: {whenever: game.n == 1, from: hand, do: [{note: {what: card.rank * 10 + 4}}, {add: {game.n: 1}}]}
  m: {modify: speed, add: 5}
  mh: {modify: speed, from: hand, add: 100}
  f: {forbid: stage, from: hand, if: move.verb == kill and move.whom == me}
"""
    table = acts(card=card, order=["ring", "rest", "toll"])
    # Both cards lie first in their zones, so the names of their abilities decide.
    assert notes(table) == [(31, "a"), (22, "a"), 50, (23, "a"), (33, "a"), 24, 5]
    assert [player_of(table, s)["speed"] for s in "ab"] == [106, 1]
    assert ids(table, "b") == ["kill > b", "kill > c", "ring", "toll", "rest", "pass"]
    assert table.check("b", "kill > a").code == "forbidden"


def test_an_offer_of_a_card_works_from_the_hand_where_nothing_else_is_said() -> None:
    text = WHO_ACTS.replace("for: players.at(1)", "for: players.first")
    cards = {
        "card": """
            copies: [2S, 3S]
            abilities:
              use: {offer: stage, do: [{note: {what: 1, who: me}}]}
              show: {offer: stage, from: table, verb: show, do: [{note: {what: 2, who: me}}]}
              both: {offer: stage, from: [hand, table], verb: both, order: -1, do: [{note: {what: 3}}]}
            """
    }
    table = begin(text, cards=cards, roles={"actor": ""})
    assert [i for i in ids(table, "a") if "card" in i] == [
        "both card 2S",
        "both card 3S",
        "play card 2S",
        "show card 3S",
    ]
    table.act("a", "show card 3S")
    table.act("a", "play card 2S")
    assert notes(table) == [(2, "a"), (1, "a")]


@pytest.mark.parametrize(
    ("role", "expected"),
    [
        ("  x: {before: bell, once: act, if: me.seat == 0, do: [{note: {what: 1}}]}", [1, 50, 50]),
        ("  x: {after: bell, once: act, if: me.seat == 0, do: [{note: {what: 1}}]}", [50, 1, 50]),
        ("  x: {instead: bell, once: act, if: me.seat == 0, do: [{note: {what: 1}}]}", [1, 50]),
    ],
)
def test_once_lets_an_ability_act_once_in_one_run_of_the_named_event(role: str, expected: list[int]) -> None:
    assert notes(acts(role, order=["ring", "ring"])) == expected


@pytest.mark.parametrize(
    "role",
    [
        """
  x: {before: bell, order: 2, do: [{note: {what: 1, who: me}}]}
  y: {before: bell, order: 1, id: micro.actor.why, claims: [MC-001], do: [{note: {what: 2, who: me}}]}
""",
        """
  x: {after: bell, order: 2, do: [{note: {what: 1, who: me}}]}
  y: {after: bell, order: 1, id: micro.actor.why, claims: [MC-001], do: [{note: {what: 2, who: me}}]}
""",
        """
  x: {instead: bell, order: 2, do: [{note: {what: 1, who: me}}]}
  y: {instead: bell, order: 1, id: micro.actor.why, claims: [MC-001], do: [{note: {what: 2, who: me}}]}
""",
        """
  x: {whenever: game.n == 1, order: 2, do: [{set: {game.n: 2}}, {note: {what: 1, who: me}}]}
  y:
    whenever: game.n == 1
    order: 1
    id: micro.actor.why
    claims: [MC-001]
    do: [{set: {game.n: 2}}, {note: {what: 2, who: me}}]
""",
    ],
)
def test_order_and_claims_and_id_of_abilities(role: str) -> None:
    table = acts(role, order=["rest", "ring"])
    assert next(n for n in notes(table) if n != 50) == (2, "a")
    rules = table.game.rules.rules
    assert rules["micro.actor.why"].claims == ("MC-001",)
    assert "micro.actor.x" in rules
    assert "micro.actor.why" in table.used_rules()


def test_modify_set_before_add_include_of_if_and_order() -> None:
    role = """
  twice: {modify: speed, if: me.seat == 0, add: 3, order: -5}
  fixed: {modify: speed, set: it.seat + 10, order: 2}
  late: {modify: speed, set: 20, if: me.seat == 1, order: 3}
  all: {modify: speed, of: it.seat == 2, add: 100, if: me.seat == 0, id: micro.actor.all, claims: [MC-002]}
  both: {modify: [speed, count], of: it != me, if: me.seat == 2, add: 1000}
  swift: {modify: traits, include: rest, if: me.seat == 0}
  again: {modify: traits, include: "[rest, ring]", if: me.seat == 0}
"""
    text = WHO_ACTS.replace("    traits:", "    count: {base: 0, seen_by: all}\n    traits:")
    table = begin(text, cards={"card": "copies: [2S, 3S]"}, roles={"actor": f"abilities:\n{role}"})
    assert [player_of(table, s)["speed"] for s in "abc"] == [1013, 1020, 112]
    assert [player_of(table, s)["count"] for s in "abc"] == [1000, 1000, 0]
    assert [player_of(table, s)["traits"] for s in "ab"] == [["rest", "ring"], []]
    assert table.game.rules.rules["micro.actor.all"].claims == ("MC-002",)


def test_modify_of_numbers_of_the_game_and_of_cards() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: all}
          table: {of: player, seen_by: all}
        numbers:
          game:
            limit: {base: 1, seen_by: all}
            worth: {base: deck.first.value, seen_by: all}
          card:
            value: {base: it.rank}
        rules:
          more:
            modify: limit
            add: 2
            order: 3
          most:
            modify: limit
            set: 10
          dearer:
            modify: value
            of: it.rank > 2
            add: 5
        events:
          begin:
            do:
              - move: {cards: deck.first, to: players.first, zone: table}
              - note: {what: players.first.table.first.value}
              - choose: {by: players.first, from: [1]}
        """, cards={"gem": "copies: [2S, 3S]\nabilities: {own: {modify: value, add: 100}}"})  # fmt: skip
    assert (game_of(table)["limit"], game_of(table)["worth"]) == (12, 8)
    assert notes(table) == [102]


def test_a_set_has_no_repeats() -> None:
    table = begin("""
        numbers:
          game:
            kinds: {base: "[1, 2, 1]", set: true, seen_by: all}
        events:
          begin:
            do:
              - choose: {by: players.first, from: [1]}
        """)
    assert game_of(table)["kinds"] == [1, 2]


def test_the_fields_of_offers_parameters_and_conditions() -> None:
    table = begin("""
        symbols:
          moods: [glad, sad]
        attributes:
          player:
            gold: {type: int, default: 2, seen_by: all}
        rules:
          pay:
            offer: shop
            verb: give
            order: 2
            once: begin
            id: micro.shop.pay
            claims: [MC-001]
            with:
              n:
                from: range(1, 3)
                code: limit
                id: micro.shop.how_much
                claims: [MC-002]
              mood:
                from: "[glad, sad]"
                optional: true
                kind: symbol
              place:
                from: range(1, n)
                target: true
              whom:
                from: players.without(me)
                target: false
            needs:
              enough:
                if: me.gold >= n
                code: not_enough
                hidden: true
                id: micro.shop.enough
                claims: [MC-003]
            do:
              - note: {what: "[n, mood, place, whom]", who: me}
          look:
            offer: shop
            order: 1
            if: me.gold > 1
            do:
              - set: {me.gold: 1}
        events:
          begin:
            do:
              - window: {for: players.first, offers: [shop]}
              - win: {who: none, because: done}
        """)
    assert ids(table, "a")[:4] == ["look", "give 1 b > 1", "give 1 c > 1", "give 1 glad b > 1"]
    # A hidden condition shortens nothing: it would tell what the seat cannot know.
    assert len(ids(table, "a")) == 1 + 3 * 1 * 2 + 3 * 2 * 2 + 3 * 3 * 2 + 1
    refusal = table.check("a", {"do": "give", "n": 3, "place": 1, "whom": "b"})
    assert (refusal.code, refusal.rule, refusal.hidden) == ("not_enough", "micro.shop.enough", True)
    refusal = table.check("a", {"do": "give", "n": 4, "place": 1, "whom": "b"})
    assert (refusal.code, refusal.rule) == ("limit", "micro.shop.how_much")
    assert table.check("a", {"do": "give", "n": 1, "place": 2, "whom": "b"}).code == "bad_target"
    assert table.check("a", {"do": "pay", "n": 1, "place": 1, "whom": "b"}).code == "not_offered"
    rules = table.game.rules.rules
    assert [rules[f"micro.shop.{r}"].claims for r in ("pay", "how_much", "enough")] == [
        ("MC-001",),
        ("MC-002",),
        ("MC-003",),
    ]
    table.used_rules()
    table.act("a", "give 2 sad c > 2")
    assert notes(table) == [([2, "sad", 2, "c"], "a")]
    assert {"micro.shop.pay", "micro.shop.how_much", "micro.shop.enough"} <= set(table.used_rules())
    assert ids(table, "a") == ["look", "pass"]
    table.act("a", "look")
    assert ids(table, "a") == ["pass"]


def test_forbid_takes_moves_away_with_its_code_and_id() -> None:
    table = begin("""
        rules:
          buy:
            offer: shop
            with:
              n: {from: [1, 2, 3]}
            do: []
          sell:
            offer: [shop, fair]
            verb: vend
            do: []
          no_ones:
            forbid: shop
            if: move.verb == buy and move.n == 1 and move.by.seat == 0
            code: limit
            id: micro.shop.no_ones
            claims: [MC-004]
          no_sales:
            forbid: [shop, fair]
            if: move.ability == sell and move.card == none
          closed_for_c:
            forbid: shop
            if: move.by == players.last
        events:
          begin:
            do:
              - window: {for: players, offers: [shop, fair]}
        """)
    assert ids(table, "a") == ["buy 2", "buy 3", "pass"]
    assert ids(table, "b") == ["buy 1", "buy 2", "buy 3", "pass"]
    assert ids(table, "c") == ["pass"]
    refusal = refused(lambda: table.act("a", "buy 1"))
    assert (refusal.code, refusal.rule) == ("limit", "micro.shop.no_ones")
    assert refused(lambda: table.act("a", "vend")).code == "forbidden"
    assert table.game.rules.rules["micro.shop.no_ones"].claims == ("MC-004",)


def test_an_offer_of_a_status_on_the_game_is_open_to_all_and_of_a_role_to_those_who_carry_it() -> None:
    table = begin("""
        attributes:
          player:
            role: {type: role, default: none, seen_by: owner}
        statuses:
          fair:
            abilities:
              dance:
                offer: fun
                do: []
        events:
          begin:
            do:
              - let: {b: players.at(1)}
              - set: {b.role: singer}
              - attach: {status: fair, to: game}
              - window: {for: players, offers: [fun]}
        """, roles={"singer": "abilities: {sing: {offer: fun, do: []}}"})  # fmt: skip
    assert ids(table, "a") == ["dance", "pass"]
    assert sorted(ids(table, "b")) == ["dance", "pass", "sing"]
    assert refused(lambda: table.act("a", "sing")).code == "not_offered"


def test_to_convert_a_player_set_the_attribute_that_carries_his_role() -> None:
    table = begin("""
        attributes:
          player:
            role: {type: role, default: sheep, seen_by: owner}
        rules:
          bite:
            offer: night
            with:
              whom: {from: players.where(it.role == sheep)}
            do:
              - set: {whom.role: wolf}
        events:
          begin:
            do:
              - window: {for: players, offers: [night]}
        """, roles={"sheep": "", "wolf": "abilities: {howl: {offer: night, do: []}}"})  # fmt: skip
    assert "howl" not in ids(table, "b")
    table.act("a", "bite > b")
    assert "howl" in ids(table, "b")
    assert "howl" not in ids(table, "a")


def test_a_parameter_may_be_a_number_a_truth_value_or_a_card() -> None:
    table = begin("""
        catalogue: {zone: deck}
        zones:
          deck: {of: game, seen_by: all}
        rules:
          mix:
            offer: lab
            with:
              n: {from: "[0, 1]"}
              loud: {from: "[true, false]"}
              what: {from: deck, kind: card}
              back: {from: deck.without(what), count: 1, optional: true}
            do:
              - note: {what: "[n, loud, what.rank, 0 if back == none else back.size]"}
        events:
          begin:
            do:
              - window: {for: players.first, offers: [lab]}
        """, cards={"gem": "copies: [2S, 3S]"})  # fmt: skip
    assert ids(table, "a")[0] == "mix 0 true gem 2S"
    assert len(ids(table, "a")) == 2 * 2 * 2 * 2 + 1
    for n, loud in ((False, True), (0, 1), (0, "true")):
        refusal = table.check("a", {"do": "mix", "n": n, "loud": loud, "what": "gem 2S"})
        assert refusal.code == "malformed"
    table.act("a", "mix 1 false gem 3S gem 2S")
    assert notes(table) == [[1, False, 3, 1]]
