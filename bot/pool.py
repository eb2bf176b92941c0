"""A few processes beside the bot, for work that would hold the interpreter for long."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import resource
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import TypeVar

log = logging.getLogger(__name__)

NICENESS = 10
"""How far the work steps back where a core is short: whoever presses something comes first."""

MOST_MEMORY = 2 * 1024**3
"""Bytes of address space for one process; work that wants more fails, and the bot lives on."""

PIECES_A_PROCESS = 1_000
"""Pieces of work after which processes are replaced, so that nothing piles up in them."""

TRIES = 3
"""Times that a piece of work is begun: a process may be killed under it."""

T = TypeVar("T")


class Pool:
    """Runs functions of a module, with arguments that can be pickled, in processes of their own.

    They are started when they are first needed, import the modules of `preload`, and are replaced
    when one is killed. With no process allowed the work is done in a thread: for tests, and for
    the smallest machines.
    """

    def __init__(self, processes: int, preload: tuple[str, ...] = ()) -> None:
        self.processes = processes
        self.preload = preload
        self.waiting = 0
        """Pieces of work that are begun or waiting."""
        self._executor: ProcessPoolExecutor | None = None
        self._begun = 0
        """Pieces of work that the processes were given."""

    async def warm_up(self) -> None:
        """Starts a process, so that the first work need not wait for it."""
        await self.run(os.getpid)

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """What the function returns, or the exception that it raised."""
        self.waiting += 1
        try:
            if not self.processes:
                return await asyncio.to_thread(work, *arguments)
            return await self._run(work, arguments)
        finally:
            self.waiting -= 1

    async def _run(self, work: Callable[..., T], arguments: tuple[object, ...]) -> T:
        """Begins anew where a process was killed, which breaks the executor as a whole."""
        for tried in range(1, TRIES + 1):
            executor = self._started()
            try:
                with _uninterrupted():
                    submitted = executor.submit(work, *arguments)
                return await asyncio.wrap_future(submitted)
            except BrokenProcessPool:
                log.warning("a process of the pool was killed, try %d of %d", tried, TRIES)
                self._drop(executor)
        raise ChildProcessError("the processes of the pool are killed again and again")

    def _started(self) -> ProcessPoolExecutor:
        """`spawn`, because a fork of a program with threads may inherit a lock that is held.

        All processes are replaced at once, those before ending with what they were given. With
        `max_tasks_per_child` Python would replace them one by one, but does not always notice
        that one has ended (python/cpython#115634), and then nothing is done any more.
        """
        if self._executor is not None and self._begun >= PIECES_A_PROCESS * self.processes:
            self._executor.shutdown(wait=False)
            self._executor = None
        if self._executor is None:
            self._begun = 0
            self._executor = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=self.preload,
            )
        self._begun += 1
        return self._executor

    def _drop(self, broken: ProcessPoolExecutor) -> None:
        if self._executor is broken:
            self._executor = None
        broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """No more work is begun; the processes end with what they are doing."""
        if self._executor is not None:
            self._drop(self._executor)


def default_processes() -> int:
    """One for each core but that of the event loop; at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """What is started here never gets SIGINT: Ctrl-C goes to every process of the terminal, and the
    bot ends its own. To ignore it would come too late, while they import."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(*modules: str) -> None:
    """A process of the pool: it steps back, is bounded, and ends with the bot, not by a signal."""
    threading.Thread(target=_end_with_bot, daemon=True).start()
    os.nice(NICENESS)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    for module in modules:
        import_module(module)


def _end_with_bot() -> None:
    """A bot that is killed cannot end its processes: each notices by itself."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(1)
