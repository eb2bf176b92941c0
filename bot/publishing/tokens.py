"""Tokens of interactions, by the message that each can edit: such edits count towards no limit."""

import asyncio

import discord
from cachetools import LRUCache
from discord.webhook.async_ import AsyncDeferredLock

from bot.clock import Clock
from bot.store import Store
from bot.store.messages import Message

TOKEN_LASTS = 15 * 60 - 20
"""Seconds for which a token is used: Discord's quarter of an hour, less what a slow request may
take."""

REMEMBERED = 20_000

UPDATES = discord.InteractionResponseType.deferred_message_update


async def _released(self: AsyncDeferredLock, *_: object) -> None:
    """The lock of a token is released after a pause that Discord asks for, whatever happens.

    The library keeps it for ever if whoever has made the request gives up in this pause. Then all
    later requests by the same token would wait without end.
    """
    try:
        if self.delta:
            await asyncio.sleep(self.delta)
    finally:
        self.lock.release()


AsyncDeferredLock.__aexit__ = _released  # type: ignore[assignment,method-assign]


class Tokens:
    """The newest token for each message that was pressed lately: without one a message is edited by
    its channel, which counts. They are kept in memory, and where there are several workers also
    beside the message in the store."""

    def __init__(self, clock: Clock, store: Store) -> None:
        self.clock = clock
        self.store = store
        self._tokens: LRUCache[int, tuple[str, float]] = LRUCache(REMEMBERED)

    def note(self, interaction: discord.Interaction, table: int = 0) -> None:
        """A press was acknowledged: if it may change the pressed message, it can be used later."""
        message = interaction.message
        if message is not None and interaction.response.type is UPDATES:
            until = self.clock.now() + TOKEN_LASTS
            self._tokens[message.id] = interaction.token, until
            if not message.flags.ephemeral:
                self.store.messages.note_token(message.id, interaction.token, until, table)

    def learn(self, message: Message) -> None:
        """Another worker may have a newer token."""
        if message.token_until > self._tokens.get(message.message, ("", 0.0))[1]:
            self._tokens[message.message] = message.token, message.token_until

    def of(self, message: int) -> str | None:
        """A token that edits this message now, if there is one."""
        token, expires_at = self._tokens.get(message, ("", 0.0))
        return token if token and expires_at > self.clock.now() else None

    def drop(self, message: int) -> None:
        """Discord takes this token no longer; a newer one may be learnt, but not this one again."""
        _, expires_at = self._tokens.get(message, ("", 0.0))
        self._tokens[message] = "", expires_at
