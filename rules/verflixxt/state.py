"""Where everything stands: the track with its pieces, what the players own, and the turn."""

from rules.core.game import Change
from rules.core.record import Record, Seat
from rules.verflixxt.box import Face, Piece, Tile, Worm
from rules.verflixxt.house import House


class Square(Record, frozen=True, array_like=True):
    """A tile that lies on the track, and the pieces on it, sorted.

    `again` marks a tile that was passed before and lies before Finish now (variant 3).
    """

    tile: Tile
    pieces: tuple[Piece, ...] = ()
    again: bool = False


Track = tuple[Square, ...]
"""Start, the tiles still there, Finish. Gaps are closed: a step is the next square."""


class Player(Record, frozen=True):
    """What one seat owns. The last tile of the stack lies on top.

    `ready` are the worm tokens that may be played, `fresh` those drawn since the turn opened.
    """

    stack: tuple[Tile, ...] = ()
    tokens: tuple[int, ...] = ()
    ready: tuple[Worm, ...] = ()
    fresh: tuple[Worm, ...] = ()

    @property
    def worms(self) -> int:
        """How many worm tokens the player holds."""
        return len(self.ready) + len(self.fresh)


class Turn(Record, frozen=True):
    """Whose turn it is and what has happened in it.

    `number` is 0 before the roll. `swapped` are the tiles on which pawns stand that changed places
    in this turn; `pushed` means that a push has replaced the move; `owed` are extra turns to come.
    `count` numbers the turns of the game from 1.
    """

    seat: Seat
    count: int = 1
    number: int = 0
    face: Face = ""
    swapped: tuple[str, ...] = ()
    pushed: bool = False
    owed: int = 0


class Trace(Record, frozen=True, array_like=True):
    """A way that a piece went, by the names of the tiles; `seat` moved it."""

    turn: int
    seat: Seat
    piece: Piece
    tile: str
    onto: str


class State(Record, frozen=True):
    """A game of Verflixxt!

    `rounds` are the round tokens left, the top one first; `pile` the worm tokens face down, the top
    one first; `away` the tiles that left the game. `last_malus` is the tile that the last pawn's
    owner took and that luck cannot turn (variant 5). `traces` are the ways of the last round.
    `over` says why the game ended.
    """

    house: House
    track: Track
    players: tuple[Player, ...]
    turn: Turn
    rounds: tuple[int, ...] = ()
    pile: tuple[Worm, ...] = ()
    away: tuple[Tile, ...] = ()
    last_malus: Tile | None = None
    traces: tuple[Trace, ...] = ()
    over: str = ""


Moved = Change[State]
