"""Interactions over HTTP: what Discord signs is let in, and everything else works as ever."""

import asyncio
import time
from collections.abc import AsyncIterator

import aiohttp
import pytest
from nacl.signing import SigningKey

from bot.incoming.door import STALE_AFTER
from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round, in_turn

pytestmark = pytest.mark.wire

HOUR = 60 * 60
PING = b'{"type": 1}'


@pytest.fixture
def door() -> str:
    return "http"


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


class Knocking:
    """Somebody who sends whatever they like to the door."""

    def __init__(self, bot: Bot, session: aiohttp.ClientSession) -> None:
        self.bot = bot
        self.session = session
        self.key = bot.playground.endpoint.key

    async def knocks(
        self, body: bytes, *, key: SigningKey | None = None, late: float = 0, altered: bytes = b""
    ) -> int:
        moment = str(int(time.time() - late))
        signature = (key or self.key).sign(moment.encode() + body).signature.hex()
        return await self.posts(
            body + altered,
            {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": moment},
        )

    async def posts(self, body: bytes, headers: dict[str, str]) -> int:
        address = f"{self.bot.address}/interactions"
        async with self.session.post(address, data=body, headers=headers) as answer:
            return answer.status

    async def gets(self, path: str) -> int:
        async with self.session.get(f"{self.bot.address}{path}") as answer:
            return answer.status


@pytest.fixture
def stranger(bot: Bot, session: aiohttp.ClientSession) -> Knocking:
    return Knocking(bot, session)


# ── who is let in ────────────────────────────────────────────────────────────────────────────────


async def test_a_ping_that_discord_signed_is_answered(stranger: Knocking) -> None:
    assert await stranger.knocks(PING) == 200


async def test_whatever_discord_did_not_sign_is_refused(stranger: Knocking) -> None:
    assert await stranger.knocks(PING, key=SigningKey.generate()) == 401
    assert await stranger.knocks(PING, altered=b" ") == 401
    assert await stranger.posts(PING, {}) == 401
    for signature in ("", "zz", "00", "é" * 64):
        headers = {
            "X-Signature-Ed25519": signature,
            "X-Signature-Timestamp": str(int(time.time())),
        }
        assert await stranger.posts(PING, headers) == 401


async def test_a_signature_that_is_too_old_or_from_the_future_is_refused(
    stranger: Knocking, caplog: pytest.LogCaptureFixture
) -> None:
    assert await stranger.knocks(PING, late=STALE_AFTER - 5) == 200
    assert await stranger.knocks(PING, late=STALE_AFTER + 5) == 401
    assert await stranger.knocks(PING, late=-STALE_AFTER - 5) == 401
    for moment in ("", "now", "-5", "1" * 400, "１２３"):
        headers = {"X-Signature-Ed25519": "00" * 64, "X-Signature-Timestamp": moment}
        assert await stranger.posts(PING, headers) == 401
    assert log_of(caplog) == 2 * ["a request was refused: its time is off by more than 30 s"]
    for _ in range(3):
        assert await stranger.knocks(PING, key=SigningKey.generate(), late=STALE_AFTER + 5) == 401
    assert len(log_of(caplog)) == 2, "a stranger cannot fill the log"


def log_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "bot.incoming.door"]


async def test_a_request_that_somebody_does_not_go_on_with_holds_up_no_end(bot: Bot) -> None:
    """Finishing and giving leases back come after it, and a host kills what takes long to stop."""
    assert bot.client.door is not None
    told, sending = await asyncio.open_connection("127.0.0.1", bot.client.door.port)
    sending.write(b"POST /interactions HTTP/1.1\r\nHost: bot\r\nContent-Length: 100\r\n")
    sending.write(b"Expect: 100-continue\r\n\r\n")
    assert b"100 Continue" in await told.readline()
    async with asyncio.timeout(30):
        await bot.client.door.close()
    sending.close()


async def test_what_is_signed_and_makes_no_sense_does_no_harm(stranger: Knocking) -> None:
    for body in (b"", b"[]", b"{", b"\xff", b'{"a":' * 100_000, b"[" * 100_000):
        assert await stranger.knocks(body) == 400
    assert await stranger.knocks(b'{"type": 3}') == 202


# ── playing ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", ["yahtzee", "desfausse"])
async def test_a_game_without_the_gateway(
    game: str, bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open(game)
    for _ in range(12):
        for person in await people.awaited():
            await people.press(person)
    await bot.restart()
    for person in await people.awaited():
        await people.press(person)
    assert (await people.table()).step
    assert not playground.gateway.connected
    assert not playground.endpoint.refused


async def test_an_interaction_that_is_delivered_twice_is_done_once(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    now, _ = await in_turn(people)
    playground.endpoint.times = 2
    await now.presses("Roll the dice", channel=table)
    await bot.idle()
    assert (await people.table()).step == 1
    assert "did not work" not in "".join(await people.told(now))
    playground.violations.clear()  # the second acknowledgement: nobody could know of the first


async def test_somebody_who_left_the_server_is_noticed(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    gone, other = await in_turn(people)
    playground.leave(gone, server)
    await bot.passes(8 * HOUR)
    assert f"{gone.name} is no longer on this server." in other.reads(table)


async def test_a_permission_that_is_given_again_is_noticed_at_the_next_press(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    view = await ana.presses("My view", channel=table)
    board = [message for message in ana.sees(table) if not message.private][-1]
    bot.client.app.delivery.tokens.drop(board.id)
    playground.deny(table, "VIEW_CHANNEL")
    await ana.presses("Roll the dice", on=view.private_message)
    await bot.idle()
    number = (await people.table()).id
    assert number in bot.client.app.publisher.missing_permissions
    playground.allow(table, "VIEW_CHANNEL")
    await ana.types(table, "/turns")
    await bot.idle()
    assert number not in bot.client.app.publisher.missing_permissions
    assert any("**Ana** rolls" in seen.text for seen in ana.sees(table) if not seen.private)


# ── a load balancer ──────────────────────────────────────────────────────────────────────────────


async def test_it_is_ready_until_it_drains(bot: Bot, stranger: Knocking) -> None:
    assert await stranger.gets("/ready") == 200
    assert await stranger.gets("/healthz") == 200
    await bot.client.drain()
    assert await stranger.gets("/ready") == 503
    assert await stranger.gets("/healthz") == 200
    assert await stranger.knocks(PING) == 200, "what still comes is taken"


async def test_what_is_under_way_is_finished_and_shown(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    playground.faults.latency = 0.1
    press = ana.press_soon("Roll the dice", channel=table)
    await asyncio.sleep(0.05)
    await bot.stop()
    await press
    playground.faults.latency = 0
    assert "**Ana** rolls" in ana.reads(table)
    await bot.start()
