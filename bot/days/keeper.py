"""The keeper of time: does what is due, and sleeps until something is due again.

All due times live in the store, so that nothing is lost by a restart, and after long silence
everything that was due is done once.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

from bot.app import House
from bot.days import deadlines, reminders
from bot.handlers import proposals, seats
from bot.publishing.delivery import UNREACHED
from bot.store import Conflict
from rules.core.errors import Refused

log = logging.getLogger(__name__)

LONGEST_SLEEP = 60.0
"""Seconds: what is agreed meanwhile is at least an hour away, so this is soon enough."""

RETRY = 60.0
"""Seconds until what failed is tried once more."""


class Keeper:
    """Watches the clock for all tables and all people."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asleep_until = 0.0
        """By the clock; 0 while it looks."""

    async def run(self) -> None:
        clock = self.house.clock
        while True:
            now = clock.now()
            try:
                calm = await self._look_to_the_end()
                moment = await self.house.store.next_moment()
            except sqlite3.Error as error:
                log.warning("the keeper cannot read the database: %s", error)
                calm, moment = False, None
            soonest = now + (0.5 if calm else RETRY)
            self.asleep_until = max(soonest, min(moment or 1e12, now + LONGEST_SLEEP))
            await clock.sleep_until(self.asleep_until)
            self.asleep_until = 0

    async def _look_to_the_end(self) -> bool:
        """Also when the bot is about to leave: what has been begun is finished, for a moment."""
        look = asyncio.create_task(self.look(), name="the keeper looks")
        self.house.underway.add(look)
        look.add_done_callback(self.house.underway.discard)
        return await asyncio.shield(look)

    async def look(self) -> bool:
        """Does everything that is due now; False where something failed and is tried later."""
        store, now = self.house.store, self.house.clock.now()
        calm = True
        for number in await store.tables_closing(now):
            calm &= await self._done(seats.close_deserted, number)
        for number in await store.proposals_expiring(now):
            calm &= await self._done(proposals.expire, number)
        for wait in await store.overdue(now):
            calm &= await self._done(deadlines.expire, wait)
        for user in await store.people_to_remind(now):
            calm &= await self._done(reminders.remind, user)
        return calm

    async def _done(self, work: Callable[[House, Any], Awaitable[None]], what: Any) -> bool:
        """One thing at a time; what one table or person cannot have spoils nothing for others."""
        try:
            await work(self.house, what)
        except (Refused, Conflict) as error:
            log.info("overtaken while time was kept: %s", error)
        except (*UNREACHED, sqlite3.Error) as error:
            log.warning("not done in time: %s", error)
            return False
        except Exception:
            log.exception("time could not be kept")
            return False
        return True
