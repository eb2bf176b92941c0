"""The bot as a child process: started, started again when it dies, ended with the playground."""

import asyncio
import contextlib
import ctypes
import signal
import sys
import time
from collections.abc import Mapping, Sequence

PATIENCE = 8.0
"""Seconds that the bot has to finish what is under way before it is killed."""

WAITS = (0.2, 1.0, 2.0, 5.0, 15.0)
"""Seconds before the next start, by the number of quick deaths."""

STEADY_SECONDS = 20.0
"""A bot that ran so long did not die at once."""

DIE_WITH_PARENT = 1
"""Linux: PR_SET_PDEATHSIG."""


class Child:
    """One command that is to run for as long as the playground does."""

    def __init__(self, command: Sequence[str], environ: Mapping[str, str]) -> None:
        self.command = command
        self.environ = dict(environ)
        self.starts = 0
        self.last_code: int | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._wanted = asyncio.Event()
        self._deaths = 0

    async def run(self) -> None:
        """Until cancelled; then the child is ended too."""
        try:
            while True:
                begun = time.monotonic()
                await self._once()
                self._deaths = 0 if time.monotonic() - begun > STEADY_SECONDS else self._deaths + 1
                await self._pause()
        finally:
            await self._end()

    async def _once(self) -> None:
        self._wanted.clear()
        self.starts += 1
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            env=self.environ,
            start_new_session=True,  # Ctrl-C is for the playground, which ends the bot kindly
            preexec_fn=die_with_parent,
        )
        self.last_code = await self._process.wait()

    async def _pause(self) -> None:
        """A moment, longer after each quick death; a wish to restart ends it."""
        seconds = WAITS[min(self._deaths, len(WAITS)) - 1] if self._deaths else WAITS[0]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._wanted.wait(), seconds)

    async def restart(self) -> None:
        """End the child kindly; `run` starts the next one at once."""
        self._deaths = 0
        self._wanted.set()
        await self._end()

    async def _end(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()


def die_with_parent() -> None:
    """A playground that is killed leaves no bot behind, where the system can promise that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGTERM)
