"""Think Str8!'s icons on buttons: a die and a card of each colour."""

from collections.abc import Callable, Mapping
from functools import partial

from renderers.core import shapes
from renderers.core.encode import png
from renderers.core.icons import SIDE, blank, centred
from renderers.think_str8.colours import PAINTS, TINTS, coloured_die, on_tint, sign

DIE = 108
CARD_WIDTH, CARD_HEIGHT = 96, 120
SIGN = 56


def _die(colour: str) -> bytes:
    return centred(coloured_die(colour, DIE))


def _card(colour: str) -> bytes:
    """A card from behind, with its colour's sign."""
    image = blank()
    body = shapes.rounded(CARD_WIDTH, CARD_HEIGHT, 16)
    at = ((SIDE - CARD_WIDTH) // 2, (SIDE - CARD_HEIGHT) // 2)
    image.paste((*TINTS[colour], 255), at, body)
    middle = (SIDE - SIGN) // 2
    image.paste((*PAINTS.theme[on_tint(colour)], 255), (middle, middle), sign(colour, SIGN))
    return png(image)


ICONS: Mapping[str, Callable[[], bytes]] = {
    **{f"die{colour}": partial(_die, colour) for colour in TINTS},
    **{f"card{colour}": partial(_card, colour) for colour in TINTS},
}
