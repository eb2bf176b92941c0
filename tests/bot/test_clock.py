"""Whoever sleeps by the clock stops when told to, whatever happens at that moment."""

import asyncio

import pytest

from bot.clock import Clock


@pytest.mark.parametrize("turns", range(6))
async def test_a_sleep_is_cancelled_also_while_the_clock_is_shifted(turns: int) -> None:
    """`asyncio.wait_for` of Python 3.11 keeps a cancellation back that comes with the result."""
    clock = Clock()
    sleeping = asyncio.create_task(clock.sleep_until(clock.now() + 1000))
    for _ in range(3):
        await asyncio.sleep(0)
    clock.shift(1)
    for _ in range(turns):
        await asyncio.sleep(0)
    sleeping.cancel()
    await asyncio.wait({sleeping}, timeout=1)
    assert sleeping.cancelled()
