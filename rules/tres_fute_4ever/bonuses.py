"""What a bonus brings: a circle on a bar, a fox, or a "?" that must be used at once (p. 9, 10)."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from rules.tres_fute_4ever.box import BAR_ENDS, BAR_LENGTHS, Bonus, Mark, Tool
from rules.tres_fute_4ever.sheet import AnyEntry, Bar, Sheet
from rules.tres_fute_4ever.zones import write


class Booked(msgspec.Struct, frozen=True):
    """A sheet on which bonuses are booked, those bonuses, and the open "?" and full bars among
    them.

    The bonus of a full bar stands among the bonuses, behind the one that filled it.
    """

    sheet: Sheet
    bonuses: tuple[Bonus, ...] = ()
    marks: tuple[Mark, ...] = ()
    full: tuple[Tool, ...] = ()


def entered(sheet: Sheet, entry: AnyEntry) -> Booked:
    """The entry made and everything it sets off booked, short of using the "?"."""
    sheet, bonuses = write(sheet, entry)
    return book(sheet, bonuses)


def book(sheet: Sheet, bonuses: Iterable[Bonus]) -> Booked:
    """These bonuses booked on a sheet, one after another."""
    booked = Booked(sheet)
    for bonus in bonuses:
        booked = _book_one(booked, bonus)
    return booked


def _book_one(booked: Booked, bonus: Bonus) -> Booked:
    booked = replace(booked, bonuses=(*booked.bonuses, bonus))
    match bonus:
        case "fox":
            return replace(booked, sheet=replace(booked.sheet, foxes=booked.sheet.foxes + 1))
        case "reroll" | "extra" | "polish":
            return _fill_circle(booked, bonus)
        case _:
            return replace(booked, marks=(*booked.marks, bonus))


def _fill_circle(booked: Booked, tool: Tool) -> Booked:
    """The next circle of the bar; the last one gives a further bonus, once (p. 10)."""
    bar = booked.sheet.bar(tool)
    filled = Bar(bar.gained + 1, bar.used)
    booked = replace(booked, sheet=replace(booked.sheet, **{tool: filled}))
    if filled.gained != BAR_LENGTHS[tool]:
        return booked
    return _book_one(replace(booked, full=(*booked.full, tool)), BAR_ENDS[tool])
