"""The robot plays sensibly, from the view alone."""

import pytest

from new_game.template.rules.pig import GAME
from new_game.template.rules.pig.state import Bank, Move, Roll
from new_game.template.tests.rules.pig.notation import table
from rules.core.chance import Luck
from tests.contract.play import at_random, beats


@pytest.mark.parametrize(
    ("points", "dice", "move"),
    [
        ("0 0", "", Roll()),
        ("0 0", "6 6 6", Roll()),
        ("0 0", "6 6 6 2", Bank()),
        ("95 0", "4", Roll()),
        ("95 0", "5", Bank()),
    ],
)
def test_it_banks_20_points_or_what_wins(points: str, dice: str, move: Move) -> None:
    state = table(points, dice)
    assert GAME.robot(GAME.view(state, 0), GAME.asks(state)[0], Luck(b"0")) == move


def test_it_beats_a_random_player() -> None:
    assert sum(beats(GAME, at_random, seed) for seed in range(20)) >= 15
