"""All that the bot has, in one place, handed to whatever answers people."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
import msgspec

from bot.clock import Clock
from bot.incoming.rate_limit import Patience
from bot.publishing.delivery import Delivery
from bot.publishing.publisher import Publisher
from bot.screens.snapshot import escaped
from bot.stats.rating import Ladders
from bot.store import Store
from bot.tables.robots import Robots
from bot.tables.tables import Tables
from bot.ui.limits import NAME
from bot.ui.screen import Screen, layout
from bot.words import Speaker, spoken
from bot.words.visible import visible
from renderers.catalog import Pictures
from rules.core.game import AnyGame

log = logging.getLogger(__name__)

GRACE = 2.5
"""Seconds that answers under way are given when the bot stops."""


@dataclass(frozen=True)
class House:
    client: discord.Client
    store: Store
    clock: Clock
    games: Mapping[str, AnyGame]
    pictures: Mapping[str, Pictures]
    tables: Tables
    delivery: Delivery
    publisher: Publisher
    robots: Robots
    filming: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One replay is drawn at a time."""
    ladders: Ladders = field(default_factory=Ladders)
    patience: Patience = field(default_factory=Patience)
    underway: set[asyncio.Task[Any]] = field(default_factory=set)

    def busy(self) -> None:
        """The present task answers somebody: the bot does not leave before it has."""
        task = asyncio.current_task()
        assert task is not None
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)

    def publish_after(self, task: "asyncio.Task[None]", number: int) -> None:
        """Shows the table once more when the robots have moved."""
        task.add_done_callback(lambda _: self.publisher.soon(number))

    async def wake_robots(self) -> None:
        """At every table where a robot, or the pass of somebody idle, may be due."""
        for number in await self.store.tables_robot_due():
            try:
                task = self.robots.play(await self.tables.load(number))
            except Exception:
                log.exception("table=%d cannot go on", number)
                continue
            if task is not None:
                self.publish_after(task, number)

    async def finish(self) -> None:
        """Lets what is under way come to its end, for a moment."""
        await self.robots.stop()
        others = self.underway - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=GRACE)
        await self.publisher.stop()

    async def reader(self, interaction: discord.Interaction) -> str:
        """The language of whoever reads the answer: chosen by them, or their Discord's."""
        person = await self.store.person(interaction.user.id)
        seen = spoken(interaction.locale.value)
        if person.seen != seen:
            await self.store.put_person(msgspec.structs.replace(person, seen=seen))
        return person.language or seen

    async def table_language(self, interaction: discord.Interaction) -> str:
        """A table speaks the server's language, else that of the person who opens it."""
        chosen = await self.store.server_language(interaction.guild_id or 0)
        return chosen or await self.reader(interaction)

    async def whisper(self, interaction: discord.Interaction, screen: Screen | str) -> None:
        """Tells the person alone."""
        shown = Screen(head=screen) if isinstance(screen, str) else screen
        view = layout(shown, self.delivery.icons)
        nobody = discord.AllowedMentions.none()
        if interaction.response.is_done():
            await interaction.followup.send(
                view=view, files=shown.files, ephemeral=True, allowed_mentions=nobody
            )
        else:
            await interaction.response.send_message(
                view=view, files=shown.files, ephemeral=True, allowed_mentions=nobody
            )


def plainly(language: str) -> Speaker:
    """The bot's own words, about no table."""
    return Speaker(language, written=escaped)


def name_of(interaction: discord.Interaction) -> str:
    """How somebody is called at the table; by a number where nothing of their name can be seen."""
    user = interaction.user
    shown = visible(user.display_name, NAME) or visible(user.name, NAME)
    return shown or f"#{user.id % 10_000:04}"
