"""The gateway client takes as many shards as Discord recommends: 2,500 servers are no wall."""

import asyncio

import pytest

from playground import Playground
from playground.discord.world import Channel
from playground.wire.gateway import SERVER_BITS
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = [pytest.mark.wire, pytest.mark.usefixtures("by_gateway")]


async def test_servers_on_two_shards_are_served_by_one_bot(
    playground: Playground, bot: Bot, table: Channel
) -> None:
    servers = [playground.server("Server 0")]
    while len({(server.id >> SERVER_BITS) % 2 for server in servers}) < 2:
        await asyncio.sleep(0.001)
        servers.append(playground.server(f"Server {len(servers)}"))
    playground.gateway.shards = 2
    await bot.restart()
    sessions = playground.gateway.sessions
    assert sorted(sessions) == [0, 1]
    assert {session.shards for session in sessions.values()} == {2}
    of_shard = {n: [s for s in servers if sessions[n].is_for(s.id)] for n in sessions}
    assert all(of_shard.values()), "each shard has servers"
    assert {guild.id for guild in bot.client.guilds} == {
        table.server_id,
        *(server.id for server in servers),
    }
    for shard, (server, *_) in of_shard.items():
        channel = playground.channel(server, "table")
        person = playground.person(f"Person {shard}", servers=[server])
        await Round(bot, channel, [person]).open("yahtzee")
        await person.presses("Roll the dice", channel=channel)
        assert "rolls" in person.reads(channel)


async def test_a_shard_that_was_cut_off_resumes(playground: Playground, bot: Bot) -> None:
    playground.gateway.shards = 2
    await bot.restart()
    resumed = playground.gateway.resumed
    await playground.drop_socket()
    assert await playground.until(lambda: playground.gateway.resumed > resumed, 10)
    assert playground.gateway.connected
