"""Where a game stands."""

from typing import Literal

from rules.core.record import Record, Seat
from rules.core.tuples import with_player
from rules.tres_fute_4ever.box import COLOURS, ROUNDS, Colour, Mark
from rules.tres_fute_4ever.sheet import Sheet

Lies = Literal["hand", "rolled", "box", "tray"]
"""Where a die is: waiting to be rolled, just rolled, on a die box, on the silver tray."""

Doing = Literal["waiting", "roll", "choose", "tray", "extra", "done"]
"""What a player is at in this turn: waiting for the active player's dice, about to roll, choosing
from a roll, choosing from the tray, using extra dice, done."""


class Die(Record, frozen=True):
    """`face` is what it shows, 0 before the first roll of a turn."""

    colour: Colour
    face: int = 0
    lies: Lies = "hand"


Dice = tuple[Die, ...]
"""All six, in the order of `COLOURS`."""


Place = str
"""Where something was entered: a row's name for its next cell, "34" for line and column of blue, a
region of grey; for an action used its name."""


class Player(Record, frozen=True):
    """`pool` are the "?" that must be used now; `extras` the dice used as extra in this turn.

    `new` is what they entered and used in the last turn in which there was anything; `fresh` says
    that there is nothing yet in the present turn. `unseen` is what anybody has entered and used
    since this player's own last move, with it, each with the owner of the sheet.
    """

    sheet: Sheet = Sheet()
    doing: Doing = "waiting"
    pool: tuple[Mark, ...] = ()
    extras: tuple[Colour, ...] = ()
    new: tuple[Place, ...] = ()
    fresh: bool = True
    unseen: tuple[tuple[Seat, Place], ...] = ()


class State(Record, frozen=True):
    """`roll` counts the rolls of this turn, lost ones too; `boxes` are the dice chosen, in order.

    `passive_turn` is the second turn of a solo round. With `auto_roll` nobody presses for a roll.
    """

    auto_roll: bool
    first: Seat
    active: Seat
    players: tuple[Player, ...]
    round: int = 0
    passive_turn: bool = False
    roll: int = 0
    dice: Dice = tuple(Die(colour) for colour in COLOURS)
    boxes: tuple[Colour, ...] = ()
    over: bool = False

    @property
    def rounds(self) -> int:
        """How many rounds the game has with so many players."""
        return ROUNDS[len(self.players)]

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return len(self.players) == 1


def is_last_turn(state: State) -> bool:
    """Nothing comes after it: the last seat's turn in the last round, alone the passive one."""
    last = state.passive_turn if state.solo else following(state) == state.first
    return last and state.round == state.rounds


def following(state: State) -> Seat:
    """Who is active next."""
    return (state.active + 1) % len(state.players)


def die_of(dice: Dice, colour: Colour) -> Die:
    """The die of that colour."""
    return dice[COLOURS.index(colour)]


def lying(dice: Dice, lies: Lies) -> tuple[Colour, ...]:
    """The colours of the dice that lie there."""
    return tuple(die.colour for die in dice if die.lies == lies)


def now_doing(state: State, seat: Seat, doing: Doing) -> State:
    """The state in which that player is at something else."""
    return with_player(state, seat, doing=doing)
