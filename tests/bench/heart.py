"""`python -m tests.bench.heart FILE [bot]`: an event loop whose heart beats, with the bot or idle.

Every few milliseconds the loop should wake; how late it does is its stall. All beats are written to
the file at the end, each with its moment, so that those of a span of time can be picked.
"""

import asyncio
import json
import os
import signal
import sys
import time
from pathlib import Path

from bot.__main__ import run, start_logging
from bot.config import load

BEAT = 0.005


async def beat(beats: list[tuple[float, float]]) -> None:
    while True:
        due = time.monotonic() + BEAT
        await asyncio.sleep(BEAT)
        now = time.monotonic()
        beats.append((now, now - due))


async def stopped() -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()


async def live(beats: list[tuple[float, float]], *, with_bot: bool) -> None:
    heart = asyncio.create_task(beat(beats))
    if with_bot:
        settings = load(os.environ)
        start_logging(settings)
        await run(settings)
    else:
        await stopped()
    heart.cancel()


def main(file: str, *who: str) -> None:
    beats: list[tuple[float, float]] = []
    try:
        asyncio.run(live(beats, with_bot=who == ("bot",)))
    finally:
        Path(file).write_text(json.dumps(beats))


if __name__ == "__main__":
    main(*sys.argv[1:])
