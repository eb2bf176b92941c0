"""What a sheet promises: the robot's guess of the points it will bring.

Each zone counts its points and a part of those that are begun. `later` is how many twelfths of the
turns are still to come: what is begun fades with them.
"""

from functools import lru_cache

import msgspec

from rules.tres_fute_4ever.box import (
    BLUE_COLUMNS,
    BLUE_OTHER_DIAGONAL,
    BLUE_ROWS,
    COLUMN_REGIONS,
    FACES,
    GREEN_DOUBLED_FROM,
    GREY_COLUMNS,
    GREY_SIZE,
    REGION_AT,
    SHADES,
    YELLOW_COLUMNS,
    YELLOW_LENGTH,
    Bonus,
    Cell,
    Region,
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
KEPT = 1 << 14
"""How many positions of a zone are remembered."""


class Taste(msgspec.Struct, frozen=True):
    """What the robot thinks of things, found by trying.

    A tool left, an open "?", a fox; the share of a yellow column with one or two numbers, and what
    each top cell costs that can no longer be filled; the share of a blue column and of a row's
    bonus with one cross; the shares of grey columns and shades, and a crossed cell; the share of a
    green number without a partner, and how that falls from cell to cell; a pink cell; how much the
    lowest zone will grow, and how many foxes are to come; how fast all that fades; what it takes to
    use an extra die early; what a roll brings with so many dice, and what speaks for a re-roll.
    """

    reroll: float = 2.12
    extra: float = 23.07
    polish: float = 3.52
    mark: float = 13.52
    fox: float = 16.89
    yellow_one: float = 0.16
    yellow_two: float = 0.335
    yellow_slack: float = 1.37
    blue_one: float = 0.35
    blue_row: float = -0.175
    grey_column: float = 1.5
    grey_shade: float = 0.62
    grey_cell: float = 0.42
    green_waiting: float = 1.1
    green_far: float = 0.81
    pink_step: float = 0.125
    growth: float = 4.46
    foxes_ahead: float = 0.66
    fade: float = 0.425
    patience: float = 1.16
    rolls: tuple[float, ...] = (0.0, 3.0, 4.5, 5.5, 6.0, 6.5, 7.0)
    again: float = -0.72


TASTE = Taste()


def fading(later: int) -> float:
    return float((later / STAGES) ** TASTE.fade)


def bonus_worth(bonus: Bonus | None) -> float:
    match bonus:
        case None:
            return 0.0
        case "reroll":
            return TASTE.reroll
        case "extra":
            return TASTE.extra
        case "polish":
            return TASTE.polish
        case "fox":
            return TASTE.fox
        case _:
            return TASTE.mark


def sheet_worth(sheet: Sheet, later: int) -> float:
    zones = (
        yellow_worth(sheet.top, sheet.middle, sheet.bottom, later),
        blue_worth(sheet.blue, later),
        grey_worth(sheet.grey, later),
        green_worth(sheet.upper, sheet.lower, later),
        pink_worth(sheet.pink, later),
    )
    foxes = sheet.foxes + TASTE.foxes_ahead * fading(later)
    lowest = min(zones) + TASTE.growth * later / STAGES
    return sum(zones) + tools_worth(sheet) * fading(later) + foxes * lowest


def tools_worth(sheet: Sheet) -> float:
    rerolls, polish = TASTE.reroll * sheet.reroll.left, TASTE.polish * sheet.polish.left
    return rerolls + polish + TASTE.extra * sheet.extra.left


@lru_cache(maxsize=KEPT)
def yellow_worth(top: Numbers, middle: Numbers, bottom: Numbers, later: int) -> float:
    """`reach` is how many top cells can still be filled, at best."""
    reach = min(YELLOW_LENGTH, len(top) + FACES[-1] - top[-1]) if top else YELLOW_LENGTH
    share = (0.0, TASTE.yellow_one, TASTE.yellow_two, 0.0)
    begun = sum(
        points * share[sum(len(row) > column for row in (top, middle, bottom))]
        for column, points in enumerate(YELLOW_COLUMNS[:reach])
    )
    lost = TASTE.yellow_slack * (YELLOW_LENGTH - reach)
    points = yellow_points(Sheet(top=top, middle=middle, bottom=bottom))
    return points + (begun - lost) * fading(later)


@lru_cache(maxsize=KEPT)
def blue_worth(crosses: tuple[Cell, ...], later: int) -> float:
    rows, columns = [row for row, _ in crosses], [column for _, column in crosses]
    points = sum(BLUE_COLUMNS[c - 1] for c in FACES if columns.count(c) == 1)
    bonus = sum(bonus_worth(BLUE_ROWS[r - 1]) for r in FACES if rows.count(r) == 1)
    if sum(row + column == 7 for row, column in crosses) == 1:
        points += BLUE_OTHER_DIAGONAL
    if sum(row == column for row, column in crosses) == 1:
        bonus += TASTE.reroll
    begun = TASTE.blue_one * points + TASTE.blue_row * bonus
    return blue_points(Sheet(blue=crosses)) + begun * fading(later)


@lru_cache(maxsize=KEPT)
def grey_worth(crossed: tuple[Region, ...], later: int) -> float:
    begun = TASTE.grey_cell * sum(GREY_SIZE[region] for region in crossed)
    for column, (points, regions) in enumerate(zip(GREY_COLUMNS, COLUMN_REGIONS, strict=True), 1):
        if not all(region in crossed for region in regions):
            cells = sum(REGION_AT[row, column] in crossed for row in range(1, 5))
            begun += TASTE.grey_column * points * (cells / 4) ** 2
    for regions in SHADES.values():
        cells = sum(GREY_SIZE[region] for region in regions if region in crossed)
        share = cells / sum(GREY_SIZE[region] for region in regions)
        begun += TASTE.grey_shade * TASTE.fox * share**3 if share < 1 else 0
    return grey_points(Sheet(grey=crossed)) + begun * fading(later)


@lru_cache(maxsize=KEPT)
def green_worth(upper: Numbers, lower: Numbers, later: int) -> float:
    longer, paired = max(upper, lower, key=len), min(len(upper), len(lower))
    begun, share = 0.0, TASTE.green_waiting
    for cell, number in enumerate(longer[paired:], paired + 1):
        begun += number * (2 if cell >= GREEN_DOUBLED_FROM else 1) * share
        share *= TASTE.green_far
    return green_points(Sheet(upper=upper, lower=lower)) + begun * fading(later)


@lru_cache(maxsize=KEPT)
def pink_worth(numbers: Numbers, later: int) -> float:
    return pink_points(Sheet(pink=numbers)) + TASTE.pink_step * len(numbers) * fading(later)
