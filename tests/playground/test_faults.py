"""Injected faults: rate limits, server errors, lost responses, latency."""

import asyncio

import aiohttp
import discord
import pytest

from playground import Fault, Person, Playground
from playground.discord.world import Channel
from tests.playground.bare_bot import BareBot

pytestmark = pytest.mark.wire


def place(bot: BareBot, channel: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(channel.id)


async def test_a_429_is_tried_again(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    fault = Fault(match=("POST", "/channels/.*/messages"), status=429, retry_after=0.01, times=2)
    playground.faults.add(fault)
    await place(bot, table).send("hello")
    assert ana.reads(table) == "hello"
    assert fault.times == 0


async def test_a_server_error_is_tried_again(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.faults.add(Fault(match=("POST", "/messages"), status=502))
    await place(bot, table).send("hello")
    assert ana.reads(table) == "hello"


async def test_a_lost_answer_has_been_heard(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.faults.add(Fault(match=("POST", "/messages"), lose=True))
    with pytest.raises(aiohttp.ClientError):
        await place(bot, table).send("hello")
    assert ana.reads(table) == "hello"


async def test_latency_is_felt(playground: Playground, bot: BareBot, table: Channel) -> None:
    playground.faults.latency = 0.05
    started = bot.loop.time()
    await place(bot, table).send("hello")
    assert bot.loop.time() - started >= 0.05


async def test_a_delayed_request_arrives_unless_its_sender_has_gone(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.faults.add(Fault(delay=0.2, times=2))
    await place(bot, table).send("patient")
    gone = asyncio.create_task(place(bot, table).send("gone"))
    await playground.until(lambda: not playground.faults.waiting, 5)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    await asyncio.sleep(0.4)
    assert [message.text for message in ana.sees(table)] == ["patient"]


async def test_fifty_requests_a_second_and_no_more(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    limit = playground.request_limit
    limit.limit, limit.window = limit.counted + 3, 0.3
    for number in range(5):
        await place(bot, table).send(str(number))
    assert [message.text for message in ana.sees(table)] == ["0", "1", "2", "3", "4"]
    assert limit.limited


async def test_requests_with_an_interactions_token_are_not_counted(
    playground: Playground,
    bot: BareBot,  # noqa: ARG001  (it answers)
    ana: Person,
    table: Channel,
) -> None:
    before = playground.request_limit.counted
    response = await ana.types(table, "/slow")
    assert response.message is not None
    assert playground.request_limit.counted == before
