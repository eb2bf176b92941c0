"""Whole games against SimCord, a Discord that somebody else has written: a second opinion.

It checks other things than the playground does, in its own words. The bot is the same, unmodified;
SimCord's clock is left alone.
"""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord import _dpy_internals
from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.client import Sixpips
from bot.config import Settings
from bot.incoming.rate_limit import rate_limit
from bot.store.opening import open_store
from bot.store.tables import Table
from bot.ui import ids
from rules.catalog import GAMES
from rules.core.chance import Luck, drawn
from tests.simcord.env import RealTime

pytestmark = [pytest.mark.wire, pytest.mark.long]

BUTTON, MENU = 2, 3
MOVES = (ids.Move, ids.Into, ids.Toggle, ids.Confirm)
MENUS = (ids.ChoiceMenu, ids.WholeMenu)
PRESSES = 1500


class Guest:
    """Somebody at the table, who presses what SimCord lets them see."""

    def __init__(self, env: RealTime, channel: Any, name: str, luck: Luck) -> None:
        self.env, self.channel, self.luck = env, channel, luck
        self.actor = env.guild.add_member(env.create_user(name))

    def controls(self) -> list[tuple[Any, dict[str, Any]]]:
        """All that can be pressed, on the newest message first."""
        messages = self.env.backend.messages.get(self.channel.id, {}).values()
        seen = [m for m in messages if m.visible_to(self.actor.id)]
        return [
            (ResponseMessage(self.env, message), part)
            for message in sorted(seen, key=lambda message: -message.id)
            for part in walk_components(message.components)
            if part.get("type") in (BUTTON, MENU) and not part.get("disabled")
        ]

    async def press(self, label: str) -> None:
        """A button by what it says."""
        message, part = next(p for p in self.controls() if p[1].get("label") == label)
        await self.actor.click(message, custom_id=part["custom_id"])

    async def play(self) -> None:
        """Something of the game, drawn by lot, on the newest message that has anything of it."""
        kinds = {BUTTON: MOVES, MENU: MENUS}
        found = [
            (m, p) for m, p in self.controls()
            if isinstance(ids.read(p.get("custom_id") or ""), kinds[p["type"]])
        ]  # fmt: skip
        if not found:
            await self.look()
            return
        message, part = drawn(self.luck, [one for one in found if one[0].id == found[0][0].id])
        if part["type"] == BUTTON:
            await self.actor.click(message, custom_id=part["custom_id"])
        else:
            value = drawn(self.luck, part["options"])["value"]
            await self.actor.select(message, [value], custom_id=part["custom_id"])

    async def look(self) -> None:
        """ "Your move" opens a panel of one's own."""
        for message, part in self.controls():
            control = ids.read(part.get("custom_id") or "")
            if isinstance(control, ids.Look) and control.what == "your-move" and control.fresh:
                await self.actor.click(message, custom_id=part["custom_id"])
                return
        raise AssertionError("there is no way to move")


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sixpips]:
    """The bot as it runs on Discord, but for its rate limit: scripted people press fast."""
    logging.getLogger("discord").setLevel(logging.WARNING)
    for name in ("acquire_clocks", "release_clocks"):
        monkeypatch.setattr(_dpy_internals, name, lambda _: None)
    settings = Settings(token="simcord", database=tmp_path / "sixpips.db", log_level=logging.INFO)
    store = await open_store(settings.database)
    client = Sixpips(settings, store)
    client.admission.rate_limit = rate_limit(scripted=True)
    yield client
    await store.close()


async def the_table(client: Sixpips, channel: int) -> Table:
    table = await client.app.store.tables.last_in(channel)
    assert table is not None
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game(game: str, client: Sixpips) -> None:
    async with RealTime(client) as env:
        channel = env.create_guild().create_text_channel("table")
        luck = Luck(game.encode())
        guests = [Guest(env, channel, name, luck) for name in ("Ana", "Ben")]
        people = {guest.actor.id: guest for guest in guests}
        await guests[0].actor.slash(channel, "play", game=game)
        await guests[1].press("Join")
        await guests[0].press("Start")
        presses = 0
        while (table := await the_table(client, channel.id)).stage == "playing":
            for seat in table.awaited:
                await people[table.chairs[seat].user].play()
                presses += 1
            assert presses < PRESSES, "the game does not end"
        assert table.stage == "over"
