"""Sessions of the gateway: resumed, reconnected, begun anew."""

import pytest

from playground import Person, Playground
from playground.discord.world import Channel
from tests.playground.bare_bot import BareBot

pytestmark = pytest.mark.wire


async def test_a_dropped_socket_is_resumed_and_nothing_is_missed(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    await ana.types(table, "play", game="yahtzee")
    await playground.drop_socket()
    pressing = ana.press_soon("Roll")
    await pressing
    await playground.until(lambda: bot.resumes, 2)
    assert (bot.resumes, bot.presses) == (1, 1)
    assert playground.gateway.identified == 1


@pytest.mark.usefixtures("bot")
async def test_a_request_to_reconnect_is_followed(
    playground: Playground, ana: Person, table: Channel
) -> None:
    playground.gateway.ask_to_reconnect()
    assert await playground.until(lambda: playground.gateway.resumed == 1, 2)
    assert (await ana.types(table, "whisper")).private == "a secret"


async def test_a_session_that_is_forgotten_begins_anew(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    playground.gateway.forget_session()
    await playground.drop_socket()
    assert await playground.until(lambda: playground.gateway.identified == 2, 3)
    assert (await ana.types(table, "whisper")).private == "a secret"
    assert bot.resumes == 0


async def test_two_bots_one_after_the_other(
    playground: Playground, ana: Person, table: Channel
) -> None:
    async with BareBot.running(playground):
        await ana.types(table, "play", game="yahtzee")
    assert not playground.gateway.connected
    async with BareBot.running(playground) as second:
        await ana.presses("Roll")
        assert second.presses == 1
