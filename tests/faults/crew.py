"""Several workers of one bot: processes on PostgreSQL that take interactions over HTTP."""

import asyncio
import contextlib
import itertools
import os
import signal
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path

from bot.config import Server
from playground import Playground
from playground.host.postgres import free_port
from playground.playground import LOOPBACK_ADDRESS
from playground.wire.balancer import Worker
from tests.faults.child import FORKS, START_SECONDS
from tests.faults.launcher import launch, launch_from

SUPERVISED = 0.5
"""Seconds between two looks whether every worker runs."""

LOG_LINES = 40

STOPPING = 20.0
"""Seconds in which a worker that is asked to end does so."""


@dataclass
class Hand:
    """One worker: the process that runs now, and how it is started."""

    worker: Worker
    environment: dict[str, str]
    code: Path | None = None
    """Where the code of another version is; None: it runs this one."""
    process: BaseProcess | None = None
    spent: float = 0.0
    """Seconds of the processor that its earlier processes have used."""

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid


@dataclass
class Crew:
    """All workers of a night. Their names are what the playground records with their requests."""

    playground: Playground
    database: Server
    log: Path
    settled: bool = False
    """Whether they draw in advance, as on a host."""
    hands: list[Hand] = field(default_factory=list)
    numbers: "itertools.count[int]" = field(default_factory=lambda: itertools.count(1))
    deaths: list[str] = field(default_factory=list)
    """Workers that ended by themselves, which none should."""
    outages: list[tuple[str, float]] = field(default_factory=list)
    """Which worker was killed or stopped, and when, by `time.monotonic`."""

    async def hire(self, code: Path | None = None) -> Hand:
        """Another worker, which is being started; of another version, if its `code` is given."""
        name, port = f"worker {next(self.numbers)}", free_port()
        environment = {
            "DISCORD_TOKEN": self.playground.token,
            "PLAYGROUND": await self.playground.entrance(name),
            "DATABASE": self.database.url,
            "INTERACTIONS": "http",
            "PUBLIC_KEY": self.playground.endpoint.public_key,
            "HOST": LOOPBACK_ADDRESS,
            "PORT": str(port),
            "DRAIN": "1",
            "PROCESSES": "0",
            "LOG_LEVEL": "warning",
        }
        worker = Worker(name=name, address=f"http://{LOOPBACK_ADDRESS}:{port}")
        hand = Hand(worker, environment, code)
        self.hands.append(hand)
        self.playground.balancer.workers.append(worker)
        await self.start(hand)
        return hand

    async def start(self, hand: Hand) -> None:
        """A new process; each has a seed of its own, so that no two workers have the same name."""
        environment, log = hand.environment, str(self.log)
        if hand.code is not None:
            process = FORKS.Process(
                target=launch_from, args=(str(hand.code), environment, log), daemon=True
            )
        else:
            seed = int.from_bytes(os.urandom(4), "big")
            process = FORKS.Process(
                target=launch,
                args=(environment, log, seed, 0),
                kwargs={"settled": self.settled},
                daemon=True,
            )
        hand.process = None
        await asyncio.to_thread(process.start)
        hand.process = process

    async def ready(self, count: int | None = None) -> None:
        """Until so many workers, or all of them, take interactions."""
        wanted = len(self.hands) if count is None else count
        workers = self.playground.endpoint.workers
        assert await self.playground.until(lambda: len(workers) >= wanted, START_SECONDS), (
            f"{len(workers)} of {wanted} workers are ready: {self.log.read_text()[-2000:]}"
        )

    async def supervise(self) -> None:
        """Whoever ends without being told to is started again, and written down."""
        while True:
            await asyncio.sleep(SUPERVISED)
            for hand in self.hands:
                if hand.process is not None and not hand.process.is_alive():
                    said = self.log.read_text(errors="replace").splitlines()[-LOG_LINES:]
                    code = hand.process.exitcode
                    self.deaths.append("\n    ".join([f"{hand.worker.name} ended: {code}", *said]))
                    await self.start(hand)

    async def kill(self, hand: Hand) -> None:
        """SIGKILL: it has no say in it."""
        process, hand.process = hand.process, None
        assert process is not None
        self.outages.append((hand.worker.name, time.monotonic()))
        if process.is_alive():
            hand.spent += spent(process.pid or 0)
            process.kill()
        await asyncio.to_thread(process.join)

    async def dismiss(self, hand: Hand) -> bool:
        """As a host does it at an update: it is asked to end, and is gone when it has."""
        assert hand.process is not None
        self.hands.remove(hand)
        hand.process.terminate()
        await asyncio.to_thread(hand.process.join, STOPPING)
        ended = not hand.process.is_alive()
        if not ended:
            hand.process.kill()
        self.playground.balancer.workers.remove(hand.worker)
        self.playground.endpoint.remove(hand.worker.address)
        return ended

    def halt(self, hand: Hand) -> None:
        """SIGSTOP: it does not even notice."""
        self.outages.append((hand.worker.name, time.monotonic()))
        with contextlib.suppress(ProcessLookupError):
            os.kill(hand.pid, signal.SIGSTOP)

    def go_on(self, hand: Hand) -> None:
        """SIGCONT: for it, no time has gone by."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(hand.pid, signal.SIGCONT)

    def processor(self) -> float:
        """Seconds of the processor that all of them have used so far."""
        running = (one for one in self.hands if one.process is not None and one.process.is_alive())
        return sum(hand.spent for hand in self.hands) + sum(spent(hand.pid) for hand in running)

    async def end(self) -> None:
        """Whatever happened: nothing is left running."""
        for hand in self.hands:
            if hand.process is not None and hand.process.is_alive():
                hand.process.kill()
                await asyncio.to_thread(hand.process.join)


@contextlib.asynccontextmanager
async def crew(
    playground: Playground,
    database: Server,
    log: Path,
    count: int,
    *,
    settled: bool = False,
    others: Sequence[Path] = (),
) -> AsyncIterator[Crew]:
    """So many workers, all of them ready, for as long as the block lasts; before them one of each
    of the `others`, which are versions with code of their own."""
    found = Crew(playground, database, log, settled)
    tasks = [asyncio.create_task(work) for work in (playground.balancer.run(), found.supervise())]
    try:
        for code in others:
            await found.hire(code)
        await found.ready()
        for _ in range(count):
            await found.hire()
        await found.ready()
        yield found
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await found.end()


def spent(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
