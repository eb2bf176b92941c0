"""How a game goes: set up, roll, move a piece or play worm tokens, turn after turn."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from msgspec.structs import replace

from rules.core.asks import Ask, Choose, Question, one_choice
from rules.core.chance import Chance, die, drawn, keyed, shuffled
from rules.core.game import Change, Options, must_fit
from rules.core.record import Event, Seat
from rules.core.tuples import with_player
from rules.verflixxt.actions import (
    Back,
    Done,
    Forward,
    Move,
    PlayBury,
    PlayDouble,
    PlayPush,
    PlaySwap,
    Roll,
    Stay,
)
from rules.verflixxt.box import (
    ACTION_DIE,
    FINISH,
    FLIXXY,
    GUARD,
    ROUND_TOKENS,
    START,
    WORMS,
    guarded,
    laid,
    pawns,
)
from rules.verflixxt.ending import homecoming
from rules.verflixxt.events import (
    ExtraTurn,
    FlixxyMoved,
    Forfeited,
    PawnMoved,
    Rolled,
    RolledBoth,
    Stayed,
    TileTaken,
)
from rules.verflixxt.house import House, agreed, fits
from rules.verflixxt.leaving import cleared, moved_back, moved_forward, next_in_play
from rules.verflixxt.moves import movers, moves, one_is_free
from rules.verflixxt.state import Moved, Player, Square, State, Track, Turn
from rules.verflixxt.track import flixxy_plays, pawns_out, place_of
from rules.verflixxt.worms import worm_moves, worm_played

MOST_BUTTONS = 8
"""Moves that stand as buttons without hiding the board on a phone."""


def new(seats: int, options: Options, chance: Chance) -> State:
    """Everybody on Start; the first player is drawn."""
    must_fit(fits(options, seats))
    house = agreed(options)
    state = State(
        house=house,
        turn=Turn(seat=keyed(chance, "first").below(seats)),
        track=set_up(house, seats, keyed(chance, "track")),
        players=(Player(),) * seats,
        rounds=() if house.nochmal == "off" else ROUND_TOKENS,
        pile=shuffled(keyed(chance, "worms"), WORMS) if house.worms else (),
    )
    return opened(state, chance).carry_on(single_move_played, chance).state


def opening(state: State) -> Iterator[Event]:
    """The single moves that were played before anybody had a choice, and the roll that is out."""
    for trace in state.traces:
        moved = FlixxyMoved if trace.piece == FLIXXY else PawnMoved
        yield moved(seat=trace.seat, tile=trace.tile, onto=trace.onto)
        if trace.tile in (tile.name for tile in state.players[trace.seat].stack):
            yield TileTaken(seat=trace.seat, tile=trace.tile)
    if state.turn.number:
        yield rolled_told(state.turn)


def set_up(house: House, seats: int, chance: Chance) -> Track:
    """The track with its guards, all pawns on Start, and Flixxy too with the expansion (p. 1)."""
    tiles = laid(house, chance)
    posts = guarded(house, tiles)
    flixxy = () if house.nochmal == "off" else (FLIXXY,)
    return (
        Square(START, (*flixxy, *pawns(seats))),
        *(Square(tile, (GUARD,) if tile in posts else ()) for tile in tiles),
        Square(FINISH),
    )


def asks(state: State) -> Mapping[Seat, Ask]:
    """Only the player in turn is asked."""
    return {} if state.over else {state.turn.seat: Ask(tuple(questions(state)))}


def questions(state: State) -> Iterator[Question]:
    """Roll; then a move for all to see, beside the worm tokens for their owner alone."""
    if not state.turn.number:
        yield one_choice(Roll(), "roll")
        return
    offered = moves(state)
    over = isinstance(offered[0].action, Done)
    word, facts = "done" if over else "move", {"number": state.turn.number}
    yield Choose(offered, word, facts=facts, buttons=MOST_BUTTONS)
    if worms := worm_moves(state):
        yield Choose(worms, "worm", private=True)


def apply(
    state: State,
    seat: Seat,  # noqa: ARG001  (only the player in turn is ever asked)
    action: Move,
    chance: Chance,
) -> Moved:
    """The move, and every single move that follows where the table wants these played."""
    luck = keyed(chance, choices=(state, action))
    return played(state, action, luck).carry_on(single_move_played, luck)


def single_move_played(state: State, chance: Chance) -> Moved | None:
    """The next move where the player in turn has no choice; None where there is one."""
    only = single_move(state)
    return None if only is None else played(state, only, chance)


def single_move(state: State) -> Move | None:
    """The move without alternative that is played by itself.

    Nobody who might play a worm token is passed over, whatever the tokens are.
    """
    turn = state.turn
    if state.over or not state.house.single_moves or not turn.number:
        return None
    offered = moves(state)
    if len(offered) > 1 or state.players[turn.seat].ready:
        return None
    only: Move = offered[0].action
    return only


def played(state: State, action: Move, chance: Chance) -> Moved:
    """What one move leads to, up to the next roll or decision."""
    match action:
        case Roll():
            return rolled(state, chance)
        case PlaySwap() | PlayPush() | PlayDouble() | PlayBury():
            return settled(state, worm_played(state, action)).then(after_worm, chance)
        case Forward() | Back() | Stay() | Done():
            return settled(state, stepped(state, action)).then(closed, chance)
        case _:
            assert_never(action)


def stepped(state: State, action: Forward | Back | Stay | Done) -> Moved:
    """The ordinary move, or what stands in its place."""
    match action:
        case Forward(piece, tile):
            return moved_forward(state, place=place_of(state.track, tile), piece=piece)
        case Back(piece, tile):
            return moved_back(state, place=place_of(state.track, tile), piece=piece)
        case Stay():
            return stayed(state)
        case Done():
            return stayed(state) if state.turn.pushed else forfeited(state)
        case _:
            assert_never(action)


def settled(before: State, change: Moved) -> Moved:
    """After every move, push and swap: tiles that are passed go, and the game may be over."""
    return change.then(cleared).then(homecoming, before)


def after_worm(state: State, chance: Chance) -> Moved:
    """The turn is over when neither a move nor a token is left; a move may be forfeited."""
    if state.over:
        return Change(state)
    if state.players[state.turn.seat].ready or any(movers(state)) or one_is_free(state):
        return Change(state)
    change = Change(state) if state.turn.pushed else forfeited(state)
    return change.then(closed, chance)


def stayed(state: State) -> Moved:
    """The turn ends where every piece is."""
    return Change(state, (Stayed(seat=state.turn.seat),))


def forfeited(state: State) -> Moved:
    """The turn ends without a move."""
    return Change(state, (Forfeited(seat=state.turn.seat),))


def closed(state: State, chance: Chance) -> Moved:
    """The next player with a pawn out follows, or the same one where a turn is owed."""
    if state.over:
        return Change(state)
    turn = state.turn
    if turn.owed and pawns_out(state.track, turn.seat):
        again = replace(state, turn=Turn(seat=turn.seat, count=turn.count + 1, owed=turn.owed - 1))
        return Change(again, (ExtraTurn(seat=turn.seat),)).then(opened, chance)
    seat = next_in_play(state, turn.seat)
    assert seat is not None, "the game would be over"
    after = wakened(replace(state, turn=Turn(seat=seat, count=turn.count + 1)))
    return opened(after, chance)


def wakened(state: State) -> State:
    """Worm tokens may be played from the owner's next turn on, not in an extra turn."""
    seat = state.turn.seat
    player = state.players[seat]
    ready = tuple(sorted(player.ready + player.fresh))
    return with_player(state, seat, ready=ready, fresh=())


def opened(state: State, chance: Chance) -> Moved:
    """A turn begins: old ways are forgotten, and the dice are rolled where the table wants it."""
    oldest = state.turn.count - len(state.players)
    traces = tuple(trace for trace in state.traces if trace.turn >= oldest)
    after = replace(state, traces=traces)
    return rolled(after, chance) if state.house.roll else Change(after)


def rolled(state: State, chance: Chance) -> Moved:
    """The number die, and with Flixxy in play the action die (expansion p. 1)."""
    turn = state.turn
    roll = keyed(chance, "turn", turn.count)
    number = die(keyed(roll, "number"))
    face = drawn(keyed(roll, "action"), ACTION_DIE) if flixxy_plays(state.track) else ""
    after = replace(turn, number=number, face=face)
    return Change(replace(state, turn=after), (rolled_told(after),))


def rolled_told(turn: Turn) -> Event:
    """What the dice of a turn show."""
    if not turn.face:
        return Rolled(seat=turn.seat, number=turn.number)
    return RolledBoth(seat=turn.seat, number=turn.number, face=turn.face)
