"""Everything the reference engine says is of the protocol: random games of every bundled and made-up game."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rulewright.data import data_path
from rulewright.engine.chance import mix
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.rules.source import RulesError
from rulewright.wire.server import Server

HERE = Path(__file__).parent
SCHEMA = json.loads((data_path("schema") / "wire.schema.json").read_text(encoding="utf-8"))
SPECS = [data_path("spec"), HERE / "sketches", HERE / "games"]


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


ANSWERS = {
    "hello": validator("hello_answer"),
    "view": validator("view_answer"),
    "legal": validator("legal_answer"),
    "reply": validator("reply"),
}


def send(server: Server, cmd: str, **parts: Any) -> dict[str, Any]:
    answer = json.loads(json.dumps(server.answer(json.dumps({"cmd": cmd, "seq": "1", **parts}).encode())))
    kind = "reply" if "refused" in answer or cmd not in ANSWERS else cmd
    errors = [e.message for e in ANSWERS[kind].iter_errors(answer)]
    assert not errors, (cmd, errors, answer)
    return answer  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("spec", "game"),
    [(spec, game) for spec in SPECS for game in known_games(spec)],
    ids=lambda v: getattr(v, "name", v),
)
def test_every_answer_is_of_the_protocol(spec: Path, game: str) -> None:
    server = Server(spec)
    claim = send(server, "hello", protocol=1)["games"][game]
    for seed in range(3):
        seats = list("abcdefgh"[: min(claim["seats"][1], claim["seats"][0] + 2)])
        reply = send(server, "setup", game=game, mode=claim["modes"][0], seats=seats, chance={"seed": seed})
        for step in range(40):
            for viewer in (*seats, "spectator", "referee"):
                send(server, "view", seat=viewer)
            asks = reply.get("asks", [])
            if not asks:
                break
            ask = asks[mix(seed, step) % len(asks)]
            legal = send(server, "legal", seat=ask["seat"], ask=ask["ask"])["legal"]
            if step % 5 == 4 or not legal:
                closes = [a["closes"] for a in asks if a["closes"] is not None]
                if closes:
                    reply = send(server, "tick", at=min(closes))
                    continue
            if not legal:
                break
            chosen = dict(legal[mix(seed, step + 1000) % len(legal)])
            if wanted := chosen.pop("text", None):
                chosen["move"] = {**chosen["move"], wanted["name"]: "well"}
                chosen["id"] += ' "well"'
            reply = send(server, "act", seat=ask["seat"], ask=ask["ask"], **chosen)


def test_facts_are_told_as_the_protocol_says() -> None:
    server = Server(HERE / "sketches")
    players = {"m": {"role": "mayor"}, "x": {"role": "citizen"}, "l": {"role": "lookout"}}
    send(
        server,
        "setup",
        game="village",
        mode="plain",
        seats=list(players),
        position={"at": "day", "players": players},
    )
    send(server, "act", seat="m", ask="m:any", id="reveal")
    fact = {"what": "role", "of": ["m"], "is": "mayor"}
    assert send(server, "view", seat="x")["view"]["facts"] == [fact]
    assert send(server, "view", seat="referee")["view"]["facts"] == [{**fact, "to": "all"}]


def test_a_game_whose_rules_are_broken_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "good").mkdir()
    source = (HERE / "sketches" / "village" / "game.yaml").read_text(encoding="utf-8")
    for name, text in (
        ("good", source.replace("game: village", "game: good")),
        ("bad", "game: bad\nseats: 5\n"),
    ):
        (tmp_path / name / "modes").mkdir(parents=True)
        (tmp_path / name / "roles").mkdir()
        (tmp_path / name / "game.yaml").write_text(text, encoding="utf-8")
        (tmp_path / name / "modes" / "plain.yaml").write_text("mode: plain\n", encoding="utf-8")
        (tmp_path / name / "roles" / "citizen.yaml").write_text(
            "role: citizen\ndata:\n  side: town\n", encoding="utf-8"
        )
    answer = send(Server(tmp_path), "hello", protocol=1)
    assert list(answer["games"]) == ["good"]
    assert "bad is left out" in capsys.readouterr().err


def test_a_mode_that_is_broken_does_not_hide_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(HERE / "sketches" / "village", tmp_path / "village")
    broken = "mode: torn\nevents:\n  torn:\n    do:\n      - set: {game.nowhere: 1}\n"
    (tmp_path / "village" / "modes" / "torn.yaml").write_text(broken, encoding="utf-8")
    with pytest.raises(RulesError):
        load_rules("village", "torn", tmp_path)
    answer = send(Server(tmp_path), "hello", protocol=1)
    assert answer["games"]["village"]["modes"] == ["plain", "torn"]
    assert "left out" not in capsys.readouterr().err


def test_what_a_mode_brings_is_declared_of_the_game(tmp_path: Path) -> None:
    shutil.copytree(HERE / "sketches" / "village", tmp_path / "village")
    led = "mode: led\nstaff:\n  guide: {}\n"
    (tmp_path / "village" / "modes" / "led.yaml").write_text(led, encoding="utf-8")
    claim = send(Server(tmp_path), "hello", protocol=1)["games"]["village"]
    assert (claim["staff"], claim["lineup"]) == (["guide"], False)
