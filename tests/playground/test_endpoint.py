"""The endpoint for interactions: checked when it is set, and dealt round its workers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web

from playground import Playground
from playground.wire.endpoint import Endpoint

pytestmark = pytest.mark.wire


@asynccontextmanager
async def worker(taken: list[str], name: str, *, checks: bool = True) -> AsyncIterator[str]:
    """A bot that takes whatever comes, and refuses every second PING as badly signed."""
    pings: list[int] = []

    async def take(request: web.Request) -> web.Response:
        payload = await request.json()
        if payload["type"] == 1:
            pings.append(1)
            bad = checks and len(pings) == 2
            return web.Response(status=401) if bad else web.json_response({"type": 1})
        taken.append(name)
        return web.Response(status=202)

    app = web.Application()
    app.router.add_post("/interactions", take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def test_workers_take_turns_and_one_that_is_gone_is_passed_over(
    playground: Playground,
) -> None:
    endpoint, taken = playground.endpoint, list[str]()
    async with worker(taken, "a") as first:
        await endpoint.add(first)
        async with worker(taken, "b") as second:
            await endpoint.add(second)
            for _ in range(4):
                endpoint.deliver({"type": 3})
            assert await playground.until(lambda: len(taken) == 4, 5)
            assert sorted(taken) == ["a", "a", "b", "b"]
        for _ in range(4):
            endpoint.deliver({"type": 3})
        assert await playground.until(lambda: taken.count("a") == 6, 5)
        assert not endpoint.refused


async def test_one_that_lets_everybody_in_is_not_accepted() -> None:
    endpoint = Endpoint()
    async with worker([], "a", checks=False) as careless:
        with pytest.raises(AssertionError, match="lets a wrong signature in"):
            await endpoint.add(careless)
    await endpoint.close()
