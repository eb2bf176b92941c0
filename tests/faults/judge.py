"""Judged afterwards, from the database, the playground's record and all that was shown."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.clock import Clock
from bot.config import Server
from bot.screens.speakers import in_stories
from bot.store.chairs import Chair
from bot.store.opening import open_store
from bot.tables.tables import Tables
from bot.ui import ids
from playground.discord.errors import Violation
from playground.discord.world import World
from rules.catalog import GAMES
from tests.faults.chronicle import Answered, Chronicle
from tests.faults.evening import Evening
from tests.faults.ledger import Ledger
from tests.faults.presses import Press, whole_moves
from tests.faults.secrets import Reader
from tests.faults.told import Told
from tests.faults.witness import Shown

SECOND_ANSWER = "a second answer to the same interaction"
"""All the bot can do when the answer to its first one was lost on the way."""


OVERTAKEN = re.compile(r"/webhooks/.*REFERENCED_ATTACHMENT_NOT_FOUND.*'view-[0-9a-f]{16}-\d\.png'")
"""A private view that was to keep its picture, but a faster press had replaced it: it is drawn."""


def forgivable(violation: Violation) -> bool:
    return violation.reason == SECOND_ANSWER or bool(OVERTAKEN.search(str(violation)))


@dataclass
class Verdict:
    """What there is to hold against the bot; everything is listed, so that it can be looked at."""

    moves: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)


async def judged(evening: Evening) -> Verdict:
    """The only table of an evening."""
    world, shown = evening.playground.world, evening.witness.shown
    verdict = await verdict_of(evening.database, evening.ledger, world, shown)
    verdict.lost[:0] = evening.course.forgotten
    verdict.broken += [str(one) for one in evening.playground.violations if not forgivable(one)]
    return verdict


async def verdict_of(
    database: Path | Server, ledger: Ledger, world: World, shown: list[Shown]
) -> Verdict:
    """One table: its log, what was pressed there, and all that was shown of it."""
    store = await open_store(database)
    try:
        tables = Tables(store, GAMES, Clock())
        table, rows = await tables.load(ledger.table), await store.log.steps(ledger.table)
        replayed = await tables.replayed(table)
    finally:
        await store.close()
    chronicle = Chronicle(table, rows)
    told = Told(table.game, [in_stories(chair) for chair in table.chairs])
    told.learn_opening(table.baseline)
    told.learn(ledger.steps())
    presses = [press for press in whole_moves(world) if press.control.table == ledger.table]
    return Verdict(
        moves=len(rows),
        acknowledged=sum(press.acknowledged for press in presses),
        lost=list(lost(chronicle, told, presses, shown)),
        doubled=list(doubled(chronicle, presses)),
        leaks=list(leaks(chronicle, told, shown)),
        broken=[
            *(["the log does not lead to the head"] * (replayed != tables.position(table).state)),
            *(["the log has a gap"] * ([r.number for r in rows] != [*range(1, table.step + 1)])),
            *(["the asks are numbered otherwise"] * (asks(chronicle.chairs) != asks(table.chairs))),
        ],
    )


def asks(chairs: tuple[Chair, ...]) -> list[int]:
    return [chair.ask for chair in chairs]


def lost(
    chronicle: Chronicle, told: Told, presses: list[Press], shown: list[Shown]
) -> Iterator[str]:
    """Acknowledged presses whose ask is still open; asks and deeds that the log never had."""
    now = asks(chronicle.chairs)
    for press in presses:
        if press.acknowledged and press.control.ask >= now[press.control.seat]:
            yield f"{press.control} was acknowledged"
    offered = {c for one in shown for c in one.controls if isinstance(c, ids.Answer)}
    for control in offered:
        if control.ask > now[control.seat]:
            yield f"{control} was offered"
    for line in {line for one in shown for line in one.story}:
        if not told.happened(line):
            yield f"{line!r} was told"


def doubled(chronicle: Chronicle, presses: list[Press]) -> Iterator[str]:
    """Steps of people that no press of theirs stands for. A press names one ask, and an ask is
    answered once, so that no press can stand for two."""
    for number, answered in enumerate(chronicle.answered, start=1):
        chair = chronicle.table.chairs[answered.seat]
        if not chair.robot and not any(_made(press, answered, chair.user) for press in presses):
            yield f"step {number} of {chair.name} was never pressed"


def _made(press: Press, answered: Answered, user: int) -> bool:
    asked = (press.user, press.control.seat, press.control.ask)
    return asked == (user, answered.seat, answered.number) and press.means(
        answered.ask, answered.action
    )


def leaks(chronicle: Chronicle, told: Told, shown: list[Shown]) -> Iterator[str]:
    """Everything shown, reader by reader."""
    seats = {chair.user: n for n, chair in enumerate(chronicle.table.chairs) if not chair.robot}
    for user, seat in {None: None, **seats}.items():
        seen = [one for one in shown if one.reader == user]
        name = "the channel" if seat is None else chronicle.table.chairs[seat].name
        yield from (f"{name} {leak}" for leak in Reader(chronicle, told, seat).leaks(seen))
