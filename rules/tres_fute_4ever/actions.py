"""What a player may do."""

from rules.core.record import Action
from rules.tres_fute_4ever.box import Colour, Mark
from rules.tres_fute_4ever.sheet import AnyEntry


class Roll(Action, frozen=True):
    """Roll the dice that are left."""


class Reroll(Action, frozen=True):
    """Use a re-roll: roll all dice just rolled again."""


class TakeDie(Action, frozen=True):
    """The active player puts a die just rolled on a box and enters it."""

    die: Colour
    entry: AnyEntry


class GiveUpRoll(Action, frozen=True):
    """The active player uses no die of this roll."""


class TakeSilver(Action, frozen=True):
    """A passive player enters a die of the tray, or as a last resort one of the boxes."""

    die: Colour
    entry: AnyEntry


class Decline(Action, frozen=True):
    """A passive player takes no die."""


class TakeExtra(Action, frozen=True):
    """Use an extra-die action for any of the six dice."""

    die: Colour
    entry: AnyEntry


class Done(Action, frozen=True):
    """Use no further extra die in this turn."""


class UseMark(Action, frozen=True):
    """Enter an open "?"."""

    mark: Mark
    entry: AnyEntry


Move = Roll | Reroll | TakeDie | GiveUpRoll | TakeSilver | Decline | TakeExtra | Done | UseMark
