"""Icons on buttons: application emojis drawn by the renderers, uploaded once where missing."""

import logging

import discord

from bot.publishing.delivery import UNREACHED
from bot.screens.painter import in_thread
from renderers.emojis import EMOJIS

log = logging.getLogger(__name__)


async def gather(client: discord.Client, icons: dict[str, discord.PartialEmoji]) -> None:
    """Fills in the icons that the application has, and uploads those it lacks, one by one.

    Nothing waits for this: a button without its icon still says everything.
    """
    try:
        for emoji in await client.fetch_application_emojis():
            icons[emoji.name] = discord.PartialEmoji(name=emoji.name, id=emoji.id)
        for name, drawn in EMOJIS.items():
            if name not in icons:
                image = await in_thread(drawn)
                made = await client.create_application_emoji(name=name, image=image)
                icons[name] = discord.PartialEmoji(name=made.name, id=made.id)
    except UNREACHED as error:
        log.warning("some buttons have no icon: %s", error)
