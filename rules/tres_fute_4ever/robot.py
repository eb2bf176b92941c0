"""Robots that play Très Futé by the learnt worth of a sheet: the good one and the easy one.

They make the move after which the sheet promises most, or nearly so. Open "?" are used up one after
the other, each where it promises most.
"""

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.levels import best, careless
from rules.core.record import Seat
from rules.tres_fute_4ever.actions import Decline, GiveUpRoll, Move
from rules.tres_fute_4ever.policy import Imagined, Policy
from rules.tres_fute_4ever.reading import after, stage_of
from rules.tres_fute_4ever.state import Player, State
from rules.tres_fute_4ever.value import network
from rules.tres_fute_4ever.view import View

SLACK = 13.0
"""How many points an easy robot may give away with a move."""
IDLE = (GiveUpRoll, Decline)
"""What an easy robot does only where nothing else is left."""


def robot(view: View, ask: Ask, chance: Chance) -> Move:  # noqa: ARG001  (it needs no luck)
    """The move after which this seat's sheet promises most."""
    assert view.seat is not None, "nobody plays from the channel's view"
    return best(worths(position(view), view.seat, ask.moves))


def easy(view: View, ask: Ask, chance: Chance) -> Move:
    """A move that promises not much less than the best one; a die that fits is taken."""
    assert view.seat is not None, "nobody plays from the channel's view"
    promised = worths(position(view), view.seat, ask.moves)
    busy: dict[Move, float] = {
        move: worth for move, worth in promised.items() if not isinstance(move, IDLE)
    }
    return careless(busy or promised, SLACK, chance)


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
