"""A player's sheet, and what can be entered on it."""

import msgspec

from rules.core.record import Record
from rules.tres_fute_4ever.box import Cell, Region, Row, Tool, Triangle, Zone


class Entry(Record, frozen=True, tag_field="zone", tag=str.lower):
    """What is written or crossed on a sheet with one die or one "?"."""


class Yellow(Entry, frozen=True):
    """A number in the next cell of a row."""

    row: Row
    number: int


class Blue(Entry, frozen=True):
    """A cross in a cell."""

    row: int
    column: int


class Grey(Entry, frozen=True):
    """A whole region crossed."""

    region: Region


class Green(Entry, frozen=True):
    """A number in the next upper or lower triangle."""

    triangle: Triangle
    number: int


class Pink(Entry, frozen=True):
    """A number in the next cell of the row."""

    number: int


AnyEntry = Yellow | Blue | Grey | Green | Pink


def zone_of(entry: AnyEntry) -> Zone:
    """The zone in which an entry is made."""
    match entry:
        case Yellow():
            return "yellow"
        case Blue():
            return "blue"
        case Grey():
            return "grey"
        case Green():
            return "green"
        case Pink():
            return "pink"


class Bar(Record, frozen=True):
    """The circles of one action: how many are gained, from the left, and how many of them used."""

    gained: int = 0
    used: int = 0

    @property
    def left(self) -> int:
        """The actions that can still be used."""
        return self.gained - self.used


class Sheet(Record, frozen=True):
    """The rows of yellow, crosses of blue and regions of grey in order of place, the two rows of
    triangles of green, the row of pink; the action bars and the foxes."""

    top: tuple[int, ...] = ()
    middle: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()
    blue: tuple[Cell, ...] = ()
    grey: tuple[Region, ...] = ()
    upper: tuple[int, ...] = ()
    lower: tuple[int, ...] = ()
    pink: tuple[int, ...] = ()
    reroll: Bar = Bar()
    extra: Bar = Bar()
    polish: Bar = Bar()
    foxes: int = 0

    def yellow_row(self, row: Row) -> tuple[int, ...]:
        """The numbers in a row of yellow."""
        return {"top": self.top, "middle": self.middle, "bottom": self.bottom}[row]

    def triangles(self, triangle: Triangle) -> tuple[int, ...]:
        """The numbers in the upper or the lower triangles of green."""
        return {"upper": self.upper, "lower": self.lower}[triangle]

    def bar(self, tool: Tool) -> Bar:
        """The circles of one action."""
        return {"reroll": self.reroll, "extra": self.extra, "polish": self.polish}[tool]


def spend(sheet: Sheet, tool: Tool, times: int = 1) -> Sheet:
    """An action used is crossed off its bar (p. 10)."""
    bar = sheet.bar(tool)
    return msgspec.structs.replace(sheet, **{tool: Bar(bar.gained, bar.used + times)})
