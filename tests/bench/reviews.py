"""What a whole review costs, how sure it is, and whether luck is 0 on average.

CPU seconds are of one process. The games are played by good robots, one seat of which answers at
random now and then. Mean luck is over more games, with fewer playouts each.
"""

import time
from collections.abc import Mapping
from math import sqrt
from statistics import mean, stdev

from rules.catalog import GAMES
from rules.core.game import Options
from rules.core.review import Review, valued
from tests.contract.play import played
from tests.rules.reviews import against_robots, now_and_then, planned, reviewed

TABLES = {"yahtzee": 2, "think-str8": 3, "tres-fute-4ever": 1, "verflixxt": 3, "desfausse": 3}
MANY = {
    "yahtzee": (100, 1),
    "think-str8": (40, 1),
    "tres-fute-4ever": (12, 12),
    "verflixxt": (16, 100),
    "desfausse": (16, 30),
}
"""Games and playouts for the mean luck."""

DEAREST: Mapping[str, tuple[str, int, Options]] = {
    "tres-fute-4ever with 4": ("tres-fute-4ever", 4, {}),
    "verflixxt with 2 and worms": ("verflixxt", 2, {"nochmal": "standard", "worms": "on"}),
    "verflixxt with 8 and worms": ("verflixxt", 8, {"nochmal": "shuffled", "worms": "on"}),
    "desfausse with 5": ("desfausse", 5, {}),
}
"""Tables whose reviews take longest, by name."""

PART = 8
"""Of the playouts of these one in so many is made, and the time multiplied."""

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


def dearest() -> Mapping[str, float | str]:
    """CPU seconds of the longest review at tables of many players, or of many decisions."""
    return {
        f"{name}: CPU s a review, by an eighth (at most {MOST_SECONDS})": _dear(*table)
        for name, table in DEAREST.items()
    }


def _dear(key: str, seats: int, options: Options) -> float:
    game, appraisal = GAMES[key], GAMES[key].appraisal
    assert appraisal is not None
    play = played(game, seats, options, seed=0, player=now_and_then(6))
    plans = [planned(play, seat) for seat in range(seats)]
    longest = max(plans, key=lambda plan: len(plan.moments))
    budget = longest.budget(appraisal) // PART
    began = time.process_time()
    valued(appraisal, longest.seat, longest.moments, 0, budget)
    return PART * (time.process_time() - began)


def of(key: str, seed: int, budget: int | None) -> Review:
    """The review of the first seat in the game of that seed."""
    play = played(GAMES[key], TABLES[key], {}, seed=seed, player=against_robots(now_and_then(6)))
    return reviewed(play, seed=seed, budget=budget)
