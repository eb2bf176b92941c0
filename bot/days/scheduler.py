"""The scheduler: does what is due by the clock, and sleeps until something is due again.

All due times live in the store, so that a restart loses nothing, and after a long time down
everything that was due is done once.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from bot.app import App
from bot.days import deadlines, mornings, notices, reminders, silences, today
from bot.handlers import proposals, reviews, seats
from bot.publishing.delivery import UNREACHED
from bot.store.errors import Conflict, Unavailable
from bot.store.sharing import Lapsed
from rules.core.errors import Refused

log = logging.getLogger(__name__)

SHORTEST_SLEEP = 0.5
LONGEST_SLEEP = 60.0
"""Seconds. What people agree on meanwhile is at least an hour away, so this is often enough."""

RETRY = 60.0
"""Seconds until what failed is tried again."""

NEVER = 1e12

DUTY = "scheduler"
KEPT = 10.0
"""Seconds for which one of several workers has this duty, unless it renews it."""

CLEANED_EVERY = 15 * 60
"""Seconds until tokens and other things that have expired are removed."""

TRIED_EVERY = 2.0
"""Seconds until another worker tries to get it."""


class Scheduler:
    """Watches the clock for all tables and all people. Of several workers one does so; whatever it
    does is claimed in the store all the same, so that two would do nothing twice."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.asleep_until = 0.0
        """By the clock; 0 while it works."""
        self._kept_until = 0.0
        self._cleaned_at = 0.0

    async def run(self) -> None:
        """Works and sleeps for as long as the bot runs."""
        clock = self.app.clock
        while True:
            now = clock.now()
            try:
                if not await self._has_duty():
                    self.asleep_until = NEVER
                    await asyncio.sleep(TRIED_EVERY)
                    continue
                self.asleep_until = 0
                done = await self._work_shielded()
                moment = await self.app.store.waits.next_moment()
            except Unavailable as error:
                log.debug("what is due cannot be read: %s", error)
                done, moment = False, None
            soonest = now + (SHORTEST_SLEEP if done else RETRY)
            self.asleep_until = max(soonest, min(moment or NEVER, now + LONGEST_SLEEP))
            await self._sleep()
            self.asleep_until = 0

    async def _sleep(self) -> None:
        """Until something is due; meanwhile the duty is kept."""
        clock = self.app.clock
        if self.app.store.leases.alone:
            await clock.sleep_until(self.asleep_until)
            return
        while clock.now() < self.asleep_until:
            await clock.sleep_until(min(self.asleep_until, clock.now() + TRIED_EVERY))
            try:
                if not await self._has_duty():
                    return
            except Unavailable as error:
                log.debug("the scheduler's duty cannot be kept: %s", error)

    async def _has_duty(self) -> bool:
        """Whether it is this worker that watches the clock."""
        if self.app.store.leases.alone:
            return True
        now = time.monotonic()
        if now > self._kept_until - KEPT / 2:
            kept = await self.app.store.duties.keep(DUTY, KEPT)
            self._kept_until = now + KEPT if kept else 0
        return now < self._kept_until

    async def stop(self) -> None:
        """Lets another worker have the duty at once."""
        with suppress(Unavailable):
            await self.app.store.duties.drop(DUTY)

    async def _work_shielded(self) -> bool:
        """Also when the bot is about to stop: what has been begun may end, for a moment."""
        working = asyncio.create_task(self.work(), name="scheduler")
        self.app.track(working)
        return await asyncio.shield(working)

    async def work(self) -> bool:
        """Does everything that is due now; False where something failed and is tried later."""
        store, now = self.app.store, self.app.clock.now()
        done = True
        for number in await store.tables.closing(now):
            done &= await self._do(seats.close_deserted, number)
        for number in await store.proposals.expiring(now):
            done &= await self._do(proposals.expire, number)
        for wait in await store.waits.overdue(now):
            done &= await self._do(deadlines.expire, wait)
        for wait in await store.waits.silent(now):
            done &= await self._do(silences.ask_the_others, wait)
        for number in await store.proposals.to_tell(now):
            done &= await self._do(proposals.tell, number)
        for wait in await store.waits.due_notices(now):
            done &= await self._do(notices.tell, wait)
        for user in await store.waits.people_to_remind(now):
            done &= await self._do(reminders.remind, user)
        done &= await self._do(today.unseal, now)
        for morning in await store.servers.mornings(now):
            done &= await self._do(mornings.greet, morning)
        for left in await store.reviews.interrupted():
            done &= await self._do(reviews.tell_interrupted, left)
        await store.panels.drop_expired(now)
        if abs(now - self._cleaned_at) > CLEANED_EVERY:
            await store.duties.forget_old(now)
            self._cleaned_at = now
        return done

    async def _do(self, job: Callable[[App, Any], Awaitable[None]], what: Any) -> bool:
        """One job at a time; one that fails holds up no other."""
        try:
            if not await self._has_duty():
                return False
            await job(self.app, what)
        except (Refused, Conflict) as error:
            log.info("something changed while it fell due: %s", error)
        except Unavailable as error:
            log.debug("not done in time: %s", error)
            return False
        except (*UNREACHED, Lapsed) as error:
            log.warning("not done in time: %s", error)
            return False
        except Exception:
            log.exception("a job of the scheduler failed")
            return False
        return True
