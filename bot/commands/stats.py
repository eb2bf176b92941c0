"""`/stats`, and what `/settings` says about it."""

import discord
from discord import app_commands

from bot.app import House
from bot.commands.common import think
from bot.commands.names import game_word, word
from bot.stats import choices
from bot.stats.show import show
from bot.ui import ids

COUNTED = ("on", "off")


def stats_command(house: House) -> app_commands.Command[app_commands.Group, ..., None]:
    """`/stats`, of oneself or of somebody, at one game or all."""
    games = [app_commands.Choice(name=game_word(key), value=key) for key in house.games]

    @app_commands.command(name=word("command-stats"), description=word("command-stats-about"))
    @app_commands.rename(person=word("command-person"), game=word("command-game"))
    @app_commands.describe(person=word("command-person-about"), game=word("command-game-about"))
    @app_commands.choices(game=games)
    async def type_stats(
        interaction: discord.Interaction, person: discord.User | None = None, game: str = ""
    ) -> None:
        await think(house, interaction)
        user = person.id if person else interaction.user.id
        await show(house, interaction, ids.Stats("person", user, game))

    return type_stats


def add_choices(group: app_commands.Group, house: House) -> None:
    """`/settings statistics` and `/settings forget`."""
    counting = [app_commands.Choice(name=word(f"counted-{key}"), value=key) for key in COUNTED]

    @group.command(name=word("command-statistics"), description=word("command-statistics-about"))
    @app_commands.rename(counted=word("command-counted"))
    @app_commands.describe(counted=word("command-counted-about"))
    @app_commands.choices(counted=counting)
    async def type_statistics(interaction: discord.Interaction, counted: str) -> None:
        await think(house, interaction)
        await choices.count_me(house, interaction, counted == "on")

    @group.command(name=word("command-forget"), description=word("command-forget-about"))
    async def type_forget(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        await choices.ask_forget(house, interaction)
