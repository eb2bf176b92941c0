"""A player's own marks on their pad. Notes are no moves: they are kept outside the log."""

from bot.handlers.moves import pressing_seat
from bot.handlers.views import show_mine
from bot.store import Table
from bot.ui import ids, submitted
from bot.ui.ids import Surface
from bot.visit import Visit
from renderers.core.pad import Column
from rules.core.errors import Refused
from rules.core.record import Seat


async def open_column(visit: Visit, control: ids.PadColumn) -> None:
    """The private view again, with the marks of one column below it."""
    table, _, _ = await _pad(visit, control)
    chosen = next(iter(submitted.values(visit.interaction)), "")
    opened = int(chosen) if chosen.isdecimal() and len(chosen) < 3 else None
    await show_mine(visit, table, surface=control.surface, column=opened)


async def mark(visit: Visit, control: ids.PadMarks) -> None:
    """The column's marks are those chosen now; the picture is drawn with them at once."""
    table, seat, columns = await _pad(visit, control)
    offered = columns[control.column].marks if control.column < len(columns) else {}
    put = set(submitted.values(visit.interaction))
    if not put <= offered.keys():
        await show_mine(visit, table, surface=control.surface)
        raise Refused("not-offered")
    await visit.app.store.notes.put(table.id, seat, put=put, taken=offered.keys() - put)
    await show_mine(visit, table, surface=control.surface, column=control.column)
    if control.surface == Surface.PRIVATE:
        await visit.app.publisher.direct.redraw(table.id, seat)


async def _pad(
    visit: Visit, control: ids.PadColumn | ids.PadMarks
) -> tuple[Table, Seat, tuple[Column, ...]]:
    """The table, the presser's seat, and the columns of the pad it has now."""
    if control.surface != visit.surface or control.surface == Surface.BOARD:
        raise Refused("unknown-control")
    table = await visit.app.tables.load(control.table)
    if table.stage != "playing":
        raise Refused("no-game")
    seat = pressing_seat(visit, table)
    view = visit.app.tables.position(table).view(seat)
    return table, seat, visit.app.pictures[table.game].pad(view)
