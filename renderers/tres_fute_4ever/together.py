"""Several games that were played alone, on one table."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.tres_fute_4ever.view import View


def together(views: Sequence[View], places: Sequence[int]) -> View:
    """The final view of these games, a sheet each."""
    ends = zip(views, places, strict=True)
    players = tuple(replace(view.players[0], place=place) for view, place in ends)
    return replace(views[0], seat=None, players=players)
