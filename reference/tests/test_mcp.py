"""The tools for a language model: asked by a real client, in-process and over stdio; no seat reads another."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from click.testing import CliRunner
from mcp import Client, StdioServerParameters
from systems import AT_A_TERMINAL, needs_full, needs_posix

from rulewright.cli import mcp as command
from rulewright.mcp_server import rulebook
from rulewright.mcp_server.refusal import Refused
from rulewright.mcp_server.server import build_server
from rulewright.mcp_server.tables import Tables
from rulewright.rules.documents import known_games
from rulewright.rules.source import RulesError
from rulewright.seat.reply import Reply

T = TypeVar("T")
TOOLS = ["list_games", "get_rules", "search_rules", "explain", "new_table", "view", "legal_moves", "act"]
STDIO = StdioServerParameters(
    command=sys.executable, args=["-c", "from rulewright.cli.mcp import mcp; mcp()", "--tables", "2"]
)


def with_client(target: Any, work: Callable[[Client], Awaitable[T]]) -> T:
    """Do something with a client of a server."""

    async def run() -> T:
        async with Client(target, read_timeout_seconds=60) as client:
            return await work(client)

    return asyncio.run(asyncio.wait_for(run(), 120))


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool gives; its error as the text of an exception."""
    result = await client.call_tool(tool, arguments)
    text = "".join(part.text for part in result.content if hasattr(part, "text"))
    if result.is_error:
        raise RuntimeError(text)
    found: Any = result.structured_content
    return found["result"] if set(found) == {"result"} else found


async def error(client: Client, tool: str, **arguments: Any) -> str:
    with pytest.raises(RuntimeError) as caught:
        await call(client, tool, **arguments)
    return str(caught.value)


async def play_to_the_end(client: Client, game: str, **options: Any) -> dict[str, Any]:
    """Play the seat of a token with its first legal move; every second time wait, if that may be."""
    table = await call(client, "new_table", game=game, seed=5, **options)
    (token,) = table["tokens"].values()
    for turn in range(600):
        seen = await call(client, "view", token=token)
        if seen["view"]["over"] is not None:
            return dict(seen)
        legal = [move for move in await call(client, "legal_moves", token=token) if "say" not in move]
        moves = [] if seen["may_wait"] and turn % 2 else legal
        await call(client, "act", token=token, move=moves[0]["id"] if moves else None)
    raise AssertionError("no end")


# -- over the protocol -----------------------------------------------------------------------------------


@pytest.mark.parametrize("over_stdio", [False, True])
def test_a_client_reads_rules_and_plays_a_game(over_stdio: bool) -> None:
    async def work(client: Client) -> None:
        assert [tool.name for tool in (await client.list_tools()).tools] == TOOLS
        games = await call(client, "list_games")
        assert [each["game"] for each in games] == known_games()
        assert "Liar" not in await call(client, "get_rules", game="liars_dice", lang="ru")
        found = await call(client, "search_rules", query="challenge bid", game="liars_dice")
        assert found[0]["rule"].startswith("liars_dice.")
        rule = await call(client, "explain", id="mafia.doctor.heal", lang="es")
        assert rule["claims"]
        seen = await play_to_the_end(client, "liars_dice")
        assert seen["view"]["over"]["winners"]
        assert seen["text"].startswith("Liar's Dice (Standard). You are seat a.")
        assert "no table for this token" in await error(client, "view", token="guess")

    with_client(STDIO if over_stdio else build_server(Tables()), work)


@pytest.mark.parametrize("game", known_games())
def test_every_game_can_be_played_to_its_end_with_one_seat(game: str) -> None:
    seen = with_client(build_server(Tables()), lambda client: play_to_the_end(client, game))
    assert seen["view"]["over"] is not None
    assert seen["legal"] == []


