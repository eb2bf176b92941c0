"""What the learnt worth looks at: small numbers, by zone and for the rest.

Numbers of which every step matters differently are spelt out: `upto(5, 3)` is 1 1 1 0 0.
"""

from rules.tres_fute_4ever import compact
from rules.tres_fute_4ever.box import (
    BLUE_CROSSES,
    COLOURS,
    FACES,
    GREEN_LENGTH,
    GREY_SIZE,
    MARKS,
    PINK_LENGTH,
    REGIONS,
    ROLLS,
    ROUND_BONUSES,
    ROUNDS,
    YELLOW_LENGTH,
    green_factor,
)
from rules.tres_fute_4ever.compact import BLUE_LINES, Pool, Sheet, Tools, Zone, size

Features = tuple[int, ...]

Stage = tuple[int, int, int, int]
"""How far the game is: the number of players, the active and the passive turns still to come, and
how many rounds with a bonus have begun."""

Phase = tuple[int, int]
"""How far the turn is: the rolls still to come and the dice for the next one."""

BETWEEN: Phase = (0, 0)
"""The turn is over."""
EXTRAS: Phase = (-1, 0)
"""Nothing but extra dice is left of the turn."""

GIFTS = sum(bonus is not None for bonus in ROUND_BONUSES)
"""How many rounds have a bonus: the first ones."""

SOON = 3
"""So many turns before the end it is near."""
HURRY = 60
"""Divided by the turns that are left it says how near."""

LEAST_YELLOW = 30
"""Yellow may be so far below zero."""

MOST = 255
"""No feature is larger: each is learnt from as a byte."""


def upto(most: int, number: int) -> Features:
    """A number spelt out."""
    return tuple(int(number >= step) for step in range(1, most + 1))


