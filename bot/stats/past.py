"""Games that ended before results were kept: counted once, when the bot starts."""

import logging

import msgspec

from bot.tables.tables import Tables
from rules.core.errors import Refused

log = logging.getLogger(__name__)

DUTY = "past"
KEPT = 60.0
"""Seconds for which one of several workers has the duty to count."""


async def count_past(tables: Tables) -> None:
    """Saves what the rules say of each game that is over. One they cannot read stays uncounted.

    Of several workers that start at once, one does so; what it saves is the same, whoever does.
    """
    if not await tables.store.duties.keep(DUTY, KEPT):
        return
    for number in await tables.store.results.missing():
        table = await tables.load(number)
        try:
            result = tables.position(table).result
        except (Refused, msgspec.MsgspecError):
            log.warning("table=%d is over, but its result cannot be read", number)
            continue
        if result is not None:
            await tables.store.results.put(table, result)
