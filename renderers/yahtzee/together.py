"""Several games that were played alone, on one sheet of paper."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.yahtzee.view import View


def together(views: Sequence[View], places: Sequence[int]) -> View:  # noqa: ARG001  (by the totals)
    """The final view of these games, a column each."""
    finished = tuple(
        tuple(total for (total,) in sheet)
        for sheet in zip(*(view.finished for view in views), strict=True)
    )
    return replace(
        views[0],
        players=tuple(view.players[0] for view in views),
        finished=finished,
        totals=tuple(view.totals[0] for view in views),
        latest=(),
    )
