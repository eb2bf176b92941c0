"""DESfausse's icons on buttons: every face of the dice, the trophies, Hell."""

from collections.abc import Callable, Mapping
from functools import cache, partial

from PIL import Image

from renderers.core import shapes
from renderers.core.encode import png
from renderers.core.palette import RGB, THEME
from renderers.desfausse import signs
from renderers.desfausse.colours import HELL
from renderers.desfausse.dice import true_die
from rules.desfausse.box import DEVIL, FACES, TROPHY_BOARD, Colour
from rules.desfausse.view import Die

COLOURS: tuple[Colour, ...] = ("red", "green")
SIDE, SMALL = 128, 84
"""A small die is smaller on a button too."""


@cache
def _die(size: str, colour: str, face: int) -> bytes:
    width = 106 if size == "big" else SMALL
    drawn = true_die(size, colour, face, face == DEVIL, width)
    image = Image.new("RGBA", (SIDE, SIDE))
    at = (SIDE - drawn.width) // 2
    image.paste(drawn, (at, at))
    return png(image)


@cache
def _disc(face: RGB, kind: str, ink: RGB) -> bytes:
    """A sign on a disc of its own."""
    image = Image.new("RGBA", (SIDE, SIDE), (*face, 0))
    image.paste((*face, 255), (0, 0), shapes.disc(SIDE))
    sign = signs.flame(76) if kind == "hell" else signs.trophy(kind, 76)
    at = (SIDE - sign.width) // 2
    image.paste((*ink, 255), (at, at), sign)
    return png(image)


DICE = {
    Die(size, colour, face).name.replace("-", ""): partial(_die, size, colour, face)
    for size, faces in FACES.items()
    for colour in COLOURS
    for face in sorted(set(faces))
}

ICONS: Mapping[str, Callable[[], bytes]] = {
    **DICE,
    **{
        f"trophy{row.trophy.replace('-', '')}": partial(
            _disc, THEME["gold"], row.trophy, THEME["ink"]
        )
        for row in TROPHY_BOARD
    },
    "hell": partial(_disc, HELL["hell"], "hell", HELL["ember"]),
}
