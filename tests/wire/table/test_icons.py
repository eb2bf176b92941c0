"""The icons on buttons: made once where the application lacks them, and not by the event loop."""

import threading

import discord
import pytest

from bot.publishing import icons
from playground import Playground
from renderers.emojis import EMOJIS
from tests.wire.conftest import Bot

pytestmark = pytest.mark.wire


async def test_missing_icons_are_made_and_found_again(
    playground: Playground, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bot.idle()
    playground.world.emojis.clear()
    artists: set[str] = set()

    def drawn() -> bytes:
        artists.add(threading.current_thread().name)
        return EMOJIS["die1"]()

    monkeypatch.setattr(icons, "EMOJIS", {**EMOJIS, "die2": drawn})
    for _ in range(2):
        found: dict[str, discord.PartialEmoji] = {}
        await icons.gather(bot.client, found, bot.store.duties)
        assert found.keys() == EMOJIS.keys()
        assert len(playground.world.emojis) == len(EMOJIS), "none is made twice"
    assert all(one.image.startswith(b"\x89PNG") for one in playground.world.emojis.values())
    assert {name.partition("_")[0] for name in artists} == {"painter"}
