"""Presses at a set rate, table after table, whether they are answered or not; and far too many.

`measure` goes through fixed rates. `overload` looks for the highest rate that is borne, with the
99th percentile of boards within two seconds, and then presses 1.5 and 2 times as fast for a minute:
presses must still be acknowledged, and afterwards everything must show the head.
"""

import asyncio
import itertools
import sys
import time
from pathlib import Path

from tests.bench.load import TABLES, Load, Table, measured, wrong
from tests.bench.outcome import Figures, behind, lost, quantile, spread

RATES, SECONDS = (20, 40, 60, 80), 30.0
"""Presses a second, and for how long each."""

FIRST, STEP, TRIED = 20.0, 1.25, 10.0
"""The search for what is borne: its first rate, the factor to the next, and seconds for each."""

BORNE = 2000.0
"""Milliseconds within which the 99th percentile of boards comes at a rate that is borne."""

RUSH = 60.0
RUSHES = {1.5: 99.9, 2.0: 99.0}
"""Seconds of a rush, and by how many times what is borne how many per cent must be acknowledged."""

AT_ONCE = 10
"""Tables that are opened at the same time: that is not what is measured."""

REST = 75.0
"""Seconds after which nobody waits any longer for everything to show the head."""


async def measure(tables: int = TABLES, seconds: float = SECONDS) -> dict[str, float]:
    """The figures at each rate."""
    rates: dict[float, Figures] = {}
    caught: dict[float, float] = {}

    async def opened(load: Load, folder: Path) -> None:
        await sit_down(load)
        for rate in RATES:
            rates[rate] = await pressed_at(load, rate, seconds)
            caught[rate] = await caught_up(folder)

    def summed(load: Load, folder: Path) -> dict[str, float]:
        found = {**judged("open", load, folder)}
        for rate, figures in rates.items():
            found |= described(f"open, {rate} a second", figures)
            found[f"open, {rate} a second: all boards true after, s"] = caught[rate]
        return found

    return await measured(tables, opened, summed)


async def overload(tables: int = TABLES) -> dict[str, float]:
    """What is borne, and what happens far beyond it."""
    found: dict[str, float] = {}

    async def opened(load: Load, folder: Path) -> None:
        await sit_down(load)
        borne = await bearable(load, folder)
        found["bearable, presses a second (p99 of boards within 2 s)"] = borne
        for factor, least in RUSHES.items():
            figures = await pressed_at(load, factor * borne, RUSH)
            caught = await caught_up(folder)
            name = f"{factor:g} × bearable"
            share = 100 * (1 - figures.unanswered / len(figures.presses))
            found[f"{name}: acknowledged within 3 s, % (at least {least:g})"] = share
            found[f"{name}: everything shows the head after, s (at most 60)"] = caught
            found.update(described(name, figures))

    def summed(load: Load, folder: Path) -> dict[str, float]:
        return {**found, **judged("overload", load, folder)}

    return await measured(tables, opened, summed)


async def bearable(load: Load, folder: Path) -> float:
    """The highest rate that is borne, each tried a little faster than the one before."""
    borne, rate = 0.0, FIRST
    while True:
        figures = await pressed_at(load, rate, TRIED)
        await caught_up(folder)
        slow = quantile(figures.times("shown"), 0.99)
        sys.stderr.write(f"{rate:.0f} a second: p99 of boards {slow:.0f} ms\n")
        if slow > BORNE:
            return borne or rate / STEP
        borne, rate = rate, rate * STEP


async def sit_down(load: Load) -> None:
    """All tables from their lobbies to their first boards, a few at a time."""
    await load.ready.wait()
    seats = asyncio.Semaphore(AT_ONCE)

    async def seated(table: Table) -> None:
        async with seats:
            await table.sit_down()

    await asyncio.gather(*(seated(table) for table in load.tables.values()))


async def pressed_at(load: Load, rate: float, seconds: float) -> Figures:
    """So many presses a second, at the tables in turn, whether they are answered or not."""
    figures = load.figures = Figures(begun=time.monotonic())
    tables = itertools.cycle(load.tables.values())
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(figures.begun + number / rate - time.monotonic(), 0))
        next(tables).press()
    figures.ended = time.monotonic()
    return figures


async def caught_up(folder: Path) -> float:
    """Seconds until every board shows the head with its picture; what is noted later counts too."""
    began = time.monotonic()
    while time.monotonic() - began < REST:
        await asyncio.sleep(0.5)
        if not await asyncio.to_thread(behind, folder / "load.db"):
            break
    return time.monotonic() - began


def described(name: str, figures: Figures) -> dict[str, float]:
    return {
        f"{name}: pressed a second": len(figures.presses) / (figures.ended - figures.begun),
        f"{name}: unanswered": float(figures.unanswered),
        **spread(name, figures),
    }


def judged(name: str, load: Load, folder: Path) -> dict[str, float]:
    missing = lost(load.presses.values(), load.asks, folder / "load.db")
    for line in missing[:10]:
        sys.stderr.write(f"lost: {line}\n")
    return {
        f"{name}: errors (none)": float(len(wrong(load, folder))),
        f"{name}: lost, shown or answered and not in the log (none)": float(len(missing)),
        f"{name}: requests refused as too many": float(load.limited),
    }
