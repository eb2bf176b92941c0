"""Verflixxt!'s pictures look as somebody has seen and accepted them."""

import pytest

from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from tests.renderers.conftest import Golden
from tests.renderers.golden import difference
from tests.renderers.names import NAMES
from tests.renderers.verflixxt.positions import (
    FULL,
    WORMS,
    crowded,
    on_the_way,
    seen,
    speaker,
    traced,
)

PICTURES_OF_IT = PICTURES["verflixxt"]
TABLE = PICTURES_OF_IT.table

WAYS = (
    *("A S -1a", "B -1a -3a", "g -3a -5a", "A -5a -6a", "B -6a -8a", "B -8a +8"),
    *("x +8 -10", "B +7 F", "A -10 -9"),
)
WOUND = "S:A -1a:A -2a -3a:B -4a -5a:g -6a:A -7a -8a:B La Lb +8:B +7 -9:A -10:x F:B"

TABLES = {
    "two": (seen(on_the_way(2, 0.3)), speaker("fr")),
    "six": (seen(on_the_way(6, 0.5)), speaker()),
    "eight": (seen(on_the_way(8, 0.25, nochmal="standard", worms="on")), speaker("fr")),
    "again": (
        seen(on_the_way(2, 0.7, 3, recycle="on", layout="random")),
        speaker(names=("Ana", "Alex")),
    ),
    "arrows": (traced(WOUND, *WAYS), speaker()),
    "crowded": (seen(crowded(), 7), speaker("fr", (*NAMES[:6], "W" * 32, "漢字"))),
    "mine": (seen(on_the_way(4, 0.4, 6, **WORMS), 0), speaker()),
    "full": (FULL, speaker()),
    "over": (seen(on_the_way(3, 1.0)), speaker()),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_looks_as_accepted(name: str, golden: Golden) -> None:
    view, say = TABLES[name]
    image, *others = TABLE.draw(Scene(view, say, signature="Dice: 3f9a12bc…9de021fa"))
    golden(f"verflixxt-{name}", image)
    for number, other in enumerate(others, start=2):
        golden(f"verflixxt-{name}-{number}", other)


def test_a_players_tiles_look_as_accepted(golden: Golden) -> None:
    assert PICTURES_OF_IT.sheet is not None
    (image,) = PICTURES_OF_IT.sheet.draw(Scene(seen(crowded()), speaker(), seat=0))
    golden("verflixxt-sheet", image)


@pytest.mark.parametrize("page", [0, 1, 3, 4, 5])
def test_the_rules_look_as_accepted(page: int, golden: Golden) -> None:
    image = PICTURES_OF_IT.rules(page, speaker("fr"))
    assert image is not None
    golden(f"verflixxt-rules-{page + 1}", image)


def test_a_pawn_on_another_tile_is_noticed() -> None:
    here, there = (
        TABLE.draw(Scene(traced(text, seats=2), speaker()))[0]
        for text in ("S:B -4a:A F", "S:AB -4a F")
    )
    assert difference(here, there)
