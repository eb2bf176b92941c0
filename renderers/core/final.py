"""The frame of a final picture, the same in every game: the ranking above, the signature below.

A game puts between them what is worth keeping of its own. Every palette has the colours for it:
paper, felt, card, gold, pencil, ink, and those of the seats on card.
"""

from collections.abc import Sequence
from typing import NamedTuple

from renderers.core.badges import Mark, heading, mark, pale_badge
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.dice import small_die
from renderers.core.palette import SEATS
from renderers.core.say import Say
from renderers.core.text import READABLE
from rules.core.record import Seat

EDGE = 28
TITLE, TRAY = 88, 98
"""Where the title ends and the tray with the ranking begins."""

RANK, LOW_RANK = 132, 92
"""The height of a player's place: lower where there are two rows of them."""

ABREAST, DISC = 4, 40
MARGIN = 14
SIGNATURE = 48
"""The height of the line at the bottom."""


class Rank(NamedTuple):
    """A player's place, and what they have reached."""

    place: int
    player: Mark
    name: str
    points: str


def ranking(
    places: Sequence[int], points: Sequence[str], say: Say, colours: int = SEATS
) -> tuple[Rank, ...]:
    """Everybody with the place and the points by seat, the first one first."""
    order: list[Seat] = sorted(range(len(places)), key=lambda seat: places[seat])
    return tuple(
        Rank(places[seat], mark(seat, say, colours), say.name(seat), points[seat]) for seat in order
    )


def frame_boxes(width: int, count: int) -> dict[str, Box]:
    """The title, the tray and the ranks on it; below the tray's bottom begins the game's own."""
    across = count if count <= ABREAST else -(-count // 2)
    rows = -(-count // across)
    height = RANK if rows == 1 else LOW_RANK
    left, right = EDGE + MARGIN, width - EDGE - MARGIN
    each = (right - left) // across
    boxes: dict[str, Box] = {
        "title": (EDGE, 16, width - EDGE, TITLE),
        "tray": (EDGE, TRAY, width - EDGE, TRAY + rows * height + 2 * MARGIN),
    }
    for place in range(count):
        down, beside = divmod(place, across)
        x, y = left + beside * each, TRAY + MARGIN + down * height
        boxes[f"rank-{place + 1}"] = (x + 6, y, x + each - 6, y + height)
    return boxes


def signature_box(width: int, top: int) -> Box:
    """The line at the bottom of a picture whose own part ends here."""
    return EDGE, top, width - EDGE, top + SIGNATURE


def lay_ranking(
    canvas: Canvas, boxes: Boxes, title: str, ranks: Sequence[Rank], *, star: bool = True
) -> None:
    """The title with a star for whoever has won, and everybody on the felt, winners in gold."""
    heading(canvas, boxes["title"], title, None, star=star)
    canvas.panel(boxes["tray"], 26, ground="paper", colour="felt")
    for number, rank in enumerate(ranks, start=1):
        _lay_rank(canvas, boxes[f"rank-{number}"], rank, alone=len(ranks) == 1)


def _lay_rank(canvas: Canvas, box: Box, rank: Rank, *, alone: bool) -> None:
    """A player's letter and name; below them the place, small, and the points, large."""
    left, top, right, bottom = box
    tall = bottom - top >= RANK
    line, size = (50, 72) if tall else (42, 46)
    look = {"ground": "felt", "colour": "gold" if rank.place == 1 else "card"}
    at = (left + 4, top + (line - DISC) // 2)
    pale_badge(canvas, at, DISC, rank.player, ground="felt")
    name = (left + 54, top, right - 8, top + line)
    canvas.write(rank.name, name, size=(32, READABLE), weight="semibold", **look)
    below = (top + line - 4, bottom)
    if not alone:
        place = (left + 4, below[0], left + 4 + DISC, below[1])
        canvas.write(f"{rank.place}.", place, size=36, weight="bold", align="centre", **look)
    points = (left + 54, below[0], right, below[1])
    canvas.write(rank.points, points, size=size, weight="bold", **look)


def sign(canvas: Canvas, box: Box, game: str, signature: str) -> None:
    """The game's name, and behind a small die the signature of the dice where there is one."""
    left, top, right, bottom = box
    look = {"ground": "paper", "colour": "pencil"}
    canvas.write(
        game, (right - 300, top, right, bottom), size=28, weight="semibold", align="right", **look
    )
    if signature:
        at = (left + 2, (top + bottom) // 2 - 15)
        canvas.stamp(at, small_die, 5, 30, ground="paper", colour="pencil")
        canvas.write(signature, (left + 44, top, right - 310, bottom), size=28, **look)