def test_every_refusal_is_an_error_of_the_tool_that_says_what_to_do() -> None:
    async def work(client: Client) -> None:
        token = (await call(client, "new_table", game="liars_dice", seed=1, play=["a", "b"]))["tokens"]
        a, b = token["a"], token["b"]
        legal = {seat: await call(client, "legal_moves", token=t) for seat, t in token.items()}
        asked, other = (a, b) if legal["a"] else (b, a)
        assert await call(client, "legal_moves", token=other) == []
        wrong = {
            "no game 'chess'": ("new_table", {"game": "chess"}),
            "no game '../spec'": ("get_rules", {"game": "../spec"}),
            "no mode 'x'": ("get_rules", {"game": "mafia", "mode": "x"}),
            "no language 'xx'": ("get_rules", {"game": "mafia", "lang": "xx"}),
            "no topic 'x' of mafia": ("get_rules", {"game": "mafia", "topic": "x"}),
            "no rule or document 'x'": ("explain", {"id": "x"}),
            "no seat 'z'; there are a, b": ("new_table", {"game": "liars_dice", "play": ["z"]}),
            "2 to 6 seats": ("new_table", {"game": "liars_dice", "seats": 99}),
            "no setting": ("new_table", {"game": "liars_dice", "settings": {"x": [1]}}),
            "this decision needs a move": ("act", {"token": asked}),
            "attempted: dance": ("act", {"token": asked, "move": "dance"}),
            "nothing is asked of seat": ("act", {"token": other, "move": "challenge"}),
            "no answer to take back": ("act", {"token": asked, "withdraw": True}),
            # Words that look like JSON are words all the same.
            "attempted: null": ("act", {"token": asked, "move": "null"}),
            "attempted: [1]": ("act", {"token": asked, "move": "[1]"}),
            'attempted: {"move": 1}': ("act", {"token": asked, "move": '{"move": 1}'}),
            "'say' belongs to a move": ("act", {"token": asked, "say": "null"}),
            "no mode 'null' of mafia": ("get_rules", {"game": "mafia", "mode": "null"}),
            "no topic '[1]' of mafia": ("get_rules", {"game": "mafia", "topic": "[1]"}),
            "no game '{}'": ("search_rules", {"query": "x", "game": "{}"}),
            # What is long is said again in part, whatever it is, and what can be done in full.
            "code: not_offered": ("act", {"token": asked, "move": "x" * 100_000}),
            "known: perudo, standard": ("new_table", {"game": "liars_dice", "mode": "x" * 100_000}),
            "known: bang": ("get_rules", {"game": "x" * 100_000}),
            "there are a, b": ("new_table", {"game": "liars_dice", "play": ["x" * 100_000]}),
            "known: everything, token": ("view", {"token": asked, "x" * 100_000: 1}),
            "Input should be a valid string": ("new_table", {"game": "mafia", "rulings": {"x" * 100_000: 1}}),
            "no table for this token": ("legal_moves", {"token": ""}),
            "no argument 'setings' of new_table; known: ": ("new_table", {"game": "mafia", "setings": {}}),
            "did you mean 'settings'?": ("new_table", {"game": "mafia", "setings": {}}),
            "no argument 'x' of list_games; there are none": ("list_games", {"x": 1}),
            "no argument 'x' of view; known: everything, token": ("view", {"token": asked, "x": None}),
            "token: Field required": ("view", {}),
            "seats: Input should be a valid integer": ("new_table", {"game": "mafia", "seats": "many"}),
            "view: token: Input should be a valid string": ("view", {"token": 5}),
            "new_table: 'seed' is 0 or more": ("new_table", {"game": "mafia", "seed": -1}),
            "no language 'zz'; known: en": ("search_rules", {"query": "dice", "lang": "zz"}),
            "no language 'zz' of mafia; known: en": (
                "search_rules",
                {"query": "x", "lang": "zz", "game": "mafia"},
            ),
            "no mode 'zz'; known: ": ("search_rules", {"query": "dice", "mode": "zz"}),
            "no mode 'perudo' of mafia": ("search_rules", {"query": "x", "mode": "perudo", "game": "mafia"}),
            "the query has no words": ("search_rules", {"query": ""}),
            "search_rules: the query has no words": ("search_rules", {"query": " ?! "}),
        }
        for message, (tool, arguments) in wrong.items():
            said = await error(client, tool, **arguments)
            assert message in said, said
            assert "Traceback" not in said
            assert "pydantic" not in said
            assert "\n" not in said
            assert len(said) < 2_100
        assert await call(client, "legal_moves", token=asked) in legal.values(), "nothing has changed"

    with_client(build_server(Tables()), work)


