"""How a game of Yahtzee goes that somebody plays alone."""

from rules.core.game import Course
from rules.yahtzee.box import BOXES
from rules.yahtzee.state import Rolled, State
from rules.yahtzee.view import totals


def done(state: State) -> int:
    """The boxes that are filled, on all sheets."""
    filled = sum(points is not None for points in state.players[0].boxes)
    return (state.sheet - 1) * len(BOXES) + filled


def points(state: State) -> int:
    """The sum of all sheets."""
    return totals(state)[0]


COURSE = Course(
    done=done,
    turns=lambda state: state.sheets * len(BOXES),
    points=points,
    standing=lambda state: (points(state),),
    begins=lambda event: isinstance(event, Rolled) and event.roll == 1,
)
