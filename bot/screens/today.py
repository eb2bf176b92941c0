"""What the page about today's dice shows, and how an attempt came out."""

from collections.abc import Sequence

import msgspec

from bot.screens.speakers import labelled
from bot.store import Daily, Table
from bot.tables.today import Standing, ends
from bot.ui import ids
from bot.ui.markup import relative, shortened
from bot.ui.planner import Button
from bot.ui.screen import Drawing, Screen
from bot.words import Speaker
from rules.core.chance import commitment


class Attempt(msgspec.Struct, frozen=True):
    """One game of the day for one person: their table, if they have begun, and how it stands."""

    daily: Daily
    next_day: Daily
    table: Table | None = None
    score: int = 0
    standing: Standing | None = None


def page(attempts: Sequence[Attempt], streak: int, say: Speaker, language: str) -> Screen:
    """All games of the day, each with the next thing to press.

    What was promised of the dice stands below it, for whoever listens on a page of its own.
    """
    day = attempts[0].daily.day
    lines = [_line(attempt, language) for attempt in attempts]
    row = tuple(_button(attempt, language) for attempt in attempts)
    about = say("today-about", when=relative(ends(day)))
    head = "\n".join([f"### {say('today-head')}", about, *lines, *_streak(streak, say)])
    if say.in_full:
        return Screen(head=head, rows=((*row, Button(str(ids.Today("fair")), say("fair"))),))
    return Screen(head=head, story=_promises(attempts, language), rows=(row,))


def promises(attempts: Sequence[Attempt], say: Speaker, language: str) -> Screen:
    """What was promised of the dice, and the way back."""
    back = Button(str(ids.Today("page")), say("today-page"))
    story = _promises(attempts, language)
    return Screen(head=f"### {say('fair')}", story=story, rows=((back,),))


def _promises(attempts: Sequence[Attempt], language: str) -> str:
    return "\n".join(_promised(attempt, language) for attempt in attempts)


def _streak(count: int, say: Speaker) -> tuple[str, ...]:
    return (say("today-streak", count=count),) if count else ()


def _line(attempt: Attempt, language: str) -> str:
    say = Speaker(language, attempt.daily.game)
    name = f"**{say('game-name')}**"
    return f"- {labelled(say, name, _state(attempt, say))}"


def _state(attempt: Attempt, say: Speaker) -> str:
    if attempt.table is None:
        return say("today-new")
    if attempt.standing is not None:
        return say("today-score", score=attempt.score, what=_standing(attempt.standing, say))
    return say("today-begun" if attempt.table.live else "today-over")


def _standing(standing: Standing, say: Speaker) -> str:
    return say(
        "today-standing",
        place=standing.place,
        players=standing.players,
        percent=standing.percent,
    )


def _promised(attempt: Attempt, language: str) -> str:
    say = Speaker(language, attempt.daily.game)
    today, tomorrow = (commitment(each.seed) for each in (attempt.daily, attempt.next_day))
    promise = say("today-promised", value=shortened(today), name=shortened(tomorrow))
    return f"-# {labelled(say, say('game-name'), promise)}"


def _button(attempt: Attempt, language: str) -> Button:
    say = Speaker(language, attempt.daily.game)
    if attempt.table is None:
        label = "today-play"
    else:
        label = "today-go-on" if attempt.table.live else "today-see"
    press = str(ids.Today("play", attempt.daily.game))
    waits = attempt.table is None or attempt.table.live
    return Button(press, say(label, what=say("game-name")), "main" if waits else "plain")


def result(
    attempt: Attempt, streak: int, say: Speaker, drawings: tuple[Drawing, ...] = ()
) -> Screen:
    """How an attempt came out, beside what the dice had in them."""
    back = Button(str(ids.Today("page")), say("today-page"))
    title = f"**{say('game-name')}** · {say('today-dice')}"
    if attempt.standing is None:
        return Screen(head=f"{title}\n{say('today-over')}", rows=((back,),))
    standing = _standing(attempt.standing, say)
    reached = say("today-result", score=attempt.score, what=standing)
    lines = (title, reached, *_had(attempt.daily, say), *_streak(streak, say))
    share = Button(str(ids.Today("share", attempt.daily.game)), say("today-share"), "main")
    return Screen(
        head="\n".join(lines), drawings=drawings, rows=((share, *_review(attempt, say), back),)
    )


def _review(attempt: Attempt, say: Speaker) -> tuple[Button, ...]:
    """Luck or skill: what the player knows anyway, so that it gives nothing of the dice away."""
    if attempt.table is None:
        return ()
    return (Button(str(ids.Review("show", attempt.table.id)), say("review")),)


def _had(daily: Daily, say: Speaker) -> tuple[str, ...]:
    """What was in the dice, as far as it is known."""
    if daily.robot is None:
        return (say("today-waiting"),)
    robot = say("today-robot", score=daily.robot)
    return (robot, *((say("today-best", score=daily.best),) if daily.best is not None else ()))
