"""Runs the bot as a child process: restarts it when it dies, ends it with the playground."""

import asyncio
import contextlib
import ctypes
import signal
import sys
import time
from collections.abc import Mapping, Sequence

TERMINATE_SECONDS = 8.0
"""How long the bot has to end after SIGTERM before it is killed."""

BACKOFF_SECONDS = (0.2, 1.0, 2.0, 5.0, 15.0)
"""How long to wait before the next start: longer after each quick death in a row."""

STEADY_SECONDS = 20.0
"""A process that ran for longer did not die quickly."""

PR_SET_PDEATHSIG = 1
"""Linux's number for `prctl`: send this process a signal when its parent dies."""


class Supervisor:
    """Keeps one command running for as long as the playground does."""

    def __init__(self, command: Sequence[str], environ: Mapping[str, str]) -> None:
        self.command = command
        self.environ = dict(environ)
        self.starts = 0
        self.last_code: int | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._restart_wanted = asyncio.Event()
        self._quick_deaths = 0

    async def run(self) -> None:
        """Start the process again and again until cancelled; then end it."""
        try:
            while True:
                begun = time.monotonic()
                await self._run_once()
                quick = time.monotonic() - begun <= STEADY_SECONDS
                self._quick_deaths = self._quick_deaths + 1 if quick else 0
                await self._back_off()
        finally:
            await self._end()

    async def _run_once(self) -> None:
        self._restart_wanted.clear()
        self.starts += 1
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            env=self.environ,
            start_new_session=True,  # Ctrl-C goes to the playground alone, which then ends the bot
            preexec_fn=die_with_parent,
        )
        self.last_code = await self._process.wait()

    async def _back_off(self) -> None:
        """Wait before the next start; a wanted restart ends the wait."""
        deaths = min(max(self._quick_deaths, 1), len(BACKOFF_SECONDS))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._restart_wanted.wait(), BACKOFF_SECONDS[deaths - 1])

    async def restart(self) -> None:
        """End the process; `run` starts the next one at once."""
        self._quick_deaths = 0
        self._restart_wanted.set()
        await self._end()

    def kill(self) -> None:
        """End the process without warning; `run` starts the next one after a moment."""
        self._quick_deaths = 0
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def _end(self) -> None:
        """Ask the process to end, and kill it if it does not."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), TERMINATE_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


def die_with_parent() -> None:
    """Let this process be terminated when its parent dies, even if that is killed; Linux only."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
