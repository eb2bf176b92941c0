"""Which moments a film shows, and that it shows what the channel saw."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.handlers.replays import filmed, moments, scenes
from bot.pool import Pool
from renderers.core.canvas import Boxes
from renderers.core.film import MOST_FRAMES
from renderers.core.palette import SHARED
from renderers.core.scene import Scene
from rules.catalog import GAMES
from tests.support.recorded import RECORDED, recorded


def test_every_position_that_looks_different() -> None:
    assert moments("aabbc", [0, 0, 1, 1]) == [0, 2, 4]


def test_of_a_long_game_the_end_of_each_turn() -> None:
    """Three steps a turn, two players, forty turns."""
    seats = [step // 3 % 2 for step in range(120)]
    assert moments(range(121), seats) == list(range(0, 121, 3))


def test_of_a_very_long_game_as_many_turns_as_fit() -> None:
    seats = [step % 2 for step in range(500)]
    shown = moments(range(501), seats)
    assert len(shown) == MOST_FRAMES
    assert (shown[0], shown[-1]) == (0, 500)


def test_of_a_long_game_alone_as_many_steps_as_fit() -> None:
    shown = moments(range(201), [0] * 200)
    assert len(shown) == MOST_FRAMES


class Blank:
    """A picture of nothing, which remembers what it was to show."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def draw(self, scene: Scene[Any]) -> tuple[Image.Image, ...]:
        self.shown.append(scene.view)
        return (SHARED.blank((20, 20), "paper"),)

    def layout(self, scene: Scene[Any]) -> tuple[Boxes, ...]:  # noqa: ARG002
        return ({},)


@pytest.mark.parametrize("name", RECORDED)
def test_a_film_shows_what_the_channel_saw(name: str) -> None:
    game, table, mine = recorded(name), Blank(), Blank()
    pictures = replace(game.pictures, table=table, mine=mine)
    snapshot = msgspec.structs.replace(game.snapshot, pictures=pictures)
    filmed(table, scenes(snapshot), snapshot.label, snapshot.scheme)
    public = [game.game.view(state, None) for state in game.play.states]
    assert [table.shown[0], table.shown[-1]] == [public[0], public[-1]]
    assert all(view in public for view in table.shown)
    assert len(table.shown) > 5
    assert not mine.shown


async def test_a_film_can_be_made_in_a_process_of_its_own() -> None:
    """The picture, the views and the words all travel there, for every game."""
    found = {name.rpartition("-")[0]: name for name in RECORDED}
    one_of_each = [found[game] for game in GAMES]
    pool = Pool(1, preload=("renderers.catalog",))
    try:
        for name in one_of_each:
            snapshot = recorded(name).snapshot
            given = (
                snapshot.pictures.table,
                scenes(snapshot)[:2],
                snapshot.label,
                snapshot.scheme,
            )
            assert await pool.run(filmed, *given) == filmed(*given)
    finally:
        pool.close()
