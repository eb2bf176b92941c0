"""Icons on buttons are told apart by what is drawn on them: no two differ in their colour alone."""

from collections.abc import Callable, Mapping
from io import BytesIO
from itertools import combinations

import numpy
import pytest
from PIL import Image

from renderers.desfausse.emojis import ICONS as DESFAUSSE
from renderers.emojis import COMMON
from renderers.think_str8.emojis import ICONS as THINK_STR8
from renderers.tres_fute_4ever.emojis import ICONS as TRES_FUTE_4EVER
from renderers.verflixxt.emojis import ICONS as VERFLIXXT

GAMES = {
    "common": COMMON,
    "desfausse": DESFAUSSE,
    "think-str8 dice": {n: icon for n, icon in THINK_STR8.items() if n.startswith("die")},
    "think-str8 cards": {n: icon for n, icon in THINK_STR8.items() if n.startswith("card")},
    "tres-fute-4ever": TRES_FUTE_4EVER,
    "verflixxt": VERFLIXXT,
}
SIDE = 32
CLEAR = 40
"""How much lighter or darker than its ground a sign is, of 255."""

APART = 10
"""Of the pixels of an icon that is as small as on a phone, so many are another sign's."""


def drawn(icon: Callable[[], bytes]) -> "numpy.ndarray[tuple[int, int], numpy.dtype[numpy.bool_]]":
    """Where something is drawn on the body of an icon, whatever the colours of both."""
    with Image.open(BytesIO(icon())) as image:
        small = image.convert("RGBA").resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    grey, cover = numpy.asarray(small.convert("L")).astype(int), numpy.asarray(small)[:, :, 3]
    body = int(numpy.bincount(grey[cover > 200]).argmax())
    return (numpy.abs(grey - body) > CLEAR) & (cover > 200)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_icons_differ_in_their_colour_alone(game: str) -> None:
    icons: Mapping[str, Callable[[], bytes]] = GAMES[game]
    signs = {name: drawn(icon) for name, icon in icons.items()}
    alike = [
        (one, other, int((signs[one] ^ signs[other]).sum()))
        for one, other in combinations(signs, 2)
        if (signs[one] ^ signs[other]).sum() < APART
    ]
    assert not alike
