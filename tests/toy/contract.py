"""What the contract tests need to know of the toy game."""

from tests.contract.play import Play
from tests.toy.turns import worth
from tests.toy.view import redeal

__all__ = ["recounted", "redeal"]

most_without_choice = 0.25
"""A last card is given away with a press."""


def recounted(play: Play) -> tuple[int, ...]:
    """The scores from the final view alone."""
    view = play.game.view(play.head, None)
    return tuple(
        sum(worth(taken.row, taken.cell) for taken in view.house if taken.seat == seat)
        + view.burnt.count(seat)
        for seat in range(play.seats)
    )
