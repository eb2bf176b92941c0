"""Notes are no moves: a player's own marks, kept for the table and the seat, outside the log."""

import discord

from bot.app import House
from bot.handlers.moves import pressed_seat, show_mine, surface_of
from bot.store import Table
from bot.ui import ids, sent
from renderers.core.pad import Column
from rules.core.errors import Refused


async def open_column(house: House, interaction: discord.Interaction, control: ids.Column) -> None:
    """The private view again, with the marks of one column below it."""
    table, _, _ = await _seat(house, interaction, control)
    chosen = next(iter(sent.values(interaction)), "")
    opened = int(chosen) if chosen.isdecimal() and len(chosen) < 3 else None
    await show_mine(house, interaction, table, None, control.surface, opened)


async def mark(house: House, interaction: discord.Interaction, control: ids.Mark) -> None:
    """The column's marks are those chosen now; the picture is drawn with them at once."""
    table, seat, columns = await _seat(house, interaction, control)
    offered = columns[control.column].marks if control.column < len(columns) else {}
    put = set(sent.values(interaction))
    if not put <= offered.keys():
        await show_mine(house, interaction, table, None, control.surface)
        raise Refused("not-offered")
    await house.store.put_notes(control.table, seat, put=put, taken=offered.keys() - put)
    await show_mine(house, interaction, table, None, control.surface, control.column)
    if control.surface == ids.PRIVATE:
        await house.publisher.redraw(control.table, seat)


async def _seat(
    house: House, interaction: discord.Interaction, control: ids.Column | ids.Mark
) -> tuple[Table, int, tuple[Column, ...]]:
    """The table, the presser's seat, and the columns of the pad it has now."""
    if control.surface != surface_of(interaction) or control.surface == ids.BOARD:
        raise Refused("unknown-control")
    table = await house.tables.load(control.table)
    if table.stage != "playing":
        raise Refused("no-game")
    seat = pressed_seat(interaction)(table)
    return table, seat, house.pictures[table.game].pad(house.tables.position(table).view(seat))
