"""The icons on buttons: made once where the application lacks them."""

import asyncio
from pathlib import Path

import pytest

from playground import Playground
from renderers.core.emojis import EMOJIS
from tests.wire.conftest import Bot

pytestmark = pytest.mark.wire


async def gathered(bot: Bot) -> None:
    async with asyncio.timeout(60):
        while bot.client.icons.keys() < EMOJIS.keys():  # noqa: ASYNC110  (no hook for it)
            await asyncio.sleep(0.01)


async def test_missing_icons_are_made_and_found_again(
    playground: Playground, tmp_path: Path
) -> None:
    playground.world.emojis.clear()
    bot = Bot(playground, tmp_path / "sixpips.db")
    await bot.start()
    await gathered(bot)
    made = {emoji.name: emoji.image for emoji in playground.world.emojis.values()}
    await bot.stop()
    assert made.keys() == EMOJIS.keys()
    assert all(image.startswith(b"\x89PNG") for image in made.values())
    await bot.start()
    await gathered(bot)
    await bot.stop()
    assert len(playground.world.emojis) == len(EMOJIS), "none is made twice"
