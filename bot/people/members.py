"""Who is on a server: asked of Discord, with care for the number of requests."""

import discord
from cachetools import LRUCache

from bot.clock import Clock

UNKNOWN_MEMBER = 10007

ASKED_EVERY = 24 * 60 * 60
"""Seconds for which somebody who is on a server is taken to stay there."""

REMEMBERED = 20_000


class Members:
    """Asks about one person and server at most once a day while they stay. No cache of the gateway
    is used: it has no members without a privileged intent, and may not be connected at all."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self.client = client
        self.clock = clock
        self._asked: LRUCache[tuple[int, int], float] = LRUCache(REMEMBERED)

    async def has_left(self, guild: int, user: int) -> bool:
        """Whether Discord says that somebody is not on a server; False where it does not say."""
        now = self.clock.now()
        if now - self._asked.get((guild, user), 0) < ASKED_EVERY:
            return False
        try:
            await self.client.http.get_member(guild, user)
        except (discord.NotFound, discord.Forbidden) as error:
            return error.code == UNKNOWN_MEMBER
        self._asked[guild, user] = now
        return False
