"""Icons on buttons: squares of 128 pixels on a transparent ground, as Discord takes emojis.

They stand on light and dark themes alike, so every icon brings a ground of its own.
"""

from collections.abc import Callable

from PIL import Image

from renderers.core import shapes
from renderers.core.encode import png
from renderers.core.palette import RGB, THEME

SIDE = 128
SIGN = 76
"""The side of a sign on its disc."""


def blank() -> Image.Image:
    """An empty icon."""
    return Image.new("RGBA", (SIDE, SIDE))


def centred(drawn: Image.Image) -> bytes:
    """A finished drawing in the middle of an icon, as a file."""
    image = blank()
    image.paste(drawn, ((SIDE - drawn.width) // 2, (SIDE - drawn.height) // 2))
    return png(image)


def on_disc(sign: Image.Image, face: RGB, ink: RGB) -> bytes:
    """A sign (a mask) in one colour on a disc of another, as a file."""
    image = Image.new("RGBA", (SIDE, SIDE), (*face, 0))
    image.paste((*face, 255), (0, 0), shapes.disc(SIDE))
    at = ((SIDE - sign.width) // 2, (SIDE - sign.height) // 2)
    image.paste((*ink, 255), at, sign)
    return png(image)


def token(shape: Callable[[int], Image.Image]) -> bytes:
    """A cream sign on a disc of felt, as a file: the look of an icon that has no other."""
    return on_disc(shape(SIGN), THEME["felt"], THEME["card"])
