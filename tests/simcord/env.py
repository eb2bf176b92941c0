"""SimCord with its clock left alone: the bot lives in real time, on SimCord's idea of Discord.

SimCord wants to know when a bot has come to rest by looking at each of its tasks, and moves a
virtual clock for it. Ours has a scheduler, threads and processes of its own, and says itself when
it rests. SimCord has no public setting for that: this module alone uses its private parts, and its
version is pinned. Everything else of it is used as it is: what Discord refuses, answers and shows.
"""

import asyncio
import contextvars
from typing import Any

import simcord
from simcord import _dpy_internals

from bot.client import Sixpips

PATIENCE = 60.0
"""Seconds for one press: machines differ."""


class RealTime(simcord.Env):
    """`async with RealTime(client):` the client is connected to a Discord with nobody on it."""

    def __init__(self, client: Sixpips) -> None:
        super().__init__(client, shard_count=1)
        self.client = client

    async def __aenter__(self) -> "RealTime":
        await self.start()
        await asyncio.wait_for(self.client.caught_up.wait(), PATIENCE)
        return self

    async def __aexit__(self, kind: Any, *_: Any) -> None:
        await self.client.close()
        await self.shutdown()
        if kind is None:
            self.raise_errors()

    def _schedule_timer(
        self, record: Any, _callback: Any, _args: Any, context: contextvars.Context | None
    ) -> None:
        """A timer fires when its time has come, and no clock is moved by that."""

        def fire() -> None:
            if record.handle is not None and not record.handle.cancelled():
                record.handle._run()

        assert self._runtime is not None
        due = _dpy_internals.real_monotonic() + max(record.when - self._virtual_time, 0.0)
        record.real_handle = self._runtime.call_at(due, fire, context=context)

    async def _settle_internal(self, **_: Any) -> None:
        """Until the bot says that nothing is under way."""
        app, calm = self.client.app, 0
        async with asyncio.timeout(PATIENCE):
            while calm < 3:
                await asyncio.sleep(0.002)
                busy = app.underway or app.publisher.underway or app.robots.playing
                calm = 0 if busy else calm + 1
