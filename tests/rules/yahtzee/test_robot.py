"""The robot plays well, at once, from the view alone."""

import pytest

from rules.core.chance import Luck
from rules.yahtzee import GAME
from rules.yahtzee.state import Move, Roll, RollAgain, State, Write
from tests.contract.play import by_robot, played
from tests.rules.yahtzee.notation import full_but, sheet, table


def answer(state: State) -> Move:
    return GAME.robot(GAME.view(state, state.turn), GAME.asks(state)[state.turn], Luck(b"0"))


def test_it_averages_well_over_215_points_alone() -> None:
    """Seeds 0–49; over seeds 0–499 it averages 242."""
    scores = [
        played(GAME, 1, {}, seed=seed, player=by_robot).result.scores[0] for seed in range(50)
    ]
    assert sum(scores) / len(scores) > 225


def test_it_rolls_first() -> None:
    assert answer(table()) == Roll()


def test_it_keeps_four_equal_dice() -> None:
    assert answer(table("6 2 6 6 6", rolls=1)) == RollAgain((1,))


def test_it_stops_with_a_large_straight() -> None:
    assert answer(table("5 2 3 4 1", rolls=1)) == Write("large-straight")


def test_it_goes_for_the_box_that_is_left() -> None:
    state = table("5 2 3 4 4", full_but("fours"), rolls=1)
    assert answer(state) == RollAgain((0, 1, 2))


@pytest.mark.parametrize("seat", range(3))
def test_it_plays_for_the_seat_in_turn(seat: int) -> None:
    sheets = tuple(sheet(sixes=18) if other != seat else sheet() for other in range(3))
    assert answer(table("6 6 6 6 1", *sheets, turn=seat, rolls=3)) == Write("sixes")


def test_it_obeys_the_forced_joker() -> None:
    state = table("4 4 4 4 4", sheet(yahtzee=50), rolls=2, joker="forced")
    assert answer(state) == Write("fours")
