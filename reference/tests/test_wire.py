"""The reference engine as a process: whatever comes in, one valid line goes out."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from rulewright.wire.server import LONGEST_LINE, Server, serve

SETUP = {
    "cmd": "setup",
    "seq": "s",
    "game": "liars_dice",
    "mode": "standard",
    "seats": ["a", "b"],
    "chance": {"seed": 1},
}


def ask(server: Server, message: Any) -> dict[str, Any]:
    line = message if isinstance(message, bytes) else json.dumps(message).encode()
    answer = server.answer(line)
    assert isinstance(json.loads(json.dumps(answer)), dict)
    return answer


@pytest.fixture
def table() -> Server:
    server = Server()
    assert ask(server, SETUP)["ok"] is True
    return server


GARBAGE = [
    b"", b"{", b"null", b"[]", b"1", b'"x"', b"\xff\xfe", b'{"cmd":"hello"}', b'{"seq":"1"}', b'{"cmd":5,"seq":"1"}',
    b'{"cmd":"act","seq":"1"}', b'{"cmd":"act","seq":"1","seat":5}', b'{"cmd":"nonsense","seq":"1"}',
    b'{"cmd":"hello","seq":"1","protocol":true}', b'{"cmd":"hello","seq":"1","protocol":1,"more":2}',
    b'{"cmd":"check","seq":"1","seat":"a"}',
    b'{"cmd":"tick","seq":"1","at":1.5}', b'{"cmd":"tick","seq":"1","at":"soon"}', b'{"cmd":"view","seq":"1","seat":"zz"}',
    b"[" * 100_000, b'{"cmd":"act","seq":"1","seat":"a","move":' + b"[" * 5_000 + b"}",
]  # fmt: skip


@pytest.mark.parametrize("line", GARBAGE)
def test_garbage_is_refused_and_leaves_the_table(table: Server, line: bytes) -> None:
    before = table.table.to_json() if table.table else ""
    answer = ask(table, line)
    assert answer["refused"]["phase"] == "protocol"
    assert answer["refused"]["message"]
    assert table.table is not None
    assert table.table.to_json() == before


def test_fields_that_begin_with_x_are_ignored() -> None:
    assert ask(Server(), {**SETUP, "x_trace": {"any": ["thing"]}})["ok"] is True


SETUPS: list[tuple[dict[str, Any], str]] = [
    ({"seats": ["a"]}, "seats"),
    ({"seats": list("abcdefg")}, "seats"),
    ({"seats": ["a", "a"]}, "seats"),
    ({"seats": ["a", "spectator"]}, "seats"),
    ({"seats": ["a", "B c"]}, "seats"),
    ({"seats": [1, 2]}, "malformed"),
    ({"mode": "nonsense"}, "mode"),
    ({"game": "nonsense"}, "mode"),
    ({"host": "z"}, "host"),
    ({"settings": {"decision_ms": -1}}, "setting"),
    ({"settings": {"decision_ms": True}}, "setting"),
    ({"settings": {"nonsense": 1}}, "setting"),
    ({"rulings": {"ones_rank": "nonsense"}}, "ruling"),
    ({"rulings": {"nonsense": "high"}}, "ruling"),
    ({"lineup": ["boss"]}, "lineup"),
    ({"position": {"at": "nonsense"}}, "position"),
    ({"position": {"at": "bidding", "game": {"turn": "z"}}}, "position"),
    ({"position": {"at": "bidding", "game": {"turn": "a"}, "players": {"a": {"dice": -1}}}}, "position"),
    ({"position": {"at": "bidding", "game": {"turn": "a"}, "players": {"a": {"dice": 0}}}}, "position"),
    ({"position": {"at": "bidding", "game": {"turn": "a"}, "players": {"z": {}}}}, "position"),
    ({"position": {"at": "bidding", "game": {"turn": "a"}, "zones": {"deck": []}}}, "position"),
    ({"position": {"at": "bidding", "nonsense": 1}}, "position"),
    ({"chance": {"tape": {"roll": {"z": []}}}}, "chance"),
    ({"chance": {"tape": {"nonsense": {}}}}, "chance"),
    ({"chance": {"tape": {"roll": {"a": [[1, 2, 3, 4, 7]]}}}}, "chance"),
    ({"chance": {"tape": {}}}, "chance"),
]


@pytest.mark.parametrize(("change", "code"), SETUPS)
def test_a_set_up_that_cannot_be_is_refused_with_its_code(change: dict[str, Any], code: str) -> None:
    server = Server()
    answer = ask(server, {**SETUP, **change})
    assert answer["refused"]["phase"] == ("protocol" if code == "malformed" else "setup")
    assert answer["refused"]["code"] == code
    assert server.table is None


@pytest.mark.parametrize(
    "chance",
    [
        {"tape": []}, {"tape": {"roll": []}}, {"tape": {"roll": {"a": 5}}}, {"tape": {"roll": {"a": [5]}}}, {"seed": "x"},
        {"tape": {"roll": {"a": [["1"]]}}}, {"tape": {"coin": {"a": "heads"}}}, {"missing": "maybe", "tape": {}}, {"seed": -1},
        {"nonsense": 1}, {"tape": {"roll": {"a": None}}}, {"seed": True},
    ],
)  # fmt: skip
def test_chance_of_a_wrong_shape_is_refused(chance: dict[str, Any]) -> None:
    answer = ask(Server(), {**SETUP, "chance": chance})
    assert answer.get("refused", {}).get("code") in ("chance", "malformed"), answer


def test_a_tape_that_ends_in_a_move_is_refused_and_nothing_changed() -> None:
    server = Server()
    throw = [[1, 2, 3, 4, 5]]
    ask(server, {**SETUP, "chance": {"tape": {"roll": {"a": throw, "b": throw}}}})
    ask(server, {"cmd": "act", "seq": "1", "seat": "a", "id": "bid 9 2"})
    assert server.table is not None
    before = server.table.to_json()
    answer = ask(server, {"cmd": "act", "seq": "2", "seat": "b", "id": "challenge"})
    assert answer["refused"]["code"] == "chance"
    assert server.table.to_json() == before


def test_values_left_on_the_tape_are_reported() -> None:
    server, throw = Server(), [[1, 2, 3, 4, 5]]
    answer = ask(server, {**SETUP, "chance": {"tape": {"roll": {"a": throw * 3, "b": throw}}}})
    assert answer["unused"] == {"roll": {"a": 2}}


def test_before_a_set_up_everything_but_hello_is_refused() -> None:
    for message in (
        {"cmd": "act", "seat": "a", "id": "x"},
        {"cmd": "tick", "at": 1},
        {"cmd": "view", "seat": "a"},
    ):
        assert ask(Server(), {"seq": "1", **message})["refused"]["phase"] == "protocol"


def test_a_failed_set_up_leaves_no_table(table: Server) -> None:
    ask(table, {**SETUP, "seats": ["a"]})
    assert ask(table, {"cmd": "view", "seq": "1", "seat": "a"})["refused"]["phase"] == "protocol"


def test_serve_answers_every_line_and_ends_at_bye() -> None:
    lines = [
        json.dumps(SETUP).encode(),
        b"\n",
        b"x" * (LONGEST_LINE + 10),
        b'{"cmd":"bye","seq":"9"}',
        b'{"cmd":"view","seq":"10"}',
    ]
    sink = io.BytesIO()
    serve(io.BytesIO(b"\n".join(lines) + b"\n"), sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [a["seq"] for a in answers] == ["s", "?", "9"]
    assert "at most" in answers[1]["refused"]["message"]


_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
_FIELDS = ["cmd", "seq", "seat", "ask", "id", "move", "at", "withdraw", "event", "protocol", "game", "mode", "seats", "host",
           "settings", "rulings", "position", "chance", "lineup"]  # fmt: skip
_COMMANDS = st.sampled_from(["hello", "setup", "act", "check", "legal", "tick", "outside", "view", "bye"])


@given(
    messages=st.lists(
        st.fixed_dictionaries(
            {"cmd": _COMMANDS, "seq": st.text(min_size=1, max_size=3)},
            optional=dict.fromkeys(_FIELDS[2:], _VALUES),
        ),
        max_size=4,
    )
)
@hypothesis_settings(max_examples=300, deadline=None)
def test_any_message_gets_an_answer(messages: list[dict[str, Any]]) -> None:
    server = Server()
    ask(server, SETUP)
    for message in messages:
        answer = ask(server, message)
        assert answer["seq"] == message["seq"]


@given(
    position=st.dictionaries(
        st.sampled_from(["at", "game", "players", "zones", "rest", "clock"]), _VALUES, max_size=5
    )
)
@hypothesis_settings(max_examples=200, deadline=None)
def test_any_position_is_taken_or_refused(position: dict[str, Any]) -> None:
    answer = ask(Server(), {**SETUP, "position": {"at": "bidding", **position}})
    assert answer.get("ok") or answer["refused"]["code"] in ("position", "malformed")


def test_a_fault_of_our_own_is_answered_and_the_engine_lives(
    table: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(message: dict[str, Any]) -> dict[str, Any]:
        raise RuntimeError("boom")

    monkeypatch.setattr(table, "do_view", broken)
    answer = ask(table, {"cmd": "view", "seq": "1", "seat": "a"})
    assert answer == {"seq": "1", "errored": True, "context": {"internal": "RuntimeError: boom"}}
    assert ask(table, {"cmd": "legal", "seq": "2", "seat": "a"})["legal"]


@pytest.mark.parametrize("quantity", ["1", None, [1], {"n": 1}, True])
def test_a_parameter_of_a_wrong_type_is_malformed(table: Server, quantity: Any) -> None:
    move = {"do": "bid", "quantity": quantity, "face": 2}
    answer = ask(table, {"cmd": "act", "seq": "1", "seat": "a", "move": move})
    assert answer["refused"]["code"] == "malformed"


def test_the_moves_of_a_finished_game_are_refused_as_over() -> None:
    server, throw = Server(), [[2]]
    players = {"a": {"dice": 1}, "b": {"dice": 1}}
    position = {"at": "bidding", "game": {"turn": "a"}, "players": players}
    ask(server, {**SETUP, "position": position, "chance": {"tape": {"roll": {"a": throw, "b": throw}}}})
    ask(server, {"cmd": "act", "seq": "1", "seat": "a", "id": "bid 2 3"})
    assert ask(server, {"cmd": "act", "seq": "2", "seat": "b", "id": "challenge"})["over"]["winners"] == ["b"]
    for message in (
        {"cmd": "legal", "ask": "k2"},
        {"cmd": "act", "ask": "k2", "id": "challenge"},
        {"cmd": "check", "id": "challenge"},
    ):
        assert ask(server, {"seq": "3", "seat": "b", **message})["refused"]["code"] == "over"
