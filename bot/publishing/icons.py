"""Icons on buttons: application emojis drawn by the renderers, uploaded once where missing."""

import asyncio
import logging

import discord

from bot.publishing.delivery import UNREACHED
from bot.screens.painter import in_thread
from renderers.emojis import EMOJIS, emoji_name

log = logging.getLogger(__name__)

APART = 0.04
"""Seconds between two uploads: half of what Discord allows a bot is left for the games."""


async def gather(client: discord.Client, icons: dict[str, discord.PartialEmoji]) -> None:
    """Fills in the icons that the application has, and uploads those it lacks, one by one.

    Nothing waits for this: a button without its icon still says everything.
    """
    names = {icon: emoji_name(icon) for icon in EMOJIS}
    try:
        made = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        icons |= {icon: _shown(made[name]) for icon, name in names.items() if name in made}
        for icon, drawn in EMOJIS.items():
            if icon not in icons:
                image = await in_thread(drawn)
                emoji = await client.create_application_emoji(name=names[icon], image=image)
                icons[icon] = _shown(emoji)
                await asyncio.sleep(APART)
    except UNREACHED as error:
        log.warning("some buttons have no icon: %s", error)


def _shown(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
