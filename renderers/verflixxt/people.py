"""A card for each player: letter, name, running score, and everything won."""

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.say import Say
from renderers.verflixxt import signs
from renderers.verflixxt.colours import written_on
from renderers.verflixxt.layout import NAME, Plan, card_of, chip_box
from renderers.verflixxt.path import value
from renderers.verflixxt.pieces import pawn
from rules.core.record import Seat
from rules.verflixxt.box import Tile
from rules.verflixxt.view import PlayerView, View

BAR = 10
BADGE = 46


def draw_cards(canvas: Canvas, plan: Plan, view: View, say: Say, letters: tuple[str, ...]) -> None:
    """Everybody's card: pieces, tiles and points."""
    first = view.winners
    for seat, player in enumerate(view.players):
        in_turn = seat == view.turn.seat and not view.over
        ground = "glow" if in_turn else "card"
        box = card_of(plan, seat)
        canvas.part(box, _card, seat, say.name(seat), letters[seat], ground)
        _score(canvas, box, player.score, ground, first=seat in first)
        _won(canvas, box, player, ground)


def _card(canvas: Canvas, box: Box, seat: Seat, name: str, letter: str, ground: str) -> None:
    """The card, with a bar in the player's colour on its left, the letter and the name."""
    _, _, right, bottom = box
    canvas.panel(box, 16, ground="paper", colour=f"seat-{seat}")
    canvas.panel((BAR, 0, right, bottom), 16, ground="paper", colour=ground)
    canvas.fill((BAR, 0, BAR + 16, bottom), ground)
    canvas.tile((20, 7), pawn, BADGE, f"seat-{seat}", letter, ground)
    canvas.write(name, (76, 4, right - 122, NAME), ground=ground, size=32, weight="semibold")


def _score(canvas: Canvas, box: Box, score: int, ground: str, *, first: bool) -> None:
    _, top, right, _ = box
    canvas.write(
        str(score).replace("-", "−"),
        (right - 110, top + 4, right - 18, top + NAME),
        ground=ground,
        size=46,
        weight="bold",
        align="right",
    )
    if first:
        canvas.stamp((right - 152, top + 14), shapes.star, 34, ground=ground, colour="gold")


def _won(canvas: Canvas, card: Box, player: PlayerView, ground: str) -> None:
    """The stack from bottom to top, then round tokens, then how many worm tokens."""
    for number, tile in enumerate(player.stack):
        draw_chip(canvas, chip_box(card, number), tile, ground)
    number = len(player.stack)
    for points in player.tokens:
        draw_round_token(canvas, chip_box(card, number), points, ground)
        number += 1
    if player.worms:
        draw_worms(canvas, chip_box(card, number), player.worms, ground)


def draw_chip(canvas: Canvas, box: Box, tile: Tile, ground: str, size: int = 27) -> None:
    """A tile that was won: its value, or the clover of luck."""
    canvas.part(box, _chip, tile, ground, size, ground=ground)


def _chip(canvas: Canvas, box: Box, tile: Tile, ground: str, size: int) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 8, ground=ground, colour=tile.kind)
    if tile.kind == "luck":
        side = bottom - top - 8
        at = ((left + right - side) // 2, top + 4)
        canvas.stamp(at, signs.clover, side, ground="luck", colour="card")
        return
    canvas.write(
        value(tile),
        box,
        ground=tile.kind,
        colour=written_on(tile.kind),
        size=size,
        weight="bold",
        align="centre",
    )


def draw_round_token(canvas: Canvas, box: Box, points: int, ground: str, size: int = 27) -> None:
    """Draws a round token with its points."""
    canvas.part(box, _round_token, points, ground, size, ground=ground)


def _round_token(canvas: Canvas, box: Box, points: int, ground: str, size: int) -> None:
    canvas.panel(box, box[3] // 2, ground=ground, colour="gold")
    canvas.write(f"+{points}", box, ground="gold", size=size, weight="bold", align="centre")


def draw_worms(canvas: Canvas, box: Box, count: int, ground: str, size: int = 25) -> None:
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
