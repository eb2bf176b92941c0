"""The strong robot: after each promising move it plays on for a turn or two, many times.

It plays on by the learnt worth, and values where that leads by the same. Nothing is secret: only
the dice to come are drawn anew.
"""

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.playouts import SEEDS, best_by_playouts
from rules.core.record import Seat
from rules.tres_fute_4ever.actions import Move, TakeDie, TakeExtra
from rules.tres_fute_4ever.compact import Sheet
from rules.tres_fute_4ever.features import BETWEEN
from rules.tres_fute_4ever.policy import Imagined, Policy
from rules.tres_fute_4ever.reading import after, dice, stage_of
from rules.tres_fute_4ever.robot import position, worths
from rules.tres_fute_4ever.state import State
from rules.tres_fute_4ever.value import network
from rules.tres_fute_4ever.view import View

TRIES = 120
"""How often it plays on for one decision, shared among the moves."""

CANDIDATES = 8
"""How many moves are tried at most, those that promise most."""
MARGIN = 12.0
"""A move that promises so much less than the best is not tried."""

TURNS = 1
"""How many turns are played after the present one."""


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """The move after which playing on ends best for this seat."""
    assert view.seat is not None, "nobody plays from the channel's view"
    state, seat = position(view), view.seat
    promised = worths(state, seat, ask.moves)
    least = max(promised.values()) - MARGIN
    order = sorted(promised, key=lambda move: promised[move], reverse=True)
    starts = {
        move: Start(state, seat, move) for move in order[:CANDIDATES] if promised[move] >= least
    }
    return best_by_playouts(
        tuple(starts),
        TRIES,
        chance,
        lambda luck: luck.below(SEEDS),
        lambda move, seed: starts[move].outcome(Imagined(seed)),
    )


class Start:
    """Where a move leads, once all "?" are used that are open then."""

    def __init__(self, state: State, seat: Seat, move: Move) -> None:
        self._stage = stage_of(state, seat)
        sheet, pool, self._phase = after(state, seat, move)
        self._moment = network().at(self._stage)
        policy = Policy(network(), Imagined(0))
        self._sheet = policy.settled(sheet, pool, self._phase, self._moment)
        self._faces = [die.face for die in state.dice]
        self._boxes = dice(state.boxes)
        self._used = dice(state.players[seat].extras)
        if isinstance(move, TakeDie):
            self._boxes |= dice((move.die,))
        if isinstance(move, TakeExtra):
            self._used |= dice((move.die,))

    def outcome(self, luck: Imagined) -> float:
        """What the sheet promises after the rest of this turn and the next, with this luck."""
        policy, stage = Policy(network(), luck), self._stage
        sheet = self._turn_over(policy)
        for _ in range(TURNS):
            if stage[1] or stage[2]:
                sheet, stage = policy.next_turn(sheet, stage)
        return network().at(stage).worth(sheet, (), BETWEEN)

    def _turn_over(self, policy: Policy) -> Sheet:
        """The sheet after the rest of the present turn."""
        if self._phase == BETWEEN:
            return self._sheet
        faces = list(self._faces)
        sheet, boxes = policy.rolls(self._sheet, self._phase, faces, self._boxes, self._moment)
        return policy.extras(sheet, faces, boxes, self._used, self._moment)
