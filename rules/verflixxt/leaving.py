"""What a piece leads to when it leaves a tile: who takes it, who gives one away, what is passed."""

from msgspec.structs import replace

from rules.core.game import Change
from rules.core.record import Event, Seat
from rules.core.tuples import with_player
from rules.verflixxt.box import FLIXXY, GUARD, Piece, Tile
from rules.verflixxt.events import (
    FlixxyLeft,
    FlixxyMoved,
    GuardMoved,
    PawnMoved,
    PawnPushed,
    RoundTokenTaken,
    TileGiven,
    TileLost,
    TilesPassed,
    TilesRecycled,
    TileTaken,
    WormDrawn,
    WormSeen,
)
from rules.verflixxt.state import Moved, Square, State, Trace
from rules.verflixxt.track import alone, arrives, landing, lifted, passed, pawns_out, put


def moved_forward(state: State, *, place: int, piece: Piece) -> Moved:
    """The player in turn moves one piece by the number rolled (p. 1)."""
    change = gone_forward(state, place=place, piece=piece)
    return change.then(after_leaving, state.track[place])


def moved_back(state: State, *, place: int, piece: Piece) -> Moved:
    """One tile back, on a rolled 1 (variant 2); the tile that is left counts as usual."""
    change = shifted(state, place=place, piece=piece, to=place - 1)
    return change.then(after_leaving, state.track[place])


def gone_forward(state: State, *, place: int, piece: Piece) -> Moved:
    """A piece goes the number of steps rolled, whatever becomes of the tile it leaves."""
    steps = state.turn.number
    to = landing(state.track, place=place, piece=piece, steps=steps)
    change = shifted(state, place=place, piece=piece, to=to)
    arrived = piece == FLIXXY and arrives(state.track, place=place, steps=steps)
    return change.then(flixxy_arrived) if arrived else change


def shifted(state: State, *, place: int, piece: Piece, to: int) -> Moved:
    """A piece goes from one square to another. A guard that gets to Finish leaves the game."""
    tile, onto = state.track[place].tile.name, state.track[to].tile.name
    track = lifted(state.track, place, piece)
    if not (piece == GUARD and to == len(track) - 1):
        track = put(track, to, piece)
    trace = Trace(state.turn.count, state.turn.seat, piece, tile, onto)
    after = replace(state, track=track, traces=(*state.traces, trace))
    return Change(after, (_told(state.turn.seat, piece, tile=tile, onto=onto),))


def _told(seat: Seat, piece: Piece, *, tile: str, onto: str) -> Event:
    if piece == GUARD:
        return GuardMoved(seat=seat, tile=tile, onto=onto)
    if piece == FLIXXY:
        return FlixxyMoved(seat=seat, tile=tile, onto=onto)
    if piece == seat:
        return PawnMoved(seat=seat, tile=tile, onto=onto)
    return PawnPushed(seat=seat, pawn_seat=piece, tile=tile, onto=onto)


def flixxy_arrived(state: State) -> Moved:
    """Whoever brings Flixxy to Finish or past it takes the top round token (expansion p. 2).

    When none is left Flixxy leaves the game, and the action die with it.
    """
    seat = state.turn.seat
    if not state.rounds:
        place = next(at for at, square in enumerate(state.track) if FLIXXY in square.pieces)
        after = replace(state, track=lifted(state.track, place, FLIXXY))
        return Change(after, (FlixxyLeft(seat=seat),))
    top, *rest = state.rounds
    after = with_player(state, seat, tokens=(*state.players[seat].tokens, top))
    told = RoundTokenTaken(seat=seat, points=top)
    return Change(replace(after, rounds=tuple(rest)), (told,))


def after_leaving(state: State, left: Square) -> Moved:
    """What becomes of a tile once a piece has left it; `left` is how it was before.

    Where a pawn was alone its owner takes the tile (p. 2); where Flixxy was, the player in turn.
    A Verflixxt tile stays, and the player in turn gives a tile away (expansion p. 2).
    """
    if not alone(left) or left.tile.kind in ("start", "finish"):
        return Change(state)
    if left.tile.kind == "verflixxt":
        return given(state)
    (piece,) = left.pieces
    return taken(state, state.turn.seat if piece == FLIXXY else piece, left.tile)


def taken(state: State, seat: Seat, tile: Tile) -> Moved:
    """The tile leaves the track and lies on top of the stack; a malus draws a worm token."""
    change = Change(laid_on_stack(state, seat, tile), (TileTaken(seat=seat, tile=tile.name),))
    if tile.kind != "malus" or not state.pile:
        return change
    return change.then(worm_drawn, seat)


def laid_on_stack(state: State, seat: Seat, tile: Tile) -> State:
    """The tile leaves the track for the stack, and whoever stands on it plays no more."""
    track = tuple(square for square in state.track if square.tile != tile)
    after = with_player(state, seat, stack=(*state.players[seat].stack, tile))
    return replace(after, track=track)


def worm_drawn(state: State, seat: Seat) -> Moved:
    """The top token of the pile, seen by its owner alone (expansion p. 3)."""
    worm, *pile = state.pile
    fresh = tuple(sorted((*state.players[seat].fresh, worm)))
    after = with_player(state, seat, fresh=fresh)
    told = (WormDrawn(seat=seat), WormSeen(to=(seat,), seat=seat, worm=worm))
    return Change(replace(after, pile=tuple(pile)), told)


def given(state: State) -> Moved:
    """The top tile goes to the next player still in play; if there is none it leaves the game."""
    seat = state.turn.seat
    player = state.players[seat]
    if not player.stack:
        return Change(state)
    *rest, top = player.stack
    after = with_player(state, seat, stack=tuple(rest))
    receiver = next_in_play(state, seat)
    if receiver is None or receiver == seat:
        lost = replace(after, away=(*state.away, top))
        return Change(lost, (TileLost(seat=seat, tile=top.name),))
    after = with_player(after, receiver, stack=(*after.players[receiver].stack, top))
    return Change(after, (TileGiven(seat=seat, receiver_seat=receiver, tile=top.name),))


def next_in_play(state: State, seat: Seat) -> Seat | None:
    """Clockwise the next seat with a pawn still out, at last this one itself."""
    seats = len(state.players)
    order = ((seat + step) % seats for step in range(1, seats + 1))
    return next((other for other in order if pawns_out(state.track, other)), None)


def cleared(state: State) -> Moved:
    """Tiles behind the last pawn leave the game with their guards (p. 2).

    In variant 3 they are put before Finish instead, in their order, as often as it happens.
    """
    gone = passed(state.track)
    if not gone:
        return Change(state)
    names = tuple(square.tile.name for square in gone)
    stay = tuple(square for square in state.track if square not in gone)
    if not state.house.recycle:
        away = (*state.away, *(square.tile for square in gone))
        return Change(replace(state, track=stay, away=away), (TilesPassed(tile=names),))
    again = tuple(replace(square, again=True) for square in gone)
    after = replace(state, track=(*stay[:-1], *again, stay[-1]))
    return Change(after, (TilesRecycled(tile=names),))
