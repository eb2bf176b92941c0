"""Deadlines: when somebody's time is up, what the lobby agreed happens, and to them alone."""

import logging

from bot.app import App
from bot.clock import DAY
from bot.handlers import seats
from bot.handlers.proposals import put
from bot.store.errors import Conflict
from bot.store.proposals import Proposal
from bot.store.tables import Table, seconds
from bot.store.waits import Wait
from bot.tables.repository import retried
from rules.core.errors import Refused

log = logging.getLogger(__name__)

VOTE_OPEN_FOR = 7 * DAY


async def expire(app: App, wait: Wait) -> None:
    """The time for one move is up. Nobody's time runs out before they could be told."""
    table = await app.tables.load(wait.table)
    chair = table.chairs[wait.seat]
    if table.stage != "playing" or chair.since != wait.since:
        return
    if table.duel:
        await app.tables.end_duel(table.id)
        await app.publisher.publish(table.id)
        return
    if await seats.has_left(app, wait):
        return
    if not wait.told and not _taken_over(table, wait):
        leaves = app.clock.now() + seconds(table.pace) / 2
        await app.tables.extend(table.id, wait.seat, wait.since, leaves)
        return
    log.info("table=%d seat=%d time is up: %s", table.id, wait.seat, table.overdue)
    await apply_rule(app, table, wait)
    await app.store.waits.put_expired(wait)


def _taken_over(table: Table, wait: Wait) -> bool:
    """Whoever took a seat over knew its deadline: it is not put off for them."""
    return wait.due < wait.since + seconds(table.pace)


async def apply_rule(app: App, table: Table, wait: Wait) -> None:
    """What the lobby agreed for a player who is late."""
    if table.duel:
        return
    if table.overdue == "robot":
        await _let_a_robot(app, table, wait)
    elif table.overdue == "vote" and len(table.owners) > 1:
        await _ask_the_others(app, table, wait)


async def _let_a_robot(app: App, table: Table, wait: Wait) -> None:
    try:
        after = await _stood_in(app, wait)
    except (Refused, Conflict):
        after = None
    if after is None:
        log.info("table=%d seat=%d moved in the last moment", table.id, wait.seat)
        return
    task = app.robots.play(after) if app.store.leases.mine(table.id) else None
    if task is not None:
        await task
    await app.publisher.publish(table.id)


@retried
async def _stood_in(app: App, wait: Wait) -> Table | None:
    """The table after a robot's move; None where the wait is over."""
    async with app.tables.locked(wait.table) as now:
        if now.chairs[wait.seat].since != wait.since:
            return None
        return await app.robots.stand_in(now, wait.seat)


async def _ask_the_others(app: App, table: Table, wait: Wait) -> None:
    proposal = Proposal(
        table=table.id,
        kind="stand-in",
        by=0,
        expires_at=app.clock.now() + VOTE_OPEN_FOR,
        channel=table.channel,
        seat=wait.seat,
        ask=table.chairs[wait.seat].ask,
    )
    try:
        await put(app, table, proposal)
    except Refused:
        log.info("table=%d seat=%d the others were asked before", table.id, wait.seat)
