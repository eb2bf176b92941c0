"""What is told, in the order in which it happened. `dice` are dice by name."""

from rules.core.record import Event, Seat
from rules.desfausse.box import Colour, Trophy

Dice = tuple[str, ...]


class TurnBegan(Event, frozen=True):
    """A new turn of the round; the roll of all dice follows."""

    turn: int


class Rolled(Event, frozen=True):
    """The roll of all dice that opens a turn."""

    seat: Seat
    dice: Dice


class Rerolled(Event, frozen=True):
    """What the dice show that took part in a later roll."""

    seat: Seat
    dice: Dice


class Stopped(Event, frozen=True):
    """The player takes no part in this turn's later rolls."""

    seat: Seat


class OnlyDevils(Event, frozen=True):
    """Nothing to roll and no exorcism: this player's rolls are over."""

    seat: Seat


class Exorcised(Event, frozen=True):
    """A trophy has freed these devils: they may be rolled again."""

    seat: Seat
    trophy: Trophy
    dice: Dice


class PlayedNewRoll(Event, frozen=True):
    """The trophy for one more roll was played; the roll follows."""

    seat: Seat


class Recoloured(Event, frozen=True):
    """`dice` in their new colours."""

    seat: Seat
    trophy: Trophy
    dice: Dice


class NobodyCursed(Event, frozen=True):
    """Nobody has more devils than other dice."""


class Cursed(Event, frozen=True):
    """These players have more devils than other dice."""

    seats: tuple[Seat, ...]


class NobodyCalled(Event, frozen=True):
    """No player can shed this value."""

    value: int


class Called(Event, frozen=True):
    """Who may shed this value, in the order of the call."""

    value: int
    seats: tuple[Seat, ...]


class Level(Event, frozen=True):
    """These players shed the value at the same time."""

    value: int
    seats: tuple[Seat, ...]


class HeldBack(Event, frozen=True):
    """A combination with too many devils beside it."""

    seat: Seat
    value: int
    combination: int
    devils: int


class Hindered(Event, frozen=True):
    """A single die that stays because its owner was handed dice."""

    seat: Seat
    value: int


class Kept(Event, frozen=True):
    """The player was called and shed nothing."""

    seat: Seat
    value: int


class ShedToHell(Event, frozen=True):
    """`count` is the size of the combination less the devils."""

    seat: Seat
    value: int
    count: int
    combination: int
    devils: int
    dice: Dice


class GaveAway(Event, frozen=True):
    """`count` is the number of dice of that colour less the devils; who gets them follows."""

    seat: Seat
    value: int
    count: int
    colour: Colour
    combination: int
    devils: int


class Handed(Event, frozen=True):
    """These dice of a shed go to one rival."""

    seat: Seat
    rival_seat: Seat
    dice: Dice


class Overflowed(Event, frozen=True):
    """Level players gave one rival too many dice: these went to Hell."""

    rival_seat: Seat
    dice: Dice


class GaveToCursed(Event, frozen=True):
    """A die goes to a cursed player."""

    seat: Seat
    cursed_seat: Seat
    dice: Dice


class GiftKept(Event, frozen=True):
    """Others gave in the same moment and were nearer: there is no room left."""

    seat: Seat
    cursed_seat: Seat


class TrophyGained(Event, frozen=True):
    """The shed earned this trophy, to be played from the next turn on."""

    seat: Seat
    trophy: Trophy


class TrophyScarce(Event, frozen=True):
    """Level players wanted more tokens of this kind than there are: none of them gets one."""

    trophy: Trophy
    seats: tuple[Seat, ...]


class RoundWon(Event, frozen=True):
    """These players have no die left and win a round token each."""

    milestone = True
    seats: tuple[Seat, ...]


class RoundBegan(Event, frozen=True):
    """A new round: six dice each again."""

    round: int


class Purified(Event, frozen=True):
    """The title."""

    milestone = True
    seats: tuple[Seat, ...]


class PlannedHell(Event, frozen=True):
    """For its owner alone, before it counts: these dice would go to Hell."""

    dice: Dice


class PlannedGift(Event, frozen=True):
    """For its owner alone, before it counts: these dice would go to that player."""

    rival_seat: Seat
    dice: Dice


class PlannedTrophy(Event, frozen=True):
    """For its owner alone, before it counts."""

    trophy: Trophy


Told = (
    TurnBegan
    | Rolled
    | Rerolled
    | Stopped
    | OnlyDevils
    | Exorcised
    | PlayedNewRoll
    | Recoloured
    | NobodyCursed
    | Cursed
    | NobodyCalled
    | Called
    | Level
    | HeldBack
    | Hindered
    | Kept
    | ShedToHell
    | GaveAway
    | Handed
    | Overflowed
    | GaveToCursed
    | GiftKept
    | TrophyGained
    | TrophyScarce
    | RoundWon
    | RoundBegan
    | Purified
    | PlannedHell
    | PlannedGift
    | PlannedTrophy
)
