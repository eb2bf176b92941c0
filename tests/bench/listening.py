"""How much somebody who wants words first listens to before they answer, in games of robots.

The characters of the first page of a question: all the text of the message, without the labels of
its controls.
"""

import statistics
from collections.abc import Iterator, Mapping

from bot.words import LANGUAGES
from renderers.catalog import PICTURES
from rules.catalog import GAMES
from tests.contract.play import by_robot, played
from tests.support.listening import Listener

GAMES_PLAYED = 3
SEATS = 3
MOST = {"think-str8": 700, "desfausse": 700}
USUAL = 400
"""The goal for the other games."""


def measure() -> Mapping[str, float]:
    found: dict[str, float] = {}
    for key in GAMES:
        for language in LANGUAGES:
            lengths = list(first_pages(key, language))
            goal = f"median (at most {MOST.get(key, USUAL)})"
            found[f"{key}: first page, {language}, characters, {goal}"] = statistics.median(lengths)
            found[f"{key}: first page, {language}, characters, longest"] = max(lengths)
    return found


def first_pages(key: str, language: str) -> Iterator[int]:
    """The length of each question that anybody is asked."""
    for seed in range(GAMES_PLAYED):
        play = played(GAMES[key], SEATS, {}, seed=seed, player=by_robot)
        for number, step in enumerate(play.steps):
            yield len(Listener(play, PICTURES[key], number, step.seat, language).first)