def test_words_that_look_like_json_reach_the_table_as_they_are_and_lists_may_be_written_so() -> None:
    async def work(client: Client) -> None:
        table = await call(
            client, "new_table", game="mafia", mode="online", seats=5, seed=1, play='["a", "b"]'
        )
        assert list(table["tokens"]) == ["a", "b"]
        token = table["tokens"]["a"]
        said = []
        for words in ("null", "[1]", '{"a": 1}', "true", "5"):
            for _ in range(60):
                speaks = [m for m in await call(client, "legal_moves", token=token) if "say" in m]
                if speaks:
                    break
                await call(client, "act", token=token)
            await call(client, "act", token=token, move=speaks[0]["id"], say=words)
            said.append(words)
        events = json.dumps((await call(client, "view", token=token, everything=True))["events"])
        assert all(json.dumps(words) in events for words in said), events

    with_client(build_server(Tables()), work)


def test_the_schema_of_a_tool_has_no_other_arguments() -> None:
    async def work(client: Client) -> None:
        for tool in (await client.list_tools()).tools:
            assert tool.input_schema["additionalProperties"] is False, tool.name

    with_client(build_server(Tables()), work)


HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}
ENDLESS = "9" * 5000
# A line that is no message → the id and the code of the error that answers it (None: it has no answer).
UNREAD = {
    r'{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"view","arguments":{"token":"\ud800"}}}': (7, -32700),
    '{"jsonrpc":"2.0","id":"s","method":"tools/call","params":{"name":"new_table","arguments":{"game":"mafia","seed":9…9}}}'.replace("9…9", ENDLESS): ("s", -32700),
    '{"jsonrpc":"2.0","id":9…9,"method":"ping"}'.replace("9…9", ENDLESS): (None, -32700),
    r'{"jsonrpc":"2.0","id":"\ud800","method":"ping"}': (None, -32700),
    "{bad": (None, -32700),
    '{"a":' * 5000: (None, -32700),
    "[]": (None, -32600),
    "5": (None, -32600),
    '{"jsonrpc":"2.0","id":8}': (8, -32600),
    '{"jsonrpc":"1.0","id":9,"method":"ping"}': (9, -32600),
    '{"jsonrpc":"2.0","id":10,"method":"ping","params":[1]}': (10, -32600),
    "": None,
    "  ": None,
}  # fmt: skip


