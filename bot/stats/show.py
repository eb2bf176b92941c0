"""`/stats`: a person's games or a server's, at one game or all, privately."""

import discord

from bot.app import House
from bot.publishing.delivery import turn
from bot.stats.person import person_screen
from bot.stats.question import Question
from bot.stats.server import server_screen
from bot.ui import ids
from rules.core.errors import Refused


async def show(house: House, interaction: discord.Interaction, control: ids.Stats) -> None:
    """In a server its own games only; in a direct message the reader's own, wherever played."""
    if control.game and control.game not in house.games:
        raise Refused("unknown-game")
    guild, reader = interaction.guild_id or 0, interaction.user.id
    question = Question(
        house=house,
        guild=guild,
        reader=reader,
        language=await house.reader(interaction),
        asked=control,
    )
    if control.what == "server":
        if not guild:
            raise Refused("stats-no-server")
        screen = await server_screen(question)
    elif control.what == "person":
        if not guild and control.user != reader:
            raise Refused("stats-own-only")
        screen = await person_screen(question)
    else:
        raise Refused("unknown-control")
    await turn(interaction, screen, house.delivery.icons)
