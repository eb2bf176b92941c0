"""Ending a table before its game is over."""

import discord

from bot.handlers.proposals import propose
from bot.store import Table
from bot.tables.seats import own_seat
from bot.ui import ids
from bot.ui.planner import Button
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused


def decides_alone(interaction: discord.Interaction, table: Table) -> bool:
    """A moderator of its channel, the only person at the table, or anybody seated in a lobby."""
    rights = interaction.permissions
    moderates = rights.manage_channels or rights.manage_messages
    if moderates and interaction.channel_id == table.channel:
        return True
    seated = interaction.user.id in table.people
    return seated and (table.stage == "lobby" or len(table.people) == 1)


async def ask_end(visit: Visit, table: Table) -> None:
    """`/end`: asks the others, or asks once more where one person decides."""
    label = visit.labelling(table)
    if decides_alone(visit.interaction, table):
        button = Button(str(ids.End(table.id)), label("end-now"), "bad")
        await visit.whisper(Screen(head=label("end-sure"), rows=((button,),)))
        return
    own_seat(table, visit.user)
    await propose(visit, table, "end")
    await visit.whisper(label("end-proposed"))


async def end(visit: Visit, control: ids.End) -> None:
    """Ends the table, for somebody who may decide that alone."""
    table = await visit.app.tables.load(control.table)
    if not decides_alone(visit.interaction, table):
        raise Refused("not-allowed")
    await visit.app.tables.close(table.id)
    await visit.app.publisher.publish(table.id)
    await visit.answer(Screen(head=visit.labelling(table)("table-closed")))
