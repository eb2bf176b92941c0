"""In the morning a server that wants it reads how yesterday's dice went: one silent message."""

import logging
from collections.abc import Iterable, Sequence

import discord
import msgspec

from bot.app import App
from bot.handlers.today import signs_of
from bot.publishing.delivery import nonce
from bot.screens import mornings as screens
from bot.screens import painter
from bot.screens.mornings import Yesterday
from bot.store.dailies import Score
from bot.store.servers import Morning
from bot.tables import today
from bot.words import LANGUAGES

log = logging.getLogger(__name__)

RETRY = 60.0
"""Seconds until a message is sent again that Discord did not take, or whose sender is gone."""

BROKEN = 500
"""From this status on it is Discord that is ill, not the request."""


async def greet(app: App, morning: Morning) -> None:
    """Sends the message of a morning, if there is anything to tell; of no day twice.

    It is claimed for a moment only, until it is sent: if Discord or this process fails meanwhile,
    whoever tries again uses the same nonce.
    """
    now, servers = app.clock.now(), app.store.servers
    mine = msgspec.structs.replace(morning, at=now + RETRY)
    if not await servers.claim_morning(morning, mine.at):
        return
    day, told = today.next_day(today.day_of(now), -1), f"morning {morning.guild}"
    last = await app.store.facts.get(told)
    if last != day:
        await _tell(app, morning, day, last)
        await app.store.facts.put(told, day)
    await servers.claim_morning(mine, today.next_morning(morning.hour, morning.zone, now))


async def _tell(app: App, morning: Morning, day: str, last: str) -> None:
    """What there is to tell; a server that does not let the bot in reads nothing."""
    yesterday = await _yesterday(app, morning.guild, day, last)
    if not any(yesterday.scores.values()) and not any(yesterday.cups.values()):
        return
    try:
        await _post(app, morning, yesterday)
    except discord.HTTPException as error:
        if error.status >= BROKEN:
            raise
        log.warning("guild=%d reads nothing this morning: %s", morning.guild, error)


async def _post(app: App, morning: Morning, yesterday: Yesterday) -> None:
    language = await app.store.servers.language(morning.guild) or LANGUAGES[0]
    drawn = await painter.in_thread(lambda: screens.best_lines(yesterday, language))
    screen = screens.morning(yesterday, language, (drawn,) if drawn else ())
    once = nonce("morning", morning.guild, yesterday.day)
    await app.delivery.post(morning.channel, morning.guild, screen, once, silent=True)


async def _yesterday(app: App, guild: int, day: str, told: str) -> Yesterday:
    """What was played on a server on a day; with the last week's cup if nobody was `told` of it."""
    dailies, week = app.store.dailies, today.ended_week(day)
    cup_is_due = day == week[-1] or "" < told < week[-1]
    scores = {each: await _of_day(app, day, each, guild) for each in today.GAMES}
    cups = {
        each: today.cup(await dailies.scores(week[0], week[-1], each, guild))
        for each in today.GAMES
        if cup_is_due
    }
    return Yesterday(
        day=day,
        scores=scores,
        cups=cups,
        streaks=await _streaks(app, scores.values(), day),
        seeds={each: (await dailies.get(day, each, b"")).seed for each in scores if scores[each]},
        best={each: await _signs(app, day, each, scores[each]) for each in scores if scores[each]},
    )


async def _of_day(app: App, day: str, game: str, guild: int) -> Sequence[Score]:
    return (await app.store.dailies.scores(day, day, game, guild)).get(day, ())


async def _signs(app: App, day: str, game: str, scores: Sequence[Score]) -> str:
    """The best game of a day in signs."""
    table = await app.store.tables.attempt(day, scores[0].user, game)
    return await signs_of(app, table) if table else ""


async def _streaks(
    app: App, scores: Iterable[Sequence[Score]], day: str
) -> Sequence[tuple[str, int]]:
    """By name how many days in a row, the longest first; a single day is no streak."""
    players = {score.user: score.name for each in scores for score in each}
    days = {user: today.streak(await app.store.dailies.days(user), day) for user in players}
    lasting = [(players[user], count) for user, count in days.items() if count > 1]
    return sorted(lasting, key=lambda each: -each[1])
