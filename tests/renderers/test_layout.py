"""Everything has its place: nothing overlaps, leaves the canvas or spills out of its box."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renderers.catalog import PICTURES
from renderers.core import canvas
from renderers.core.canvas import Box
from renderers.core.scene import Scene
from renderers.core.text import LEAST, Line, fitted
from renderers.yahtzee.ground import row_label
from renderers.yahtzee.layout import RING, WIDTH, sheet_plan, table_plans
from rules.yahtzee.view import View
from tests.renderers.positions import DIFFICULT, NAMES, speaker, table

PICTURE = PICTURES["yahtzee"].table
SHEET = PICTURES["yahtzee"].sheet
assert SHEET is not None

CONTAINERS = ("canvas", "tray")
COUNTS = range(1, 9)
VIEWS = [
    *(table(count, turn=count - 1) for count in COUNTS),
    *(table(count, turn=None) for count in COUNTS),
    *(table(count, sheet=6, sheets=6) for count in COUNTS),
]


def inside(inner: Box, outer: Box) -> bool:
    return (
        outer[0] <= inner[0] < inner[2] <= outer[2] and outer[1] <= inner[1] < inner[3] <= outer[3]
    )


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("view", VIEWS)
def test_nothing_overlaps_or_leaves_the_canvas(view: View) -> None:
    scene = Scene(view, speaker(), seat=0)
    for boxes in (*PICTURE.layout(scene), *SHEET.layout(scene)):
        things = {name: box for name, box in boxes.items() if name not in CONTAINERS}
        assert all(inside(box, boxes["canvas"]) for box in things.values())
        for (one, here), (other, there) in combinations(things.items(), 2):
            assert apart(here, there), (one, other)


@pytest.mark.parametrize("view", VIEWS)
def test_the_layout_is_that_of_the_picture(view: View) -> None:
    scene = Scene(view, speaker())
    pictures, layouts = PICTURE.draw(scene), PICTURE.layout(scene)
    assert len(pictures) == len(layouts) == (1 if len(view.players) <= 4 else 2)
    for image, boxes in zip(pictures, layouts, strict=True):
        assert boxes["canvas"] == (0, 0, *image.size)
        assert image.width == WIDTH
        assert image.mode == "P"


def test_the_mark_of_a_held_die_touches_no_other_die() -> None:
    (boxes,) = PICTURE.layout(Scene(table(2), speaker()))
    rings = [
        (left - RING, top - RING, right + RING, bottom + RING)
        for name, (left, top, right, bottom) in boxes.items()
        if name.startswith("die-")
    ]
    assert len(rings) == 5
    assert all(apart(one, other) for one, other in combinations(rings, 2))
    assert all(inside(ring, boxes["tray"]) for ring in rings)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("count", COUNTS)
def test_every_label_fits_unshortened(language: str, count: int) -> None:
    say = speaker(language)
    view = table(count, sheet=2, sheets=2)
    for plan in (*table_plans(view), sheet_plan(view, 0)):
        for row in plan.rows:
            left, _, right, _ = plan.boxes[f"label-{row}"]
            label = row_label(row, view, say)
            assert fitted(label, "regular", 31, right - left - 74).text == label


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
@pytest.mark.parametrize("count", COUNTS)
def test_a_difficult_name_stays_in_its_boxes(name: str, count: int) -> None:
    view = table(count, turn=count - 1)
    usual = PICTURE.draw(Scene(view, speaker("fr")))
    unusual = PICTURE.draw(Scene(view, speaker("fr", (*NAMES[: count - 1], name))))
    layouts = PICTURE.layout(Scene(view, speaker()))
    for before, after, boxes in zip(usual, unusual, layouts, strict=True):
        for place in ("title", f"head-{count - 1}"):
            _blacken((before, after), boxes.get(place))
        assert _difference(before, after) is None


def _blacken(images: tuple[Image.Image, ...], box: Box | None) -> None:
    for image in images if box else ():
        image.paste(0, box)


def _difference(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_stays_in_its_box_of_the_ranking(name: str) -> None:
    view = table(8, turn=None)
    usual = PICTURE.draw(Scene(view, speaker()))
    unusual = PICTURE.draw(Scene(view, speaker(names=(*NAMES[:7], name))))
    layouts = PICTURE.layout(Scene(view, speaker()))
    for before, after, boxes in zip(usual, unusual, layouts, strict=True):
        for place in (*(f"rank-{place}" for place in range(1, 9)), "title", "head-7"):
            _blacken((before, after), boxes.get(place))
        assert _difference(before, after) is None


@pytest.mark.parametrize("view", VIEWS)
def test_nothing_is_too_small_for_a_phone(view: View, monkeypatch: pytest.MonkeyPatch) -> None:
    set_lines: list[Line] = []

    def noted(text: str, weight: str, size: int, width: int) -> Line:
        set_lines.append(fitted(text, weight, size, width))
        return set_lines[-1]

    canvas.forget_tiles()
    monkeypatch.setattr(canvas, "fitted", noted)
    PICTURE.draw(Scene(view, speaker("fr", ("W" * 32,) * 8)))
    assert set_lines
    assert min(line.size for line in set_lines) >= LEAST
