"""Reminders: one message for everything that waits, spaced out, and never at a bad time."""

import logging
from collections.abc import Sequence
from itertools import chain, groupby

import discord
import msgspec

from bot.app import App
from bot.clock import DAY
from bot.handlers import seats
from bot.handlers.turns import listed
from bot.people.language import language_of
from bot.publishing.delivery import UNREACHED, nonce
from bot.screens.away import away_button
from bot.screens.speakers import plain
from bot.store.people import Person
from bot.store.waits import Wait
from bot.ui.buttons import Button
from bot.ui.screen import Screen
from bot.ui.settings import Hush, SettingsPage

log = logging.getLogger(__name__)

RETRY = 2 * 60
"""Seconds until a reminder that Discord did not take is tried again: while it still knows the nonce
of one that it took and whose answer was lost."""

LAST_CALL = 1 / 8
"""So much of the time of a duel is left when people are reminded once more."""

GAPS = (DAY, 2 * DAY)
"""Seconds from a reminder to the next; after the last there is none for that turn."""


async def remind(app: App, user: int) -> None:
    """Whoever is due a reminder gets it, or gets it when their quiet hours or absence end."""
    now, store = app.clock.now(), app.store.waits
    person = await app.store.people.get(user)
    due = [wait for wait in await store.of(user) if wait.remind_at and wait.told]
    waits = [wait for wait in due if not await seats.has_left(app, wait)]
    if person.remind == "off":
        await store.put_reminders([msgspec.structs.replace(wait, remind_at=0) for wait in waits])
        return
    until = await app.reach.moment(person, now)
    if until > now:
        late = [msgspec.structs.replace(w, remind_at=max(w.remind_at, until)) for w in waits]
        await store.put_reminders(late)
        return
    then = {wait: await _last_call(app, wait, _next(wait, now)) for wait in waits}
    waits = list(await store.claim_reminders(then))
    if not waits:
        return
    try:
        await _send(app, person, waits)
    except (discord.Forbidden, discord.NotFound) as error:
        log.warning("user=%d could not be reminded: %s", user, error)
    except UNREACHED:
        again = [msgspec.structs.replace(wait, remind_at=now + RETRY) for wait in waits]
        await store.put_reminders(again)
        raise
    else:
        log.info("user=%d reminded of %d tables", user, len(waits))
        await _note_asked(app, user)


async def _note_asked(app: App, user: int) -> None:
    """The button for the time zone stands beside the first reminder alone."""
    person = await app.store.people.get(user)
    if not person.asked_zone:
        await app.store.people.change(user, asked_zone=True)


def _next(wait: Wait, now: float) -> Wait:
    """The wait after one more reminder. Long after it was due, the next is counted from now."""
    again = now + GAPS[wait.reminded] if wait.reminded < len(GAPS) else 0
    return msgspec.structs.replace(wait, remind_at=again, reminded=wait.reminded + 1)


async def _last_call(app: App, wait: Wait, then: Wait) -> Wait:
    """In a duel the next reminder comes before its end, if there is one at all.

    There a wait is a whole game, and nobody else is kept waiting by it.
    """
    if not (await app.tables.load(wait.table)).duel:
        return then
    last = wait.due - (wait.due - wait.since) * LAST_CALL
    return msgspec.structs.replace(then, remind_at=last if last > app.clock.now() else 0)


async def _send(app: App, person: Person, waits: Sequence[Wait]) -> None:
    """By direct message; where those are closed or not wanted, in the channel, server by server."""
    if person.remind == "dm":
        screen = await _screen(app, person, waits)
        if await app.delivery.send_direct(person.user, screen, _once(waits)) is not None:
            return
    tables = {wait.table: await app.tables.load(wait.table) for wait in waits}
    by_server = sorted(waits, key=lambda wait: (tables[wait.table].guild, wait.since))
    for guild, here in groupby(by_server, key=lambda wait: tables[wait.table].guild):
        those = list(here)
        first = those[0]
        screen = await _screen(app, person, those, public=True)
        await app.delivery.post(tables[first.table].channel, guild, screen, _once(those))


def _once(waits: Sequence[Wait]) -> str:
    """The nonce of a reminder: the same whenever it is tried."""
    facts = ((wait.table, wait.seat, wait.since, wait.reminded) for wait in waits)
    return nonce("reminder", *chain.from_iterable(facts))


async def _screen(
    app: App, person: Person, waits: Sequence[Wait], *, public: bool = False
) -> Screen:
    say = plain(language_of(person))
    hush = Hush(person.user, int(app.clock.now()))
    head = say("reminder-head", count=len(waits))
    lines = await listed(app, waits, say.language)
    buttons = [Button(str(hush), say("reminder-hush")), away_button(say)]
    if not (person.zone or person.asked_zone):
        buttons.append(Button(str(SettingsPage("zone")), say("zone-button")))
    return Screen(
        head="\n".join([f"<@{person.user}> {head}" if public else f"### {head}", *lines]),
        rows=(tuple(buttons),),
        mentions=(person.user,) if public else (),
    )
