"""Which moments a film shows."""

from bot.replays import moments
from renderers.core.film import MOST_FRAMES


def test_every_position_that_looks_different() -> None:
    assert moments("aabbc", [0, 0, 1, 1]) == [0, 2, 4]


def test_of_a_long_game_the_end_of_each_turn() -> None:
    """Three steps a turn, two players, forty turns."""
    seats = [step // 3 % 2 for step in range(120)]
    assert moments(range(121), seats) == list(range(0, 121, 3))


def test_of_a_very_long_game_as_many_turns_as_fit() -> None:
    seats = [step % 2 for step in range(500)]
    shown = moments(range(501), seats)
    assert len(shown) == MOST_FRAMES
    assert (shown[0], shown[-1]) == (0, 500)


def test_of_a_long_game_alone_as_many_steps_as_fit() -> None:
    shown = moments(range(201), [0] * 200)
    assert len(shown) == MOST_FRAMES
