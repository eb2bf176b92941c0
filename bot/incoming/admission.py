"""Whether an interaction is answered at all."""

import logging

import discord

from bot.app import App
from bot.incoming.rate_limit import RateLimit
from bot.publishing.delivery import UNREACHED
from bot.visit import Visit

log = logging.getLogger(__name__)


class Admission:
    """Turns away whoever presses too fast, and interactions that name nobody."""

    def __init__(self, app: App, rate_limit: RateLimit) -> None:
        self.app = app
        self.rate_limit = rate_limit

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Whether this one is answered. If not, it has been acknowledged or told why."""
        visit = Visit(self.app, interaction)
        try:
            if not visit.user:
                await visit.whisper(visit.say("refusal-unknown-control"))
            elif self.rate_limit.allows(visit.user):
                return True
            elif self.rate_limit.tells(visit.user):
                log.info("user=%d presses too fast", visit.user)
                await visit.whisper(visit.say("refusal-too-fast"))
            else:
                await _acknowledge_silently(interaction)
        except UNREACHED as error:
            log.warning("somebody could not be turned away: %s", error)
        return False


async def _acknowledge_silently(interaction: discord.Interaction) -> None:
    """So that the client does not show an error, although nothing happens."""
    if interaction.message is not None:
        await interaction.response.defer()
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.delete_original_response()
