"""The virtual clock: real time plus an offset that tests and the page may advance.

A bot connects to `/clock`. It is sent `{"offset": seconds, "n": number}` when it connects and at
each change. It replies `{"n": number}` once everything that sleeps in it has seen the new time.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable

import msgspec
from aiohttp import WSMsgType, web

CONFIRM_SECONDS = 2.0
"""How long `advance` waits for each bot to confirm the new time."""


class Confirmation(msgspec.Struct):
    """What a bot replies: the number of the change that it has seen."""

    n: int


class ClockSocket:
    """One connected bot, and the number of the last change it has confirmed."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.confirmed = 0
        self.news = asyncio.Event()

    async def confirms(self, number: int) -> None:
        """Wait until the bot has confirmed this change, or is gone."""
        while self.confirmed < number and not self.socket.closed:
            self.news.clear()
            await self.news.wait()


class Clock:
    """Real time plus `offset`. `listeners` are called in order when the offset has changed."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.changes = 0
        self.sockets: list[ClockSocket] = []
        self.listeners: list[Callable[[], None]] = []

    def now(self) -> float:
        """The virtual time, in seconds since 1970."""
        return time.time() + self.offset

    async def advance(self, seconds: float) -> None:
        """Move time forward; return when every bot has confirmed it, or after two seconds."""
        self.offset += seconds
        self.changes += 1
        for listener in self.listeners:
            listener()
        await asyncio.gather(*(self._inform(socket) for socket in tuple(self.sockets)))

    async def _inform(self, socket: ClockSocket) -> None:
        number = self.changes
        with contextlib.suppress(TimeoutError, ConnectionError):
            await self._send(socket)
            await asyncio.wait_for(socket.confirms(number), CONFIRM_SECONDS)

    async def _send(self, socket: ClockSocket) -> None:
        await socket.socket.send_json({"offset": self.offset, "n": self.changes})

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the `/clock` socket of one bot until it closes."""
        response = web.WebSocketResponse()
        try:
            await response.prepare(request)
        except ConnectionError as error:  # the bot was killed while it connected
            raise web.HTTPServiceUnavailable from error
        socket = ClockSocket(response)
        self.sockets.append(socket)
        try:
            await self._send(socket)
            async for frame in response:
                if frame.type is WSMsgType.TEXT:
                    socket.confirmed = msgspec.json.decode(frame.data, type=Confirmation).n
                    socket.news.set()
        finally:
            self.sockets.remove(socket)
            socket.news.set()
        return response

    async def close(self) -> None:
        """Close the sockets of all bots."""
        for socket in tuple(self.sockets):
            await socket.socket.close()
