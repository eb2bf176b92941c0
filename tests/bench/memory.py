"""Memory over a day of play: one bot, a table of every game, 24 hours on the virtual clock.

Every hour everybody presses for a while. What the caches hold by then is there after some hours;
from then on nothing may pile up.
"""

import statistics
import tempfile

from playground import Playground
from rules.catalog import GAMES
from tests.bench.growth import resident
from tests.bench.requests import close_private_messages, pressed
from tests.bench.wire import Ours, child

HOURS, PRESSES = 24, 20
"""How long, and presses an hour at each table."""

SETTLED = 12
"""Hours after which the caches are taken to be full."""

HOUR = 3600.0
MOST = 1.05


async def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as here:
            here.request_limit.limit = 10**6
            async with child(here, "bot", DATABASE=f"{folder}/day.db") as bot:
                tables = [Ours(here, key) for key in GAMES]
                for table in tables:
                    await table.open()
                sizes = [await hour(here, tables, bot.pid) for _ in range(HOURS)]
    half, end = (statistics.median(sizes[n - 3 : n]) / 2**20 for n in (SETTLED, HOURS))
    return {
        f"memory after {SETTLED} virtual hours of play, MiB": half,
        f"memory after {HOURS} virtual hours of play, MiB": end,
        f"memory after {HOURS} hours ÷ after {SETTLED} (at most {MOST:g})": end / half,
    }


async def hour(here: Playground, tables: list[Ours], bot: int) -> float:
    """Everybody plays, and time goes by; the memory after that."""
    for table in tables:
        await pressed(table, PRESSES)
    await here.advance(HOUR)
    await here.quiet()
    close_private_messages(here)
    return resident(bot)
