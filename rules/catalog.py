"""Every game, by its key: the public surface of the rules."""

from collections.abc import Mapping
from typing import Any

from rules import desfausse, think_str8, tres_fute_4ever, verflixxt, yahtzee
from rules.core.duel import duel
from rules.core.game import AnyGame, Course
from rules.tres_fute_4ever.course import COURSE as TRES_FUTE
from rules.yahtzee.course import COURSE as YAHTZEE

GAMES: Mapping[str, AnyGame] = {
    game.key: game
    for game in (
        yahtzee.GAME,
        think_str8.GAME,
        tres_fute_4ever.GAME,
        verflixxt.GAME,
        desfausse.GAME,
    )
}

COURSES: Mapping[str, Course[Any]] = {"yahtzee": YAHTZEE, "tres-fute-4ever": TRES_FUTE}
"""The games that one can play alone, and so in a duel: how each of them goes."""


def with_duels(games: Mapping[str, AnyGame]) -> Mapping[str, AnyGame]:
    """These games, and the duels of those that one can play alone."""
    duels = [duel(games[key], course) for key, course in COURSES.items() if key in games]
    return {**games, **{each.key: each for each in duels}}
