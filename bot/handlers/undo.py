"""Taking a step back: freely where nobody has learnt anything, otherwise by agreement.

Dice and draws never change by it, so that nobody can roll again by undoing.
"""

from bot.handlers import proposals
from bot.store import StepRow, Table
from bot.tables.position import Position
from bot.tables.seats import own_seat
from bot.ui import ids
from bot.visit import Visit
from rules.core.errors import Refused
from rules.core.record import Seat


async def press(visit: Visit, control: ids.Undo) -> None:
    """A press on *Undo*."""
    await undo(visit, await visit.app.tables.load(control.table))


async def undo(visit: Visit, table: Table) -> None:
    """Takes back the presser's own last step, or proposes that to the others."""
    app, seat = visit.app, own_seat(table, visit.user)
    if table.stage != "playing":
        raise Refused("not-started" if table.stage == "lobby" else "game-over")
    since, later = await _own_last(visit, table, seat)
    alone = table.people == (visit.user,)
    free = await _is_free(visit, table, seat, later)
    if alone and not free and app.snapshots.has_secrets(table):
        raise Refused("undo-secret")
    if free or alone:
        saved = await app.tables.take_back(table.id, since, table.step)
        await app.let_robots_play(saved)
        await app.publisher.publish(table.id)
        await visit.whisper(visit.say("undo-done"))
        return
    await proposals.propose(visit, table, "undo", since=since)
    await visit.whisper(visit.say("undo-proposed", count=len(later)))


async def _own_last(visit: Visit, table: Table, seat: Seat) -> tuple[int, list[StepRow]]:
    """The number of this seat's last step that is not undone, and the steps from it on."""
    steps = await visit.app.store.log.steps(table.id, table.baseline_step)
    rows = [row for row in steps if not row.undone]
    own = [row.number for row in rows if row.seat == seat]
    if not own:
        raise Refused("cannot-undo")
    return own[-1], [row for row in rows if row.number >= own[-1]]


async def _is_free(visit: Visit, table: Table, seat: Seat, later: list[StepRow]) -> bool:
    """Nobody has acted since, nothing was drawn, and nobody else has learnt a secret."""
    if len(later) > 1 or later[0].tape:
        return False
    if not visit.app.snapshots.has_secrets(table):
        return True
    now = visit.app.tables.position(table)
    then = await visit.app.tables.replayed(table, before=later[0].number)
    return _others_views(now, now.state, seat) == _others_views(now, then, seat)


def _others_views(position: Position, state: object, seat: Seat) -> list[object]:
    others = [None, *(s for s in range(len(position.table.chairs)) if s != seat)]
    return [position.game.view(state, other) for other in others]
