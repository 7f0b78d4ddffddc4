"""Staff (SEM-28) for programs: names, vocabulary, used rules, random games, saved tables and the wire."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from micro import micro, write_micro
from micro_games import BARE, LED, LED_DOCUMENTS, led_game, led_table

from rulewright.engine.simulation import random_game
from rulewright.rules.documents import load_game
from rulewright.rules.names_check import name_paths
from rulewright.rules.vocabulary import describe
from rulewright.wire.server import Server


def test_a_staff_seat_has_a_name_in_each_language() -> None:
    spec = write_micro(LED, **LED_DOCUMENTS)
    paths = name_paths(load_game(spec / "micro"), [led_game().rules])
    assert [p for p in paths if p.startswith("staff.")] == ["staff.guide", "staff.clerk"]


def test_the_vocabulary_names_the_staff_and_its_moves() -> None:
    words = describe(led_game().rules)
    assert words["staff"] == {"guide": {"sees": "everything"}, "clerk": {"sees": "own"}}
    assert words["moves"]["bell"] == {"shapes": [{"params": [], "by": "staff"}]}
    assert words["moves"]["knock"] == {"shapes": [{"params": []}]}
    assert "micro.staff.clerk" in words["rules"]
    assert describe(micro(BARE).rules)["staff"] == {}


def test_rules_of_staff_are_used_where_it_acts_or_looks() -> None:
    it = led_game().table()
    assert not {"micro.staff.guide", "micro.staff.clerk"} & set(it.used_rules())
    it.view("clerk")
    assert "micro.staff.clerk" in it.used_rules()
    it.act("guide", "bell")
    assert "micro.staff.guide" in it.used_rules()


def test_random_games_answer_for_the_staff_too() -> None:
    for seed in range(20):
        it = led_game().table(3, seed)
        outcome = random_game(it, seed)
        assert outcome.winners == ("a",), outcome
        assert {role for role, _, _ in outcome.carried} == {"role"}
        assert len(outcome.carried) == 3
        assert {"guide", "clerk"} >= {
            e["data"]["who"] for e in it.events() if e["data"].get("what") == "bell"
        }


def test_clones_and_saved_tables_have_the_staff() -> None:
    it = led_table()
    for other in (it.clone(), it.game.from_json(it.to_json())):
        assert (other.seats, other.staff) == (it.seats, it.staff)
        other.act("clerk", "bell")
        other.act("guide", "knock", "k1")
    assert json.loads(it.to_json())["seats"] == ["a", "b"]


def ask(server: Server, cmd: str, **parts: Any) -> dict[str, Any]:
    return server.answer(json.dumps({"cmd": cmd, "seq": "1", **parts}).encode())


def test_the_wire_carries_staff() -> None:
    spec: Path = write_micro(LED, **LED_DOCUMENTS)
    server = Server(spec)
    assert ask(server, "hello", protocol=1)["games"]["micro"]["staff"] == ["clerk", "guide"]
    refusal = ask(server, "setup", game="micro", mode="plain", seats=["a", "guide"])["refused"]
    assert (refusal["phase"], refusal["code"]) == ("setup", "seats")
    reply = ask(server, "setup", game="micro", mode="plain", seats=["a", "b"])
    assert [(a["seat"], a.get("via")) for a in reply["asks"]][:3] == [
        ("a", "guide"),
        ("b", "guide"),
        ("guide", None),
    ]
    assert ask(server, "legal", seat="guide", ask="k2")["legal"][0]["id"] == "knock"
    assert ask(server, "check", seat="guide", ask="k2", id="vote > a")["ok"] is True
    assert ask(server, "act", seat="guide", ask="k2", id="vote > a")["ok"] is True
    assert ask(server, "act", seat="guide", ask="zz", id="vote > a")["refused"]["code"] == "no_such_ask"
    assert ask(server, "view", seat="guide")["view"]["seat"] == "guide"
    assert ask(server, "view", seat="warden")["refused"]["code"] == "malformed"
