"""The score track: pawns in stacks, and who is further behind."""

from collections.abc import Sequence

from rules.core.record import Seat


def moved(
    track: tuple[Seat, ...], scores: Sequence[int], seat: Seat, *, points: int
) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    """The pawn goes so many cells and lands on top of those already there (1. Lancer des dés).

    The track has the pawns from furthest behind, in a stack from the top, so the pawn comes before
    the first one that is as far as it; the others keep their order. A pawn that does not move stays
    where it is in its stack.
    """
    if points == 0:
        return track, tuple(scores)
    reached = scores[seat] + points
    others = [other for other in track if other != seat]
    behind = [other for other in others if scores[other] < reached]
    ahead = [other for other in others if scores[other] >= reached]
    new_scores = tuple(reached if other == seat else old for other, old in enumerate(scores))
    return (*behind, seat, *ahead), new_scores
