"""The checks of every picture find what they are there for."""

from PIL import Image

from tests.renderers.places import changed, outside, overlapping

BOXES = {
    "canvas": (0, 0, 100, 100),
    "tray": (10, 10, 60, 60),
    "die": (20, 20, 40, 40),
    "far": (90, 90, 110, 95),
}


def test_what_overlaps_or_leaves_the_canvas_is_found() -> None:
    assert overlapping(BOXES) == [("tray", "die")]
    assert not overlapping(BOXES, lambda name: name in ("canvas", "tray"))
    assert outside(BOXES) == ["far"]


def test_a_change_is_found_unless_it_is_where_it_belongs() -> None:
    before = Image.new("L", (100, 100))
    after = before.copy()
    after.paste(255, (20, 20, 30, 40))
    assert changed(before, after) == (20, 20, 30, 40)
    assert changed(before, after, [BOXES["die"]]) is None
