"""A PostgreSQL server that is away, at the start or in play, or that refuses the bot."""

import asyncio
import itertools
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import aiohttp
import pytest

from bot import patience
from bot.__main__ import main
from bot.config import Server
from bot.publishing import icons
from bot.store import Store, opening
from bot.store.errors import Unavailable, UnusableStore
from bot.store.opening import open_store, wait_for_store
from bot.store.sql.duties import SqlDuties
from bot.store.sql.results import SqlResults
from playground import Person, Playground
from playground.discord.world import Channel
from playground.host.postgres import Cluster, Unobtainable, free_port
from renderers.emojis import EMOJIS
from tests.support import postgres
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire

TOLD = "I cannot save anything at the moment. Nothing is lost; please try again in a little while."
DIT = "Je ne peux rien enregistrer en ce moment."


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A server of our own, which may be stopped."""
    try:
        cluster = Cluster.make(postgres.folder() / f"cluster-{os.getpid()}")
        cluster.start()
    except Unobtainable as error:
        pytest.skip(str(error))
    yield cluster
    cluster.stop()


@pytest.fixture
def database(cluster: Cluster) -> Iterator[Server]:
    with postgres.fresh(cluster.url) as server:
        yield server


@pytest.fixture
async def bot(
    playground: Playground,
    table: Channel,  # noqa: ARG001  (there is a channel before the bot comes)
    database: Server,
) -> AsyncIterator[Bot]:
    bot = Bot(playground, database)
    await bot.start()
    yield bot
    await bot.stop()


@pytest.mark.parametrize("how", ["immediate", "fast"])
async def test_a_server_that_goes_away_in_play(
    bot: Bot,
    cluster: Cluster,
    database: Server,
    table: Channel,
    ana: Person,
    chloe: Person,
    how: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Each in their language is told to try again; nothing is lost, and then it goes on."""
    people = Round(bot, table, [ana, chloe])
    await people.open("yahtzee")
    (now,) = await people.awaited()
    await now.presses("Roll the dice", channel=table)
    before = await people.table()
    assert before.step == 1
    await asyncio.to_thread(cluster.stop, how)
    try:
        await now.presses("Chance", channel=table)
        (told,) = await people.told(now)
        for _ in range(5):
            await now.presses("Chance", channel=table)
        await now.types(table, "/undo")
        await bot.idle()
    finally:
        await asyncio.to_thread(cluster.start)
    assert told == TOLD if now is ana else told.startswith(DIT)
    assert await people.table() == before
    await now.presses("Chance", channel=table)
    await bot.idle()
    after = await people.table()
    assert after.step == 2
    assert [row.number for row in await bot.store.log.steps(after.id)] == [1, 2]
    away, back = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    assert away.startswith(f"{database} cannot be used ("), "said once, whoever presses"
    assert back == f"{database} can be used again"


