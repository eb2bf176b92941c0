"""The pictures on the pages of rules: moves on a track, how luck counts, the action die."""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Canvas
from renderers.core.dice import die, margin
from renderers.core.say import Say
from renderers.verflixxt.colours import PALETTE
from renderers.verflixxt.layout import HEAD, LINE, WIDTH
from renderers.verflixxt.path import draw_arrow, draw_tile
from renderers.verflixxt.people import draw_chip
from renderers.verflixxt.pieces import pawn
from renderers.verflixxt.routes import STEP, TILE, Arrow
from renderers.verflixxt.sheet import signed
from renderers.verflixxt.signs import worm
from renderers.verflixxt.tray import DIE, action_die
from rules.core.record import Fact
from rules.verflixxt.box import FIRST_RUN, GUARD, LUCK, NAMED, VERFLIXXT, WORM_TOKENS, Face, Piece
from rules.verflixxt.view import Square

ROW = 104
MARGIN = 24

TRACK: tuple[Square, ...] = tuple(
    Square(tile, pieces)
    for tile, pieces in zip(
        (*FIRST_RUN[3:], LUCK[0]), ((0,), (GUARD, 1), (), (0, 1), (), (GUARD,)), strict=True
    )
)
"""Two players, A to play, before the examples of the first page."""

MOVES: tuple[tuple[int, Piece, int, int], ...] = ((5, 0, 0, 5), (2, GUARD, 1, 3), (1, 0, 3, 4))
"""What is rolled, what moves, from which of these tiles to which."""

WON = ("malus-10", "luck-a", "malus-8-a", "luck-b", "malus-1-a", "bonus-3")
COUNTED = (10, 0, 8, 0, -1, 3)
"""Tiles of a player at the end, and what each of them counts."""

STACK = ("malus-8-a", "bonus-3")
PAWN = 64
"""A stack with its top tile at the right, and the side of a pawn beside it."""

FACES: tuple[Face, ...] = ("flixxy", "question", "cross")


def rules_picture(page: int, say: Say) -> Image.Image | None:
    """The examples of a page; None where it has none."""
    match page:
        case 0:
            return _moves(say)
        case 1:
            return _points()
        case 3:
            return _faces(say)
        case 4:
            return _given()
        case 5:
            return _worms(say)
        case _:
            return None


def _moves(say: Say) -> Image.Image:
    """A piece of track, what three rolls allow on it, and the first of these as an arrow."""
    bottom = MARGIN + HEAD + LINE + 7
    gutter = (bottom, bottom + 56)
    canvas = Canvas.plain(PALETTE, (WIDTH, gutter[1] + len(MOVES) * ROW + MARGIN), "paper")
    lefts = [(WIDTH - len(TRACK) * STEP) // 2 + place * STEP for place in range(len(TRACK))]
    for left, square in zip(lefts, TRACK, strict=True):
        draw_tile(canvas, (left, MARGIN, left + TILE, bottom), square, ("A", "B"), 0)
    start, end = (lefts[place] + TILE // 2 for place in MOVES[0][2:])
    draw_arrow(canvas, (gutter,), Arrow("seat-0", 0, start, end, to_above=True, lane=1))
    for place, (number, piece, here, there) in enumerate(MOVES):
        facts: dict[str, Fact] = {"tile": TRACK[here].tile.name, "onto": TRACK[there].tile.name}
        alone = "-takes" if len(TRACK[here].pieces) == 1 else ""
        word = "part-guard" if piece == GUARD else f"part-pawn{alone}"
        image = die(PALETTE, number, DIE, "paper")
        _example(canvas, gutter[1] + place * ROW, image, say(word, **facts))
    return canvas.image


def _faces(say: Say) -> Image.Image:
    canvas = Canvas.plain(PALETTE, (WIDTH, len(FACES) * ROW + 2 * MARGIN), "paper")
    for place, face in enumerate(FACES):
        image = action_die(face, "paper")
        _example(canvas, MARGIN + place * ROW, image, say(f"picture-face-{face}"))
    return canvas.image


def _given() -> Image.Image:
    """A lone pawn on an orange tile; its owner's stack, whose top tile goes to the next player."""
    bottom = MARGIN + HEAD + LINE + 7
    canvas = Canvas.plain(PALETTE, (WIDTH, bottom + MARGIN), "paper")
    draw_tile(canvas, (50, MARGIN, 50 + TILE, bottom), Square(VERFLIXXT[0], (0,)), ("A",), 0)
    middle = (MARGIN + bottom) // 2
    canvas.put(pawn(PAWN, "seat-0", "A", "paper"), (330, middle - PAWN // 2))
    for place, name in enumerate(STACK):
        left = 410 + place * 124
        box = (left, middle - 36, left + 108, middle + 36)
        draw_chip(canvas, box, NAMED[name], "paper", size=46)
    canvas.stamp((690, middle - 32), shapes.arrow_right, 64, ground="paper", colour="ink")
    canvas.put(pawn(PAWN, "seat-1", "B", "paper"), (790, middle - PAWN // 2))
    return canvas.image


def _worms(say: Say) -> Image.Image:
    """Each kind of worm token, and how many there are."""
    canvas = Canvas.plain(PALETTE, (WIDTH, len(WORM_TOKENS) // 2 * ROW + 2 * MARGIN), "paper")
    for place, (kind, count) in enumerate(WORM_TOKENS.items()):
        down, across = divmod(place, 2)
        left, top = 50 + across * WIDTH // 2, MARGIN + down * ROW
        canvas.stamp((left, top + 14), shapes.disc, 76, ground="paper", colour="worm")
        canvas.stamp((left + 11, top + 25), worm, 54, ground="worm", colour="ink")
        words = (left + 96, top, left + 340, top + ROW)
        canvas.write(say(f"worm-{kind}"), words, ground="paper", size=38, weight="semibold")
        box = (left + 344, top, left + 420, top + ROW)
        canvas.write(f"×{count}", box, ground="paper", size=38)
    return canvas.image


def _example(canvas: Canvas, top: int, image: Image.Image, caption: str) -> None:
    """A die and what it allows."""
    canvas.put(image, (50 - margin(DIE), top + (ROW - image.height) // 2))
    canvas.write(
        caption, (164, top, WIDTH - MARGIN, top + ROW), ground="paper", size=38, weight="semibold"
    )


def _points() -> Image.Image:
    """Won tiles, and below each what it counts; the sum at the right."""
    canvas = Canvas.plain(PALETTE, (WIDTH, 210), "paper")
    for place, (name, points) in enumerate(zip(WON, COUNTED, strict=True)):
        left = 50 + place * 124
        draw_chip(canvas, (left, 30, left + 108, 102), NAMED[name], "paper", size=46)
        box = (left, 116, left + 108, 190)
        canvas.write(signed(points), box, ground="paper", size=46, align="centre")
    canvas.write(
        f"= {sum(COUNTED)}",
        (800, 116, 950, 190),
        ground="paper",
        size=46,
        weight="bold",
        align="right",
    )
    return canvas.image
