"""Memory over days of play: one bot, a table of every game, 72 hours on the virtual clock.

Every hour everybody presses for a while. The caches fill more and more slowly; nothing else may
pile up.
"""

import statistics
import tempfile

from playground import Playground
from rules.catalog import GAMES
from tests.bench.growth import resident
from tests.bench.requests import close_private_messages, pressed
from tests.bench.wire import Ours, child

HOURS, PRESSES = 72, 20
"""How long, and presses an hour at each table."""

HALF = 12
"""Hours between two looks at the memory: half a day."""

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
    ends = range(HALF, HOURS + 1, HALF)
    found = {end: statistics.median(sizes[end - 3 : end]) / 2**20 for end in ends}
    return {
        **{f"memory after {end} virtual hours of play, MiB": found[end] for end in ends},
        f"memory after {2 * HALF} hours ÷ after {HALF} (at most {MOST:g})": (
            found[2 * HALF] / found[HALF]
        ),
        f"memory after {HOURS} hours ÷ after {HOURS - HALF} (at most {MOST:g})": (
            found[HOURS] / found[HOURS - HALF]
        ),
    }


async def hour(here: Playground, tables: list[Ours], bot: int) -> float:
    """Everybody plays, and time goes by; the memory after that."""
    for table in tables:
        await pressed(table, PRESSES)
    await here.advance(HOUR)
    await here.quiet()
    close_private_messages(here)
    return resident(bot)
