"""A sheet in small numbers, for robots that look at thousands of them.

A zone holds what still matters and nothing else: of yellow how far each row is, but not what stands
in it. The rules are those of `zones.py`, `bonuses.py`, `dice.py` and `scoring.py`;
`tests/rules/tres_fute_4ever/test_compact.py` plays both side by side.

Zones, dice and "?" are numbered in the order of the box, the white die and the black "?" last. Of
the other bonuses the actions come next, then the fox. A set of dice, cells or regions has a bit for
each.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from rules.tres_fute_4ever.box import (
    BAR_ENDS,
    BAR_LENGTHS,
    BESIDE,
    BLUE_CELLS,
    BLUE_COLUMNS,
    BLUE_CROSSES,
    BLUE_DIAGONAL,
    BLUE_OTHER_DIAGONAL,
    BLUE_ROWS,
    COLUMN_REGIONS,
    FACES,
    GREEN_BONUSES,
    GREEN_LENGTH,
    GREY_BONUSES,
    GREY_COLUMNS,
    GREY_FIRST,
    GREY_SIZE,
    MARKS,
    PINK_BONUS_NUMBERS,
    PINK_BONUSES,
    PINK_CIRCLED,
    PINK_LENGTH,
    PINK_POINTS,
    PINK_TWICE,
    REGIONS,
    ROWS,
    SHADES,
    TOOLS,
    YELLOW_BONUSES,
    YELLOW_COLUMNS,
    YELLOW_LENGTH,
    ZONES,
    Bonus,
    Region,
    green_factor,
    is_falling,
    is_rising,
)

Zone = Any
"""Yellow: the length of the top row, its last number, the lengths of the others, and the sum of
the bottom row less that of the middle row. Blue and grey: the cells or regions crossed. Green: the
lengths of the upper and the lower row, the points, and the numbers that wait for their partner.
Pink: the length, and the points of circled numbers."""

Tools = tuple[int, ...]
"""Of each action how many are gained and how many are left; then the foxes."""

Sheet = tuple[Any, ...]
"""The five zones, then the tools."""

Pool = tuple[int, ...]
"""Open "?", ascending."""

Use = tuple[Zone, tuple[int, ...]]
"""What an entry makes of its zone, and the bonuses it sets off."""

Taken = tuple[int, Use, int]
"""How a die is used: the zone, what it does there, and how often it is polished for that."""

KINDS = range(len(ZONES))
YELLOW, BLUE, GREY, GREEN, PINK = KINDS
WHITE = BLACK = len(ZONES)
REROLL, EXTRA, POLISH = range(len(TOOLS))
FOX = len(MARKS) + len(TOOLS)
REST = len(ZONES)
"""Where the tools stand on a sheet."""
FOXES = 2 * len(TOOLS)
"""Where the foxes stand among the tools."""

EMPTY: Sheet = ((0, 0, 0, 0, 0), 0, 0, (0, 0, 0, ()), (0, 0), (0,) * (FOXES + 1))

CACHE_SIZE = 1 << 15
"""How many results each of the caches of this module holds."""


def codes(*bonuses: Bonus | None) -> tuple[int, ...]:
    """The numbers of some bonuses."""
    order: tuple[str, ...] = (*MARKS, *TOOLS, "fox")
    return tuple(order.index(bonus) for bonus in bonuses if bonus is not None)


def bits(places: Iterable[int]) -> int:
    """The set of these places."""
    return sum(1 << place for place in places)


def size(found: int) -> int:
    """How many are in a set."""
    return found.bit_count()


def regions(letters: Iterable[Region]) -> int:
    """The set of these regions of grey."""
    return bits(map(REGIONS.index, letters))


YELLOW_ROWS = tuple(tuple(codes(bonus) for bonus in YELLOW_BONUSES[row]) for row in ROWS)
BLUE_ROW_CODES = tuple(codes(bonus) for bonus in BLUE_ROWS)
BLUE_LINES = tuple(
    tuple(
        bits(place for place, cell in enumerate(BLUE_CELLS) if cell[way] == face) for face in FACES
    )
    for way in (0, 1)
)
"""The cells of each row, and those of each column."""
FALLING = bits(place for place, cell in enumerate(BLUE_CELLS) if is_falling(cell))
RISING = bits(place for place, cell in enumerate(BLUE_CELLS) if is_rising(cell))
GREY_REGIONS = tuple(
    (1 << place, GREY_SIZE[letter], regions(BESIDE[letter]), codes(GREY_BONUSES.get(letter)))
    for place, letter in enumerate(REGIONS)
)
"""Each region: its bit, size, neighbours and bonus."""
GREY_STARTS = regions(GREY_FIRST)
GREY_SHADES = tuple(map(regions, SHADES.values()))
GREY_LINES = tuple(zip(GREY_COLUMNS, map(regions, COLUMN_REGIONS), strict=True))
"""Each column: its points and its regions."""
GREEN_CODES = tuple(codes(bonus) for bonus in GREEN_BONUSES)
PINK_CODES = tuple(codes(bonus) for bonus in PINK_BONUSES)
BARS = tuple((BAR_LENGTHS[tool], codes(BAR_ENDS[tool])) for tool in TOOLS)


# What a number may be entered as


@lru_cache(maxsize=CACHE_SIZE)
def yellow_uses(zone: Zone, number: int) -> tuple[Use, ...]:
    """In each row that takes it, from the top."""
    top, last, middle, bottom, points = zone
    found: list[Use] = []
    if top < YELLOW_LENGTH and number > last:
        found.append(((top + 1, number, middle, bottom, points), YELLOW_ROWS[0][top]))
    if middle < YELLOW_LENGTH:
        found.append(((top, last, middle + 1, bottom, points - number), YELLOW_ROWS[1][middle]))
    if bottom < YELLOW_LENGTH:
        found.append(((top, last, middle, bottom + 1, points + number), YELLOW_ROWS[2][bottom]))
    return tuple(found)


@lru_cache(maxsize=CACHE_SIZE)
def blue_uses(zone: Zone, row: int, column: int) -> tuple[Use, ...]:
    """The cell, unless it is crossed."""
    cell = 1 << BLUE_CELLS.index((row, column))
    if zone & cell:
        return ()
    after = zone | cell
    bonuses: tuple[int, ...] = ()
    if size(after & BLUE_LINES[0][row - 1]) == BLUE_CROSSES:
        bonuses = BLUE_ROW_CODES[row - 1]
    if cell & FALLING and size(after & FALLING) == BLUE_CROSSES:
        bonuses += codes(BLUE_DIAGONAL)
    return ((after, bonuses),)


def reachable(zone: Zone) -> int:
    """The regions of grey that may be crossed next."""
    return bits(
        place
        for place, (region, _, beside, _) in enumerate(GREY_REGIONS)
        if not zone & region and (zone & beside if zone else region & GREY_STARTS)
    )


@lru_cache(maxsize=CACHE_SIZE)
def grey_uses(zone: Zone, number: int) -> tuple[Use, ...]:
    """Each region within reach that is not too large."""
    reach, found = reachable(zone), []
    for region, cells, _, bonuses in GREY_REGIONS:
        if reach & region and cells <= number:
            after = zone | region
            full = any(region & shade and after & shade == shade for shade in GREY_SHADES)
            found.append((after, (*bonuses, FOX) if full else bonuses))
    return tuple(found)


@lru_cache(maxsize=CACHE_SIZE)
def green_uses(zone: Zone, number: int) -> tuple[Use, ...]:
    """In the upper and in the lower row."""
    upper, lower, points, waiting = zone
    found: list[Use] = []
    for own, other, bonuses in ((upper, lower, None), (lower, upper, GREEN_CODES)):
        if own == GREEN_LENGTH:
            continue
        if own >= other:
            now, left = points, (*waiting, number)
        else:
            now, left = points + (waiting[0] + number) * green_factor(own + 1), waiting[1:]
        if bonuses is None:
            found.append(((upper + 1, lower, now, left), ()))
        else:
            found.append(((upper, lower + 1, now, left), bonuses[lower]))
    return tuple(found)


@lru_cache(maxsize=CACHE_SIZE)
def pink_uses(zone: Zone, number: int) -> tuple[Use, ...]:
    """In the next cell, a 3 in the next two."""
    length, circled = zone
    if length == PINK_LENGTH:
        return ()
    bonuses = PINK_CODES[length] if number in PINK_BONUS_NUMBERS else ()
    after = min(length + (2 if number == PINK_TWICE else 1), PINK_LENGTH)
    return (((after, circled + PINK_CIRCLED.get(number, 0)), bonuses),)


USES = {YELLOW: yellow_uses, GREY: grey_uses, GREEN: green_uses, PINK: pink_uses}
"""What a number may be entered as, but for blue."""


@lru_cache(maxsize=CACHE_SIZE)
def mark_uses(kind: int, zone: Zone) -> tuple[Use, ...]:
    """What a "?" may be entered as, less what is never better than something else.

    On top and in the middle of yellow no number is better than the lowest, at its bottom and in
    green none is better than a 6; in pink a 3, a 4 or a 6 is the best.
    """
    low, high = FACES[0], FACES[-1]
    if kind == BLUE:
        return tuple(use for row, column in BLUE_CELLS for use in blue_uses(zone, row, column))
    if kind == PINK:
        return tuple(use for number in (PINK_TWICE, 4, high) for use in pink_uses(zone, number))
    if kind != YELLOW:
        return USES[kind](zone, high)
    top, last, middle, bottom, _ = zone
    rising = top < YELLOW_LENGTH and last < high
    found = yellow_uses(zone, last + 1)[:1] if rising else ()
    if middle < YELLOW_LENGTH:
        found += (yellow_uses(zone, low)[-1 if bottom == YELLOW_LENGTH else -2],)
    if bottom < YELLOW_LENGTH:
        found += yellow_uses(zone, high)[-1:]
    return found


# What an entry brings


def entered(sheet: Sheet, pool: Pool, kind: int, use: Use) -> tuple[Sheet, Pool]:
    """The sheet and the open "?" after an entry in a zone."""
    after, bonuses = use
    tools = sheet[REST]
    if bonuses:
        tools, pool = booked(tools, pool, bonuses)
    return (*sheet[:kind], after, *sheet[kind + 1 : REST], tools), pool


def booked(tools: Tools, pool: Pool, bonuses: Iterable[int]) -> tuple[Tools, Pool]:
    """Bonuses on their bars, among the foxes or in the pool; a bar's last circle gives one more."""
    for bonus in bonuses:
        if bonus < len(MARKS):
            pool = tuple(sorted((*pool, bonus)))
        elif bonus == FOX:
            tools = (*tools[:FOXES], tools[FOXES] + 1)
        else:
            tool = bonus - len(MARKS)
            place = 2 * tool
            gained, left = tools[place] + 1, tools[place + 1] + 1
            tools = (*tools[:place], gained, left, *tools[place + 2 :])
            length, end = BARS[tool]
            if gained == length:
                pool = tuple(sorted(pool + end))
    return tools, pool


