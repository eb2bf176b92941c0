"""What every command needs."""

import discord

from bot.app import House
from bot.store import Table
from rules.core.errors import Refused


async def think(house: House, interaction: discord.Interaction) -> None:
    """Acknowledges before anything else: the answer will be private."""
    house.busy()
    await interaction.response.defer(ephemeral=True, thinking=True)


async def live_table(house: House, interaction: discord.Interaction) -> Table:
    """The table of this channel; without one, a kind sentence says what to type."""
    table = await house.store.live_table(interaction.channel_id or 0)
    if table is None:
        raise Refused("no-table-here")
    return table