async def test_what_could_not_be_shown_is_shown_when_the_server_is_back(
    bot: Bot, cluster: Cluster, table: Channel, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    messages = type(bot.store.messages)
    with monkeypatch.context() as away:
        stopped = asyncio.Event()

        async def cut(*_: object, **__: object) -> None:
            if not stopped.is_set():
                stopped.set()
                await asyncio.to_thread(cluster.stop, "immediate")
            raise Unavailable("the server is away")

        away.setattr(messages, "note", cut)
        await ana.presses("Roll the dice", channel=table)
        await bot.idle()
    await asyncio.to_thread(cluster.start)
    assert list(await bot.store.tables.behind()) == [(await people.table()).id]
    await bot.client.catch_up()
    await bot.up_to_date()


async def test_a_server_that_is_away_at_the_start_is_waited_for(
    cluster: Cluster, database: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await asyncio.to_thread(cluster.stop)
    with pytest.raises(Unavailable):
        await open_store(database)
    opening = asyncio.create_task(wait_for_store(database))
    await asyncio.sleep(0.2)
    assert not opening.done()
    await asyncio.to_thread(cluster.start)
    await (await opening).close()
    away, back = [record.getMessage() for record in caplog.records]
    assert away.startswith(f"{database} cannot be used (")
    assert back == f"{database} can be used again"
    assert "sixpips:sixpips" not in away + back, "that is the password"


async def test_a_name_that_cannot_be_resolved_yet_is_waited_for(
    database: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a boot there may be no name server for a while."""
    monkeypatch.setattr(opening, "AGAIN", 0.01)
    nowhere = Server(database.url.replace("127.0.0.1", "no-such-host.invalid"))
    waiting = asyncio.create_task(wait_for_store(nowhere))
    async with asyncio.timeout(20):
        while not caplog.records:  # noqa: ASYNC110  (nothing else tells of a line in a log)
            await asyncio.sleep(0.01)
    assert not waiting.done()
    waiting.cancel()
    (line,) = [record.getMessage() for record in caplog.records]
    assert "the name no-such-host.invalid cannot be resolved" in line


async def test_a_server_that_goes_away_while_the_bot_starts_is_waited_for(
    playground: Playground,
    cluster: Cluster,
    database: Server,
    table: Channel,
    ana: Person,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(patience, "AGAIN", (0.05,))

    async def opened_in_time(address: Server) -> Store:
        store = await open_store(address)
        await asyncio.to_thread(cluster.stop)
        return store

    monkeypatch.setattr("tests.wire.conftest.open_store", opened_in_time)
    bot = Bot(playground, database)
    starting = asyncio.create_task(bot.start())
    async with asyncio.timeout(20):
        while not [r for r in caplog.records if r.name == "bot.store.outage"]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert not starting.done()
    await asyncio.to_thread(cluster.start)
    await asyncio.wait_for(starting, 20)
    assert await ana.types(table, "/play", game="yahtzee") is not None
    await bot.stop()


async def test_what_is_done_beside_the_start_is_done_when_the_database_is_back(
    playground: Playground, database: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are counted that ended before results were kept, and icons uploaded."""
    monkeypatch.setattr(patience, "AGAIN", (0.01,))
    monkeypatch.setattr(icons, "APART", 0)
    playground.world.emojis.clear()
    count, keep, done, failed = SqlResults.missing, SqlDuties.keep, asyncio.Event(), set[str]()

    async def counted(results: SqlResults) -> Sequence[int]:
        if "missing" not in failed:
            failed.add("missing")
            raise Unavailable("the server is away")
        done.set()
        return await count(results)

    async def kept(duties: SqlDuties, name: str, seconds: float) -> bool:
        if name == icons.DUTY and name not in failed:
            failed.add(name)
            raise Unavailable("the server is away")
        return await keep(duties, name, seconds)

    monkeypatch.setattr(SqlResults, "missing", counted)
    monkeypatch.setattr(SqlDuties, "keep", kept)
    bot = Bot(playground, database)
    await bot.start()
    async with asyncio.timeout(60):
        await done.wait()
        while bot.client.icons.keys() != EMOJIS.keys():  # noqa: ASYNC110  (nothing else tells)
            await asyncio.sleep(0.01)
    await bot.stop()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("sixpips:sixpips@", "sixpips:wrong@", "refuses the user or the password"),
        ("sixpips:sixpips@", "nobody:sixpips@", "refuses the user or the password"),
        ("/sixpips_", "/missing_", "does not exist: create the database first"),
    ],
)
async def test_a_wrong_address_is_one_clear_line(
    database: Server, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(UnusableStore, match=complaint) as refusal:
        await open_store(Server(database.url.replace(old, new)))
    assert "\n" not in str(refusal.value)
    assert "wrong" not in str(refusal.value), "the password is shown to nobody"


async def test_somebody_elses_tables_are_not_touched(database: Server) -> None:
    store = await open_store(database)
    await store.engine.write("alter table sixpips rename to music")
    await store.close()
    with pytest.raises(UnusableStore, match="not those of Sixpips"):
        await open_store(database)


async def test_a_database_from_a_newer_version_is_not_touched(database: Server) -> None:
    store = await open_store(database)
    await store.engine.write("insert into sixpips (version) values (999)")
    await store.close()
    with pytest.raises(UnusableStore, match="from a newer version of Sixpips"):
        await open_store(database)


async def test_several_processes_may_start_at_once(cluster: Cluster) -> None:
    with postgres.fresh(cluster.url) as server:
        stores = await asyncio.gather(*(open_store(server) for _ in range(8)))
        assert all([await store.works() for store in stores])
        await asyncio.gather(*(store.close() for store in stores))


def test_a_backup_of_a_server_that_is_away_is_one_line_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE", "postgresql://somebody:hushhush@host/games")
    assert main(["backup", str(tmp_path / "copy.db")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "the database games on host" in line
    assert "hushhush" not in line


async def until_said(address: str) -> tuple[int, str]:
    """What a page says once anybody listens there."""
    async with aiohttp.ClientSession() as session, asyncio.timeout(30):
        while True:
            try:
                async with session.get(address) as answer:
                    return answer.status, await answer.text()
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.05)


async def test_a_host_is_told_that_the_bot_waits(
    playground: Playground, cluster: Cluster, database: Server
) -> None:
    await asyncio.to_thread(cluster.stop)
    ports = [free_port(), free_port()]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        env={
            **os.environ,
            "DISCORD_TOKEN": playground.token,
            "PLAYGROUND": playground.url,
            "DATABASE": database.url,
            "INTERACTIONS": "http",
            "PUBLIC_KEY": playground.endpoint.public_key,
            "PORT": str(ports[0]),
            "HEALTH_PORT": str(ports[1]),
            "DRAIN": "0",
        },
    )
    try:
        for port, page in itertools.product(ports, ("ready", "healthz", "interactions")):
            said = await until_said(f"http://127.0.0.1:{port}/{page}")
            assert said == (503, "waiting for the database\n")
        await asyncio.to_thread(cluster.start)
        async with asyncio.timeout(30):
            ready = f"http://127.0.0.1:{ports[0]}/ready"
            while (await until_said(ready))[0] != 200:  # noqa: ASYNC110  (nothing else tells)
                await asyncio.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 20) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        if not (cluster.folder / "data" / "postmaster.pid").exists():
            await asyncio.to_thread(cluster.start)
