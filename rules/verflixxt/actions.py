"""Every move a player can make. Tiles are called by their names."""

from rules.core.record import Action
from rules.verflixxt.box import Piece


class Roll(Action, frozen=True):
    """Roll the dice, where the table does not have them rolled as the turn opens."""


class Forward(Action, frozen=True):
    """Move a piece that stands on this tile by the number rolled."""

    piece: Piece
    tile: str


class Back(Action, frozen=True):
    """Move a piece one tile back, on a rolled 1 (variant 2)."""

    piece: Piece
    tile: str


class Stay(Action, frozen=True):
    """Leave every piece where it is, on a rolled 1 (variant 2)."""


class Done(Action, frozen=True):
    """End the turn where worm tokens have replaced the move or left none."""


class PlaySwap(Action, frozen=True):
    """Worm token: your pawn on this tile changes places with a piece on a neighbouring one."""

    tile: str
    piece: Piece
    onto: str


class PlayPush(Action, frozen=True):
    """Worm token: everyone else's pieces on this tile go forward by the number rolled."""

    tile: str


class PlayDouble(Action, frozen=True):
    """Worm token: another turn after this one."""


class PlayBury(Action, frozen=True):
    """Worm token: your top tile goes under your stack."""


WormAction = PlaySwap | PlayPush | PlayDouble | PlayBury
Move = Roll | Forward | Back | Stay | Done | WormAction
