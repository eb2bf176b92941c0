"""The bot's parts, put together once at the start and handed to whatever answers people."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.clock import Clock
from bot.metrics import Metrics
from bot.people.announcements import Announcements
from bot.people.members import Members
from bot.people.newcomers import Newcomers
from bot.people.presence import Presence
from bot.people.reach import Reach
from bot.pool import Pool
from bot.publishing.boards import Boards
from bot.publishing.delivery import Delivery
from bot.publishing.direct import DirectMessages
from bot.publishing.notices import Notices
from bot.publishing.pace import Pace
from bot.publishing.panels import Panels
from bot.publishing.proposals import ProposalMessages
from bot.publishing.publisher import Publisher
from bot.publishing.seat_notices import SeatNotices
from bot.screens.films import Films
from bot.screens.snapshot import Snapshots
from bot.stats.rating import Ladders
from bot.store import Store
from bot.store.errors import Unavailable
from bot.store.tables import Table
from bot.tables.hindsight import Hindsight
from bot.tables.reviews import Reviews
from bot.tables.robots import Robots
from bot.tables.tables import Tables
from bot.throttle import Throttle
from bot.ui.drafts import Drafts
from bot.ui.screen import Icons
from renderers.catalog import Pictures
from renderers.duel.pictures import with_duels as with_duels_drawn
from rules.catalog import with_duels
from rules.core.errors import Refused
from rules.core.game import AnyGame

log = logging.getLogger(__name__)

GRACE = 2.5
"""Seconds that answers under way are given when the bot stops."""

THINKING = 1.5
"""Seconds that a board waits for the robots, so that all their moves are shown at once."""


@dataclass(frozen=True)
class App:
    """Every part of the bot. Nothing is global, so several bots can run in one process."""

    client: discord.Client
    store: Store
    clock: Clock
    presence: Presence
    reach: Reach
    drafts: Drafts
    games: Mapping[str, AnyGame]
    pictures: Mapping[str, Pictures]
    tables: Tables
    robots: Robots
    hindsight: Hindsight
    reviews: Reviews
    pool: Pool
    throttle: Throttle
    snapshots: Snapshots
    delivery: Delivery
    seat_notices: SeatNotices
    publisher: Publisher
    announcements: Announcements
    members: Members
    metrics: Metrics
    newcomers: Newcomers
    ladders: Ladders = field(default_factory=Ladders)
    films: Films = field(default_factory=Films)
    underway: set[asyncio.Task[Any]] = field(default_factory=set)
    """Tasks that answer somebody: the bot does not stop before they end."""

    def track(self, task: "asyncio.Task[Any] | None") -> None:
        """Lets a task end before the bot stops."""
        assert task is not None
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)

    @property
    def listed(self) -> Mapping[str, AnyGame]:
        """The games that people choose from; their duels are chosen in the lobby."""
        return {key: game for key, game in self.games.items() if not game.duel}

    # ── robots ───────────────────────────────────────────────────────────────────────────────────

    async def let_robots_play(self, table: Table) -> None:
        """Waits for the robots that are to move, for a moment; later moves are shown later.

        Whichever worker holds the table's lease plays them. Where each move is shown by itself
        nobody waits: the robots see to that.
        """
        task = self.robots.play(table) if self.store.leases.mine(table.id) else None
        if task is None:
            return
        _, late = await asyncio.wait({task}, timeout=0 if table.one_by_one else THINKING)
        for thinking in late:
            self._publish_after(thinking, table.id)

    async def wake_robots(self, numbers: Sequence[int] | None = None) -> None:
        """Starts the robots of tables where one, or an automatic pass, may be due: of all."""
        due = await self.store.tables.robot_due()
        for number in [each for each in due if numbers is None or each in numbers]:
            try:
                if await self.store.leases.hold(number) is None:
                    continue
                task = self.robots.play(await self.tables.load(number))
            except Unavailable:
                raise
            except Exception:
                log.exception("table=%d cannot go on", number)
                continue
            if task is not None:
                self._publish_after(task, number)

    async def go_on(self, number: int) -> None:
        """All that follows from the newest version of a table, whoever saved it."""
        try:
            await self.let_robots_play(await self.tables.load(number))
        except Unavailable as error:
            log.debug("table=%d robots wait: %s", number, error)
        except Refused as error:
            log.warning("table=%d robots wait: %s", number, error)
        await self.publisher.publish(number)

    def _publish_after(self, task: "asyncio.Task[None]", number: int) -> None:
        task.add_done_callback(lambda _: self.publisher.soon(number))

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    async def finish(self) -> None:
        """Lets what is under way come to its end, and shows what is behind, for a moment.

        Leases of tables at which robots were to move are kept to the last, so that another worker
        finds them.
        """
        interrupted = list(self.robots.playing)
        await self.robots.stop()
        await self.hindsight.stop()
        await self.reviews.stop()
        others = self.underway - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=GRACE)
        with suppress(Exception):
            await self.publisher.catch_up()
        await self.publisher.stop()
        with suppress(Exception):
            for number in interrupted:
                await self.store.leases.hold(number)
        self.pool.close()


def assemble(
    client: discord.Client,
    store: Store,
    games: Mapping[str, AnyGame],
    pictures: Mapping[str, Pictures],
    icons: Icons,
    pool: Pool,
    pace: Pace,
    metrics: Metrics | None = None,
) -> App:
    """Puts the parts together."""
    games, pictures = with_duels(games), with_duels_drawn(pictures)
    clock = Clock()
    presence, drafts = Presence(clock, store), Drafts(store)
    reach = Reach(presence)
    tables = Tables(store, games, clock)
    snapshots = Snapshots(store, tables, pictures)
    delivery = Delivery(client, store, icons, clock, reach, pace)
    seat_notices = SeatNotices(delivery, store)
    throttle = Throttle()
    publisher = _publisher(snapshots, delivery, seat_notices, games, drafts, throttle)
    return App(
        client=client,
        store=store,
        clock=clock,
        presence=presence,
        reach=reach,
        drafts=drafts,
        games=games,
        pictures=pictures,
        tables=tables,
        robots=Robots(tables, pool, throttle, publisher.publish),
        hindsight=Hindsight(store, games, pool),
        reviews=Reviews(store, games, pool, clock),
        pool=pool,
        throttle=throttle,
        snapshots=snapshots,
        delivery=delivery,
        seat_notices=seat_notices,
        publisher=publisher,
        announcements=Announcements(clock, store),
        members=Members(client, clock),
        metrics=metrics or Metrics(),
        newcomers=Newcomers(store),
    )


def _publisher(
    snapshots: Snapshots,
    delivery: Delivery,
    seat_notices: SeatNotices,
    games: Mapping[str, AnyGame],
    drafts: Drafts,
    throttle: Throttle,
) -> Publisher:
    """What brings the messages of a table up to date, one part for each kind of message."""
    notices = Notices(snapshots, delivery.clock, delivery.reach)
    return Publisher(
        snapshots,
        notices,
        Boards(delivery, snapshots, games, drafts),
        DirectMessages(delivery, snapshots, notices, drafts),
        Panels(delivery, snapshots, drafts),
        seat_notices,
        ProposalMessages(delivery, snapshots),
        throttle,
    )
