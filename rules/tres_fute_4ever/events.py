"""What there is to tell. A die is told as its colour and face: "blue-4"."""

from rules.core.record import Event, Seat
from rules.tres_fute_4ever.box import Bonus, Colour, Mark, Row, Tool, Triangle


class RoundBegan(Event, frozen=True):
    """`bonus` is what everybody gets, if anything; `gifts` counts it."""

    milestone = True
    round: int
    rounds: int
    bonus: tuple[Bonus, ...]
    gifts: int


class TurnBegan(Event, frozen=True):
    """`seat` is the active player."""

    seat: Seat


class PassiveTurnBegan(Event, frozen=True):
    """The passive turn of a solo round."""

    seat: Seat


class Rolled(Event, frozen=True):
    """`roll` counts the rolls of the turn from 1."""

    seat: Seat
    roll: int
    dice: tuple[str, ...]


class Rerolled(Event, frozen=True):
    """`left` are the re-rolls still to be used."""

    seat: Seat
    dice: tuple[str, ...]
    left: int


class RollGivenUp(Event, frozen=True):
    """The active player used no die of this roll."""

    seat: Seat
    roll: int


class RollLost(Event, frozen=True):
    """No die of the roll can be entered."""

    seat: Seat
    roll: int


class TookDie(Event, frozen=True):
    """`tray` are the dice that go to the silver tray for it, `lower` counts them."""

    seat: Seat
    dice: str
    tray: tuple[Colour, ...]
    lower: int


class Presented(Event, frozen=True):
    """The silver tray as it lies for the passive players."""

    dice: tuple[str, ...]


class TookSilver(Event, frozen=True):
    """A passive player entered a die of the tray."""

    seat: Seat
    dice: str


class TookFromBox(Event, frozen=True):
    """Nothing on the tray could be entered, so a die of the active player is used."""

    seat: Seat
    dice: str


class TookExtra(Event, frozen=True):
    """`left` are the extra dice still to be used."""

    seat: Seat
    dice: str
    left: int


class Polished(Event, frozen=True):
    """`uses` actions make the die count as `number` for this player."""

    seat: Seat
    dice: str
    number: int
    uses: int


class Declined(Event, frozen=True):
    """A passive player took no die."""

    seat: Seat


class NothingToTake(Event, frozen=True):
    """Neither the tray nor the boxes have a die that this player can enter."""

    seat: Seat


class NothingFits(Event, frozen=True):
    """No die fits as it lies, and none is polished."""

    seat: Seat


class KeptExtras(Event, frozen=True):
    """Done, with `left` extra dice for later turns."""

    seat: Seat
    left: int


class NoExtraFits(Event, frozen=True):
    """There are extra dice left, but no die of this turn can be entered with one."""

    seat: Seat
    left: int


class UsedMark(Event, frozen=True):
    """A "?" is entered; the entry follows."""

    seat: Seat
    mark: Mark


class MarkLost(Event, frozen=True):
    """The zone of a "?" takes nothing more."""

    seat: Seat
    mark: Mark


class WroteYellow(Event, frozen=True):
    """A number in the next cell of a yellow row."""

    seat: Seat
    number: int
    row: Row


class CrossedBlue(Event, frozen=True):
    """A cell of blue: the row of the blue die, the column of the white one."""

    seat: Seat
    row: int
    column: int


class CrossedGrey(Event, frozen=True):
    """`name` is the region's letter."""

    seat: Seat
    name: str
    cells: int


class WroteGreen(Event, frozen=True):
    """A number in a triangle of green, in that cell from the left."""

    seat: Seat
    number: int
    triangle: Triangle
    cell: int


class WrotePink(Event, frozen=True):
    """`times` is 2 when a 3 was written in the next cell too."""

    seat: Seat
    number: int
    cell: int
    times: int


class Gained(Event, frozen=True):
    """The bonuses that an entry sets off."""

    seat: Seat
    bonus: tuple[Bonus, ...]


class BarFilled(Event, frozen=True):
    """The last circle of an action bar gives a further bonus."""

    seat: Seat
    tool: Tool
    bonus: Bonus


class FinalScore(Event, frozen=True):
    """What a sheet is worth at the end, by zone; `level` is what the total reaches."""

    seat: Seat
    yellow: int
    blue: int
    grey: int
    green: int
    pink: int
    foxes: int
    total: int
    level: str


Told = (
    RoundBegan
    | TurnBegan
    | PassiveTurnBegan
    | Rolled
    | Rerolled
    | RollGivenUp
    | RollLost
    | TookDie
    | Presented
    | TookSilver
    | TookFromBox
    | TookExtra
    | Polished
    | Declined
    | NothingToTake
    | NothingFits
    | KeptExtras
    | NoExtraFits
    | UsedMark
    | MarkLost
    | WroteYellow
    | CrossedBlue
    | CrossedGrey
    | WroteGreen
    | WrotePink
    | Gained
    | BarFilled
    | FinalScore
)
