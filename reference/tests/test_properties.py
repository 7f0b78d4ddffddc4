"""Properties that hold in every game: checked on random games of every mode and seat count."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from micro import micro
from random_games import Input, decisions, games, inputs, new_table, settings

import rulewright
from rulewright.engine.chance import mix
from rulewright.engine.faults import IllegalMove
from rulewright.engine.moves import playable
from rulewright.engine.simulation import random_game
from rulewright.engine.state import NOBODY
from rulewright.engine.table import Table
from rulewright.engine.values import PLAYERS
from rulewright.engine.views import REFEREE, SPECTATOR
from rulewright.rules.documents import known_games

EVERY = pytest.mark.parametrize(("game", "mode", "seats"), settings())
CARDS = {"liars_dice": 0, "bangarena": 80, "bang": 80, "mafia": 0}
# What a seat is asked for when it is out: the order in which its cards are discarded (FAQ-07).
OF_THE_DEAD = {"leave"}


def cards_of(table: Table) -> Counter[str]:
    view = table.view("referee")
    zones = [*view["zones"].values(), *(z for p in view["players"].values() for z in p.values())]
    cards = {info.text for info in table._program.cards}
    found: Counter[str] = Counter()
    for zone in zones:
        if isinstance(zone, list):
            found.update(c for c in zone if isinstance(c, str) and c in cards)
    return found


@EVERY
def test_cards_are_conserved_the_dead_do_not_move_and_games_end(game: str, mode: str, seats: int) -> None:
    for seed in games(game):
        table = new_table(game, mode, seats, seed)
        cards = cards_of(table)
        for number, made in enumerate(inputs(table, seed)):
            lie = Counter(card.number for zone in table._state.zones.values() for card in zone)
            assert len(lie) == lie.total() == CARDS[game], "a card lies nowhere, or in two places"
            for (zone, owner), held in table._state.zones.items():
                assert all(table._state.where[card.number] == (zone, owner) for card in held)
            if made.ask is None:
                continue
            if number % 10 == 0:
                assert cards_of(table) == cards
            assert len({m.id for m in made.legal}) == len(made.legal), "two legal moves with one id"
            if made.ask.seat in table.staff or made.ask.kind in OF_THE_DEAD:
                continue
            if not table._state.is_alive(PLAYERS[table.seats.index(made.ask.seat)]):
                for move in table.legal(made.ask.seat, made.ask.id):
                    assert move.ability is not None, f"{made.ask.seat} is out and moves"
                    assert move.ability.when_dead, f"{made.ask.seat} is out and moves: {move.id}"
        assert cards_of(table) == cards
        assert table.over is not None
        assert table.pending == []
        for seat in table.seats:
            assert table.legal(seat) == []
        with pytest.raises(IllegalMove) as refused:
            table.act(table.seats[0], "pass")
        assert refused.value.refusal.code == "over"


@EVERY
def test_every_legal_move_is_accepted(game: str, mode: str, seats: int) -> None:
    for seed in games(game, 8):
        for number, (ask, legal, table) in enumerate(played(game, mode, seats, seed)):
            for move in legal if number % 10 == 0 else legal[:1]:
                assert table.check(ask.seat, move.id, ask.id) is None
                assert table.check(ask.seat, move.move, ask.id) is None
                copy = table.clone()
                copy.act(ask.seat, move.move, ask.id)


def played(game: str, mode: str, seats: int, seed: int) -> Any:
    table = new_table(game, mode, seats, seed)
    for ask, legal in decisions(table, seed):
        yield ask, legal, table


def near_misses(move: dict[str, Any], table: Table, seed: int) -> list[dict[str, Any]]:
    """Moves that look like a legal one: another word, a missing or extra part, a value beside it, another seat or
    card, a wrong type."""
    found: list[dict[str, Any]] = [{**move, "do": "spot_on"}, {**move, "extra": 1}, {}, {"do": 5}]
    cards = sorted({info.text for info in table._state.program.cards})
    for key, value in move.items():
        if key == "do":
            continue
        found.append({k: v for k, v in move.items() if k != key})
        found += [
            {**move, key: odd} for odd in ("nobody", None, [], {"x": 1}, [value, value], -1, 10**15, True)
        ]
        if isinstance(value, int):
            found += [{**move, key: value + 1}, {**move, key: value - 1}, {**move, key: str(value)}]
        if value in table.seats:
            found += [{**move, key: other} for other in table.seats]
        if value in cards:
            kind, _, copy = value.partition(" ")
            found += [{**move, key: odd} for odd in (kind, copy, f"{kind} 1S", value.upper(), f"{value} ")]
            found += [{**move, key: cards[mix(seed, i) % len(cards)]} for i in range(4)]
    return found


@EVERY
def test_what_is_not_legal_is_refused_and_changes_nothing(game: str, mode: str, seats: int) -> None:
    for seed in games(game, 8):
        old_ask, elsewhere = None, decisions(new_table(game, mode, seats, seed + 1), seed + 1)
        for number, (ask, legal, table) in enumerate(played(game, mode, seats, seed)):
            foreign = next(elsewhere, None)
            if number % 7:
                continue
            before, objects = table.to_json(), [m.move for m in legal]
            sample = legal[mix(seed, number) % len(legal)]
            for move in near_misses(sample.move, table, seed + number):
                if move not in objects:
                    refuse(table, ask.seat, move, ask.id)
            for other in table.seats:
                if other != ask.seat:
                    refuse(table, other, sample.move, ask.id)
            for stale in (old_ask, "k999999", "nonsense", ""):
                if stale is not None and stale not in [a.id for a in table.pending]:
                    refuse(table, ask.seat, sample.move, stale)
            if foreign is not None:
                foreign_ask, foreign_legal = foreign
                for move in (m.move for m in foreign_legal[:5]):
                    if move not in objects:
                        refuse(table, ask.seat, move, ask.id)
                    if foreign_ask.id not in [a.id for a in table.pending]:
                        refuse(table, foreign_ask.seat, move, foreign_ask.id)
            refuse(table, "nobody", sample.move, None)
            refuse(table, SPECTATOR, sample.move, ask.id)
            assert table.to_json() == before, "a refused move changed something"
            old_ask = ask.id


def refuse(table: Table, seat: str, move: dict[str, Any], ask: str | None) -> None:
    """Whoever calls this compares the table with what it was before."""
    with pytest.raises(IllegalMove) as refused:
        table.act(seat, move, ask)
    assert refused.value.refusal.code
    assert table.check(seat, move, ask) == refused.value.refusal


@EVERY
def test_a_view_is_the_referees_with_parts_hidden(game: str, mode: str, seats: int) -> None:
    for seed in games(game, 8):
        table = new_table(game, mode, seats, seed)
        for number, _ in enumerate(inputs(table, seed)):
            if number % 9 == 0:
                views = {viewer: table.view(viewer) for viewer in (*table.seats, SPECTATOR)}
                whole = table.view(REFEREE)
                for seat in table.seats:
                    assert_part(views[seat], whole)
                    assert_part(views[SPECTATOR], views[seat])
        every = table.events()
        for viewer in (*table.seats, SPECTATOR):
            told = table.events(seat=viewer)
            assert [e["n"] for e in told] == list(range(1, len(told) + 1))
            assert len(told) <= len(every)


def assert_part(small: dict[str, Any], big: dict[str, Any]) -> None:
    for key in ("game", "players", "zones", "over", "at"):
        assert is_part(small[key], big[key]), (small["seat"], key, small[key], big[key])
    known = [{k: v for k, v in fact.items() if k != "to"} for fact in big["facts"]]
    assert all(fact in known for fact in small["facts"])
    assert {a["ask"] for a in small["asks"]} <= {a["ask"] for a in big["asks"]}


def is_part(small: Any, big: Any) -> bool:
    """Whether plain data is other plain data with parts hidden: only counted, or in an order that tells
    nothing."""
    if small == big or small == {"hidden": True}:
        return True
    if isinstance(big, list):
        return bool(
            small == {"count": len(big)} or (isinstance(small, list) and Counter(small) == Counter(big))
        )
    if isinstance(big, dict) and isinstance(small, dict):
        return all(key in big and is_part(value, big[key]) for key, value in small.items())
    return False


@EVERY
def test_a_clone_and_a_saved_table_go_on_identically(game: str, mode: str, seats: int) -> None:
    loaded = rulewright.load(game, mode)
    for seed in games(game, 8):
        table = new_table(game, mode, seats, seed)
        for number, made in enumerate(inputs(table, seed)):
            if number % 9:
                continue
            saved, copy = loaded.from_json(table.to_json()), table.clone()
            assert saved.to_json() == table.to_json() == copy.to_json()
            assert saved.view(REFEREE) == table.view(REFEREE)
            before = table.to_json()
            for other in (saved, copy):
                made.give(other)
            assert saved.to_json() == copy.to_json() != before
            assert table.to_json() == before, "what a clone did changed the table"


@EVERY
def test_the_same_seed_and_inputs_give_the_same_log(game: str, mode: str, seats: int) -> None:
    for seed in games(game, 8):
        table = new_table(game, mode, seats, seed)
        made = list(inputs(table, seed))
        replay = new_table(game, mode, seats, seed)
        for one in made:
            one.give(replay)
        assert json.dumps(replay.events()) == json.dumps(table.events())
        assert replay.to_json() == table.to_json()


# -- the random games themselves -----------------------------------------------------------------------


def kind_of(made: Input) -> str:
    if made.ask is None:
        return "tick" if made.at is not None else "outside"
    return "anytime" if made.ask.place == NOBODY else "answer"


def test_random_games_make_inputs_of_every_kind() -> None:
    for game in known_games():
        rules = rulewright.load(game).rules
        wanted = {"answer"} | ({"tick"} if rules.timers else set())
        wanted |= {"outside"} if any(e.outside for e in rules.events.values()) else set()
        wanted |= {"anytime"} if rules.by_key("offer", "anytime") else set()
        found: set[str] = set()
        for seed in range(1, 40, 2):
            found |= {kind_of(made) for made in inputs(new_table(game, None, 5, seed), seed)}
            if found == wanted:
                break
        assert found == wanted, game


def test_a_playout_uses_an_offer_at_any_time_one_time_in_eight_while_somebody_has_to_answer() -> None:
    game = micro(
        """
        events:
          begin:
            do:
              - loop:
                  - open: {for: players.first, offers: [turn], closes: answered}
                while: game.turns < 400
              - win: {who: none, because: done}
        attributes:
          game:
            turns: {type: int, default: 0, seen_by: all}
            extras: {type: int, default: 0, seen_by: all}
        rules:
          turn: {offer: turn, do: [{add: {game.turns: 1}}]}
          extra: {offer: anytime, do: [{add: {game.extras: 1}}]}
        """
    )
    counts = []
    for _ in range(2):
        table = game.table(2, 0)
        outcome = random_game(table, 7)
        extras = table.view(REFEREE)["game"]["extras"]
        assert outcome.decisions == 400 + extras
        counts.append(extras)
    assert counts[0] == counts[1]
    assert 0.08 < counts[0] / (400 + counts[0]) < 0.17  # one in eight


@given(data=st.data())
@hypothesis_settings(max_examples=60, deadline=None)
def test_any_input_leaves_a_table_that_works(data: st.DataObject) -> None:
    game, mode, seats = data.draw(st.sampled_from(settings()))
    table = new_table(game, mode, seats, data.draw(st.integers(0, 1000)))
    json_values = st.recursive(
        st.none() | st.booleans() | st.integers(-5, 40) | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3),
        max_leaves=4,
    )
    for _ in range(data.draw(st.integers(1, 15))):
        if table.over is not None:
            return
        waiting = table.usable()
        if not waiting:
            table.tick(table.next_deadline() or table.now)
            continue
        ask = waiting[0]
        legal = playable(table.legal(ask.seat, ask.id))
        if legal and data.draw(st.booleans()):
            table.act(ask.seat, data.draw(st.sampled_from(legal)), ask.id)
            continue
        move = data.draw(
            st.dictionaries(
                st.sampled_from(["do", "quantity", "face", "card", "target"]), json_values, max_size=4
            )
        )
        before = table.to_json()
        try:
            table.act(
                data.draw(st.sampled_from([*table.seats, "x"])),
                move,
                data.draw(st.sampled_from([ask.id, None, "k0"])),
            )
        except IllegalMove:
            assert table.to_json() == before
