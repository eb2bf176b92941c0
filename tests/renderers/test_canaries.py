"""Canaries: private parts of Pillow that the renderers use, each in one place.

If one of these fails after an update, its message says what is needed, and where the one place is
that has to be changed.
"""

import pytest
from PIL import Image

from renderers.core.canvas import Tile, _finished
from renderers.core.encode import strips


def test_pillow_pastes_the_pixels_of_one_picture_into_another() -> None:
    ground, tile = Image.new("P", (4, 4), 1), Image.new("P", (2, 2), 7)
    try:
        pixels, width, height = _finished(tile)
        _finished(ground).pixels.paste(pixels, (1, 1, 1 + width, 1 + height))
    except (AttributeError, TypeError) as error:
        pytest.fail(
            "Pillow no longer has Image.im with paste(pixels, box), with which finished tiles are"
            f" put on a picture: change Tile and Canvas in renderers/core/canvas.py ({error})"
        )
    assert isinstance(_finished(tile), Tile)
    assert [ground.getpixel((place, place)) for place in range(4)] == [1, 7, 7, 1]


def test_pillow_hands_out_the_rows_of_a_picture_in_portions() -> None:
    image = Image.new("P", (3, 2), 5)
    try:
        rows = b"".join(strips(image))
    except (AttributeError, TypeError, ValueError) as error:
        pytest.fail(
            "Pillow no longer has Image._getencoder('P', 'raw', …) with setimage and encode, which"
            f" reads rows without a copy: change strips in renderers/core/encode.py ({error})"
        )
    assert rows == b"\5\5\5\0\5\5\5", "a zero between two rows, and none behind the last"
