"""The process is killed at any moment; what was told is never lost, and nothing happens twice."""

import asyncio
import os
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.clock import Clock
from bot.screens import story
from bot.screens.speakers import speaking
from bot.store.backups import back_up_file
from bot.store.messages import CHANNEL
from bot.store.sqlite import open_store
from bot.tables.log import events_of
from bot.tables.tables import Tables
from playground import Person, Playground
from playground.discord.world import Channel
from playground.wire.faults import Fault
from rules.catalog import GAMES
from rules.core.chance import Luck, drawn
from tests.wire.players import controls

pytestmark = pytest.mark.wire

KILLS = 8


class Child:
    """`python -m bot`, as a host runs it."""

    def __init__(self, playground: Playground, database: Path) -> None:
        self.playground = playground
        self.environment = {
            **{k: v for k, v in os.environ.items() if k not in ("LOG_LEVEL",)},
            "DISCORD_TOKEN": playground.token,
            "PLAYGROUND": playground.url,
            "DATABASE": str(database),
            "LOG_LEVEL": "warning",
        }

    async def start(self) -> None:
        before = self.playground.gateway.identified
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"), env=self.environment
        )
        assert await self.playground.until(
            lambda: self.playground.gateway.identified > before, 20
        ), "the bot has not come back"

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(self.process.wait(), 10) == 0


async def press_something(ana: Person, channel: Channel, luck: Luck) -> None:
    """One press on the newest board that can be played."""
    board = next(m for m in ana.sees(channel)[::-1] if controls(m))
    with suppress(AssertionError):
        await ana.presses(custom_id=str(drawn(luck, controls(board))), on=board)


async def test_killed_at_random_moments(
    playground: Playground, table: Channel, ana: Person, tmp_path: Path
) -> None:
    database = tmp_path / "sixpips.db"
    luck, told, presses = Luck(b"0"), set[str](), 0
    child = Child(playground, database)
    await child.start()
    await playground.registered()
    await ana.types(table, "/play", game="yahtzee")
    page = await ana.presses("Options", channel=table)
    await ana.chooses("Rounds", ["Rounds: 6"], on=page)
    ana.dismisses(page)
    await ana.presses("Start", channel=table)
    playground.interactions.answer_seconds = 0.5
    for _ in range(KILLS):
        for _ in range(3):
            await press_something(ana, table, luck)
        pressing = asyncio.create_task(press_something(ana, table, luck))
        await asyncio.sleep(luck.below(40) / 1000)
        await child.kill()
        await pressing
        presses += 4
        words = "\n".join(message.words for message in ana.sees(table))
        told |= {clause for line in words.splitlines() for clause in clauses(line)}
        playground.take_failures()
        await child.start()
        await assert_nothing_lost(database, told, presses)
        head = await last_event(database)
        assert await playground.until(
            lambda head=head: any(head in m.words for m in ana.sees(table)), 10
        ), head
    await child.stop()


def clauses(line: str) -> list[str]:
    """What a line of the story tells: one or several things that Ana did."""
    if not line.startswith("- "):
        return []
    told = line.removeprefix("- ").removeprefix("**Ana** ")
    return re.split(" · | → ", told.replace("**", ""))


async def assert_nothing_lost(database: Path, told: set[str], presses: int) -> None:
    """Judged from the database alone: every line ever shown is a saved event, and it replays."""
    store = await open_store(database)
    tables = Tables(store, GAMES, Clock())
    table = await tables.load(1)
    rows = await store.log.steps(1)
    say = speaking(table, "en")
    events = [e for row in rows for e in events_of(GAMES["yahtzee"], row)]
    every = (*tables.position(table).opening, *events)
    saved = {story.said(event, say).replace("**", "") for event in every}
    assert told - saved == set()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) <= presses, "no press counts twice"
    assert await tables.replayed(table) == tables.position(table).state
    await store.close()


async def last_event(database: Path) -> str:
    store = await open_store(database)
    table = await Tables(store, GAMES, Clock()).load(1)
    rows = await store.log.steps(1)
    await store.close()
    if not rows:
        return ""
    return story.said(events_of(GAMES["yahtzee"], rows[-1])[-1], speaking(table, "en"))


async def test_killed_between_a_board_that_somebody_wanted_and_its_note(
    playground: Playground, table: Channel, ana: Person, tmp_path: Path
) -> None:
    """No save has announced that board. There is one in the end, and the store knows which."""
    database = tmp_path / "sixpips.db"
    child = Child(playground, database)
    await child.start()
    await playground.registered()
    await ana.types(table, "/settings mine", notices="off")
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Start", channel=table)
    await playground.quiet()
    await child.stop()
    await child.start()
    ana.says(table, "Where is it?")
    lost = playground.faults.add(
        Fault(match=("POST", r"/channels/\d+/messages"), lose=True, times=99)
    )
    typing = ana.type_soon(table, "/table")
    assert await playground.until(lambda: lost.times < 99, 10)
    await child.kill()
    playground.faults.waiting.clear()
    with suppress(AssertionError):
        await typing
    playground.take_failures()
    *_, orphan = (message for message in ana.sees(table) if controls(message))
    await child.start()

    def live() -> list[int]:
        return [message.id for message in ana.sees(table) if controls(message)]

    assert await playground.until(lambda: live() == [orphan.id], 10), live()
    await child.stop()
    store = await open_store(database)
    shown = await store.messages.shown(1, CHANNEL)
    assert shown is not None
    assert shown.message == orphan.id
    await store.close()


async def test_a_backup_while_the_bot_runs(
    playground: Playground, table: Channel, ana: Person, tmp_path: Path
) -> None:
    child = Child(playground, tmp_path / "sixpips.db")
    await child.start()
    await playground.registered()
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Start", channel=table)
    copying = asyncio.create_task(
        asyncio.to_thread(back_up_file, tmp_path / "sixpips.db", tmp_path / "copy.db")
    )
    await ana.presses("Chance", channel=table)
    await copying
    await child.stop()
    store = await open_store(tmp_path / "copy.db")
    tables = Tables(store, GAMES, Clock())
    kept = await tables.load(1)
    assert kept.stage == "playing"
    assert await tables.replayed(kept) == tables.position(kept).state
    await store.close()
