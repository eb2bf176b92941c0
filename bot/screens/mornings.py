"""What a server reads in the morning about yesterday's dice."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.screens.today import WORTH, in_words
from bot.store.dailies import Score
from bot.tables.today import began, podium
from bot.ui.buttons import Button
from bot.ui.limits import ALT
from bot.ui.markup import on_date, shortened
from bot.ui.screen import Drawing, Screen
from bot.ui.today import Today
from bot.words import Speaker
from bot.words.sanitize import cut, escaped
from renderers.core.encode import png
from renderers.core.signs import levels
from renderers.stats.lines import BestLine, draw_lines


class Yesterday(msgspec.Struct, frozen=True, kw_only=True):
    """What was played on a server on a day.

    By game the scores, the best game in signs, the cups of the last week that nobody was told of,
    and the secrets of the dice; by name the days that were played in a row, the most first.
    """

    day: str
    scores: Mapping[str, Sequence[Score]]
    cups: Mapping[str, Sequence[Score]]
    streaks: Sequence[tuple[str, int]]
    seeds: Mapping[str, bytes]
    best: Mapping[str, str] = {}


PICTURE = "best.png"

MOST_STREAKS = 30
"""People whose days in a row are told; of others how many there are."""


def best_lines(yesterday: Yesterday, language: str) -> Drawing | None:
    """The best game of each kind in signs, as a picture; None where there is none. Slow."""
    lines, alts = list[BestLine](), list[str]()
    for game, signs in yesterday.best.items():
        say, first = Speaker(language, game), yesterday.scores[game][0]
        told = say("best-row", name=first.name, score=first.score)
        lines.append(BestLine(say("game-name"), told, levels(signs)))
        alts.append(in_words(signs, first.name, first.score, say))
    if not lines:
        return None
    say = Speaker(language)
    worth = tuple(say(f"best-{word}") for word in WORTH)
    image = draw_lines(say("best-head"), yesterday.day, tuple(lines), worth)
    return Drawing(PICTURE, cut(" ".join(alts), ALT), png(image))


def morning(yesterday: Yesterday, language: str, drawings: tuple[Drawing, ...] = ()) -> Screen:
    """The podium of each game, the streaks, the best lines, the secrets, a button to today's."""
    say = Speaker(language, None, (), escaped)
    head = say("morning-head", when=on_date(began(yesterday.day)))
    games = [_podium(game, yesterday.scores[game], language) for game in yesterday.scores]
    cups = [_cup(game, scores, language) for game, scores in yesterday.cups.items() if scores]
    lasting = _streaks(yesterday.streaks, say)
    secrets = [
        f"-# {Speaker(language, game)('game-name')} · {say('today-secret', value=shortened(seed))}"
        for game, seed in ((game, seed.hex()) for game, seed in yesterday.seeds.items())
        if yesterday.scores[game]
    ]
    button = Button(str(Today("page", "", 1)), say("today-page"), "main")
    parts = [f"### {head}", *filter(None, games), *cups, *lasting]
    return Screen(
        head="\n".join(parts), story="\n".join(secrets), drawings=drawings, rows=((button,),)
    )


def _streaks(streaks: Sequence[tuple[str, int]], say: Speaker) -> tuple[str, ...]:
    """Everybody's days in a row, as far as there is room for them."""
    each = [say("morning-streak", name=name, count=n) for name, n in streaks[:MOST_STREAKS]]
    if left := streaks[MOST_STREAKS:]:
        each.append(say("morning-further", count=len(left)))
    return (say("morning-streaks", each=say.listed(each)),) if each else ()


def _podium(game: str, scores: Sequence[Score], language: str) -> str:
    return _placed("morning-game", game, scores, language) if scores else ""


def _cup(game: str, scores: Sequence[Score], language: str) -> str:
    return _placed("morning-cup", game, scores, language)


def _placed(message: str, game: str, scores: Sequence[Score], language: str) -> str:
    """A line for a game, and one for each of the best."""
    say = Speaker(language, game, (), escaped)
    lines = [
        say("morning-placed", place=place, name=score.name, score=score.score)
        for place, score in podium(scores)
    ]
    return "\n".join([say(message, what=say("game-name"), players=len(scores)), *lines])
