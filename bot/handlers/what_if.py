"""What if? A private table from any position of a finished game, never counted."""

import asyncio
from contextlib import suppress

from bot.handlers.reviews import own_seat_of
from bot.screens import painter
from bot.screens.what_if import result
from bot.store.tables import Table
from bot.tables.earlier import alone, position_after, practice_from, standing, throws_of
from bot.ui import ids
from bot.visit import Visit
from rules.core.duel import original
from rules.core.errors import Refused


async def press(visit: Visit, control: ids.WhatIf) -> None:
    """Begins the practice, in the place of those that were begun before, be it a moment ago."""
    app = visit.app
    origin = await app.tables.load(control.table)
    table = await _begun(visit, origin, control.step, same=bool(control.same))
    added = await app.tables.repository.add(table)
    for earlier in await app.store.tables.practices(visit.user):
        if earlier < added.id:
            with suppress(Refused):  # another press has closed it
                await app.tables.close(earlier)
            app.publisher.soon(earlier)
    await app.let_robots_play(added)
    await app.publisher.panels.respond(visit.interaction, added.id, visit.language)


async def _begun(visit: Visit, origin: Table, step: int, *, same: bool) -> Table:
    """The table to play on; refused before the end, and while others still play the same dice."""
    game = visit.app.games[origin.game]
    seat = own_seat_of(origin, visit.user)
    if seat is None:
        raise Refused("review-others")
    if origin.live or origin.secret:
        raise Refused("what-if-later")
    if origin.rules_version != game.rules_version:
        raise Refused("earlier-rules")
    rows = await standing(visit.app.store, origin)
    then = await asyncio.to_thread(position_after, game, origin, rows[:step])
    throws = await asyncio.to_thread(throws_of, game, then, rows[step:]) if same else {}
    if origin.duel:
        then, seat = alone(then, seat, visit.app.games[original(origin.game)]), 0
    if step > len(rows) or not then.asks:
        raise Refused("what-if-over")
    return practice_from(then, seat, visit.user, throws, visit.app.clock.now())


async def show_result(visit: Visit, table: Table) -> None:
    """How a practice came out."""
    seat = table.seat_of(visit.user)
    if seat is None:
        raise Refused("unknown-control")
    snapshot = await visit.app.snapshots.own(table, seat, visit.language)
    drawn = table.stage == "over" and not snapshot.words_first
    drawings = await painter.draw(snapshot, seat, "practice") if drawn else ()
    await visit.answer(result(snapshot, seat, drawings, await _then(visit, table.origin)))


async def _then(visit: Visit, number: int) -> int | None:
    """The score with which the game itself has ended, where it stands."""
    origin = await visit.app.tables.load(number)
    seat, end = own_seat_of(origin, visit.user), visit.app.tables.position(origin).result
    return None if seat is None or end is None else end.scores[seat]
