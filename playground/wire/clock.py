"""The virtual clock: real time plus an offset that tests and the page may advance.

A bot listens on `/clock`. It is sent `{"offset": seconds, "n": number}` when it connects and at
each change, and answers `{"n": number}` once everything that waits on its side has been told.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec
from aiohttp import WSMsgType, web

PATIENCE = 2.0
"""Seconds that `advance` waits for each listener."""


class Tick(msgspec.Struct):
    """What a listener answers."""

    n: int


class Listener:
    """One connected bot, and the number of the change it has last confirmed."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.confirmed = 0
        self.news = asyncio.Event()

    async def confirms(self, number: int) -> None:
        while self.confirmed < number and not self.socket.closed:
            self.news.clear()
            await self.news.wait()


class Clock:
    """Real time plus `offset`. `after_change` are called, in order, when the offset has moved."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.changes = 0
        self.listeners: list[Listener] = []
        self.after_change: list[Callable[[], None]] = []

    def now(self) -> float:
        return time.time() + self.offset

    def today(self) -> datetime:
        return datetime.fromtimestamp(self.now(), UTC)

    async def advance(self, seconds: float) -> None:
        """Move time forward; return when every listener has confirmed it, or after two seconds."""
        self.offset += seconds
        self.changes += 1
        for told in self.after_change:
            told()
        await asyncio.gather(*(self._tell(listener) for listener in tuple(self.listeners)))

    async def _tell(self, listener: Listener) -> None:
        number = self.changes
        with contextlib.suppress(TimeoutError, ConnectionError):
            await self._send(listener)
            await asyncio.wait_for(listener.confirms(number), PATIENCE)

    async def _send(self, listener: Listener) -> None:
        await listener.socket.send_json({"offset": self.offset, "n": self.changes})

    async def listen(self, request: web.Request) -> web.WebSocketResponse:
        """The `/clock` socket."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        listener = Listener(socket)
        self.listeners.append(listener)
        try:
            await self._send(listener)
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    listener.confirmed = msgspec.json.decode(frame.data, type=Tick).n
                    listener.news.set()
        finally:
            self.listeners.remove(listener)
            listener.news.set()
        return socket

    async def close(self) -> None:
        for listener in tuple(self.listeners):
            await listener.socket.close()
