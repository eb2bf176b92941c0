"""What a sheet promises: the robot's guess of the points it will bring.

Each zone counts the points it has and a part of those that are begun. `later` says how many
twelfths of the turns are still to come; the fewer there are, the less counts what is only begun.
"""

from functools import lru_cache

import msgspec

from rules.tres_fute_4ever.box import (
    BLUE_COLUMNS,
    BLUE_OTHER_DIAGONAL,
    BLUE_ROWS,
    COLUMN_REGIONS,
    FACES,
    GREY_COLUMNS,
    GREY_ROWS,
    GREY_SIZE,
    REGION_AT,
    SHADES,
    YELLOW_COLUMNS,
    YELLOW_LENGTH,
    Bonus,
    Cell,
    Region,
    green_factor,
    is_falling,
    is_rising,
)
from rules.tres_fute_4ever.scoring import (
    blue_points,
    green_points,
    grey_points,
    pink_points,
    yellow_points,
)
from rules.tres_fute_4ever.sheet import Sheet

Numbers = tuple[int, ...]

STAGES = 12
"""The turns still to come are counted in twelfths of the game."""

CACHE_SIZE = 1 << 14
"""How many positions of each zone the caches hold."""


class Weights(msgspec.Struct, frozen=True):
    """The numbers that the robot's guess is made of, found by trying.

    A share is a part of the points (or of the bonus) that something will give once it is complete.
    """

    # What each is worth in points.
    reroll: float = 2.12
    extra: float = 23.07
    polish: float = 3.52
    mark: float = 13.52
    fox: float = 16.89

    # Yellow: the shares of a column with one and with two numbers; what each top cell costs that
    # can no longer be filled.
    yellow_one: float = 0.16
    yellow_two: float = 0.335
    yellow_slack: float = 1.37

    # Blue: the shares of a column, and of the bonus of a row, with one cross.
    blue_one: float = 0.35
    blue_row: float = -0.175

    # Grey: the shares of a column and of a shade's fox, which grow with the cells crossed; the
    # points for each crossed cell.
    grey_column: float = 1.5
    grey_shade: float = 0.62
    grey_cell: float = 0.42

    # Green: the share of the first number without a partner, and by how much it falls from each
    # such cell to the next.
    green_waiting: float = 1.1
    green_far: float = 0.81

    # Pink: the points for each filled cell.
    pink_step: float = 0.125

    # Foxes: how many points the lowest zone still gains in a whole game, and how many more foxes
    # come; the power with which all that is begun fades as the turns run out.
    growth: float = 4.46
    foxes_ahead: float = 0.66
    fade: float = 0.425

    # Moves: what keeping an extra die for later is worth; what a roll brings by the number of dice;
    # what is added to the worth of a re-roll.
    patience: float = 1.16
    rolls: tuple[float, ...] = (0.0, 3.0, 4.5, 5.5, 6.0, 6.5, 7.0)
    again: float = -0.72


WEIGHTS = Weights()


def fading(later: int) -> float:
    """The part of what is begun that still counts with so many twelfths of the turns to come."""
    return float((later / STAGES) ** WEIGHTS.fade)


def bonus_worth(bonus: Bonus | None) -> float:
    """What a bonus is taken to be worth in points."""
    match bonus:
        case None:
            return 0.0
        case "reroll":
            return WEIGHTS.reroll
        case "extra":
            return WEIGHTS.extra
        case "polish":
            return WEIGHTS.polish
        case "fox":
            return WEIGHTS.fox
        case _:
            return WEIGHTS.mark


def sheet_worth(sheet: Sheet, later: int) -> float:
    """The points to expect from a sheet: its zones, its actions and its foxes."""
    zones = (
        yellow_worth(sheet.top, sheet.middle, sheet.bottom, later),
        blue_worth(sheet.blue, later),
        grey_worth(sheet.grey, later),
        green_worth(sheet.upper, sheet.lower, later),
        pink_worth(sheet.pink, later),
    )
    foxes = sheet.foxes + WEIGHTS.foxes_ahead * fading(later)
    lowest = min(zones) + WEIGHTS.growth * later / STAGES
    return sum(zones) + tools_worth(sheet) * fading(later) + foxes * lowest