def test_every_line_that_is_no_message_is_answered_and_the_server_goes_on() -> None:
    async def talk() -> list[dict[str, Any]]:
        server = await asyncio.create_subprocess_exec(
            STDIO.command, *STDIO.args, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert server.stdin is not None
        assert server.stdout is not None
        hello = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": HELLO})
        server.stdin.write(f"{hello}\n".encode())
        answers = [json.loads(await server.stdout.readline())]
        server.stdin.write(b'{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
        for line, expected in UNREAD.items():
            server.stdin.write(f"{line}\n".encode())
            if expected is not None:
                answers.append(json.loads(await server.stdout.readline()))
        server.stdin.write(b'\xff\n{"jsonrpc":"2.0","id":2,"method":"ping"}\n')
        answers += [json.loads(await server.stdout.readline()) for _ in range(2)]
        server.stdin.close()
        assert await server.stdout.read() == b""
        assert await server.wait() == 0
        return answers

    hello, *unread, no_text, ping = asyncio.run(asyncio.wait_for(talk(), 120))
    assert hello["result"]["serverInfo"]["name"] == "rulewright"
    wanted = [expected for expected in UNREAD.values() if expected is not None]
    assert [(each["id"], each["error"]["code"]) for each in unread] == wanted
    assert all(len(each["error"]["message"]) < 300 for each in unread)
    assert (no_text["id"], no_text["error"]["code"]) == (None, -32700)
    assert (ping["id"], ping["result"]) == (2, {})


class Session:
    """The command as a process of its own that has been greeted."""

    def __init__(self, *options: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_A_TERMINAL, "mcp", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.send({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": HELLO})
        assert self.process.stdout is not None
        assert json.loads(self.process.stdout.readline())["id"] == 1

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def ended(self) -> tuple[int, bytes]:
        """How it ended, while its input is still open, and what it said."""
        try:
            status = self.process.wait(30)
        finally:
            self.process.kill()
        with self.process as process:
            assert process.stderr is not None
            return status, process.stderr.read()


def test_a_client_that_reads_no_more_ends_the_server_without_a_word() -> None:
    session = Session()
    assert session.process.stdout is not None
    session.process.stdout.close()
    session.send({"jsonrpc": "2.0", "id": 2, "method": "ping"})
    assert session.ended() == (1, b"")


@needs_posix
def test_the_server_can_be_interrupted_while_it_waits_for_a_line() -> None:
    session = Session()
    session.process.send_signal(signal.SIGINT)
    assert session.ended() == (130, b"\ninterrupted\n")


@needs_full
def test_answers_that_cannot_be_written_end_the_server_with_the_reason() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rulewright.cli.main", "mcp"],
            input=b"5\n",
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"Error: the output cannot be written: No space left on device\n"


# -- seats -----------------------------------------------------------------------------------------------


def test_a_token_sees_and_moves_its_own_seat_and_no_other() -> None:
    tables = Tables()
    made = tables.new("bangarena", seats=4, play=["a", "b"], seed=3)
    tokens = made["tokens"]
    assert len({*tokens.values()}) == 2
    assert all(len(token) >= 32 for token in tokens.values())
    assert made["bots"] == ["c", "d"]
    views = {seat: tables.view(token, everything=True) for seat, token in tokens.items()}
    for seat, seen in views.items():
        others = {name: shown for name, shown in seen["view"]["players"].items() if name != seat}
        assert seen["seat"] == seat
        assert isinstance(seen["view"]["players"][seat]["hand"], list)
        assert all("count" in shown["hand"] for shown in others.values())
        everything = json.dumps(seen)
        assert not any(token in everything for token in tokens.values())
    own = {json.dumps(event) for event in views["a"]["events"]} - {
        json.dumps(e) for e in views["b"]["events"]
    }
    assert own, "each is told what the other is not"
    # A move of one token is that seat's, whoever is asked.
    asked = next(seat for seat in tokens if tables.legal(tokens[seat]))
    other = next(seat for seat in tokens if seat != asked)
    move = tables.legal(tokens[asked])[-1]["id"]
    if not tables.legal(tokens[other]):
        with pytest.raises(Refused, match=f"nothing is asked of seat {other}"):
            tables.act(tokens[other], Reply(move))
    tables.act(tokens[asked], Reply(move))


def test_tokens_are_drawn_anew_and_a_table_without_a_seed_is_too() -> None:
    tables = Tables()
    made = [tables.new("bangarena", seed=seed)["tokens"]["a"] for seed in (1, 1, None, None, None)]
    assert len(set(made)) == 5
    hands = [json.dumps(tables.view(token)["view"]) for token in made]
    assert hands[0] == hands[1]
    assert len(set(hands[2:])) == 3


def test_events_are_told_once_and_everything_on_demand() -> None:
    tables = Tables()
    token = tables.new("liars_dice", seed=1)["tokens"]["a"]
    first = tables.view(token)
    assert first["events"]
    assert tables.view(token)["events"] == []
    assert tables.view(token, everything=True)["events"] == first["events"]


def test_somebody_with_a_token_has_his_chance_before_time_goes_on() -> None:
    tables = Tables()
    made = tables.new("mafia", seats=5, play=["a", "b"], seed=1)["tokens"]
    seen = {seat: tables.view(token) for seat, token in made.items()}
    assert seen["a"]["view"]["at"] == seen["b"]["view"]["at"]
    may = [seat for seat in made if seen[seat]["legal"]]
    assert may
    for seat in may:
        assert tables.view(made[seat])["view"]["at"] == seen[seat]["view"]["at"], "nobody is passed over"
        tables.act(made[seat], Reply(None))
    assert tables.view(made["a"])["view"]["at"] > seen["a"]["view"]["at"]


def test_tables_are_limited_in_number_and_age() -> None:
    clock = [0.0]
    tables = Tables(most=2, age=100, now=lambda: clock[0])
    first = tables.new("liars_dice", play=["a", "b"])["tokens"]["a"]
    clock[0] = 60
    second = tables.new("liars_dice")["tokens"]["a"]
    with pytest.raises(Refused, match="place for 2 tables, and no game is over: finish one"):
        tables.new("liars_dice")
    clock[0] = 120
    with pytest.raises(Refused, match="it may have been forgotten"):
        tables.view(first)
    assert tables.view(second)["seat"] == "a"
    clock[0] = 200  # it has been touched since
    tables.new("liars_dice")
    assert tables.view(second)["seat"] == "a"


def finish(tables: Tables, token: str) -> None:
    while (seen := tables.view(token))["view"]["over"] is None:
        tables.act(token, Reply(seen["legal"][0]["id"]))


def test_a_table_that_is_over_makes_room_the_oldest_first() -> None:
    clock = [0.0]
    tables = Tables(most=3, now=lambda: clock[0])
    tokens = []
    for seed in range(3):
        clock[0] += 1
        tokens.append(tables.new("liars_dice", seed=seed)["tokens"]["a"])
    first, running, last = tokens
    finish(tables, first)
    clock[0] += 1
    finish(tables, last)
    assert tables.view(running)["view"]["over"] is None
    with pytest.raises(Refused, match="no mode"):
        tables.new("liars_dice", mode="x")
    clock[0] -= 1
    assert tables.view(first)["view"]["over"] is not None, "it stays while nobody needs its place"
    fourth = tables.new("liars_dice")["tokens"]["a"]
    with pytest.raises(Refused, match="no table for this token"):
        tables.view(first)
    assert tables.view(last)["view"]["over"] is not None
    fifth = tables.new("liars_dice")["tokens"]["a"]
    with pytest.raises(Refused, match="no table for this token"):
        tables.view(last)
    for token in (running, fourth, fifth):
        assert tables.view(token)["seat"] == "a"
    with pytest.raises(Refused, match="place for 3 tables, and no game is over: finish one"):
        tables.new("liars_dice")


def test_a_table_that_cannot_be_is_not_kept() -> None:
    tables = Tables(most=1)
    for wrong in ({"lang": "xx"}, {"seats": 99}, {"play": ["z"]}, {"mode": "x"}):
        with pytest.raises(Refused):
            tables.new("liars_dice", **wrong)
    assert tables.new("liars_dice")["tokens"]


# -- rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", known_games())
def test_a_topic_has_all_its_rules_and_every_rule_has_a_topic(game: str) -> None:
    mode = rulebook.load_rules(game).mode
    said = rulebook.sentences(game, mode, "en")
    topics = dict.fromkeys(rulebook.topic_of(rule) for rule in said)
    told = "\n".join(rulebook.rules_text(game, topic=topic) for topic in topics)
    assert all(f"`{rule}`\n{text}" in told for rule, text in said.items())
    short = rulebook.rules_text(game)
    assert all(f"{topic} (" in short for topic in topics)


@pytest.mark.parametrize(
    ("query", "lang", "rule"),
    [
        ("doctor heals himself", "en", "mafia.doctor.heal"),
        ("доктор лечит", "ru", "mafia.doctor"),
        ("डॉक्टर", "hi", "mafia.doctor"),
        ("médico cura", "es", "mafia.doctor"),
    ],
)
def test_search_finds_a_rule_by_words_of_each_language(query: str, lang: str, rule: str) -> None:
    assert any(found["rule"].startswith(rule) for found in rulebook.search(query, "mafia", lang))
    assert rulebook.search("qqqq", "mafia", lang) == []
    assert len(rulebook.search("игрок player jugador खिलाड़ी", None, lang)) <= rulebook.MOST_FOUND


def test_the_name_of_the_game_in_an_id_is_no_word_of_a_rule() -> None:
    found = rulebook.search("dice", mode="perudo")
    assert found
    assert all("di" in f"{each['rule'].partition('.')[2]} {each['text']}".casefold() for each in found)
    assert "Direction of play" not in found[0]["text"]
    assert rulebook.search("bangarena", "bangarena") == []
    assert rulebook.search("liars_dice.bid.not_fewer", "liars_dice")[0]["rule"] == "liars_dice.bid.not_fewer"
    assert {each["game"] for each in rulebook.search("dice", mode="perudo")} == {"liars_dice"}


# -- the command -----------------------------------------------------------------------------------------


def test_without_the_package_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    result = CliRunner().invoke(command.mcp, [])
    assert result.exit_code == 1
    assert (
        result.output
        == "Error: the MCP server needs the extra 'ai'; install it with: pip install 'rulewright[ai]'\n"
    )


def test_broken_rules_are_refused_before_anything_is_served(tmp_path: Path) -> None:
    for game in ("liars_dice", "mafia"):
        mode = tmp_path / game / "modes" / "short.yaml"
        mode.parent.mkdir(parents=True)
        mode.write_text(f"mode: short\nnonsense_of_{game}: 1\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "rulewright.cli.main", "mcp", "--spec", str(tmp_path)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    for game in ("liars_dice", "mafia"):
        assert f"nonsense_of_{game}" in done.stderr
        assert str(tmp_path / game / "modes" / "short.yaml") in done.stderr
    assert "Traceback" not in done.stderr


def test_a_mode_that_does_not_link_is_refused_before_anything_is_served(tmp_path: Path) -> None:
    mode = tmp_path / "liars_dice" / "modes" / "short.yaml"
    mode.parent.mkdir(parents=True)
    mode.write_text(
        "mode: short\nconstants:\n  dice_each:\n    is: no_such_thing\n    id: liars_dice.short.dice\n",
        encoding="utf-8",
    )
    with pytest.raises(RulesError, match="no_such_thing"):
        rulebook.check_games(tmp_path)
    result = CliRunner().invoke(command.mcp, ["--spec", str(tmp_path)])
    assert isinstance(result.exception, RulesError)


def test_the_games_of_an_author_are_served_from_his_folder(tmp_path: Path) -> None:
    mode = tmp_path / "liars_dice" / "modes" / "short.yaml"
    mode.parent.mkdir(parents=True)
    mode.write_text(
        "mode: short\nconstants:\n  dice_each:\n    is: 2\n    id: liars_dice.short.dice\n", encoding="utf-8"
    )
    names = tmp_path / "liars_dice" / "text" / "en.yaml"
    names.parent.mkdir()
    names.write_text("language: en\nnames:\n  mode.short:\n    name: Short game\n", encoding="utf-8")

    async def work(client: Client) -> None:
        (game,) = await call(client, "list_games")
        assert (game["game"], "short" in game["modes"]) == ("liars_dice", True)
        assert "(Short game)" in await call(client, "get_rules", game="liars_dice", mode="short")
        rule = await call(client, "explain", id="liars_dice.short.dice", game="liars_dice", mode="short")
        assert "2" in rule["text"]
        found = await call(client, "search_rules", query="short dice", game="liars_dice", mode="short")
        assert "liars_dice.short.dice" in [entry["rule"] for entry in found]
        seen = await play_to_the_end(client, "liars_dice", mode="short")
        assert seen["text"].startswith("Liar's Dice (Short game).")
        assert "no game 'mafia'" in await error(client, "new_table", game="mafia")

    with_client(build_server(Tables(spec_dir=tmp_path)), work)
