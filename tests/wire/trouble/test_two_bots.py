"""Two bots on one SQLite file: the second one is refused, whatever became of the first."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.store.backups import back_up, restore
from bot.store.errors import UnusableStore
from bot.store.moving import move
from bot.store.progress import in_silence
from playground import Playground
from playground.discord.world import Channel
from tests.wire.trouble.test_kills import Child

pytestmark = pytest.mark.wire


async def refused(child: Child) -> str:
    """What a bot says that is started with the same settings."""
    second = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), env=child.environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        _, said = await asyncio.wait_for(second.communicate(), 30)
    finally:
        with suppress(ProcessLookupError):
            second.kill()
    assert second.returncode == 2
    return said.decode()


async def test_a_second_bot_on_the_same_file_is_one_line(
    playground: Playground,
    table: Channel,  # noqa: ARG001  (there is a channel before the bot comes)
    tmp_path: Path,
) -> None:
    child = Child(playground, tmp_path / "sixpips.db")
    await child.start()
    try:
        assert await refused(child) == "sixpips: sixpips.db is in use: stop the bot first\n"
        await child.kill()
        await child.start()
        (tmp_path / "link.db").symlink_to("sixpips.db")
        other = Child(playground, tmp_path / "link.db")
        assert await refused(other) == "sixpips: link.db is in use: stop the bot first\n"
    finally:
        await child.stop()


async def test_beside_a_bot_a_copy_can_be_made_and_nothing_can_be_put_or_taken(
    playground: Playground,
    table: Channel,  # noqa: ARG001  (there is a channel before the bot comes)
    tmp_path: Path,
) -> None:
    database, copy = tmp_path / "sixpips.db", tmp_path / "copy.db"
    child = Child(playground, database)
    await child.start()
    try:
        await back_up(database, copy, in_silence)
        in_use = "sixpips.db is in use: stop the bot first"
        with pytest.raises(UnusableStore, match=in_use):
            await restore(copy, database, in_silence, replace=True)
        with pytest.raises(UnusableStore, match=in_use):
            await move(database, tmp_path / "other.db", in_silence)
    finally:
        await child.stop()
    await restore(copy, database, in_silence, replace=True)
    await move(database, tmp_path / "other.db", in_silence)
