"""Icons on buttons: application emojis drawn by the renderers, uploaded once where missing."""

import asyncio
import logging

import discord

from bot.patience import patiently
from bot.publishing.delivery import UNREACHED
from bot.screens.painter import in_thread
from bot.store.sharing import DutyStore
from renderers.emojis import EMOJIS, emoji_name

log = logging.getLogger(__name__)

APART = 0.04
"""Seconds between two uploads: half of what Discord allows a bot is left for the games."""


DUTY = "icons"
KEPT = 60.0
"""Seconds for which one of several workers has the duty to upload the next icon."""

AGAIN = 5.0
"""Seconds until a worker looks for what another one has uploaded."""

Icons = dict[str, discord.PartialEmoji]


async def gather(client: discord.Client, icons: Icons, duties: DutyStore) -> None:
    """Fills in the icons that the application has, and uploads those it lacks, one by one.

    Nothing waits for this: a button without its icon still says everything. Of several workers one
    uploads.
    """
    try:
        await patiently(lambda: _gather(client, icons, duties))
    except UNREACHED as error:
        log.warning("some buttons have no icon: %s", error)


async def _gather(client: discord.Client, icons: Icons, duties: DutyStore) -> None:
    names = {icon: emoji_name(icon) for icon in EMOJIS}
    while True:
        made = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        icons |= {icon: _shown(made[name]) for icon, name in names.items() if name in made}
        if not icons.keys() >= names.keys() and await duties.keep(DUTY, KEPT):
            await _upload(client, icons, duties)
        if icons.keys() >= names.keys():
            return
        await asyncio.sleep(AGAIN)


async def _upload(client: discord.Client, icons: Icons, duties: DutyStore) -> None:
    """Uploads the icons that are missing, for as long as that is this worker's duty."""
    for icon, drawn in EMOJIS.items():
        if icon not in icons and await duties.keep(DUTY, KEPT):
            image = await in_thread(drawn)
            emoji = await client.create_application_emoji(name=emoji_name(icon), image=image)
            icons[icon] = _shown(emoji)
            await asyncio.sleep(APART)
    await duties.drop(DUTY)


def _shown(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
