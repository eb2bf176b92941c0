"""Taking a step back: freely where nobody has learnt anything, otherwise by agreement.

Dice and draws never change by it, so that nobody re-rolls by undoing.
"""

import discord

from bot.app import House, plainly
from bot.handlers import proposals
from bot.handlers.moves import wait_for_robots
from bot.store import StepRow, Table
from bot.tables.seats import own_seat
from bot.tables.tables import Position
from rules.core.errors import Refused
from rules.core.record import Seat


async def undo(house: House, interaction: discord.Interaction, table: Table) -> None:
    """My own last step, at once or by a proposal to the others; the answer is a whisper."""
    seat = own_seat(table, interaction.user.id)
    if table.stage != "playing":
        raise Refused("not-started" if table.stage == "lobby" else "game-over")
    since, later = await _own_last(house, table, seat)
    say = plainly(await house.reader(interaction))
    alone = table.people == (interaction.user.id,)
    free = await _is_free(house, table, seat, later)
    if alone and not free and house.pictures[table.game].has_secrets(table.options):
        raise Refused("undo-secret")
    if free or alone:
        saved = await house.tables.take_back(table.id, since, table.step)
        await wait_for_robots(house, saved)
        await house.publisher.publish(table.id)
        await house.whisper(interaction, say("undo-done"))
        return
    await proposals.propose(house, interaction, table, "undo", since=since)
    await house.whisper(interaction, say("undo-proposed", count=len(later)))


async def _own_last(house: House, table: Table, seat: Seat) -> tuple[int, list[StepRow]]:
    """The number of this seat's last step that stands, and all steps since, with it."""
    rows = [row for row in await house.store.steps(table.id, table.baseline_step) if not row.undone]
    own = [row.number for row in rows if row.seat == seat]
    if not own:
        raise Refused("cannot-undo")
    return own[-1], [row for row in rows if row.number >= own[-1]]


async def _is_free(house: House, table: Table, seat: Seat, later: list[StepRow]) -> bool:
    """Nobody has acted since, nothing was drawn, and nobody else has learnt a secret."""
    if len(later) > 1 or later[0].tape:
        return False
    if not house.pictures[table.game].has_secrets(table.options):
        return True
    now = house.tables.position(table)
    then = await house.tables.replayed(table, before=later[0].number)
    return _others_views(now, now.state, seat) == _others_views(now, then, seat)


def _others_views(position: Position, state: object, seat: Seat) -> list[object]:
    others = [None, *(s for s in range(len(position.table.chairs)) if s != seat)]
    return [position.game.view(state, other) for other in others]
