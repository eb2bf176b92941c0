"""Everything has its place, nothing is too small for a phone, and arrows cover no tile."""

from itertools import combinations

import pytest

from renderers.catalog import PICTURES
from renderers.core.glyphs import initials
from renderers.core.scene import Scene
from renderers.verflixxt.colours import KINDS, PALETTE, written_on
from renderers.verflixxt.layout import chip_box, chips, plan
from rules.verflixxt.view import View
from tests.renderers.names import DIFFICULT
from tests.renderers.places import changed, inside, outside, overlapping
from tests.renderers.test_palette import contrast
from tests.renderers.verflixxt.positions import (
    LONG,
    SHOWN,
    WORMS,
    on_the_way,
    seen,
    speaker,
    traced,
)

TABLE = PICTURES["verflixxt"].table
SHEET = PICTURES["verflixxt"].sheet
assert SHEET is not None


@pytest.mark.parametrize("view", SHOWN.views)
def test_every_tile_of_the_track_has_its_place(view: View) -> None:
    (boxes,) = TABLE.layout(Scene(view, speaker()))
    assert {name for name in boxes if name.startswith("tile-")} == {
        f"tile-{square.tile.name}" for square in view.track[1:-1]
    }


@pytest.mark.parametrize("view", SHOWN.views)
def test_on_a_sheet_nothing_overlaps_either(view: View) -> None:
    for seat, player in enumerate(view.players):
        (boxes,) = SHEET.layout(Scene(view, speaker(), seat=seat))
        (image,) = SHEET.draw(Scene(view, speaker("fr", LONG), seat=seat))
        assert boxes["canvas"] == (0, 0, *image.size)
        assert len(boxes.keys() - {"canvas"}) == 2 + chips(player)
        assert not outside(boxes)
        assert not overlapping(boxes)


@pytest.mark.parametrize("view", SHOWN.views)
def test_everything_won_lies_on_its_card(view: View) -> None:
    (boxes,) = TABLE.layout(Scene(view, speaker()))
    for seat, player in enumerate(view.players):
        card = boxes[f"card-{seat}"]
        assert all(inside(chip_box(card, number), card) for number in range(chips(player)))


@pytest.mark.parametrize("view", SHOWN.views)
def test_arrows_run_between_the_rows(view: View) -> None:
    """Without the last moves the tiles look the same."""
    drawn = plan(view)
    for arrow in drawn.arrows:
        top, bottom = drawn.gutters[arrow.gutter]
        assert bottom - top >= 38 + 12 * arrow.lane
        assert 50 <= min(arrow.start, arrow.end) <= max(arrow.start, arrow.end) <= 950


def test_an_arrow_goes_from_tile_to_tile() -> None:
    """In a row, to the next one, back to the one before, from Start and to Finish."""
    text = "S -1a -2a -3a -4a -5a -6a -7a -8a La F"
    for way, gutter in (
        ("A -1a -3a", 1),
        ("A -5a -7a", 1),
        ("A -7a -6a", 1),
        ("A S -4a", 0),
        ("A La F", 2),
        ("A -6a F", 1),
    ):
        (arrow,) = plan(traced(text, way)).arrows
        assert arrow.gutter == gutter, way
        assert not arrow.stub
    assert plan(traced("S -1a -2a F", "A +8 -1a")).arrows[0].stub, "its tile is gone"
    assert not plan(traced("S:x -1a -2a F", "x -2a S")).arrows, "Flixxy has gone round"


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
def test_a_difficult_name_changes_only_what_is_its_own(name: str) -> None:
    view = seen(on_the_way(8, 0.3, **WORMS))
    (before,), (after,) = (
        TABLE.draw(Scene(view, speaker("fr", (*"BCDEFGH", other)))) for other in ("1", name)
    )
    (boxes,) = TABLE.layout(Scene(view, speaker()))
    starts = ("title", "card-7", "start", "finish", "tile-")
    own = [box for place, box in boxes.items() if place.startswith(starts)]
    assert changed(before, after, own) is None


def test_players_with_the_same_letter_are_told_apart() -> None:
    assert initials(("Ana", "Ben", "alex", "漢")) == ("A1", "B", "A3", "4")


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_tile_is_can_be_read(kind: str) -> None:
    assert contrast(PALETTE.theme[kind], PALETTE.theme[written_on(kind)]) >= 4.5


def test_colours_are_at_least_eight_apart() -> None:
    for (one, here), (other, there) in combinations(PALETTE.theme.items(), 2):
        assert max(abs(a - b) for a, b in zip(here, there, strict=True)) >= 8, (one, other)
