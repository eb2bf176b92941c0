"""What a player can say. Places count a player's dice from 0."""

from rules.core.record import Action, Reconsider, Seat
from rules.desfausse.box import Trophy


class Roll(Action, frozen=True):
    """Take part in the next roll with some of the dice that are not blocked.

    `picked` counts those dice alone.
    """

    picked: tuple[int, ...] = ()


class Stop(Action, frozen=True):
    """Take no part in the next roll, nor in the one after."""


class SmallExorcism(Action, frozen=True):
    """Play the trophy: one devil may be rolled again."""

    die: int


class GreatExorcism(Action, frozen=True):
    """Play the trophy: all one's devils may be rolled again."""


class NewRoll(Action, frozen=True):
    """Play the trophy in the closing window. `picked` counts the dice that are not blocked."""

    picked: tuple[int, ...] = ()


class RecolourOne(Action, frozen=True):
    """Play the trophy: red becomes green, green becomes red."""

    die: int


class RecolourSeveral(Action, frozen=True):
    """Play the trophy on any of one's dice. `picked` are their places."""

    picked: tuple[int, ...] = ()


class Pass(Action, frozen=True):
    """Play no trophy in the closing window."""


class ToHell(Action, frozen=True):
    """Shed these dice to Hell and take a trophy for it, or none."""

    dice: tuple[int, ...]
    trophy: Trophy | None = None


class GiveTo(Action, frozen=True):
    """Shed these dice, all of one colour, to one rival."""

    rival: Seat
    dice: tuple[int, ...]
    trophy: Trophy | None = None


class Share(Action, frozen=True):
    """Shed these dice, all of one colour, to several rivals, who are then named die by die.

    The trophy is named afterwards. (Under the first rules it was named here.)
    """

    dice: tuple[int, ...]
    trophy: Trophy | None = None


class Hand(Action, frozen=True):
    """The rival who gets the next die of those that are shared."""

    rival: Seat


class TakeTrophy(Action, frozen=True):
    """The trophy for dice that were shared, or none."""

    trophy: Trophy | None = None


class GiveToCursed(Action, frozen=True):
    """The die that goes to a cursed player."""

    cursed: Seat
    die: int


class Keep(Action, frozen=True):
    """Shed nothing at this call."""


class Confirm(Action, frozen=True):
    """The move that was said in several answers counts."""


Answer = (
    Roll
    | Stop
    | SmallExorcism
    | GreatExorcism
    | NewRoll
    | RecolourOne
    | RecolourSeveral
    | Pass
    | ToHell
    | GiveTo
    | Share
    | Hand
    | TakeTrophy
    | GiveToCursed
    | Keep
    | Confirm
)
"""What the state holds for its owner alone until everybody asked has decided."""

Move = Answer | Reconsider
