"""Requests that count against the bot's 50 a second, and what a press takes of the processor.

Endpoints of an interaction do not count. Whole games of every kind are played, by people who answer
within seconds and by people who answer after hours.
"""

import asyncio
import os
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from playground import Playground
from rules.catalog import GAMES
from tests.bench.wire import Ours, child
from tests.walks import around_a_table
from tests.wire.players import Round

SECONDS, HOURS = (3, 20), (3600, 7 * 3600)
"""How long people take to answer, in two ways of playing: drawn evenly from these."""

MOST = {"lively": 0.7, "hours later": 1.5}
MOST_CPU = 9.0
WARM, PRESSES = 150, 400
UNHURRIED = 0.03
"""Seconds between two presses: whoever presses faster is held back, which costs next to nothing."""

PEOPLE = 2


async def measure() -> dict[str, float]:
    found: dict[str, float] = {}
    for way, (least, most) in {"lively": SECONDS, "hours later": HOURS}.items():
        rates = {}
        for key in GAMES:
            rates[key], kinds = await counted(key, least, most)
            found[f"{key}, {way}: requests that count, a press"] = rates[key]
            for kind, count in kinds.items():
                found[f"{key}, {way}: {kind}"] = count
        name = f"requests that count, a press, {way} (at most {MOST[way]})"
        found[name] = sum(rates.values()) / len(rates)
    cpu = {key: await processor(key) for key in GAMES}
    found |= {f"{key}: processor, ms a press": spent for key, spent in cpu.items()}
    return found | {f"processor, ms a press (at most {MOST_CPU:g})": sum(cpu.values()) / len(cpu)}


async def counted(key: str, least: int, most: int) -> tuple[float, Counter[str]]:
    """One whole game, from the first board on: requests a press, and of which kinds a press."""
    async with around_a_table(PEOPLE) as people:
        people.bot.games = GAMES
        await people.bot.restart()
        await people.open(key)
        await people.bot.idle()
        limit, sent = people.bot.playground.request_limit, Counter[str]()
        before = limit.counted
        people.bot.playground.activity.exchanged.append(
            lambda exchange: sent.update([exchange.kind] if exchange.counts else [])
        )
        await played(people, least, most)
        requests = limit.counted - before
    kinds = Counter({kind: count / people.presses for kind, count in sent.items()})
    return requests / people.presses, kinds


async def played(people: Round, least: int, most: int) -> None:
    """Somebody who is newly asked takes their time; the presses of one answer come in seconds."""
    asked: dict[int, float] = {}
    while waiting := [c for c in (await people.table()).chairs if c.awaited and c.user]:
        chair = min(waiting, key=lambda chair: chair.since)
        fresh = asked.get(chair.user) != chair.since
        asked[chair.user] = chair.since
        slow = least + people.luck.below(most - least)
        if fresh and slow > SECONDS[1]:
            close_private_messages(people.bot.playground)
        await people.bot.passes(slow if fresh else SECONDS[0])
        await people.press(people.people[chair.user])
        await people.bot.idle()


def close_private_messages(playground: Playground) -> None:
    """Whoever comes back after hours does not find the private messages that they had open."""
    messages = playground.world.messages
    for message in [message for message in messages.values() if message.ephemeral]:
        del messages[message.id]


async def processor(key: str) -> float:
    """What a press takes of the bot's processor in all its threads, in milliseconds."""
    async with AsyncExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        here = await open_.enter_async_context(Playground())
        here.request_limit.limit = 10**6
        ours = Ours(here, key)
        bot = await open_.enter_async_context(child(here, "bot", DATABASE=f"{folder}/bench.db"))
        await ours.open()
        await pressed(ours, WARM)
        before = spent(bot.pid)
        presses = await pressed(ours, PRESSES)
        return (spent(bot.pid) - before) * 1000 / presses


async def pressed(ours: Ours, presses: int) -> int:
    """At least so many presses, also those on the way to a move."""
    first = len(ours.playground.world.interactions)
    while len(ours.playground.world.interactions) - first < presses:
        await ours.press_once()
        await ours.playground.quiet(0.005)
        await asyncio.sleep(UNHURRIED)
    return len(ours.playground.world.interactions) - first


def spent(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
