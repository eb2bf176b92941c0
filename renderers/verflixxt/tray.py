"""The tray above the path: the dice, and with the expansion round tokens and the worm pile."""

from PIL import Image

from renderers.core import shapes
from renderers.core.canvas import Box, Canvas
from renderers.core.dice import COLOURS, margin, solid
from renderers.core.text import Line, setting
from renderers.core.tray import lay_die, lay_hollow
from renderers.verflixxt import signs
from renderers.verflixxt.colours import PALETTE
from rules.verflixxt.box import ROUND_TOKENS, Face
from rules.verflixxt.view import View

DIE = 80
TOKEN = 44


def draw_tray(canvas: Canvas, box: Box, view: View) -> None:
    """The dice as they lie."""
    left, top, _, _ = box
    canvas.panel(box, 20, ground="paper", colour="felt")
    at = (left + 22, top + 10)
    _number(canvas, at, view.turn.number)
    if view.house.nochmal != "off":
        _action(canvas, (left + 22 + DIE + 20, top + 10), view)
        _rounds(canvas, (left + 224, top + 4), view.rounds)
    if view.house.worms:
        _pile(canvas, (left + 326, top), view.pile)


def _number(canvas: Canvas, at: tuple[int, int], number: int) -> None:
    if not number:
        lay_hollow(canvas, at, DIE)
        return
    lay_die(canvas, at, number, DIE)


def _action(canvas: Canvas, at: tuple[int, int], view: View) -> None:
    """The action die as rolled; a hollow before the roll and once Flixxy has left."""
    if not view.turn.face:
        lay_hollow(canvas, at, DIE)
        return
    edge = margin(DIE)
    canvas.tile((at[0] - edge, at[1] - edge), action_die, view.turn.face, "felt")


def action_die(face: Face, on: str) -> Image.Image:
    """The die that says which piece may move."""
    ground = Image.new("RGB", (DIE + 2 * margin(DIE),) * 2, PALETTE.theme[on])
    body = solid(0, DIE)
    ground.paste(body, mask=body.getchannel("A"))
    sign = face_sign(face)
    at = ((ground.width - sign.width) // 2, (ground.height - sign.height) // 2)
    ground.paste(PALETTE.theme["ink"], at, sign)
    if face == "flixxy":
        inner = signs.burst(46)
        ground.paste(PALETTE.theme["gold"], (at[0] + 5, at[1] + 5), inner)
        letter = _letter("F", 36)
        at = ((ground.width - letter.width) // 2, (ground.height - letter.height) // 2)
        ground.paste(PALETTE.theme["ink"], at, letter)
    return PALETTE.quantised(ground, COLOURS | {on, "gold"})


def face_sign(face: Face) -> Image.Image:
    """The sign on a face of the special die."""
    if face == "cross":
        return shapes.cross(60)
    return signs.burst(56) if face == "flixxy" else _letter("?", 72)


def _letter(letter: str, size: int) -> Image.Image:
    mask = setting(Line(letter, "bold", size)).mask
    return mask.crop(mask.getbbox())


def _rounds(canvas: Canvas, at: tuple[int, int], left: tuple[int, ...]) -> None:
    """The round tokens, two by two; a hollow where one is taken."""
    for place, points in enumerate(ROUND_TOKENS):
        x, y = at[0] + place % 2 * (TOKEN + 6), at[1] + place // 2 * (TOKEN + 6)
        here = points in left
        colour = "gold" if here else "felt-deep"
        canvas.stamp((x, y), shapes.disc, TOKEN, ground="felt", colour=colour)
        if here:
            canvas.write(
                f"+{points}",
                (x, y, x + TOKEN, y + TOKEN),
                ground="gold",
                size=28,
                weight="bold",
                align="centre",
            )


def _pile(canvas: Canvas, at: tuple[int, int], count: int) -> None:
    """How many worm tokens lie face down."""
    left, top = at
    canvas.stamp((left + 12, top + 6), signs.worm, 54, ground="felt", colour="worm")
    canvas.write(
        f"×{count}",
        (left, top + 56, left + 78, top + 98),
        ground="felt",
        colour="card",
        size=32,
        weight="bold",
        align="centre",
    )
