"""Très Futé's icons on buttons: a die of each colour and every bonus."""

from collections.abc import Callable, Mapping
from functools import partial

from renderers.core.dice import solid
from renderers.core.icons import centred
from renderers.tres_fute_4ever.colours import TINTS
from renderers.tres_fute_4ever.icons import icon
from rules.tres_fute_4ever.box import BONUSES

DIE, BONUS = 108, 116


def _cube(colour: str) -> bytes:
    """A die of one colour. The label says what it shows."""
    return centred(solid(0, DIE, TINTS[colour]))


def _bonus(bonus: str) -> bytes:
    return centred(icon(bonus, BONUS))


ICONS: Mapping[str, Callable[[], bytes]] = {
    **{f"cube{colour}": partial(_cube, colour) for colour in TINTS},
    **{f"bonus{bonus}": partial(_bonus, bonus) for bonus in BONUSES},
}
