"""Notices that fall due: whoever has not answered by then is told that a game waits for them."""

import logging

from bot.app import App
from bot.days import deadlines
from bot.store.people import Person
from bot.store.tables import Table, seconds
from bot.store.waits import Wait

log = logging.getLogger(__name__)

RETRY = 60
"""Seconds until a notice that Discord did not take is tried again."""


async def tell(app: App, wait: Wait) -> None:
    """Tells somebody of a question, now or when they may be told."""
    now, table = app.clock.now(), await app.tables.load(wait.table)
    chair, person = table.chairs[wait.seat], await app.store.people.get(wait.user)
    if chair.since != wait.since:
        return
    reachable = await app.reach.moment(person, now)
    if reachable > now:
        await _hold_back(app, table, wait, person, reachable)
        return
    later = await app.reach.told_at(table, chair)
    if later > now:
        await app.store.waits.postpone_notice(wait, later)
        return
    if table.id not in app.publisher.missing_permissions:
        await app.publisher.publish(table.id)
    untold = await app.store.waits.untold(table.id)
    if any((left.seat, left.since) == (wait.seat, wait.since) for left in untold):
        await app.store.waits.postpone_notice(wait, now + RETRY)


async def _hold_back(app: App, table: Table, wait: Wait, person: Person, until: float) -> None:
    """In quiet hours, or while somebody is away, the notice follows later.

    The deadline then leaves half of the time for a move; that of a duel stays. Whoever is away and
    lets the table go on is treated as somebody whose time is up.
    """
    await app.store.waits.postpone_notice(wait, until)
    if person.yields and person.away_until > app.clock.now():
        await deadlines.apply_rule(app, table, wait)
    elif not table.duel:
        await app.tables.extend(table.id, wait.seat, wait.since, until + seconds(table.pace) / 2)