def tools_worth(sheet: Sheet) -> float:
    """What the actions that are left are worth."""
    rerolls, polish = WEIGHTS.reroll * sheet.reroll.left, WEIGHTS.polish * sheet.polish.left
    return rerolls + polish + WEIGHTS.extra * sheet.extra.left


@lru_cache(maxsize=CACHE_SIZE)
def yellow_worth(top: Numbers, middle: Numbers, bottom: Numbers, later: int) -> float:
    """`reach` is how many top cells can still be filled, at best."""
    reach = min(YELLOW_LENGTH, len(top) + FACES[-1] - top[-1]) if top else YELLOW_LENGTH
    share = (0.0, WEIGHTS.yellow_one, WEIGHTS.yellow_two, 0.0)
    begun = sum(
        points * share[sum(len(row) > column for row in (top, middle, bottom))]
        for column, points in enumerate(YELLOW_COLUMNS[:reach])
    )
    lost = WEIGHTS.yellow_slack * (YELLOW_LENGTH - reach)
    points = yellow_points(Sheet(top=top, middle=middle, bottom=bottom))
    return points + (begun - lost) * fading(later)


@lru_cache(maxsize=CACHE_SIZE)
def blue_worth(crosses: tuple[Cell, ...], later: int) -> float:
    """Points, and a part of the columns, rows and diagonals with a single cross."""
    rows, columns = [row for row, _ in crosses], [column for _, column in crosses]
    points = sum(BLUE_COLUMNS[c - 1] for c in FACES if columns.count(c) == 1)
    bonus = sum(bonus_worth(BLUE_ROWS[r - 1]) for r in FACES if rows.count(r) == 1)
    if sum(map(is_rising, crosses)) == 1:
        points += BLUE_OTHER_DIAGONAL
    if sum(map(is_falling, crosses)) == 1:
        bonus += WEIGHTS.reroll
    begun = WEIGHTS.blue_one * points + WEIGHTS.blue_row * bonus
    return blue_points(Sheet(blue=crosses)) + begun * fading(later)


@lru_cache(maxsize=CACHE_SIZE)
def grey_worth(crossed: tuple[Region, ...], later: int) -> float:
    """Points, and a part of the columns and shades that are begun."""
    begun = WEIGHTS.grey_cell * sum(GREY_SIZE[region] for region in crossed)
    for column, (points, regions) in enumerate(zip(GREY_COLUMNS, COLUMN_REGIONS, strict=True), 1):
        if not all(region in crossed for region in regions):
            cells = sum(REGION_AT[row, column] in crossed for row in GREY_ROWS)
            begun += WEIGHTS.grey_column * points * (cells / len(GREY_ROWS)) ** 2
    for regions in SHADES.values():
        cells = sum(GREY_SIZE[region] for region in regions if region in crossed)
        share = cells / sum(GREY_SIZE[region] for region in regions)
        begun += WEIGHTS.grey_shade * WEIGHTS.fox * share**3 if share < 1 else 0
    return grey_points(Sheet(grey=crossed)) + begun * fading(later)


@lru_cache(maxsize=CACHE_SIZE)
def green_worth(upper: Numbers, lower: Numbers, later: int) -> float:
    """Points, and a part of the numbers that wait for their partner."""
    longer, paired = max(upper, lower, key=len), min(len(upper), len(lower))
    begun, share = 0.0, WEIGHTS.green_waiting
    for cell, number in enumerate(longer[paired:], paired + 1):
        begun += number * green_factor(cell) * share
        share *= WEIGHTS.green_far
    return green_points(Sheet(upper=upper, lower=lower)) + begun * fading(later)


@lru_cache(maxsize=CACHE_SIZE)
def pink_worth(numbers: Numbers, later: int) -> float:
    """Points, and a little for each cell that is filled."""
    return pink_points(Sheet(pink=numbers)) + WEIGHTS.pink_step * len(numbers) * fading(later)
