"""`/today`: everybody plays alone with the same dice, once a day and game."""

import secrets
from collections.abc import Awaitable, Callable, Mapping

import msgspec

from bot.app import App
from bot.publishing.delivery import nonce
from bot.screens import painter
from bot.screens import today as screens
from bot.screens.today import Attempt
from bot.store import Daily, Table
from bot.tables import today
from bot.tables.log import events_of
from bot.ui import ids
from bot.ui.markup import on_date
from bot.ui.planner import Button
from bot.ui.screen import Screen
from bot.visit import Visit
from bot.words import Speaker
from rules.core.errors import Refused

SECRET = 32
"""Bytes of a day's secret."""


async def press(visit: Visit, control: ids.Today) -> None:
    """The page of the day, a game of it, or its line."""
    if control.game and control.game not in today.GAMES:
        raise Refused("unknown-control")
    await VERBS[control.verb](visit, control.game)


async def show_page(visit: Visit, game: str = "") -> None:  # noqa: ARG001  (it shows all games)
    """All games of the day."""
    day = today.day_of(visit.app.clock.now())
    streak = today.streak(await visit.app.store.dailies.days(visit.user), day)
    attempts = await _attempts(visit, day)
    await visit.answer(screens.page(attempts, streak, visit.say, visit.language))


async def show_promises(visit: Visit, game: str) -> None:  # noqa: ARG001  (it shows all games)
    """What was promised of the day's dice, and of tomorrow's."""
    attempts = await _attempts(visit, today.day_of(visit.app.clock.now()))
    await visit.answer(screens.promises(attempts, visit.say, visit.language))


async def _attempts(visit: Visit, day: str) -> list[Attempt]:
    return [await _attempt(visit, day, each) for each in today.GAMES]


async def play(visit: Visit, game: str) -> None:
    """Begins, goes on, or shows how it came out."""
    if not game:
        raise Refused("unknown-control")
    app = visit.app
    day = today.day_of(app.clock.now())
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


async def show_result(visit: Visit, table: Table) -> None:
    """How somebody's game of a day came out."""
    app, seat = visit.app, table.seat_of(visit.user)
    if seat is None:
        raise Refused("unknown-control")
    attempt = await _attempt(visit, table.series, table.game)
    streak = today.streak(await app.store.dailies.days(visit.user), table.series)
    snapshot = await app.snapshots.own(table, seat, visit.language)
    over = table.stage == "over" and not snapshot.words_first
    drawings = await painter.draw(snapshot, seat, "today") if over else ()
    await visit.answer(screens.result(attempt, streak, visit.speaking(table), drawings))


async def share(visit: Visit, game: str) -> None:
    """The line of somebody's game, for everybody in the channel, once."""
    app, day = visit.app, today.day_of(visit.app.clock.now())
    attempt = await _attempt(visit, day, game or today.GAMES[0])
    if attempt.table is None or attempt.standing is None or not visit.guild:
        raise Refused("no-attempt")
    if not await app.announcements.once(("today", visit.user, day, game, visit.channel)):
        raise Refused("line-shared")
    await app.announcements.must_allow(visit.user, "today")
    say = Speaker(await visit.table_language(), game)
    told = say("today-shared", who=f"**{visit.name}**")
    line = await _line(app, attempt.table, attempt.score, say)
    button = Button(str(ids.Today("page", "", 1)), say("today-page"), "main")
    screen = Screen(head=f"{told}\n{line}", rows=((button,),))
    once = nonce("today", visit.user, day, game)
    await app.delivery.post(visit.channel, visit.guild, screen, once, silent=True)
    await show_result(visit, attempt.table)


async def signs_of(app: App, table: Table) -> str:
    """A game in signs: nothing of its dice can be read from them."""
    rows = await app.store.log.steps(table.id)
    events = [event for row in rows for event in events_of(app.games[table.game], row)]
    signs = app.pictures[table.game].line
    return signs(events) if signs else ""


async def _line(app: App, table: Table, score: int, say: Speaker) -> str:
    """A game in signs, under what it was and came to."""
    when = on_date(today.began(table.series))
    told = say("today-line", what=say("game-name"), when=when, score=score)
    return f"{told}\n{await signs_of(app, table)}"


# ── the dice of a day ────────────────────────────────────────────────────────────────────────────


async def daily(app: App, day: str, game: str) -> Daily:
    """The dice of a day, the same for everybody; they are drawn when somebody first asks."""
    return await app.store.dailies.get(day, game, secrets.token_bytes(SECRET))


async def open_attempts(app: App, user: int) -> list[Table]:
    """The games of today that somebody has begun and not finished."""
    day = today.day_of(app.clock.now())
    found = [await app.store.tables.attempt(day, user, game) for game in today.GAMES]
    return [table for table in found if table is not None and table.live]


async def _attempt(visit: Visit, day: str, game: str) -> Attempt:
    """How somebody's game of a day stands."""
    app, store = visit.app, visit.app.store
    found = Attempt(await daily(app, day, game), await daily(app, today.next_day(day), game))
    table = await store.tables.attempt(day, visit.user, game)
    if table is None or table.stage != "over":
        return msgspec.structs.replace(found, table=table)
    result = app.tables.position(table).result
    assert result is not None
    scores = (await store.dailies.scores(day, day, game)).get(day, ())
    others = [score.score for score in scores if score.user != visit.user]
    own = result.scores[0]
    standing = today.standing(own, [own, *others])
    return msgspec.structs.replace(found, table=table, score=own, standing=standing)


VERBS: Mapping[ids.TodayVerb, Callable[[Visit, str], Awaitable[None]]] = {
    "page": show_page,
    "play": play,
    "share": share,
    "fair": show_promises,
}
