"""Icons on buttons: application emojis drawn by the renderers, made once where they are missing."""

import logging

import discord

from bot.ui.screen import Icons
from renderers.core.emojis import EMOJIS

log = logging.getLogger(__name__)


async def ensured(client: discord.Client) -> Icons:
    """The icons that the application has, after making those it lacks."""
    try:
        found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for name, drawn in EMOJIS.items():
            if name not in found:
                found[name] = await client.create_application_emoji(name=name, image=drawn())
    except discord.HTTPException as error:
        log.warning("no icons on the buttons: %s", error)
        return {}
    return {name: discord.PartialEmoji(name=name, id=emoji.id) for name, emoji in found.items()}
