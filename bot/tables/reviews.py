"""Makes reviews of finished games, piece by piece, beside the bot.

Of a person one review is made at a time: a row of the store says so, which whoever makes it renews.
Whoever deletes the row cancels the review, on whichever worker it runs; one that nobody renews was
interrupted. A review that was made is kept.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, TypeVar

import msgspec

from bot.clock import Clock
from bot.pool import Pool
from bot.store import Store
from bot.store.errors import Unavailable
from bot.store.log import StepRow
from bot.store.reviews import KeptReview, Reviewing
from bot.store.tables import Table
from bot.tables.earlier import standing
from bot.tables.log import step_of
from rules.core.errors import Refused
from rules.core.game import AnyGame
from rules.core.record import Seat
from rules.core.replay import upgraded
from rules.core.review import Plan, Point, Review, plan, summed, valued

log = logging.getLogger(__name__)

EXACT_PIECE = 8
"""Decisions in one piece of work where values are looked up. Where they are played out it is one,
so that no robot waits for more than that."""

RENEWED_EVERY = 2.0
"""Seconds between two looks whether a review is still wanted, and between two edits of the message
that tells how far it is."""

CAUGHT_UP = 30
"""So many games are reviewed at most when somebody looks at their skill."""

LAST_WORDS = 1.5
"""Seconds to say that a review is interrupted when the bot stops."""

T = TypeVar("T")


class Working(msgspec.Struct, frozen=True):
    """So many pieces are done."""

    done: int
    count: int


class Stopped(msgspec.Struct, frozen=True):
    """The review was not made: the bot has stopped, or something went wrong."""

    why: Literal["interrupted", "failed"]


Told = Working | Review | Stopped
"""How far a review has come."""


class Cancelled(Exception):
    """Its person does not want the review any longer."""


@dataclass
class Job:
    """A review in the making, and how its person is told about it."""

    claimed: Reviewing
    table: Table
    tell: Callable[[Told], Awaitable[None]]
    task: "asyncio.Task[None] | None" = None
    renewed: float = field(default_factory=time.monotonic)
    cancelled: bool = False


class Reviews:
    """Makes reviews and keeps them."""

    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], pool: Pool, clock: Clock
    ) -> None:
        self.store = store
        self.games = games
        self.pool = pool
        self.clock = clock
        self.underway: dict[int, Job] = {}
        """By person."""
        self._claims: dict[int, str] = {}
        """By person the claim that this process made last, also while it is not under way yet."""
        self._claiming = asyncio.Lock()
        self._turn = asyncio.Lock()
        """Held for a piece of work: reviews take one place in the pool, however many are made."""

    async def kept(self, table: Table, seat: Seat) -> Review | None:
        """The review of a seat, if it was made."""
        data = await self.store.reviews.get(table.id, seat)
        try:
            return None if data is None else msgspec.json.decode(data, type=Review)
        except msgspec.ValidationError:
            log.info("table=%d seat=%d has a review of another version", table.id, seat)
            return None

    # ── beginning and cancelling ─────────────────────────────────────────────────────────────────

    async def claim(self, user: int, table: Table, seat: Seat, language: str) -> Reviewing:
        """Somebody's only review from now on; refused where another one is being made for them."""
        wanted = Reviewing(user, table.id, seat, language=language)
        async with self._claiming:
            claim = await self.store.reviews.claim(wanted, await self._left_over(user))
            if not claim:
                raise Refused("review-waiting")
            self._claims[user] = claim
        return msgspec.structs.replace(wanted, claim=claim)

    async def _left_over(self, user: int) -> str:
        """A process that is alone knows that nobody goes on with a claim that is not its own."""
        claimed = await self.store.reviews.claimed(user) if self.store.leases.alone else None
        if claimed is None or claimed.claim == self._claims.get(user):
            return ""
        return claimed.claim

    def begin(self, job: Job) -> None:
        """Makes a review that is claimed, in the background."""
        user = job.claimed.user
        job.task = asyncio.create_task(self._work(job), name=f"review {job.claimed!r}")
        self.underway[user] = job
        job.task.add_done_callback(lambda _: self._forget(user, job))

    def _forget(self, user: int, job: Job) -> None:
        if self.underway.get(user) is job:
            del self.underway[user]
        if self._claims.get(user) == job.claimed.claim:
            del self._claims[user]

    async def cancel(self, user: int, table: Table, seat: Seat) -> bool:
        """Somebody's review of a seat is not made any further; False where none was under way."""
        job, claimed = self.underway.get(user), await self.store.reviews.claimed(user)
        if job is not None and job.task is not None and job.claimed.is_of(table, seat):
            job.cancelled = True
            job.task.cancel()
            await asyncio.gather(job.task, return_exceptions=True)
        if claimed is None or not claimed.is_of(table, seat):
            return False
        return await self.store.reviews.release(user, claimed.claim)

    async def stop(self) -> None:
        """Whoever waits is told that their review is interrupted."""
        tasks = [job.task for job in self.underway.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def catch_up(self, user: int, game: str) -> None:
        """Reviews somebody's last games where that is a matter of milliseconds: values are known.

        So what is counted of them does not depend on which games they wanted to see again.
        """
        appraisal = self.games[game].appraisal
        if appraisal is None or not appraisal.exact:
            return
        for number, seat in await self.store.reviews.unreviewed(user, game, CAUGHT_UP):
            table = await self.store.tables.get(number)
            if table is None or table.rules_version != self.games[game].rules_version:
                continue
            try:
                planned = await self.planned(table, seat)
            except Unavailable:
                raise
            except Exception as error:
                log.info("table=%d cannot be replayed, so it has no figures: %s", number, error)
                continue
            points = await self._value(appraisal, seat, planned.moments, table.id)
            await self._keep(table, seat, summed(appraisal, planned.final, points))

    # ── making ───────────────────────────────────────────────────────────────────────────────────

    async def _work(self, job: Job) -> None:
        try:
            review = await self._made(job)
            await self._must_be_wanted(job)
            await self._keep(job.table, job.claimed.seat, review)
            await self._end(job, review)
        except Cancelled:
            log.info("%r is cancelled", job.claimed)
        except asyncio.CancelledError:
            if not job.cancelled:
                with suppress(Exception):
                    async with asyncio.timeout(LAST_WORDS):
                        await self._end(job, Stopped("interrupted"))
            raise
        except Unavailable as error:
            log.warning("%r is not made: %s", job.claimed, error)
            await job.tell(Stopped("failed"))
        except Exception:
            log.exception("%r has failed", job.claimed)
            await self._end(job, Stopped("failed"))

    async def _end(self, job: Job, told: Told) -> None:
        await self.store.reviews.release(job.claimed.user, job.claimed.claim)
        await job.tell(told)

    async def _made(self, job: Job) -> Review:
        table, seat = job.table, job.claimed.seat
        game = self.games[table.game]
        planned = await self.planned(table, seat)
        appraisal = game.appraisal
        assert appraisal is not None
        pieces = _pieces(planned, EXACT_PIECE if appraisal.exact else 1)
        points: list[Point] = []
        budget = planned.budget(appraisal)
        for done, moments in enumerate(pieces):
            work = self._value(appraisal, seat, moments, table.id, budget)
            points += await self._wanted(job, work, Working(done, len(pieces)))
        return summed(appraisal, planned.final, points)

    async def _value(self, *work: object) -> Sequence[Point]:
        async with self._turn:
            return await self.pool.run(valued, *work)

    async def _wanted(self, job: Job, work: Awaitable[T], so_far: Working) -> T:
        """Waits for a piece of work; fails as soon as the review is not wanted any longer."""
        working = asyncio.ensure_future(work)
        try:
            while not working.done():
                await asyncio.wait({working}, timeout=RENEWED_EVERY)
                await self._renew(job, so_far)
            return working.result()
        finally:
            working.cancel()

    async def _renew(self, job: Job, so_far: Working) -> None:
        """Now and then: nothing more is told of a review that was cancelled on another worker."""
        now = time.monotonic()
        if now - job.renewed < RENEWED_EVERY:
            return
        job.renewed = now
        await self._must_be_wanted(job)
        await job.tell(so_far)

    async def _must_be_wanted(self, job: Job) -> None:
        """Fails where it was cancelled, on whichever worker, or its person was forgotten."""
        if not await self.store.reviews.renew(job.claimed.user, job.claimed.claim):
            raise Cancelled

    async def planned(self, table: Table, seat: Seat) -> Plan:
        """The decisions of a seat; refused where its game cannot be reviewed."""
        game = self.games[table.game]
        rows = await standing(self.store, table)
        found = await asyncio.to_thread(_plan, game, table, rows, seat)
        if found is None:
            raise Refused("no-review")
        return found

    async def _keep(self, table: Table, seat: Seat, review: Review) -> None:
        kept = KeptReview(
            table=table.id,
            version=table.version,
            seat=seat,
            unit=review.unit,
            choices=len(review.points),
            cost=review.cost,
            luck=review.luck,
            review=msgspec.json.encode(review),
            at=self.clock.now(),
        )
        await self.store.reviews.put(kept)


def _plan(game: AnyGame, table: Table, rows: Sequence[StepRow], seat: Seat) -> Plan | None:
    """What a robot has played for somebody is not theirs to answer for."""
    baseline = upgraded(game, table.baseline, table.rules_version)
    somebodys = bool(table.chairs[seat].beginner or table.chairs[seat].owner)
    skip = {n for n, row in enumerate(rows) if somebodys and (row.level or row.stood_in)}
    return plan(game, baseline, [step_of(game, row) for row in rows], seat, skip)


def _pieces(planned: Plan, size: int) -> Sequence[Sequence[object]]:
    moments = planned.moments
    return [moments[start : start + size] for start in range(0, len(moments), size)]
