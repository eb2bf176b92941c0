"""The score track: pawns in stacks, and who is further behind."""

from rules.core.record import Seat
from rules.core.tuples import with_item


def moved(
    track: tuple[Seat, ...], scores: tuple[int, ...], seat: Seat, *, points: int
) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """The pawn goes so many cells and lands on top of those already there (1. Lancer des dés).

    The track has the pawns from furthest behind, in a stack from the top, so the pawn comes before
    the first one that is as far as it; the others keep their order. A pawn that does not move stays
    where it is in its stack.
    """
    if points == 0:
        return track, scores
    reached = scores[seat] + points
    others = [other for other in track if other != seat]
    behind = [other for other in others if scores[other] < reached]
    ahead = [other for other in others if scores[other] >= reached]
    return (*behind, seat, *ahead), with_item(scores, seat, reached)
