"""The virtual clock."""

import asyncio

import pytest

from playground import Playground
from tests.playground.bare_bot import BareBot

pytestmark = pytest.mark.wire


async def test_the_clock_tells_the_bot_and_waits_for_it(
    playground: Playground, bot: BareBot
) -> None:
    heard: list[float] = []
    async with bot.http._HTTPClient__session.ws_connect(f"{playground.url}/clock") as socket:  # type: ignore[attr-defined]

        async def listen() -> None:
            async for frame in socket:
                news = frame.json()
                heard.append(news["offset"])
                await socket.send_json({"n": news["n"]})

        listening = asyncio.create_task(listen())
        await playground.until(lambda: playground.clock.sockets, 1)
        await playground.advance(60)
        assert heard == [0.0, 60.0]
        await socket.close()
        await listening
