"""An editor completes, explains and checks what `rulewright new` wrote: the language server that editors use, driven."""

from __future__ import annotations

import json
import queue
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulewright.authoring.scaffold import new_document, new_game
from rulewright.rules.primitives import ABILITY_KEYS, STATEMENT_KEYS
from rulewright.rules.shapes import DOCUMENT

pytestmark = pytest.mark.external

SERVER = "yaml-language-server@2.0.0"
SECONDS = 30


class Editor:
    """A client of the language server: opens documents, and asks what an editor would show."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self.inbox: queue.Queue[dict[str, Any]] = queue.Queue()
        self.number = 0
        self.opened = 0
        self.found: dict[str, list[dict[str, Any]]] = {}
        threading.Thread(target=self._read, daemon=True).start()
        text = {"completion": {}, "hover": {"contentFormat": ["markdown"]}, "publishDiagnostics": {}}
        capabilities = {"textDocument": text, "workspace": {"configuration": True}}
        roots = [{"uri": folder.as_uri(), "name": folder.name}]
        self.ask(
            "initialize",
            {
                "processId": None,
                "rootUri": folder.as_uri(),
                "workspaceFolders": roots,
                "capabilities": capabilities,
            },
        )
        self.tell("initialized", {})

    def _read(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while line := stream.readline():
            if line.lower().startswith(b"content-length:"):
                stream.readline()
                self.inbox.put(json.loads(stream.read(int(line.split(b":")[1]))))

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def tell(self, method: str, params: dict[str, Any]) -> None:
        """Send a notification."""
        self._send({"method": method, "params": params})

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        """Send a request; its result."""
        self.number += 1
        number = self.number
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == number and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def _next(self) -> dict[str, Any]:
        """The next message; what the server asks for is answered on the way."""
        message = self.inbox.get(timeout=SECONDS)
        if message.get("method") == "workspace/configuration":
            # The settings of an editor that nobody has changed; no schema store on the network.
            settings = [
                {"validate": True, "completion": True, "hover": True, "schemaStore": {"enable": False}}
                if item.get("section") == "yaml"
                else {}
                for item in message["params"]["items"]
            ]
            self._send({"id": message["id"], "result": settings})
        elif "method" in message and "id" in message:
            self._send({"id": message["id"], "result": None})
        elif message.get("method") == "textDocument/publishDiagnostics":
            self.found[message["params"]["uri"]] = message["params"]["diagnostics"]
        return message

    def open(self, path: Path, text: str) -> str:
        """Open a document beside `path` with some text that is not saved; its address. Each is another one: what
        the server still does for the last must not be taken for an answer about this."""
        self.opened += 1
        uri = path.with_name(f"{path.stem}_{self.opened}.yaml").as_uri()
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})
        return uri

    def keys(self, path: Path, text: str) -> set[str]:
        """What is offered at the end of the text."""
        uri = self.open(path, text)
        lines = text.split("\n")
        place = {"line": len(lines) - 1, "character": len(lines[-1])}
        found = self.ask("textDocument/completion", {"textDocument": {"uri": uri}, "position": place})
        self.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
        return {item["label"] for item in found["items"]}

    def hover(self, path: Path, text: str, word: str) -> str:
        """What is shown over a word of the text."""
        uri = self.open(path, text)
        before = text[: text.index(word) + 1].split("\n")
        place = {"line": len(before) - 1, "character": len(before[-1])}
        found = self.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": place})
        self.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
        return str(found["contents"]["value"])

    def troubles(self, path: Path, text: str) -> list[tuple[int, str]]:
        """The lines (from 1) and messages of what is underlined."""
        uri = self.open(path, text)
        while uri not in self.found:
            self._next()
        self.tell("textDocument/didClose", {"textDocument": {"uri": uri}})
        return [(each["range"]["start"]["line"] + 1, each["message"]) for each in self.found[uri]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An author's folder far from this repository, as `rulewright new` leaves it."""
    made = tmp_path_factory.mktemp("authors")
    new_game("my_stones", made)
    new_document("mode", "my_mode", made, "my_stones", None)
    new_document("mode", "my_mode", made, "bangarena", None)
    new_document("card", "my_card", made, "bangarena", None)
    return made


