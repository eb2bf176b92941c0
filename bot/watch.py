"""Looks after the leases of one worker among several.

What others save at a table that this worker holds is shown by this worker, and what a worker that
died has left is taken over. Nobody tells anybody anything: all of it stands in the tables' rows.
Where a worker is alone there is nothing to look after.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress

from bot.app import App
from bot.store.errors import Unavailable
from bot.store.sharing import Lease

log = logging.getLogger(__name__)

LOOK_EVERY = 0.1
"""Seconds between two looks at the tables that this worker holds, while it does anything there."""

CALM_LOOK_EVERY = 0.3
"""The same where it only has not given them back, and has done nothing for `CALM_AFTER` seconds."""

CALM_AFTER = 0.5

SWEEP_EVERY = 1.0
"""Seconds between two looks for leases that have lapsed."""

IDLE_AFTER = 2.0
"""Seconds after which a table is shown that is held although nothing is done for it."""

STUCK_AFTER = 20.0
"""Seconds after which a robot is called again that did not move."""

HUNG_AFTER = 30.0
"""Seconds without any progress after which a lease in use is left to another worker."""


class Watch:
    """Renews leases in use, notices what others have saved, and takes over what was left."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.leases = app.store.leases
        self._due: set[int] = set()
        self._working: set[int] = set()
        self._swept_at = 0.0
        self._progress: dict[int, tuple[int, int, float]] = {}
        """By table in use: what is shown and known of it, and since when that is so."""

    async def run(self) -> None:
        """For as long as the bot runs."""
        while True:
            try:
                await self.look()
                await self.sweep()
            except Unavailable as error:
                log.debug("leases cannot be looked after: %s", error)
            except Exception:
                log.exception("leases could not be looked after")
            await self._sleep()

    async def _sleep(self) -> None:
        """Until the next look, or the next sweep where nothing is held.

        `asyncio.wait_for` would keep back a cancellation that comes while a lease is taken
        (Python 3.11), and the bot would not stop.
        """
        await asyncio.sleep(LOOK_EVERY if self._lively() else CALM_LOOK_EVERY)
        left = self._swept_at + SWEEP_EVERY - time.monotonic()
        if left > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.leases.some.wait()

    def _lively(self) -> bool:
        """Whether this worker does anything at the tables that it holds, or did a moment ago."""
        since, leases = time.monotonic() - CALM_AFTER, self.leases.held.values()
        return any(self._busy(lease) or lease.noted > since for lease in leases)

    async def look(self) -> None:
        """What others have saved is done here, as far as this worker holds its lease."""
        if not self.leases.some.is_set():
            return
        now = time.monotonic()
        for number in await self.leases.look():
            self._go_on(number)
        for number, lease in list(self.leases.held.items()):
            if self._forgotten(lease, now):
                self._go_on(number)
        busy = [lease for lease in self.leases.held.values() if self._busy(lease)]
        self._give_up_hung(busy, now)
        if any(lease.ends_soon for lease in busy):
            await self.leases.renew()

    def _give_up_hung(self, busy: Sequence[Lease], now: float) -> None:
        """Whatever hangs here, for a reason that nobody thought of, must not hold up the table."""
        known, self._progress = self._progress, {}
        for lease in busy:
            shown, revision, since = known.get(lease.table, (-1, -1, now))
            if (shown, revision) != (lease.shown, lease.revision):
                since = now
            self._progress[lease.table] = lease.shown, lease.revision, since
            if now - since > HUNG_AFTER and not lease.kept:
                log.error("table=%d is left to another worker: nothing goes on here", lease.table)
                lease.deadline = 0
                self.leases.abandon(lease)

    def _busy(self, lease: Lease) -> bool:
        """Whether something is being done under a lease, so that it must last."""
        return bool(lease.users) or lease.kept or lease.table in self.app.robots.playing

    def _forgotten(self, lease: Lease, now: float) -> bool:
        """Whoever was to show the table did not come to it."""
        idle = not lease.users and lease.table not in self.app.robots.playing
        shown = lease.shown >= lease.revision
        return idle and now - lease.noted > (STUCK_AFTER if shown else IDLE_AFTER)

    async def sweep(self) -> None:
        """Takes over what nobody shows any longer."""
        if time.monotonic() - self._swept_at < SWEEP_EVERY:
            return
        self._swept_at = time.monotonic()
        publisher = self.app.publisher
        for number in await self.leases.sweep(publisher.too_new):
            log.info("table=%d is taken over", number)
            self._go_on(number)

    def _go_on(self, number: int) -> None:
        """One task a table, which looks once more if there is more to do when it ends."""
        self._due.add(number)
        if number not in self._working:
            self._working.add(number)
            task = asyncio.create_task(self._work(number), name=f"table {number} goes on")
            self.app.track(task)

    async def _work(self, number: int) -> None:
        """Nothing is awaited between the last look at what is due and the end."""
        try:
            while number in self._due:
                self._due.discard(number)
                await self.app.go_on(number)
        finally:
            self._working.discard(number)
