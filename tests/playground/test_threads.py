"""Threads: made, archived, locked."""

import discord
import pytest

from playground import Person, Playground
from playground.discord.world import Channel
from tests.playground.bare_bot import BareBot

pytestmark = pytest.mark.wire


async def test_threads_are_made_archived_and_opened_by_a_message(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    channel = bot.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(
        name="A game", type=discord.ChannelType.public_thread, auto_archive_duration=1440
    )
    record = playground.world.channels[thread.id]
    message = await thread.send("the table")
    await playground.advance(25 * 3600)
    assert record.archived
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="later")
    assert refusal.value.code == 50083
    await thread.edit(archived=False)
    await message.edit(content="later")
    await thread.edit(archived=True)
    await thread.send("your turn")
    assert not record.archived
    assert ana.reads(record) == "later\nyour turn"


async def test_a_locked_thread_needs_manage_threads(
    playground: Playground, bot: BareBot, table: Channel
) -> None:
    channel = bot.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="A", type=discord.ChannelType.public_thread)
    record = playground.world.channels[thread.id]
    record.locked = record.archived = True
    for attempt in (thread.edit(archived=False), thread.send("hello")):
        with pytest.raises(discord.Forbidden) as refusal:
            await attempt
        assert refusal.value.code == 50013
    playground.allow(table, "MANAGE_THREADS")
    await thread.edit(archived=False)


async def test_threads_need_their_own_permission(
    playground: Playground, bot: BareBot, table: Channel
) -> None:
    channel = bot.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    playground.deny(table, "CREATE_PUBLIC_THREADS")
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.create_thread(name="A", type=discord.ChannelType.public_thread)
    assert refusal.value.code == 50013
