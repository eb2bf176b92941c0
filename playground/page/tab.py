"""A tab: an open page in somebody's browser, and what goes through its socket."""

import asyncio
import contextlib
from typing import Any

import msgspec
from aiohttp import web

from playground.page.handlers import handle
from playground.page.records import Records, Subscription
from playground.page.requests import Request
from playground.people.impossible import Impossible


class Frame(msgspec.Struct, kw_only=True):
    """What a tab sends: what it shows, or a request with a number for the response."""

    subscription: Subscription | None = None
    number: int = 0
    request: Request | None = None


class Tab:
    """One open page. It is sent the records that differ from those it has."""

    def __init__(self, socket: web.WebSocketResponse, records: Records) -> None:
        self.socket = socket
        self.records = records
        self.subscription = Subscription()
        self.sent: dict[str, bytes] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def receive(self, text: str) -> None:
        """Do what a frame says; one that cannot be read is refused."""
        try:
            frame = msgspec.json.decode(text, type=Frame, strict=False)
        except msgspec.ValidationError as error:
            await self._send({"number": 0, "no": str(error)})
            return
        if frame.subscription is not None:
            self.subscription = frame.subscription
            await self.update()
        if frame.request is not None:
            self._handle_soon(frame.number, frame.request)

    async def update(self) -> None:
        """Send the records that changed and the keys of those that are gone, if there are any."""
        records = self.records.of(self.subscription)
        encoded = {key: msgspec.json.encode(record) for key, record in records.items()}
        changed = {k: msgspec.Raw(v) for k, v in encoded.items() if self.sent.get(k) != v}
        gone = [key for key in self.sent if key not in encoded]
        self.sent = encoded
        if changed or gone:
            await self._send({"set": changed, "drop": gone})

    async def _send(self, frame: Any) -> None:
        with contextlib.suppress(ConnectionError):
            await self.socket.send_str(msgspec.json.encode(frame).decode())

    def _handle_soon(self, number: int, request: Request) -> None:
        """Without waiting: another person in this tab may do something meanwhile."""
        task = asyncio.create_task(self._handle(number, request))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _handle(self, number: int, request: Request) -> None:
        """Carry out a request; the response comes after the records that it changed."""
        community = self.records.community
        try:
            result = await handle(community, request)
        except Impossible as reason:
            await self._send({"number": number, "no": str(reason)})
        else:
            community.changes.notify()
            await self.update()
            await self._send({"number": number, "yes": result})
