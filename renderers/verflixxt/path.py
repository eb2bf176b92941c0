"""The winding path: Start, the tiles with their pieces, Finish, the last moves as arrows."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.verflixxt import signs
from renderers.verflixxt.colours import written_on
from renderers.verflixxt.layout import ABREAST, HEAD, LANE, LINE, PIECE, Plan
from renderers.verflixxt.pieces import Standing, piece
from renderers.verflixxt.routes import Arrow, cell, rows_of
from rules.core.record import Seat
from rules.verflixxt.box import Piece, Tile, is_pawn
from rules.verflixxt.view import Square, View

CORNER = 16
ROAD = 12
POINT = 18
STROKE = 6


def draw_path(canvas: Canvas, plan: Plan, view: View, say: Say, letters: tuple[str, ...]) -> None:
    """The track with its tiles and all that stands on it."""
    _bends(canvas, plan, view)
    for end, square in (("start", view.track[0]), ("finish", view.track[-1])):
        _strip(canvas, plan.boxes[end], say(f"tile-{end}"), _standing(square, letters, view))
    for square in view.track[1:-1]:
        box = plan.boxes[f"tile-{square.tile.name}"]
        draw_tile(canvas, box, square, _standing(square, letters, view))
    for arrow in plan.arrows:
        draw_arrow(canvas, plan.gutters, arrow)


def _standing(square: Square, letters: tuple[str, ...], view: View) -> list[Standing]:
    """Pawns by seat, then guards, then Flixxy. At home nobody is asked to move."""
    turn = None if view.over or square.tile.kind == "finish" else view.turn.seat
    return standing(square.pieces, letters, turn)


def standing(
    pieces: Iterable[Piece], letters: tuple[str, ...], turn: Seat | None = None
) -> list[Standing]:
    """The pieces on a square, with the letters and colours that mark them."""
    ordered = sorted(pieces, key=lambda kind: kind if is_pawn(kind) else 100 - kind)
    return [(kind, letters[kind] if is_pawn(kind) else "", kind == turn) for kind in ordered]


# ── the road ─────────────────────────────────────────────────────────────────────────────────────


def _bends(canvas: Canvas, plan: Plan, view: View) -> None:
    """Which way it goes: a mark between two tiles, a bend from one row to the next."""
    boxes = [plan.boxes[f"tile-{square.tile.name}"] for square in view.track[1:-1]]
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
    top, bottom = gutter
    at = (left, (top + bottom - POINT) // 2)
    canvas.stamp(at, signs.arrowhead, POINT, "down", ground="paper", colour="pencil")


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────


def _strip(canvas: Canvas, box: Box, name: str, pieces: list[Standing]) -> None:
    """Start or Finish: a broad band on which all pieces have room."""
    left, top, right, bottom = box
    canvas.part(box, _empty_strip, name)
    step = min(PIECE + 4, (right - left - 180) // max(1, len(pieces)))
    for number, one in enumerate(pieces):
        at = (left + 160 + number * step, (top + bottom - PIECE) // 2)
        canvas.tile(at, piece, *one, "felt")


def _empty_strip(canvas: Canvas, box: Box, name: str) -> None:
    canvas.panel(box, CORNER, ground="paper", colour="felt")
    canvas.write(name, (20, 0, 150, box[3]), ground="felt", colour="card", size=34, weight="bold")


def draw_tile(canvas: Canvas, box: Box, square: Square, pieces: list[Standing]) -> None:
    """The tile, and the pieces on it."""
    left, top, right, _ = box
    canvas.part(box, _empty_tile, square.tile, square.again)
    pale = f"{square.tile.kind}-pale"
    for number, one in enumerate(pieces):
        line, place = divmod(number, ABREAST)
        abreast = min(ABREAST, len(pieces) - line * ABREAST)
        start = (left + right - abreast * (PIECE + 1)) // 2
        at = (start + place * (PIECE + 1), top + HEAD + 5 + line * LINE)
        canvas.tile(at, piece, *one, pale)


def _empty_tile(canvas: Canvas, box: Box, tile: Tile, again: bool) -> None:
    """A band that says what the tile is, and the room below it."""
    left, top, right, _ = box
    canvas.panel(box, CORNER, ground="paper", colour=f"{tile.kind}-pale")
    canvas.panel((left, top, right, top + 2 * CORNER), CORNER, ground="paper", colour=tile.kind)
    canvas.fill((left, top + CORNER, right, top + HEAD), tile.kind)
    _face(canvas, (left, top, right, top + HEAD), tile, again)


def _face(canvas: Canvas, box: Box, tile: Tile, again: bool) -> None:
    left, top, right, bottom = box
    colour = written_on(tile.kind)
    if tile.value:
        canvas.write(
            value(tile),
            (left + 12, top, right - 34, bottom),
            ground=tile.kind,
            colour=colour,
            size=48,
            weight="bold",
        )
    else:
        sign = signs.clover if tile.kind == "luck" else signs.bolt
        at = (left + 14, top + 7)
        canvas.stamp(at, sign, 40, ground=tile.kind, colour=colour)
    canvas.write(
        tile.letter,
        (right - 36, top, right - 12, bottom),
        ground=tile.kind,
        colour=colour,
        size=30,
        weight="semibold",
        align="right",
    )
    if again:
        at = (right - (62 if tile.letter else 36), top + 16)
        canvas.stamp(at, shapes.turned_arrow, 24, ground=tile.kind, colour=colour)


def value(tile: Tile) -> str:
    """The points of a tile, with their sign."""
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
