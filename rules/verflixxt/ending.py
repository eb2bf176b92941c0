"""When the game is over, and what is taken at the end (p. 3, variants 4 and 5)."""

from msgspec.structs import replace

from rules.core.game import Change
from rules.verflixxt.box import GUARD, is_pawn
from rules.verflixxt.events import AllHome, Ended, LastMalusTaken, TileTaken
from rules.verflixxt.leaving import laid_on_stack
from rules.verflixxt.state import Moved, State
from rules.verflixxt.track import all_pawns_out, alone, pawns_out


def homecoming(state: State, before: State) -> Moved:
    """Tell whose last pawn got home since `before`; the game may be over with it."""
    seats = range(len(state.players))
    home = tuple(
        seat for seat in seats if pawns_out(before.track, seat) and not pawns_out(state.track, seat)
    )
    change = Change(state, tuple(AllHome(seat=seat) for seat in home))
    return change.then(ended) if is_over(state) else change


def is_over(state: State) -> bool:
    """Whether the end that was agreed has come."""
    match state.house.ending:
        case "all-home":
            return all_pawns_out(state.track) == 0
        case "first-home":
            return any(not pawns_out(state.track, seat) for seat in range(len(state.players)))
        case "last-pawn":
            return all_pawns_out(state.track) <= 1


def ended(state: State) -> Moved:
    """What the ending leaves its players to take; no worm token is drawn for it."""
    change = Change(state)
    if state.house.ending == "first-home":
        change = change.then(lone_tiles_taken)
    elif state.house.ending == "last-pawn":
        change = change.then(last_malus_taken)
    return change.then(_over)


def _over(state: State) -> Moved:
    why = state.house.ending
    return Change(replace(state, over=why), (Ended(why=why),))


def lone_tiles_taken(state: State) -> Moved:
    """Variant 4: whoever has a pawn alone on a tile must take the tile."""
    change = Change(state)
    for square in state.track[1:-1]:
        if alone(square) and is_pawn(square.pieces[0]) and square.tile.kind != "verflixxt":
            after = laid_on_stack(change.state, square.pieces[0], square.tile)
            told = TileTaken(seat=square.pieces[0], tile=square.tile.name)
            change = Change(after, (*change.events, told))
    return change


def last_malus_taken(state: State) -> Moved:
    """Variant 5: the last pawn's owner takes the largest malus tile without a guard."""
    owners = [piece for square in state.track[:-1] for piece in square.pieces if is_pawn(piece)]
    free = [
        square.tile
        for square in state.track
        if square.tile.kind == "malus" and GUARD not in square.pieces
    ]
    if not owners or not free:
        return Change(state)
    tile = min(free, key=lambda malus: malus.value)
    after = laid_on_stack(state, owners[0], tile)
    told = LastMalusTaken(seat=owners[0], tile=tile.name)
    return Change(replace(after, last_malus=tile), (told,))