def stage_features(stage: Stage) -> Features:
    """How much of the game is left."""
    _, active, passive, _ = stage
    turns = active + passive
    return (active, passive, HURRY // (1 + turns), min(turns, SOON))


STAGE_MOST = (6, 6, HURRY, SOON)


def yellow_features(zone: Zone) -> Features:
    """`reach` is how far the top row can still come."""
    top, last, middle, bottom, points = zone
    reach = min(YELLOW_LENGTH, top + FACES[-1] - last)
    lengths = (top, middle, bottom, min(top, middle, bottom), reach)
    return (
        *(bit for length in lengths for bit in upto(YELLOW_LENGTH, length)),
        *upto(len(FACES), last),
        *(last, points + LEAST_YELLOW, compact.yellow_points(zone) + LEAST_YELLOW),
        *(min(reach, middle), min(reach, bottom)),
    )


YELLOW_MOST = (1,) * (5 * YELLOW_LENGTH + len(FACES)) + (6, 30, 60, 5, 5)


def blue_features(zone: Zone) -> Features:
    """Which lines have one cross or two, and how many of them."""
    rows, columns = ([size(zone & line) for line in lines] for lines in BLUE_LINES)
    diagonals = (size(zone & compact.FALLING), size(zone & compact.RISING))
    lines = (*rows, *columns, *diagonals)
    return (
        *(int(crosses >= 1) for crosses in lines),
        *(int(crosses >= BLUE_CROSSES) for crosses in lines),
        *(sum(crosses == 1 for crosses in side) for side in (rows, columns)),
        *(sum(crosses >= BLUE_CROSSES for crosses in side) for side in (rows, columns)),
        *(size(zone), compact.blue_points(zone)),
    )


BLUE_MOST = (1,) * 28 + (6, 6, 6, 6, 12, 40)

SIZES = tuple(GREY_SIZE[region] for region in REGIONS)
SMALL = 3
"""A region of at most so many cells is easily crossed."""


def cells(zone: Zone) -> int:
    """How many cells these regions have."""
    return sum(cells for place, cells in enumerate(SIZES) if zone >> place & 1)


def grey_features(zone: Zone) -> Features:
    """Regions crossed and within reach; columns that are full or lack one region; shades."""
    reach = compact.reachable(zone)
    places = range(len(REGIONS))
    lacking = [size(line & ~zone) for _, line in compact.GREY_LINES]
    shades = [shade & ~zone for shade in compact.GREY_SHADES]
    nearly = zip(compact.GREY_LINES, lacking, strict=True)
    return (
        *(zone >> place & 1 for place in places),
        *(reach >> place & 1 for place in places),
        *(int(lack == 0) for lack in lacking),
        *(int(lack == 1) for lack in lacking),
        *map(cells, shades),
        *(int(shade == 0) for shade in shades),
        *map(size, shades),
        *(cells(zone), compact.grey_points(zone)),
        sum(points for (points, _), lack in nearly if lack == 1),
        sum(reach >> place & 1 and SIZES[place] <= SMALL for place in places),
        size(reach),
    )


GREY_MOST = (1,) * 66 + (20,) * 3 + (1,) * 3 + (6,) * 3 + (64, 60, 40, 5, 6)


def green_features(zone: Zone) -> Features:
    """The lengths of the rows, and what the numbers that wait will count."""
    upper, lower, points, waiting = zone
    paired = min(upper, lower)
    counts = [n * green_factor(cell) for cell, n in enumerate(waiting, paired + 1)]
    first, second = (*counts, 0, 0)[:2]
    return (
        *(bit for length in (upper, lower, paired) for bit in upto(GREEN_LENGTH, length)),
        *(min(points, MOST), min(sum(counts), MOST), first, second),
        *(max(upper - lower, 0), max(lower - upper, 0)),
    )


GREEN_MOST = (1,) * (3 * GREEN_LENGTH) + (80, 40, 12, 12, 6, 6)


def pink_features(zone: Zone) -> Features:
    """The length and the points."""
    length, circled = zone
    return (*upto(PINK_LENGTH, length), length, circled, compact.pink_points(zone))


PINK_MOST = (1,) * PINK_LENGTH + (12, 20, 50)


def rest_features(tools: Tools, pool: Pool, phase: Phase, stage: Stage) -> Features:
    """Tools, open "?", how far the turn is, how many players, and which gifts are to come."""
    _, rerolls, _, extras, _, polish, foxes = tools
    seats, _, _, begun = stage
    rolls, hand = phase
    dice = [hand >> die & 1 for die in range(len(COLOURS))]
    last, earlier = int(rolls == 1), int(rolls > 1)
    return (
        *tools,
        *(*upto(4, rerolls), *upto(5, extras), *upto(6, polish), *upto(5, foxes)),
        *(pool.count(mark) for mark in range(len(MARKS))),
        *(int(rolls == count) for count in range(EXTRAS[0], ROLLS + 1)),
        *(last * die for die in dice),
        *(earlier * die for die in dice),
        *(last * size(hand), earlier * size(hand)),
        *(int(seats == count) for count in ROUNDS),
        *(int(begun < gift) for gift in range(1, GIFTS + 1)),
    )


REST_MOST = (7, 4, 7, 4, 9, 6, 5) + (1,) * 20 + (1,) * 6 + (1,) * 5 + (1,) * 12 + (5, 5) + (1,) * 8

ZONE_FEATURES = (yellow_features, blue_features, grey_features, green_features, pink_features)
MOSTS = tuple(
    most + STAGE_MOST
    for most in (YELLOW_MOST, BLUE_MOST, GREY_MOST, GREEN_MOST, PINK_MOST, REST_MOST)
)
"""By zone, then for the rest: by how much each feature is divided when it is learnt from."""


def features(sheet: Sheet, pool: Pool, phase: Phase, stage: Stage) -> tuple[Features, ...]:
    """Everything about a position, by zone, then the rest."""
    left = stage_features(stage)
    zones = (find(zone) + left for find, zone in zip(ZONE_FEATURES, sheet, strict=False))
    return (*zones, rest_features(sheet[compact.REST], pool, phase, stage) + left)
