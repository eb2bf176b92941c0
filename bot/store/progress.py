"""How far a long piece of work has come, for whoever waits for it at a terminal."""

import asyncio
import sys
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

Progress = Callable[[str, int, int], None]
"""Told what is done, how much of it is done, and of how much."""


def in_silence(_doing: str, _done: int, _total: int) -> None:
    """Nobody waits at a terminal."""


async def in_thread(work: Callable[[Progress], T], progress: Progress) -> T:
    """Does work that blocks. Whoever cancels this stops it at its next look at the progress.

    If there is none any more it goes on to its end: either all of it is done or nothing.
    """
    stopped = threading.Event()

    def look(doing: str, done: int, total: int) -> None:
        if stopped.is_set():
            raise asyncio.CancelledError
        progress(doing, done, total)

    working = asyncio.create_task(asyncio.to_thread(work, look))
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        stopped.set()
        return await working


class Bar:
    """A line on the terminal that shows how far it is; elsewhere, a line at every tenth."""

    WIDTH = 30

    def __init__(self) -> None:
        self.shown = ""

    def __call__(self, doing: str, done: int, total: int) -> None:
        """Shows how far it is."""
        part = done / total if total else 1.0
        if sys.stderr.isatty():
            bar = "█" * int(part * self.WIDTH)
            sys.stderr.write(f"\r{bar:░<{self.WIDTH}} {part:4.0%} {doing} {done} of {total} ")
            sys.stderr.write("\n" if done == total else "")
        elif self.shown != (line := f"{doing} {int(part * 10) * 10} %"):
            self.shown = line
            sys.stderr.write(f"{line}\n")
