"""Matches: the same for the same seed, fair to whoever fails, and not to be hurt by what a program does."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator
from systems import AT_A_TERMINAL, needs_full, needs_posix

import rulewright
from rulewright.cli.match import match as match_command
from rulewright.data import data_path
from rulewright.engine.simulation import wilson
from rulewright.engine.table import Table
from rulewright.match import MatchPlan, PlayerSpec, play_match
from rulewright.match.game import MOST_ASIDE, Failed, GamePlay, GameResult
from rulewright.match.plan import BadPlayer, player_of
from rulewright.match.players import Bot, Program
from rulewright.match.record import Recorder
from rulewright.match.run import summarise
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules
from rulewright.seat import Taken, decision_of
from rulewright.seat import words as seat_words

EXAMPLE = f"{sys.executable} -m rulewright.match.example_player"
MODES = [(game, mode) for game in known_games() for mode in load_rules(game).modes]
SEAT = Draft202012Validator(
    json.loads((data_path("schema") / "seat.schema.json").read_text(encoding="utf-8"))
)
RECORD = Draft202012Validator(
    json.loads((data_path("schema") / "record.schema.json").read_text(encoding="utf-8"))
)


def plan(game: str, mode: str | None = None, first: str = "bot:random", **more: Any) -> MatchPlan:
    """A match of the fewest seats; the first player as said, random bots at the others."""
    rules = load_rules(game, mode)
    names = "abcdefghij"[: more.pop("seats", rules.seats[0])]
    players = tuple(player_of(name, first if name == "a" else "bot:random") for name in names)
    staff = tuple(player_of(name, "bot:random") for name in rules.staff)
    return MatchPlan(game, rules.mode, players, staff, **{"timeout": 20.0, **more})


def records(folder: Path) -> list[list[dict[str, Any]]]:
    """The games of a folder, each as its lines."""
    return [
        [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        for path in sorted(folder.glob("*.jsonl"))
    ]


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key != "seconds"}


# -- games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_example_player_plays_every_game_by_the_rules(game: str, mode: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    result = play_match(plan(game, mode, f"cmd:{EXAMPLE}", games=2, rotate=True, records=folder))
    own = result["players"]["a"]
    assert own["decisions"] > 5
    assert own["tokens"] > 500
    wrong = ("illegal", "unparsable", "retries", "timeout", "crash", "protocol", "stalling", "forfeits")
    assert not any(own[name] for name in wrong), own
    assert set(result["reasons"]) <= {"undecided", *ends(game, mode)}
    for lines in records(folder):
        assert not [e for line in lines for e in RECORD.iter_errors(line)]
        play_again(lines)


def ends(game: str, mode: str) -> set[str]:
    """The reasons for which a game ends, by the names that every language has for them."""
    from rulewright_docs.words.text import renderer_of

    names = renderer_of(game, "en").lexicon.names
    return {name.removeprefix("reason.") for name in names if name.startswith("reason.")}


def play_again(lines: list[dict[str, Any]]) -> Table:
    """Play a record with its chance alone: each line must do what it says."""
    head, steps = lines[0], lines[1:]
    tape: dict[str, Any] = {}
    for line in lines:
        for key, values in line.get("chance", {}).items():
            if isinstance(values, list):
                tape.setdefault(key, []).extend(values)
            else:
                for owner, found in values.items():
                    tape.setdefault(key, {}).setdefault(owner, []).extend(found)
    setup = {key: head[key] for key in ("settings", "rulings", "lineup") if key in head}
    table = rulewright.load(head["game"], head["mode"]).table(head["seats"], tape=tape, **setup)
    for step in steps:
        if "tick" in step:
            table.tick(step["tick"])
        elif "withdraw" in step:
            table.withdraw(step["seat"])
        elif "move" in step:
            asks = [ask for ask in table.asks(step["seat"]) if ask.kind == step["kind"]]
            table.act(step["seat"], step["move"], asks[0].id)
        over = table.over
        told = None if over is None else {"winners": list(over.winners), "because": over.because}
        assert step.get("over") == told
    assert table.unused_chance() == {}
    return table


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    texts, results = [], []
    for name in ("one", "two", "other"):
        folder = tmp_path / name
        folder.mkdir()
        seed = 8 if name == "other" else 7
        chosen = plan(
            "mafia", None, f"cmd:{EXAMPLE} 5", games=2, seed=seed, seats=7, rotate=True, records=folder
        )
        results.append(without_time(play_match(chosen)))
        texts.append([path.read_bytes() for path in sorted(folder.iterdir())])
    assert texts[0] == texts[1]
    assert results[0] == results[1]
    assert texts[0] != texts[2]


def test_everybody_moves_up_one_seat_a_game() -> None:
    chosen = plan("liars_dice", seats=3, rotate=True)
    seatings = [{seat: p.name for seat, p in chosen.seating(n).items()} for n in range(4)]
    assert seatings[0] == {"a": "a", "b": "b", "c": "c"} == seatings[3]
    assert seatings[1] == {"a": "c", "b": "a", "c": "b"}
    assert seatings[2] == {"a": "b", "b": "c", "c": "a"}
    assert len({tuple(plan("liars_dice", seats=3).seating(n).items()) for n in range(3)}) == 1


def test_an_observation_of_a_match_fits_the_schema_and_tells_what_is_new(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = (
        "import sys\nfrom rulewright.match.example_player import reply\nimport json, random\n"
        "dice = random.Random(1)\n"
        f"out = open({str(heard)!r}, 'w', encoding='utf-8')\n"
        "for line in sys.stdin:\n    out.write(line)\n    out.flush()\n"
        "    print(json.dumps(reply(json.loads(line), dice)), flush=True)\n"
    )
    player = write(tmp_path, script)
    play_match(plan("bangarena", None, player, games=2, lang="es"))
    lines = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 4
    expected: Counter[int] = Counter()
    for line in lines:
        assert not list(SEAT.iter_errors(line))
        game = line["match"]["game"]
        assert [e["n"] for e in line["events"]] == list(range(expected[game] + 1, line["next"] + 1))
        expected[game] = line["next"]
        assert "Tus jugadas legales:" in line["text"]
        assert Draft202012Validator(line["reply_schema"]).is_valid({"move": line["legal"][0]["id"]})


# -- programs that do not behave -------------------------------------------------------------------------


def write(folder: Path, script: str) -> str:
    """A player that runs a script."""
    file = folder / "player.py"
    file.write_text(script, encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


LOOP = "import sys, json, time, os\nfor line in sys.stdin:\n    seen = json.loads(line)\n    "
# What it does → what is counted for the one game that it loses by it.
HOSTILE = {
    "says nothing": ("import time\ntime.sleep(60)\n", {"timeout": 1}),
    "ends at once": ("", {"crash": 1}),
    "dies in the game": (LOOP + "sys.exit('no more')", {"crash": 1}),
    "writes a line that never ends": ("import sys\nwhile True: sys.stdout.write('x' * 65536)\n", {"protocol": 1}),
    "writes what nobody asked for": (LOOP + "print('{}\\n' * 3, flush=True)", {"protocol": 1, "unparsable": 1}),
    "writes no JSON": (LOOP + "print('bid 2 3', flush=True)", {"unparsable": 2, "retries": 1}),
    "writes bytes that are no text": (LOOP + "os.write(1, b'\\xff\\xfe{\\n')", {"unparsable": 2, "retries": 1}),
    "names half a character": (LOOP + r"""print(r'{"move": "\ud800"}', flush=True)""", {"unparsable": 2, "retries": 1}),
    "writes endless numbers": (LOOP + "print('{\"move\": ' + '9' * 6000 + '}', flush=True)", {"unparsable": 2, "retries": 1}),
    "names no legal move": (LOOP + "print(json.dumps({'move': 'fly > moon'}), flush=True)", {"illegal": 2, "retries": 1}),
    "makes no move": (LOOP + "print(json.dumps({'move': None}), flush=True)", {"illegal": 2, "retries": 1}),
    "closes its output": ("import os, time\nos.close(1)\ntime.sleep(60)\n", {"protocol": 1}),
    "never reads": ("import sys, time\nsys.stdin.close()\ntime.sleep(60)\n", {}),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_program_that_does_not_behave_forfeits_and_hurts_nobody(name: str, tmp_path: Path) -> None:
    script, counted = HOSTILE[name]
    began = time.monotonic()
    folder = tmp_path / "games"
    folder.mkdir()
    chosen = plan("liars_dice", None, write(tmp_path, script), games=2, timeout=1.0, records=folder)
    result = play_match(chosen)
    assert time.monotonic() - began < 25
    own = result["players"]["a"]
    assert own["forfeits"] == 2
    assert result["reasons"]["forfeit"]["games"] == 2
    for key, count in counted.items():
        assert own[key] >= count, own
    assert (own["won"]["games"], own["won"]["of"]) == (0, 2)
    assert result["players"]["b"]["won"]["of"] == 0, "nothing is counted for the others"
    for lines in records(folder):
        assert lines[-1]["x_forfeit"]["seat"] == "a"
        play_again(lines)


def test_a_reply_is_asked_for_once_more_with_the_reason(tmp_path: Path) -> None:
    good = "print(json.dumps({'move': seen['legal'][0]['id']}) if 'retry' in seen else 'hm', flush=True)"
    result = play_match(plan("liars_dice", None, write(tmp_path, LOOP + good), games=1, lang="en"))
    own = result["players"]["a"]
    assert own["unparsable"] == own["retries"] == own["decisions"] > 0
    assert own["forfeits"] == 0
    heard = tmp_path / "heard"
    script = (
        LOOP + f"open({str(heard)!r}, 'a').write(line); print(json.dumps({{'move': 'bid 1 99'}}), flush=True)"
    )
    play_match(plan("liars_dice", None, write(tmp_path, script), games=1, lang="en"))
    first, second = map(json.loads, heard.read_text(encoding="utf-8").splitlines())
    assert "retry" not in first
    assert second["retry"]["attempted"] == "bid 1 99"
    assert second["retry"]["code"] == "bad_target"
    assert second["text"].startswith(first["text"])
    assert "`bid 1 99`" in second["text"].removeprefix(first["text"])
    assert not list(SEAT.iter_errors(second))


def test_a_seat_that_does_other_things_and_no_answer_stalls() -> None:
    chosen = plan("liars_dice")
    players = {name: Bot("random", 1) for name in chosen.names}
    game = GamePlay(chosen, 0, players, {name: Counter() for name in chosen.names}, Recorder(None))
    decision = decision_of(game.table, game.table.pending[0].seat)
    aside, answer = Taken("act", f"{decision.seat}:any"), Taken("act", decision.asks[0].id)
    for _ in range(2):
        for _ in range(MOST_ASIDE):
            game._not_stalling(decision, aside)
        game._not_stalling(decision, answer)
    for _ in range(MOST_ASIDE):
        game._not_stalling(decision, aside)
    with pytest.raises(Failed, match="no answer to what is asked"):
        game._not_stalling(decision, aside)


def test_by_default_a_silent_seat_passes_or_is_left_to_the_clock(tmp_path: Path) -> None:
    player = write(tmp_path, LOOP + "print('hm', flush=True)")
    own = play_match(plan("mafia", "online", player, games=2, failure="default"))["players"]["a"]
    assert own["defaults"] > 0
    assert own["forfeits"] == 0
    # Where the rules know no default, nothing is made up.
    own = play_match(plan("liars_dice", None, player, games=2, failure="default"))["players"]["a"]
    assert own["forfeits"] == 2


def test_no_program_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []
    honest = Program.start

    def start(self: Program) -> None:
        honest(self)
        started.append(self._process)

    monkeypatch.setattr(Program, "start", start)
    play_match(plan("liars_dice", None, f"cmd:{EXAMPLE}"))
    assert started
    assert all(process._child.poll() is not None for process in started)


# -- the sums --------------------------------------------------------------------------------------------


def test_rates_are_of_the_games_that_count_for_a_player() -> None:
    a, b = PlayerSpec("a", "bot", "random"), PlayerSpec("b", "bot", "random")
    chosen = MatchPlan("liars_dice", "standard", (a, b))
    there, back = {"a": a, "b": b}, {"a": b, "b": a}
    played = [
        (there, GameResult(("a",), "end", 5, roles={"a": "x", "b": "y"})),
        (back, GameResult(("a",), "end", 5, roles={"a": "x", "b": "x"})),
        (back, GameResult((), "forfeit", 1, "a", "timeout: …", {"a": "x", "b": "y"})),
    ]
    result = summarise(chosen, played, {"a": Counter(), "b": Counter(forfeits=1)}, 1.0)
    one, two = result["players"]["a"], result["players"]["b"]
    assert one["won"] == {"games": 1, "of": 2, "rate": 0.5, "interval": list(wilson(1, 2))}
    assert (two["won"]["games"], two["won"]["of"], two["forfeits"]) == (1, 3, 1)
    assert {role: (r["games"], r["of"]) for role, r in one["roles"].items()} == {"x": (1, 2)}
    assert {role: (r["games"], r["of"]) for role, r in two["roles"].items()} == {"x": (1, 2), "y": (0, 1)}
    # A game counts once for a role, however many had it.
    assert {role: (r["games"], r["of"]) for role, r in result["roles"].items()} == {"x": (2, 2), "y": (0, 1)}


@pytest.mark.parametrize("games", [*range(1, 60), 997, 100_000])
def test_an_interval_ends_exactly_where_no_rate_can_be_beyond(games: int) -> None:
    assert wilson(0, games)[0] == 0.0
    assert wilson(games, games)[1] == 1.0
    for hits in {0, 1, games // 2, games - 1, games}:
        low, high = wilson(hits, games)
        assert 0 <= low <= hits / games <= high <= 1
        mirrored = wilson(games - hits, games)
        assert (1 - mirrored[1], 1 - mirrored[0]) == pytest.approx((low, high))


@pytest.mark.parametrize("text", ["", "random", "bot:", "bot:clever", "cmd:", "cmd:  ", "human:me"])
def test_a_player_is_a_command_or_a_known_bot(text: str) -> None:
    with pytest.raises(BadPlayer, match="cmd:COMMAND or one of bot:random, bot:first"):
        player_of("a", text)


# -- the command -----------------------------------------------------------------------------------------


def run(*arguments: str) -> Any:
    return CliRunner().invoke(match_command, list(arguments))


def test_the_command_prints_results_by_player_and_role(tmp_path: Path) -> None:
    file, folder = tmp_path / "result.json", tmp_path / "games"
    result = run(
        "bangarena", "--games", "2", "--rotate", "--seat", f"a=cmd:{EXAMPLE}", "--seat", "b=bot:first",
        "--json", str(file), "--transcripts", str(folder),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "nothing refused" in result.output
    assert json.loads(file.read_text(encoding="utf-8"))["players"]["b"]["is"] == "bot:first"
    assert len(records(folder)) == 2
    printed = json.loads(run("liars_dice", "--games", "1", "--json", "-").stdout)
    assert printed["games"] == 1


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["chess"], 2, "no game 'chess'"),
        (["liars_dice", "--seat", "a"], 2, "write SEAT=PLAYER"),
        (["liars_dice", "--seat", "a=bot:x"], 2, "a player is cmd:COMMAND"),
        (["liars_dice", "--seat", "a=bot:first", "--seat", "a=bot:first"], 2, "named twice"),
        (["liars_dice", "--seat", "z=bot:first"], 2, "no such seat; there are a, b"),
        (["liars_dice", "--seats", "9"], 2, "has 2 to 6 seats"),
        (["liars_dice", "--seat", "a=cmd:/no/such/program"], 2, "was not found"),
        (["liars_dice", "--seat", "a=cmd:'open"], 2, "cannot be split"),
        (["liars_dice", "--lang", "xx"], 2, "no language 'xx'"),
        (["liars_dice", "--timeout", "nan"], 2, "no number of seconds"),
        (["liars_dice", "--games", "0"], 2, "games"),
        (["liars_dice", "--set", "nothing=1"], 2, "nothing"),
        (["mafia", "--roles", "citizen"], 2, "one role for each seat: 5, not 1"),
        (["liars_dice", "--games", "1", "--json", "/no/such/folder/x"], 2, "no such folder"),
        (["liars_dice", "--games", "1", "--json", "/"], 2, "no such folder, or it is one"),
        (["liars_dice", "--games", "1", "--json", ""], 2, "no such folder, or it is one"),
        (["liars_dice", "--games", "1", "--json", "/proc/x"], 2, "cannot be written"),
        (["liars_dice", "--games", "1", "--transcripts", "/proc/x"], 1, "cannot be written"),
    ],
)
def test_wrong_usage_is_one_clear_message(arguments: list[str], status: int, message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == status, result.output
    assert message in result.output
    assert "Traceback" not in result.output


def test_a_result_that_cannot_be_written_is_refused_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: Any) -> None:
        raise AssertionError("a game was begun")

    monkeypatch.setattr(GamePlay, "play", played)
    games = tmp_path / "games"
    for file in (tmp_path / "no" / "x.json", tmp_path, games / "game-00001.jsonl"):
        result = run("liars_dice", "--json", str(file), "--transcripts", str(games))
        assert result.exit_code == 2, result.output
        assert "--json" in result.output
    kept = tmp_path / "kept.json"
    kept.write_text("old", encoding="utf-8")
    for file in (kept, tmp_path / "new.json"):
        assert run("liars_dice", "--seat", "a=cmd:/no/such/program", "--json", str(file)).exit_code == 2
    assert kept.read_text(encoding="utf-8") == "old"
    assert not (tmp_path / "new.json").exists(), "to find out leaves nothing behind"


def test_the_result_is_written_where_a_link_leads(tmp_path: Path) -> None:
    kept, new, real = tmp_path / "kept.json", tmp_path / "new.json", tmp_path / "real"
    kept.write_text("old", encoding="utf-8")
    real.mkdir()
    for name, target in (("link.json", kept), ("dangling.json", new), ("folder", real)):
        (tmp_path / name).symlink_to(target.name)
    for file in ("link.json", "dangling.json", "folder/x.json"):
        result = run("liars_dice", "--games", "1", "--json", str(tmp_path / file))
        assert result.exit_code == 0, result.output
    names = {path.name: path.is_symlink() for path in tmp_path.iterdir()}
    links = {"link.json": True, "dangling.json": True, "folder": True}
    assert names == {**links, "kept.json": False, "new.json": False, "real": False}
    for written in (kept, new, real / "x.json"):
        assert json.loads(written.read_text(encoding="utf-8"))["games"] == 1
    (tmp_path / "innocent.json").symlink_to("games/game-00001.jsonl")
    result = run(
        "liars_dice", "--json", str(tmp_path / "innocent.json"), "--transcripts", str(tmp_path / "games")
    )
    assert result.exit_code == 2
    assert "would be written over a recorded game" in result.output


@pytest.mark.parametrize("file", ["loop", "loop/x.json", "loop/x.jsonl"])
@pytest.mark.parametrize("transcripts", ["games", "loop", "loop/games"])
def test_links_that_lead_round_in_a_circle_are_named(file: str, transcripts: str, tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    folder = str(tmp_path / transcripts)
    result = run("liars_dice", "--games", "1", "--json", str(tmp_path / file), "--transcripts", folder)
    assert result.exit_code in (1, 2), result.output
    assert isinstance(result.exception, SystemExit)
    assert str(tmp_path / ("loop" if "loop" in transcripts else file)) in result.output
    assert "name another" in result.output
    assert (tmp_path / "loop").is_symlink()


@needs_posix
@pytest.mark.parametrize("option", ["--json", "--transcripts"])
def test_what_cannot_be_written_is_named_and_what_was_there_stays(option: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("old", encoding="utf-8")
    target = kept if option == "--json" else tmp_path / "games"
    rewritten = [sys.executable, "-m", "rulewright.cli.main", "match", "bangarena", option, str(target)]
    done = subprocess.run(
        ["sh", "-c", 'ulimit -f 1 && exec "$@"', "sh", *rewritten, "--games", "2"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    said = done.stderr.splitlines()[-1]
    assert said.startswith("Error: ")
    assert str(target) in said
    assert "cannot be written" in said
    assert "name another folder" in said
    assert kept.read_text(encoding="utf-8") == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted({"kept.json", target.name})


@needs_full
def test_a_result_that_is_not_written_is_printed_all_the_same() -> None:
    result = run("liars_dice", "--games", "2", "--json", "/dev/full")
    assert result.exit_code == 1
    assert "liars_dice (standard), 2 seats, 2 games from seed 0" in result.output
    assert "cannot be written" in result.output


@needs_posix
@pytest.mark.parametrize(("name", "status"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_match_that_is_broken_off_tells_of_the_games_that_were_finished(
    name: str, status: int, tmp_path: Path
) -> None:
    file = tmp_path / "result.json"
    command = [sys.executable, "-c", AT_A_TERMINAL, "match", "liars_dice", "--games", "100000"]
    with subprocess.Popen(
        [*command, "--json", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stderr is not None
        assert running.stderr.readline().startswith("game 1:")
        running.send_signal(signal.Signals[name])
        told, said = running.communicate(timeout=60)
    assert running.returncode == status
    assert said.splitlines()[-1] == "interrupted"
    assert said.count("interrupted") == 1
    result = json.loads(file.read_text(encoding="utf-8"))
    assert 0 < result["games"] == result["players"]["a"]["won"]["of"] < result["planned"] == 100_000
    assert told.startswith(
        f"liars_dice (standard), 2 seats, {result['games']:,} of 100,000 games from seed 0\n"
    )
    assert "player " in told


def test_what_breaks_a_match_off_costs_no_finished_game_and_counts_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    honest = GamePlay._turn

    def breaks(self: GamePlay, *arguments: Any) -> None:
        honest(self, *arguments)
        if self.number == 2:
            begun.append(self.number)
            raise OSError(28, "No space left on device", "game-00003.jsonl")

    file = tmp_path / "result.json"
    expected = without_time(play_match(plan("liars_dice", games=2)))
    monkeypatch.setattr(GamePlay, "_turn", breaks)
    result = run("liars_dice", "--games", "5", "--json", str(file))
    assert begun
    assert result.exit_code == 1
    assert "2 of 5 games" in result.output
    assert "game-00003.jsonl: cannot be written (No space left on device)" in result.output
    assert without_time(json.loads(file.read_text(encoding="utf-8"))) == {**expected, "planned": 5}


def test_records_overwrite_nothing(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious", encoding="utf-8")
    result = run("liars_dice", "--games", "1", "--transcripts", str(tmp_path))
    assert result.exit_code == 1
    assert "is not empty" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_without_the_extra_a_match_without_words_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_words, "find_spec", lambda name: None)
    assert run("liars_dice", "--games", "1", "--seat", f"a=cmd:{EXAMPLE}").exit_code == 0
    result = run("liars_dice", "--games", "1", "--lang", "en")
    assert result.exit_code == 1
    assert "pip install 'rulewright[text]'" in result.output
