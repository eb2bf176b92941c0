"""`/stats`, and what `/settings` says about it."""

import discord
from discord import app_commands

from bot.app import App
from bot.commands.names import game_word, word
from bot.stats import choices
from bot.stats.show import show
from bot.ui.stats import Stats
from bot.visit import visit_by_command

COUNTED = ("on", "off")


def stats_command(app: App) -> app_commands.Command[app_commands.Group, ..., None]:
    """`/stats`, of oneself or of somebody, at one game or all."""
    games = [app_commands.Choice(name=game_word(key), value=key) for key in app.listed]

    @app_commands.command(name=word("command-stats"), description=word("command-stats-about"))
    @app_commands.rename(person=word("command-whose"), game=word("command-game"))
    @app_commands.describe(person=word("command-whose-about"), game=word("command-game-about"))
    @app_commands.choices(game=games)
    async def type_stats(
        interaction: discord.Interaction, person: discord.User | None = None, game: str = ""
    ) -> None:
        visit = await visit_by_command(app, interaction)
        await show(visit, Stats("person", person.id if person else visit.user, game))

    return type_stats


def add_choices(group: app_commands.Group, app: App) -> None:
    """`/settings statistics` and `/settings forget`."""
    counting = [app_commands.Choice(name=word(f"counted-{key}"), value=key) for key in COUNTED]

    @group.command(name=word("command-statistics"), description=word("command-statistics-about"))
    @app_commands.rename(counted=word("command-counted"))
    @app_commands.describe(counted=word("command-counted-about"))
    @app_commands.choices(counted=counting)
    async def type_statistics(interaction: discord.Interaction, counted: str) -> None:
        await choices.count_me(await visit_by_command(app, interaction), counted == "on")

    @group.command(name=word("command-forget"), description=word("command-forget-about"))
    async def type_forget(interaction: discord.Interaction) -> None:
        await choices.ask_forget(await visit_by_command(app, interaction))
