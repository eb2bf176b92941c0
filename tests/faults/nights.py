"""Nights with so many workers, judged, and what a press costs them on a calm one."""

import asyncio
import contextlib
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path

from bot.config import Server
from playground import Playground
from playground.discord.enums import InteractionType
from playground.discord.world import Interaction
from playground.host.postgres import made, server
from rules.catalog import GAMES
from tests.faults.crew import crew
from tests.faults.judge import forgivable, verdict_of
from tests.faults.night import LIVELY, TRUE_WITHIN, Night, Pace
from tests.faults.queries import ROLLED_BACK, SAVES, WRITTEN, Queries
from tests.support.icons import has_icons

FAILURES = ("lost", "doubled", "at_once", "told_twice", "late", "hanging", "leaks", "broken")

NEAR = TRUE_WITHIN
"""Seconds between a press and what befell its worker within which that may have cost the answer."""

TABLES = 4
"""Of each game, on a calm night, however many workers share them."""

WARM = 12
"""Presses at each table before anything is counted."""

COUNTED = 36
"""Presses at each table that are counted."""

CHECKED = 2.0
"""Seconds between two checks whether a worker is ready, on a calm night."""

NOTED = 2.5
"""Seconds until PostgreSQL has added up its statistics."""


@dataclass
class Figures:
    """What a night comes to. The lists of failures should be empty."""

    workers: int
    nights: int = 1
    games: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    presses: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Presses that were only deferred, or not even that."""
    moves: int = 0
    told: int = 0
    """Notices and reminders that came."""
    publications: int = 0
    slowest: float = 0.0
    """Seconds until a board was true again, at most."""
    beyond: int = 0
    """How many took longer than they should."""
    recoveries: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    at_once: list[str] = field(default_factory=list)
    told_twice: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    hanging: list[str] = field(default_factory=list)
    """Those of them that a worker had deferred which neither died nor was stopped then."""
    leaks: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def failures(self) -> list[str]:
        return [f"{kind}: {what}" for kind in FAILURES for what in getattr(self, kind)]

    def add(self, other: "Figures") -> None:
        for one in fields(self):
            mine, theirs = getattr(self, one.name), getattr(other, one.name)
            if one.name == "slowest":
                self.slowest = max(mine, theirs)
            elif one.name != "workers":
                setattr(self, one.name, mine + theirs)


@dataclass
class Cost:
    """What a press costs so many workers, and how often two of them met."""

    workers: int
    tables: int
    presses: int
    transactions: float
    requests: float
    processor: float
    """Milliseconds."""
    conflicts: float
    """In a thousand saves."""
    kinds: dict[str, float] = field(default_factory=dict)
    """By kind, the requests that count."""


# ── one night ────────────────────────────────────────────────────────────────────────────────────


@contextlib.asynccontextmanager
async def night_of(
    workers: int,
    seed: int,
    games: Sequence[str],
    *,
    robots: bool = True,
    settled: bool = False,
    others: Sequence[Path] = (),
) -> AsyncIterator[Night]:
    """Tables that are open, on a Discord and a database server of their own. `others`: where the
    code of other versions is that run beside this one."""
    with (
        tempfile.NamedTemporaryFile(prefix="sixpips-", suffix=".log") as log,
        server() as (address, cluster),
        made(address) as url,
        Queries(url) as queries,
    ):
        async with (
            Playground() as playground,
            crew(
                has_icons(playground),
                Server(url),
                Path(log.name),
                workers,
                settled=settled,
                others=others,
            ) as hands,
        ):
            playground.request_limit.limit = 10**6  # counted; the tables share one bot
            night = Night(playground, hands, queries, seed, games, cluster, robots=robots)
            await night.open()
            yield night


async def spend(
    workers: int, seed: int, pace: Pace, games: Sequence[str] = tuple(GAMES)
) -> Figures:
    """A night on which everything goes wrong, and what is to be said of it."""
    async with night_of(workers, seed, games) as night:
        await night.spend(pace)
        return await judged(night)


async def judged(night: Night) -> Figures:
    course, playground, outages = night.course, night.playground, night.crew.outages
    await playground.until(lambda: not hanging(playground, outages), NEAR)
    figures = Figures(
        workers=len(night.crew.hands),
        games=len(night.places),
        faults=course.faults,
        presses=sum(place.guests.presses for place in night.places),
        unanswered=len(unanswered(playground)),
        told=course.told,
        publications=len(night.publications.made),
        slowest=max(course.recoveries, default=0.0),
        beyond=sum(seconds > TRUE_WITHIN for seconds in course.recoveries),
        recoveries=len(course.recoveries),
        at_once=[*night.publications.by_two_at_once(), *night.publications.backwards],
        told_twice=course.told_twice,
        late=course.late,
        hanging=[str(asked) for asked in hanging(playground, outages)],
        broken=[
            *(str(one) for one in playground.violations if not forgivable(one)),
            *night.crew.deaths,
        ],
    )
    for place in night.places:
        shown = place.shown(night.witness)
        found = await verdict_of(night.database, place.ledger, playground.world, shown)
        figures.acknowledged += found.acknowledged
        figures.moves += found.moves
        for kind in ("lost", "doubled", "leaks", "broken"):
            named = [f"{place.game}: {what}" for what in getattr(found, kind)]
            setattr(figures, kind, getattr(figures, kind) + named)
    return figures


def unanswered(playground: Playground) -> list[Interaction]:
    """Presses that nobody answered to the end."""
    pressed = (
        asked
        for asked in playground.world.interactions.values()
        if asked.kind == InteractionType.COMPONENT
    )
    settled = playground.interactions.is_settled
    return [asked for asked in pressed if asked.failed or not (settled(asked) or asked.followups)]


def hanging(playground: Playground, outages: Sequence[tuple[str, float]]) -> list[Interaction]:
    """Presses that a worker has deferred and not answered, though nothing befell it then."""

    def excused(asked: Interaction) -> bool:
        deferred = asked.asked + asked.milliseconds / 1000
        return any(
            worker == asked.answered_by and abs(at - deferred) < NEAR for worker, at in outages
        )

    return [asked for asked in unanswered(playground) if asked.answer and not excused(asked)]


# ── a calm night ─────────────────────────────────────────────────────────────────────────────────


async def cost(
    workers: int, seed: int = 0, games: Sequence[str] = tuple(GAMES), *, each: bool = False
) -> Cost:
    """Counted after a while, when the workers have settled in.

    All workers share as many tables as one has; or there is a table of each game for `each` worker,
    and no robots, so that the tables of many are no others than those of one.
    """
    tables = [*games] * (workers if each else TABLES)
    async with night_of(workers, seed, tables, robots=not each, settled=True) as night:
        night.playground.balancer.every = CHECKED
        kinds = Counter[str]()
        night.playground.activity.exchanged.append(
            lambda exchange: kinds.update([exchange.kind] * exchange.counts)
        )
        await night.spend(Pace(presses=WARM, every=0, thinking=LIVELY))
        before, presses = await _counters(night), _presses(night)
        kinds.clear()
        night.over = False
        await night.spend(Pace(presses=WARM + COUNTED, every=0, thinking=LIVELY))
        after, presses = await _counters(night), _presses(night) - presses
        written, rolled_back, saves, requests, processor = (
            now - then for now, then in zip(after, before, strict=True)
        )
        return Cost(
            workers=workers,
            tables=len(tables),
            presses=presses,
            transactions=written / presses,
            requests=requests / presses,
            processor=processor * 1000 / presses,
            conflicts=rolled_back * 1000 / max(saves, 1),
            kinds={kind: count / presses for kind, count in kinds.most_common()},
        )


async def _counters(night: Night) -> tuple[float, ...]:
    """Read from outside: of the database, of the playground, of the system."""
    await night.playground.quiet(0.5, 10)
    await asyncio.sleep(NOTED)
    number = night.queries.number
    return (
        number(WRITTEN),
        number(ROLLED_BACK),
        number(SAVES),
        night.playground.request_limit.counted,
        night.crew.processor(),
    )


def _presses(night: Night) -> int:
    return sum(place.guests.presses for place in night.places)
