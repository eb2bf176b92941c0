"""What the contract tests need to know of Très Futé 4ever."""

from itertools import zip_longest

from rules.core.record import Event, Seat
from rules.tres_fute_4ever.events import (
    CrossedBlue,
    CrossedGrey,
    WroteGreen,
    WrotePink,
    WroteYellow,
)
from tests.contract.play import Play

redeal = None
"""Nothing is hidden in Très Futé, so nothing can be dealt again: every view is the same."""

has_free_moves = True
"""Entering a die draws nothing: it is taken back without asking the others."""

GREY = (
    "ACCEEEEIIKKMNNPP",
    "BCCFFFEIIIKMNOPP",
    "BBCGGFHJJKKLNOOP",
    "BDDGFFHJJKLLNOQP",
)
GREY_COLUMNS = (1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11)
SHADES = ("CHILO", "BEGKNQ", "ADFJMP")
PINK = (0, 2, 4, 6, 9, 12, 15, 19, 23, 27, 32, 37, 42)


def recounted(play: Play) -> tuple[int, ...]:
    """Every zone and fox from what was told, entry by entry, knowing nothing of the sheets."""
    told = [event for events in play.told for event in events]
    return tuple(total(told, seat) for seat in range(play.seats))


def total(told: list[Event], seat: Seat) -> int:
    own = [event for event in told if getattr(event, "seat", None) == seat]
    zones, foxes = zip(yellow(own), blue(own), grey(own), green(own), pink(own), strict=True)
    return sum(zones) + sum(foxes) * min(zones)


def yellow(own: list[Event]) -> tuple[int, int]:
    rows: dict[str, list[int]] = {"top": [], "middle": [], "bottom": []}
    for event in own:
        if isinstance(event, WroteYellow):
            rows[event.row].append(event.number)
    top, middle, bottom = rows.values()
    columns = sum(
        worth for worth, *_ in zip((10, 10, 15, 15, 20), top, middle, bottom, strict=False)
    )
    return sum(bottom) - sum(middle) + columns, int(len(top) == 5)


def blue(own: list[Event]) -> tuple[int, int]:
    cells = [(event.row, event.column) for event in own if isinstance(event, CrossedBlue)]
    assert len(cells) == len(set(cells))
    columns = sum(6 + n for n in range(1, 7) if sum(column == n for _, column in cells) > 1)
    rising = 6 if sum(row + column == 7 for row, column in cells) > 1 else 0
    return columns + rising, int(sum(row == 6 for row, _ in cells) > 1)


def grey(own: list[Event]) -> tuple[int, int]:
    regions = {event.name for event in own if isinstance(event, CrossedGrey)}
    columns = zip(GREY_COLUMNS, zip(*GREY, strict=True), strict=True)
    points = sum(worth for worth, column in columns if regions >= set(column))
    return points, sum(regions >= set(shade) for shade in SHADES)


def green(own: list[Event]) -> tuple[int, int]:
    wrote = [event for event in own if isinstance(event, WroteGreen)]
    upper = [event.number for event in wrote if event.triangle == "upper"]
    lower = [event.number for event in wrote if event.triangle == "lower"]
    pairs = list(zip_longest(upper, lower))
    points = sum(
        (above + below) * (1 if cell < 3 else 2)
        for cell, (above, below) in enumerate(pairs)
        if above and below
    )
    return points, int(len(lower) >= 10)


def pink(own: list[Event]) -> tuple[int, int]:
    wrote = [event for event in own if isinstance(event, WrotePink)]
    numbers = [number for event in wrote for number in [event.number] * event.times]
    circled = sum({2: 2, 4: 4, 6: 3}.get(number, 0) for number in numbers)
    return PINK[len(numbers)] + circled, int(len(numbers) >= 8 and numbers[7] > 4)
