"""The pictures look as somebody has seen and accepted them."""

import pytest

from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from tests.renderers.conftest import Golden
from tests.renderers.tres_fute_4ever.positions import (
    at_the_tray,
    gave_up,
    looked_at,
    opened,
    over,
    rolling,
    seen,
    speaker,
    unrolled,
)

PICTURE = PICTURES["tres-fute-4ever"]

TABLES = {
    "choosing": (seen(rolling()), speaker()),
    "tray": (seen(at_the_tray()), speaker("fr")),
    "tray-own": (seen(at_the_tray(3), 1), speaker("fr")),
    "given-up": (seen(gave_up()), speaker("fr")),
    "own-since": (seen(looked_at(), 1), speaker()),
    "alone-opened": (seen(opened()), speaker()),
    "unrolled": (seen(unrolled()), speaker()),
    "over": (seen(over()), speaker()),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_looks_as_accepted(name: str, golden: Golden) -> None:
    view, say = TABLES[name]
    image, *sheets = PICTURE.table.draw(Scene(view, say, signature="Dice: 3f9a12bc…9de021fa"))
    golden(f"tres-fute-4ever-{name}", image)
    assert len(sheets) == (len(view.players) if view.over else 0)


def test_a_sheet_looks_as_accepted(golden: Golden) -> None:
    assert PICTURE.sheet is not None
    (image,) = PICTURE.sheet.draw(Scene(seen(rolling()), speaker("fr"), seat=1))
    golden("tres-fute-4ever-sheet", image)


def test_a_sheet_marks_what_is_new_to_whoever_looks(golden: Golden) -> None:
    assert PICTURE.sheet is not None
    (image,) = PICTURE.sheet.draw(Scene(seen(looked_at(), 1), speaker(), seat=0))
    golden("tres-fute-4ever-sheet-since", image)


@pytest.mark.parametrize("page", [1, 2, 3, 4, 5, 6])
def test_the_zones_on_the_pages_of_rules_look_as_accepted(page: int, golden: Golden) -> None:
    image = PICTURE.rules(page, speaker())
    assert image is not None
    golden(f"tres-fute-4ever-rules-{page + 1}", image)
