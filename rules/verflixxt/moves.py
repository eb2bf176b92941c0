"""What the dice allow: the pieces that may be moved, where each lands, and what it takes."""

from collections.abc import Iterator

from rules.core.asks import Option, single
from rules.core.record import Event, Fact
from rules.verflixxt.actions import Back, Done, Forward, Stay
from rules.verflixxt.box import FLIXXY, GUARD, Piece, is_pawn
from rules.verflixxt.events import FlixxyLeft, RoundTokenTaken, TileGiven, TileLost, TileTaken
from rules.verflixxt.leaving import moved_back, moved_forward
from rules.verflixxt.state import Square, State
from rules.verflixxt.track import is_tile, landing, occupied


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
    """Every move on offer after the roll, those of one's own pawns first."""
    return tuple(_moves(state))


def _moves(state: State) -> Iterator[Option]:
    pieces = sorted(movers(state), key=lambda mover: mover[1] != state.turn.seat)
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
    events = moved_forward(state, place=place, piece=piece).events
    tile, flixxy = state.track[place].tile.name, flixxy_facts(events) if piece == FLIXXY else {}
    return single(
        Forward(piece, tile),
        f"{_called(piece)}{consequence(events)}",
        _called(piece),
        tile=tile,
        onto=state.track[to].tile.name,
        **flixxy,
        **gift_facts(events),
    )


def _back(state: State, place: int, piece: Piece) -> Option:
    tile = state.track[place].tile.name
    events = moved_back(state, place=place, piece=piece).events
    return single(
        Back(piece, tile),
        f"{_called(piece)}-back{consequence(events)}",
        _called(piece),
        tile=tile,
        onto=state.track[place - 1].tile.name,
        **gift_facts(events),
    )


def _called(piece: Piece) -> str:
    return {GUARD: "guard", FLIXXY: "flixxy"}.get(piece, "pawn")


def consequence(events: tuple[Event, ...]) -> str:
    """How the word for a move goes on, by what it would lead to."""
    if any(isinstance(event, TileTaken) for event in events):
        return "-takes"
    gives = any(isinstance(event, TileGiven | TileLost) for event in events)
    return "-gives" if gives else ""


def gift_facts(events: tuple[Event, ...]) -> dict[str, Fact]:
    """Whether a tile that is given away is lost, because nobody else is in play."""
    if consequence(events) != "-gives":
        return {}
    return {"lost": int(any(isinstance(event, TileLost) for event in events))}


def flixxy_facts(events: tuple[Event, ...]) -> dict[str, Fact]:
    """What the round token is worth that Flixxy brings, and whether it leaves the game."""
    points = sum(event.points for event in events if isinstance(event, RoundTokenTaken))
    return {"points": points, "leaves": int(any(isinstance(e, FlixxyLeft) for e in events))}
