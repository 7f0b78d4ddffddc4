"""Properties that hold in every game: checked on random games of every mode and seat count."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from random_games import GAMES, decisions, new_table, settings

import rulewright
from rulewright.engine.chance import mix
from rulewright.engine.faults import IllegalMove
from rulewright.engine.table import Table

EVERY = pytest.mark.parametrize(("game", "mode", "seats"), settings())


def cards_of(table: Table) -> Counter[str]:
    view = table.view("referee")
    zones = [*view["zones"].values(), *(z for p in view["players"].values() for z in p.values())]
    found: Counter[str] = Counter()
    for zone in zones:
        if isinstance(zone, list):
            found.update(c for c in zone if isinstance(c, str))
    return found


@EVERY
def test_cards_are_conserved_the_dead_do_not_move_and_games_end(game: str, mode: str, seats: int) -> None:
    when_dead = any(a.when_dead for a in rulewright.load(game, mode).rules.abilities if a.key == "offer")
    for seed in range(GAMES):
        table = new_table(game, mode, seats, seed)
        cards = cards_of(table)
        for ask, legal in decisions(table, seed):
            assert legal, f"{ask.seat} is asked and has no legal move"
            assert len({m.id for m in legal}) == len(legal), "two legal moves with one id"
            player = table.view("referee")["players"][ask.seat]
            assert when_dead or player.get("alive", True), f"{ask.seat} is out and moves"
        assert cards_of(table) == cards
        assert table.over is not None
        assert table.pending == []
        with pytest.raises(IllegalMove) as refused:
            table.act(table.seats[0], "pass")
        assert refused.value.refusal.code == "over"


@EVERY
def test_every_legal_move_is_accepted(game: str, mode: str, seats: int) -> None:
    for seed in range(max(GAMES // 10, 2)):
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


def near_misses(move: dict[str, Any], table: Table) -> list[dict[str, Any]]:
    """Moves that look like a legal one: another word, a missing or extra part, a value beside it, a
    wrong type."""
    found: list[dict[str, Any]] = [{**move, "do": "spot_on"}, {**move, "extra": 1}, {}, {"do": 5}]
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
    return found


@EVERY
def test_what_is_not_legal_is_refused_and_changes_nothing(game: str, mode: str, seats: int) -> None:
    for seed in range(max(GAMES // 10, 2)):
        old_ask = None
        for number, (ask, legal, table) in enumerate(played(game, mode, seats, seed)):
            if number % 7:
                continue
            before, objects = table.to_json(), [m.move for m in legal]
            sample = legal[mix(seed, number) % len(legal)]
            for move in near_misses(sample.move, table):
                if move not in objects:
                    refuse(table, ask.seat, move, ask.id)
            for other in table.seats:
                if other != ask.seat:
                    refuse(table, other, sample.move, ask.id)
            for stale in (old_ask, "k999999", "nonsense", ""):
                if stale is not None:
                    refuse(table, ask.seat, sample.move, stale)
            refuse(table, "nobody", sample.move, None)
            assert table.to_json() == before
            old_ask = ask.id


def refuse(table: Table, seat: str, move: dict[str, Any], ask: str | None) -> None:
    before = table.to_json()
    with pytest.raises(IllegalMove) as refused:
        table.act(seat, move, ask)
    assert refused.value.refusal.code
    assert table.to_json() == before, f"{move} was refused and changed something"


@EVERY
def test_a_clone_and_a_saved_table_go_on_identically(game: str, mode: str, seats: int) -> None:
    loaded = rulewright.load(game, mode)
    for seed in range(max(GAMES // 10, 2)):
        table = new_table(game, mode, seats, seed)
        for number, (ask, legal) in enumerate(decisions(table, seed)):
            if number % 9:
                continue
            saved, copy = loaded.from_json(table.to_json()), table.clone()
            assert saved.to_json() == table.to_json() == copy.to_json()
            move = legal[-1].move
            for other in (saved, copy):
                other.act(ask.seat, move, ask.id)
            assert saved.to_json() == copy.to_json()
            assert saved.view(ask.seat) == copy.view(ask.seat)


@EVERY
def test_the_same_seed_and_moves_give_the_same_log(game: str, mode: str, seats: int) -> None:
    for seed in range(max(GAMES // 10, 2)):
        table, moves = new_table(game, mode, seats, seed), []
        for ask, legal in decisions(table, seed):
            moves.append((ask.seat, ask.id, legal[0].id))
            table_moves = legal[mix(seed, 2 * (len(moves) - 1) + 1) % len(legal)]
            moves[-1] = (ask.seat, ask.id, table_moves.id)
        replay = new_table(game, mode, seats, seed)
        for seat, ask_id, move in moves:
            replay.act(seat, move, ask_id)
        assert json.dumps(replay.events()) == json.dumps(table.events())
        assert replay.to_json() == table.to_json()


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
        ask = table.pending[0]
        if data.draw(st.booleans()):
            legal = table.legal(ask.seat, ask.id)
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
