"""The beginning of a game of each kind while everything goes wrong: `make faults` in short."""

import pytest

from rules.catalog import GAMES
from tests.faults.evening import Pace
from tests.faults.season import spend

pytestmark = [
    pytest.mark.wire,
    pytest.mark.long,
    # aiohttp warns of its own doing when a picture comes in pieces
    pytest.mark.filterwarnings("ignore:unread_data"),
]

SHORT = Pace(calm=6, episodes=4)


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_is_lost_doubled_late_or_told(game: str) -> None:
    figures = await spend(game, 0, SHORT)
    assert figures.faults
    assert figures.failures == []
