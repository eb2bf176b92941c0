"""A tiny real Discord client, pointed at the playground."""

from collections.abc import AsyncIterator

import aiohttp
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.testing import watched
from tests.playground.bare_bot import BareBot
from tests.playground.http_bot import HttpBot


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    async with watched() as playground:
        monkeypatch.setattr(Route, "BASE", f"{playground.url}/api/v10")
        gateway = yarl.URL(f"{playground.url}/gateway".replace("http", "ws", 1))
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield playground


@pytest.fixture
def server(playground: Playground) -> Server:
    return playground.server("Friends")


@pytest.fixture
def table(playground: Playground, server: Server) -> Channel:
    return playground.channel(server, "table")


@pytest.fixture
def ana(playground: Playground, server: Server) -> Person:
    return playground.person("ana", servers=[server])


@pytest.fixture
def ben(playground: Playground, server: Server) -> Person:
    return playground.person("ben", locale="fr", servers=[server])


@pytest.fixture
async def bot(playground: Playground, table: Channel) -> AsyncIterator[BareBot]:
    async with BareBot.running(playground) as bot:
        assert bot.get_channel(table.id)
        yield bot


@pytest.fixture
async def http() -> AsyncIterator[HttpBot]:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        yield HttpBot(playground, session)
