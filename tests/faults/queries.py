"""Queries of a PostgreSQL database from outside the bot, also while the server comes and goes."""

import asyncio
import threading
import time
from types import TracebackType
from typing import Any, Self

import asyncpg

from bot.store.postgres.database import AWAY

BACK_WITHIN = 30.0
"""Seconds in which a server that was restarted is back."""

WRITTEN = "select pg_snapshot_xmax(pg_current_snapshot())::text::bigint"
"""How many transactions have written anything: each gets the next number, those that read none."""

ROLLED_BACK = "select xact_rollback from pg_stat_database where datname = current_database()"
SAVES = "select coalesce(sum(version), 0) from tables"
"""A save raises the version of its table by one."""


class Queries:
    """One connection, in a thread of its own: whoever asks waits for the answer, one at a time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._one = threading.Lock()
        self._connection: Any = None

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def rows(self, sql: str) -> list[Any]:
        """All rows, as tuples; asked again for as long as the server is away."""
        until = time.monotonic() + BACK_WITHIN
        while True:
            try:
                return [tuple(row) for row in self._run(self._fetched(sql))]
            except AWAY:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def number(self, sql: str) -> int:
        """The only value of a query."""
        ((value,),) = self.rows(sql)
        return int(value)

    def _run(self, work: Any) -> Any:
        with self._one:
            return asyncio.run_coroutine_threadsafe(work, self._loop).result(BACK_WITHIN)

    async def _fetched(self, sql: str) -> Any:
        if self._connection is None:
            self._connection = await asyncpg.connect(self.url, timeout=2.0)
        try:
            return await self._connection.fetch(sql, timeout=5.0)
        except AWAY:
            self._connection.terminate()
            self._connection = None
            raise

    async def _close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
