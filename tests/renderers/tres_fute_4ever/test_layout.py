"""Everything has its place, and nothing is too small for a phone."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from renderers.catalog import PICTURES
from renderers.core import canvas
from renderers.core.encode import png
from renderers.core.scene import Scene
from renderers.core.text import LEAST, Line
from renderers.tres_fute_4ever import icons, tiles
from renderers.tres_fute_4ever.colours import GROUNDS, OVER, PALETTE, ZONE
from renderers.tres_fute_4ever.grey import shaded
from rules.tres_fute_4ever.box import COLOURS, SHADES
from rules.tres_fute_4ever.state import Die, Player
from rules.tres_fute_4ever.view import View
from tests.renderers.conftest import Lines
from tests.renderers.names import DIFFICULT, NAMES
from tests.renderers.places import changed, inside
from tests.renderers.test_palette import _luminance as luminance
from tests.renderers.tres_fute_4ever.positions import (
    DENSE,
    LATER,
    SHOWN,
    all_new,
    at_the_tray,
    over,
    rolling,
    seen,
    speaker,
)

PICTURE = PICTURES["tres-fute-4ever"].table
SHEET = PICTURES["tres-fute-4ever"].sheet
assert SHEET is not None


def test_the_channel_sees_the_sheet_of_the_only_one_asked_and_a_player_their_own() -> None:
    def shows_a_sheet(view: View) -> bool:
        return "zone-grey" in PICTURE.layout(Scene(view, speaker()))[0]

    assert shows_a_sheet(seen(rolling()))
    assert not shows_a_sheet(seen(at_the_tray()))
    assert shows_a_sheet(seen(at_the_tray(), 2))
    assert not shows_a_sheet(seen(over()))


@pytest.mark.parametrize("tray", range(7))
def test_dice_have_room_wherever_they_lie(tray: int) -> None:
    dice = tuple(
        Die(colour, 3, "tray" if place < tray else "rolled") for place, colour in enumerate(COLOURS)
    )
    view = replace(seen(rolling()), dice=dice, boxes=())
    (boxes,) = PICTURE.layout(Scene(view, speaker()))
    for name in ("roll", "tray"):
        lying = [
            box for key, box in boxes.items() if key.startswith(f"{name}-") and "-a" not in key
        ]
        assert all(inside(box, boxes[f"{name}-area"]) for box in lying)
    PICTURE.draw(Scene(view, speaker("fr")))


@pytest.mark.parametrize("name", DIFFICULT.values(), ids=DIFFICULT)
@pytest.mark.parametrize("view", [seen(rolling()), seen(at_the_tray()), seen(over())])
def test_a_difficult_name_stays_in_its_boxes(name: str, view: View) -> None:
    usual = PICTURE.draw(Scene(view, speaker("fr")))
    unusual = PICTURE.draw(Scene(view, speaker("fr", (name, *NAMES[1:]))))
    layouts = PICTURE.layout(Scene(view, speaker()))
    own = ("title", "player-0", "box-words", "rank-")
    for before, after, boxes in zip(usual, unusual, layouts, strict=True):
        places = [box for place, box in boxes.items() if place.startswith(own)]
        assert changed(before, after, places) is None


@pytest.mark.parametrize("view", SHOWN.views)
def test_nothing_is_too_small_for_a_phone(
    view: View, set_lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On icons and tiles neither."""

    def on_icon(text: str, weight: str, size: int) -> Line:
        set_lines.append((text, Line(text, weight, size)))
        return set_lines[-1][1]

    monkeypatch.setattr(tiles, "fitted", canvas.fitted)
    monkeypatch.setattr(icons, "Line", on_icon)
    PICTURE.draw(Scene(view, speaker("fr", ("W" * 32,) * 8)))
    assert set_lines
    assert min(line.size for _, line in set_lines) >= LEAST, set_lines


def test_files_are_small() -> None:
    players = (Player(DENSE, "choose"), *(Player(LATER),) * 3)
    for view in (*SHOWN.views, seen(replace(rolling(), players=players)), seen(all_new())):
        for image in (
            *PICTURE.draw(Scene(view, speaker("fr", ("W" * 32,) * 4))),
            *PICTURE.draw(Scene(view, speaker("fr"))),
            *SHEET.draw(Scene(view, speaker())),
        ):
            assert len(png(image)) <= 120 * 1024


ON_CELLS = [(ground, pen) for ground in GROUNDS for pen in ("lead", "fresh")]
WRITTEN = [(ZONE[zone], OVER[zone]) for zone in ZONE] + [("silver", "ink"), ("blue-deep", "card")]


@pytest.mark.parametrize(("ground", "colour"), [*ON_CELLS, *WRITTEN])
def test_what_is_written_and_pencilled_can_be_seen(ground: str, colour: str) -> None:
    """Contrast as the W3C counts it: 4.5 to 1 for text, 3 to 1 for large numbers and crosses."""
    dark, light = sorted((luminance(PALETTE.theme[ground]), luminance(PALETTE.theme[colour])))
    assert (light + 0.05) / (dark + 0.05) >= (4.5 if (ground, colour) in WRITTEN else 3)


def test_colours_are_at_least_eight_apart() -> None:
    for (one, here), (other, there) in combinations(PALETTE.theme.items(), 2):
        assert max(abs(a - b) for a, b in zip(here, there, strict=True)) >= 8, (one, other)


def test_frames_stand_where_a_die_could_go() -> None:
    """Blue 2 meets white 2, grey 3 crosses D, G or M, pink 6 follows a 5."""
    view = seen(rolling(), 0)
    idle = replace(view, players=(replace(view.players[0], doing="waiting"), *view.players[1:]))
    (with_frames,), (without,) = (PICTURE.draw(Scene(v, speaker())) for v in (view, idle))
    (boxes,) = PICTURE.layout(Scene(view, speaker()))
    named = {"blue-2-2", "grey-4-2", "grey-3-5", "grey-1-12", "pink-9"}
    framed = {
        name
        for name, box in boxes.items()
        if name.partition("-")[0] in ("yellow", "blue", "grey", "green", "pink")
        and changed(with_frames.crop(box), without.crop(box)) is not None
    }
    assert framed == named


def test_shades_of_grey_are_told_by_their_patterns() -> None:
    patterns = [shaded(shade, (53, 44)) for shade in SHADES]
    pieces = [piece for pattern in patterns for piece in pattern]
    masks = [p.shape(*p.measures).tobytes() for p in pieces if isinstance(p, tiles.Drawn)]
    assert sorted(map(len, patterns)) == [0, 1, 1]
    assert masks[0] != masks[1]
