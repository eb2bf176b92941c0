"""What everybody sees: nothing is secret in this game."""

from new_game.template.rules.pig.scoring import totals, turn_points
from new_game.template.rules.pig.state import State, Turn
from new_game.template.rules.pig.turns import is_over
from rules.core.game import winners
from rules.core.record import Record, Seat


class TurnView(Record, frozen=True):
    """A turn with its dice, and what they are worth: 0 after a 1."""

    seat: Seat
    dice: tuple[int, ...]
    points: int


class View(Record, frozen=True):
    """The table as every seat and the channel see it. `turn` is None when the game is over."""

    goal: int
    points: tuple[int, ...]
    turn: TurnView | None
    before: TurnView | None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place once the game is over."""
        return winners(self.points) if self.turn is None else ()


def view(state: State, seat: Seat | None) -> View:  # noqa: ARG001  (the same for everybody)
    """The table, the same for every seat and the channel."""
    return View(
        goal=state.goal,
        points=totals(state),
        turn=None if is_over(state) else turn_view(state.turn),
        before=None if state.before is None else turn_view(state.before),
    )


def turn_view(turn: Turn) -> TurnView:
    """A turn with its points."""
    return TurnView(turn.seat, turn.dice, turn_points(turn.dice))
