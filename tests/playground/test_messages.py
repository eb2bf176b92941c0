"""Messages: edits of old ones, pictures, emojis."""

import discord
import pytest
from discord import ui

from playground import Person, Playground
from playground.discord.world import Channel
from tests.playground.bare_bot import BareBot, board, picture, png

pytestmark = pytest.mark.wire


def place(bot: BareBot, channel: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(channel.id)


async def test_old_messages_take_few_edits(
    playground: Playground, bot: BareBot, table: Channel
) -> None:
    message = await place(bot, table).send("hello")
    playground.edit_limit.retry_after = 0.001
    await playground.advance(3700)
    for number in range(playground.edit_limit.limit):
        await message.edit(content=f"edit {number}")
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="one too many")
    assert (refusal.value.status, refusal.value.code) == (429, 30046)
    await playground.advance(3700)
    await message.edit(content="later")


async def test_a_picture_shown_by_components_is_not_among_the_attachments(
    bot: BareBot, table: Channel
) -> None:
    message = await place(bot, table).send(view=board("hello"), file=picture())
    assert message.attachments == []
    container = message.components[0]
    assert isinstance(container, discord.components.Container)
    gallery = container.children[1]
    assert isinstance(gallery, discord.components.MediaGalleryComponent)
    assert (gallery.items[0].media.width, gallery.items[0].media.height) == (4, 3)
    assert await bot.http.get_from_cdn(gallery.items[0].media.url)


async def test_an_emoji_is_made_and_shown(bot: BareBot, ana: Person, table: Channel) -> None:
    emoji = await bot.create_application_emoji(name="die_six", image=png())
    assert [one.name for one in await bot.fetch_application_emojis()] == ["die_six"]
    view = ui.View(timeout=None)
    view.add_item(ui.Button(emoji=emoji, custom_id="six"))
    await place(bot, table).send("roll", view=view)
    (button,) = ana.sees(table)[0].buttons
    assert button.emoji == "die_six"
