"""One evening after another, two at a time."""

import asyncio
import tempfile
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from playground import Playground
from tests.faults.evening import Evening, Pace
from tests.faults.judge import judged
from tests.faults.report import Figures, counted


async def spend(game: str, seed: int, pace: Pace, door: str = "gateway") -> Figures:
    """One evening on a Discord and a database of its own, and what is to be said of it."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as playground:
            evening = Evening(playground, Path(folder), game, seed, door)
            try:
                await evening.spend(pace)
            finally:
                await evening.child.end()
            return counted(evening, await judged(evening))


def spent(game: str, seed: int, pace: Pace, door: str = "gateway") -> Figures:
    """The same in a process of its own; what breaks it off is a failure like any other."""
    try:
        return asyncio.run(spend(game, seed, pace, door))
    except Exception as error:
        return Figures(game, broken=[f"{type(error).__name__}: {error}"])


def season(
    evenings: Iterator[tuple[str, int]], *, kills: int, faults: int, processes: int
) -> Iterator[tuple[int, Figures]]:
    """Evenings, with their seeds, until there were enough kills and faults or there are no more."""
    running: dict[Future[Figures], int] = {}
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        while True:
            while (kills > 0 or faults > 0) and len(running) < processes:
                game, seed = next(evenings, ("", 0))
                if not game:
                    break
                running[pool.submit(spent, game, seed, Pace())] = seed
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                figures = future.result()
                kills, faults = kills - figures.kills, faults - figures.faults.total()
                yield running.pop(future), figures
