"""`/settings server`: what moderators choose for their server."""

import discord
from discord.app_commands import AppCommandChannel

from bot.screens.settings import AUTOMATIC
from bot.store.servers import Morning
from bot.tables.today import next_morning
from bot.ui.markup import on_day
from bot.visit import Visit
from bot.words import LANGUAGES
from rules.core.errors import Refused

USUAL_HOUR = 8
"""When a server reads in the morning how yesterday went, unless it has chosen an hour."""

OFF = -1
"""In the place of an hour: no such message."""


async def choose_server(
    visit: Visit,
    language: str,
    morning: AppCommandChannel | None,
    hour: int | None,
    left_out: discord.User | None,
) -> None:
    """Saves what was chosen, and says it; moderators only."""
    if not visit.interaction.permissions.manage_guild:
        raise Refused("moderators-only")
    said = []
    if language:
        said.append(await _speak(visit, language))
    if morning is not None or hour is not None:
        said.append(await _greet(visit, morning, hour))
    if left_out is not None:
        out = await visit.app.store.dailies.leave_out(visit.guild, left_out.id)
        message = "settings-left-out" if out else "settings-taken-in"
        said.append(visit.say(message, who=left_out.mention))
    if not said:
        raise Refused("nothing-chosen")
    await visit.whisper("\n".join(said))


async def _speak(visit: Visit, language: str) -> str:
    """The language of new tables."""
    if language != AUTOMATIC and language not in LANGUAGES:
        raise Refused("not-offered")
    chosen = "" if language == AUTOMATIC else language
    await visit.app.store.servers.put_language(visit.guild, chosen)
    return visit.say("settings-server", language=language)


async def _greet(visit: Visit, there: AppCommandChannel | None, hour: int | None) -> str:
    """Where and when yesterday's dice are told, by the clock of whoever chooses it."""
    servers, now = visit.app.store.servers, visit.app.clock.now()
    before = await servers.morning(visit.guild)
    channel = there.id if there else before.channel if before else visit.channel
    if hour == OFF:
        await servers.put_morning(Morning(visit.guild, channel, OFF, "", 0))
        return visit.say("settings-no-morning")
    at = hour if hour is not None else before.hour if before else USUAL_HOUR
    zone = (await visit.app.store.people.get(visit.user)).zone
    due = next_morning(at, zone, now)
    await servers.put_morning(Morning(visit.guild, channel, at, zone, due))
    return visit.say("settings-morning", which=f"<#{channel}>", when=on_day(due))
