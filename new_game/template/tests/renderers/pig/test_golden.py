"""The pictures look as somebody has seen and accepted them."""

import pytest

from new_game.template.tests.renderers.pig.positions import MANY, middle, over, speaker, start
from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from tests.renderers.conftest import Golden

TABLES = {
    "start": (start(2), speaker()),
    "middle": (middle(3), speaker("fr")),
    "many": (middle(6, MANY), speaker()),
    "over": (over(4), speaker()),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_looks_as_accepted(name: str, golden: Golden) -> None:
    view, say = TABLES[name]
    (image,) = PICTURES["pig"].table.draw(Scene(view, say))
    golden(f"pig-{name}", image)
