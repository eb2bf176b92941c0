"""Everything has its place: nothing overlaps, leaves the canvas or spills out of its box."""

from itertools import combinations

import pytest

from renderers.catalog import PICTURES
from renderers.core.canvas import Box, Boxes
from renderers.core.scene import Scene
from renderers.core.scoresheet import NARROW
from renderers.core.text import READABLE, fitted, halves
from renderers.core.tray import RING
from renderers.yahtzee.layout import ROW, sheet_plan, table_plans
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
    for plan in (*table_plans(view), sheet_plan(0, 2, 2, over=False)):
        for row in plan.sheet.rows:
            left, top, right, bottom = plan.boxes[f"label-{row.key}"]
            if right - left < NARROW:
                assert row.sign, "nothing would tell what it is"
                continue
            label = row_label(row.key, view, say)
            room, weight = right - left - 70, "bold" if row.bold else "regular"
            lines = (label,) if bottom - top < 2 * ROW else halves(label)
            assert all(fitted(line, weight, 30, room, READABLE).text == line for line in lines)


def own_boxes(boxes: Boxes, seat: int) -> list[Box]:
    """Where a player's name or letter stands."""
    return [
        box
        for name, box in boxes.items()
        if name.startswith(("title", "rank"))
        or name == f"chip-{seat}"
        or (name.startswith("head-") and name.endswith(f"-{seat}"))
    ]


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
@pytest.mark.parametrize("count", COUNTS)
def test_a_difficult_name_stays_in_its_boxes(name: str, count: int) -> None:
    view = table(count, turn=count - 1)
    usual = PICTURE.draw(Scene(view, speaker("fr")))
    unusual = PICTURE.draw(Scene(view, speaker("fr", (*NAMES[: count - 1], name))))
    layouts = PICTURE.layout(Scene(view, speaker()))
    for before, after, boxes in zip(usual, unusual, layouts, strict=True):
        own = own_boxes(boxes, count - 1)
        assert changed(before, after, own) is None


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_stays_in_its_box_of_the_ranking(name: str) -> None:
    view = table(8, turn=None)
    usual = PICTURE.draw(Scene(view, speaker()))
    unusual = PICTURE.draw(Scene(view, speaker(names=(*NAMES[:7], name))))
    layouts = PICTURE.layout(Scene(view, speaker()))
    for before, after, boxes in zip(usual, unusual, layouts, strict=True):
        assert changed(before, after, own_boxes(boxes, 7)) is None
