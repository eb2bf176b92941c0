"""Messages are a projection of the store: edited, replaced, caught up."""

import asyncio
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import pytest

from bot.publishing.boards import TOLD_ALONE
from bot.screens import painter
from bot.store.errors import Unavailable
from bot.store.messages import CHANNEL, LATE
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from playground.wire.faults import Fault
from playground.wire.posting import revise
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round

pytestmark = pytest.mark.wire

HOUR = 60 * 60


@pytest.fixture(name="alone")
async def _alone(bot: Bot, table: Channel, ana: Person) -> Round:
    """One person, so that every change is an edit of one message."""
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    return people


@pytest.fixture
async def two(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    """Two people, of whom the second is not here when the first one's turn ends."""
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await bot.passes(A_WHILE)
    return people


@pytest.fixture
async def thread(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> Round:
    """Ana has opened a table in the channel, Ben plays alone in a thread."""
    await ana.types(table, "/play", game="yahtzee")
    offer = await ben.types(table, "/play", game="yahtzee")
    await ben.presses("Open a thread", on=offer.message)
    (thread,) = [c for c in playground.world.channels.values() if c.is_thread]
    return Round(bot, thread, [ben])


def boards(person: Person, channel: Channel) -> list[SeenMessage]:
    return [message for message in person.sees(channel) if message.pictures]


async def is_live_and_last(people: Round, board: SeenMessage) -> bool:
    """Whether this is the board that the bot knows of, with nothing below it."""
    shown = await people.bot.store.messages.shown((await people.table()).id, CHANNEL)
    reader = next(iter(people.people.values()))
    return shown is not None and shown.message == board.id == reader.sees(people.channel)[-1].id


async def full(*_: object, **__: object) -> None:
    """In the place of something that the store does: there is no room for it."""
    raise Unavailable("database or disk is full")


@pytest.mark.usefixtures("alone")
async def test_a_message_is_replaced_when_it_is_a_day_old(
    playground: Playground, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/settings mine", notices="off")
    (old,) = boards(ana, table)
    await playground.advance(23 * HOUR)
    await ana.presses("Roll the dice", channel=table)
    assert [board.id for board in boards(ana, table)] == [old.id]
    await playground.advance(2 * HOUR)
    await ana.presses("Chance", channel=table)
    (new,) = boards(ana, table)
    assert new.button("Roll the dice")
    assert new.record.silent
    first = next(message for message in ana.sees(table) if message.id == old.id)
    assert (first.buttons, first.pictures) == ([], [])


@pytest.mark.usefixtures("alone")
async def test_a_deleted_board_is_posted_again(
    playground: Playground, table: Channel, ana: Person
) -> None:
    await ana.presses("Roll the dice", channel=table)
    (old,) = boards(ana, table)
    view = await ana.presses("My view", channel=table)
    del playground.world.messages[old.id]
    await ana.presses("Chance", on=view.private_message)
    (board,) = [board for board in boards(ana, table) if not board.private]
    assert board.id != old.id
    assert board.button("Roll the dice")


@pytest.mark.usefixtures("alone")
async def test_an_edit_that_discord_throttles_becomes_a_new_message(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    await ana.presses("Roll the dice", channel=table)
    (old,) = boards(ana, table)
    view = await ana.presses("My view", channel=table)
    bot.client.app.delivery.tokens.drop(old.id)
    playground.faults.add(
        Fault(
            match=("PATCH", r"/channels/\d+/messages/\d+"),
            status=429,
            code=30046,
            retry_after=2000,
        )
    )
    await ana.presses("Chance", on=view.private_message)
    (shown,) = [board for board in boards(ana, table) if not board.private]
    assert shown.button("Roll the dice")
    assert shown.id != old.id


async def test_a_crash_between_saving_and_speaking_is_caught_up(
    alone: Round, bot: Bot, table: Channel, ana: Person
) -> None:
    position = bot.client.app.tables.position(await alone.table())
    (ask,) = position.asks.values()
    seat = (await alone.table()).chairs[0]
    await bot.client.app.tables.answer(1, 0, seat.ask, ask.moves[0])
    assert "rolls" not in ana.sees(table)[-1].text
    assert list(await bot.store.tables.behind()) == [1]
    await bot.restart()
    await ana.waits_for("**Ana** rolls", table)
    await bot.idle()
    assert list(await bot.store.tables.behind()) == []


async def test_a_failed_publication_is_caught_up_with_the_next(
    alone: Round, playground: Playground, table: Channel, ana: Person
) -> None:
    playground.faults.add(Fault(match=("PATCH", r"/webhooks/.*"), status=400, times=1))
    await ana.presses("Roll the dice", channel=table)
    assert (await alone.table()).step == 1, "the move is saved"
    await ana.types(table, "/table")
    assert "**Ana** rolls" in ana.reads(table)


@pytest.mark.usefixtures("alone")
async def test_the_picture_is_not_sent_again_when_only_the_text_changes(
    table: Channel, ana: Person
) -> None:
    await ana.presses("Roll the dice", channel=table)
    before = boards(ana, table)[-1].pictures[0]
    die = next(b.custom_id for b in ana.sees(table)[-1].buttons if (b.custom_id or "")[0] == "t")
    await ana.presses(custom_id=die, channel=table)
    after = boards(ana, table)[-1]
    assert any(button.label.startswith("✓") for button in after.buttons)
    assert after.pictures[0].content == before.content


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Pictures are late: none is drawn before this is set."""
    drawn = asyncio.Event()
    draw = painter.draw

    async def slow(*arguments: object) -> object:
        await drawn.wait()
        return await draw(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(painter, "draw", lambda *given: asyncio.ensure_future(slow(*given)))
    monkeypatch.setattr(painter, "PATIENCE", 0.01)
    return drawn


@pytest.mark.usefixtures("alone")
async def test_the_text_comes_first_when_the_picture_is_late(
    bot: Bot, table: Channel, ana: Person, easel: asyncio.Event
) -> None:
    press = ana.press_soon("Roll the dice", channel=table)
    await ana.waits_for("**Ana** rolls", table)
    assert not ana.sees(table)[-1].pictures
    assert ana.sees(table)[-1].button("Chance"), "the controls are there"
    easel.set()
    await press
    await bot.idle()
    assert ana.sees(table)[-1].pictures


@pytest.mark.usefixtures("alone")
async def test_a_late_picture_that_was_lost_on_its_way_comes_within_a_minute(
    bot: Bot, playground: Playground, table: Channel, ana: Person, easel: asyncio.Event
) -> None:
    press = ana.press_soon("Roll the dice", channel=table)
    await ana.waits_for("**Ana** rolls", table)
    playground.faults.add(Fault(match=("PATCH", r"/webhooks/.*"), status=400))
    easel.set()
    await press
    await bot.idle()
    assert not ana.sees(table)[-1].pictures
    await bot.passes(60)
    await bot.up_to_date()
    assert ana.sees(table)[-1].pictures


@pytest.mark.usefixtures("alone")
async def test_a_picture_is_begun_while_its_move_is_saved_and_drawn_once(
    bot: Bot, table: Channel, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    draw, save = painter.draw, bot.store.tables.save

    def drawing(*arguments: object) -> object:
        happened.append("drawn")
        return draw(*arguments)  # type: ignore[arg-type]

    async def saving(*arguments: object, **facts: object) -> object:
        await asyncio.sleep(0)
        happened.append("saved")
        return await save(*arguments, **facts)  # type: ignore[arg-type]

    monkeypatch.setattr(painter, "_UNDER_WAY", WeakValueDictionary())
    monkeypatch.setattr(painter, "draw", drawing)
    monkeypatch.setattr(bot.store.tables, "save", saving)
    await ana.presses("Roll the dice", channel=table)
    await bot.idle()
    assert happened == ["drawn", "saved"]
    assert ana.sees(table)[-1].pictures


@pytest.mark.usefixtures("alone")
async def test_what_could_not_be_saved_is_not_shown(
    bot: Bot,
    table: Channel,
    ana: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Its picture was begun, and nobody sees it."""
    before = ana.sees(table)[-1].pictures[0].content
    with monkeypatch.context() as disk:
        disk.setattr(bot.store.tables, "save", full)
        pressed = await ana.presses("Roll the dice", channel=table)
        await bot.idle()
    assert pressed.private_message is not None
    assert "rolls" not in ana.reads(table)
    assert [p.content for m in boards(ana, table) for p in m.pictures] == [before]
    caplog.clear()


async def test_a_board_that_waited_for_its_picture_when_the_bot_ended_is_not_to_keep_it(
    alone: Round,
    bot: Bot,
    playground: Playground,
    table: Channel,
    ana: Person,
    easel: asyncio.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The words were shown in the place of an earlier picture, and nothing more was noted."""

    async def no_time() -> None:
        """It ends before it can catch up, as if it were killed."""

    (board,) = boards(ana, table)
    before = pictured(board)
    assert before
    playground.faults.add(Fault(match=("PATCH", r"/webhooks/.*"), lose=True))
    await ana.presses("Roll the dice", channel=table)
    easel.set()
    monkeypatch.setattr(bot.client.app.publisher, "catch_up", no_time)
    await bot.restart()
    await bot.up_to_date()
    *old, new = (message for message in ana.sees(table) if "**Ana** rolls" in message.text)
    assert new.pictures
    assert pictured(new) != before, "it shows what was rolled"
    assert all(not (message.buttons or message.pictures) for message in old)
    retired = [message.id for message in old]
    assert retired == [board.id] or not (retired or bot.store.leases.alone)
    assert await is_live_and_last(alone, new)


def pictured(message: SeenMessage) -> list[bytes]:
    """The pictures of a message as files."""
    return [attachment.content for attachment in message.record.attachments]


async def unheard_board(people: Round, playground: Playground) -> SeenMessage:
    """A board of the next player's, whose arrival the bot never hears of."""
    (first,) = await people.awaited()
    await first.presses("Roll the dice", channel=people.channel)
    playground.faults.add(Fault(match=("POST", r"/channels/\d+/messages"), lose=True))
    await first.presses("Chance", channel=people.channel)
    await people.bot.idle()
    (board,) = [m for m in first.sees(people.channel) if m.button("Roll the dice")]
    return board


async def test_a_board_that_was_posted_unheard_is_found_again(
    two: Round, bot: Bot, playground: Playground
) -> None:
    """Its answer is lost, and the game goes on before anybody notices."""
    unheard = await unheard_board(two, playground)
    (second,) = await two.awaited()
    await second.presses("Roll the dice", on=unheard)
    await bot.idle()
    assert await is_live_and_last(two, unheard)
    assert f"**{second.name}** rolls" in second.sees(two.channel)[-1].text


async def test_a_board_that_was_posted_unheard_is_found_again_after_a_crash(
    two: Round, bot: Bot, playground: Playground, ana: Person
) -> None:
    """The next move was saved and not shown when the bot ended."""
    unheard = await unheard_board(two, playground)
    before = await two.table()
    (seat,) = before.awaited
    tables = bot.client.app.tables
    move = tables.position(before).asks[seat].moves[0]
    await tables.answer(before.id, seat, before.chairs[seat].ask, move)
    await bot.restart()
    await bot.idle()
    assert await is_live_and_last(two, unheard)
    assert f"**{before.chairs[seat].name}** rolls" in ana.sees(two.channel)[-1].text


async def test_a_board_that_was_posted_unheard_is_found_again_in_an_archived_thread(
    thread: Round, bot: Bot, playground: Playground, ana: Person, ben: Person
) -> None:
    """Given back by Discord it does not open the thread, in which nothing can be edited."""
    people = Round(bot, thread.channel, [ana, ben])
    await ana.presses("Join", channel=people.channel)
    await ben.presses("Start", channel=people.channel)
    await bot.passes(A_WHILE)
    unheard = await unheard_board(people, playground)
    playground.archive(people.channel, True)
    await bot.passes(60)
    await bot.up_to_date()
    assert not people.channel.archived
    assert await is_live_and_last(people, unheard)


async def test_a_wrong_press_does_not_spoil_a_board_that_was_posted_unheard(
    two: Round, bot: Bot, playground: Playground
) -> None:
    unheard = await unheard_board(two, playground)
    (awaited,) = await two.awaited()
    (other,) = [person for person in two.people.values() if person is not awaited]
    await other.presses("Roll the dice", on=unheard)
    await bot.idle()
    assert await is_live_and_last(two, unheard)
    assert awaited.sees(two.channel)[-1].button("Roll the dice")
    assert awaited.sees(two.channel)[-1].pictures


async def test_an_old_board_without_its_picture_holds_up_nothing(
    two: Round, bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    (first,) = await two.awaited()
    await first.presses("Roll the dice", channel=table)
    board = playground.world.messages[boards(ana, table)[-1].id]
    choice = next(b for b in boards(ana, table)[-1].buttons if b.label.startswith("Chance"))
    control = {"type": 2, "style": 2, "label": "Chance", "custom_id": choice.custom_id}
    row = {"type": 1, "components": [control]}
    revise(playground, board, {"components": [row], "attachments": []}, {})
    await first.presses("Chance", channel=table)
    await bot.idle()
    now = await two.table()
    assert list(await bot.store.messages.retired(now.id)) == []
    assert now.id not in await bot.store.tables.behind()
    assert boards(ana, table)[-1].button("Roll the dice")


async def test_a_board_that_could_not_be_noted_is_found_again(
    alone: Round,
    bot: Bot,
    table: Channel,
    ana: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The disk is full when the store should remember it."""
    with monkeypatch.context() as disk:
        disk.setattr(bot.store.messages, "put", full)
        await ana.types(table, "/table")
        await bot.idle()
    *_, unnoted = boards(ana, table)
    await ana.presses("Roll the dice", on=unnoted)
    await bot.idle()
    assert await is_live_and_last(alone, unnoted)
    assert "**Ana** rolls" in ana.sees(table)[-1].text
    caplog.clear()


async def test_an_archived_thread_is_opened_again(
    thread: Round, bot: Bot, playground: Playground, ben: Person
) -> None:
    channel = thread.channel
    await ben.presses("Start", channel=channel)
    await playground.advance(8 * 24 * HOUR)
    assert channel.archived
    await ben.presses("Roll the dice", channel=channel)
    await bot.idle()
    assert not channel.archived
    assert "**Ben** rolls" in ben.reads(channel)


@pytest.mark.parametrize("way", [("POST", r"/channels/\d+/messages"), ("PATCH", r"/webhooks/.*")])
async def test_what_an_archived_thread_refuses_is_sent_again_once_it_is_open(
    thread: Round, bot: Bot, playground: Playground, ben: Person, way: tuple[str, str]
) -> None:
    """A new board, and an edit through its press: Discord may take either, or refuse it."""
    channel = thread.channel
    await ben.presses("Start", channel=channel)
    playground.archive(channel, True)
    refused = playground.faults.add(Fault(match=way, status=400, code=50083))
    if way[0] == "POST":
        await playground.advance(25 * HOUR)
    await ben.presses("Roll the dice", channel=channel)
    await bot.idle()
    assert refused.times == 0
    assert not channel.archived
    assert "**Ben** rolls" in ben.sees(channel)[-1].text
    assert ben.sees(channel)[-1].pictures


async def test_three_quick_moves_do_not_become_three_edits(
    alone: Round, bot: Bot, playground: Playground
) -> None:
    """While one edit is under way, the moves behind it are shown by a single one."""
    tables, app = bot.client.app.tables, bot.client.app
    playground.faults.latency = 0.05
    board = playground.world.messages[alone.channel.last_message_id or 0]
    before = board.edits
    for _ in range(3):
        now = await alone.table()
        (ask,) = tables.position(now).asks.values()
        await tables.answer(now.id, 0, now.chairs[0].ask, ask.moves[0])
        app.publisher.soon(now.id)
    await app.publisher.stop()
    playground.faults.latency = 0
    shown = await bot.store.messages.shown((await alone.table()).id, CHANNEL)
    assert shown is not None
    assert shown.version == (await alone.table()).version
    assert shown.message == board.id
    assert 1 <= board.edits - before <= 2


async def test_who_plays_alone_is_told_their_last_steps(
    alone: Round, playground: Playground, table: Channel, ana: Person
) -> None:
    """Their board does not grow with every step; one that is replaced tells what was done on it."""
    await ana.types(table, "/settings mine", notices="off")
    for _ in range(5):
        await ana.presses("Roll the dice", channel=table)
        (board,) = [board for board in boards(ana, table) if not board.private]
        moves = [b for b in board.buttons if b.custom_id and b.custom_id[0] == "m"]
        await ana.presses(custom_id=moves[-1].custom_id, channel=table)
    (board,) = [board for board in boards(ana, table) if not board.private]
    assert (await alone.table()).step == 10
    assert board.text.count("- **Ana** ") == TOLD_ALONE // 2, "a roll and a box are a line"
    await playground.advance(25 * HOUR)
    await ana.presses("Roll the dice", channel=table)
    old, new = [message for message in ana.sees(table) if "**Ana** rolls" in message.text]
    assert old.id == board.id
    assert old.text.count("- **Ana** ") == 6
    assert new.text.count("- **Ana** ") == TOLD_ALONE // 2 + 1


async def test_a_table_saved_earlier_does_not_replace_a_newer_board(
    alone: Round, bot: Bot, playground: Playground, ana: Person
) -> None:
    """Who comes late with what they saved finds it shown already."""
    earlier = await alone.table()
    await ana.presses("Roll the dice", channel=alone.channel)
    board = playground.world.messages[alone.channel.last_message_id or 0]
    edits, buttons = board.edits, SeenMessage(board).buttons
    await bot.client.app.publisher.publish(earlier.id, saved=earlier)
    await bot.idle()
    assert (board.edits, SeenMessage(board).buttons) == (edits, buttons)
    shown = await bot.store.messages.shown((await alone.table()).id, CHANNEL)
    assert shown is not None
    assert shown.version == (await alone.table()).version


async def test_a_part_of_a_move_leaves_the_picture_that_has_just_come(
    alone: Round, bot: Bot, playground: Playground, ana: Person
) -> None:
    """A late picture arrives between the look at the board's record and the edit."""
    await ana.presses("Roll the dice", channel=alone.channel)
    shown = await bot.store.messages.shown((await alone.table()).id, CHANNEL)
    assert shown is not None
    await bot.store.messages.put(msgspec.structs.replace(shown, attached=LATE))
    seen = SeenMessage(playground.world.messages[shown.message])
    before = pictured(seen)
    toggle = next(b for b in seen.buttons if isinstance(ids.read(b.custom_id or ""), ids.Toggle))
    await ana.presses(custom_id=toggle.custom_id, on=seen)
    kept = pictured(SeenMessage(playground.world.messages[shown.message]))
    assert kept == before != []


async def test_a_dropped_socket_loses_nothing(
    alone: Round, bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    await ana.presses("Roll the dice", channel=table)
    await playground.drop_socket()
    await playground.connected()
    await ana.presses("Chance", channel=table)
    await bot.idle()
    assert (await alone.table()).step == 2


async def test_nobody_is_notified_twice_for_one_turn(
    two: Round, playground: Playground, table: Channel
) -> None:
    """Shown again below the chat, the table mentions people without another notification."""
    (now,) = await two.awaited()
    await now.types(table, "/table")
    assert len(now.rings) == 1
    await playground.advance(HOUR)
    await now.presses("Roll the dice", channel=table)
    assert len(now.rings) == 1, "whoever has just moved knows"
    await now.presses("Chance", channel=table)
    (other,) = await two.awaited()
    assert len(other.rings) == 1


async def test_robots_that_were_to_move_do_so_after_a_restart(
    bot: Bot, table: Channel, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.tables.robots import Robots

    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    with monkeypatch.context() as patched:
        patched.setattr(Robots, "play", lambda *_: None)
        await ana.presses("Start", channel=table)
        people = Round(bot, table, [ana])
        for _ in range(40):
            if not await people.awaited():
                break
            await people.press(ana)
        assert (await people.table()).robot_due
    await bot.restart()
    await bot.idle()
    assert not (await people.table()).robot_due
    assert f"{ana.mention} · Roll the five dice." in ana.sees(table)[-1].text


@pytest.mark.usefixtures("alone")
async def test_a_board_that_is_an_hour_old_is_replaced_where_nobody_has_pressed_it(
    playground: Playground, table: Channel, ana: Person
) -> None:
    await ana.types(table, "/settings mine", notices="off")
    view = await ana.presses("My view", channel=table)
    (old,) = [board for board in boards(ana, table) if not board.private]
    await playground.advance(51 * 60)
    await ana.presses("Roll the dice", on=view.private_message)
    (new,) = [board for board in boards(ana, table) if not board.private]
    assert new.id != old.id


@pytest.mark.usefixtures("alone")
async def test_a_press_in_private_edits_the_board_by_its_own_last_press(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    """*My view* was pressed on it: that press's token edits it, which counts towards no limit."""
    view = await ana.presses("My view", channel=table)
    (board,) = [board for board in boards(ana, table) if not board.private]
    counted = playground.request_limit.counted
    await ana.presses("Roll the dice", on=view.private_message)
    await bot.idle()
    assert "**Ana** rolls" in next(m.text for m in ana.sees(table) if m.id == board.id)
    assert playground.request_limit.counted == counted


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("fault", [{"status": 401, "code": 50027}, {"delay": 1.0}])
async def test_a_token_that_discord_takes_no_longer_is_no_obstacle(
    bot: Bot,
    playground: Playground,
    table: Channel,
    ana: Person,
    fault: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.publishing.delivery.BY_TOKEN_WITHIN", 0.1)
    view = await ana.presses("My view", channel=table)
    (board,) = [board for board in boards(ana, table) if not board.private]
    refused = playground.faults.add(
        Fault(match=("PATCH", rf"/webhooks/.*/messages/{board.id}"), **fault)
    )
    await ana.presses("Roll the dice", on=view.private_message)
    await bot.idle()
    assert refused.times == 0
    assert "**Ana** rolls" in next(m.text for m in ana.sees(table) if m.id == board.id)
