"""Pawns, guards and Flixxy as finished tiles, each told by its form and its letter."""

from functools import cache

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Canvas
from renderers.verflixxt import signs
from renderers.verflixxt.colours import PALETTE
from renderers.verflixxt.layout import PIECE
from rules.verflixxt.box import FLIXXY, GUARD, Piece

RIM = 4


def piece(kind: Piece, letter: str, awaited: bool, ground: str) -> Image.Image:
    """A piece on a ground; the pawns of the player in turn have a rim."""
    if kind == GUARD:
        return guard(PIECE, ground)
    if kind == FLIXXY:
        return flixxy(PIECE, ground)
    rim = "gold" if ground == "felt" else "ink"
    return pawn(PIECE, f"seat-{kind}", letter, ground, rim=rim if awaited else "card")


@cache
def outline(kind: Piece) -> Image.Image:
    """A piece without the ground around it, so that one behind it shows."""
    shape = {GUARD: signs.shield, FLIXXY: signs.burst}.get(kind, shapes.disc)
    return shape(PIECE).point(lambda cover: 255 if cover else 0)


def pawn(side: int, colour: str, letter: str, ground: str, rim: str = "card") -> Image.Image:
    """A disc in the player's colour, with a letter."""
    canvas = Canvas.plain(PALETTE, (side, side), ground)
    canvas.stamp((0, 0), shapes.disc, side, ground=ground, colour=rim)
    if rim != "card":
        _inner(canvas, side, 3, rim, "card")
    inset = 6 if rim != "card" else RIM
    _inner(canvas, side, inset, "card", colour)
    size = round((side - 2 * inset) * (0.74 if len(letter) == 1 else 0.64))
    canvas.write(
        letter,
        (0, 0, side, side),
        ground=colour,
        colour="card",
        size=max(22, size),
        weight="bold",
        align="centre",
    )
    return canvas.image


def _inner(canvas: Canvas, side: int, inset: int, ground: str, colour: str) -> None:
    """A disc within the disc; its corners stay as they are."""
    within = side - 2 * inset
    mask = shapes.disc(within)
    tile = PALETTE.painted(mask, ground, colour)
    canvas.put(tile, (inset, inset), mask.point(lambda cover: 255 * (cover > 0)))


def guard(side: int, ground: str) -> Image.Image:
    """A dark shield with a light bar."""
    canvas = Canvas.plain(PALETTE, (side, side), ground)
    canvas.stamp((0, 0), signs.shield, side, ground=ground, colour="ink")
    bar, middle = max(3, side // 9), side // 2
    canvas.fill((middle - bar // 2, side // 6, middle - bar // 2 + bar, side * 4 // 5), "card")
    canvas.fill((side // 4, side // 3, side - side // 4, side // 3 + bar), "card")
    return canvas.image


def flixxy(side: int, ground: str) -> Image.Image:
    """A golden star with an F."""
    canvas = Canvas.plain(PALETTE, (side, side), ground)
    canvas.stamp((0, 0), signs.burst, side, ground=ground, colour="ink")
    inner = signs.burst(side - 8)
    tile = PALETTE.painted(inner, "ink", "gold")
    canvas.put(tile, (4, 4), inner.point(lambda cover: 255 * (cover > 0)))
    canvas.write(
        "F",
        (0, 0, side, side),
        ground="gold",
        size=max(22, side * 5 // 8),
        weight="bold",
        align="centre",
    )
    return canvas.image