def left(sheet: Sheet, tool: int) -> int:
    """How many actions of a kind are left."""
    count: int = sheet[REST][2 * tool + 1]
    return count


def spent(sheet: Sheet, tool: int, times: int = 1) -> Sheet:
    """The sheet after so many actions are used."""
    tools, place = sheet[REST], 2 * tool + 1
    return (*sheet[:REST], (*tools[:place], tools[place] - times, *tools[place + 1 :]))


# Dice


def die_uses(
    sheet: Sheet, faces: Sequence[int], tray: int, die: int, polish: int
) -> Iterator[Taken]:
    """Everything a die is good for; it and its partner are polished if they lie on the tray."""
    face = faces[die]
    reach = polish if tray >> die & 1 else 0
    for number in range(max(FACES[0], face - reach), min(FACES[-1], face + reach) + 1):
        cost = abs(number - face)
        for kind in KINDS if die == WHITE else (die,):
            if kind == BLUE:
                yield from _blue_uses(sheet, faces, tray, die, number, polish - cost)
            elif kind == GREY and cost:
                yield from _polished_grey(sheet, face, number)
            else:
                for use in USES[kind](sheet[kind], number):
                    yield kind, use, cost


def _blue_uses(
    sheet: Sheet, faces: Sequence[int], tray: int, die: int, number: int, polish: int
) -> Iterator[Taken]:
    partner = WHITE if die == BLUE else BLUE
    face = faces[partner]
    reach = polish if tray >> partner & 1 else 0
    cost = abs(number - faces[die])
    for other in range(max(FACES[0], face - reach), min(FACES[-1], face + reach) + 1):
        row, column = (number, other) if die == BLUE else (other, number)
        for use in blue_uses(sheet[BLUE], row, column):
            yield BLUE, use, cost + abs(other - face)


