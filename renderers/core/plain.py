"""A plain picture for a new game: a title, what is going on, dice or cards, a row for each player.

A game describes its table as a `Board`; `Plain` is the picture of it. That is enough to play with,
until somebody draws the real thing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from renderers.core import shapes
from renderers.core.badges import badge, mark
from renderers.core.canvas import Box, Boxes, Canvas
from renderers.core.palette import RAMPS, SEATS, THEME, Palette
from renderers.core.say import Say
from renderers.core.scene import Scene
from renderers.core.text import fitted
from renderers.core.tray import lay_die, lay_hollow
from rules.core.record import Seat

# ── what a game says about its table ─────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Die:
    """A die with pips; a marked one has a golden frame. None is a hollow: no die lies there yet."""

    face: int | None
    marked: bool = False


@dataclass(frozen=True)
class Card:
    """A card or a tile: a short text, large, and a word below it. `colour` is one of the theme."""

    text: str
    caption: str = ""
    colour: str = "ink"
    marked: bool = False


@dataclass(frozen=True)
class Tray:
    """Dice and cards that lie together, and what they are: "Your cards"."""

    label: str
    tiles: tuple[Die | Card, ...]


@dataclass(frozen=True)
class Player:
    """A player's values, one for each column. `active`: everybody waits for them."""

    seat: Seat
    values: tuple[str, ...]
    active: bool = False
    won: bool = False


@dataclass(frozen=True)
class Board:
    """All that a plain picture shows, from top to bottom."""

    title: str
    line: str = ""
    trays: tuple[Tray, ...] = ()
    columns: tuple[str, ...] = ()
    players: tuple[Player, ...] = ()


class Plain:
    """The picture of a board. A game hands in how a scene becomes its board."""

    def __init__(self, board: Callable[[Scene[Any]], Board]) -> None:
        self._board = board

    def draw(self, scene: Scene[Any]) -> tuple[Image.Image, ...]:
        """One picture, 1000 pixels wide."""
        board = self._board(scene)
        boxes = laid_out(board)
        canvas = Canvas.plain(PALETTE, boxes["canvas"][2:], "paper")
        _write(canvas, board.title, boxes["title"], ground="paper", size=50, weight="bold")
        if board.line:
            _write(canvas, board.line, boxes["line"], ground="paper", size=34)
        for place, tray in enumerate(board.trays):
            _draw_tray(canvas, boxes, place, tray)
        if board.players:
            _draw_players(canvas, boxes, board, scene.say)
        return (canvas.image,)

    def layout(self, scene: Scene[Any]) -> tuple[Boxes, ...]:
        """Where everything stands on it."""
        return (laid_out(self._board(scene)),)


# ── where everything stands ──────────────────────────────────────────────────────────────────────

WIDTH, EDGE, GAP = 1000, 28, 18
LEFT, RIGHT = EDGE, WIDTH - EDGE

LEAST = 28
"""The smallest text: a longer one is cut."""

TITLE, LINE = 68, 48
LABEL, HEADS = 46, 46
"""The heights of a tray's label and of the words above the columns."""

TILE, TALL_TILE, TILE_GAP = 100, 124, 15
"""A tile's width and height; cards are taller."""

ABREAST = 8
"""Tiles beside each other on a tray."""

ROW, LOW_ROW, MANY = 92, 70, 5
"""The height of a player's row; lower from so many players on."""

COLUMNS, WIDEST = 520, 190
"""The room for all columns of values, and the most that one gets."""


def laid_out(board: Board) -> Boxes:
    """The boxes of a board by name, as `tile-0-3` (tray, place) or `value-1-0` (seat, column)."""
    boxes: dict[str, Box] = {"title": (LEFT, EDGE, RIGHT, EDGE + TITLE)}
    top = EDGE + TITLE
    if board.line:
        boxes["line"] = (LEFT, top, RIGHT, top + LINE)
        top += LINE
    for place, tray in enumerate(board.trays):
        top = _lay_tray(boxes, place, tray, top + GAP)
    if board.players:
        top = _lay_players(boxes, board, top + GAP)
    return boxes | {"canvas": (0, 0, WIDTH, top + EDGE)}


