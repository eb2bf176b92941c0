"""What many live tables cost whoever plays at one: a press, a start, memory, bytes in the file.

A game of Yahtzee in progress is copied in the database, under other channels and other people,
until there are so many. Nobody touches the copies.
"""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path

from bot.clock import Clock
from bot.store.sqlite import open_store
from bot.store.tables import Table
from bot.tables.tables import Tables
from playground import Playground
from rules.catalog import GAMES
from rules.core.chance import Luck
from tests.bench.wire import BOARD, Ours, alternately, child, itself

FEW, SOME, MANY = 10, 1_000, 20_000
GAME = "yahtzee"
PRESSES, STARTS, FINISHED = 1_000, 7, 20

SETTLED = 1.5
"""Seconds after which a bot has drawn all that it draws in advance."""

KEYS = {"id", "table_id", "channel", "user", "message", "opened_by"}
"""The columns in which a copy differs. Each copy is a billion further on."""

FURTHER = 10**9


async def measure(presses: int = PRESSES) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        sides = [Grown(Path(folder), tables) for tables in (FEW, SOME, MANY)]
        found = await pressed(sides, presses)
        found |= await started(sides)
        return found | await finished(Path(folder))


class Grown:
    """A bot with so many live tables, one of which is played."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.tables = tables
        self.file = folder / f"{tables}.db"
        self.playground = Playground()
        self.ours = Ours(self.playground, GAME)

    async def grow(self) -> None:
        """Plays a few moves, then copies the table while the bot is away."""
        async with child(self.playground, "bot", DATABASE=str(self.file)):
            await self.ours.open()
            for _ in range(5):
                await self.ours.press()
        await asyncio.to_thread(copy_tables, self.file, self.tables - 1)


def copy_tables(file: Path, copies: int) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for name in ("tables", "chairs", "steps", "messages"):
            columns = [row[1] for row in database.execute(f"pragma table_info({name})")]
            values = (f"{c} + n.value * {FURTHER}" if c in KEYS else c for c in columns)
            database.execute(
                f"""with recursive n(value) as (
                        select 1 union all select value + 1 from n where value < {copies})
                    insert into {name} ({", ".join(columns)})
                    select {", ".join(values)} from {name}, n"""
            )


async def pressed(sides: list[Grown], presses: int) -> dict[str, float]:
    """The same press in each, alternately."""
    async with AsyncExitStack() as open_:
        for side in sides:
            await open_.enter_async_context(side.playground)
            await side.grow()
            bot = child(side.playground, "bot", DATABASE=str(side.file))
            await open_.enter_async_context(bot)
        times = await alternately({side.tables: side.ours for side in sides}, presses)
    middle = {n: statistics.median(t.shown[BOARD] for t in took) for n, took in times.items()}
    found = {f"press → board with {n} live tables, ms": middle[n] for n in middle}
    for tables in (SOME, MANY):
        found[f"press → board with {tables} ÷ with {FEW} (at most 1.1)"] = (
            middle[tables] / middle[FEW]
        )
    few = [took.shown[BOARD] for took in times[FEW]]
    return found | {f"press → board with {FEW}, every second press ÷ the others": itself(few)}


async def started(sides: list[Grown]) -> dict[str, float]:
    """From the start of the process until a press is acknowledged; memory after that.

    Beside what a table takes stands by how much two starts with the same tables differ.
    """
    seconds: dict[int, list[float]] = {side.tables: [] for side in sides}
    memory: dict[int, list[float]] = {side.tables: [] for side in sides}
    async with AsyncExitStack() as open_:
        for side in sides:
            await open_.enter_async_context(side.playground)
        for _ in range(STARTS):
            for side in sides:
                began = time.perf_counter()
                async with child(side.playground, "bot", DATABASE=str(side.file)) as process:
                    await side.ours.press()
                    seconds[side.tables].append(time.perf_counter() - began)
                    await asyncio.sleep(SETTLED)
                    memory[side.tables].append(resident(process.pid))
    taken = {tables: statistics.median(times) for tables, times in seconds.items()}
    used = {tables: statistics.median(sizes) for tables, sizes in memory.items()}
    return {
        f"start → first press answered with {FEW} live tables, s": taken[FEW],
        f"start with {MANY} live tables ÷ with {FEW} (at most 1.2)": taken[MANY] / taken[FEW],
        f"start with {FEW}, every second start ÷ the others": itself(seconds[FEW]),
        **{f"memory with {tables} live tables, MiB": used[tables] / 2**20 for tables in used},
        "memory for an untouched table, bytes (none)": (used[MANY] - used[FEW]) / (MANY - FEW),
        "the same, between two starts with as many tables": (max(memory[MANY]) - min(memory[MANY]))
        / (MANY - FEW),
    }


def resident(process: int) -> float:
    """The memory that a process has in use, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(float(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


async def finished(folder: Path) -> dict[str, float]:
    """What random games of the fewest players leave in the database, also a step."""
    found: dict[str, float] = {}
    for key in GAMES:
        file = folder / f"finished-{key}.db"
        sizes, steps = [], 0
        for games in (0, FINISHED):
            store = await open_store(file)
            for seed in range(games):
                steps += await play(Tables(store, GAMES, Clock()), key, seed)
            await store.close()
            sizes.append(file.stat().st_size)
        grown = sizes[1] - sizes[0]
        found[f"{key}: database KiB a finished game"] = grown / FINISHED / 1024
        found[f"{key}: database bytes a step"] = grown / steps
    return found


async def play(tables: Tables, key: str, seed: int) -> int:
    """A random game, through the lobby and the log, without Discord; its steps."""
    luck = Luck(str(seed).encode())
    table = await tables.lobbies.open(
        game=key, guild=1, channel=seed + 1, language="en", user=1, name="Ana"
    )
    for user in range(2, GAMES[key].seats[0] + 1):
        await tables.lobbies.join(table.id, user, "Ben")
    table = await tables.start(table.id, 1)
    while table.stage == "playing":
        table = await _moved(tables, table, luck)
    return table.step


async def _moved(tables: Tables, table: Table, luck: Luck) -> Table:
    seat = table.awaited[0]
    action = tables.position(table).asks[seat].sample(luck)
    return await tables.answer(table.id, seat, table.chairs[seat].ask, action)
