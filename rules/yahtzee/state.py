"""Where a game stands, what a player may do, and what there is to tell."""

from rules.core.record import Action, Event, Record, Seat
from rules.yahtzee.box import BOXES, Dice

StartingRound = tuple[tuple[Seat, Dice], ...]
"""Who rolled what for the start; a further round follows among those who tied."""


class Sheet(Record, frozen=True):
    """One player's score sheet: a box holds its points, or None while it is empty."""

    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    yahtzee_bonuses: int = 0


class State(Record, frozen=True):
    """`held` are the places of the dice that stayed on the table in the last roll.

    `finished` has the totals of each finished sheet, by seat; the last sheet stays on the table.
    With `auto_roll` the first roll comes with the turn. `latest` has by seat the box that was
    written last on this sheet, empty before the first one.
    """

    sheets: int
    joker: str
    sheet: int
    starter: Seat
    starting_rolls: tuple[StartingRound, ...]
    turn: Seat
    players: tuple[Sheet, ...]
    rolls: int = 0
    dice: Dice = ()
    held: tuple[int, ...] = ()
    finished: tuple[tuple[int, ...], ...] = ()
    auto_roll: bool = False
    latest: tuple[str, ...] = ()


class Roll(Action, frozen=True):
    """The first roll of a turn, with all five dice."""


class RollAgain(Action, frozen=True):
    """Roll the dice at these places again."""

    picked: tuple[int, ...] = ()


class Write(Action, frozen=True):
    """End the turn by writing in a box what the dice give there."""

    throws_for_next = True
    box: str


class Scratch(Action, frozen=True):
    """End the turn by writing a 0 on purpose in a box that the dice would fill."""

    throws_for_next = True
    box: str


Move = Roll | RollAgain | Write | Scratch


class StartingRoll(Event, frozen=True):
    """What a player rolled for the start."""

    seat: Seat
    dice: Dice
    points: int


class Starts(Event, frozen=True):
    """The player with the highest roll begins the sheet."""

    seat: Seat
    sheet: int


class Rolled(Event, frozen=True):
    """`roll` counts the turn's rolls from 1, `count` the dice that were rolled."""

    seat: Seat
    roll: int
    count: int
    dice: Dice


class Joker(Event, frozen=True):
    """A Yahtzee is about to be written as a joker."""

    seat: Seat


class Wrote(Event, frozen=True):
    """The turn ended with so many points in this box."""

    seat: Seat
    box: str
    points: int


class YahtzeeBonus(Event, frozen=True):
    """The bonus for a further Yahtzee."""

    seat: Seat
    points: int


class UpperBonus(Event, frozen=True):
    """The bonus for reaching 63 in the upper boxes."""

    seat: Seat
    points: int


class SheetOver(Event, frozen=True):
    """Every box of the sheet is full; `seats` have the highest total."""

    milestone = True
    sheet: int
    seats: tuple[Seat, ...]
    points: int


Told = StartingRoll | Starts | Rolled | Joker | Wrote | YahtzeeBonus | UpperBonus | SheetOver
