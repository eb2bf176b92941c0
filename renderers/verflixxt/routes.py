"""The last moves as arrows that run between the rows of tiles and cover none of them.

A gutter lies above each row, and one before Finish; it has the number of the row below it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rules.verflixxt.box import FLIXXY, GUARD, Piece
from rules.verflixxt.view import Trace, View

COLUMNS = 8
TILE = 106
STEP = 114
LEFT = 48
SLOT = 18
"""How far from each other arrows meet the same tile."""


class Arrow(NamedTuple):
    """From `start` to `end`, both across; `rises` and `falls` say which side of the gutter each
    end is on. A stub comes from a tile that is gone; `through` goes on beyond the next row."""

    colour: str
    gutter: int
    start: int
    end: int
    from_below: bool = False
    to_above: bool = False
    stub: bool = False
    through: bool = False
    lane: int = 0

    @property
    def straight(self) -> bool:
        """Whether it goes straight down or up."""
        return self.start == self.end


def cell(place: int) -> tuple[int, int]:
    """Row and column of the tile at this place of the track, Start being 0: every second row goes
    back."""
    row, step = divmod(place - 1, COLUMNS)
    return row, step if row % 2 == 0 else COLUMNS - 1 - step


def across(column: int) -> int:
    """The left side of a column."""
    return LEFT + column * STEP


def rows_of(view: View) -> int:
    """How many rows the track takes."""
    return -(-(len(view.track) - 2) // COLUMNS)


def arrows(view: View) -> tuple[Arrow, ...]:
    """The ways of the last round, each in a lane of its gutter where it crosses no other."""
    places = {square.tile.name: place for place, square in enumerate(view.track)}
    met: Counter[tuple[int, bool]] = Counter()
    found = [arrow for trace in view.traces for arrow in _way(view, places, trace, met)]
    return tuple(_in_lanes(found))


def _way(
    view: View, places: Mapping[str, int], trace: Trace, met: Counter[tuple[int, bool]]
) -> Iterator[Arrow]:
    start, end = places.get(trace.tile), places.get(trace.onto)
    colour, last = _colour(trace.piece), len(view.track) - 1
    if not end or end == start:
        return
    if end == last:
        yield from _home(view, start, colour, met)
        return
    row, _ = cell(end)
    if start == 0 and row == 0:
        x = _slot(met, end, above=True)
        yield Arrow(colour, 0, x, x)
    elif start is None or start in (0, last) or abs(cell(start)[0] - row) > 1:
        x = _slot(met, end, above=True)
        yield Arrow(colour, row, x, x, stub=True)
    else:
        yield _between(colour, start, end, met)


def _home(
    view: View, start: int | None, colour: str, met: Counter[tuple[int, bool]]
) -> Iterator[Arrow]:
    """Into Finish: straight from the last row, or past its end from the row before."""
    rows = rows_of(view)
    if not start:
        return
    row, _ = cell(start)
    x = _slot(met, start, above=False)
    if row == rows - 1:
        yield Arrow(colour, rows, x, x)
    elif row == rows - 2 and (free := _free_column(len(view.track) - 2)) is not None:
        yield Arrow(colour, row + 1, x, across(free) + TILE // 2, through=True)


def _free_column(tiles: int) -> int | None:
    """The first column that the last row leaves empty."""
    return None if tiles % COLUMNS == 0 else cell(tiles + 1)[1]


def _between(colour: str, start: int, end: int, met: Counter[tuple[int, bool]]) -> Arrow:
    """Along the gutter below a row, or between two rows."""
    above, below = cell(start)[0], cell(end)[0]
    gutter = max(above, below) if above != below else above + 1
    from_below, to_above = above > below, below <= above
    return Arrow(
        colour,
        gutter,
        _slot(met, start, above=from_below),
        _slot(met, end, above=not to_above),
        from_below=from_below,
        to_above=to_above,
    )


def _slot(met: Counter[tuple[int, bool]], place: int, *, above: bool) -> int:
    """Where the next arrow meets a side of a tile: in the middle, then left and right of it.

    Those above a tile stand between those below the one over it.
    """
    count = met[place, above]
    met[place, above] += 1
    aside = (count + 1) // 2 * SLOT * (1 if count % 2 else -1)
    middle = across(cell(place)[1]) + TILE // 2 + (SLOT // 2 if above else 0)
    return middle + max(-TILE // 2 + 12, min(TILE // 2 - 12, aside))


def _colour(piece: Piece) -> str:
    return {GUARD: "ink", FLIXXY: "gold"}.get(piece, f"seat-{piece}")


def _in_lanes(found: Sequence[Arrow]) -> Iterator[Arrow]:
    """The first free lane, from 1; straight ones need none."""
    taken: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for arrow in found:
        if arrow.straight:
            yield arrow
            continue
        span = (min(arrow.start, arrow.end) - 8, max(arrow.start, arrow.end) + 8)
        lane = 1
        while any(
            low < span[1] and span[0] < high for low, high in taken.get((arrow.gutter, lane), ())
        ):
            lane += 1
        taken.setdefault((arrow.gutter, lane), []).append(span)
        yield arrow._replace(lane=lane)
