"""A host stops the bot with a signal, whether Discord is there or not."""

from pathlib import Path

import pytest

from playground import Playground
from tests.wire.trouble.test_kills import Child

pytestmark = pytest.mark.wire


async def test_it_stops_while_discord_is_there(playground: Playground, tmp_path: Path) -> None:
    playground.server("Friends")
    child = Child(playground, tmp_path / "sixpips.db")
    await child.start()
    await child.stop()


async def test_it_stops_while_it_waits_for_discord_to_come_back(
    playground: Playground, tmp_path: Path
) -> None:
    playground.server("Friends")
    child = Child(playground, tmp_path / "sixpips.db")
    await child.start()
    await playground.close()
    await child.stop()
