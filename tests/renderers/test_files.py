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
from rules.core.chance import Luck
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


@pytest.fixture
def _all_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also a small picture's strips are kept."""
    monkeypatch.setattr(encode, "LARGE", 0)
    encode.forget_strips()


def test_strips_of_a_large_picture_alone_are_kept() -> None:
    encode.forget_strips()
    image = plain(1).resize((1000, encode.LARGE // 1000))
    png(image.crop((0, 0, 1000, image.height - 1)))
    assert not encode._kept
    png(image)
    assert encode._kept


@pytest.mark.usefixtures("_all_large")
def test_what_has_not_changed_is_not_deflated_again() -> None:
    """Some tables, drawn in turn, and then a move at one of them."""
    views = [table(2, dice=(1, 1, 1, 1, eye)) for eye in range(1, 7)]
    pictures = [PICTURE.draw(Scene(view, speaker()))[0] for view in views]
    files = [png(picture) for picture in pictures]
    known = set(encode._kept)
    assert [png(picture) for picture in pictures] == files
    assert set(encode._kept) == known
    moved = pictures[0].copy()
    moved.paste(0, (500, 300, 510, 310))
    assert same(opened(png(moved)), moved.convert("RGB"))
    assert len(set(encode._kept) - known) == 1, "one strip is new"


@pytest.mark.usefixtures("_all_large")
@pytest.mark.parametrize("seed", range(5))
def test_strips_known_and_new_make_up_any_picture(seed: int) -> None:
    """Spots come and go on a picture: every strip stands on its own, whichever goes before it."""
    chance = Luck(str(seed).encode())
    image = Image.linear_gradient("L").resize((1000, 700)).point(lambda cover: cover // 2, "P")
    image.putpalette(bytes(range(256)) * 3)
    for _ in range(30):
        left, top = chance.below(950), chance.below(650)
        image.paste(chance.below(2), (left, top, left + 50, top + 50))
        assert same(opened(png(image)), image.convert("RGB"))


@pytest.mark.usefixtures("_all_large")
def test_strips_with_the_same_checksum_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """However unlikely: here every strip has the same one."""
    monkeypatch.setattr(encode, "_check", lambda rows: 0)  # noqa: ARG005
    for colour in (1, 2, 1):
        assert same(opened(png(plain(colour))), plain(colour).convert("RGB"))
    assert len(encode._kept) == 1


def plain(colour: int) -> Image.Image:
    """A picture of one strip."""
    image = Image.new("P", (100, 100), colour)
    image.putpalette(bytes(range(256)) * 3)
    return image


@pytest.mark.usefixtures("_all_large")
def test_the_strips_that_were_needed_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encode, "KEPT", 3)
    for colour in (0, 1, 2, 0, 3):
        assert same(opened(png(plain(colour))), plain(colour).convert("RGB"))
    before = dict(encode._kept)
    assert len(before) == 3
    for colour in (2, 0, 3):
        png(plain(colour))
    assert encode._kept == before, "of the others one was kept no longer"


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
