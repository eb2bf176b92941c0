"""Health and figures over plain HTTP, for whoever runs the bot: a small server of its own.

`/healthz`: is all well? `/ready`: may something be sent here? `/metrics`: the figures.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.incoming.listening import listen
from bot.metrics import Errors, Metrics

log = logging.getLogger(__name__)

WRITES_WITHIN = 1.0
"""Seconds in which the database must take a write."""

LATE_AFTER = 60.0
"""Seconds after which a board that could not be shown is a sign of illness: what fails is tried
again after twenty."""

KNOWN_FOR = 1.0
"""Seconds for which an examination holds, so that asking often costs nothing."""


class Health:
    """Looks whether all is well: Discord, the database, the boards."""

    def __init__(
        self,
        metrics: Metrics,
        *,
        connected: Callable[[], bool],
        ready: Callable[[], bool],
        writes: Callable[[], Coroutine[Any, Any, bool]],
        oldest: Callable[[], float],
    ) -> None:
        self.metrics = metrics
        self.connected, self.ready, self.writes, self.oldest = connected, ready, writes, oldest
        self.port = 0
        self._found: Mapping[str, bool] = {}
        self._looked_at = float("-inf")
        self._looking = asyncio.Lock()
        self._errors = Errors(metrics)
        self._runner: web.AppRunner | None = None

    async def examined(self) -> Mapping[str, bool]:
        """By its name, whether each thing is well."""
        async with self._looking:
            if time.monotonic() - self._looked_at > KNOWN_FOR:
                self._found = {
                    "discord": self.connected(),
                    "database": await self._can_write(),
                    "boards": self.oldest() < LATE_AFTER,
                }
                self._looked_at = time.monotonic()
            return self._found

    async def _can_write(self) -> bool:
        """A write that takes longer goes on, and counts as none."""
        done, _ = await asyncio.wait({asyncio.create_task(self.writes())}, timeout=WRITES_WITHIN)
        return any(not task.cancelled() and not task.exception() and task.result() for task in done)

    async def is_well(self) -> bool:
        """Whether everything is."""
        return all((await self.examined()).values())

    # ── serving ──────────────────────────────────────────────────────────────────────────────────

    async def open(self, host: str, port: int) -> None:
        """Listens; on a free port if that is 0."""
        app = web.Application()
        app.router.add_get("/healthz", self._tell_health)
        app.router.add_get("/ready", self._tell_ready)
        app.router.add_get("/metrics", self._tell_metrics)
        self._runner = await listen(app, host, port, "HEALTH_PORT")
        self.port = self._runner.addresses[0][1]
        logging.getLogger().addHandler(self._errors)
        log.info("health and figures on %s port %d", host, self.port)

    async def close(self) -> None:
        """Stops listening."""
        logging.getLogger().removeHandler(self._errors)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _tell_health(self, _: web.Request) -> web.Response:
        found = await self.examined()
        lines = [f"{name} {'ok' if well else 'NOT WELL'}\n" for name, well in found.items()]
        return web.Response(text="".join(lines), status=200 if all(found.values()) else 503)

    async def _tell_ready(self, _: web.Request) -> web.Response:
        if self.ready():
            return web.Response(text="ready\n")
        return web.Response(text="not ready\n", status=503)

    async def _tell_metrics(self, _: web.Request) -> web.Response:
        return web.Response(body=self.metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})
