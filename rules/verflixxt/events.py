"""What there is to tell. `tile` and `onto` are names of tiles."""

from rules.core.record import Event, Seat
from rules.verflixxt.box import Face, Worm


class Rolled(Event, frozen=True):
    """The number die, where there is no action die."""

    seat: Seat
    number: int


class RolledBoth(Event, frozen=True):
    """The number die and the action die."""

    seat: Seat
    number: int
    face: Face


class PawnMoved(Event, frozen=True):
    """A player's own pawn went from `tile` to `onto`."""

    seat: Seat
    tile: str
    onto: str


class PawnPushed(Event, frozen=True):
    """A player moved somebody else's pawn with a worm token."""

    seat: Seat
    pawn_seat: Seat
    tile: str
    onto: str


class GuardMoved(Event, frozen=True):
    """A guard went from `tile` to `onto`."""

    seat: Seat
    tile: str
    onto: str


class FlixxyMoved(Event, frozen=True):
    """Flixxy went from `tile` to `onto`."""

    seat: Seat
    tile: str
    onto: str


class Stayed(Event, frozen=True):
    """A player with a 1 moved nothing."""

    seat: Seat


class Forfeited(Event, frozen=True):
    """After a swap no piece was left that the player might move."""

    seat: Seat


class TileTaken(Event, frozen=True):
    """The tile lies on top of the player's stack."""

    seat: Seat
    tile: str


class TileGiven(Event, frozen=True):
    """A Verflixxt tile was left: the top tile went to the next player."""

    seat: Seat
    receiver_seat: Seat
    tile: str


class TileLost(Event, frozen=True):
    """A Verflixxt tile was left and nobody else plays: the top tile left the game."""

    seat: Seat
    tile: str


class TilesPassed(Event, frozen=True):
    """Tiles behind the last pawn left the game."""

    tile: tuple[str, ...]


class TilesRecycled(Event, frozen=True):
    """Tiles behind the last pawn were put before Finish (variant 3)."""

    tile: tuple[str, ...]


class RoundTokenTaken(Event, frozen=True):
    """The player brought Flixxy to Finish."""

    seat: Seat
    points: int


class FlixxyLeft(Event, frozen=True):
    """The fifth arrival: Flixxy and the action die left the game."""

    seat: Seat


class WormDrawn(Event, frozen=True):
    """For taking a malus tile; which token it is, only its owner knows."""

    seat: Seat


class WormSeen(Event, frozen=True):
    """What the token is, for its owner alone."""

    shows_hidden = True
    seat: Seat
    worm: Worm


class WormPlayed(Event, frozen=True):
    """The token is shown to everybody and goes under the pile."""

    shows_hidden = True
    seat: Seat
    worm: Worm


class SwappedWithPawn(Event, frozen=True):
    """The player's pawn went from `tile` to `onto`, the other one back to `tile`."""

    seat: Seat
    pawn_seat: Seat
    tile: str
    onto: str


class SwappedWithGuard(Event, frozen=True):
    """The player's pawn went from `tile` to `onto`, the guard back to `tile`."""

    seat: Seat
    tile: str
    onto: str


class SwappedWithFlixxy(Event, frozen=True):
    """The player's pawn went from `tile` to `onto`, Flixxy back to `tile`."""

    seat: Seat
    tile: str
    onto: str


class Buried(Event, frozen=True):
    """The top tile went under its owner's stack."""

    seat: Seat
    tile: str


class ExtraTurn(Event, frozen=True):
    """A worm token gives the same player another turn."""

    seat: Seat


class AllHome(Event, frozen=True):
    """A player's last pawn got home."""

    milestone = True
    seat: Seat


class LastMalusTaken(Event, frozen=True):
    """The owner of the last pawn took the largest free malus tile (variant 5)."""

    seat: Seat
    tile: str


class Ended(Event, frozen=True):
    """The game is over."""

    milestone = True
    why: str


Told = (
    Rolled
    | RolledBoth
    | PawnMoved
    | PawnPushed
    | GuardMoved
    | FlixxyMoved
    | Stayed
    | Forfeited
    | TileTaken
    | TileGiven
    | TileLost
    | TilesPassed
    | TilesRecycled
    | RoundTokenTaken
    | FlixxyLeft
    | WormDrawn
    | WormSeen
    | WormPlayed
    | SwappedWithPawn
    | SwappedWithGuard
    | SwappedWithFlixxy
    | Buried
    | ExtraTurn
    | AllHome
    | LastMalusTaken
    | Ended
)
