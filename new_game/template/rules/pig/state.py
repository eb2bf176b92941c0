"""Where a game stands, what a player may do, and what there is to tell."""

from rules.core.record import Action, Event, Record, Seat


class Player(Record, frozen=True):
    """What one player has: the points that are safe."""

    points: int = 0


class Turn(Record, frozen=True):
    """A player's turn, and what they have rolled in it so far; `number` counts turns from 1."""

    seat: Seat
    dice: tuple[int, ...] = ()
    number: int = 1


class State(Record, frozen=True):
    """`before` is the turn that was just over, so that everybody sees how it ended."""

    goal: int
    players: tuple[Player, ...]
    turn: Turn
    before: Turn | None = None


class Roll(Action, frozen=True):
    """Roll the die."""


class Bank(Action, frozen=True):
    """End the turn and keep its points."""


Move = Roll | Bank


class Rolled(Event, frozen=True):
    """What the die shows."""

    seat: Seat
    face: int


class Busted(Event, frozen=True):
    """The turn ended with a 1; `points` were at stake before it."""

    seat: Seat
    points: int


class Banked(Event, frozen=True):
    """The turn's points are safe; `total` is what the player has now."""

    seat: Seat
    points: int
    total: int


Told = Rolled | Busted | Banked
