"""Taking a step back: freely where nobody has learnt anything, otherwise by agreement.

Doing the same again brings the same luck, so nobody can roll again by undoing. What has shown
somebody a hidden card or token is never taken back, because nobody can forget it.
"""

from collections.abc import Sequence

from bot.handlers import proposals
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables import undoing
from bot.tables.seats import own_seat
from bot.tables.undoing import Undo
from bot.ui import ids
from bot.visit import Visit
from rules.core.errors import Refused


async def press(visit: Visit, control: ids.Undo) -> None:
    """A press on *Undo* under *More*, or on the board, where it is free."""
    table = await visit.app.tables.load(control.table)
    await (_undo_in_place(visit, table, control.action) if control.action else undo(visit, table))


async def _undo_in_place(visit: Visit, table: Table, action: str) -> None:
    """The board turns back, if the step that it offered to take back still can be."""
    seat, game = own_seat(table, visit.user), visit.app.games[table.game]
    offered = undoing.offered(game, await _log(visit, table))
    if offered is None or undoing.named(game, offered) != action:
        raise Refused("undo-not-free")
    if offered.seat != seat:
        raise Refused("undo-not-yours", {"seat": offered.seat})
    wanted = await _wanted(visit, table)
    if wanted.since != offered.number or not wanted.free:
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
        visit, table, "undo", since=wanted.since, until=table.told, ask=table.chairs[seat].ask
    )
    game = visit.app.games[table.game]
    count = sum(undoing.concerns(game, row, seat) for row in wanted.rows)
    await visit.whisper(visit.say("undo-proposed", count=count))


async def _wanted(visit: Visit, table: Table) -> Undo:
    """What the presser's undo would take back; refused where nothing can be."""
    seat = own_seat(table, visit.user)
    if table.same_dice:
        raise Refused("undo-same-dice")
    if table.stage != "playing":
        raise Refused("not-started" if table.stage == "lobby" else "game-over")
    wanted = undoing.last_of(visit.app.games[table.game], await _log(visit, table), seat)
    if wanted is None:
        raise Refused("cannot-undo")
    if wanted.final:
        raise Refused("undo-secret")
    if gone := {row.seat for row in wanted.rows if _departed(table, row)}:
        raise Refused("undo-departed", {"seats": tuple(sorted(gone))})
    return wanted


async def _log(visit: Visit, table: Table) -> Sequence[StepRow]:
    """All steps that could be taken back."""
    return await visit.app.store.log.steps(table.id, table.baseline_step)


def _departed(table: Table, row: StepRow) -> bool:
    """Whether it is the own step of somebody who has left for good and can agree to nothing."""
    chair = table.chairs[row.seat]
    return bool(chair.former) and not chair.owner and not row.stood_in


async def _take_back(visit: Visit, table: Table, wanted: Undo) -> None:
    app = visit.app
    saved = await app.tables.take_back(table.id, wanted.since, table.step)
    await app.let_robots_play(saved)
    await app.publisher.publish(table.id, visit.interaction)
