"""How long a game takes in an evening and over days: measured answers × a usual time for one."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from bot.store.tables import Table

FILE = Path(__file__).parent / "lengths.json"

ANSWER = 15
"""Seconds that somebody thinks in an evening."""

WAIT = 4
"""Hours until somebody answers in a game over days."""

FIVE = 5


class Measured(msgspec.Struct, frozen=True):
    """For 1, 2, 3 … people at a table: answers that follow one another, and waits among them."""

    answers: tuple[int, ...]
    waits: tuple[int, ...]


class Lengths(msgspec.Struct, frozen=True):
    """The file: how it was made, and the measures by game and number of players."""

    made: str
    games: Mapping[str, Mapping[int, Measured]]


class Length(msgspec.Struct, frozen=True):
    """Minutes in an evening, and days for people who answer a few times a day."""

    minutes: int
    days: int


@cache
def lengths() -> Lengths:
    """The measures, read once."""
    return msgspec.json.decode(FILE.read_bytes(), type=Lengths, strict=False)


def length_of(table: Table) -> Length | None:
    """How long this table's game takes with the players it has so far; None where nobody knows."""
    known = lengths().games.get(table.game)
    if not known:
        return None
    seats = min(known, key=lambda seats: abs(seats - len(table.chairs)))
    robots = sum(chair.robot for chair in table.chairs)
    people = max(1, seats - robots)
    measured = known[seats]
    minutes = measured.answers[people - 1] * ANSWER / 60
    days = measured.waits[people - 1] * WAIT / 24
    return Length(max(FIVE, round(minutes / FIVE) * FIVE), round(days))
