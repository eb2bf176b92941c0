"""Thinking is quick: what assistance shows, and what the robot does."""

import time
from collections.abc import Callable

import pytest

from rules.core.chance import Luck
from rules.think_str8 import GAME
from rules.think_str8.deduction import deduce
from tests.contract.play import Play, by_robot, played

TRIES = 3


@pytest.fixture(scope="module", name="play")
def _play() -> Play:
    """Robots miss often at first, so that everything stays possible for long."""
    return played(GAME, 4, {}, seed=1, player=by_robot)


def quickest(work: Callable[[], object]) -> float:
    """Milliseconds of this process, whatever else the machine does."""

    def once() -> float:
        began = time.process_time()
        work()
        return (time.process_time() - began) * 1000

    return min(once() for _ in range(TRIES))


def test_logic_takes_at_most_50_milliseconds(play: Play) -> None:
    views = [GAME.view(state, seat) for state in play.states[:40:4] for seat in range(2)]
    assert deduce(views[0]).racks == 5**6, "nothing is known yet"
    assert max(quickest(lambda view=view: deduce(view)) for view in views) <= 50


def test_the_robot_takes_at_most_200_milliseconds(play: Play) -> None:
    chance = Luck(b"robot")
    for state, step in list(zip(play.states, play.steps, strict=False))[:60:5]:
        view, ask = GAME.view(state, step.seat), GAME.asks(state)[step.seat]
        assert quickest(lambda view=view, ask=ask: GAME.robot(view, ask, chance)) <= 200
