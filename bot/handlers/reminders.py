"""What somebody decides about their reminders. Sending them is `bot/days/reminders.py`."""

import msgspec

from bot.app import App
from bot.handlers.turns import listed
from bot.store.people import Person
from bot.store.tables import seconds
from bot.ui.screen import DONE, Screen
from bot.ui.settings import Hush
from bot.visit import Visit
from rules.core.errors import Refused


async def hush(visit: Visit, control: Hush) -> None:
    """No more reminders for the turns that this one was about."""
    if visit.user != control.user:
        raise Refused("not-your-reminder")
    waits = await visit.app.store.waits.of(control.user)
    hushed = [
        msgspec.structs.replace(wait, remind_at=0) for wait in waits if wait.since <= control.moment
    ]
    await visit.app.store.waits.put_reminders(hushed)
    lines = [] if visit.guild else await listed(visit.app, hushed, visit.language)
    await visit.answer(Screen(head="\n".join([visit.say("reminder-hushed"), *lines]), accent=DONE))


async def reschedule(app: App, person: Person) -> None:
    """Somebody has changed their settings: reminders not sent yet become due by the new ones."""
    now, changed = app.clock.now(), []
    for wait in await app.store.waits.of(person.user):
        if wait.reminded:
            continue
        table = await app.tables.load(wait.table)
        after = min(person.remind_after, seconds(table.pace) / 2 or person.remind_after)
        changed.append(msgspec.structs.replace(wait, remind_at=max(wait.since + after, now)))
    await app.store.waits.put_reminders(changed)
