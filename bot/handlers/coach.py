"""*Hint*: the coach says what it would do, where the table agreed on one."""

import msgspec

from bot.screens.coach import hint_screen
from bot.store.tables import Table
from bot.tables.repository import retried
from bot.tables.seats import own_seat
from bot.tables.tables import must_be_playing
from bot.visit import Visit
from rules.core.chance import Luck
from rules.core.errors import Refused
from rules.core.record import Seat
from rules.core.tuples import with_item
from rules.core.weighing import SHOWN


async def hint(visit: Visit, table: Table) -> None:
    """The three best answers, for whoever asks alone; that they asked is told to everybody."""
    app, seat = visit.app, own_seat(must_be_playing(table), visit.user)
    asked, position = table.chairs[seat].ask, app.tables.position(table)
    appraisal = position.game.appraisal
    if appraisal is None or table.coach == "off":
        raise Refused("no-coach")
    if seat not in position.asks:
        raise Refused("not-asked", {"seats": table.awaited})
    _must_be_open(table, seat, asked)
    view, ask = position.view(seat), position.asks[seat]
    luck = Luck(f"coach {table.id} {seat} {asked}".encode())
    found = await app.pool.run(appraisal.answers, view, seat, ask, None, luck, appraisal.budget)
    told = await _noted(visit, table.id, seat, asked)
    snapshot = await app.snapshots.own(table, seat, visit.language)
    await visit.answer(hint_screen(snapshot, seat, found.found[:SHOWN], appraisal.unit))
    app.publisher.soon(told.id)


@retried
async def _noted(visit: Visit, number: int, seat: Seat, asked: int) -> Table:
    """The table with one more hint, if it is the first one for this question."""
    tables = visit.app.tables
    async with tables.locked(number) as table:
        must_be_playing(table)
        if own_seat(table, visit.user) != seat:
            raise Refused("already-done")
        _must_be_open(table, seat, asked)
        chair = table.chairs[seat]
        hinted = msgspec.structs.replace(chair, hints=chair.hints + 1, hinted=asked)
        return await tables.repository.save(table, chairs=with_item(table.chairs, seat, hinted))


def _must_be_open(table: Table, seat: Seat, asked: int) -> None:
    """Refused where another question is asked by now, or the coach was asked about this one."""
    chair = table.chairs[seat]
    if chair.ask != asked:
        raise Refused("already-done")
    if chair.hinted == asked:
        raise Refused("hint-given")
