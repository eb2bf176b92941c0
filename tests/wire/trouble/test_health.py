"""Health and figures: true, off by default, and nobody's name in them."""

import asyncio
import dataclasses
import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import patience
from bot.__main__ import point_at_playground
from bot.config import BadSetting, Server
from bot.incoming import health
from playground import Playground
from playground.discord.world import Channel
from playground.discord.world import Server as Guild
from playground.wire.faults import Fault
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import over, with_slow_reviews
from tests.wire.players import Round

pytestmark = pytest.mark.wire

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"

TERRIBLE = (
    '"} 1\nsixpips_up 0',
    "${jndi}",
    "\x1b[31mRED",
    'sixpips_lie{a="b"} 9',
    "Ana\u202e",
    "%s",
)
"""Names that would break a format, a log or a terminal."""


class Watcher:
    """Whoever watches the bot from outside."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def gets(self, path: str) -> tuple[int, str]:
        address = f"http://127.0.0.1:{self.bot.client.health.port}{path}"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return answer.status, await answer.text()

    async def figures(self) -> dict[str, float]:
        """Of each figure with its labels, the value."""
        _, text = await self.gets("/metrics")
        return {
            f"{sample.name}{sorted(sample.labels.items())}": sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }


@pytest.fixture(params=["gateway", "http"])
def door(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def unstarted(playground: Playground, address: Path | Server, door: str) -> Bot:
    bot = Bot(playground, address, door)
    bot.settings = dataclasses.replace(bot.settings, health_port=0)
    return bot


@pytest.fixture
async def bot(unstarted: Bot, table: Channel) -> AsyncIterator[Bot]:  # noqa: ARG001
    await unstarted.start()
    yield unstarted
    await unstarted.stop()


@pytest.fixture
def watcher(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Watcher:
    monkeypatch.setattr(health, "KNOWN_FOR", 0.0)
    return Watcher(bot)


async def test_all_is_well(watcher: Watcher) -> None:
    assert await watcher.gets("/healthz") == (200, "discord ok\ndatabase ok\nboards ok\n")
    assert await watcher.gets("/ready") == (200, "ready\n")
    assert (await watcher.gets("/"))[0] == 404


async def test_nothing_is_served_unless_asked_for(playground: Playground, tmp_path: Path) -> None:
    bot = Bot(playground, tmp_path / "sixpips.db")
    assert bot.settings.health_port is None
    await bot.start()
    assert bot.client.health.port == 0
    await bot.stop()


async def test_while_discord_is_away_the_bot_is_neither_well_nor_ready(
    unstarted: Bot, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "AGAIN", (0.01,))
    monkeypatch.setattr(health, "KNOWN_FOR", 0.0)
    point_at_playground("http://discord.invalid")
    starting = asyncio.create_task(unstarted.start())
    async with asyncio.timeout(20):
        while not hasattr(unstarted, "client") or not unstarted.client.health.port:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    watcher = Watcher(unstarted)
    assert await watcher.gets("/healthz") == (503, "discord NOT WELL\ndatabase ok\nboards ok\n")
    assert await watcher.gets("/ready") == (503, "not ready\n")
    point_at_playground(playground.url)
    await asyncio.wait_for(starting, 20)
    assert (await watcher.gets("/healthz"))[0] == 200
    assert (await watcher.gets("/ready"))[0] == 200
    await unstarted.stop()


@pytest.mark.usefixtures("on_sqlite")
async def test_a_database_that_takes_no_write(
    watcher: Watcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "WRITES_WITHIN", 0.1)
    with closing(sqlite3.connect(watcher.bot.settings.database)) as other:
        other.execute("begin immediate")
        code, text = await watcher.gets("/healthz")
        other.rollback()
    assert (code, text) == (503, "discord ok\ndatabase NOT WELL\nboards ok\n")


async def test_a_board_that_is_not_shown_for_long(
    watcher: Watcher, playground: Playground, table: Channel, server: Guild,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(health, "LATE_AFTER", 1e-6)
    ana = playground.person("Ana", servers=[server])
    await ana.types(table, "/play", game="yahtzee")
    assert (await watcher.gets("/healthz"))[0] == 200, "nothing is owed"
    playground.faults.add(Fault(match=("POST|PATCH", "/channels/.*/messages"), status=503))
    await ana.types(table, "/table")
    await watcher.bot.idle()
    assert await watcher.gets("/healthz") == (503, "discord ok\ndatabase ok\nboards NOT WELL\n")
    assert (await watcher.figures())["sixpips_boards_behind[]"] == 1
    await watcher.bot.client.catch_up()
    await watcher.bot.up_to_date()
    assert (await watcher.gets("/healthz"))[0] == 200


async def test_a_board_that_an_unexpected_error_keeps_from_being_shown(
    watcher: Watcher, playground: Playground, table: Channel, server: Guild,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(health, "LATE_AFTER", 1e-6)
    ana = playground.person("Ana", servers=[server])
    await ana.types(table, "/play", game="yahtzee")

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a mistake of ours")

    with monkeypatch.context() as breaking:
        breaking.setattr(watcher.bot.client.app.publisher.boards, "show", broken)
        await ana.types(table, "/table")
        await watcher.bot.idle()
        code, text = await watcher.gets("/healthz")
    assert (code, text) == (503, "discord ok\ndatabase ok\nboards NOT WELL\n")
    await ana.types(table, "/table")
    await watcher.bot.up_to_date()
    assert (await watcher.gets("/healthz"))[0] == 200


async def test_an_error_that_a_library_logs_is_counted(watcher: Watcher) -> None:
    """It has escaped every handler of ours."""
    logging.getLogger("discord.client").error("Ignoring exception in on_ready")
    logging.getLogger("asyncio").error("Task exception was never retrieved")
    logging.getLogger("discord.client").warning("a word")
    figures = await watcher.figures()
    assert figures["sixpips_errors_total[('where', 'discord.client')]"] == 1
    assert figures["sixpips_errors_total[('where', 'asyncio')]"] == 1


async def test_a_figure_that_only_grows_is_a_counter(watcher: Watcher) -> None:
    _, text = await watcher.gets("/metrics")
    assert "# TYPE sixpips_transactions_total counter" in text
    figures = await watcher.figures()
    assert figures["sixpips_transactions_total[]"] > 0
    assert figures["sixpips_boards_behind_seconds[]"] >= 0, (
        "nothing has waited less than not at all"
    )


async def test_figures_of_a_game_with_terrible_names(
    watcher: Watcher, playground: Playground, table: Channel, server: Guild
) -> None:
    people = [playground.person(name, servers=[server]) for name in TERRIBLE[:3]]
    round_ = Round(watcher.bot, table, people)
    await round_.open("yahtzee")
    (first,) = await round_.awaited()
    before = await watcher.figures()
    await first.presses("Roll the dice", channel=table)
    playground.faults.add(Fault(match=(".*", "/messages"), status=429, retry_after=0.01))
    await first.presses("Chance", channel=table)
    await watcher.bot.idle()
    logging.getLogger("bot.tables").error("user=%d something broke", first.id)
    after, (_, text) = await watcher.figures(), await watcher.gets("/metrics")

    def more(name: str, **labels: str) -> float:
        key = f"{name}{sorted(labels.items())}"
        return after[key] - before.get(key, 0)

    assert more("sixpips_interactions_total", kind="component", what="Move") == 2
    assert more("sixpips_acknowledgement_seconds_count") == 2
    assert more("sixpips_board_seconds_count") == 2
    assert more("sixpips_discord_rate_limited_total") == 1
    assert more("sixpips_discord_requests_total", counts="interaction", status="429") == 1
    assert more("sixpips_errors_total", where="bot.tables") == 1
    assert after["sixpips_up[]"] == 1
    assert after["sixpips_robots_queue[]"] == 0
    assert "sixpips_lie" not in text
    for person in people:
        assert not any(
            part in text for part in re.findall(r"\w{4,}", person.name) if part != "sixpips_up"
        )
        assert str(person.id) not in text
    secret = [playground.token, *(asked.token for asked in playground.world.interactions.values())]
    assert not [token for token in secret if token in text]
    assert str(table.id) not in text
    assert server.name not in text


async def test_reviews_in_the_making(
    watcher: Watcher, playground: Playground, table: Channel, server: Guild
) -> None:
    ana = playground.person("Ana", servers=[server])
    await with_slow_reviews(watcher.bot)
    await over(watcher.bot, table, ana)
    await ana.presses("Luck or skill?", channel=table)
    assert (await watcher.figures())["sixpips_reviews_underway[]"] == 1
    await ana.presses("Cancel", channel=table)
    assert (await watcher.figures())["sixpips_reviews_underway[]"] == 0


async def test_every_figure_is_explained(watcher: Watcher) -> None:
    named = re.findall(r"`(sixpips_\w+?)(?:_total)?`", HOSTING.read_text("utf-8"))
    _, text = await watcher.gets("/metrics")
    ours = re.findall(r"^# TYPE (sixpips_\w+?)(?:_total|_created)? ", text, re.MULTILINE)
    assert set(ours) == set(named)


async def test_a_port_that_is_taken_is_one_line(watcher: Watcher) -> None:
    client = watcher.bot.client
    with pytest.raises(BadSetting, match="HEALTH_PORT: cannot listen on"):
        await health.Health(
            client.app.metrics,
            connected=bool,
            ready=bool,
            writes=client.app.store.works,
            oldest=float,
        ).open("127.0.0.1", client.health.port)
