"""Whole random games a second, by the rules alone."""

import time

from rules.catalog import GAMES
from rules.core.game import AnyGame
from tests.contract.play import played

SECONDS = 2.0
"""How long games are played for each figure; the last one to its end."""


def measure() -> dict[str, float]:
    return {
        f"{key}, {seats} players: random games a second": games_a_second(game, seats)
        for key, game in GAMES.items()
        for seats in sorted({game.seats[0], game.seats[-1]})
    }


def games_a_second(game: AnyGame, seats: int) -> float:
    began, games = time.perf_counter(), 0
    while (took := time.perf_counter() - began) < SECONDS:
        played(game, seats, {}, seed=games)
        games += 1
    return games / took
