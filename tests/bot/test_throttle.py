"""What is shown takes its turn: a few at a time, the oldest first, pictures and robots last."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot import throttle as module
from bot.throttle import Throttle


@pytest.fixture
def _busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop never has time left, and nobody inside waits for the network."""
    monkeypatch.setattr(module, "IDLE", -1.0)
    monkeypatch.setattr(module, "HELD", 1e9)


class Work:
    """Pieces of work that are let in and let go, with the order in which they began."""

    def __init__(self, throttle: Throttle) -> None:
        self.throttle = throttle
        self.began: list[str] = []
        self.waited: dict[str, float] = {}
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def comes(self, *names: str, last: bool = False) -> None:
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._works(name, last=last))
        await settled()

    async def goes(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        await settled()

    async def _works(self, name: str, *, last: bool) -> None:
        async with self.throttle.turn(last=last) as self.waited[name]:
            self.began.append(name)
            await self.ends[name].wait()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
async def work() -> AsyncIterator[Work]:
    work = Work(Throttle(at_once=2))
    yield work
    for task in work.tasks.values():
        task.cancel()


@pytest.mark.usefixtures("_busy")
async def test_a_few_at_a_time_the_oldest_first(work: Work) -> None:
    await work.comes("a", "b", "c", "d")
    assert work.began == ["a", "b"]
    assert work.throttle.crowded
    await work.goes("b")
    assert work.began == ["a", "b", "c"]
    await work.goes("a")
    assert work.began == ["a", "b", "c", "d"]
    assert not work.throttle.crowded
    assert work.waited["a"] == 0 < work.waited["c"]


@pytest.mark.usefixtures("_busy")
async def test_what_comes_last_comes_when_nobody_else_waits(work: Work) -> None:
    await work.comes("a", "b")
    await work.comes("picture", last=True)
    await work.comes("c", "d")
    await work.goes("a")
    await work.goes("b")
    assert work.began == ["a", "b", "c", "d"]
    await work.goes("c")
    assert work.began[-1] == "picture"
    assert work.waited["picture"] == 0, "it came last by intention, and is in no hurry"


@pytest.mark.usefixtures("_busy")
async def test_who_is_inside_need_not_wait_again() -> None:
    throttle = Throttle(at_once=1)
    async with throttle.turn() as outer, throttle.turn() as inner:
        assert (outer, inner, throttle.taken) == (0, 0, 1)
    assert throttle.taken == 0


@pytest.mark.usefixtures("_busy")
async def test_a_turn_that_nobody_takes_goes_to_the_next(work: Work) -> None:
    """Somebody who waits is cancelled; or gets a turn, and is cancelled at the same moment."""
    await work.comes("a", "b", "c", "d", "e")
    work.tasks["c"].cancel()
    await work.goes("a")
    assert work.began == ["a", "b", "d"]
    work.throttle._let_in(1)
    work.tasks["e"].cancel()
    await work.goes("b")
    await work.comes("f")
    assert work.began == ["a", "b", "d", "f"]
    assert work.throttle.taken == 2


async def test_more_are_let_in_where_the_loop_has_time_left(work: Work) -> None:
    """Those inside wait for the network, and nobody waits for them."""
    await work.comes("a", "b", "c")
    async with asyncio.timeout(30):
        while "c" not in work.began:  # noqa: ASYNC110  (the loop itself is looked at)
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("_busy")
async def test_who_waits_for_the_network_inside_makes_room(
    work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "HELD", -1.0)
    await work.comes("a", "b", "c")
    async with asyncio.timeout(30):
        while "c" not in work.began:  # noqa: ASYNC110  (the loop itself is looked at)
            await asyncio.sleep(0.01)
