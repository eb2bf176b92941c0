"""Interactions over HTTP: signed requests to the application, dealt round its workers."""

import asyncio
import time
from collections.abc import Callable

import aiohttp
import msgspec
from nacl.signing import SigningKey

from playground.discord.world import Json

PING: Json = {"type": 1, "id": "1", "application_id": "1", "token": "", "version": 1}
PONG = 1
TIMEOUT = aiohttp.ClientTimeout(total=5.0)


class Endpoint:
    """Where the application takes interactions over HTTP; while it has workers, none go elsewhere.

    It stands for Discord and for a load balancer: each request goes to the next worker, or to the
    one after it where a worker cannot be reached. `refused` are the answers that Discord would not
    accept. `listeners` are called with the worker that took an interaction, and the interaction.
    """

    def __init__(self) -> None:
        self.key = SigningKey.generate()
        self.workers: list[str] = []
        self.refused: list[str] = []
        self.listeners: list[Callable[[str, Json], None]] = []
        self.times = 1
        """How often each interaction is delivered: Discord may repeat a request."""
        self._dealt = 0
        self._session: aiohttp.ClientSession | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        """What the application needs to check a signature."""
        return self.key.verify_key.encode().hex()

    @property
    def busy(self) -> bool:
        """Whether a request is under way."""
        return bool(self._under_way)

    async def add(self, worker: str) -> None:
        """Use a worker from now on, if it answers a PING and refuses a wrong signature."""
        status, answer = await self._post(worker, PING)
        if status != 200 or answer.get("type") != PONG:
            raise AssertionError(f"{worker} does not answer a PING: {status}")
        status, _ = await self._post(worker, PING, wrong=True)
        if status != 401:
            raise AssertionError(f"{worker} lets a wrong signature in: {status}")
        self.workers.append(worker)

    def remove(self, worker: str) -> None:
        """Use a worker no longer."""
        if worker in self.workers:
            self.workers.remove(worker)

    def deliver(self, interaction: Json) -> None:
        """Send an interaction to the next worker."""
        for _ in range(self.times):
            task = asyncio.create_task(self._deliver(interaction))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _deliver(self, interaction: Json) -> None:
        self._dealt += 1
        first = self._dealt % max(len(self.workers), 1)
        for worker in (*self.workers[first:], *self.workers[:first]):
            try:
                status, _ = await self._post(worker, interaction)
            except (aiohttp.ClientError, TimeoutError):
                continue
            if status != 202:
                self.refused.append(f"{worker}: {status}")
            for listener in self.listeners:
                listener(worker, interaction)
            return

    async def _post(self, worker: str, payload: Json, *, wrong: bool = False) -> tuple[int, Json]:
        body, moment = msgspec.json.encode(payload), str(int(time.time()))
        signed = self.key.sign(moment.encode() + body + b" " * wrong).signature.hex()
        headers = {"X-Signature-Ed25519": signed, "X-Signature-Timestamp": moment}
        headers["Content-Type"] = "application/json"
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=TIMEOUT)
        async with self._session.post(
            f"{worker}/interactions", data=body, headers=headers
        ) as answer:
            raw = await answer.read()
            is_json = answer.content_type == "application/json"
            return answer.status, msgspec.json.decode(raw) if is_json else {}

    async def close(self) -> None:
        """Wait for requests under way, and send no more."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
            self._session = None
