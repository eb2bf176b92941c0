"""The strong robot: after each promising move it plays the turn to its end, many times.

It plays on by the learnt worth, and values where that leads by the same. Nothing is secret: only
the dice still to be rolled are drawn anew.
"""

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.playouts import SEEDS, best_by_playouts
from rules.core.record import Seat
from rules.tres_fute_4ever.actions import Move, TakeDie, TakeExtra
from rules.tres_fute_4ever.features import BETWEEN, EXTRAS
from rules.tres_fute_4ever.policy import Imagined, Policy
from rules.tres_fute_4ever.reading import after, dice, stage_of
from rules.tres_fute_4ever.robot import position, worths
from rules.tres_fute_4ever.state import State
from rules.tres_fute_4ever.value import network
from rules.tres_fute_4ever.view import View

TRIES = 192
"""How often it plays on for one decision at most, shared among the moves."""
POSITIONS = 50_000
"""How many positions it values at most, or not many more: with many extra dice a single turn has a
thousand, and then it plays on less often."""

CANDIDATES = 8
"""How many moves are tried at most, those that promise most."""
MARGIN = 12.0
"""A move that promises so much less than the best is not tried."""


def strong(view: View, ask: Ask, chance: Chance) -> Move:
    """The move after which the turn ends best for this seat."""
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
        tries(tuple(starts.values())),
        chance,
        lambda luck: luck.below(SEEDS),
        lambda move, seed: starts[move].outcome(Imagined(seed)),
    )


def tries(starts: tuple["Start", ...]) -> int:
    """As many as can be paid for: one from each start shows what they cost."""
    if not any(start.by_luck for start in starts):
        return 1
    one_each = sum(start.cost() for start in starts)
    return min(TRIES, POSITIONS * len(starts) // one_each)


class Start:
    """Where a move leads, once all "?" are used that are open then."""

    def __init__(self, state: State, seat: Seat, move: Move) -> None:
        self._moment = network().at(stage_of(state, seat))
        sheet, pool, self._phase = after(state, seat, move)
        policy = Policy(Imagined(0))
        self._sheet = policy.settled(sheet, pool, self._phase, self._moment)
        self._faces = [die.face for die in state.dice]
        self._boxes = dice(state.boxes)
        self._used = dice(state.players[seat].extras)
        if isinstance(move, TakeDie):
            self._boxes |= dice((move.die,))
        if isinstance(move, TakeExtra):
            self._used |= dice((move.die,))

    @property
    def by_luck(self) -> bool:
        """Whether anything is still to be rolled in this turn."""
        return self._phase not in (EXTRAS, BETWEEN)

    def cost(self) -> int:
        """How many positions are valued in the rest of a turn."""
        before = self._moment.valued
        self.outcome(Imagined(0))
        return self._moment.valued - before

    def outcome(self, luck: Imagined) -> float:
        """What the sheet promises after the rest of the turn, with this luck."""
        if self._phase == BETWEEN:
            return self._moment.worth(self._sheet, (), BETWEEN)
        policy, faces = Policy(luck), list(self._faces)
        sheet, boxes = policy.rolls(self._sheet, self._phase, faces, self._boxes, self._moment)
        sheet = policy.extras(sheet, faces, boxes, self._used, self._moment)
        return self._moment.worth(sheet, (), BETWEEN)
