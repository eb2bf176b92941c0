"""Points in Très Futé, by games played to their end."""

from math import sqrt
from statistics import mean, stdev

import pytest

from rules.core.chance import Luck
from rules.core.record import Seat
from rules.core.review import is_mistake
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.actions import Decline, TakeSilver
from rules.tres_fute_4ever.onward import Onward
from rules.tres_fute_4ever.review import answers
from rules.tres_fute_4ever.robot import position
from tests.contract.play import by_robot, played
from tests.rules.reviews import planned


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2])
def test_a_first_roll_is_worth_nothing_on_average(seats: int) -> None:
    """What games bring from real first rolls is what they bring from before them."""
    gained = []
    for seed in range(36):
        state = GAME.new(seats, {}, Luck(f"first {seed}".encode()))
        seat: Seat = state.active
        game = Onward(position(GAME.view(state, seat)), seat)
        seeds = range(4 * seed, 4 * seed + 4)
        gained += [mean(game.from_here(n) - game.from_the_turn(n + 10**6) for n in seeds)]
    assert abs(mean(gained)) < 3 * stdev(gained) / sqrt(len(gained))


def test_to_decline_the_last_die_is_a_mistake() -> None:
    play = played(GAME, 1, {}, seed=0, player=by_robot)
    last = next(
        moment
        for moment in reversed(planned(play).moments)
        if isinstance(moment.action, TakeSilver) and moment.view.round == moment.view.rounds
    )
    assert last.ask is not None
    found = answers(last.view, 0, last.ask, Decline(), Luck(b"last"), 30)
    assert is_mistake(found.of(Decline()))
    assert found.found[0].action != Decline()


def test_games_have_as_many_turns_as_the_rules_play() -> None:
    """From the first position of a game, and from each decision to its end."""
    for seats, turns in ((1, 12), (2, 12), (3, 15), (4, 16)):
        state = GAME.new(seats, {"auto-roll": "off"}, Luck(b"turns"))
        assert len(Onward(state, 0).turns) == turns
    play = played(GAME, 1, {}, seed=1, player=by_robot)
    left = [len(Onward(position(m.view), 0).turns) for m in planned(play).moments]
    assert left == sorted(left, reverse=True)
    assert left[-1] == 0
