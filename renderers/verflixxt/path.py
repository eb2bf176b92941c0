"""The winding path: Start, the tiles with their pieces, Finish, the last moves as arrows."""

from collections.abc import Sequence
from itertools import pairwise

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.verflixxt import signs
from renderers.verflixxt.colours import written_on
from renderers.verflixxt.layout import HEAD, LANE, PIECE, Plan, in_line, standing
from renderers.verflixxt.pieces import outline, piece
from renderers.verflixxt.routes import Arrow, cell, rows_of
from rules.core.record import Seat
from rules.verflixxt.box import Piece, Tile, is_pawn
from rules.verflixxt.view import Square, View

Letters = tuple[str, ...]
"""The players' letters, by seat."""

CORNER = 16
FRAME = 5
"""The breadth of the frame around a tile that somebody will take."""

ROAD = 12
POINT = 18
STROKE = 6


def draw_path(canvas: Canvas, plan: Plan, view: View, letters: Letters) -> None:
    """The track with its tiles and all that stands on it."""
    _bends(canvas, plan, view)
    awaited = view.turn.seat if view.seat is None else view.seat
    for square, box in zip(view.track[1:-1], plan.tiles, strict=True):
        draw_tile(canvas, box, square, letters, awaited)
    for arrow in plan.arrows:
        draw_arrow(canvas, plan.gutters, arrow)


def draw_ends(canvas: Canvas, plan: Plan, view: View, say: Say, letters: Letters) -> None:
    """Start and Finish. At home nobody is asked to move."""
    awaited = view.turn.seat if view.seat is None else view.seat
    start, finish = view.track[0].pieces, view.track[-1].pieces
    _strip(canvas, plan.boxes["start"], say("tile-start"), start, (letters, awaited))
    _strip(canvas, plan.boxes["finish"], say("tile-finish"), finish, (letters, None))


# ── the road ─────────────────────────────────────────────────────────────────────────────────────


def _bends(canvas: Canvas, plan: Plan, view: View) -> None:
    """Which way it goes: a mark between two tiles, a bend from one row to the next."""
    boxes = plan.tiles
    for place, (here, there) in enumerate(pairwise(boxes), start=1):
        if here[1] != there[1]:
            _bend(canvas, here, there, right=cell(place)[0] % 2 == 0)
        else:
            _mark(canvas, here, there)
    if boxes:
        _down(canvas, boxes[0][0] + 8, plan.gutters[0])
        last = boxes[-1][0] + 8 if rows_of(view) % 2 else boxes[-1][2] - 26
        _down(canvas, last, plan.gutters[rows_of(view)])


