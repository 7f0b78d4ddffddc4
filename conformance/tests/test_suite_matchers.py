"""Matchers compare as SCENARIOS.md says, and nothing that differs slips through."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright_conformance.check_events import check_events, check_never
from rulewright_conformance.checks import check_over, check_tree
from rulewright_conformance.history import History
from rulewright_conformance.matchers import MISSING, assign, leaves, matches, same
from rulewright_conformance.model import Events
from rulewright_conformance.names import BY_SEAT, FIELDS, VIEW, Names


@pytest.mark.parametrize(
    ("expected", "good", "bad"),
    [
        (1, [1, 1.0], [2, True, "1", None, MISSING]),
        (True, [True], [1, "true", False]),
        (None, [None], [0, False, "", MISSING]),
        ("x", ["x"], ["y", 1]),
        ([1, 2], [[1, 2]], [[2, 1], [1], [1, 2, 3], "12", {"count": 2}]),
        ([1, {"between": [2, 3]}], [[1, 2], [1, 3]], [[1, 4]]),
        ({"a": 1}, [{"a": 1}, {"a": 1, "b": 2}], [{}, {"a": 2}, [], None]),
        ({}, [{}, {"a": 1}], [None, [], 0]),
        ({"one_of": [1, "x", [2]]}, [1, "x", [2]], [2, "y", None, MISSING]),
        ({"between": [2, 4]}, [2, 3, 4], [1, 5, True, "3", None, MISSING]),
        ({"count": 2}, [[1, 2], {"count": 2}], [[1], {"count": 3}, {"count": 2, "x": 1}, "ab", 2, MISSING]),
        ({"count": {"between": [1, 2]}}, [[1], {"count": 2}], [[], {"count": 3}]),
        ({"absent": True}, [MISSING, None], [0, False, "", [], {"hidden": True}]),
        (
            {"hidden": True},
            [{"hidden": True}],
            [{"hidden": False}, {"count": 1}, None, MISSING, {"hidden": True, "x": 1}],
        ),
        ({"unordered": [1, 2, 2]}, [[2, 1, 2]], [[1, 2], [1, 1, 2], [1, 2, 2, 2], {"count": 3}]),
        ({"unordered": [{"one_of": [1, 2]}, 1]}, [[1, 2], [2, 1], [1, 1]], [[2, 2], [1, 3]]),
        ({"has": [2, 2]}, [[2, 3, 2]], [[2, 3], [], "22"]),
        ({"has": [{"kind": "turn"}]}, [[{"kind": "turn", "seat": "b"}]], [[{"kind": "vote"}]]),
        ({"closed": {"a": 1}}, [{"a": 1}], [{"a": 1, "b": 2}, {}, []]),
        (
            {"closed": {"a": {"b": {"between": [1, 2]}}}},
            [{"a": {"b": 2}}],
            [{"a": {"b": 2, "c": 1}}, {"a": {"b": 3}}],
        ),
        ({"closed": {"count": 3}}, [{"count": 3}], [[1, 2, 3], {"count": 4}]),
        ({"closed": [1]}, [[1]], [[1, 2]]),
    ],
)
def test_values_match_as_they_should(expected: Any, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert matches(expected, value), value
    for value in bad:
        assert not matches(expected, value), value


@pytest.mark.parametrize(
    ("names", "expected", "good", "bad"),
    [
        (FIELDS, {"count": 1}, [{"count": 1}, {"count": 1, "by": "a"}], [{"count": 2}, [5], {"by": "a"}]),
        (FIELDS, {"hidden": True}, [{"hidden": True, "x": 1}], [{"hidden": False}]),
        (FIELDS, {"absent": True}, [{"absent": True}], [{}, None, MISSING]),
        (FIELDS, {"count": {"between": [1, 2]}}, [{"count": 2}], [{"count": 3}]),
        (FIELDS, {"deck": {"count": 2}}, [{"deck": {"count": 2}}, {"deck": [1, 2]}], [{"deck": [1]}]),
        (FIELDS, {"closed": {"count": 1}}, [{"count": 1}], [{"count": 1, "by": "a"}, {"count": 2}]),
        (FIELDS, {"closed": True}, [{"closed": True, "by": "a"}], [{"closed": False}]),
        (BY_SEAT, {"a": {"count": 1}}, [{"a": {"count": 1, "x": 2}}], [{"a": [5]}, {"a": {"count": 2}}]),
        (BY_SEAT, {"has": {"face": 4}}, [{"has": {"face": 4}}], [{"has": {"face": 5}}]),
        (VIEW, {"game": {"count": 3}}, [{"game": {"count": 3, "turn": "a"}}], [{"game": {"count": 4}}]),
        (
            VIEW,
            {"closed": {"players": {"a": {"count": 3}}}},
            [{"players": {"a": {"count": 3}}}],
            [{"players": {"a": [1, 2, 3]}}, {"players": {"a": {"count": 3, "dice": 1}}}],
        ),
    ],
)
def test_a_mapping_of_names_is_never_a_matcher(
    names: Names, expected: Any, good: list[Any], bad: list[Any]
) -> None:
    for value in good:
        assert matches(expected, value, names), value
    for value in bad:
        assert not matches(expected, value, names), value


def test_an_attribute_may_be_called_like_a_matcher() -> None:
    view = {"game": {"count": 3, "heap": 9}, "players": {"b": {"hidden": 1, "x": 2}}}
    tree = {"game": {"count": 3}, "players": {"b": {"hidden": 2}}}
    assert [(each.name, each.status) for each in check_tree("state", 1, tree, view, frozenset())] == [
        ("state.game.count", "pass"),
        ("state.players.b.hidden", "fail"),
    ]


def test_equality_is_that_of_json() -> None:
    assert same({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]})
    assert not same({"a": 1}, {"a": True})
    assert not same([1], [1, 1])
    assert not same({"a": 1}, {"a": 1, "b": 1})


def test_an_assignment_is_found_whenever_there_is_one() -> None:
    assert assign([{"one_of": [1, 2]}, 1], [1, 2]) == [1, 0]
    assert assign([1, 1], [1]) is None
    assert assign([], [1]) == []
    chain = [{"one_of": [n, n + 1]} for n in range(30)]
    assert assign(chain, list(range(1, 31))) == list(range(30))


def test_a_tree_is_taken_apart_into_single_checks() -> None:
    expected = {"game": {"heap": 3, "turn": {"one_of": ["a"]}}, "players": {"b": {"bag": []}}}
    got = {"game": {"heap": 3}, "zones": {}}
    assert leaves(expected, got) == [
        (("game", "heap"), 3, 3),
        (("game", "turn"), {"one_of": ["a"]}, MISSING),
        (("players", "b", "bag"), [], MISSING),
    ]
    assert leaves({"game": {"heap": 3}}, {"game": 5}) == [(("game",), {"heap": 3}, 5)]


def test_what_the_engine_has_no_word_for_is_left_out() -> None:
    tree = {"game": {"heap": 3}, "players": {"b": {"bag": [], "taken": 1}}, "zones": {"deck": {"count": 2}}}
    lacks = frozenset({"game.heap", "zone.bag", "zone.deck"})
    found = check_tree("state", 1, tree, {"players": {"b": {"taken": 1}}}, lacks)
    assert [(each.name, each.status) for each in found] == [
        ("state.game.heap", "not-applicable"),
        ("state.players.b.bag", "not-applicable"),
        ("state.players.b.taken", "pass"),
        ("state.zones.deck", "not-applicable"),
    ]


def test_winners_are_compared_in_any_order() -> None:
    over = {"winners": ["b", "a"], "because": "last"}
    assert check_over({"winners": ["a", "b"]}, over)[0].status == "pass"
    assert check_over({"winners": ["a", "b"], "because": "first"}, over)[0].status == "fail"
    assert check_over({"winners": ["a"]}, over)[0].message == "the game ended otherwise"
    assert check_over(None, over)[0].message == "the game is over"
    assert check_over({"winners": []}, None)[0].message == "the game is not over"
    assert (
        check_tree("state", 1, {"over": {"winners": ["a", "b"]}}, {"over": over}, frozenset())[0].status
        == "pass"
    )


def event(number: int, kind: str, **more: Any) -> dict[str, Any]:
    """An event that everybody is told of."""
    return {"n": number, "type": kind, "to": "all", **more}


FREE = [
    event(1, "start"),
    event(2, "vote", after=[1]),
    event(3, "nod", after=[1]),
    event(4, "end", after=[2, 3]),
]


def test_what_comes_before_follows_from_after_and_else_from_the_order() -> None:
    def order(events: list[dict[str, Any]]) -> list[list[int]]:
        history = History(events)
        places = range(len(events))
        return [[early for early in places if history.follows(late, early)] for late in places]

    assert order(FREE) == [[], [0], [0], [0, 1, 2]]
    assert order([event(5, "a"), event(7, "b"), event(9, "c")]) == [[], [0], [0, 1]]
    assert order([event(1, "a"), event(2, "b", after=[]), event(3, "c")]) == [[], [], [1]]


@pytest.mark.parametrize(
    ("kinds", "ordered", "failing"),
    [
        (["start", "vote", "end"], True, None),
        (["start", "nod", "end"], True, None),
        (["vote", "nod"], True, (2, "the event 'nod' does not follow the one before it")),
        (["nod", "vote"], True, (2, "the event 'vote' does not follow the one before it")),
        (["vote", "nod"], False, None),
        (["end", "start"], False, None),
        (["vote", "vote"], False, (2, "there are fewer events 'vote' than expected")),
        (["start", "gift", "end"], True, (2, "no event 'gift' came")),
    ],
)
def test_events_are_compared_as_a_partial_order(
    kinds: list[str], ordered: bool, failing: tuple[int, str] | None
) -> None:
    expected = Events(tuple({"type": kind} for kind in kinds), ordered)
    found = check_events(expected, History(FREE), 0, frozenset())
    bad = [(int(each.name.rpartition(".")[2]), each.message) for each in found if each.status == "fail"]
    assert bad[:1] == ([failing] if failing else [])
    assert len(found) == len(kinds)


def test_an_event_pattern_compares_data_audience_and_what_some_are_told() -> None:
    events = [event(1, "roll", to=["a", "b"], data={"by": "a"}, only={"a": {"face": 4}})]

    def verdict(**pattern: Any) -> str:
        return check_events(Events(({"type": "roll", **pattern},), True), History(events), 0, frozenset())[
            0
        ].status

    assert verdict(to=["b", "a"], data={"by": "a"}, only={"a": {"face": {"between": [1, 6]}}}) == "pass"
    assert verdict(to="all") == "fail"
    assert verdict(to=["a"]) == "fail"
    assert verdict(data={"by": "b"}) == "fail"
    assert verdict(only={"b": {"face": 4}}) == "fail"


def test_data_and_only_of_an_event_are_never_matchers() -> None:
    told = [event(1, "counted", data={"count": 2, "by": "a"}, only={"a": {"count": 1, "face": 4}})]

    def verdict(**pattern: Any) -> str:
        expected = Events(({"type": "counted", **pattern},), True)
        return check_events(expected, History(told), 0, frozenset())[0].status

    assert verdict(data={"count": 2}) == "pass"
    assert verdict(data={"count": 1}) == "fail"
    assert verdict(data={"count": {"one_of": [1, 2]}}) == "pass"
    assert verdict(only={"a": {"count": 1}}) == "pass"
    assert verdict(data={"closed": {"count": 2}}) == "fail"


COUNTED = [
    event(1, "round", data={"starter": "a"}),
    event(12, "counted", data={"by": "b", "count": 5}),
    event(13, "counted", data={"by": "a", "count": 1}, to=["a"]),
    event(14, "counted", data={"by": "c", "count": 7}),
    event(15, "counted", data={"by": "c", "count": 8}),
]


@pytest.mark.parametrize(
    ("pattern", "told", "message", "numbers"),
    [
        (
            {"data": {"by": "a", "count": 2}},
            COUNTED[:1] + COUNTED[2:3],
            "'counted' came (n 13), with data.count 1, expected 2",
            [13],
        ),
        (
            {"data": {"by": "a", "count": 2}},
            COUNTED,
            "'counted' came 4 times; the nearest (n 13), with data.count 1, expected 2",
            [12, 13, 14],
        ),
        (
            {"to": "all", "data": {"who": "d"}, "only": {"a": {"face": 4}}},
            COUNTED[2:3],
            '\'counted\' came (n 13), with to ["a"], expected "all"; data.who nothing, expected "d"; '
            "only.a.face nothing, expected 4",
            [13],
        ),
    ],
)
def test_the_nearest_event_says_what_differs(
    pattern: dict[str, Any], told: list[dict[str, Any]], message: str, numbers: list[int]
) -> None:
    expected = Events(({"type": "counted", **pattern},), True)
    (found,) = check_events(expected, History(told), 0, frozenset())
    assert found.message == message
    assert [each["n"] for each in found.got] == numbers


def test_if_no_event_of_the_type_came_the_types_are_listed_that_did() -> None:
    expected = Events(({"type": "gift"},), True)
    (found,) = check_events(expected, History(COUNTED), 0, frozenset())
    assert (found.message, found.got) == ("no event 'gift' came", ["round", "counted"])


def test_events_before_the_step_do_not_count_for_it() -> None:
    expected = Events(({"type": "start"},), True)
    assert check_events(expected, History(FREE), 1, frozenset())[0].status == "fail"


def test_events_that_must_not_happen() -> None:
    found = check_never(({"type": "vote"}, {"type": "gift"}), FREE, frozenset({"event.gift"}))
    assert [each.status for each in found] == ["fail", "not-applicable"]
    assert check_never(({"type": "gift"},), FREE, frozenset())[0].status == "pass"


@pytest.mark.parametrize(
    "wrong",
    [
        {"one_of": 5},
        {"between": [1]},
        {"between": ["a", "b"]},
        {"between": 5},
        {"between": [True, 3]},
        {"has": 5},
        {"unordered": 5},
        {"count": [1]},
        {"one_of": [{"has": 5}]},
    ],
)
@pytest.mark.parametrize("got", [2, "a", [1, 2], {"count": 2}, None])
def test_a_matcher_with_a_wrong_argument_matches_nothing(wrong: dict[str, Any], got: Any) -> None:
    assert not matches(wrong, got)
