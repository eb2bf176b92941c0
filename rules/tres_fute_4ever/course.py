"""How a game of Très Futé 4ever goes that somebody plays alone."""

from rules.core.game import Course
from rules.tres_fute_4ever import scoring
from rules.tres_fute_4ever.events import RoundBegan
from rules.tres_fute_4ever.state import State


def done(state: State) -> int:
    """The rounds that are over."""
    return state.rounds if state.over else state.round - 1


COURSE = Course(
    done=done,
    turns=lambda state: state.rounds,
    points=lambda state: scoring.points(state.players[0].sheet).total,
    standing=lambda state: scoring.points(state.players[0].sheet).standing,
    begins=lambda event: isinstance(event, RoundBegan),
)
