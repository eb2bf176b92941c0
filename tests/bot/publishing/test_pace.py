"""Requests that count go out no faster than Discord takes them."""

import asyncio
from itertools import pairwise

from bot.publishing.pace import Pace


async def test_the_first_ones_go_at_once_and_the_others_in_their_order() -> None:
    pace, gone = Pace(most=2, window=0.05), list[int]()
    waiting = [asyncio.create_task(goes(pace, gone, number)) for number in range(7)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert gone == [0, 1]
    await asyncio.gather(*waiting)
    assert gone == list(range(7))


async def goes(pace: Pace, gone: list[int], number: int) -> float:
    """The moment at which it goes."""
    await pace.wait()
    gone.append(number)
    return asyncio.get_running_loop().time()


async def test_whoever_gives_up_holds_up_nobody() -> None:
    pace = Pace(most=1, window=0.01)
    await pace.wait()
    others = [asyncio.create_task(pace.wait()) for _ in range(1_000)]
    await asyncio.sleep(0)
    last = asyncio.create_task(pace.wait())
    for other in others:
        other.cancel()
    async with asyncio.timeout(5):
        await last


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


async def test_whoever_waits_keeps_their_place_when_a_worker_goes() -> None:
    pace, gone = Pace(most=4, window=0.05), list[int]()
    pace.shared_by(4)
    waiting = [asyncio.create_task(goes(pace, gone, number)) for number in range(6)]
    await asyncio.sleep(0)
    pace.shared_by(1)
    await asyncio.gather(*waiting, goes(pace, gone, 6))
    assert gone == list(range(7))


async def test_whoever_waits_goes_slower_when_workers_come() -> None:
    """Else all of them together would ask for more than Discord takes, as long as many wait."""
    pace = Pace(most=4, window=0.2)
    waiting = [asyncio.create_task(goes(pace, [], number)) for number in range(8)]
    await asyncio.sleep(0)
    pace.shared_by(4)
    moments = (await asyncio.gather(*waiting))[4:]
    apart = [later - before for before, later in pairwise(moments)]
    assert min(apart) > pace.window / 2, "one at a time"
