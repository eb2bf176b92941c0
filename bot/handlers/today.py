"""`/today`: everybody plays alone with the same dice, once a day and game."""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from bot.app import App
from bot.publishing.delivery import UNREACHED, nonce
from bot.screens import painter
from bot.screens import today as screens
from bot.screens.today import Attempt
from bot.store.dailies import Daily, Score
from bot.store.tables import Table
from bot.tables import today
from bot.tables.log import events_of
from bot.ui.buttons import Button
from bot.ui.screen import Screen
from bot.ui.today import DayResult, Today, TodayVerb
from bot.visit import Visit
from bot.words import Speaker
from bot.words.sanitize import escaped
from rules.core.errors import Refused

SECRET = 32
"""Bytes of a day's secret."""


async def press(visit: Visit, control: Today) -> None:
    """The page of the day, a game of it, or its line."""
    if control.game and control.game not in today.GAMES:
        raise Refused("unknown-control")
    await VERBS[control.verb](visit, control.game)


async def press_result(visit: Visit, control: DayResult) -> None:
    """How a game of some day came out, or its line for the channel."""
    if not today.is_day(control.day):
        raise Refused("unknown-control")
    table = await visit.app.store.tables.attempt(control.day, visit.user, control.game)
    if table is None:
        raise Refused("no-attempt")
    await (_share(visit, table) if control.verb == "share" else show_result(visit, table))


async def show_page(visit: Visit, game: str = "") -> None:  # noqa: ARG001  (it shows all games)
    """All games of the day, and how one's own of the day before came out."""
    app, day = visit.app, _day(visit.app)
    attempts = [await _attempt(visit, day, each) for each in today.GAMES]
    coming = await _dice(app, today.next_day(day))
    streak = today.streak(await app.store.dailies.days(visit.user), day)
    before = await _finished(visit, today.next_day(day, -1))
    await visit.answer(screens.page(attempts, coming, before, streak, visit.say, visit.language))


async def show_promises(visit: Visit, game: str) -> None:  # noqa: ARG001  (it shows all games)
    """What was promised of the day's dice, and of tomorrow's."""
    app, day = visit.app, _day(visit.app)
    now, coming = await _dice(app, day), await _dice(app, today.next_day(day))
    await visit.answer(screens.promises(now, coming, visit.say, visit.language))


async def _dice(app: App, day: str) -> list[Daily]:
    """The dice of a day for each of its games."""
    return [await daily(app, day, each) for each in today.GAMES]


async def play(visit: Visit, game: str) -> None:
    """Begins, goes on, or shows how it came out."""
    if not game:
        raise Refused("unknown-control")
    app, day = visit.app, _day(visit.app)
    new = await _new_table(visit, day, game)
    table = await app.tables.private.open(new, visit.user, visit.name)
    if visit.guild:
        await app.store.dailies.put_regular(visit.guild, visit.user)
    if not table.live:
        await show_result(visit, table)
        return
    await app.publisher.panels.respond(visit.interaction, table.id, visit.language)
    app.hindsight.begin(await daily(app, day, game))


async def _new_table(visit: Visit, day: str, game: str) -> Table:
    now = visit.app.clock.now()
    return Table(
        guild=visit.guild,
        channel=0,
        game=game,
        language=visit.language,
        stage="playing",
        rules_version=0,
        seed=(await daily(visit.app, day, game)).seed,
        luck="keyed",
        series=day,
        sealed=True,
        ends_at=today.ends(day),
        opened_by=visit.user,
        opened_at=now,
        changed_at=now,
    )


async def show_result(visit: Visit, table: Table, *, shares: bool = True) -> None:
    """How somebody's game of a day came out; it `shares` its line while the day lasts."""
    app, seat = visit.app, table.seat_of(visit.user)
    if seat is None:
        raise Refused("unknown-control")
    attempt = await _attempt(visit, table.series, table.game)
    app.hindsight.begin(attempt.daily)
    streak = today.streak(await app.store.dailies.days(visit.user), table.series)
    snapshot = await app.snapshots.own(table, seat, visit.language)
    over = table.stage == "over" and not snapshot.words_first
    drawings = await painter.draw(snapshot, seat, "today") if over else ()
    shown = screens.Result(
        attempt=attempt,
        line=await _own_line(visit, table, attempt.score) if attempt.standing else "",
        streak=streak,
        here=() if table.sealed else await _scores(visit, table),
        shares=shares and table.sealed and bool(visit.guild),
    )
    await visit.answer(screens.result(shown, visit.speaking(table), drawings))


