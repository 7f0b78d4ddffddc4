"""Serve on standard input and output, and answer also the lines that are no message.

The package `mcp` passes over a line that it cannot read, so that its sender waits for ever. Here such a line
gets a JSON-RPC error, with the id of the request where one can be made out. Imported only with that package.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any

import anyio
from mcp.server.mcpserver import MCPServer
from mcp.server.stdio import stdio_server
from mcp.shared.message import SessionMessage
from mcp.types import INVALID_REQUEST, PARSE_ERROR, ErrorData, JSONRPCError
from pydantic import ValidationError

_SHOWN = 200


def serve(server: MCPServer[Any]) -> None:
    """Serve until standard input ends. Raises `OSError` where answers cannot be written, `BrokenPipeError` if
    nobody reads them any more."""
    try:
        anyio.run(_serve, server)
    except BaseExceptionGroup as group:
        # Who writes answers does so in a group of tasks, which wraps up what befalls one of them.
        befell = list(_leaves(group))
        if all(isinstance(error, OSError) for error in befell):
            raise befell[0] from None
        raise


def _leaves(group: BaseExceptionGroup[BaseException]) -> Iterator[BaseException]:
    for error in group.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from _leaves(error)
        else:
            yield error


async def _serve(server: MCPServer[Any]) -> None:
    # What `MCPServer.run_stdio_async` does; the package has no public way to give it other streams.
    inner = server._lowlevel_server
    lines: Any = Lines()
    async with stdio_server(stdin=lines) as (read, write):
        await inner.run(Answering(read, write), write, inner.create_initialization_options())


class Lines:
    """Standard input line by line, read in a thread for which nobody has to wait.

    The package waits for the line that it began to read, whatever happens: when nobody reads the answers any
    more, or at Ctrl-C, the server would stay until somebody writes one more line.
    """

    def __init__(self) -> None:
        # Not what `sys.stdin` reads with: at its end Python closes that, which would wait for the thread.
        self._stream = open(sys.stdin.fileno(), encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115

    def __aiter__(self) -> Lines:
        return self

    async def __anext__(self) -> str:
        loop = asyncio.get_running_loop()
        read: asyncio.Future[str] = loop.create_future()

        def settle(line: str) -> None:
            if not read.done():
                read.set_result(line)

        def work() -> None:
            line = ""
            with suppress(OSError):  # a terminal that is gone: then nothing more comes
                line = self._stream.readline()
            with suppress(RuntimeError):  # the loop has ended, and nobody waits for the line
                loop.call_soon_threadsafe(settle, line)

        threading.Thread(target=work, daemon=True).start()
        line = await read
        if not line:
            raise StopAsyncIteration
        return line


class Answering:
    """A stream of messages in which what could not be read is answered, and left out."""

    def __init__(self, read: Any, write: Any) -> None:
        """`read` gives messages and, in place of what is none, exceptions; `write` takes messages."""
        self._read, self._write = read, write

    @property
    def last_context(self) -> Any:
        """The context of who sent the last message, where the stream knows it."""
        return getattr(self._read, "last_context", None)

    async def receive(self) -> Any:
        """The next message."""
        while isinstance(item := await self._read.receive(), Exception):
            error = _answer(item)
            if error is not None:
                await self._write.send(SessionMessage(error))
        return item

    async def aclose(self) -> None:
        """Close the stream that is read."""
        await self._read.aclose()

    def __aiter__(self) -> Answering:
        return self

    async def __anext__(self) -> Any:
        try:
            return await self.receive()
        except anyio.EndOfStream:
            raise StopAsyncIteration from None

    async def __aenter__(self) -> Answering:
        await self._read.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        ended: bool | None = await self._read.__aexit__(kind, error, trace)
        return ended


def _answer(problem: Exception) -> JSONRPCError | None:
    """The answer to a line that is no message; none to an empty one."""
    found = problem.errors(include_url=False) if isinstance(problem, ValidationError) else []
    unread = next((each for each in found if each["type"] == "json_invalid"), None)
    if unread is not None:
        line = str(unread["input"])
        if not line.strip():
            return None
        return _error(
            PARSE_ERROR, _id_in(line), f"{unread['msg'][:_SHOWN]}: send one JSON message on each line"
        )
    # Each kind of message that it might have been says what it lacks, some of them of the whole.
    whole = next((e["input"] for e in found if len(e["loc"]) < 2 or e["type"] == "missing"), None)
    return _error(INVALID_REQUEST, _id_of(whole), "this is no JSON-RPC 2.0 request, notification or response")


def _error(code: int, id_: str | int | None, message: str) -> JSONRPCError:
    return JSONRPCError(jsonrpc="2.0", id=id_, error=ErrorData(code=code, message=message))


def _id_in(line: str) -> str | int | None:
    """The id in JSON that only a more patient reader takes: with half a character, or endless numbers."""
    try:
        return _id_of(json.loads(line, parse_int=_whole))
    except (ValueError, RecursionError):
        return None


def _whole(digits: str) -> int | None:
    return int(digits) if len(digits) < 20 else None


def _id_of(message: Any) -> str | int | None:
    """The id of a message, if it has one that can be sent back."""
    id_ = message.get("id") if isinstance(message, dict) else None
    if isinstance(id_, str):
        return id_ if id_.isprintable() and len(id_) <= _SHOWN else None
    return id_ if isinstance(id_, int) and not isinstance(id_, bool) else None
