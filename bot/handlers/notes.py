"""A player's own marks on their pad. Notes are no moves: they are kept outside the log."""

from bot.handlers.moves import pressing_seat
from bot.handlers.views import show_mine
from bot.store.tables import Table
from bot.tables.repository import retried
from bot.tables.tables import must_be_playing
from bot.ui import ids, pad, submitted
from bot.ui.control import Surface
from bot.visit import Visit
from renderers.core.pad import Column
from rules.core.errors import Refused
from rules.core.record import Action, Seat


async def ask(visit: Visit, control: ids.PadForm) -> None:
    """Opens the form with all that can be marked."""
    table = await visit.app.tables.load(control.table)
    seat, columns = _pad(visit, control, table)
    notes = tuple(await visit.app.store.notes.of(table.id, seat))
    opened = pad.marking(control, columns, notes, visit.labelling(table))
    await visit.interaction.response.send_modal(opened)


async def mark(visit: Visit, control: ids.PadForm) -> None:
    """The pad's marks are those ticked now; the picture is drawn with them at once.

    What lies open or was exchanged since the form was opened is no longer on the pad: it counts
    neither as put nor as removed.
    """
    table = await visit.app.tables.load(control.table)
    seat, columns = _pad(visit, control, table)
    offered = {each for column in columns for each in column.marks}
    filled = submitted.fields(visit.interaction)
    put = offered & {each for ticked in filled.values() for each in ticked}
    await visit.app.store.notes.put(table.id, seat, put=put, taken=offered - put)
    await show_mine(visit, table, surface=control.surface)
    if control.surface == Surface.PRIVATE:
        await visit.app.publisher.redraw(table.id, seat)


async def take(visit: Visit, control: ids.PadAnswers) -> None:
    """What the pad leaves is named wherever nothing was; all of it can still be changed."""
    app = visit.app
    saved, answers = await _taken(visit, control)
    if control.surface == Surface.PRIVATE:
        app.publisher.soon(saved.id, saved=saved)
        await show_mine(visit, saved)
    else:
        await app.publisher.publish(saved.id, visit.interaction, saved=saved)
    if not answers:
        raise Refused("already-done")


@retried
async def _taken(visit: Visit, control: ids.PadAnswers) -> tuple[Table, tuple[Action, ...]]:
    """The table after what the pad leaves was named, and what that was."""
    app = visit.app
    async with app.tables.locked(control.table) as table:
        seat, columns = _pad(visit, control, table)
        notes = tuple(await app.store.notes.of(table.id, seat))
        asked = app.tables.position(table).asks.get(seat)
        answers = tuple(pad.leaves(columns, notes, asked)) if asked else ()
        return await _answered(visit, table, seat, answers), answers


async def _answered(visit: Visit, table: Table, seat: Seat, answers: tuple[Action, ...]) -> Table:
    """The table after these answers, each of which is kept at once and leaves the next one open."""
    tables = visit.app.tables
    for answer in answers:
        table = await tables.save(tables.decide(tables.position(table), seat, answer))
    return table


def _pad(
    visit: Visit, control: ids.PadForm | ids.PadAnswers, table: Table
) -> tuple[Seat, tuple[Column, ...]]:
    """The presser's seat, and the columns of the pad it has now."""
    if control.surface != visit.surface or control.surface == Surface.BOARD:
        raise Refused("unknown-control")
    seat = pressing_seat(visit, must_be_playing(table))
    columns = visit.app.pictures[table.game].pad(visit.app.tables.position(table).view(seat))
    if not columns:
        raise Refused("unknown-control")
    return seat, columns