def _polished_grey(sheet: Sheet, face: int, number: int) -> Iterator[Taken]:
    """Only regions that need all of it: spare pips are lost."""
    if number > face:
        smaller = grey_uses(sheet[GREY], number - 1)
        for use in grey_uses(sheet[GREY], number):
            if use not in smaller:
                yield GREY, use, number - face


# Points


def yellow_points(zone: Zone) -> int:
    """Bottom row less middle row, and the columns that are full."""
    top, _, middle, bottom, points = zone
    total: int = points + sum(YELLOW_COLUMNS[: min(top, middle, bottom)])
    return total


def blue_points(zone: Zone) -> int:
    """Columns, and the rising diagonal, with two crosses or more."""
    lines = (*zip(BLUE_COLUMNS, BLUE_LINES[1], strict=True), (BLUE_OTHER_DIAGONAL, RISING))
    return sum(points for points, line in lines if size(zone & line) >= BLUE_CROSSES)


def grey_points(zone: Zone) -> int:
    """Columns that are crossed."""
    return sum(points for points, line in GREY_LINES if zone & line == line)


def green_points(zone: Zone) -> int:
    """The cells with two numbers."""
    points: int = zone[2]
    return points


def pink_points(zone: Zone) -> int:
    """The last filled cell, and the circled numbers."""
    length, circled = zone
    total: int = PINK_POINTS[length - 1] + circled if length else 0
    return total


POINTS = (yellow_points, blue_points, grey_points, green_points, pink_points)


def total(sheet: Sheet) -> int:
    """All zones and the foxes."""
    zones = [points(zone) for points, zone in zip(POINTS, sheet, strict=False)]
    foxes: int = sheet[REST][FOXES]
    return sum(zones) + foxes * min(zones)
