"""The worm tokens: what each of them does, and where it may be played (expansion p. 3)."""

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from rules.core.asks import Option, Part, single
from rules.core.game import Change
from rules.core.record import Event, Fact
from rules.core.tuples import with_player, without_item
from rules.verflixxt.actions import PlayBury, PlayDouble, PlayPush, PlaySwap, WormAction
from rules.verflixxt.box import FLIXXY, GUARD, Piece, Worm
from rules.verflixxt.events import (
    Buried,
    SwappedWithFlixxy,
    SwappedWithGuard,
    SwappedWithPawn,
    WormPlayed,
)
from rules.verflixxt.leaving import after_leaving, gone_forward
from rules.verflixxt.moves import consequence, flixxy_facts, gift_facts
from rules.verflixxt.state import Moved, State, Trace
from rules.verflixxt.track import is_tile, landing, lifted, occupied, place_of, put


def worm_moves(state: State) -> tuple[Option, ...]:
    """The tokens the player in turn may play now; equal ones count once."""
    held = sorted(set(state.players[state.turn.seat].ready))
    return tuple(option for worm in held for option in _uses(state, worm))


def _uses(state: State, worm: Worm) -> Iterator[Option]:
    match worm:
        case "swap":
            yield from _swaps(state)
        case "push":
            yield from _pushes(state)
        case "double":
            yield single(PlayDouble(), "double", "worm")
        case "bury":
            if len(state.players[state.turn.seat].stack) >= 2:
                yield single(PlayBury(), "bury", "worm")
        case _:
            assert_never(worm)


def _swaps(state: State) -> Iterator[Option]:
    """An own pawn with a piece of somebody else's on the next or the previous tile still there."""
    for place, square in enumerate(state.track):
        if state.turn.seat not in square.pieces or not is_tile(state.track, place):
            continue
        for beside in (place + 1, place - 1):
            if is_tile(state.track, beside):
                for piece in foreign(state, beside):
                    yield _swap(state, place=place, piece=piece, beside=beside)


def _swap(state: State, *, place: int, piece: Piece, beside: int) -> Option:
    tile, onto = state.track[place].tile.name, state.track[beside].tile.name
    return Option(
        PlaySwap(tile=tile, piece=piece, onto=onto),
        (Part("swap", icon="worm"), Part("swap-pawn", {"tile": tile}), _partner(piece, onto)),
    )


def _partner(piece: Piece, onto: str) -> Part:
    if piece == GUARD:
        return Part("swap-with-guard", {"onto": onto}, "guard")
    if piece == FLIXXY:
        return Part("swap-with-flixxy", {"onto": onto}, "flixxy")
    return Part("swap-with-pawn", {"pawn_seat": piece, "onto": onto}, "pawn")


def _pushes(state: State) -> Iterator[Option]:
    """A tile with a pawn or Flixxy on it, and a piece that is not the player's own."""
    for place, square in enumerate(state.track):
        if is_tile(state.track, place) and occupied(square) and foreign(state, place):
            yield Option(
                PlayPush(tile=square.tile.name),
                (Part("push", icon="worm"), _pushed_from(state, place)),
            )


def _pushed_from(state: State, place: int) -> Part:
    """From where to where, and who takes the tile or gives one away for it."""
    square, pieces = state.track[place], foreign(state, place)
    ends = {
        landing(state.track, place=place, piece=piece, steps=state.turn.number) for piece in pieces
    }
    facts: dict[str, Fact] = {
        "tile": square.tile.name,
        "onto": state.track[max(ends)].tile.name,
    }
    events = pushed(state, square.tile.name).events
    takes = consequence(events) == "-takes"
    if len(ends) > 1:
        return Part("push-round", {**facts, **flixxy_facts(events)})
    if gift := gift_facts(events):
        return Part("push-gives", {**facts, **gift, **flixxy_facts(events)})
    if pieces == (FLIXXY,):
        return Part("push-flixxy", {**facts, "takes": int(takes), **flixxy_facts(events)})
    if takes:
        return Part("push-takes", {**facts, "pawn_seat": pieces[0]})
    return Part("push-tile", facts)


def foreign(state: State, place: int) -> tuple[Piece, ...]:
    """The different pieces on a square that are not the player's own."""
    pieces = set(state.track[place].pieces) - {state.turn.seat}
    return tuple(sorted(pieces, reverse=True))


def worm_played(state: State, action: WormAction) -> Moved:
    """The token is shown, goes under the pile at once, and acts."""
    match action:
        case PlaySwap():
            return shown(state, "swap").then(swapped, action)
        case PlayPush(tile):
            return shown(state, "push").then(pushed, tile)
        case PlayDouble():
            return shown(state, "double").then(doubled)
        case PlayBury():
            return shown(state, "bury").then(buried)
        case _:
            assert_never(action)


def shown(state: State, worm: Worm) -> Moved:
    """The token leaves its owner and goes under the pile."""
    seat = state.turn.seat
    after = with_player(state, seat, ready=without_item(state.players[seat].ready, worm))
    told = WormPlayed(seat=seat, worm=worm)
    return Change(replace(after, pile=(*state.pile, worm)), (told,))


def swapped(state: State, swap: PlaySwap) -> Moved:
    """The two pieces change places; no tile is taken or given.

    The pawn may not make the normal move. Where one of several own pawns on the tile has changed
    places before in this turn, that one goes again.
    """
    seat = state.turn.seat
    place, beside = place_of(state.track, swap.tile), place_of(state.track, swap.onto)
    track = put(lifted(state.track, place, seat), place, swap.piece)
    track = put(lifted(track, beside, swap.piece), beside, seat)
    traces = (
        Trace(state.turn.count, seat, seat, swap.tile, swap.onto),
        Trace(state.turn.count, seat, swap.piece, swap.onto, swap.tile),
    )
    tired = state.turn.swapped
    if swap.tile in tired:
        tired = without_item(tired, swap.tile)
    turn = replace(state.turn, swapped=tuple(sorted((*tired, swap.onto))))
    after = replace(state, track=track, turn=turn, traces=state.traces + traces)
    return Change(after, (_told(state, swap),))


def _told(state: State, swap: PlaySwap) -> Event:
    seat = state.turn.seat
    if swap.piece == GUARD:
        return SwappedWithGuard(seat=seat, tile=swap.tile, onto=swap.onto)
    if swap.piece == FLIXXY:
        return SwappedWithFlixxy(seat=seat, tile=swap.tile, onto=swap.onto)
    return SwappedWithPawn(seat=seat, pawn_seat=swap.piece, tile=swap.tile, onto=swap.onto)


def pushed(state: State, tile: str) -> Moved:
    """All foreign pieces on the tile go forward by the number rolled; it replaces the move.

    Only a piece that was alone there empties the tile.
    """
    place = place_of(state.track, tile)
    square = state.track[place]
    change = Change(replace(state, turn=replace(state.turn, pushed=True)))
    for piece in square.pieces:
        if piece != state.turn.seat:
            change = change.then(gone_forward, place=place, piece=piece)
    return change.then(after_leaving, square)


def doubled(state: State) -> Moved:
    """Another turn follows this one; several add up."""
    return Change(replace(state, turn=replace(state.turn, owed=state.turn.owed + 1)))


def buried(state: State) -> Moved:
    """The top tile goes under its owner's stack."""
    seat = state.turn.seat
    *rest, top = state.players[seat].stack
    after = with_player(state, seat, stack=(top, *rest))
    return Change(after, (Buried(seat=seat, tile=top.name),))
