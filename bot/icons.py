"""Icons on buttons: application emojis drawn by the renderers, made once where they are missing."""

import logging

import discord

from bot.ui.screen import Icons
from renderers.core.emojis import EMOJIS

log = logging.getLogger(__name__)


def emoji_name(icon: str) -> str:
    """An icon's name as Discord takes it: `die-3` → `die3`."""
    return icon.replace("-", "")


async def ensured(client: discord.Client) -> Icons:
    """The icons that the application has, after making those it lacks."""
    try:
        found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for icon, drawn in EMOJIS.items():
            if emoji_name(icon) not in found:
                made = await client.create_application_emoji(name=emoji_name(icon), image=drawn())
                found[made.name] = made
    except discord.HTTPException as error:
        log.warning("no icons on the buttons: %s", error)
        return {}
    return {
        icon: discord.PartialEmoji(name=emoji_name(icon), id=found[emoji_name(icon)].id)
        for icon in EMOJIS
    }
