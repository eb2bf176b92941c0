"""What a whole review costs, how sure it is, and whether luck is 0 on average.

CPU seconds are of one process. The games are played by good robots, one seat of which answers at
random now and then. Mean luck is over more games, with fewer playouts each.
"""

import time
from collections.abc import Mapping
from math import sqrt
from statistics import mean, stdev

from rules.catalog import GAMES
from rules.core.review import Review
from tests.contract.play import played
from tests.rules.reviews import against_robots, now_and_then, reviewed

TABLES = {"yahtzee": 2, "think-str8": 3, "tres-fute-4ever": 1, "verflixxt": 3, "desfausse": 3}
MANY = {
    "yahtzee": (100, 1),
    "think-str8": (40, 1),
    "tres-fute-4ever": (12, 12),
    "verflixxt": (16, 100),
    "desfausse": (16, 30),
}
"""Games and playouts for the mean luck."""

MOST_SECONDS = 120


def measure() -> Mapping[str, float | str]:
    figures: dict[str, float | str] = {}
    for key in GAMES:
        figures |= measured(key)
    return figures


def measured(key: str) -> dict[str, float | str]:
    began = time.process_time()
    review = of(key, 0, None)
    seconds = time.process_time() - began
    games, budget = MANY[key]
    found = [of(key, seed, budget) for seed in range(games)]
    lucks = [each.luck for each in found]
    error = stdev(lucks) / sqrt(games)
    scale, unit = (100, "%") if review.unit == "chance" else (1, "points")
    return {
        f"{key}: CPU s a review (at most {MOST_SECONDS})": seconds,
        f"{key}: decisions": float(len(review.points)),
        f"{key}: error of a cost, {unit}": scale * mean(p.error for p in review.points),
        f"{key}: error of the luck of a game, {unit}": scale * review.luck_error,
        f"{key}: mean luck over {games} games, {unit}": f"{scale * mean(lucks):.1f} ± "
        f"{scale * error:.1f}",
        f"{key}: mean rest, {unit}": scale * mean(each.rest for each in found),
    }


def of(key: str, seed: int, budget: int | None) -> Review:
    """The review of the first seat in the game of that seed."""
    play = played(GAMES[key], TABLES[key], {}, seed=seed, player=against_robots(now_and_then(6)))
    return reviewed(play, seed=seed, budget=budget)
