"""The bot in a process of its own: started, killed, and short of disk."""

import asyncio
import multiprocessing
import resource
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp

from playground import Playground
from tests.faults.launcher import launch

START_SECONDS = 60

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.faults.launcher"])


class Child:
    """One bot after another on the same database; interactions come by the gateway or over HTTP."""

    def __init__(
        self, playground: Playground, database: Path, seed: int, door: str = "gateway"
    ) -> None:
        self.playground = playground
        self.database = database
        self.seed = seed
        self.kills = 0
        self.cramped = False
        self.log = database.with_suffix(".log")
        self.environment = {
            "DISCORD_TOKEN": playground.token,
            "PLAYGROUND": playground.url,
            "DATABASE": str(database),
            "LOG_LEVEL": "warning",
        }
        self.address = ""
        if door == "http":
            self.environment |= self._opened()

    def _opened(self) -> dict[str, str]:
        """The settings of a bot that takes interactions over HTTP, on a port that is free now."""
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            port = trial.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        key = self.playground.endpoint.public_key
        return {"INTERACTIONS": "http", "PUBLIC_KEY": key, "PORT": str(port)}

    async def start(self, *, cramped: bool = False) -> None:
        """A bot that has identified; a cramped one has a database that cannot grow."""
        before = self.playground.gateway.identified
        self.cramped = cramped
        arguments = (self.environment, str(self.log), self.seed, self.pages() if cramped else 0)
        self.process = FORKS.Process(target=launch, args=arguments, daemon=True)
        await asyncio.to_thread(self.process.start)
        if self.address:
            await self._knock()
            return
        assert await self.playground.until(
            lambda: self.playground.gateway.identified > before, START_SECONDS
        ), f"the bot has not come back: {self.log.read_text()[-2000:]}"

    async def _knock(self) -> None:
        """Until the door answers; from then on interactions go there, also while it is dead."""
        async with asyncio.timeout(START_SECONDS):
            while not await self._answers():  # noqa: ASYNC110  (the door is another process)
                await asyncio.sleep(0.05)
        if self.address not in self.playground.endpoint.workers:
            await self.playground.endpoint.add(self.address)

    async def _answers(self) -> bool:
        try:
            async with (
                aiohttp.ClientSession() as session,
                session.get(f"{self.address}/ready") as answer,
            ):
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    @property
    def running(self) -> bool:
        return self.process.is_alive()

    @property
    def connects(self) -> bool:
        """Whether it comes back to the gateway by itself."""
        return self.running and not self.address

    async def kill(self) -> None:
        """SIGKILL: it has no say in it."""
        self.process.kill()
        await asyncio.to_thread(self.process.join)
        self.kills += 1

    async def stop(self) -> None:
        """As a host stops it; it takes its leave."""
        self.process.terminate()
        await asyncio.to_thread(self.process.join, START_SECONDS)

    async def end(self) -> None:
        """Whatever happened: nothing is left running."""
        if self.running:
            self.process.kill()
            await asyncio.to_thread(self.process.join)

    def limit_files(self, size: int = resource.RLIM_INFINITY) -> None:
        """No file of the bot may grow beyond this: for it, the disk is full there."""
        assert self.process.pid is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    @property
    def journal(self) -> int:
        """How long the database's journal is."""
        return self.database.with_name(f"{self.database.name}-wal").stat().st_size

    def pages(self) -> int:
        """How many pages the database has now."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as reading:
            return int(reading.execute("pragma page_count").fetchone()[0])
