"""Robots that play Très Futé by the learnt worth of a sheet: the good one and the easy one.

They make the move after which the sheet promises most, or nearly so. Open "?" are used up one after
the other, each where it promises most.
"""

from typing import Any

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.levels import best, careless
from rules.core.record import Seat
from rules.tres_fute_4ever.actions import (
    Decline,
    GiveUpRoll,
    Move,
    TakeDie,
    TakeExtra,
    TakeSilver,
    UseMark,
)
from rules.tres_fute_4ever.policy import Imagined, Policy
from rules.tres_fute_4ever.reading import after, stage_of
from rules.tres_fute_4ever.sheet import Green, Yellow, zone_of
from rules.tres_fute_4ever.state import Player, State
from rules.tres_fute_4ever.value import network
from rules.tres_fute_4ever.view import View

SLACK = 55.0
"""How many points of some 300 an easy robot may give away with a move while much is to come."""
MUCH = 4
"""So many turns. With fewer it sees ever better what a move costs; in the last one there is none
to make up for it."""
IDLE = (GiveUpRoll, Decline)
"""What an easy robot does only where nothing is better."""


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it needs no luck)
    """The move after which this seat's sheet promises most."""
    assert view.seat is not None, "nobody plays from the channel's view"
    return best(worths(position(view), view.seat, ask.moves))


def easy(view: View, ask: Ask, chance: Chance) -> Move:
    """Uses a zone that is not the best one, but uses it well; a die that fits is taken."""
    assert view.seat is not None, "nobody plays from the channel's view"
    state = position(view)
    promised = worths(state, view.seat, ask.moves)
    busy: dict[Move, float] = {
        move: worth for move, worth in promised.items() if not isinstance(move, IDLE)
    }
    if isinstance(best(promised), IDLE):
        busy = promised
    _, active, passive, _ = stage_of(state, view.seat)
    return careless(busy, SLACK * min(1, (active + passive) / MUCH), chance, kind)


def kind(move: Move) -> tuple[Any, ...]:
    """What is done, and in which zone; of yellow and green in which row."""
    if not isinstance(move, TakeDie | TakeSilver | TakeExtra | UseMark):
        return (type(move),)
    match move.entry:
        case Yellow(row) | Green(row):
            return (type(move), zone_of(move.entry), row)
        case entry:
            return (type(move), zone_of(entry))


def worths(state: State, seat: Seat, moves: tuple[Move, ...]) -> dict[Move, float]:
    """By move what it promises; where there is only one, nothing is weighed."""
    if len(moves) == 1:
        return {moves[0]: 0.0}
    moment = network().at(stage_of(state, seat))
    policy = Policy(Imagined(0))
    return {move: policy.worth(*after(state, seat, move), moment) for move in moves}


def position(view: View) -> State:
    """Nothing is secret: the view says all there is to know."""
    return State(
        auto_roll=view.auto_roll,
        first=view.first,
        active=view.active,
        players=tuple(Player(p.sheet, p.doing, p.pool, p.extras) for p in view.players),
        round=view.round,
        passive_turn=view.passive_turn,
        roll=view.roll,
        dice=view.dice,
        boxes=view.boxes,
        over=view.over,
    )
