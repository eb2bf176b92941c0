"""Games that have been played already: put into the store as the bot would have."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.messages import CHANNEL, Message
from bot.store.tables import Table
from playground import Person
from playground.discord.world import Channel, Server
from rules.core.game import Result, ranked
from tests.wire.conftest import Bot

DAY = 24 * 60 * 60
ROBOT = Chair(0, "Ada")


def chair(person: Person) -> Chair:
    return Chair(person.id, person.name)


async def finished(
    bot: Bot,
    server: Server,
    channel: Channel,
    chairs: Sequence[Chair],
    scores: Sequence[int],
    *,
    game: str = "yahtzee",
    options: Mapping[str, str] | None = None,
) -> Table:
    """A game that is over, a day after the one before; without scores it was ended early."""
    store = bot.store
    last = await store.tables.last_in(channel.id)
    at = last.changed_at + DAY if last else 1_700_000_000.0
    table = await store.tables.add(
        Table(
            guild=server.id,
            channel=channel.id,
            game=game,
            language="en",
            stage="playing",
            rules_version=1,
            options=options or {},
            seed=b"0",
            head=b"{}",
            step=1,
            opened_by=chairs[0].user,
            opened_at=at,
            changed_at=at,
            chairs=tuple(chairs),
        )
    )
    result = Result(tuple(scores), ranked(scores), "all-sheets-full") if scores else None
    ended = msgspec.structs.replace(table, stage="over" if scores else "closed", step=2)
    step = StepRow(2, 0, b"{}", b"[]", (), 0, at)
    saved = await store.tables.save(ended, step, result=result)
    await store.tables.caught_up(saved.id, saved.version)
    if not store.leases.alone:
        await store.pending.flush()  # type: ignore[attr-defined]
        await store.leases.look()
    return saved


async def with_board(bot: Bot, table: Table, message: int) -> None:
    """The message on which a game's last board can be seen."""
    shown = Message(
        message=message,
        channel=table.channel,
        table=table.id,
        seat=CHANNEL,
        version=table.version,
        since=0,
        posted=0,
        posted_at=table.changed_at,
    )
    await bot.store.messages.put(shown)
