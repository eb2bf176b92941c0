"""`make fuzz`: the long form of the fuzz test. A million interactions, town after town.

Each town gets a few thousand, drawn from its number, a handful at a time, which one person sends at
the same moment. What is done is kept in a file after each, with the commits of the code that was
tried, so that it can be stopped at any moment and goes on from there.
"""

import argparse
import asyncio
import gc
import json
import logging
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings

from bot.__main__ import point_at_playground
from playground import Playground
from tests.support.icons import has_icons
from tests.wire.conftest import Bot
from tests.wire.trouble import forging
from tests.wire.trouble.forging import Forged
from tests.wire.trouble.town import Town, settle

STATE = Path("artefacts/fuzz.json")
A_TOWN = 4_000
"""Interactions that one town gets: more would only make its history long."""

PATIENCE = 60.0
"""Seconds for an answer: whether there is one is asked here, and machines differ."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


@asynccontextmanager
async def lively(number: int) -> AsyncIterator[Town]:
    """A new town on a Discord and a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as playground:
            point_at_playground(playground.url)
            has_icons(playground)
            playground.interactions.answer_seconds = PATIENCE
            server = playground.server("Friends")
            playground.channel(server, "table")
            people = [playground.person(name, servers=[server]) for name in ("Ana", "Ben")]
            for person in people:
                person.patience = PATIENCE
            bot = Bot(playground, Path(folder) / "sixpips.db")
            await bot.start()
            try:
                town = await settle(bot, playground, server, *people, number)
                with town.errors.listening():
                    yield town
                await town.still_stands()
            finally:
                await bot.stop()


def spent(number: int, count: int) -> tuple[int, list[str]]:
    """One town: how many it was sent, and what went wrong in it."""
    sent, failures = 0, list[str]()
    logging.getLogger("bot").propagate = False
    gc.collect()
    gc.disable()  # a town's history is large, and searching it again and again a fifth of the work
    with asyncio.Runner() as runner:
        place = lively(number)
        town = runner.run(place.__aenter__())

        @seed(number)
        @settings(
            max_examples=-(-count // forging.AT_ONCE),
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(wave=forging.SENT)
        def send(wave: list[Forged]) -> None:
            nonlocal sent
            sent += len(wave)
            try:
                runner.run(town.takes(wave))
            except AssertionError as error:
                failures.append(f"town {number}: {error}: {wave}")

        try:
            send()
            runner.run(place.__aexit__(None, None, None))
        except Exception as error:
            failures.append(f"town {number}: {type(error).__name__}: {error}")
    return sent, failures


def commit() -> str:
    """Of the code that is tried."""
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return told.stdout.strip() or "unknown"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--state", type=Path, default=STATE)
    parser.add_argument("--jobs", type=int, default=1, help="towns at the same time")
    parser.add_argument("--fresh", action="store_true", help="begin anew")
    wish = parser.parse_args(words)
    state = {"sent": 0, "towns": 0, "seconds": 0.0, "commits": {}, "failures": []}
    if wish.state.exists() and not wish.fresh:
        state |= json.loads(wish.state.read_text())
    wish.state.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(wish.jobs, get_context("spawn")) as processes:
        while state["sent"] < wish.count:
            began, tried = time.monotonic(), commit()
            towns = range(state["towns"], state["towns"] + wish.jobs)
            each = min(A_TOWN, -(-(wish.count - state["sent"]) // wish.jobs))
            for sent, failures in processes.map(spent, towns, repeat(each)):
                state["sent"] += sent
                state["failures"] += failures
                state["commits"][tried] = state["commits"].get(tried, 0) + sent
            state["towns"] = towns.stop
            state["seconds"] += time.monotonic() - began
            state["date"] = datetime.now(UTC).date().isoformat()
            wish.state.write_text(json.dumps(state, indent=1) + "\n")
            say(f"{state['sent']:,} sent, {len(state['failures'])} failures")
    for failure in state["failures"]:
        say(failure)
    return 1 if state["failures"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
