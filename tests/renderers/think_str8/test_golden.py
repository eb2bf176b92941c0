"""The pictures of Think Str8! look as somebody has seen and accepted them."""

import pytest

from renderers.catalog import PICTURES
from renderers.core.scene import Scene
from renderers.think_str8.mine import Mine
from renderers.think_str8.table import Table
from tests.renderers.conftest import Golden
from tests.renderers.think_str8.positions import at, play, some_crosses, speaker

TABLES = {
    "start": (at(play(4, assist="on"), "roll"), speaker()),
    "strips": (at(play(4, assist="on"), "strips", round=5, nth=6), speaker("fr")),
    "exchange": (at(play(2), "exchange", round=4), speaker()),
    "learning": (at(play(2, colours="5", by="random"), "roll", round=6), speaker("fr")),
    "over": (at(play(3, by="random"), "over"), speaker()),
}
MINE = {
    "assist": (at(play(4, assist="on"), "strips", round=6, nth=2, seat=1), speaker()),
    "early": (at(play(4, assist="on"), "turn", seat=0), speaker("fr")),
    "guess": (at(play(2), "guess", nth=3, seat=0), speaker("fr")),
    "over": (at(play(3, by="random"), "over", seat=2), speaker()),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_looks_as_accepted(name: str, golden: Golden) -> None:
    (image,) = Table().draw(Scene(*TABLES[name], signature="Dice: 3f9a12bc…9de021fa"))
    golden(f"think-str8-table-{name}", image)


@pytest.mark.parametrize("name", MINE)
def test_a_private_view_looks_as_accepted(name: str, golden: Golden) -> None:
    view, say = MINE[name]
    (image,) = Mine().draw(Scene(view, say, notes=some_crosses(view)))
    golden(f"think-str8-mine-{name}", image)


@pytest.mark.parametrize("page", [0, 1])
def test_the_rules_look_as_accepted(page: int, golden: Golden) -> None:
    image = PICTURES["think-str8"].rules(page, speaker("fr"))
    assert image is not None
    golden(f"think-str8-rules-{page + 1}", image)
    assert PICTURES["think-str8"].rules(3, speaker()) is None
