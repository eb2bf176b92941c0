"""Where everything stands on Verflixxt!'s picture. Drawing and tests read the same boxes."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from renderers.core.canvas import Box
from renderers.core.final import EDGE, frame_boxes, signature_box
from renderers.core.legend import HEIGHT
from renderers.verflixxt.routes import COLUMNS, TILE, Arrow, across, arrows, cell, rows_of
from rules.core.record import Seat
from rules.verflixxt.box import Piece, is_pawn
from rules.verflixxt.view import PlayerView, View

WIDTH = 1000
TALLEST = 1150
BELOW = HEIGHT + 8
"""What lies below the players: the legend, and a little room."""

STRIP = 56
HEAD = 50
"""The band of a tile that says what it is."""

PIECE = 46
LINE = 49
PEEP, LITTLE = 14, 6
"""How far a piece looks out behind an equal one: usually, and on a crowded tile."""

LANE = 12
HAND = 60
"""A row of a player's own worm tokens."""

NAME = 52
CHIP, CHIP_STEP = (52, 38), (56, 44)
TOP = (66, 44)
"""A tile that was won; the one on top of its stack."""

GAP = 10
WON, WON_STEP = (70, 42), (74, 50)
WON_LEFT, WON_ABREAST = 300, 9
"""Tiles on the final picture: their size, from where on and how many beside each other."""

Group = tuple[Piece, int]
"""Equal pieces on a square, and how many."""


@dataclass(frozen=True)
class Plan:
    """The size, the boxes by name, the arrows, where each gutter lies (top and bottom), and the
    boxes of the tiles along the track."""

    size: tuple[int, int]
    boxes: Mapping[str, Box]
    arrows: tuple[Arrow, ...] = ()
    gutters: tuple[tuple[int, int], ...] = ()
    tiles: tuple[Box, ...] = ()


def plans(view: View) -> tuple[Plan, ...]:
    """Where everything stands; players have a picture of their own where the table is full."""
    if view.over:
        return (_final(view),)
    path = _path(view)
    whole = _with_cards(path, view)
    return (whole,) if whole.size[1] <= TALLEST else (path, _players(view))


def _with_cards(path: Plan, view: View) -> Plan:
    boxes = dict(path.boxes)
    top, count = boxes["finish"][3] + 14, len(view.players)
    bottom = _cards(boxes, view, top, 2 if count <= 4 else 3 if count <= 6 else 4)
    return replace(path, size=_ended(boxes, bottom), boxes=boxes)


def _ended(boxes: dict[str, Box], bottom: int) -> tuple[int, int]:
    """The legend below everything, and the size of the picture."""
    boxes["legend"] = (EDGE, bottom + 2, WIDTH - EDGE, bottom + 2 + HEIGHT)
    height = bottom + BELOW
    boxes["canvas"] = (0, 0, WIDTH, height)
    return WIDTH, height


def _players(view: View) -> Plan:
    """A title and the players' cards."""
    boxes = {"title": (EDGE, 8, WIDTH - EDGE, 92)}
    return Plan(_ended(boxes, _cards(boxes, view, 100, 2)), boxes)


def _path(view: View) -> Plan:
    """The dice, the own tokens and the track."""
    boxes = _top(view)
    top = 118
    if hand := hand_rows(view):
        boxes["hand"] = (EDGE, top, WIDTH - EDGE, top + HAND * len(hand))
        top = boxes["hand"][3] + GAP
    boxes["start"] = (EDGE, top, WIDTH - EDGE, top + STRIP)
    found = arrows(view)
    gutters, tiles, bottom = _rows(view, found, top + STRIP)
    for square, box in zip(view.track[1:-1], tiles, strict=True):
        boxes[f"tile-{square.tile.name}"] = box
    boxes["finish"] = (EDGE, bottom, WIDTH - EDGE, bottom + STRIP)
    return Plan(_ended(boxes, bottom + STRIP), boxes, found, gutters, tiles)


