"""In the morning a server that wants it reads how yesterday's dice went: one silent message."""

import logging
from collections.abc import Iterable, Sequence

import discord
import msgspec

from bot.app import App
from bot.handlers.today import signs_of
from bot.publishing.delivery import UNREACHED, nonce
from bot.screens import mornings as screens
from bot.screens import painter
from bot.screens.mornings import Yesterday
from bot.store import Morning, Score
from bot.tables import today
from bot.words import LANGUAGES

log = logging.getLogger(__name__)

RETRY = 2 * 60
"""Seconds until a message that Discord could not be given is tried again, while it knows the nonce
of the one that it may have got."""


async def greet(app: App, morning: Morning) -> None:
    """Sends the message of a morning, if there is anything to tell; of no day twice."""
    now, servers = app.clock.now(), app.store.servers
    due = today.next_morning(morning.hour, morning.zone, now)
    if not await servers.claim_morning(morning, due):
        return
    day, told = today.next_day(today.day_of(now), -1), f"morning {morning.guild}"
    last = await app.store.facts.get(told)
    if last == day:
        return
    yesterday = await _yesterday(app, morning.guild, day, last)
    try:
        if any(yesterday.scores.values()) or any(yesterday.cups.values()):
            await _post(app, morning, yesterday)
    except (discord.Forbidden, discord.NotFound) as error:
        log.warning("guild=%d reads nothing this morning: %s", morning.guild, error)
    except UNREACHED:
        claimed = msgspec.structs.replace(morning, at=due)
        await servers.claim_morning(claimed, min(due, now + RETRY))
        raise
    await app.store.facts.put(told, day)


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
