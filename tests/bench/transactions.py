"""Transactions and commits a press, by game: three people play one whole game of each, lively.

A transaction is what is saved together; a commit is what is written to the disk, and several
transactions that wait for it share one.
"""

import asyncio
import logging
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.__main__ import point_at_playground
from playground import Playground
from rules.catalog import GAMES
from tests.bench.bare import opened
from tests.support.icons import has_icons
from tests.wire.conftest import Bot
from tests.wire.players import Round

PEOPLE = ("Ana", "Ben", "Cleo")
TARGET = " (at most 1.5)"
MOST, COMMITS = 150, 300
"""Presses a game, and commits to see what one takes."""


async def measure() -> dict[str, float]:
    logging.getLogger("bot").setLevel(logging.ERROR)
    found: dict[str, float] = {}
    for game in GAMES:
        found |= await measure_game(game)
    each = [value for name, value in found.items() if TARGET in name]
    found[f"transactions a press, all games{TARGET}"] = sum(each) / len(each)
    return {**found, "one row committed to the disk, median ms": await asyncio.to_thread(commit)}


def commit() -> float:
    """What the disk takes for one transaction, by the bare bot's database, which is as safe."""
    times = []
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(opened(Path(folder) / "one.db")) as database,
    ):
        for number in range(COMMITS):
            began = time.perf_counter()
            with database:
                database.execute("insert into presses values (?)", (number,))
            times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


async def measure_game(game: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as playground:
            point_at_playground(playground.url)
            bot = Bot(has_icons(playground), Path(folder) / "sixpips.db")
            server = playground.server("Friends")
            channel = playground.channel(server, "table")
            people = [playground.person(name, servers=[server]) for name in PEOPLE]
            await bot.start()
            try:
                return await counted(Round(bot, channel, people), game)
            finally:
                await bot.stop()


async def counted(people: Round, game: str) -> dict[str, float]:
    """What is counted begins when the game does."""
    engine = people.bot.store.engine
    await people.open(game)
    await people.bot.idle()
    before = engine.transactions, engine.commits
    while (await people.table()).stage == "playing" and people.presses < MOST:
        for person in await people.awaited():
            await people.press(person)
    await people.bot.idle()
    transactions, commits = engine.transactions - before[0], engine.commits - before[1]
    return {
        f"{game}: transactions a press{TARGET}": transactions / people.presses,
        f"{game}: commits a press": commits / people.presses,
    }


if __name__ == "__main__":
    for name, value in asyncio.run(measure()).items():
        print(f"{value:6.2f}  {name}")  # noqa: T201
