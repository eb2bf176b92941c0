"""How a game goes: roll or bank, turn after turn, until somebody has reached the goal."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from msgspec.structs import replace

from new_game.template.rules.pig.box import BUST, GOALS, USUAL_GOAL
from new_game.template.rules.pig.scoring import totals, turn_points
from new_game.template.rules.pig.state import (
    Bank,
    Banked,
    Busted,
    Move,
    Player,
    Roll,
    Rolled,
    State,
    Turn,
)
from rules.core.asks import Ask, Choose, Option, single
from rules.core.chance import Chance, die, drawn, keyed
from rules.core.errors import Refusal
from rules.core.game import Change, Options, Result, TableOption, agreed, ranked, unfit
from rules.core.record import Seat
from rules.core.tuples import with_player

SEATS = range(2, 7)
OPTIONS = (TableOption("goal", GOALS, USUAL_GOAL),)


def fits(options: Options, seats: int) -> Refusal | None:
    """Why these options or this number of players are not allowed; None where they are."""
    return unfit(OPTIONS, options, seats, SEATS)


def new(seats: int, options: Options, chance: Chance) -> State:
    """Nobody has points yet; who begins is drawn by lot."""
    chosen = agreed(OPTIONS, options, fits(options, seats))
    return State(
        goal=int(chosen["goal"]),
        players=(Player(),) * seats,
        turn=Turn(drawn(keyed(chance, "first"), range(seats))),
    )


def is_over(state: State) -> bool:
    """Whether somebody has reached the goal."""
    return max(totals(state)) >= state.goal


def asks(state: State) -> Mapping[Seat, Ask]:
    """Only the player in turn is asked."""
    if is_over(state):
        return {}
    return {state.turn.seat: Ask((Choose(tuple(moves(state)), "turn"),))}


def moves(state: State) -> Iterator[Option]:
    """Rolling is always possible; banking as soon as there is something to bank."""
    yield single(Roll(), "roll", "roll")
    if state.turn.dice:
        yield single(Bank(), "bank", "done", points=turn_points(state.turn.dice))


def apply(
    state: State,
    seat: Seat,  # noqa: ARG001  (only the player in turn is ever asked)
    action: Move,
    chance: Chance,
) -> Change[State]:
    """One function for each kind of move."""
    match action:
        case Roll():
            return rolled(state, die(this_roll(state, chance)))
        case Bank():
            return banked(state)
        case _:
            assert_never(action)


def this_roll(state: State, chance: Chance) -> Chance:
    """The luck of a roll, by what everybody has and what was rolled before."""
    turn = state.turn
    place = ("turn", turn.number, "roll", len(turn.dice) + 1)
    return keyed(chance, *place, choices=(turn, state.players))


def rolled(state: State, face: int) -> Change[State]:
    """The points at stake grow; a 1 ends the turn."""
    turn = replace(state.turn, dice=(*state.turn.dice, face))
    change = Change(replace(state, turn=turn), (Rolled(seat=turn.seat, face=face),))
    return change.then(busted) if face == BUST else change


def busted(state: State) -> Change[State]:
    """Everything rolled before the 1 is lost."""
    told = Busted(seat=state.turn.seat, points=turn_points(state.turn.dice[:-1]))
    return Change(next_turn(state), (told,))


def banked(state: State) -> Change[State]:
    """The points at stake are safe."""
    seat, points = state.turn.seat, turn_points(state.turn.dice)
    total = state.players[seat].points + points
    after = with_player(state, seat, points=total)
    return Change(next_turn(after), (Banked(seat=seat, points=points, total=total),))


def next_turn(state: State) -> State:
    """The next player follows clockwise."""
    before = state.turn
    following = (before.seat + 1) % len(state.players)
    return replace(state, turn=Turn(following, number=before.number + 1), before=before)


def result(state: State) -> Result | None:
    """Whoever has reached the goal wins; the others follow by their points."""
    if not is_over(state):
        return None
    return Result(totals(state), ranked(totals(state)), "goal-reached")
