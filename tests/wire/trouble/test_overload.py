"""More comes in than can be shown: presses are acknowledged, moves are saved, the rest waits."""

import asyncio

import pytest

from bot import throttle
from bot.store.messages import CHANNEL, LATE
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire


class Rush:
    """Takes every turn of the bot's throttle until it is let go."""

    def __init__(self, bot: Bot) -> None:
        self.throttle = bot.client.app.throttle
        self.over = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def begins(self) -> None:
        self.tasks = [asyncio.create_task(self._fills()) for _ in range(self.throttle.at_once)]
        await asyncio.sleep(0)

    async def ends(self) -> None:
        self.over.set()
        await asyncio.gather(*self.tasks)

    async def _fills(self) -> None:
        async with self.throttle.turn():
            await self.over.wait()


@pytest.fixture
async def rush(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Rush:
    """A loop that never has time left, and nobody inside makes room."""
    monkeypatch.setattr(throttle, "IDLE", -1.0)
    monkeypatch.setattr(throttle, "HELD", 1e9)
    return Rush(bot)


@pytest.fixture
async def alone(bot: Bot, table: Channel, ana: Person) -> Round:
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    await bot.idle()
    return people


def private(person: Person, table: Channel) -> list[SeenMessage]:
    return [message for message in person.sees(table) if message.private]


async def steps(people: Round, number: int) -> None:
    """Until so many steps are saved."""
    async with asyncio.timeout(10):
        while (await people.table()).step < number:  # noqa: ASYNC110  (the store has no hook)
            await asyncio.sleep(0.005)


async def test_a_press_is_acknowledged_and_its_move_saved_before_what_waits_to_be_shown(
    alone: Round, bot: Bot, rush: Rush, playground: Playground, table: Channel, ana: Person
) -> None:
    await rush.begins()
    press = ana.press_soon("Roll the dice", channel=table)
    await steps(alone, 1)
    (asked,) = [i for i in playground.world.interactions.values() if i.message_id][-1:]
    assert asked.answer is not None
    assert "**Ana** rolls" not in ana.reads(table)
    await rush.ends()
    await press
    await bot.idle()
    assert "**Ana** rolls" in ana.reads(table)
    assert ana.sees(table)[-1].pictures


async def test_a_board_that_waits_for_long_is_shown_in_words_and_its_picture_follows(
    alone: Round,
    bot: Bot,
    rush: Rush,
    table: Channel,
    ana: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The picture waits for everybody else, here for a second rush."""
    monkeypatch.setattr("bot.publishing.publisher.LONG", 0.0)
    await rush.begins()
    press = ana.press_soon("Roll the dice", channel=table)
    await steps(alone, 1)
    more = Rush(bot)
    await more.begins()
    await rush.ends()
    await ana.waits_for("**Ana** rolls", table)
    board = ana.sees(table)[-1]
    assert not board.pictures
    assert board.button("Chance"), "the controls are there"
    assert "Ana" in board.text
    assert "Dice" in board.text, "the picture is written out"
    number = (await alone.table()).id
    assert number in await bot.store.tables.behind(), "a restart would not forget the picture"
    shown = await bot.store.messages.shown(number, CHANNEL)
    assert shown is not None
    assert shown.attached == LATE
    await more.ends()
    await press
    await bot.idle()
    (board,) = [message for message in ana.sees(table) if message.id == board.id]
    assert board.pictures
    assert "Dice" not in board.text
    assert await bot.store.tables.behind() == []


async def test_three_moves_that_wait_become_one_edit(
    alone: Round, bot: Bot, rush: Rush, playground: Playground
) -> None:
    app = bot.client.app
    board = playground.world.messages[alone.channel.last_message_id or 0]
    before = board.edits
    await rush.begins()
    for _ in range(3):
        now = await alone.table()
        (ask,) = app.tables.position(now).asks.values()
        await app.tables.answer(now.id, 0, now.chairs[0].ask, ask.moves[0])
        app.publisher.soon(now.id)
    await rush.ends()
    await bot.idle()
    shown = await bot.store.messages.shown(now.id, CHANNEL)
    assert shown is not None
    assert shown.version == (await alone.table()).version
    assert board.edits - before == 1


async def test_a_panel_that_is_replaced_while_its_press_waits_needs_no_answer(
    alone: Round, bot: Bot, rush: Rush, playground: Playground, table: Channel, ana: Person
) -> None:
    """The move is made, the newer panel shows it, and nothing is said to have failed."""
    await ana.presses("My view", channel=table)
    (panel,) = private(ana, table)
    await rush.begins()
    look = ana.press_soon("My view", channel=table)
    await playground.until(lambda: not playground.interactions.unanswered, 10)
    press = ana.press_soon("Roll the dice", on=panel)
    await steps(alone, 1)
    await rush.ends()
    await asyncio.gather(look, press)
    await bot.idle()
    (newer,) = private(ana, table)
    assert newer.id != panel.id
    assert newer.button("Chance")


async def test_a_form_is_opened_at_once(bot: Bot, rush: Rush, table: Channel, ana: Person) -> None:
    """It is its own acknowledgement, so that it cannot wait."""
    await ana.types(table, "/play", game="yahtzee")
    await rush.begins()
    answer = await ana.presses("Time", channel=table)
    assert answer.modal
    await rush.ends()
    await bot.idle()


async def test_robots_wait_until_people_are_shown_their_moves(
    bot: Bot, rush: Rush, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee", robots=1)
    await bot.idle()
    people = Round(bot, table, [ana])
    while ana not in await people.awaited():
        await bot.idle()
    await ana.presses("Roll the dice", channel=table)
    before = (await people.table()).step
    await rush.begins()
    press = ana.press_soon("Chance", channel=table)
    await steps(people, before + 1)
    async with asyncio.timeout(10):
        while not bot.client.app.robots.playing:  # noqa: ASYNC110  (a robot has no hook)
            await asyncio.sleep(0.005)
    assert (await people.table()).step == before + 1
    await rush.ends()
    await press
    await bot.idle()
    assert (await people.table()).step > before + 1
