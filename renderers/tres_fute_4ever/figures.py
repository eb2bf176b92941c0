"""The figures on the pages of rules: nothing is typed there that the rules already know."""

from collections.abc import Mapping

from renderers.tres_fute_4ever.rules import EXAMPLE, EXAMPLE_POINTS
from rules.core.record import Fact
from rules.tres_fute_4ever.box import (
    BLUE_COLUMNS,
    BLUE_CROSSES,
    BLUE_OTHER_DIAGONAL,
    COLOURS,
    FACES,
    GREEN_DOUBLED_FROM,
    GREY_ROWS,
    LEVELS,
    PINK_BONUS_NUMBERS,
    PINK_CIRCLED,
    PINK_LENGTH,
    PINK_POINTS,
    PINK_TWICE,
    REGIONS,
    ROLLS,
    ROUNDS,
    ROWS,
    SHADES,
    SOLO_TRAY,
    YELLOW_COLUMNS,
    ZONES,
    green_factor,
)

FULL_COLUMNS = len(EXAMPLE.top)
"""Of yellow, in the example: as many as its shortest row has numbers."""

BLUE_FULL = tuple(column for _, column in EXAMPLE.blue[:BLUE_CROSSES])
GREEN = tuple(
    (upper + lower) * green_factor(cell)
    for cell, (upper, lower) in enumerate(zip(EXAMPLE.upper, EXAMPLE.lower, strict=False), 1)
)
CIRCLED = sum(PINK_CIRCLED.get(number, 0) for number in EXAMPLE.pink)

FIGURES: Mapping[str, Fact] = {
    "dice": len(COLOURS),
    "zones": len(ZONES),
    "rolls": ROLLS,
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "rounds_two": ROUNDS[2],
    "rounds_three": ROUNDS[3],
    "rounds_four": ROUNDS[4],
    "rounds_solo": ROUNDS[1],
    "low": FACES[0],
    "high": FACES[-1],
    "rows": len(ROWS),
    "bottom_sum": sum(EXAMPLE.bottom),
    "middle_sum": sum(EXAMPLE.middle),
    "column_points": sum(YELLOW_COLUMNS[:FULL_COLUMNS]),
    "yellow": EXAMPLE_POINTS.yellow,
    "top": EXAMPLE.top,
    "middle": EXAMPLE.middle,
    "bottom": EXAMPLE.bottom,
    "crosses": BLUE_CROSSES,
    "other_diagonal": BLUE_OTHER_DIAGONAL,
    "column_one": BLUE_COLUMNS[BLUE_FULL[0] - 1],
    "column_two": BLUE_COLUMNS[BLUE_FULL[1] - 1],
    "blue": EXAMPLE_POINTS.blue,
    "cross_rows": tuple(row for row, _ in EXAMPLE.blue),
    "cross_columns": tuple(column for _, column in EXAMPLE.blue),
    "regions": len(REGIONS),
    "value": " ".join(EXAMPLE.grey),
    "plain_text": " ".join(SHADES["W"]),
    "dotted_text": " ".join(SHADES["L"]),
    "hatched_text": " ".join(SHADES["D"]),
    "cells": len(GREY_ROWS),
    "grey": EXAMPLE_POINTS.grey,
    "doubled": GREEN_DOUBLED_FROM,
    "green_one": GREEN[0],
    "green_two": GREEN[1],
    "green_three": GREEN[2],
    "green_four": GREEN[3],
    "green": EXAMPLE_POINTS.green,
    "upper": EXAMPLE.upper,
    "lower": EXAMPLE.lower,
    "pink_cells": PINK_LENGTH,
    "pink_two": PINK_CIRCLED[2],
    "pink_four": PINK_CIRCLED[4],
    "pink_six": PINK_CIRCLED[6],
    "five": PINK_BONUS_NUMBERS[0],
    "six": PINK_BONUS_NUMBERS[1],
    "twice": PINK_TWICE,
    "pink_numbers": EXAMPLE.pink,
    "pink_reached": PINK_POINTS[len(EXAMPLE.pink) - 1],
    "circled": CIRCLED,
    "pink": EXAMPLE_POINTS.pink,
    "foxes": 2,
    "lowest_zone": min(EXAMPLE_POINTS.zones),
    "fox_points": 2 * min(EXAMPLE_POINTS.zones),
    "solo_tray": SOLO_TRAY,
    "start_level": LEVELS[-1],
    "good_level": LEVELS[5],
    "best_level": LEVELS[0],
}
"""By name, as the messages `rules-1` … are filled with them."""
