"""Taking a step back: freely where nobody has learnt anything, otherwise by agreement.

Doing the same again brings the same luck, so nobody can roll again by undoing. What has shown
somebody a hidden card or token is never taken back, because nobody can forget it.
"""

from bot.handlers import proposals
from bot.store import StepRow, Table
from bot.tables import undoing
from bot.tables.seats import own_seat
from bot.tables.undoing import Undo
from bot.ui import ids
from bot.visit import Visit
from rules.core.errors import Refused


async def press(visit: Visit, control: ids.Undo) -> None:
    """A press on *Undo*: on the board, where it is free, the board turns back in place."""
    table = await visit.app.tables.load(control.table)
    if not control.action:
        await undo(visit, table)
        return
    wanted = await _wanted(visit, table)
    game = visit.app.games[table.game]
    if not wanted.free or undoing.named(game, wanted.rows[0]) != control.action:
        raise Refused("undo-not-free")
    await _take_back(visit, table, wanted)


async def undo(visit: Visit, table: Table) -> None:
    """Takes back the presser's own last step, or proposes that to the others."""
    wanted = await _wanted(visit, table)
    if wanted.free or table.owners == (visit.user,):
        await _take_back(visit, table, wanted)
        await visit.whisper(visit.say("undo-done-apart" if wanted.apart else "undo-done"))
        return
    seat = own_seat(table, visit.user)
    await proposals.propose(
        visit, table, "undo", since=wanted.since, until=table.step, ask=table.chairs[seat].ask
    )
    game = visit.app.games[table.game]
    count = sum(undoing.concerns(game, row, seat) for row in wanted.rows)
    await visit.whisper(visit.say("undo-proposed", count=count))


async def _wanted(visit: Visit, table: Table) -> Undo:
    """What the presser's undo would take back; refused where nothing can be."""
    seat = own_seat(table, visit.user)
    if table.stage != "playing":
        raise Refused("not-started" if table.stage == "lobby" else "game-over")
    log = await visit.app.store.log.steps(table.id, table.baseline_step)
    wanted = undoing.last_of(visit.app.games[table.game], log, seat)
    if wanted is None:
        raise Refused("cannot-undo")
    if wanted.final:
        raise Refused("undo-secret")
    if gone := {row.seat for row in wanted.rows if _departed(table, row)}:
        raise Refused("undo-departed", {"seats": tuple(sorted(gone))})
    return wanted


def _departed(table: Table, row: StepRow) -> bool:
    """Whether it is the own step of somebody who has left for good and can agree to nothing."""
    chair = table.chairs[row.seat]
    return bool(chair.former) and not chair.owner and not row.stood_in


async def _take_back(visit: Visit, table: Table, wanted: Undo) -> None:
    app = visit.app
    saved = await app.tables.take_back(table.id, wanted.since, table.step)
    await app.let_robots_play(saved)
    await app.publisher.publish(table.id, visit.interaction)
