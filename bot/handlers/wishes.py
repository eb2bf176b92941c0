"""A press on a standing wish. What it answers is a move like any other, made by its own path."""

from bot.handlers.moves import STALE, answering_seat
from bot.handlers.views import mend, show_mine
from bot.store.tables import Table
from bot.tables.repository import retried
from bot.ui import ids
from bot.ui.control import Surface
from bot.visit import Visit
from rules.core.errors import Refused


async def change(visit: Visit, control: ids.Wish) -> None:
    """Sets a wish, which answers what is asked now too, or takes it back."""
    if control.surface != visit.surface:
        raise Refused("unknown-control")
    try:
        await keep(visit, control)
    except Refused as refused:
        if refused.code in STALE:
            await mend(visit, control)
        raise


async def keep(visit: Visit, control: ids.Wish) -> None:
    """Sets the wish or takes it back, and shows what is asked then."""
    app = visit.app
    saved = await _saved(visit, control)
    await app.let_robots_play(saved)
    if control.surface == Surface.PRIVATE:
        app.publisher.soon(saved.id)
        await show_mine(visit, await app.tables.load(saved.id))
    else:
        await app.publisher.publish(saved.id, visit.interaction)


@retried
async def _saved(visit: Visit, control: ids.Wish) -> Table:
    tables = visit.app.tables
    async with tables.held(control.table) as table:
        if table.stage != "playing":
            raise Refused("no-game")
        seat = answering_seat(visit, table, control)
        return await tables.wished(table, seat, control.word, control.ask if control.on else None)
