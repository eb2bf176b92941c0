"""Everything has its place: nothing overlaps, leaves the canvas or spills out of its box."""

from itertools import combinations

import pytest

from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from renderers.core.text import fitted
from renderers.core.tray import RING
from renderers.yahtzee.layout import sheet_plan, table_plans
from renderers.yahtzee.table import row_label
from rules.yahtzee.view import View
from tests.renderers.names import DIFFICULT, NAMES
from tests.renderers.places import apart, changed, inside
from tests.renderers.yahtzee.positions import SHOWN, speaker, table

PICTURE = PICTURES["yahtzee"].table
COUNTS = range(1, 9)


@pytest.mark.parametrize("view", SHOWN.table)
def test_more_than_four_players_have_two_pictures(view: View) -> None:
    assert len(PICTURE.layout(Scene(view, speaker()))) == (1 if len(view.players) <= 4 else 2)


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
