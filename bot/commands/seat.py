"""`/seat`: leave, hand over, call a substitute, let a robot sit in, come back."""

import discord
from discord import app_commands

from bot.app import House
from bot.commands.common import live_table, think
from bot.commands.names import word
from bot.handlers import seats
from bot.screens.snapshot import labelling
from bot.store import Table
from bot.ui import ids


def seat_group(house: House) -> app_commands.Group:
    group = app_commands.Group(
        name=word("command-seat"), description=word("command-seat-about"), guild_only=True
    )
    for verb in ("robot", "back", "substitute"):
        _add(group, house, verb)

    @group.command(name=word("command-leave"), description=word("command-leave-about"))
    async def type_leave(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        await _leave(house, interaction, await live_table(house, interaction))

    @group.command(name=word("command-give"), description=word("command-give-about"))
    @app_commands.rename(person=word("command-person"))
    @app_commands.describe(person=word("command-person-about"))
    async def type_give(interaction: discord.Interaction, person: discord.User) -> None:
        await think(house, interaction)
        await seats.offer(house, interaction, await live_table(house, interaction), person)

    return group


def _add(group: app_commands.Group, house: House, verb: str) -> None:
    @group.command(name=word(f"command-{verb}"), description=word(f"command-{verb}-about"))
    async def type_verb(interaction: discord.Interaction) -> None:
        await think(house, interaction)
        table = await live_table(house, interaction)
        await seats.change(house, interaction, ids.Seat(verb, table.id))


async def _leave(house: House, interaction: discord.Interaction, table: Table) -> None:
    """A lobby is left at once; a running game after asking once more."""
    if table.stage != "lobby":
        await seats.ask_leave(house, interaction, table)
        return
    await house.tables.leave(table.id, interaction.user.id)
    await house.publisher.publish(table.id)
    say = labelling(table, await house.reader(interaction))
    await house.whisper(interaction, say("seat-leave-done"))
