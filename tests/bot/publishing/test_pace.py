"""Requests that count go out no faster than Discord takes them."""

import asyncio

from bot.publishing.pace import Pace


async def test_the_first_ones_go_at_once_and_the_others_in_their_order() -> None:
    """The moments are asked for, not waited for."""
    pace, loop = Pace(most=2, window=1000), asyncio.get_running_loop()
    await pace.wait()
    await pace.wait()
    waiting = [asyncio.create_task(pace.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    ahead = [round((moment - loop.time()) / 1000) for moment in pace._sent]
    assert ahead == [1, 2]
    for task in waiting:
        task.cancel()


async def test_nobody_waits_once_the_window_is_over() -> None:
    pace = Pace(most=1, window=0)
    for _ in range(100):
        await pace.wait()


async def test_several_workers_have_the_limit_of_one() -> None:
    pace = Pace(most=5, window=1000)
    pace.shared_by(2)
    await pace.wait()
    await pace.wait()
    third = asyncio.create_task(pace.wait())
    await asyncio.sleep(0)
    assert not third.done(), "two are this worker's, of five"
    third.cancel()
    pace.shared_by(9)
    assert pace._sent.maxlen == 1, "each has one at least"
    pace.shared_by(1)
    for _ in range(4):
        await asyncio.wait_for(pace.wait(), 20)
