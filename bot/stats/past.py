"""Games that ended before results were kept: counted once, when the bot starts."""

import asyncio
import logging

import msgspec

from bot.tables.tables import Tables
from rules.core.errors import Refused

log = logging.getLogger(__name__)

DUTY = "past"
KEPT = 60.0
"""Seconds for which one of several workers has the duty to count."""

AGAIN = 5.0
"""Seconds until another one tries to get it, in case the first is gone."""


async def count_past(tables: Tables) -> None:
    """Saves what the rules say of each game that is over. One they cannot read stays uncounted.

    Workers that start at once do so one after the other, so that there is nothing left for the
    second; what is saved is the same, whoever does it.
    """
    while not await tables.store.duties.keep(DUTY, KEPT):  # noqa: ASYNC110  (a row has no hook)
        await asyncio.sleep(AGAIN)
    await _count(tables)
    await tables.store.duties.drop(DUTY)


async def _count(tables: Tables) -> None:
    for number in await tables.store.results.missing():
        table = await tables.load(number)
        try:
            result = tables.position(table).result
        except (Refused, msgspec.MsgspecError):
            log.warning("table=%d is over, but its result cannot be read", number)
            continue
        if result is not None:
            await tables.store.results.put(table, result)
