"""What the page about today's dice shows, and how an attempt came out."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.screens.review import review_button
from bot.screens.speakers import labelled
from bot.store.dailies import Daily, Score
from bot.store.tables import Table
from bot.tables.today import Standing, began, ends, podium
from bot.ui import ids
from bot.ui.buttons import Button, Row
from bot.ui.markup import on_date, relative, shortened
from bot.ui.screen import DONE, LIVE, Drawing, Screen
from bot.ui.today import DayResult, Today
from bot.words import Speaker
from renderers.core.signs import levels
from rules.core.chance import commitment
from rules.core.record import Fact

WORTH = ("nothing", "little", "good", "stars")
"""How well a turn went, as a sign is said in words."""


class Attempt(msgspec.Struct, frozen=True):
    """One game of a day for one person: their table, if they have begun, and how it stands."""

    daily: Daily
    table: Table | None = None
    score: int = 0
    standing: Standing | None = None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """An attempt that is over: its `line` as it is shown, how many days in a row have been played.

    When the day is over, what was reached `here`, on this server. `shares`: the line may be shown
    in the channel.
    """

    attempt: Attempt
    line: str
    streak: int
    here: Sequence[Score]
    shares: bool


# ── the page ─────────────────────────────────────────────────────────────────────────────────────


def page(
    attempts: Sequence[Attempt],
    coming: Sequence[Daily],
    before: Sequence[Attempt],
    streak: int,
    say: Speaker,
    language: str,
) -> Screen:
    """All games of the day, each with the next thing to press; those of yesterday that were played.

    Small at the end stand the fingerprints of these dice, and of those that are `coming`; whoever
    listens has them on a page of their own.
    """
    day = attempts[0].daily.day
    lines = [_line(attempt, language) for attempt in attempts]
    if before:
        lines += [f"**{say('today-before')}**", *(_line(attempt, language) for attempt in before)]
    about = say("today-about", when=relative(ends(day)))
    head = "\n".join([f"### {say('today-head')}", about, *_streak(streak, say), *lines])
    rows: tuple[Row, ...] = (tuple(_button(attempt, language) for attempt in attempts),)
    if before:
        rows += (tuple(_button_before(attempt, language) for attempt in before),)
    if say.in_full:
        fair = Button(str(Today("fair")), say("fair"))
        return Screen(head=head, rows=(*rows, (fair,)))
    now = [attempt.daily for attempt in attempts]
    return Screen(head=head, story=_promises(now, coming, language), rows=rows)


def promises(now: Sequence[Daily], coming: Sequence[Daily], say: Speaker, language: str) -> Screen:
    """What was promised of the dice, and the way back."""
    back = Button(str(Today("page")), say("today-page"))
    story = _promises(now, coming, language)
    return Screen(head=f"### {say('fair')}", story=story, rows=((back,),))


def _promises(now: Sequence[Daily], coming: Sequence[Daily], language: str) -> str:
    pairs = zip(now, coming, strict=True)
    return "\n".join(_promised(today, after, language) for today, after in pairs)


def _streak(count: int, say: Speaker) -> tuple[str, ...]:
    """A single day is no streak."""
    return (say("today-streak", count=count),) if count > 1 else ()


def _line(attempt: Attempt, language: str) -> str:
    say = Speaker(language, attempt.daily.game)
    name = f"**{say('game-name')}**"
    return f"- {labelled(say, name, _state(attempt, say))}"


def _state(attempt: Attempt, say: Speaker) -> str:
    if attempt.table is None:
        return say("today-new")
    if attempt.standing is not None:
        return say("today-score", score=attempt.score, what=_standing(attempt, say))
    return say("today-begun" if attempt.table.live else "today-over")


def _standing(attempt: Attempt, say: Speaker) -> str:
    standing, table = attempt.standing, attempt.table
    assert standing is not None
    assert table is not None
    facts = {"place": standing.place, "players": standing.players, "percent": standing.percent}
    return say("today-standing" if table.sealed else "today-stood", **facts)


def _promised(now: Daily, after: Daily, language: str) -> str:
    say = Speaker(language, now.game)
    today, tomorrow = (shortened(commitment(each.seed)) for each in (now, after))
    promise = say("today-promised", value=today, name=tomorrow)
    return f"-# {labelled(say, say('game-name'), promise)}"


def _button(attempt: Attempt, language: str) -> Button:
    say = Speaker(language, attempt.daily.game)
    if attempt.table is None:
        label = "today-play"
    else:
        label = "today-go-on" if attempt.table.live else "today-see"
    press = str(Today("play", attempt.daily.game))
    waits = attempt.table is None or attempt.table.live
    return Button(press, say(label, what=say("game-name")), "main" if waits else "plain")


def _button_before(attempt: Attempt, language: str) -> Button:
    daily, say = attempt.daily, Speaker(language, attempt.daily.game)
    press = DayResult("see", daily.day, daily.game)
    return Button(str(press), say("today-see-before", what=say("game-name")))


# ── a result ─────────────────────────────────────────────────────────────────────────────────────


def result(shown: Result, say: Speaker, drawings: tuple[Drawing, ...] = ()) -> Screen:
    """How an attempt came out, beside what the dice had in them."""
    attempt, table = shown.attempt, shown.attempt.table
    assert table is not None
    back = Button(str(Today("page")), say("today-page"))
    dice = say("today-dice")
    if not table.sealed:
        dice = say("today-dice-of", when=on_date(began(table.series)))
    title = f"**{say('game-name')}** · {dice}"
    if attempt.standing is None:
        return Screen(head=f"{title}\n{say('today-over')}", rows=((back,),), accent=DONE)
    told = say("today-result", score=attempt.score, what=_standing(attempt, say))
    lines = [title, told, *_had(attempt.daily, say)]
    lines += _streak(shown.streak, say) if table.sealed else _here(shown.here, say)
    return Screen(
        head="\n".join(lines),
        story="\n".join([shown.line, *_secret(table, say)]),
        drawings=drawings,
        rows=((*_share(shown, say), *_again(table, say), back),),
        accent=LIVE if table.sealed else DONE,
    )


def copied(line: str) -> str:
    """A line as it can be copied."""
    return f"```\n{line}\n```"


def in_words(signs: str, name: str, score: int, say: Speaker) -> str:
    """A game in signs, for whoever does not see them."""
    shown = levels(signs)
    facts: dict[str, Fact] = {word: shown.count(level) for level, word in enumerate(WORTH)}
    facts |= {"name": name, "score": score, "turns": len(shown)}
    return say("best-alt", what=say("game-name"), **facts)


def _here(scores: Sequence[Score], say: Speaker) -> Iterator[str]:
    """The best ones of the server."""
    if scores:
        yield say("today-here")
    for place, score in podium(scores):
        yield say("morning-placed", place=place, name=score.name, score=score.score)


def _secret(table: Table, say: Speaker) -> Iterator[str]:
    """What may be known of the secret of the dice; in short, and not to be listened to."""
    if table.secret:
        yield f"-# {say('today-sealed', when=relative(ends(table.series)))}"
    elif not say.in_full:
        value, promise = shortened(table.seed.hex()), shortened(commitment(table.seed))
        yield f"-# {say('today-open', value=value, name=promise)}"


def _share(shown: Result, say: Speaker) -> Iterator[Button]:
    if shown.shares:
        daily = shown.attempt.daily
        press = DayResult("share", daily.day, daily.game)
        yield Button(str(press), say("today-share"), "main")


def _again(table: Table, say: Speaker) -> tuple[Button, ...]:
    """Luck or skill, and the game as a file: what the player knows anyway; the secret at last."""
    fair = Button(str(ids.Look("fair", table.id)), say("fair"))
    return (
        *review_button(table, say),
        Button(str(ids.Look("step", table.id, 0)), say("step-by-step")),
        Button(str(ids.Look("export", table.id)), say("export")),
        *(() if table.secret else (fair,)),
    )


def _had(daily: Daily, say: Speaker) -> tuple[str, ...]:
    """What was in the dice, as far as it is known."""
    if daily.robot is None:
        return (say("today-waiting"),)
    robot = say("today-robot", score=daily.robot)
    return (robot, *((say("today-best", score=daily.best),) if daily.best is not None else ()))