@pytest.fixture(scope="module")
def editor(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Editor]:
    npm, node = shutil.which("npm") or "", shutil.which("node") or ""
    assert "" not in (npm, node), "this test needs Node and npm"
    home = tmp_path_factory.mktemp("server")
    install = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(home), SERVER]
    subprocess.run(install, check=True, timeout=300, capture_output=True)
    program = home / "node_modules" / "yaml-language-server" / "bin" / "yaml-language-server"
    client = Editor([node, str(program), "--stdio"], folder)
    yield client
    client.process.kill()
    client.process.wait(timeout=SECONDS)


def head(path: Path) -> str:
    """The first line of a document: the one that tells the editor its schema."""
    first = path.read_text(encoding="utf-8").split("\n")[0]
    assert first.startswith("# yaml-language-server: $schema=")
    return first + "\n"


def test_nothing_is_underlined_in_what_new_wrote(editor: Editor, folder: Path) -> None:
    documents = sorted(folder.rglob("*.yaml"))
    assert len(documents) > 12
    for path in documents:
        assert editor.troubles(path, path.read_text(encoding="utf-8")) == [], path


def test_the_keys_of_a_mode_are_offered(editor: Editor, folder: Path) -> None:
    path = folder / "my_stones" / "modes" / "my_mode.yaml"
    offered = editor.keys(path, f"{head(path)}mode: my_mode\n")
    assert {field.name for field in DOCUMENT["mode"].fields} - {"mode"} <= offered


def test_the_keys_of_a_card_are_offered(editor: Editor, folder: Path) -> None:
    path = folder / "bangarena" / "cards" / "my_card.yaml"
    offered = editor.keys(path, f"{head(path)}card: my_card\n")
    assert {"copies", "data", "abilities", "extends", "claims"} <= offered
    assert "modes" not in offered


def test_abilities_and_statements_are_offered_where_they_belong(editor: Editor, folder: Path) -> None:
    path = folder / "bangarena" / "cards" / "my_card.yaml"
    ability = f"{head(path)}card: my_card\nabilities:\n  fire:\n    "
    assert editor.keys(path, ability) >= ABILITY_KEYS
    assert editor.keys(path, f"{ability}offer: play\n    do:\n      - ") >= STATEMENT_KEYS


def test_a_key_is_explained_in_the_words_of_the_schema(editor: Editor, folder: Path) -> None:
    path = folder / "bangarena" / "modes" / "my_mode.yaml"
    text = f"{head(path)}mode: my_mode\nremove: [rules.x]\n"
    doc = next(field.doc for field in DOCUMENT["mode"].fields if field.name == "remove")
    assert doc.rstrip(".") in editor.hover(path, text, "remove").replace("\\", "")


def test_a_wrong_key_is_underlined_in_its_line(editor: Editor, folder: Path) -> None:
    path = folder / "bangarena" / "cards" / "my_card.yaml"
    troubles = editor.troubles(path, f"{head(path)}card: my_card\ncopies: [AS]\nabilites: {{}}\n")
    assert [line for line, message in troubles if "abilites" in message] == [4]


def test_without_its_first_line_a_document_gets_its_schema_from_the_settings(folder: Path) -> None:
    settings = json.loads((folder / ".vscode" / "settings.json").read_text(encoding="utf-8"))
    for schema, patterns in settings["yaml.schemas"].items():
        assert (folder / schema).is_file()
        matched = [
            p
            for pattern in ([patterns] if isinstance(patterns, str) else patterns)
            for p in folder.glob(pattern)
        ]
        assert matched, schema
