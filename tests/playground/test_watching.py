"""The fixture's promise: what Discord would refuse fails the test, also during teardown."""

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground import Person, Playground
from playground.discord.enums import InteractionType
from playground.discord.world import Channel, Server
from playground.testing import watched
from tests.playground.bare import BareBot


class RudeBot(BareBot):
    """Sends too much on its way out."""

    table: Channel

    async def close(self) -> None:
        if not self.is_closed():
            with pytest.raises(discord.HTTPException, match="50035"):
                await self.get_partial_messageable(self.table.id).send("x" * 2001)
        await super().close()


async def _rude_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched() as playground:
        monkeypatch.setattr(Route, "BASE", f"{playground.url}/api/v10")
        socket = yarl.URL(playground.url.replace("http", "ws", 1) + "/gateway")
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", socket)
        table = playground.channel(playground.server())
        async with RudeBot.running(playground) as bot:
            assert isinstance(bot, RudeBot)
            bot.table = table


async def _unanswered_evening() -> None:
    async with watched() as playground:
        table = playground.channel(playground.server())
        ana = playground.person("ana")
        playground.interactions.ask(
            InteractionType.COMMAND, ana.id, table.id, {"id": "1", "name": "play", "type": 1}
        )


@pytest.mark.wire
async def test_a_violation_during_teardown_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="BASE_TYPE_MAX_LENGTH"):
        await _rude_evening(monkeypatch)


@pytest.mark.wire
async def test_an_interaction_that_nobody_answers_is_seen() -> None:
    with pytest.raises(AssertionError, match="never answered"):
        await _unanswered_evening()


async def test_roles_and_everyone_ping_as_discord_lets_them() -> None:
    playground = Playground()
    server = playground.server()
    table = playground.channel(server)
    ana, ben = playground.person("ana"), playground.person("ben")
    role = playground.grant(ben, server)
    said = ana.says(table, f"<@&{role.id}> @everyone")
    assert said.pings == [ben.id]
    playground.allow(table, "MENTION_EVERYONE", to=ana)
    said = ana.says(table, "@everyone")
    assert {ana.id, ben.id} <= set(said.pings)


async def test_nobody_is_pinged_in_a_channel_they_cannot_see() -> None:
    playground = Playground()
    server, table, ben = _hidden_from_ben(playground)
    ana = playground.person("ana", servers=[server])
    assert ana.says(table, ben.mention).pings == []
    assert ben.sees(table) == []


def _hidden_from_ben(playground: Playground) -> tuple[Server, Channel, Person]:
    server = playground.server()
    table = playground.channel(server)
    ben = playground.person("ben")
    playground.deny(table, "VIEW_CHANNEL", to=ben)
    return server, table, ben
