"""`/seat`: leave, hand over, call a substitute, let a robot sit in, come back."""

import discord
from discord import app_commands

from bot.app import App
from bot.commands.names import word
from bot.handlers import seats
from bot.ui import ids
from bot.visit import Visit, visit_by_command

VERBS: tuple[ids.SeatVerb, ...] = ("robot", "back", "substitute")


def seat_group(app: App) -> app_commands.Group:
    """`/seat` with its subcommands."""
    group = app_commands.Group(
        name=word("command-seat"), description=word("command-seat-about"), guild_only=True
    )
    for verb in VERBS:
        _add(group, app, verb)

    @group.command(name=word("command-leave"), description=word("command-leave-about"))
    async def type_leave(interaction: discord.Interaction) -> None:
        await _leave(await visit_by_command(app, interaction))

    @group.command(name=word("command-give"), description=word("command-give-about"))
    @app_commands.rename(person=word("command-person"))
    @app_commands.describe(person=word("command-person-about"))
    async def type_give(interaction: discord.Interaction, person: discord.User) -> None:
        visit = await visit_by_command(app, interaction)
        await seats.offer(visit, await visit.table_here(), person)

    return group


def _add(group: app_commands.Group, app: App, verb: ids.SeatVerb) -> None:
    @group.command(name=word(f"command-{verb}"), description=word(f"command-{verb}-about"))
    async def type_verb(interaction: discord.Interaction) -> None:
        visit = await visit_by_command(app, interaction)
        table = await visit.table_here()
        await seats.change(visit, ids.SeatChange(verb, table.id))


async def _leave(visit: Visit) -> None:
    """A lobby is left at once; a running game after asking once more."""
    table = await visit.table_here()
    if table.stage != "lobby":
        await seats.ask_leave(visit, table)
        return
    await visit.app.tables.lobbies.leave(table.id, visit.user)
    await visit.app.publisher.publish(table.id)
    await visit.whisper(visit.labelling(table)("seat-leave-done"))