def _mark(canvas: Canvas, here: Box, there: Box) -> None:
    left, direction = (here[2], "right") if here[0] < there[0] else (there[2], "left")
    at = (left - 1, here[1] + HEAD // 2 - 7)
    canvas.stamp(at, signs.arrowhead, 14, direction, ground="paper", colour="pencil")


def _bend(canvas: Canvas, here: Box, there: Box, *, right: bool) -> None:
    top, bottom = here[1] + HEAD // 2, there[1] + HEAD // 2
    width, height = 34, bottom - top + ROAD
    at = (here[2] if right else here[0] - width, top - ROAD // 2)
    shape = signs.turn_right if right else signs.turn_left
    canvas.stamp(at, shape, width, height, ROAD, ground="paper", colour="bone")
    head = (there[2] - 2, "left") if right else (there[0] - 20, "right")
    at = (head[0], bottom - 11)
    canvas.stamp(at, signs.arrowhead, 22, head[1], ground="paper", colour="pencil")


def _down(canvas: Canvas, left: int, gutter: tuple[int, int]) -> None:
    """Right above what it leads to, where no arrow runs."""
    at = (left, gutter[1] - POINT - 1)
    canvas.stamp(at, signs.arrowhead, POINT, "down", ground="paper", colour="pencil")


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────


def _strip(
    canvas: Canvas,
    box: Box,
    name: str,
    pieces: tuple[Piece, ...],
    marks: tuple[Letters, Seat | None],
) -> None:
    """Start or Finish: a broad band on which all pieces have room."""
    left, top, right, bottom = box
    letters, awaited = marks
    canvas.part(box, _empty_strip, name)
    ordered = in_line(pieces)
    step = min(PIECE + 4, (right - left - 180) // max(1, len(ordered)))
    for number, kind in enumerate(ordered):
        at = (left + 160 + number * step, (top + bottom - PIECE) // 2)
        canvas.tile(at, piece, kind, lettered(kind, letters), kind == awaited, "felt")


def _empty_strip(canvas: Canvas, box: Box, name: str) -> None:
    canvas.panel(box, CORNER, ground="paper", colour="felt")
    canvas.write(name, (20, 0, 150, box[3]), ground="felt", colour="card", size=34, weight="bold")


def lettered(kind: Piece, letters: Letters) -> str:
    """The letter on a piece: pawns alone have one."""
    return letters[kind] if is_pawn(kind) else ""


def owner_to_be(square: Square) -> Seat | None:
    """Who takes the tile when their pawn moves on: it stands there alone."""
    if square.tile.kind == "verflixxt" or len(square.pieces) != 1 or not is_pawn(square.pieces[0]):
        return None
    return square.pieces[0]


def draw_tile(
    canvas: Canvas, box: Box, square: Square, letters: Letters, awaited: Seat | None
) -> None:
    """The tile and the pieces on it; a frame and a sign where its one pawn will take it."""
    owner = owner_to_be(square)
    canvas.part(box, _empty_tile, square.tile, square.again, owner)
    if not square.pieces:
        return
    left, top, pale = box[0] - (16 if owner is not None else 0), box[1], f"{square.tile.kind}-pale"
    for kind, x, y, beside in standing(square.pieces):
        facts = (kind, lettered(kind, letters), kind == awaited, pale)
        within = outline(kind) if beside else None
        canvas.tile((left + x, top + y), piece, *facts, within=within)


def _empty_tile(canvas: Canvas, box: Box, tile: Tile, again: bool, owner: Seat | None) -> None:
    """A band that says what the tile is, and the room below it."""
    left, top, right, bottom = box
    pale = f"{tile.kind}-pale"
    canvas.panel(box, CORNER, ground="paper", colour=pale if owner is None else f"seat-{owner}")
    canvas.panel((left, top, right, top + 2 * CORNER), CORNER, ground="paper", colour=tile.kind)
    canvas.fill((left, top + CORNER, right, top + HEAD), tile.kind)
    if owner is not None:
        inner = (left + FRAME, top + HEAD, right - FRAME, bottom - FRAME)
        canvas.panel(inner, CORNER - FRAME, ground=f"seat-{owner}", colour=pale)
        canvas.fill((inner[0], inner[1], inner[2], inner[1] + CORNER), pale)
        canvas.stamp((right - 42, top + HEAD + 11), signs.takes, 32, ground=pale, colour="ink")
    _face(canvas, (left, top, right, top + HEAD), tile, again)


def _face(canvas: Canvas, box: Box, tile: Tile, again: bool) -> None:
    left, top, right, bottom = box
    colour = written_on(tile.kind)
    if tile.value:
        canvas.write(
            value(tile),
            (left + 8, top, right - (56 if again and tile.letter else 24), bottom),
            ground=tile.kind,
            colour=colour,
            size=44,
            weight="bold",
        )
    else:
        sign = signs.clover if tile.kind == "luck" else signs.bolt
        at = (left + 12, top + 6)
        canvas.stamp(at, sign, 38, ground=tile.kind, colour=colour)
    canvas.write(
        tile.letter,
        (right - 30, top, right - 8, bottom),
        ground=tile.kind,
        colour=colour,
        size=30,
        weight="semibold",
        align="right",
    )
    if again:
        at = (right - (54 if tile.letter else 32), top + 14)
        canvas.stamp(at, shapes.turned_arrow, 24, ground=tile.kind, colour=colour)


def value(tile: Tile) -> str:
    """The points of a tile, with their sign; nothing for luck."""
    if not tile.value:
        return ""
    return f"+{tile.value}" if tile.value > 0 else f"−{-tile.value}"


# ── arrows ───────────────────────────────────────────────────────────────────────────────────────


def draw_arrow(canvas: Canvas, gutters: Sequence[tuple[int, int]], arrow: Arrow) -> None:
    """Draws an arrow between two rows of the track."""
    top, bottom = gutters[arrow.gutter]
    start = bottom - STROKE // 2 if arrow.from_below else top + STROKE // 2
    end = top if arrow.to_above else bottom
    if arrow.through:
        end = gutters[arrow.gutter + 1][1]
    if arrow.stub:
        start = (top + bottom) // 2 - 6
    if arrow.straight:
        _stroke(canvas, (arrow.end, start), (arrow.end, end - POINT // 2), arrow.colour)
    else:
        lane = top + 14 + arrow.lane * LANE
        _stroke(canvas, (arrow.start, start), (arrow.start, lane), arrow.colour)
        _stroke(canvas, (arrow.start, lane), (arrow.end, lane), arrow.colour)
        short = POINT // 2 if arrow.to_above else -(POINT // 2)
        _stroke(canvas, (arrow.end, lane), (arrow.end, end + short), arrow.colour)
    _point(canvas, (arrow.end, end), arrow)


def _stroke(canvas: Canvas, one: tuple[int, int], other: tuple[int, int], colour: str) -> None:
    (left, right), (top, bottom) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    half = STROKE // 2
    canvas.fill((left - half, top - half, right + half, bottom + half), colour)


def _point(canvas: Canvas, at: tuple[int, int], arrow: Arrow) -> None:
    across, down = at
    direction = "up" if arrow.to_above else "down"
    top = down if arrow.to_above else down - POINT
    canvas.stamp(
        (across - POINT // 2, top),
        signs.arrowhead,
        POINT,
        direction,
        ground="paper",
        colour=arrow.colour,
    )
