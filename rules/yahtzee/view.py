"""What everybody sees: nothing is secret in Yahtzee."""

from rules.core.game import winners
from rules.core.record import Record, Seat
from rules.yahtzee import scoring
from rules.yahtzee.box import BOXES, ROLLS, YAHTZEE_BONUS
from rules.yahtzee.state import Sheet, StartingRound, State
from rules.yahtzee.turns import is_over, offers


class SheetView(Record, frozen=True):
    """One player's column on the present sheet. `boxes` stand in the order of `BOXES`."""

    boxes: tuple[int | None, ...]
    upper: int
    upper_bonus: int
    yahtzee_bonus: int
    total: int


class View(Record, frozen=True):
    """The table as every seat and the channel see it.

    `turn` is None when the game is over. `offers` says what each box would give the player in turn
    now: None where it is filled or not allowed, or nothing has been rolled. `finished` has the
    totals of the finished sheets, by sheet and seat; `totals` count the present one as well.
    `latest` has by seat the box that was written last on this sheet; nothing before the first.
    """

    sheet: int
    sheets: int
    joker: str
    starter: Seat
    starting_rolls: tuple[StartingRound, ...]
    turn: Seat | None
    dice: tuple[int, ...]
    held: tuple[int, ...]
    rolls_left: int
    offers: tuple[int | None, ...]
    players: tuple[SheetView, ...]
    finished: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    latest: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the highest total once the game is over; equal totals share."""
        return winners(self.totals) if self.turn is None else ()


def view(state: State, seat: Seat | None) -> View:  # noqa: ARG001  (the same for everybody)
    """The table, the same for every seat and the channel."""
    over = is_over(state)
    return View(
        sheet=state.sheet,
        sheets=state.sheets,
        joker=state.joker,
        starter=state.starter,
        starting_rolls=state.starting_rolls,
        turn=None if over else state.turn,
        dice=state.dice,
        held=state.held,
        rolls_left=0 if over else ROLLS - state.rolls,
        offers=(None,) * len(BOXES) if over else offers(state),
        players=tuple(column(sheet) for sheet in state.players),
        finished=state.finished,
        totals=totals(state),
        latest=state.latest,
    )


def column(sheet: Sheet) -> SheetView:
    """A player's sheet with its sums."""
    return SheetView(
        boxes=sheet.boxes,
        upper=scoring.upper_total(sheet.boxes),
        upper_bonus=scoring.upper_bonus(sheet.boxes),
        yahtzee_bonus=YAHTZEE_BONUS * sheet.yahtzee_bonuses,
        total=scoring.total(sheet),
    )


def totals(state: State) -> tuple[int, ...]:
    """By seat the sum of all sheets, the present one included."""
    present = () if is_over(state) else (tuple(scoring.total(sheet) for sheet in state.players),)
    return tuple(sum(sheets) for sheets in zip(*state.finished, *present, strict=True))
