"""What everybody sees: nothing is secret in Très Futé."""

from rules.core.record import Record, Seat
from rules.tres_fute_4ever import scoring
from rules.tres_fute_4ever.box import Colour, Mark
from rules.tres_fute_4ever.scoring import Points
from rules.tres_fute_4ever.sheet import Sheet
from rules.tres_fute_4ever.state import Dice, Doing, Player, State


class PlayerView(Record, frozen=True):
    """A sheet with what it is worth now, the "?" its owner must use, and what they are at.

    `extras` are the dice used as extra in this turn; `level` is what the total reaches, 1 the best.
    """

    sheet: Sheet
    points: Points
    total: int
    level: int
    doing: Doing
    pool: tuple[Mark, ...]
    extras: tuple[Colour, ...]


class View(Record, frozen=True):
    """The table as every seat and the channel see it.

    `roll` counts the rolls of this turn; `boxes` are the dice chosen, in order; `passive_turn` is
    the second turn of a solo round.
    """

    auto_roll: bool
    round: int
    rounds: int
    first: Seat
    active: Seat
    passive_turn: bool
    roll: int
    dice: Dice
    boxes: tuple[Colour, ...]
    players: tuple[PlayerView, ...]
    over: bool


def view(state: State, seat: Seat | None) -> View:  # noqa: ARG001  (the same for everybody)
    return View(
        auto_roll=state.auto_roll,
        round=state.round,
        rounds=state.rounds,
        first=state.first,
        active=state.active,
        passive_turn=state.passive_turn,
        roll=state.roll,
        dice=state.dice,
        boxes=state.boxes,
        players=tuple(player_view(player) for player in state.players),
        over=state.over,
    )


def player_view(player: Player) -> PlayerView:
    points = scoring.points(player.sheet)
    return PlayerView(
        sheet=player.sheet,
        points=points,
        total=points.total,
        level=scoring.level(points.total),
        doing=player.doing,
        pool=player.pool,
        extras=player.extras,
    )
