"""Whom the bot may write to, and what it may see and do."""

import discord
import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.playground.bare_bot import BareBot, board, picture

pytestmark = pytest.mark.wire


def place(bot: BareBot, channel: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(channel.id)


async def test_a_direct_message_arrives(bot: BareBot, ana: Person, ben: Person) -> None:
    user = await bot.fetch_user(ana.id)
    await user.send(view=board("your cards"), file=picture())
    assert [message.text for message in ana.dms] == ["your cards"]
    assert len(ana.dms[0].pictures) == 1
    assert ben.dms == []


async def test_closed_dms_are_50007(playground: Playground, bot: BareBot, ana: Person) -> None:
    playground.close_dms(ana)
    user = await bot.fetch_user(ana.id)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50007


async def test_no_common_server_is_50278(
    playground: Playground, bot: BareBot, ana: Person, server: Server
) -> None:
    playground.leave(ana, server)
    user = await bot.fetch_user(ana.id)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50278


@pytest.mark.parametrize(
    ("denied", "code"), [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013), ("ATTACH_FILES", 50013)]
)
async def test_a_missing_permission_is_named_by_its_code(
    playground: Playground, bot: BareBot, table: Channel, denied: str, code: int
) -> None:
    playground.deny(table, denied)
    with pytest.raises(discord.Forbidden) as refusal:
        await place(bot, table).send(view=board("hello"), file=picture())
    assert refusal.value.code == code
    playground.allow(table, denied)
    await place(bot, table).send(view=board("hello"), file=picture())


async def test_what_is_gone_is_unknown(
    playground: Playground, bot: BareBot, table: Channel
) -> None:
    message = await place(bot, table).send("hello")
    await message.delete()
    with pytest.raises(discord.NotFound) as refusal:
        await message.edit(content="again")
    assert refusal.value.code == 10008
    playground.delete_channel(table)
    with pytest.raises(discord.NotFound) as refusal:
        await place(bot, table).send("hello")
    assert refusal.value.code == 10003


async def test_a_bot_that_was_removed_has_no_access(
    playground: Playground, bot: BareBot, server: Server, table: Channel
) -> None:
    playground.remove_bot(server)
    with pytest.raises(discord.Forbidden) as refusal:
        await place(bot, table).send("hello")
    assert refusal.value.code == 50001
    assert await playground.until(lambda: not bot.guilds, 1) or not bot.guilds


async def test_an_ephemeral_message_is_out_of_reach_of_its_channel(
    playground: Playground, bot: BareBot, ana: Person, table: Channel
) -> None:
    answer = await ana.types(table, "whisper")
    assert answer.message is not None
    message = place(bot, table).get_partial_message(answer.message.id)
    with pytest.raises(discord.NotFound):
        await message.edit(content="hello")
    assert len(playground.violations) == 1
    playground.violations.clear()
