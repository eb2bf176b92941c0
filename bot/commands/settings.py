"""`/settings`: what somebody, or a server, wants from the bot."""

import discord
import msgspec

from bot.house import House, plainly
from rules.core.errors import Refused

AUTOMATIC = "auto"
"""The choice of no language: that of the person's Discord, or of whoever opens a table."""


async def choose_mine(house: House, interaction: discord.Interaction, language: str) -> None:
    """The language in which the bot speaks to this person."""
    await house.reader(interaction)
    person = await house.store.person(interaction.user.id)
    chosen = "" if language == AUTOMATIC else language
    await house.store.put_person(msgspec.structs.replace(person, language=chosen))
    say = plainly(await house.reader(interaction))
    await house.whisper(interaction, say("settings-mine", language=language))


async def choose_server(house: House, interaction: discord.Interaction, language: str) -> None:
    """The language of new tables in this server; moderators only."""
    if not interaction.permissions.manage_guild:
        raise Refused("moderators-only")
    chosen = "" if language == AUTOMATIC else language
    await house.store.put_server_language(interaction.guild_id or 0, chosen)
    say = plainly(await house.reader(interaction))
    await house.whisper(interaction, say("settings-server", language=language))