def _top(view: View) -> dict[str, Box]:
    """The title, and the tray with the dice; with Flixxy also what lies beside them."""
    left = WIDTH - EDGE - _tray_width(view)
    return {"title": (EDGE, 8, left - 16, 108), "tray": (left, 8, WIDTH - EDGE, 108)}


def _tray_width(view: View) -> int:
    if view.house.nochmal == "off":
        return 124
    return 334 + (84 if view.house.worms else 0)


def hand_rows(view: View) -> tuple[str, ...]:
    """What a seat sees of its own worm tokens: those to play now, those for later."""
    if view.seat is None or not view.house.worms:
        return ()
    return ("ready", "fresh") if view.fresh else ("ready",)


# ── the track ────────────────────────────────────────────────────────────────────────────────────


def _rows(
    view: View, found: tuple[Arrow, ...], top: int
) -> tuple[tuple[tuple[int, int], ...], tuple[Box, ...], int]:
    """The gutters, the tiles row by row, and where the last gutter ends."""
    gutters, tiles = [], list[Box]()
    for row in range(rows_of(view) + 1):
        bottom = top + _gutter(row, found)
        gutters.append((top, bottom))
        top = bottom + _row(tiles, view, row, bottom)
    return tuple(gutters), tuple(tiles), top


def _gutter(row: int, found: tuple[Arrow, ...]) -> int:
    """As high as the lanes of its arrows need."""
    lanes = [arrow.lane for arrow in found if arrow.gutter == row]
    ends = any(arrow.through and arrow.gutter == row - 1 for arrow in found)
    return 38 + max(lanes) * LANE if lanes else 34 if ends else 20


def _row(tiles: list[Box], view: View, row: int, top: int) -> int:
    """One row of tiles, as high as the fullest of them; its height."""
    first = 1 + row * COLUMNS
    squares = view.track[first : min(first + COLUMNS, len(view.track) - 1)]
    if not squares:
        return 0
    lines = max(len(standing_lines(square.pieces)) for square in squares)
    height = HEAD + (lines * LINE + 7 if lines else 14)
    for place in range(first, first + len(squares)):
        left = across(cell(place)[1])
        tiles.append((left, top, left + TILE, top + height))
    return height


def groups(pieces: Iterable[Piece]) -> list[Group]:
    """Equal pieces together: pawns by seat, then guards, then Flixxy."""
    counted = Counter(pieces)
    return sorted(counted.items(), key=lambda one: one[0] if is_pawn(one[0]) else 100 - one[0])


