"""Reminders: one message for everything that waits, spaced out, and never in quiet hours."""

import logging
from collections.abc import Sequence
from itertools import groupby

import discord
import msgspec

from bot.app import House, plainly
from bot.handlers import seats
from bot.handlers.turns import listed
from bot.people.quiet import awake
from bot.publishing.delivery import UNREACHED, turn
from bot.store import Person, Wait
from bot.store.records import DAY, seconds
from bot.ui import ids
from bot.ui.planner import Button
from bot.ui.screen import Screen
from bot.words import LANGUAGES
from rules.core.errors import Refused

log = logging.getLogger(__name__)

RETRY = 10 * 60
"""Seconds until a reminder that Discord did not take is tried again."""

GAPS = (DAY, 2 * DAY)
"""Seconds from a reminder to the next; after the last there is none for that turn."""


async def remind(house: House, user: int) -> None:
    """Whoever is due a reminder gets it, or gets it after their quiet hours."""
    now = house.clock.now()
    person = await house.store.person(user)
    due = [wait for wait in await house.store.waits(user) if wait.remind_at]
    waits = [wait for wait in due if not await seats.has_left(house, wait)]
    if person.remind == "off":
        await house.store.put_reminders([_silent(wait) for wait in waits])
        return
    until = awake(now, person)
    if until > now:
        late = [msgspec.structs.replace(w, remind_at=max(w.remind_at, until)) for w in waits]
        await house.store.put_reminders(late)
        return
    if not waits:
        return
    await house.store.put_reminders([_next(wait, now) for wait in waits])
    try:
        await _send(house, person, waits)
    except (discord.Forbidden, discord.NotFound) as error:
        log.warning("user=%d could not be reminded: %s", user, error)
    except UNREACHED:
        await house.store.put_reminders(
            [msgspec.structs.replace(wait, remind_at=now + RETRY) for wait in waits]
        )
        raise
    else:
        log.info("user=%d reminded of %d tables", user, len(waits))


def _silent(wait: Wait) -> Wait:
    return msgspec.structs.replace(wait, remind_at=0)


def _next(wait: Wait, now: float) -> Wait:
    """The wait after one more reminder. Long after it was due, the next is counted from now."""
    again = now + GAPS[wait.reminded] if wait.reminded < len(GAPS) else 0
    return msgspec.structs.replace(wait, remind_at=again, reminded=wait.reminded + 1)


async def _send(house: House, person: Person, waits: Sequence[Wait]) -> None:
    """By direct message; where those are closed or not wanted, in the channel, server by server."""
    screen = await _screen(house, person, waits)
    if person.remind == "dm" and await house.delivery.tell(person.user, screen) is not None:
        return
    tables = {wait.table: await house.tables.load(wait.table) for wait in waits}
    by_server = sorted(waits, key=lambda wait: (tables[wait.table].guild, wait.since))
    for guild, here in groupby(by_server, key=lambda wait: tables[wait.table].guild):
        those = list(here)
        channel = tables[those[0].table].channel
        screen = await _screen(house, person, those, public=True)
        nonce = f"r{those[0].table}-{those[0].seat}-{int(house.clock.now())}"
        await house.delivery.post(channel, guild, screen, nonce=nonce[:25])


async def _screen(
    house: House, person: Person, waits: Sequence[Wait], *, public: bool = False
) -> Screen:
    say = plainly(person.language or person.seen or LANGUAGES[0])
    hush = ids.Hush(person.user, int(house.clock.now()))
    head = say("reminder-head", count=len(waits))
    lines = await listed(house, waits, say.language)
    return Screen(
        head="\n".join([f"<@{person.user}> {head}" if public else f"### {head}", *lines]),
        rows=((Button(str(hush), say("reminder-hush")),),),
        mentions=(person.user,) if public else (),
    )


async def hush(house: House, interaction: discord.Interaction, control: ids.Hush) -> None:
    """No more reminders for the turns that this one was about."""
    if interaction.user.id != control.user:
        raise Refused("not-your-reminder")
    waits = await house.store.waits(control.user)
    asked = [_silent(wait) for wait in waits if wait.since <= control.moment]
    await house.store.put_reminders(asked)
    say = plainly(await house.reader(interaction))
    lines = await listed(house, asked, say.language) if interaction.guild_id is None else []
    head = "\n".join([say("reminder-hushed"), *lines])
    await turn(interaction, Screen(head=head, accent=0x8A8378), house.delivery.icons)


async def reschedule(house: House, person: Person) -> None:
    """Somebody has changed their wishes: what has not been said yet is due by the new ones."""
    now, changed = house.clock.now(), []
    for wait in await house.store.waits(person.user):
        if wait.reminded:
            continue
        table = await house.tables.load(wait.table)
        after = min(person.remind_after, seconds(table.pace) / 2 or person.remind_after)
        changed.append(msgspec.structs.replace(wait, remind_at=max(wait.since + after, now)))
    await house.store.put_reminders(changed)
