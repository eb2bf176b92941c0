"""The Discord client: connects, catches up, and hands on everything that comes in."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import aiohttp
import discord

from bot.app import assemble
from bot.clock import follow
from bot.commands.tree import Tree, sync
from bot.config import Settings
from bot.days.scheduler import Scheduler
from bot.incoming.admission import Admission
from bot.incoming.dispatch import Dispatcher
from bot.incoming.door import Door
from bot.incoming.health import Health
from bot.incoming.rate_limit import rate_limit
from bot.incoming.repair import Payload, repair_interactions
from bot.metrics import Metrics
from bot.patience import log_in, patiently
from bot.pool import Pool
from bot.publishing import icons
from bot.publishing.pace import Pace
from bot.stats.past import count_past
from bot.store import Store
from bot.store.errors import Unavailable
from bot.store.sharing import must_hold
from bot.watch import Watch
from renderers.catalog import PICTURES, Pictures
from rules.catalog import GAMES
from rules.core.game import AnyGame

log = logging.getLogger(__name__)

CATCH_UP_EVERY = 20.0
"""Seconds between two looks for what was saved and could not be shown."""

LONGEST_RATE_LIMIT = 30.0
"""Seconds that a rate limit of Discord may hold up a request; beyond that the request fails, and
its caller finds another way."""

SERVERS_ARRIVE_WITHIN = 2.0
SERVERS_ARRIVE_WITHIN_ON_PLAYGROUND = 0.1
"""Seconds without another server after which all are taken to have been told."""

PERMISSIONS_TRIED_EVERY = 15 * 60.0
"""Seconds until a missing permission is tried again where no gateway tells of changes."""

discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False
"""The bot does not use voice, so nobody need be told that its libraries are missing."""


class Sixpips(discord.AutoShardedClient):
    """One bot. Its intents are the servers it is in, and nothing that Discord calls privileged.

    It connects to the gateway, with as many shards as Discord recommends; or, where interactions
    come over HTTP, it logs in without connecting and opens a door for them.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        games: Mapping[str, AnyGame] = GAMES,
        pictures: Mapping[str, Pictures] = PICTURES,
    ) -> None:
        local = settings.playground is not None
        metrics = Metrics()
        trace = metrics.trace()
        super().__init__(
            http_trace=trace if store.leases.alone else _fenced(trace),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            guild_ready_timeout=(
                SERVERS_ARRIVE_WITHIN_ON_PLAYGROUND if local else SERVERS_ARRIVE_WITHIN
            ),
        )
        self.settings = settings
        self.health = Health(
            metrics,
            connected=self.is_connected,
            ready=lambda: self.caught_up.is_set() and not self.stopping,
            writes=store.works,
            oldest=lambda: self.app.publisher.oldest,
        )
        self.door = _door(settings, repair_interactions(self), self.health)
        self.icons: dict[str, discord.PartialEmoji] = {}
        pool = Pool(settings.processes, preload=("rules.catalog",))
        self.pace = Pace(settings.requests)
        self.app = assemble(self, store, games, pictures, self.icons, pool, self.pace, metrics)
        self._watch(metrics)
        self.admission = Admission(self.app, rate_limit(scripted=local))
        self.dispatcher = Dispatcher(self.app, self.admission)
        self.scheduler = Scheduler(self.app)
        self.watch = Watch(self.app)
        self.tree = Tree(self, self.app, self.admission)
        self._background: list[asyncio.Task[None]] = []
        self.caught_up = asyncio.Event()
        self.stopping = False
        self._permissions_again_at = 0.0
        self._connected, self._closed = asyncio.Event(), asyncio.Event()

    # ── start and end ────────────────────────────────────────────────────────────────────────────

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Logs in and runs until it is closed."""
        if self.settings.health_port is not None:
            await self.health.open(self.settings.health_host, self.settings.health_port)
        if self.door is None:
            await super().start(token, reconnect=reconnect)
            return
        await self.login(token)
        await self.door.open(self.settings.host, self.settings.port)
        log.info("ready as %s, without the gateway", self.user)
        self._connected.set()
        await self._closed.wait()

    async def login(self, token: str) -> None:
        """Waits until Discord can be reached; a token that it refuses is a `LoginFailure`."""
        await log_in(self, token)

    async def launch_shards(self) -> None:
        """Asks for the gateway's address, and waits until it is told."""
        await patiently(super().launch_shards)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets one shard identify every five seconds; the playground does not mind."""
        if not self.settings.playground:
            await super().before_identify_hook(shard_id, initial=initial)

    async def setup_hook(self) -> None:
        """Runs after the login and before the gateway connects."""
        if self.settings.playground:
            self._run_in_background(follow(self.app.clock, self.settings.playground))
        await patiently(self.app.publisher.begin)
        await patiently(lambda: sync(self.tree, self.app.store))
        self._run_in_background(icons.gather(self, self.icons, self.app.store.duties))
        self._run_in_background(patiently(lambda: count_past(self.app.tables)))
        if not self.app.store.leases.alone:
            self._run_in_background(self.pace.share(self.app.store.duties))
        self._run_in_background(self.app.pool.warm_up())
        self._run_in_background(self._keep_up())

    def _run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Until it ends or the bot stops."""
        self._background.append(asyncio.create_task(work))

    async def on_ready(self) -> None:
        """Also after a new session, which tells nothing of what happened in between."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        self.app.publisher.missing_permissions.clear_all()
        self._connected.set()

    async def catch_up(self) -> None:
        """Shows what was saved and not shown, and starts the robots that were to move.

        Several workers do that by their leases.
        """
        if self.app.store.leases.alone:
            await self.app.wake_robots()
            await self.app.publisher.catch_up()
        else:
            await self.watch.sweep()
            await self.app.publisher.forget_shown()

    async def _keep_up(self) -> None:
        """Catches up at the start, and again and again for what fails while nobody presses."""
        await self._connected.wait()
        while True:
            try:
                self._forget_missing_permissions()
                await self.catch_up()
            except Unavailable as error:
                log.debug("could not catch up: %s", error)
            except Exception:
                log.exception("could not catch up")
            if not self.caught_up.is_set():
                self._run_in_background(self.scheduler.run())
                if not self.app.store.leases.alone:
                    self._run_in_background(self.watch.run())
                self.caught_up.set()
                if self.door is not None:
                    self.door.ready = True
            await self.app.clock.sleep_until(self.app.clock.now() + CATCH_UP_EVERY)

    async def drain(self) -> None:
        """Lets a load balancer notice that nothing more should come here."""
        if self.door is not None and self.door.ready:
            self.door.ready = False
            await asyncio.sleep(self.settings.drain)

    async def close(self) -> None:
        """Lets nothing more in, finishes what is under way, then disconnects."""
        self.stopping = True
        await self.drain()
        if self.door is not None:
            await self.door.close()
        await self.app.finish()
        self._closed.set()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.scheduler.stop()
        await self.health.close()
        await super().close()

    # ── health ───────────────────────────────────────────────────────────────────────────────────

    def is_connected(self) -> bool:
        """Whether interactions can reach the bot: through its door, or by every shard."""
        if self.door is not None:
            return self.door.is_open
        shards = self.shards.values()
        return self.is_ready() and bool(shards) and not any(shard.is_closed() for shard in shards)

    def _watch(self, metrics: Metrics) -> None:
        """Figures that are looked up when somebody asks for them."""
        app = self.app
        metrics.watch("boards_behind", "Tables to be shown", lambda: len(app.publisher.owed))
        metrics.watch("boards_behind_seconds", "The longest wait", lambda: app.publisher.oldest)
        metrics.watch(
            "robots_queue",
            "Work beside the bot: moves of robots, films, pieces of reviews",
            lambda: app.pool.waiting,
        )
        reviews = app.reviews.underway
        metrics.watch("reviews_underway", "Reviews in the making", lambda: len(reviews))
        metrics.watch("answers_underway", "Interactions in work", lambda: len(app.underway))
        metrics.watch("servers", "Servers that the gateway told of", lambda: len(self.guilds))
        metrics.watch("up", "1 where interactions can reach the bot", self.is_connected)
        leases, engine = app.store.leases, app.store.engine
        metrics.watch("leases", "Tables that this worker shows", lambda: len(leases.held))
        metrics.watch_count("transactions", "Asked of the database", lambda: engine.transactions)

    # ── what comes in ────────────────────────────────────────────────────────────────────────────

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A press, a form or a command. Without the gateway it tells of its server, too."""
        guild = interaction.guild_id or 0
        if self.door is not None and self.app.publisher.missing_permissions.concern(guild):
            self._permissions_changed(guild)
        await self.dispatcher.answer(interaction)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed."""
        self._permissions_changed(channel.guild.id)

    async def on_thread_update(self, _: object, thread: discord.Thread) -> None:
        """A thread may have been opened again."""
        self._permissions_changed(thread.guild.id)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """A role's permissions may have changed."""
        self._permissions_changed(role.guild.id)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """The bot may have got or lost a role."""
        self._permissions_changed(member.guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back."""
        self._permissions_changed(guild.id)

    def _forget_missing_permissions(self) -> None:
        """Without the gateway nobody tells of changed permissions: they are tried now and then."""
        now = self.app.clock.now()
        if self.door is not None and now >= self._permissions_again_at:
            self.app.publisher.missing_permissions.clear_all()
            self._permissions_again_at = now + PERMISSIONS_TRIED_EVERY

    def _permissions_changed(self, guild: int) -> None:
        """Shows again what a server did not let the bot show."""
        for number in self.app.publisher.missing_permissions.clear(guild):
            self.app.publisher.soon(number)


def _fenced(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Stops a request at the last moment if the worker has lost the lease under which it is made.

    It may have waited for a rate limit, or the whole process may have been stopped for a while.
    """

    async def check(*_: object) -> None:
        must_hold()

    trace.on_request_start.append(check)
    return trace


def _door(settings: Settings, receive: Callable[[Payload], None], health: Health) -> Door | None:
    """The door for interactions over HTTP, if they are to come that way."""
    return Door(settings.public_key, receive, health.is_well) if settings.over_http else None
