"""Parts are drawn once and kept; whatever is kept is bounded."""

from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageDraw

from renderers.core import canvas as kept
from renderers.core.canvas import Box, Canvas
from renderers.core.glyphs import font
from renderers.core.palette import SHARED
from renderers.core.text import Line, setting

Draw = Callable[[Canvas, Box, str], None]


def blank() -> Canvas:
    return Canvas.plain(SHARED, (300, 200), "paper")


@pytest.fixture
def drawn() -> list[str]:
    return []


@pytest.fixture
def label(drawn: list[str]) -> Draw:
    def draw(canvas: Canvas, box: Box, word: str) -> None:
        drawn.append(word)
        canvas.panel(box, 8, ground="paper", colour="card")
        canvas.write(word, box, ground="card", align="centre")

    return draw


def test_a_part_is_drawn_once_for_its_size_and_facts(drawn: list[str], label: Draw) -> None:
    canvas = blank()
    canvas.part((10, 10, 110, 60), label, "one")
    canvas.part((150, 100, 250, 150), label, "one")
    assert drawn == ["one"]
    canvas.part((10, 10, 110, 60), label, "two")
    canvas.part((10, 10, 120, 60), label, "one")
    assert drawn == ["one", "two", "one"]


def test_a_kept_part_has_the_pixels_of_one_that_is_drawn(label: Draw) -> None:
    box = (20, 30, 160, 90)
    direct, first, again = blank(), blank(), blank()
    label(direct, box, "same")
    first.part(box, label, "same")
    again.part(box, label, "same")
    assert first.image.tobytes() == again.image.tobytes() == direct.image.tobytes()


def test_a_part_is_not_changed_by_what_is_drawn_on_it(label: Draw) -> None:
    box = (0, 0, 100, 50)
    canvas, other = blank(), blank()
    canvas.part(box, label, "calm")
    before = canvas.image.tobytes()
    canvas.fill(box, "ink")
    other.part(box, label, "calm")
    assert other.image.tobytes() == before


def test_rows_of_a_panel_make_the_whole_panel() -> None:
    whole, rows = blank(), blank()
    whole.panel((20, 20, 280, 180), 18, ground="paper", colour="card")
    ends = ((20, 70, True, False), (70, 120, False, False), (120, 180, False, True))
    for top, bottom, *end in ends:
        rows.part((20, top, 280, bottom), _row, tuple(end))
    assert rows.image.tobytes() == whole.image.tobytes()


def _row(canvas: Canvas, box: Box, ends: tuple[bool, bool]) -> None:
    canvas.band(box, 18, ends, ground="paper", colour="card")


def test_a_tile_that_sticks_out_is_cut() -> None:
    canvas = blank()
    canvas.put(SHARED.blank((50, 50), "ink"), (-20, 180))
    inked = canvas.image.point(lambda place: 255 * (place == SHARED["ink"]), "L")
    assert inked.getbbox() == (0, 180, 30, 200)


def test_every_kind_of_tile_is_bounded() -> None:
    for tiles in (kept._line, kept._shape, kept._corners, kept._part, kept._made):
        assert tiles.cache_info().maxsize is not None


@pytest.mark.parametrize("weight", ["regular", "semibold", "bold", "semibold-italic"])
@pytest.mark.parametrize("size", [22, 31, 48])
def test_a_line_of_known_words_is_set_as_a_whole_one(weight: str, size: int) -> None:
    """Kerning and leaning letters included: what joins the words is a plain space."""
    text = "To We. 9–15 jamais f j AV L’Été"
    face = font(weight, size)
    whole = Image.new("L", (round(face.getlength(text)), sum(face.getmetrics())))
    ImageDraw.Draw(whole).text((0, 0), text, fill=255, font=face)
    _, top, _, bottom = whole.getbbox() or (0, 0, 1, 1)
    whole = whole.crop((0, top, whole.width, bottom))
    mask = setting(Line(text, weight, size)).mask
    assert mask.size == whole.size
    assert ImageChops.difference(mask, whole).getbbox() is None
