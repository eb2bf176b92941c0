"""Tokens of interactions, by the message that each can edit: such edits count towards no limit."""

import discord
from cachetools import LRUCache

from bot.clock import Clock

TOKEN_LASTS = 15 * 60 - 20
"""Seconds for which a token is used: Discord's quarter of an hour, less what a slow request may
take."""

REMEMBERED = 20_000

UPDATES = discord.InteractionResponseType.deferred_message_update


class Tokens:
    """The newest token for each message that was pressed lately. They are kept in memory only:
    without one a message is edited by its channel, which counts."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._tokens: LRUCache[int, tuple[str, float]] = LRUCache(REMEMBERED)

    def note(self, interaction: discord.Interaction) -> None:
        """A press was acknowledged: if it may change the pressed message, it can be used later."""
        message = interaction.message
        if message is not None and interaction.response.type is UPDATES:
            self._tokens[message.id] = interaction.token, self.clock.now() + TOKEN_LASTS

    def of(self, message: int) -> str | None:
        """A token that edits this message now, if there is one."""
        token, expires_at = self._tokens.get(message, ("", 0.0))
        return token if expires_at > self.clock.now() else None

    def drop(self, message: int) -> None:
        """Discord takes this token no longer."""
        self._tokens.pop(message, None)