@lru_cache(maxsize=512)
def in_line(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Pieces one beside the other, equal ones together."""
    return tuple(piece for piece, count in groups(pieces) for _ in range(count))


@lru_cache(maxsize=512)
def standing_lines(pieces: tuple[Piece, ...]) -> list[list[tuple[Group, int]]]:
    """The groups on a tile in lines, each with how far its pieces look out behind each other."""
    found = groups(pieces)
    usual, close = _lines(found, PEEP), _lines(found, LITTLE)
    return usual if len(usual) <= len(close) else close


@lru_cache(maxsize=512)
def standing(pieces: tuple[Piece, ...]) -> tuple[tuple[Piece, int, int, bool], ...]:
    """Each piece with its place on a tile, and whether something may be seen beside its outline:
    another piece, or a round corner of the tile."""
    found = []
    for line, row in enumerate(standing_lines(pieces)):
        width = sum(PIECE + step * (count - 1) for (_, count), step in row) + len(row) - 1
        left, top = (TILE - width) // 2, HEAD + 4 + line * LINE
        for (piece, count), step in row:
            for place in reversed(range(count)):
                found.append((piece, left + place * step, top, row != [((piece, 1), step)]))
            left += PIECE + step * (count - 1) + 1
    return tuple(found)


def _lines(found: list[Group], peep: int) -> list[list[tuple[Group, int]]]:
    lines: list[list[tuple[Group, int]]] = []
    room = 0
    for piece, count in found:
        step = min(peep, (TILE - PIECE) // count)
        width = PIECE + step * (count - 1)
        if not lines or room + width > TILE:
            lines.append([])
            room = 0
        lines[-1].append(((piece, count), step))
        room += width + 1
    return lines


# ── the players ──────────────────────────────────────────────────────────────────────────────────


def _cards(boxes: dict[str, Box], view: View, top: int, abreast: int) -> int:
    """The players beside each other, with as much of what they have won as there is room for."""
    seats = range(len(view.players))
    width = (WIDTH - 2 * EDGE - GAP * (abreast - 1)) // abreast
    rows = [seats[first : first + abreast] for first in seats[::abreast]]
    room = (TALLEST - BELOW - top) // len(rows) - GAP
    for row in rows:
        lines = max(_chip_lines(view.players[seat], width) for seat in row)
        lines = max(1, min(lines, (room - NAME - 6) // CHIP_STEP[1]))
        height = NAME + lines * CHIP_STEP[1] + 6
        for place, seat in enumerate(row):
            left = EDGE + place * (width + GAP)
            boxes[f"card-{seat}"] = (left, top, left + width, top + height)
        top += height + GAP
    return top - GAP


def chips(player: PlayerView) -> int:
    """Tiles, one for all round tokens, and one for all worm tokens."""
    return len(player.stack) + bool(player.tokens) + bool(player.worms)


def _chip_lines(player: PlayerView, width: int) -> int:
    """How many lines of a card everything takes."""
    lines = 0
    while len(_chip_boxes(width, lines)) < chips(player):
        lines += 1
    return lines


@lru_cache(maxsize=512)
def chip_boxes(card: Box) -> tuple[Box, ...]:
    """Where chips lie on a card, the first one larger: the top of the stack."""
    left, top, end, below = card
    lines = (below - top - NAME - 6) // CHIP_STEP[1]
    return tuple(
        (left + x, top + y, left + right, top + bottom)
        for x, y, right, bottom in _chip_boxes(end - left, lines)
    )


@lru_cache(maxsize=64)
def _chip_boxes(width: int, lines: int) -> list[Box]:
    """The same on a card that begins at the origin."""
    found: list[Box] = []
    for line in range(lines):
        left, top = 20, NAME + line * CHIP_STEP[1]
        if not line:
            found.append((left, top - 4, left + TOP[0], top - 4 + TOP[1]))
            left += TOP[0] + 8
        while left + CHIP[0] <= width - 8:
            found.append((left, top, left + CHIP[0], top + CHIP[1]))
            left += CHIP_STEP[0]
    return found


def card_of(plan: Plan, seat: Seat) -> Box:
    """The box of a player's card."""
    return plan.boxes[f"card-{seat}"]


# ── when the game is over ────────────────────────────────────────────────────────────────────────


def _final(view: View) -> Plan:
    """The ranking, and everything that each has won."""
    boxes = frame_boxes(WIDTH, len(view.players))
    top = boxes["tray"][3] + 14
    for seat, player in enumerate(view.players):
        lines = max(1, -(-chips(player) // WON_ABREAST))
        bottom = top + lines * WON_STEP[1] + 10
        boxes[f"card-{seat}"] = (EDGE, top, WIDTH - EDGE, bottom)
        top = bottom + 6
    boxes["signature"] = signature_box(WIDTH, top)
    height = boxes["signature"][3] + 8
    boxes["canvas"] = (0, 0, WIDTH, height)
    return Plan((WIDTH, height), boxes)


def won_boxes(card: Box) -> list[Box]:
    """Where tiles lie on a card of the final picture."""
    _, top, _, bottom = card
    return [
        (left, above, left + WON[0], above + WON[1])
        for above in range(top + 9, bottom - WON[1], WON_STEP[1])
        for left in range(WON_LEFT, WON_LEFT + WON_ABREAST * WON_STEP[0], WON_STEP[0])
    ]
