"""Everything has its place: nothing overlaps, leaves the canvas or spills out of its box."""

from itertools import combinations

import pytest

from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from renderers.core.text import LEAST, fitted
from renderers.core.tray import RING
from renderers.yahtzee.layout import WIDTH, sheet_plan, table_plans
from renderers.yahtzee.table import row_label
from rules.yahtzee.view import View
from tests.renderers.conftest import Lines
from tests.renderers.names import DIFFICULT, NAMES
from tests.renderers.places import apart, changed, inside, outside, overlapping
from tests.renderers.yahtzee.positions import speaker, table

PICTURE = PICTURES["yahtzee"].table
SHEET = PICTURES["yahtzee"].sheet
assert SHEET is not None

COUNTS = range(1, 9)
VIEWS = [
    *(table(count, turn=count - 1) for count in COUNTS),
    *(table(count, turn=None) for count in COUNTS),
    *(table(count, sheet=6, sheets=6) for count in COUNTS),
]


@pytest.mark.parametrize("view", VIEWS)
def test_nothing_overlaps_or_leaves_the_canvas(view: View) -> None:
    scene = Scene(view, speaker(), seat=0)
    for boxes in (*PICTURE.layout(scene), *SHEET.layout(scene)):
        assert not outside(boxes)
        assert not overlapping(boxes, lambda name: name in ("canvas", "tray"))


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
        for row in plan.sheet.rows:
            left, _, right, _ = plan.boxes[f"label-{row.key}"]
            label = row_label(row.key, view, say)
            assert fitted(label, "regular", 31, right - left - 74).text == label


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
@pytest.mark.parametrize("count", COUNTS)
def test_a_difficult_name_stays_in_its_boxes(name: str, count: int) -> None:
    view = table(count, turn=count - 1)
    usual = PICTURE.draw(Scene(view, speaker("fr")))
    unusual = PICTURE.draw(Scene(view, speaker("fr", (*NAMES[: count - 1], name))))
    layouts = PICTURE.layout(Scene(view, speaker()))
    for before, after, boxes in zip(usual, unusual, layouts, strict=True):
        own = ("title", f"head-{count - 1}")
        assert changed(before, after, [boxes[name] for name in own if name in boxes]) is None


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_stays_in_its_box_of_the_ranking(name: str) -> None:
    view = table(8, turn=None)
    usual = PICTURE.draw(Scene(view, speaker()))
    unusual = PICTURE.draw(Scene(view, speaker(names=(*NAMES[:7], name))))
    layouts = PICTURE.layout(Scene(view, speaker()))
    for before, after, boxes in zip(usual, unusual, layouts, strict=True):
        own = [box for name, box in boxes.items() if name.startswith(("rank", "title", "head-7"))]
        assert changed(before, after, own) is None


@pytest.mark.parametrize("view", VIEWS)
def test_nothing_is_too_small_for_a_phone(view: View, set_lines: Lines) -> None:
    PICTURE.draw(Scene(view, speaker("fr", ("W" * 32,) * 8)))
    assert set_lines
    assert min(line.size for _, line in set_lines) >= LEAST
