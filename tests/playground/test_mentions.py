"""Whom a message notifies."""

import discord
import pytest
from discord import ui

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.playground.bare_bot import BareBot


def place(bot: BareBot, channel: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(channel.id)


@pytest.mark.wire
async def test_mentions_ping_as_far_as_they_are_allowed(
    bot: BareBot, ana: Person, ben: Person, table: Channel
) -> None:
    text = f"{ana.mention} {ben.mention}"
    only_ana = discord.AllowedMentions(users=[discord.Object(ana.id)])
    view = ui.LayoutView().add_item(ui.TextDisplay(text))
    message = await place(bot, table).send(view=view, allowed_mentions=only_ana)
    await message.edit(view=view, allowed_mentions=discord.AllowedMentions.all())
    await place(bot, table).send(text, allowed_mentions=discord.AllowedMentions.none())
    assert (len(ana.pings), len(ben.pings)) == (1, 0)


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
