"""Every test begins at the same moment, whatever the hour is at which it runs: what "today", "this
morning" and "at night" mean depends on it.
"""

import time
from datetime import UTC, datetime

from playground import Playground

BEGIN = datetime(2038, 1, 4, 12, tzinfo=UTC)
"""A Monday. It lies ahead, because discord.py reads real time: a press must not look too old."""


async def at_noon(playground: Playground) -> Playground:
    """Before a bot has connected: it is that moment."""
    await playground.advance(BEGIN.timestamp() - time.time())
    return playground
