"""The Discord client: connects, catches up, and hands everything that comes in to the house."""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any

import discord

from bot.app import House
from bot.clock import Clock, follow
from bot.commands.tree import Tree, grow, sync
from bot.config import Settings
from bot.days.keeper import Keeper
from bot.incoming import dispatch, repair
from bot.incoming.rate_limit import patience_with
from bot.publishing import icons
from bot.publishing.delivery import Delivery
from bot.publishing.publisher import Publisher
from bot.stats.past import count_past
from bot.store import Store
from bot.tables.robots import Robots
from bot.tables.tables import Tables
from renderers.catalog import PICTURES, Pictures
from rules.catalog import GAMES
from rules.core.game import AnyGame

log = logging.getLogger(__name__)

CATCH_UP = 20.0
"""Seconds between two looks for what was saved and could not be said."""

LONGEST_WAIT = 30.0
"""Seconds that a rate limit may hold up a request; a longer one is another way's turn."""


discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False
"""The bot has no use for voice, so that nobody need be told it is missing."""


class Sixpips(discord.Client):
    """One bot. Intents: the servers it is in, and nothing that Discord calls privileged."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        pictures: Mapping[str, Pictures] = PICTURES,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            guild_ready_timeout=0.1 if settings.playground else 2,
        )
        self.settings = settings
        clock = Clock()
        tables = Tables(store, games, clock)
        self.icons: dict[str, discord.PartialEmoji] = {}
        delivery = Delivery(self, store, self.icons)
        self.house = House(
            client=self,
            store=store,
            clock=clock,
            games=games,
            pictures=pictures,
            tables=tables,
            delivery=delivery,
            publisher=Publisher(tables, delivery, pictures),
            robots=Robots(tables),
            patience=patience_with(scripted=settings.playground is not None),
        )
        parsers = self._connection.parsers  # the library has no public way to read more kindly
        parsers["INTERACTION_CREATE"] = repair.forgiving(parsers["INTERACTION_CREATE"])
        self.keeper = Keeper(self.house)
        self.tree = Tree(self)
        grow(self.tree, self.house)
        self._beside: list[asyncio.Task[None]] = []
        self.caught_up = asyncio.Event()

    async def setup_hook(self) -> None:
        if self.settings.playground:
            self._run_beside(follow(self.house.clock, self.settings.playground))
        await self.house.publisher.begin()
        await sync(self.tree, self.house)
        self._run_beside(icons.gather(self, self.icons))
        self._run_beside(count_past(self.house.tables))
        self._run_beside(self._keep_up())

    def _run_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Goes on until it is done or the bot leaves."""
        self._beside.append(asyncio.create_task(work))

    async def on_ready(self) -> None:
        """Also with every new session, which knows nothing of what the last one missed."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        self.house.publisher.barred.lift_all()

    async def catch_up(self) -> None:
        """What was saved and not spoken, and the robots that were to move."""
        await self.house.wake_robots()
        await self.house.publisher.catch_up()

    async def _keep_up(self) -> None:
        """At the start, and again and again for what fails while nobody presses."""
        await self.wait_until_ready()
        while True:
            try:
                await self.catch_up()
            except Exception:
                log.exception("could not catch up")
            if not self.caught_up.is_set():
                self._run_beside(self.keeper.run())
                self.caught_up.set()
            await self.house.clock.sleep_until(self.house.clock.now() + CATCH_UP)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        self._rights_changed(channel.guild.id)

    async def on_thread_update(self, _: object, thread: discord.Thread) -> None:
        self._rights_changed(thread.guild.id)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        self._rights_changed(role.guild.id)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        self._rights_changed(member.guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._rights_changed(guild.id)

    def _rights_changed(self, guild: int) -> None:
        """What a server did not let us show is tried again."""
        for number in self.house.publisher.barred.lift(guild):
            self.house.publisher.soon(number)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await dispatch.answer(self.house, interaction)

    async def close(self) -> None:
        """Finishes what is under way, then leaves."""
        await self.house.finish()
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await super().close()
