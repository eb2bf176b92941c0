"""The fixture's promise: what Discord would refuse fails the test, also during teardown."""

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground.discord.enums import InteractionType
from playground.discord.world import Channel
from playground.testing import watched
from tests.playground.bare_bot import BareBot


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
