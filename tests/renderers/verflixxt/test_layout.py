"""Everything has its place, nothing is too small for a phone, and arrows cover no tile."""

from collections import ChainMap
from itertools import chain, combinations

import pytest

from renderers.catalog import PICTURES
from renderers.core.canvas import Boxes
from renderers.core.scene import Scene
from renderers.verflixxt.colours import KINDS, PALETTE, written_on
from renderers.verflixxt.layout import TALLEST, chip_boxes, chips, plans, standing_lines, won_boxes
from renderers.verflixxt.path import owner_to_be
from rules.verflixxt import GAME
from rules.verflixxt.box import GUARD
from rules.verflixxt.view import View
from tests.contract.play import by_robot, played
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
from tests.rules.verflixxt.notation import position

TABLE = PICTURES["verflixxt"].table
SHEET = PICTURES["verflixxt"].sheet
assert SHEET is not None


def every_box(view: View) -> Boxes:
    """The boxes of all pictures of a table."""
    return ChainMap(*TABLE.layout(Scene(view, speaker())))  # type: ignore[arg-type]  # only read


def test_what_does_not_fit_has_a_picture_of_its_own() -> None:
    """Eight players, every tile, everybody's arrows and the own worm tokens."""
    agreed = {"single-moves": "off", "nochmal": "standard", "worms": "on"}
    states = [
        state
        for seed in range(3)
        for state in played(GAME, 8, agreed, seed=seed, player=by_robot).states[::5]
    ]
    pictures = [plans(seen(state, 1)) for state in states]
    assert all(drawn.size[1] <= TALLEST for drawn in chain.from_iterable(pictures))
    assert {len(drawn) for drawn in pictures} == {1, 2}


@pytest.mark.parametrize("view", SHOWN.views)
def test_every_tile_of_the_track_has_its_place(view: View) -> None:
    boxes = every_box(view)
    track = () if view.over else view.track[1:-1]
    assert {name for name in boxes if name.startswith("tile-")} == {
        f"tile-{square.tile.name}" for square in track
    }


@pytest.mark.parametrize("view", SHOWN.views)
def test_on_a_sheet_nothing_overlaps_either(view: View) -> None:
    for seat, player in enumerate(view.players):
        (boxes,) = SHEET.layout(Scene(view, speaker(), seat=seat))
        (image,) = SHEET.draw(Scene(view, speaker("fr", LONG), seat=seat))
        assert boxes["canvas"] == (0, 0, *image.size)
        won = len(player.stack) + len(player.tokens) + bool(player.worms)
        assert len(boxes.keys() - {"canvas"}) == 2 + won
        assert not outside(boxes)
        assert not overlapping(boxes)


@pytest.mark.parametrize("view", SHOWN.views)
def test_everything_won_lies_on_its_card(view: View) -> None:
    boxes = every_box(view)
    for seat, player in enumerate(view.players):
        card = boxes[f"card-{seat}"]
        places = won_boxes(card) if view.over else chip_boxes(card)
        assert all(inside(box, card) for box in places)
        assert not overlapping(dict(enumerate(places)))
        assert len(places) >= (chips(player) if view.over else min(chips(player), 3))


def test_who_will_take_a_tile_stands_on_it_alone() -> None:
    """A guard beside the pawn, a second pawn or a Verflixxt tile: nobody can be named."""
    track = seen(position("S -1a:A -2a:AB -3a:Ag -4a:x Va:B La:B F", roll=3)).track
    owners = {square.tile.name: owner_to_be(square) for square in track[1:-1]}
    assert {name: owner for name, owner in owners.items() if owner is not None} == {
        "malus-1-a": 0,
        "luck-a": 1,
    }


def test_equal_pieces_stand_behind_each_other() -> None:
    (line,) = standing_lines((0, 0, GUARD))
    assert [group for group, _ in line] == [(0, 2), (GUARD, 1)]
    assert len(standing_lines((0, 1, 2))) == 2


@pytest.mark.parametrize("view", SHOWN.views)
def test_arrows_run_between_the_rows(view: View) -> None:
    """Without the last moves the tiles look the same."""
    drawn = plans(view)[0]
    for arrow in drawn.arrows:
        top, bottom = drawn.gutters[arrow.gutter]
        assert bottom - top >= 38 + 12 * arrow.lane
        assert 48 <= min(arrow.start, arrow.end) <= max(arrow.start, arrow.end) <= 952


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
        (arrow,) = plans(traced(text, way))[0].arrows
        assert arrow.gutter == gutter, way
        assert not arrow.stub
    assert plans(traced("S -1a -2a F", "A +8 -1a"))[0].arrows[0].stub, "its tile is gone"
    assert not plans(traced("S:x -1a -2a F", "x -2a S"))[0].arrows, "Flixxy has gone round"


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


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_tile_is_can_be_read(kind: str) -> None:
    assert contrast(PALETTE.theme[kind], PALETTE.theme[written_on(kind)]) >= 4.5


def test_colours_are_at_least_eight_apart() -> None:
    for (one, here), (other, there) in combinations(PALETTE.theme.items(), 2):
        assert max(abs(a - b) for a, b in zip(here, there, strict=True)) >= 8, (one, other)