async def _scores(visit: Visit, table: Table) -> Sequence[Score]:
    """What was reached on this server on a day that is over."""
    day, dailies = table.series, visit.app.store.dailies
    if not visit.guild:
        return ()
    return (await dailies.scores(day, day, table.game, visit.guild)).get(day, ())


async def share(visit: Visit, game: str) -> None:
    """The same for a game of today, by a button of an earlier version."""
    day = _day(visit.app)
    await press_result(visit, DayResult("share", day, game or today.GAMES[0]))


async def _share(visit: Visit, table: Table) -> None:
    """The line of somebody's game, for everybody in the channel, once."""
    app, day, game = visit.app, table.series, table.game
    attempt = await _attempt(visit, day, game)
    if attempt.standing is None:
        raise Refused("no-attempt")
    if not visit.guild:
        raise Refused("only-in-servers")
    shared = ("today", visit.user, day, game, visit.channel)
    if not await app.announcements.once(shared):
        raise Refused("line-shared")
    try:
        await app.announcements.must_allow(visit.user, "today")
        screen = await _shared(visit, table, attempt.score)
        await app.delivery.post(visit.channel, visit.guild, screen, nonce(*shared), silent=True)
    except (Refused, *UNREACHED):
        await app.announcements.forget(shared)
        raise
    await show_result(visit, table, shares=False)


async def _shared(visit: Visit, table: Table, score: int) -> Screen:
    """What the channel sees of it, with a button for whoever has not played yet."""
    language = await visit.table_language()
    say = Speaker(language, table.game)
    told = say("today-shared", who=f"**{escaped(visit.name)}**")
    line = await _line(visit.app, table, score, language)
    button = Button(str(Today("page", "", 1)), say("today-page"), "main")
    return Screen(head=f"{told}\n{line}", rows=((button,),))


async def signs_of(app: App, table: Table) -> str:
    """A game in signs: nothing of its dice can be read from them."""
    rows = await app.store.log.steps(table.id)
    events = [event for row in rows for event in events_of(app.games[table.game], row)]
    signs = app.pictures[table.game].line
    return signs(events) if signs else ""


async def _own_line(visit: Visit, table: Table, score: int) -> str:
    """One's own line, to be copied; in words for whoever listens."""
    if visit.words_first:
        signs, name = await signs_of(visit.app, table), table.chairs[0].name
        return screens.in_words(signs, name, score, visit.speaking(table))
    return screens.copied(await _line(visit.app, table, score, visit.language))


async def _line(app: App, table: Table, score: int, language: str) -> str:
    """A game in signs, under what it was and came to: as it can be copied anywhere."""
    say = Speaker(language, table.game)
    told = say("today-line", what=say("game-name"), value=table.series, score=score)
    return f"{told}\n{await signs_of(app, table)}"


# ── the dice of a day ────────────────────────────────────────────────────────────────────────────


def _day(app: App) -> str:
    return today.day_of(app.clock.now())


async def daily(app: App, day: str, game: str) -> Daily:
    """The dice of a day, the same for everybody; they are drawn when somebody first asks."""
    return await app.store.dailies.get(day, game, secrets.token_bytes(SECRET))


async def open_attempts(app: App, user: int) -> list[Table]:
    """The games of today that somebody has begun and not finished."""
    found = [await app.store.tables.attempt(_day(app), user, game) for game in today.GAMES]
    return [table for table in found if table is not None and table.live]


async def _finished(visit: Visit, day: str) -> list[Attempt]:
    """Somebody's games of a day that they have played to their end."""
    attempt = visit.app.store.tables.attempt
    tables = [await attempt(day, visit.user, game) for game in today.GAMES]
    played = [table.game for table in tables if table is not None and table.stage == "over"]
    return [await _attempt(visit, day, game) for game in played]


async def _attempt(visit: Visit, day: str, game: str) -> Attempt:
    """How somebody's game of a day stands."""
    app, store = visit.app, visit.app.store
    table = await store.tables.attempt(day, visit.user, game)
    found = Attempt(await daily(app, day, game), table)
    if table is None or table.stage != "over":
        return found
    result = app.tables.position(table).result
    assert result is not None
    scores = (await store.dailies.scores(day, day, game)).get(day, ())
    others = [score.score for score in scores if score.user != visit.user]
    own = result.scores[0]
    standing = today.standing(own, [own, *others])
    return msgspec.structs.replace(found, score=own, standing=standing)


VERBS: Mapping[TodayVerb, Callable[[Visit, str], Awaitable[None]]] = {
    "page": show_page,
    "play": play,
    "share": share,
    "fair": show_promises,
}
