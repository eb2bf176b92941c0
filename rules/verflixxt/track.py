"""The track as a row of squares: who stands where, who is alone, what is passed."""

from msgspec.structs import replace

from rules.core.record import Seat
from rules.core.tuples import with_item, without_item
from rules.verflixxt.box import FLIXXY, GUARD, Piece, is_pawn
from rules.verflixxt.state import Square, Track


def place_of(track: Track, name: str) -> int:
    """Where the tile of that name lies on the track."""
    return next(place for place, square in enumerate(track) if square.tile.name == name)


def is_tile(track: Track, place: int) -> bool:
    """Neither Start nor Finish."""
    return 0 < place < len(track) - 1


def alone(square: Square) -> bool:
    """A single piece stands there with nobody beside it, not even a guard."""
    return len(square.pieces) == 1


def occupied(square: Square) -> bool:
    """A pawn of any colour, or Flixxy, stands there: its guards may be moved (p. 1)."""
    return any(piece != GUARD for piece in square.pieces)


def flixxy_plays(track: Track) -> bool:
    """Whether Flixxy is on the track."""
    return any(FLIXXY in square.pieces for square in track)


def pawns_out(track: Track, seat: Seat) -> int:
    """How many of a player's pawns have not got home."""
    return sum(square.pieces.count(seat) for square in track[:-1])


def all_pawns_out(track: Track) -> int:
    """How many pawns of anybody have not got home."""
    return sum(is_pawn(piece) for square in track[:-1] for piece in square.pieces)


def landing(track: Track, *, place: int, piece: Piece, steps: int) -> int:
    """Where a piece gets to: Finish stops every piece but Flixxy, which goes round.

    For Flixxy, Finish and Start count one step each.
    """
    if piece == FLIXXY:
        return (place + steps) % len(track)
    return min(place + steps, len(track) - 1)


def arrives(track: Track, *, place: int, steps: int) -> bool:
    """Whether Flixxy gets onto or past Finish; leaving Finish is no arrival (expansion p. 2)."""
    finish = len(track) - 1
    return place < finish <= place + steps or finish + len(track) <= place + steps


def without(square: Square, piece: Piece) -> Square:
    """The square after a piece has left it."""
    return replace(square, pieces=without_item(square.pieces, piece))


def beside(square: Square, piece: Piece) -> Square:
    """The square after a piece has come to it."""
    return replace(square, pieces=tuple(sorted((*square.pieces, piece))))


def lifted(track: Track, place: int, piece: Piece) -> Track:
    """The track after a piece was taken off it."""
    return with_item(track, place, without(track[place], piece))


def put(track: Track, place: int, piece: Piece) -> Track:
    """The track after a piece was put on it."""
    return with_item(track, place, beside(track[place], piece))


def passed(track: Track) -> tuple[Square, ...]:
    """The tiles behind the last pawn: none stands on them, before them or on Start.

    Verflixxt tiles always stay, and while Flixxy plays nothing is passed (expansion p. 2).
    """
    if flixxy_plays(track):
        return ()
    last = next(
        (place for place, square in enumerate(track[:-1]) if any(map(is_pawn, square.pieces))), 0
    )
    return tuple(square for square in track[1:last] if square.tile.kind != "verflixxt")
