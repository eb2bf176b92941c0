"""DESfausse's icons on buttons: every face of the dice, the trophies, Hell."""

from collections.abc import Callable, Mapping
from functools import partial

from renderers.core.icons import SIGN, centred, on_disc
from renderers.core.palette import THEME
from renderers.desfausse import signs
from renderers.desfausse.colours import HELL
from renderers.desfausse.dice import true_die
from rules.desfausse.box import DEVIL, FACES, TROPHY_BOARD, Colour
from rules.desfausse.view import Die

COLOURS: tuple[Colour, ...] = ("red", "green")
SIDES = {"big": 106, "small": 84}
"""A small die is smaller on a button too."""


def _die(size: str, colour: str, face: int) -> bytes:
    return centred(true_die(size, colour, face, face == DEVIL, SIDES[size]))


def _trophy(kind: str) -> bytes:
    return on_disc(signs.trophy(kind, SIGN), THEME["gold"], THEME["ink"])


def _hell() -> bytes:
    return on_disc(signs.flame(SIGN), HELL["hell"], HELL["ember"])


DICE: Mapping[str, Callable[[], bytes]] = {
    Die(size, colour, face).name.replace("-", ""): partial(_die, size, colour, face)
    for size, faces in FACES.items()
    for colour in COLOURS
    for face in sorted(set(faces))
}

TROPHIES: Mapping[str, Callable[[], bytes]] = {
    f"trophy{row.trophy.replace('-', '')}": partial(_trophy, row.trophy) for row in TROPHY_BOARD
}

ICONS: Mapping[str, Callable[[], bytes]] = {**DICE, **TROPHIES, "hell": _hell}
