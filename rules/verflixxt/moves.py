"""What the dice allow: the pieces that may be moved, where each lands, and what it takes."""

from collections.abc import Iterator

from rules.core.asks import Option, single
from rules.core.record import Fact
from rules.verflixxt.actions import Back, Done, Forward, Stay
from rules.verflixxt.box import FLIXXY, GUARD, Piece, is_pawn
from rules.verflixxt.state import Square, State
from rules.verflixxt.track import alone, arrives, is_tile, landing, occupied


def movers(state: State) -> Iterator[tuple[int, Piece]]:
    """The places and pieces from which the player in turn may choose; equal pieces count once."""
    if state.turn.pushed:
        return
    for place, square in enumerate(state.track):
        finished = place == len(state.track) - 1
        for piece in sorted(set(square.pieces), reverse=True):
            if not (finished and is_pawn(piece)) and may_move(state, square, piece):
                yield place, piece


def may_move(state: State, square: Square, piece: Piece) -> bool:
    """Flixxy when the action die shows it or "?"; else an own pawn, or a guard beside a pawn.

    The Flixxy face allows nothing else (expansion p. 2). A pawn that changed places stays.
    """
    turn = state.turn
    if piece == FLIXXY:
        return turn.face in ("flixxy", "question")
    if turn.face == "flixxy":
        return False
    if piece == GUARD:
        return occupied(square)
    return piece == turn.seat and square.pieces.count(piece) > turn.swapped.count(square.tile.name)


def moves(state: State) -> tuple[Option, ...]:
    """Every move on offer after the roll."""
    return tuple(_moves(state))


def _moves(state: State) -> Iterator[Option]:
    pieces = tuple(movers(state))
    for place, piece in pieces:
        yield _forward(state, place, piece)
    if one_is_free(state):
        for place, piece in pieces:
            if may_step_back(state, place):
                yield _back(state, place, piece)
        yield single(Stay(), "stay")
    elif not pieces:
        yield single(Done(), "done")


def one_is_free(state: State) -> bool:
    """Variant 2: a rolled 1 may also be a step back, or none at all."""
    return state.house.one_is_free and state.turn.number == 1 and not state.turn.pushed


def may_step_back(state: State, place: int) -> bool:
    """Not from Start or Finish, and not onto Start."""
    return is_tile(state.track, place) and is_tile(state.track, place - 1)


def _forward(state: State, place: int, piece: Piece) -> Option:
    to = landing(state.track, place=place, piece=piece, steps=state.turn.number)
    points: dict[str, Fact] = {"points": round_points(state, place)} if piece == FLIXXY else {}
    tile = state.track[place].tile.name
    return single(
        Forward(piece, tile),
        f"{_called(piece)}{consequence(state, place)}",
        _called(piece),
        tile=tile,
        onto=state.track[to].tile.name,
        **points,
    )


def _back(state: State, place: int, piece: Piece) -> Option:
    tile = state.track[place].tile.name
    return single(
        Back(piece, tile),
        f"{_called(piece)}-back{consequence(state, place)}",
        _called(piece),
        tile=tile,
        onto=state.track[place - 1].tile.name,
    )


def _called(piece: Piece) -> str:
    return {GUARD: "guard", FLIXXY: "flixxy"}.get(piece, "pawn")


def consequence(state: State, place: int) -> str:
    """How the word for a move goes on when the tile is left by a piece that was alone."""
    square = state.track[place]
    if not is_tile(state.track, place) or not alone(square):
        return ""
    if square.tile.kind != "verflixxt":
        return "-takes"
    return "-gives" if state.players[state.turn.seat].stack else ""


def round_points(state: State, place: int) -> int:
    """What the round token is worth that Flixxy brings from there with the number rolled."""
    arrived = arrives(state.track, place=place, steps=state.turn.number)
    return state.rounds[0] if state.rounds and arrived else 0
