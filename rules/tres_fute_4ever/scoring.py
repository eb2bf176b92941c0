"""Points at the end: five zones and the foxes (p. 5 to 8, 11, 12)."""

from collections.abc import Sequence

from rules.core.game import ranked
from rules.core.record import Record
from rules.tres_fute_4ever.box import (
    BLUE_COLUMNS,
    BLUE_CROSSES,
    BLUE_OTHER_DIAGONAL,
    COLUMN_REGIONS,
    FACES,
    GREY_COLUMNS,
    LEVELS,
    PINK_CIRCLED,
    PINK_POINTS,
    YELLOW_COLUMNS,
    green_factor,
    is_rising,
)
from rules.tres_fute_4ever.sheet import Sheet


class Points(Record, frozen=True):
    """What a sheet is worth now, as if the game ended."""

    yellow: int
    blue: int
    grey: int
    green: int
    pink: int
    foxes: int

    @property
    def zones(self) -> tuple[int, ...]:
        """The points of the five zones."""
        return (self.yellow, self.blue, self.grey, self.green, self.pink)

    @property
    def total(self) -> int:
        """All zones and the foxes."""
        return sum(self.zones) + self.foxes

    @property
    def standing(self) -> tuple[int, ...]:
        """What players are ranked by: the total, then the highest single zone (p. 11)."""
        return (self.total, max(self.zones))


def points(sheet: Sheet) -> Points:
    """Each fox is worth as much as the lowest zone, also below zero."""
    zones = (
        yellow_points(sheet),
        blue_points(sheet),
        grey_points(sheet),
        green_points(sheet),
        pink_points(sheet),
    )
    return Points(*zones, foxes=sheet.foxes * min(zones))


def yellow_points(sheet: Sheet) -> int:
    """Bottom row less middle row, and the columns that are full (p. 5)."""
    full = min(len(sheet.top), len(sheet.middle), len(sheet.bottom))
    return sum(sheet.bottom) - sum(sheet.middle) + sum(YELLOW_COLUMNS[:full])


def blue_points(sheet: Sheet) -> int:
    """Columns, and the rising diagonal, with two crosses or more (p. 6)."""
    columns = [column for _, column in sheet.blue]
    full = [column for column in FACES if columns.count(column) >= BLUE_CROSSES]
    total = sum(BLUE_COLUMNS[column - 1] for column in full)
    rising = sum(map(is_rising, sheet.blue))
    return total + (BLUE_OTHER_DIAGONAL if rising >= BLUE_CROSSES else 0)


def grey_points(sheet: Sheet) -> int:
    """Columns whose four cells are crossed."""
    return sum(
        worth
        for worth, regions in zip(GREY_COLUMNS, COLUMN_REGIONS, strict=True)
        if all(region in sheet.grey for region in regions)
    )


def green_points(sheet: Sheet) -> int:
    """The sum of each cell with two numbers, doubled from the fourth cell on (p. 7)."""
    return sum(
        (upper + lower) * green_factor(cell)
        for cell, (upper, lower) in enumerate(zip(sheet.upper, sheet.lower, strict=False), 1)
    )


def pink_points(sheet: Sheet) -> int:
    """The last filled cell, and the circled numbers (p. 8)."""
    if not sheet.pink:
        return 0
    circled = sum(PINK_CIRCLED.get(number, 0) for number in sheet.pink)
    return PINK_POINTS[len(sheet.pink) - 1] + circled


def level(total: int) -> int:
    """The level a total reaches, 1 the best; below the last there is one more (p. 12)."""
    return 1 + sum(total < least for least in LEVELS)


def places(sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """Each player's place; after total and highest zone it is shared (p. 11)."""
    return ranked([points(sheet).standing for sheet in sheets])
