"""The files Discord gets: the right pixels, small, and icons it accepts."""

import re
import zlib
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from renderers.catalog import PICTURES
from renderers.core import encode
from renderers.core.encode import by_pillow, png
from renderers.core.scene import Scene
from renderers.emojis import EMOJIS
from tests.renderers.yahtzee.positions import speaker, table

PICTURE = PICTURES["yahtzee"].table


def opened(file: bytes) -> Image.Image:
    return Image.open(BytesIO(file)).convert("RGB")


def same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


def test_both_ways_of_writing_give_the_same_pixels() -> None:
    (image,) = PICTURE.draw(Scene(table(4), speaker()))
    assert same(opened(png(image)), opened(by_pillow(image)))
    assert same(opened(png(image)), image.convert("RGB"))


def test_without_isal_pillow_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    (image,) = PICTURE.draw(Scene(table(2), speaker()))
    monkeypatch.setattr(encode, "isal_zlib", None)
    assert same(opened(png(image)), image.convert("RGB"))


def test_an_odd_little_picture_is_written_too() -> None:
    image = Image.new("P", (3, 2), 1)
    image.putpalette(bytes((0, 0, 0, 200, 10, 20)))
    assert opened(png(image)).getpixel((2, 1)) == (200, 10, 20)


@pytest.mark.parametrize("size", [(encode.STRIP - 1, 3), (encode.STRIP + 5, 2), (1000, 400)])
def test_a_picture_of_many_strips_is_written_whole(size: tuple[int, int]) -> None:
    image = Image.linear_gradient("L").resize(size).point(lambda cover: cover // 2, "P")
    image.putpalette(bytes(range(256)) * 3)
    file = png(image)
    assert same(opened(file), image.convert("RGB"))
    body = file[file.index(b"IDAT") + 4 : file.index(b"IEND") - 8]
    assert len(zlib.decompress(body)) == (size[0] + 1) * size[1], "a filter's number for each row"


@pytest.mark.parametrize("count", range(1, 9))
def test_files_are_small(count: int) -> None:
    for view in (table(count, sheet=6, sheets=6), table(count, turn=None)):
        for image in PICTURE.draw(Scene(view, speaker("fr", ("W" * 32,) * 8))):
            assert len(png(image)) <= 120 * 1024


def test_a_picture_is_never_changed_by_the_next_one() -> None:
    (first,) = PICTURE.draw(Scene(table(4), speaker()))
    before = first.tobytes()
    PICTURE.draw(Scene(table(4, dice=(1, 1, 1, 1, 1), held=()), speaker()))
    assert first.tobytes() == before


@pytest.mark.parametrize("name", EMOJIS)
def test_an_icon_is_one_that_discord_takes(name: str) -> None:
    file = EMOJIS[name]()
    icon = Image.open(BytesIO(file))
    assert re.fullmatch(r"\w{2,32}", name, re.ASCII)
    assert (icon.size, icon.mode) == ((128, 128), "RGBA")
    assert icon.getpixel((0, 0))[3] == 0
    assert len(file) <= 256 * 1024
