"""Every icon on a button, by name. The bot uploads the missing ones when it starts."""

from collections.abc import Callable, Mapping
from functools import partial

from renderers.core import shapes
from renderers.core.dice import PIPS, margin, solid
from renderers.core.encode import png
from renderers.core.icons import SIDE, blank, centred, token
from renderers.core.palette import THEME
from renderers.desfausse.emojis import ICONS as DESFAUSSE
from renderers.think_str8.emojis import ICONS as THINK_STR8
from renderers.tres_fute_4ever.emojis import ICONS as TRES_FUTE_4EVER
from renderers.tres_fute_4ever.emojis import SIGNED
from renderers.verflixxt.emojis import ICONS as VERFLIXXT

DIE = 108
"""The side of a die that leaves room for its shadow."""

HELD_DIE = 92
"""The side of a die that leaves room for the ring around it."""


def _die(face: int) -> bytes:
    return centred(solid(face, DIE))


def _held(face: int) -> bytes:
    """A die in a ring, as on the table."""
    image = blank()
    at = SIDE // 2 - HELD_DIE // 2 - margin(HELD_DIE)
    image.paste(solid(face, HELD_DIE), (at, at))
    ring = shapes.ring(SIDE, SIDE, radius=38, line=10)
    image.paste((*THEME["gold"], 255), (0, 0), ring)
    return png(image)


COMMON: Mapping[str, Callable[[], bytes]] = {
    **{f"die{face}": partial(_die, face) for face in PIPS},
    **{f"held{face}": partial(_held, face) for face in PIPS},
    "roll": partial(token, shapes.turned_arrow),
    "hold": partial(token, shapes.pin),
    "back": partial(token, shapes.arrow_left),
    "done": partial(token, shapes.tick),
    "cross": partial(token, shapes.cross),
    "star": partial(token, shapes.star),
    "heart": partial(token, shapes.heart),
    "pawn": partial(token, shapes.pawn),
}
"""Icons that any game may use."""

EMOJIS: Mapping[str, Callable[[], bytes]] = {
    **COMMON,
    **VERFLIXXT,
    **THINK_STR8,
    **TRES_FUTE_4EVER,
    **DESFAUSSE,
}
"""How each icon is drawn, by the name that `Part.icon` uses."""

EDITIONS: Mapping[str, int] = dict.fromkeys(SIGNED, 2)
"""Icons that were drawn anew, and how often they were."""


def emoji_name(icon: str) -> str:
    """What an icon is called on Discord, where a name keeps the drawing that it has."""
    edition = EDITIONS.get(icon, 1)
    return icon if edition == 1 else f"{icon}_{edition}"
