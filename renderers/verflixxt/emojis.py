"""Verflixxt!'s icons on buttons: guards, Flixxy and worms."""

from collections.abc import Callable, Mapping
from functools import partial

from renderers.core.icons import token
from renderers.verflixxt import signs

ICONS: Mapping[str, Callable[[], bytes]] = {
    "guard": partial(token, signs.shield),
    "flixxy": partial(token, signs.burst),
    "worm": partial(token, signs.worm),
}
