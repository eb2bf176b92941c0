"""The icons on buttons: application emojis, 128 pixels a side, on nothing.

The bot uploads the missing ones at its start. They stand on light and dark themes alike, so every
one brings its own ground.
"""

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image

from renderers.core import shapes
from renderers.core.dice import PIPS, margin, solid
from renderers.core.encode import png
from renderers.core.palette import THEME
from renderers.desfausse.emojis import ICONS as DESFAUSSE
from renderers.think_str8.colours import PAINTS, TINTS, coloured_die, on_tint, sign
from renderers.tres_fute_4ever.emojis import ICONS as TRES_FUTE_4EVER

SIDE = 128
DIE = 108
HELD_DIE = 92
"""The side of a die that leaves room for its shadow, or for the ring around it."""


def _die(face: int) -> bytes:
    return png(solid(face, DIE))


def _held(face: int) -> bytes:
    """A die in a ring, as on the table."""
    image = Image.new("RGBA", (SIDE, SIDE))
    at = SIDE // 2 - HELD_DIE // 2 - margin(HELD_DIE)
    image.paste(solid(face, HELD_DIE), (at, at))
    image.paste((*THEME["gold"], 255), (0, 0), shapes.ring(SIDE, SIDE, 38, 10))
    return png(image)


def _token(shape: Callable[[int], Image.Image]) -> bytes:
    """A cream sign on a disc of felt."""
    image = Image.new("RGBA", (SIDE, SIDE), (*THEME["felt"], 0))
    image.paste((*THEME["felt"], 255), (0, 0), shapes.disc(SIDE))
    sign = shape(76)
    at = (SIDE - sign.width) // 2
    image.paste((*THEME["card"], 255), (at, at), sign)
    return png(image)


def _coloured_die(colour: str) -> bytes:
    return png(coloured_die(colour, DIE))


def _card(colour: str) -> bytes:
    """A card from behind, with its colour's sign."""
    image = Image.new("RGBA", (SIDE, SIDE))
    body = shapes.rounded(96, 120, 16)
    image.paste((*TINTS[colour], 255), (16, 4), body)
    mark = sign(colour, 56)
    image.paste((*PAINTS.theme[on_tint(colour)], 255), (36, 36), mark)
    return png(image)


EMOJIS: Mapping[str, Callable[[], bytes]] = {
    **{f"die{face}": partial(_die, face) for face in PIPS},
    **{f"held{face}": partial(_held, face) for face in PIPS},
    "roll": partial(_token, shapes.turned_arrow),
    "hold": partial(_token, shapes.pin),
    "back": partial(_token, shapes.arrow_left),
    "done": partial(_token, shapes.tick),
    "cross": partial(_token, shapes.cross),
    "star": partial(_token, shapes.star),
    "heart": partial(_token, shapes.heart),
    "pawn": partial(_token, shapes.pawn),
    "guard": partial(_token, shapes.shield),
    "flixxy": partial(_token, shapes.burst),
    "worm": partial(_token, shapes.worm),
    **{f"die{colour}": partial(_coloured_die, colour) for colour in TINTS},
    **{f"card{colour}": partial(_card, colour) for colour in TINTS},
    **TRES_FUTE_4EVER,
    **DESFAUSSE,
}
"""How each icon is drawn, by the name that `Part.icon` uses."""
