"""The reference engine as a process: one JSON object a line in, one out (conformance/PROTOCOL.md).

It trusts nobody: whatever comes in, one valid line goes out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from rulewright.engine import views
from rulewright.engine.api import Game, load
from rulewright.engine.faults import IllegalMove, Refusal
from rulewright.engine.moves import LegalMove
from rulewright.engine.table import Table
from rulewright.rules.documents import game_folder, known_games, load_game
from rulewright.rules.load import load_rules
from rulewright.rules.names import UnknownName
from rulewright.rules.source import RulesError
from rulewright.version import __version__

PROTOCOL = 1
LONGEST_LINE = 1 << 20
Message = dict[str, Any]


class BadMessage(Exception):
    """A message that is not of the protocol; the text says why."""


_SHAPES: dict[str, tuple[tuple[str, ...], dict[str, type | tuple[type, ...]]]] = {
    # command: (required, types)
    "hello": (("protocol",), {"protocol": int}),
    "setup": (
        ("game", "mode", "seats"),
        {
            "game": str,
            "mode": str,
            "seats": list,
            "host": str,
            "settings": dict,
            "rulings": dict,
            "lineup": list,
            "position": dict,
            "chance": dict,
        },
    ),
    "act": (("seat",), {"seat": str, "ask": str, "id": str, "move": dict, "at": int, "withdraw": bool}),
    "check": (("seat",), {"seat": str, "ask": str, "id": str, "move": dict}),
    "legal": (("seat",), {"seat": str, "ask": str}),
    "tick": (("at",), {"at": int}),
    "outside": (("event",), {"event": str, "seat": str, "at": int}),
    "view": (("seat",), {"seat": str}),
    "bye": ((), {}),
}


class Server:
    """One table and the messages about it."""

    def __init__(self, spec_dir: Any = None) -> None:
        self.spec_dir = spec_dir
        self.table: Table | None = None
        self.told = 0
        self.done = False

    def answer(self, line: bytes) -> Message:
        """The answer to one line. Never raises for anything a line can hold."""
        message: Any = None
        try:
            try:
                message = read(line)
                check_shape(message["cmd"], message)
                handler: Callable[[Message], Message] = getattr(self, f"do_{message['cmd']}")
                return {"seq": message["seq"], **handler(message)}
            except BadMessage as error:
                refusal = Refusal("protocol", "malformed", message=str(error))
                return {"seq": _seq(message), "refused": describe(refusal), "asks": []}
            except IllegalMove as error:
                return {"seq": message["seq"], "refused": describe(error.refusal), **self.asks_and_rules()}
        except Exception as error:
            # Also a fault of our own is an answer: the runner shows it, and the table is as it was.
            return {"seq": _seq(message), "errored": True, "context": _context(error)}

    # -- commands ----------------------------------------------------------------------------------

    def do_hello(self, message: Message) -> Message:
        """Who we are and what we can do."""
        return {
            "protocol": PROTOCOL,
            "engine": {"name": "rulewright", "version": __version__, "language": "Python"},
            "games": self.claims() if message["protocol"] == PROTOCOL else {},
        }

    def claims(self) -> Message:
        """What we declare of every game. One whose rules are broken is left out, with a word on standard
        error: it must not keep the others from being tested."""
        found = {}
        for game in known_games(self.spec_dir):
            try:
                found[game] = self.claim(game)
            except RulesError as error:
                print(f"{game} is left out: {error}", file=sys.stderr)
        return found

    def claim(self, game: str) -> Message:
        """What we declare about one game: everything its rules have."""
        rules = load_rules(game, None, self.spec_dir)
        # What a mode brings is read from its document: linking every mode would double the time of a start,
        # and one broken mode would take the others with it.
        documents = load_game(game_folder(game, self.spec_dir))
        written = [documents.main, *documents.modes.values()]
        return {
            "modes": list(rules.modes),
            "seats": list(rules.seats),
            "chance": ["tape", "seed"],
            "start": ["position", "deal"],
            "views": ["own", "spectator", "referee"],
            "legal": "set",
            "trace": True,
            "clock": True,
            "reasons": True,
            "outside": sorted(n for n, e in rules.events.items() if e.outside),
            "rulings": {name: list(r.readings) for name, r in rules.rulings.items()},
            "settings": list(rules.settings),
            "lineup": any("lineup" in document for document in written),
            "staff": sorted({name for document in written for name in document.get("staff", {})}),
            "lacks": [],
        }

    def do_setup(self, message: Message) -> Message:
        """Put a table here."""
        self.table, self.told = None, 0
        game = self.find(message["game"], message["mode"])
        if not all(isinstance(s, str) for s in message["seats"]):
            raise BadMessage("'seats' is a list of names")
        table = Table.new(
            game.program,
            tuple(message["seats"]),
            host=message.get("host"),
            settings=message.get("settings"),
            rulings=message.get("rulings"),
            lineup=message.get("lineup"),
            position=message.get("position"),
            chance=message.get("chance"),
        )
        self.table = table
        try:
            return self.reply()
        except RulesError:
            self.table = None  # rules at fault at the first question leave no table
            raise

    def find(self, game: str, mode: str) -> Game:
        """A game by its names; unknown ones are refused set-ups."""
        try:
            return load(game, mode, self.spec_dir)
        except UnknownName as error:
            raise IllegalMove(Refusal("setup", "mode", message=str(error))) from error

    def do_act(self, message: Message) -> Message:
        """A seat makes a move, or takes an answer back."""
        table = self.needs_table()
        if message.get("withdraw"):
            table.withdraw(message["seat"], message.get("ask"), message.get("at"))
        else:
            table.act(message["seat"], self.move(message), message.get("ask"), message.get("at"))
        return self.reply()

    def do_check(self, message: Message) -> Message:
        """Would this move be legal?"""
        refusal = self.needs_table().check(message["seat"], self.move(message), message.get("ask"))
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.reply()

    def do_legal(self, message: Message) -> Message:
        """Every legal move of one ask."""
        table = self.needs_table()
        found = table.legal(message["seat"], message.get("ask"))
        return {"legal": [describe_move(m) for m in found], **self.rules()}

    def do_tick(self, message: Message) -> Message:
        """It is now this time."""
        self.needs_table().tick(message["at"])
        return self.reply()

    def do_outside(self, message: Message) -> Message:
        """Something from outside."""
        self.needs_table().outside(message["event"], message.get("seat"), message.get("at"))
        return self.reply()

    def do_view(self, message: Message) -> Message:
        """What a viewer sees."""
        return {"view": self.needs_table().view(message["seat"]), **self.rules()}

    def do_bye(self, message: Message) -> Message:
        """The end."""
        self.done = True
        return {"ok": True}

    # -- parts of answers -----------------------------------------------------------------------------

    def needs_table(self) -> Table:
        """The table; refused before a set-up."""
        if self.table is None:
            raise IllegalMove(
                Refusal("protocol", "no_such_ask", message="there is no table yet: send 'setup'")
            )
        return self.table

    @staticmethod
    def move(message: Message) -> Message | str:
        """The move of a message, as object or as text."""
        move = message.get("move", message.get("id"))
        if move is None:
            raise BadMessage("'move' or 'id' is missing")
        return move  # type: ignore[no-any-return]

    def rules(self) -> Message:
        """The rules used since the last answer."""
        return {"rules": self.table.used_rules()} if self.table is not None else {}

    def asks_and_rules(self) -> Message:
        """What waits after a refusal."""
        if self.table is None:
            return {"asks": []}
        return {"asks": [views.describe_ask(a) for a in self.table.pending], **self.rules()}

    def reply(self) -> Message:
        """What waits, what happened, whether it is over, which rules were used, what is left on the tape."""
        table = self.needs_table()
        events = table.events(self.told)
        self.told += len(events)
        over = table.over
        answer: Message = {
            "ok": True,
            "asks": [views.describe_ask(a) for a in table.pending],
            "events": events,
            "over": over.plain() if over else None,
            "rules": table.used_rules(),
        }
        left = table.unused_chance()
        return {**answer, "unused": left} if left else answer


def describe_move(move: LegalMove) -> Message:
    """A listed move as plain data; of a template also which words it lacks."""
    shown: Message = {"id": move.id, "move": move.move}
    return shown if move.text is None else {**shown, "text": move.text}


def describe(refusal: Refusal) -> Message:
    """A refusal as plain data."""
    return {
        "phase": refusal.phase,
        "code": refusal.code,
        "rule": refusal.rule,
        "hidden": refusal.hidden,
        "message": refusal.message,
    }


def _diagnostic(d: Any) -> Message:
    return {"code": d.code, "message": d.message, "at": f"{d.mark.file}:{d.mark.line}:{d.mark.column}"}


def _seq(message: Any) -> str:
    seq = message.get("seq") if isinstance(message, dict) else None
    return seq if isinstance(seq, str) and seq else "?"


def _context(error: Exception) -> Message:
    """What went wrong, as plain data: where the rules are at fault, or that we are."""
    if isinstance(error, RulesError):
        return {"diagnostics": [_diagnostic(d) for d in error.diagnostics]}
    return {"internal": f"{type(error).__name__}: {error}"}


def read(line: bytes) -> Message:
    """One line as a message with `cmd` and `seq`. Raises `BadMessage`."""
    if len(line) > LONGEST_LINE:
        raise BadMessage(f"a line has at most {LONGEST_LINE} bytes")
    try:
        message = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadMessage(f"not a line of JSON: {error}") from error
    if (
        not isinstance(message, dict)
        or not isinstance(message.get("seq"), str)
        or not message["seq"]
        or not isinstance(message.get("cmd"), str)
    ):
        raise BadMessage("a message is an object with 'cmd' and 'seq'")
    if message["cmd"] not in _SHAPES:
        raise BadMessage(f"no command '{message['cmd']}'; known: {', '.join(_SHAPES)}")
    return message


def check_shape(command: str, message: Message) -> None:
    """Required parts, their types, and no unknown ones. Raises `BadMessage`."""
    required, types = _SHAPES[command]
    for name in required:
        if name not in message:
            raise BadMessage(f"'{command}' needs '{name}'")
    for name, value in message.items():
        if name in ("cmd", "seq") or name.startswith("x_"):
            continue
        if name not in types:
            raise BadMessage(f"'{command}' has no '{name}'")
        wanted = types[name]
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            raise BadMessage(f"'{name}' has a wrong type")


def serve(source: BinaryIO, sink: BinaryIO, spec_dir: Any = None) -> None:
    """Answer every line of `source` until it ends or says `bye`."""
    server = Server(spec_dir)
    while not server.done:
        line = source.readline(LONGEST_LINE + 2)
        if not line:
            return
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            _skip_line(source)
        if not line.strip():
            continue
        answer = server.answer(line)
        sink.write(
            json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace") + b"\n"
        )
        sink.flush()


def _skip_line(source: BinaryIO) -> None:
    while True:
        rest = source.readline(LONGEST_LINE)
        if not rest or rest.endswith(b"\n"):
            return


def main(spec_dir: Any = None) -> None:
    """Serve standard input and output."""
    serve(sys.stdin.buffer, sys.stdout.buffer, spec_dir)
