"""A card for each player: letter, name, running score, and what was won, the top of it first."""

from collections.abc import Set as AbstractSet

from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.verflixxt import signs
from renderers.verflixxt.colours import written_on
from renderers.verflixxt.layout import NAME, Plan, card_of, chip_boxes
from renderers.verflixxt.path import value
from renderers.verflixxt.pieces import pawn
from rules.core.record import Seat
from rules.verflixxt.box import NAMED, Tile
from rules.verflixxt.view import PlayerView, View

BAR = 10
BADGE = 44
SCORE = (40, 60, 76)
"""What a score of one, two or three characters takes of the line with the name."""

RIM = 4
"""The golden frame of the tile on top of a stack."""


def draw_cards(canvas: Canvas, plan: Plan, view: View, say: Say, letters: tuple[str, ...]) -> None:
    """Everybody's card: pieces, tiles and points."""
    new = new_tiles(view)
    for seat, player in enumerate(view.players):
        ground = "glow" if seat == view.turn.seat else "card"
        box = card_of(plan, seat)
        owner = (seat, say.name(seat), letters[seat])
        score = minus(player.score)
        canvas.part(box, draw_card, owner, ground, box[2] - box[0] - SCORE[len(score) - 1])
        _score(canvas, box, score, ground)
        _won(canvas, box, player, ground, new)


def new_tiles(view: View) -> set[Tile]:
    """Those that the last moves have brought somebody."""
    return {NAMED[trace.tile] for trace in view.traces}


def draw_card(
    canvas: Canvas, box: Box, owner: tuple[Seat, str, str], ground: str, end: int
) -> None:
    """The card, with a bar in the player's colour on its left, the letter, the name up to here."""
    _, _, right, bottom = box
    seat, name, letter = owner
    canvas.panel(box, 16, ground="paper", colour=f"seat-{seat}")
    canvas.panel((BAR, 0, right, bottom), 16, ground="paper", colour=ground)
    canvas.fill((BAR, 0, BAR + 16, bottom), ground)
    canvas.tile((14, 4), pawn, BADGE, f"seat-{seat}", letter, ground)
    canvas.write(name, (62, 0, end, NAME), ground=ground, size=32, weight="semibold")


def _score(canvas: Canvas, box: Box, score: str, ground: str) -> None:
    _, top, right, _ = box
    here = (right - 76, top, right - 10, top + NAME)
    canvas.write(score, here, ground=ground, size=40, weight="bold", align="right")


def minus(score: int) -> str:
    """Points with a real minus sign."""
    return str(score).replace("-", "−")


def _won(
    canvas: Canvas, card: Box, player: PlayerView, ground: str, new: AbstractSet[Tile]
) -> None:
    """The top tile in a golden frame, round tokens, worm tokens, then the stack downwards.

    What does not fit is counted, in a way that looks like no points.
    """
    places = iter(chip_boxes(card))
    if player.stack:
        tile, top = player.stack[-1], next(places)
        canvas.part(top, _top, tile, ground, tile in new, ground=ground)
    if player.tokens:
        draw_round_token(canvas, next(places), sum(player.tokens), ground)
    if player.worms:
        draw_worms(canvas, next(places), player.worms, ground)
    rest, room = player.stack[-2::-1], list(places)
    shown = len(rest) if len(rest) <= len(room) else max(0, len(room) - 1)
    for tile, box in zip(rest[:shown], room, strict=False):
        draw_chip(canvas, box, tile, ground, new=tile in new)
    if shown < len(rest) and room:
        further = f"…{len(rest) - shown}"
        canvas.write(further, room[shown], ground=ground, colour="ink", size=28, align="centre")


def _top(canvas: Canvas, box: Box, tile: Tile, ground: str, new: bool) -> None:
    _, _, right, bottom = box
    canvas.panel(box, 11, ground=ground, colour="gold")
    inner = (RIM, RIM, right - RIM, bottom - RIM)
    draw_chip(canvas, inner, tile, "gold", size=30, new=new)


def draw_chip(
    canvas: Canvas, box: Box, tile: Tile, ground: str, size: int = 28, *, new: bool = False
) -> None:
    """A tile that was won: its value, or the clover of luck; underlined if it is new."""
    canvas.part(box, _chip, (tile.kind, value(tile)), ground, size, new, ground=ground)


def draw_turned(canvas: Canvas, box: Box, points: int, ground: str) -> None:
    """A malus that luck has turned: what it counts, in luck's colour and with a small clover."""
    canvas.part(box, _turned, points, ground, ground=ground)


def _turned(canvas: Canvas, box: Box, points: int, ground: str) -> None:
    canvas.panel(box, 8, ground=ground, colour="luck")
    here = (2, 0, box[2] - 18, box[3])
    look = {"ground": "luck", "colour": "card"}
    canvas.write(f"+{points}", here, size=30, weight="bold", align="centre", **look)
    canvas.stamp((box[2] - 19, box[3] - 22), signs.clover, 16, ground="luck", colour="card")


def _chip(
    canvas: Canvas, box: Box, face: tuple[str, str], ground: str, size: int, new: bool
) -> None:
    left, top, right, bottom = box
    kind, words = face
    canvas.panel(box, 8, ground=ground, colour=kind)
    if words:
        look = {"ground": kind, "colour": written_on(kind)}
        here = (left, top, right, bottom - 7 if new else bottom)
        canvas.write(words, here, size=size, weight="bold", align="centre", **look)
    else:
        side = bottom - top - (14 if new else 6)
        at = ((left + right - side) // 2, top + 3)
        canvas.stamp(at, signs.clover, side, ground=kind, colour="card")
    if new:
        canvas.fill((left + 9, bottom - 8, right - 9, bottom - 3), written_on(kind))


def draw_round_token(canvas: Canvas, box: Box, points: int, ground: str, size: int = 28) -> None:
    """Draws a round token with its points."""
    canvas.part(box, _round_token, points, ground, size, ground=ground)


def _round_token(canvas: Canvas, box: Box, points: int, ground: str, size: int) -> None:
    canvas.panel(box, box[3] // 2, ground=ground, colour="gold")
    canvas.write(f"+{points}", box, ground="gold", size=size, weight="bold", align="centre")


def draw_worms(canvas: Canvas, box: Box, count: int, ground: str, size: int = 28) -> None:
    """How many worm tokens somebody holds."""
    canvas.part(box, _worms, count, ground, size, ground=ground)


def _worms(canvas: Canvas, box: Box, count: int, ground: str, size: int) -> None:
    left, top, right, bottom = box
    side, middle = (bottom - top) * 2 // 3, (left + right) // 2 + 3
    canvas.panel(box, (bottom - top) // 2, ground=ground, colour="worm")
    at = (middle - side, (top + bottom - side) // 2)
    canvas.stamp(at, signs.worm, side, ground="worm", colour="ink")
    canvas.write(
        str(count),
        (middle, top, right - 4, bottom),
        ground="worm",
        size=size,
        weight="bold",
        align="centre",
    )
