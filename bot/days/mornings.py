"""In the morning a server that wants it reads how yesterday's dice went: one silent message."""

import logging
from collections.abc import Mapping, Sequence

import discord
import msgspec

from bot.app import App
from bot.handlers.today import signs_of
from bot.publishing.delivery import nonce
from bot.screens import mornings as screens
from bot.screens import painter
from bot.screens.mornings import Yesterday
from bot.store import Morning, Score
from bot.tables import today
from bot.words import LANGUAGES

log = logging.getLogger(__name__)

RETRY = 60.0
"""Seconds until a message is sent again that Discord did not take, or whose sender is gone."""

BROKEN = 500
"""From this status on it is Discord that is ill, not the request."""


async def greet(app: App, morning: Morning) -> None:
    """Sends the message of a morning; nobody sends it twice.

    It is claimed for a moment only, until it is sent: if Discord or this process fails meanwhile,
    whoever tries again uses the same nonce.
    """
    servers, now = app.store.servers, app.clock.now()
    mine = msgspec.structs.replace(morning, at=now + RETRY)
    if await servers.claim_morning(morning, mine.at):
        await _send(app, morning, now)
        next_at = today.next_morning(morning.hour, morning.zone, now)
        await servers.claim_morning(mine, next_at)


async def _send(app: App, morning: Morning, now: float) -> None:
    """The message, if anybody has played; a server that does not let the bot in has none."""
    yesterday = await _yesterday(app, morning.guild, today.next_day(today.day_of(now), -1))
    if not any(yesterday.scores.values()):
        return
    language = await app.store.servers.language(morning.guild) or LANGUAGES[0]
    drawn = await painter.in_thread(lambda: screens.best_lines(yesterday, language))
    screen = screens.morning(yesterday, language, (drawn,) if drawn else ())
    once = nonce("morning", morning.guild, yesterday.day)
    try:
        await app.delivery.post(morning.channel, morning.guild, screen, once, silent=True)
    except discord.HTTPException as error:
        if error.status >= BROKEN:
            raise
        log.warning("guild=%d reads nothing this morning: %s", morning.guild, error)


async def _yesterday(app: App, guild: int, day: str) -> Yesterday:
    """What was played on a server on a day; on the last one of a week its cup as well."""
    dailies, week = app.store.dailies, today.week_of(day)
    scores: dict[str, Sequence[Score]] = {}
    cups: dict[str, Sequence[Score]] = {}
    for game in today.GAMES:
        days = await dailies.scores(week[0], day, game, guild)
        scores[game] = days.get(day, ())
        if day == week[-1]:
            cups[game] = today.cup(days)
    players = {score.user: score.name for each in scores.values() for score in each}
    return Yesterday(
        day=day,
        scores=scores,
        cups=cups,
        streaks=await _streaks(app, players, day),
        seeds={game: (await dailies.get(day, game, b"")).seed for game in today.GAMES},
        best={game: await _signs(app, day, game, scores[game]) for game in scores if scores[game]},
    )


async def _signs(app: App, day: str, game: str, scores: Sequence[Score]) -> str:
    """The best game of a day in signs."""
    table = await app.store.tables.attempt(day, scores[0].user, game)
    return await signs_of(app, table) if table else ""


async def _streaks(app: App, players: Mapping[int, str], day: str) -> dict[str, int]:
    """By name how many days in a row, the longest first; a single day is no streak."""
    counts = {
        name: today.streak(await app.store.dailies.days(user), day)
        for user, name in players.items()
    }
    return {name: n for name, n in sorted(counts.items(), key=lambda each: -each[1]) if n > 1}
