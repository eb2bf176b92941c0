"""Several workers: processes of the bot on one database, which take interactions over HTTP."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

from playground.host.postgres import free_port
from playground.host.supervisor import Supervisor
from playground.playground import LOOPBACK_ADDRESS, Playground
from playground.wire.balancer import Worker

READY_SECONDS = 60.0
"""How long a worker may take to be ready before the next one is restarted."""


class Workers:
    """As many workers as wanted, each under a supervisor; `start` comes before `run`."""

    def __init__(self, playground: Playground, command: Sequence[str], count: int) -> None:
        self.playground = playground
        self.command = command
        self.count = count
        self.supervisors: dict[str, Supervisor] = {}

    async def start(self, environ: Mapping[str, str]) -> None:
        """Give each worker its name, a port to listen on, and an address of the playground."""
        for number in range(1, self.count + 1):
            name, port = f"worker {number}", free_port()
            supervisor = Supervisor(
                self.command,
                {
                    **environ,
                    "PLAYGROUND": await self.playground.entrance(name),
                    "INTERACTIONS": "http",
                    "PUBLIC_KEY": self.playground.endpoint.public_key,
                    "HOST": LOOPBACK_ADDRESS,
                    "PORT": str(port),
                    "DRAIN": "1",
                },
            )
            self.supervisors[name] = supervisor
            address = f"http://{LOOPBACK_ADDRESS}:{port}"
            worker = Worker(name=name, address=address, kill=supervisor.kill)
            self.playground.balancer.workers.append(worker)

    async def run(self) -> None:
        """Keep all of them running until cancelled; then end them."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.playground.balancer.run())
            for supervisor in self.supervisors.values():
                group.create_task(supervisor.run())

    async def restart(self) -> None:
        """Restart one after the other, so that the others answer meanwhile."""
        for worker in self.playground.balancer.workers:
            await self.supervisors[worker.name].restart()
            self.playground.endpoint.remove(worker.address)
            worker.ready = False
            self.playground.changes.notify()
            await self.playground.until(partial(_is_ready, worker), READY_SECONDS)


def _is_ready(worker: Worker) -> bool:
    return worker.ready
