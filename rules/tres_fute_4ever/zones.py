"""The five colour zones: what they take, and which bonuses an entry sets off (p. 4 to 8)."""

from typing import assert_never

from msgspec.structs import replace

from rules.tres_fute_4ever.box import (
    BESIDE,
    BLUE_CELLS,
    BLUE_CROSSES,
    BLUE_DIAGONAL,
    BLUE_ROWS,
    FACES,
    GREEN_BONUSES,
    GREEN_LENGTH,
    GREY_BONUSES,
    GREY_FIRST,
    GREY_SIZE,
    PINK_BONUS_NUMBERS,
    PINK_BONUSES,
    PINK_LENGTH,
    PINK_TWICE,
    REGIONS,
    ROWS,
    SHADES,
    TRIANGLES,
    YELLOW_BONUSES,
    YELLOW_LENGTH,
    ZONES,
    Bonus,
    Mark,
    Region,
    Row,
    Triangle,
    Zone,
    is_falling,
)
from rules.tres_fute_4ever.sheet import AnyEntry, Blue, Green, Grey, Pink, Sheet, Yellow

Wrote = tuple[Sheet, tuple[Bonus, ...]]
"""The sheet after an entry, and the bonuses it sets off in its zone."""


# What a zone takes


def yellow_takes(sheet: Sheet, number: int) -> tuple[Yellow, ...]:
    """Any row that is not full; the top one only a number above its last (p. 5)."""
    return tuple(Yellow(row, number) for row in ROWS if _row_takes(sheet, row, number))


def _row_takes(sheet: Sheet, row: Row, number: int) -> bool:
    written = sheet.yellow_row(row)
    rising = row != "top" or not written or number > written[-1]
    return rising and len(written) < YELLOW_LENGTH


def blue_takes(sheet: Sheet, row: int, column: int) -> tuple[Blue, ...]:
    """The cell where the blue die's row meets the white die's column, if it is empty (p. 6)."""
    return () if (row, column) in sheet.blue else (Blue(row, column),)


def grey_takes(sheet: Sheet, number: int) -> tuple[Grey, ...]:
    """A whole region of at most that many cells, beside a crossed one; A or B to begin with."""
    return tuple(Grey(region) for region in reachable(sheet) if GREY_SIZE[region] <= number)


def reachable(sheet: Sheet) -> tuple[Region, ...]:
    """The grey regions that may be crossed next: beside a crossed one, or the first two."""
    if not sheet.grey:
        return GREY_FIRST
    return tuple(
        region
        for region in REGIONS
        if region not in sheet.grey and any(other in sheet.grey for other in BESIDE[region])
    )


def green_takes(sheet: Sheet, number: int) -> tuple[Green, ...]:
    """The next upper or the next lower triangle (p. 7)."""
    return tuple(
        Green(triangle, number)
        for triangle in TRIANGLES
        if len(sheet.triangles(triangle)) < GREEN_LENGTH
    )


def pink_takes(sheet: Sheet, number: int) -> tuple[Pink, ...]:
    """The next cell of the row (p. 8)."""
    return (Pink(number),) if len(sheet.pink) < PINK_LENGTH else ()


def takes(sheet: Sheet, zone: Zone, number: int) -> tuple[AnyEntry, ...]:
    """The entries of one number in a zone; in blue, of that row."""
    match zone:
        case "yellow":
            return yellow_takes(sheet, number)
        case "blue":
            return tuple(Blue(number, c) for c in FACES if (number, c) not in sheet.blue)
        case "grey":
            return grey_takes(sheet, number)
        case "green":
            return green_takes(sheet, number)
        case "pink":
            return pink_takes(sheet, number)


def zones_of(mark: Mark) -> tuple[Zone, ...]:
    """The black "?" is entered in any zone, the others in their own (p. 9)."""
    return ZONES if mark == "black" else (mark,)


def mark_takes(sheet: Sheet, zone: Zone) -> tuple[AnyEntry, ...]:
    """What a "?" may enter in a zone: any number by its rules, in blue any empty cell (p. 9).

    In grey a 6 crosses whatever a lower number would.
    """
    if zone == "grey":
        return grey_takes(sheet, FACES[-1])
    return tuple(entry for number in FACES for entry in takes(sheet, zone, number))


def is_open(sheet: Sheet, mark: Mark) -> bool:
    """Does any zone of that "?" still take something?"""
    return any(_zone_is_open(sheet, zone) for zone in zones_of(mark))


def _zone_is_open(sheet: Sheet, zone: Zone) -> bool:
    if zone == "blue":
        return len(sheet.blue) < len(BLUE_CELLS)
    return bool(takes(sheet, zone, FACES[-1]))


# What an entry does


def write(sheet: Sheet, entry: AnyEntry) -> Wrote:
    """The sheet after an entry, and the bonuses it sets off in its zone."""
    match entry:
        case Yellow(row, number):
            return _write_yellow(sheet, row, number)
        case Blue(row, column):
            return _cross_blue(sheet, row, column)
        case Grey(region):
            return _cross_grey(sheet, region)
        case Green(triangle, number):
            return _write_green(sheet, triangle, number)
        case Pink(number):
            return _write_pink(sheet, number)
        case _:
            assert_never(entry)


def _one(bonus: Bonus | None) -> tuple[Bonus, ...]:
    return () if bonus is None else (bonus,)


def _write_yellow(sheet: Sheet, row: Row, number: int) -> Wrote:
    written = sheet.yellow_row(row)
    bonus = YELLOW_BONUSES[row][len(written)]
    return replace(sheet, **{row: (*written, number)}), _one(bonus)


def _cross_blue(sheet: Sheet, row: int, column: int) -> Wrote:
    """A bonus at exactly the second cross of a row, and of the falling diagonal (p. 6)."""
    crosses = tuple(sorted((*sheet.blue, (row, column))))
    bonuses: tuple[Bonus, ...] = ()
    if sum(other == row for other, _ in crosses) == BLUE_CROSSES:
        bonuses += _one(BLUE_ROWS[row - 1])
    if is_falling((row, column)) and sum(map(is_falling, crosses)) == BLUE_CROSSES:
        bonuses += (BLUE_DIAGONAL,)
    return replace(sheet, blue=crosses), bonuses


def _cross_grey(sheet: Sheet, region: Region) -> Wrote:
    """The region's bonus, and a fox when all of its shade is crossed."""
    crossed = tuple(sorted((*sheet.grey, region)))
    shade = next(regions for regions in SHADES.values() if region in regions)
    fox: tuple[Bonus, ...] = ("fox",) if all(other in crossed for other in shade) else ()
    return replace(sheet, grey=crossed), _one(GREY_BONUSES.get(region)) + fox


def _write_green(sheet: Sheet, triangle: Triangle, number: int) -> Wrote:
    """Lower triangles give the bonus of their cell, upper ones nothing (p. 7)."""
    written = sheet.triangles(triangle)
    bonus = GREEN_BONUSES[len(written)] if triangle == "lower" else None
    return replace(sheet, **{triangle: (*written, number)}), _one(bonus)


def _write_pink(sheet: Sheet, number: int) -> Wrote:
    """A 5 or a 6 gives the bonus below; a 3 is written once more, if there is a cell (p. 8)."""
    bonus = PINK_BONUSES[len(sheet.pink)] if number in PINK_BONUS_NUMBERS else None
    numbers = (number, number) if number == PINK_TWICE else (number,)
    return replace(sheet, pink=(*sheet.pink, *numbers)[:PINK_LENGTH]), _one(bonus)
