"""When somebody may be told something: not while they are away, nor in their quiet hours."""

from bot.people.presence import Presence
from bot.people.quiet import awake
from bot.store.chairs import Chair
from bot.store.people import Person
from bot.store.tables import Table
from bot.store.waits import NOTICE_AFTER

AWAKE_FOR = 30 * 60
"""Seconds after a press during which somebody is awake, whatever their quiet hours say."""


class Reach:
    """When a notice may reach somebody: the one place that knows their wishes and their presses."""

    def __init__(self, presence: Presence) -> None:
        self.presence = presence

    async def moment(self, person: Person, now: float) -> float:
        """Now, or when their quiet hours or their absence end."""
        known = self._moment(person, now)
        if known > now:
            await self.presence.learn(person.user)
            return self._moment(person, now)
        return known

    def _moment(self, person: Person, now: float) -> float:
        if now - self.presence.last(person.user) < AWAKE_FOR:
            return now
        return awake(max(now, person.away_until), person)

    async def told_at(self, table: Table, chair: Chair) -> float:
        """When the player of a chair should be told of their question.

        At once, unless they pressed something at this table in the two minutes before it or since:
        their screen turns by itself, and they are told two minutes later.
        """
        known = self._told_at(table, chair)
        if known <= self.presence.clock.now():
            await self.presence.learn(chair.user)
            return self._told_at(table, chair)
        return known

    def _told_at(self, table: Table, chair: Chair) -> float:
        pressed = self.presence.last(chair.user, table.id, table.channel)
        here = pressed > chair.since - NOTICE_AFTER
        return max(chair.since, pressed) + NOTICE_AFTER if here else chair.since
