"""First direct messages: at tables with secrets they show in time whether such messages arrive."""

import logging

from bot.app import App
from bot.publishing.delivery import UNREACHED
from bot.screens.speakers import speaking
from bot.store.tables import Table
from bot.ui.screen import Screen
from bot.visit import Visit

log = logging.getLogger(__name__)


async def greet(visit: Visit, table: Table) -> None:
    """Sends somebody who has sat down a first direct message, if the table needs them.

    Discord is slow to open such a channel, so whatever everybody waits for comes before.
    """
    if not visit.app.snapshots.has_secrets(table):
        return
    if not await _send(visit.app, table, visit.user, visit.language):
        await explain_closed(visit, table)


async def greet_all(app: App, table: Table) -> None:
    """The same for everybody who sat down before the table had secrets."""
    if app.snapshots.has_secrets(table):
        for user in table.people:
            await _send(app, table, user, table.language)


async def _send(app: App, table: Table, user: int, language: str) -> bool:
    """Once a person and table. False where they take no direct messages.

    If Discord cannot be reached, nobody knows.
    """
    if not await app.announcements.once(("greeting", table.id, user)):
        return True
    say = speaking(table, language)
    hello = Screen(head=f"**{say('game-name')}** · <#{table.channel}>\n{say('dm-hello')}")
    try:
        return await app.delivery.send_direct(user, hello, silent=True) is not None
    except UNREACHED as error:
        log.warning("table=%d user=%d could not be greeted: %s", table.id, user, error)
        return True


async def explain_closed(visit: Visit, table: Table) -> None:
    """Says once, privately, how to open direct messages, and that one can play without."""
    if hint := await closed_hint(visit, table):
        await visit.whisper(hint)


async def closed_hint(visit: Visit, table: Table) -> str:
    """The same as a sentence; empty where it need not be said, or was said before."""
    people = visit.app.store.people
    person = await people.get(visit.user)
    if person.dms != "closed" or person.told_dms:
        return ""
    await people.change(visit.user, told_dms=True)
    return visit.say("dms-closed", button=visit.on_board(table, "your-move"))
