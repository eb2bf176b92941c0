"""What the contract tests need to know of Yahtzee."""

from rules.core.record import Seat
from rules.yahtzee.state import UpperBonus, Wrote, YahtzeeBonus
from tests.contract.play import Play

redeal = None
"""Nothing is hidden in Yahtzee, so nothing can be dealt again: every view is the same."""

has_free_moves = True
"""Writing in a box draws nothing where rolls are pressed: it is taken back without asking."""


def stays(key: str, seat: Seat) -> bool:
    """What somebody writes changes neither another's dice nor a further sheet's first roll."""
    return "/roll/" in key and (f"/seat/{seat}/" not in key or "/turn/1/roll/1/" in key)


def recounted(play: Play) -> tuple[int, ...]:
    """Every sheet from what was told; the last one also from the boxes themselves."""
    view = play.game.view(play.head, None)
    for column, total in zip(view.players, view.finished[-1], strict=True):
        upper, lower = sum(column.boxes[:6]), sum(column.boxes[6:])
        assert upper + lower + (35 if upper >= 63 else 0) + column.yahtzee_bonus == total
    told = [event for events in play.told for event in events]
    gains = [event for event in told if isinstance(event, Wrote | YahtzeeBonus | UpperBonus)]
    return tuple(
        sum(gain.points for gain in gains if gain.seat == seat) for seat in range(play.seats)
    )