def _lay_tray(boxes: dict[str, Box], place: int, tray: Tray, top: int) -> int:
    """A tray, as high as its lines of tiles need. Returns its bottom."""
    cards = any(isinstance(tile, Card) for tile in tray.tiles)
    height = TALL_TILE if cards else TILE
    lines = -(-len(tray.tiles) // ABREAST)
    first = top + LABEL + 8
    bottom = first + lines * (height + TILE_GAP)
    boxes[f"tray-{place}"] = (LEFT, top, RIGHT, bottom)
    boxes[f"label-{place}"] = (LEFT + GAP, top + 6, RIGHT - GAP, top + LABEL)
    for number in range(len(tray.tiles)):
        down, across = divmod(number, ABREAST)
        x, y = LEFT + GAP + across * (TILE + TILE_GAP), first + down * (height + TILE_GAP)
        boxes[f"tile-{place}-{number}"] = (x, y, x + TILE, y + height)
    return bottom


def _lay_players(boxes: dict[str, Box], board: Board, top: int) -> int:
    """The words above the columns, then a row for each player. Returns the bottom."""
    count = len(board.columns)
    width = min(WIDEST, COLUMNS // max(1, count))
    first = RIGHT - GAP // 2 - count * width
    height = LOW_ROW if len(board.players) >= MANY else ROW
    for column in range(count):
        left = first + column * width
        boxes[f"head-{column}"] = (left + 4, top, left + width - 4, top + HEADS)
    start = top + (HEADS if count else 0)
    for place, player in enumerate(board.players):
        above, below = start + place * height, start + (place + 1) * height
        boxes[f"player-{player.seat}"] = (LEFT, above, RIGHT, below)
        boxes[f"name-{player.seat}"] = (LEFT + 122, above, first - 8, below)
        for column in range(count):
            left = first + column * width
            boxes[f"value-{player.seat}-{column}"] = (left + 4, above, left + width - 4, below)
    return start + len(board.players) * height


# ── drawing ──────────────────────────────────────────────────────────────────────────────────────

PALETTE = Palette(
    THEME,
    {
        **RAMPS,
        ("paper", "glow"): 2,
        ("card", "gold"): 4,
        ("glow", "gold"): 3,
        **{("glow", f"seat-{seat}"): 2 for seat in range(SEATS)},
    },
)

DIE, BADGE, STAR, ARROW = 96, 52, 34, 28
CORNER, FRAME = 18, 6


def _write(canvas: Canvas, text: str, box: Box, *, size: int, **look: str) -> None:
    """A line of text that is cut rather than smaller than what can be read on a phone."""
    weight = look.get("weight", "regular")
    line = fitted(text, weight, size, box[2] - box[0], LEAST)
    canvas.write(line.text, box, size=line.size, **look)


def _draw_tray(canvas: Canvas, boxes: Boxes, place: int, tray: Tray) -> None:
    canvas.panel(boxes[f"tray-{place}"], CORNER, ground="paper", colour="felt")
    label = boxes[f"label-{place}"]
    _write(canvas, tray.label, label, size=32, weight="semibold", ground="felt", colour="card")
    for number, tile in enumerate(tray.tiles):
        box = boxes[f"tile-{place}-{number}"]
        if isinstance(tile, Die):
            _draw_die(canvas, box, tile)
        else:
            canvas.part(box, _draw_card, tile, ground="felt")


def _draw_die(canvas: Canvas, box: Box, tile: Die) -> None:
    left, top, right, bottom = box
    x, y = (left + right - DIE) // 2, (top + bottom - DIE) // 2
    if tile.face is None:
        lay_hollow(canvas, (x, y), DIE)
    else:
        lay_die(canvas, (x, y), tile.face, DIE)
    if tile.marked:
        frame = (x - FRAME, y - FRAME, x + DIE + FRAME, y + DIE + FRAME)
        _draw_frame(canvas, frame)


def _draw_frame(canvas: Canvas, box: Box) -> None:
    """A golden frame around what lies on the felt."""
    left, top, right, bottom = box
    ring = shapes.ring(right - left, bottom - top, CORNER + FRAME, 5)
    tile = PALETTE.painted(ring, "felt", "gold")
    canvas.put(tile, (left, top), ring.point(lambda cover: 255 * (cover > 0)))


def _draw_card(canvas: Canvas, box: Box, card: Card) -> None:
    """A text in the middle; with a caption, in the upper part."""
    left, top, right, bottom = box
    canvas.panel(box, CORNER, ground="felt", colour="gold" if card.marked else "card")
    if card.marked:
        inside = (left + FRAME, top + FRAME, right - FRAME, bottom - FRAME)
        canvas.panel(inside, CORNER - FRAME, ground="gold", colour="card")
    middle = bottom - 46 if card.caption else bottom
    upper, lower = (left + 8, top, right - 8, middle), (left + 8, middle, right - 8, bottom - 8)
    look = {"ground": "card", "colour": card.colour, "align": "centre"}
    _write(canvas, card.text, upper, size=56, weight="bold", **look)
    _write(canvas, card.caption, lower, size=30, weight="semibold", **look)


def _draw_players(canvas: Canvas, boxes: Boxes, board: Board, say: Say) -> None:
    for column, word in enumerate(board.columns):
        head = boxes[f"head-{column}"]
        _write(canvas, word, head, size=30, ground="paper", colour="pencil", align="centre")
    last = len(board.players) - 1
    for place, player in enumerate(board.players):
        row, ground = boxes[f"player-{player.seat}"], _ground(player)
        canvas.part(row, _draw_row, ground, (place == 0, place == last))
        _draw_player(canvas, boxes, player, say)


def _ground(player: Player) -> str:
    """A row in warm light: somebody to look at."""
    return "glow" if player.active or player.won else "card"


def _draw_row(canvas: Canvas, box: Box, ground: str, ends: tuple[bool, bool]) -> None:
    """An empty row; round where it is the first or the last, with a line above the others."""
    canvas.band(box, CORNER, ends, ground="paper", colour=ground)
    if not ends[0]:
        canvas.fill((0, 0, box[2], 2), "rule")


def _draw_player(canvas: Canvas, boxes: Boxes, player: Player, say: Say) -> None:
    """An arrow or a star, the player's letter, name and values."""
    left, top, _, bottom = boxes[f"player-{player.seat}"]
    middle, ground = (top + bottom) // 2, _ground(player)
    if player.active:
        at = (left + 14, middle - ARROW // 2)
        canvas.stamp(at, shapes.arrow_right, ARROW, ground=ground, colour="ink")
    elif player.won:
        at = (left + 11, middle - STAR // 2)
        canvas.stamp(at, shapes.star, STAR, ground=ground, colour="gold")
    badge(canvas, (left + 56, middle - BADGE // 2), BADGE, mark(player.seat, say), ground=ground)
    name = boxes[f"name-{player.seat}"]
    _write(canvas, say.name(player.seat), name, size=38, weight="semibold", ground=ground)
    for column, value in enumerate(player.values):
        box = boxes[f"value-{player.seat}-{column}"]
        _write(canvas, value, box, size=44, weight="bold", ground=ground, align="centre")
