"""Games to review: who plays them, and the review of a seat."""

from typing import Any

from rules.core.asks import Ask
from rules.core.chance import Chance
from rules.core.game import AnyGame
from rules.core.record import Reconsider, Seat
from rules.core.review import Plan, Review, plan, summed, valued
from tests.contract.play import Play, Player, by_robot


def against_robots(own: Player, seat: Seat = 0) -> Player:
    """Somebody plays one seat, robots play the others."""

    def player(game: AnyGame, state: Any, mover: Seat, ask: Ask, chance: Chance) -> Any:
        if mover == seat and ask.waiting:
            return own(game, state, mover, ask, chance)
        return by_robot(game, state, mover, ask, chance)

    return player


def now_and_then(one_in: int) -> Player:
    """A robot that answers at random one time in so many."""

    def player(game: AnyGame, state: Any, mover: Seat, ask: Ask, chance: Chance) -> Any:
        if chance.below(one_in):
            return by_robot(game, state, mover, ask, chance)
        answer = ask.sample(chance)
        return by_robot(game, state, mover, ask, chance) if is_back(answer) else answer

    return player


def is_back(answer: object) -> bool:
    """Whether it takes an answer back."""
    return isinstance(answer, Reconsider)


def planned(play: Play, seat: Seat = 0) -> Plan:
    found = plan(play.game, play.states[0], play.steps, seat)
    assert found is not None
    return found


def reviewed(play: Play, seat: Seat = 0, *, seed: int = 0, budget: int | None = None) -> Review:
    moments, appraisal = planned(play, seat), play.game.appraisal
    assert appraisal is not None
    points = valued(appraisal, seat, moments.moments, seed, budget or moments.budget(appraisal))
    return summed(appraisal, moments.final, points)
