"""The pictures look as somebody has seen and accepted them."""

import pytest

from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from tests.renderers.conftest import Golden
from tests.renderers.desfausse.positions import (
    closing,
    nine,
    over,
    rolled_again,
    rolling,
    seen,
    sharing,
    speaker,
)

PICTURE = PICTURES["desfausse"]

TABLES = {
    "five-with-nine": (seen(nine()), speaker()),
    "five-with-nine-own": (seen(nine(), 3), speaker("fr")),
    "rolling": (seen(rolling(5)), speaker("fr")),
    "rolling-own": (seen(rolling(), 0), speaker()),
    "rolled-again": (seen(rolled_again(5)), speaker("fr")),
    "rolled-again-own": (seen(rolled_again(), 1), speaker()),
    "sharing-own": (seen(sharing(), 0), speaker("fr")),
    "closing": (seen(closing()), speaker()),
    "over": (seen(over()), speaker()),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_looks_as_accepted(name: str, golden: Golden) -> None:
    view, say = TABLES[name]
    (image,) = PICTURE.table.draw(Scene(view, say, signature="Dice: 3f9a12bc…9de021fa"))
    golden(f"desfausse-{name}", image)


@pytest.mark.parametrize("page", [0, 2, 4])
def test_the_pages_of_rules_look_as_accepted(page: int, golden: Golden) -> None:
    image = PICTURE.rules(page, speaker("fr"))
    assert image is not None
    golden(f"desfausse-rules-{page + 1}", image)
