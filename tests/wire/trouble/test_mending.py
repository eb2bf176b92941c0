"""What could not be shown or saved is made good as soon as that is possible, and nothing breaks."""

import sqlite3
from contextlib import closing

import pytest

from bot.store.sqlite import file as opening
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from playground.wire.faults import Fault
from playground.wire.posting import revise
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round, controls

pytestmark = pytest.mark.wire

MINUTE = 60
TEXT_DISPLAY = 10


@pytest.fixture(name="alone")
async def _alone(bot: Bot, table: Channel, ana: Person) -> Round:
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    return people


def boards(person: Person, channel: Channel) -> list[SeenMessage]:
    return [m for m in person.sees(channel) if not m.private and m.buttons]


def unpublished(playground: Playground) -> None:
    """The next edit through a press is refused."""
    playground.faults.add(Fault(match=("PATCH", r"/webhooks/.*"), status=400))


@pytest.mark.usefixtures("alone")
async def test_a_board_that_failed_shows_the_head_within_a_minute(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    unpublished(playground)
    await ana.presses("Roll the dice", channel=table)
    await bot.idle()
    assert "**Ana** rolls" not in ana.reads(table)
    await playground.advance(MINUTE)
    await ana.waits_for("**Ana** rolls", table)


@pytest.mark.usefixtures("by_gateway")
async def test_a_table_that_may_not_be_shown_is_tried_again_when_rights_change(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await bot.passes(A_WHILE)
    (now,) = await people.awaited()
    await now.presses("Roll the dice", channel=table)
    playground.deny(table, "SEND_MESSAGES")
    await now.presses("Chance", channel=table)
    await bot.idle()
    (next_one,) = await people.awaited()
    refused = playground.activity.requests
    for _ in range(5):
        await playground.advance(MINUTE)
        await bot.idle()
    assert playground.activity.requests == refused, "Discord counts refused requests"
    playground.allow(table, "SEND_MESSAGES")
    await next_one.waits_for(f"{next_one.mention} · Roll the five dice.", table)


@pytest.mark.usefixtures("alone")
async def test_a_late_press_on_a_board_that_is_behind_shows_the_present_picture(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    before = boards(ana, table)[-1].pictures[0]
    unpublished(playground)
    await ana.presses("Roll the dice", channel=table)
    await bot.idle()
    late = await ana.presses("Roll the dice", channel=table)
    await bot.idle()
    after = boards(ana, table)[-1].pictures[0]
    assert "already done" in late.private
    assert "Dice:" in after.alt
    assert after.pixels != before.pixels


@pytest.mark.usefixtures("alone")
async def test_a_slow_choice_does_not_undo_the_board_of_a_later_move(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    """A die is held; before that shows, somebody has made a whole move."""
    await ana.presses("Roll the dice", channel=table)
    board = ana.sees(table)[-1]
    die = next(b.custom_id for b in board.buttons if (b.custom_id or "")[0] == "t")
    playground.faults.add(Fault(match=("PATCH", r"/webhooks/.*"), delay=0.3))
    slow = ana.press_soon(custom_id=die, on=board)
    await playground.until(lambda: not playground.faults.waiting, 5)
    await ana.presses("Chance", on=board)
    await slow
    await bot.idle()
    after = ana.sees(table)[-1]
    assert after.button("Roll the dice")
    assert not after.button("Chance")
    assert "Dice:" in board.pictures[0].alt
    assert "Dice:" not in after.pictures[0].alt


@pytest.mark.usefixtures("alone")
async def test_an_edit_that_may_not_attach_a_picture_becomes_a_message_of_text(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    await ana.presses("Roll the dice", channel=table)
    view = await ana.presses("My view", channel=table)
    bot.client.app.delivery.tokens.drop(boards(ana, table)[-1].id)
    playground.deny(table, "ATTACH_FILES")
    await ana.presses("Chance", on=view.private_message)
    await bot.idle()
    board = boards(ana, table)[-1]
    assert not board.pictures
    assert "Three of a kind" in board.text
    assert board.button("Roll the dice")


async def test_a_message_of_before_a_crash_that_was_changed_since_is_written_again(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    """It was sent, but not noted; somebody pressed something on it. Discord sends no second one."""
    await ana.types(table, "/play", game="yahtzee")
    (lobby,) = boards(ana, table)
    await bot.store.messages.drop(lobby.id)
    text = {"type": TEXT_DISPLAY, "content": "This board is out of date."}
    revise(playground, playground.world.messages[lobby.id], {"components": [text]}, {})
    assert boards(ana, table) == []
    await bot.client.app.publisher.publish(1)
    (again,) = boards(ana, table)
    assert again.id == lobby.id
    assert again.button("Start")


async def test_a_late_press_on_a_direct_message_that_is_behind_leaves_it_whole(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("desfausse")
    await bot.idle()
    (now, *_) = await people.awaited()
    direct = now.dms[-1]
    await now.presses("Your move", channel=table)
    of_direct = ("POST|PATCH", rf"/channels/{direct.channel_id}/messages")
    playground.faults.add(Fault(match=of_direct, status=400, times=99))
    await now.presses(custom_id=people.first_move(now), channel=table)
    await bot.idle()
    assert now.dms[-1].text == direct.text, "it is behind"
    playground.faults.waiting.clear()
    late = await now.presses(custom_id=str(controls(direct)[0]), on=direct)
    await bot.idle()
    assert "already done" in late.private
    shown = [message for message in now.dms if not message.private]
    assert shown[-1].pictures
    assert shown[-1].text != direct.text


@pytest.mark.usefixtures("on_sqlite")
async def test_a_press_while_the_database_is_locked_is_explained_and_may_be_repeated(
    bot: Bot,
    table: Channel,
    chloe: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Nothing can be written, not even the reader's language: they are told in it all the same."""
    monkeypatch.setitem(opening.PRAGMAS, "busy_timeout", 50)
    await bot.restart()
    people = Round(bot, table, [chloe])
    await people.open("yahtzee", play="/jouer", game="jeu", start="Commencer")
    chloe.user.locale = "en-US"
    with closing(sqlite3.connect(bot.settings.database, isolation_level=None)) as other:
        other.execute("begin immediate")
        await chloe.presses("Lancer les dés", channel=table)
        (told,) = await people.told(chloe)
        assert told.startswith("I cannot save anything at the moment. Nothing is lost;")
    caplog.clear()
    assert (await people.table()).step == 0
    await chloe.presses("Lancer les dés", channel=table)
    assert (await people.table()).step == 1


async def test_a_late_press_on_a_board_that_waits_to_be_retired_retires_it(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    """A new board is posted, but the old one could not lose its controls."""
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    await bot.passes(A_WHILE)
    (now,) = await people.awaited()
    await now.presses("Roll the dice", channel=table)
    old = boards(now, table)[-1]
    unpublished(playground)
    await now.presses("Chance", channel=table)
    await bot.idle()
    (kept,) = [m for m in now.sees(table) if m.id == old.id]
    assert kept.buttons, "it was not retired"
    await now.presses("Chance", on=kept)
    await bot.idle()
    (retired,) = [m for m in now.sees(table) if m.id == old.id]
    assert retired.buttons == []
    assert f"**{now.name}** rolls" in retired.text


@pytest.mark.usefixtures("by_gateway")
async def test_rights_that_come_back_while_the_bot_is_away_are_noticed(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    """Its session is forgotten, and with it that the channel has changed."""
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    (now,) = await people.awaited()
    await now.presses("Roll the dice", channel=table)
    playground.deny(table, "SEND_MESSAGES")
    await now.presses("Chance", channel=table)
    await bot.idle()
    playground.gateway.forget_session()
    await playground.drop_socket()
    playground.allow(table, "SEND_MESSAGES")
    before = playground.gateway.identified
    assert await playground.until(lambda: playground.gateway.identified > before, 10)
    await playground.advance(MINUTE)
    (next_one,) = await people.awaited()
    await next_one.waits_for(f"{next_one.mention} · Roll the five dice.", table)


@pytest.mark.usefixtures("alone")
async def test_a_private_view_whose_picture_another_press_replaced_is_drawn_again(
    playground: Playground, table: Channel, ana: Person
) -> None:
    await ana.presses("Roll the dice", channel=table)
    view = (await ana.presses("My view", channel=table)).private_message
    assert view is not None
    die = next(b for b in view.buttons if (b.custom_id or "").startswith("t:"))
    unpublished(playground)
    answer = await ana.presses(custom_id=die.custom_id, on=view)
    assert answer.message is not None
    assert any(button.label.startswith("✓") for button in answer.message.buttons)
    assert answer.message.pictures
