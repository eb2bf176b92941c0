"""What goes wrong in life: double clicks, strangers, old boards, forged ids, missing rights."""

import asyncio
import logging
from dataclasses import replace

import msgspec
import pytest

from bot.store.tables import Table
from playground import Person, Playground
from playground.discord.world import Channel, Server
from rules.catalog import GAMES
from rules.yahtzee.state import Sheet, State
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round, in_turn

pytestmark = pytest.mark.wire


@pytest.fixture
async def started(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


async def test_the_same_button_twice_at_once_plays_once(started: Round, table: Channel) -> None:
    now, _ = await in_turn(started)
    await asyncio.gather(
        now.press_soon("Roll the dice", channel=table),
        now.press_soon("Roll the dice", channel=table),
    )
    assert await started.told(now) == ["That is already done. The board shows how things stand."]
    assert (await started.table()).step == 1


async def test_two_people_at_once(started: Round, table: Channel) -> None:
    now, other = await in_turn(started)
    await asyncio.gather(
        now.press_soon("Roll the dice", channel=table),
        other.press_soon("Roll the dice", channel=table),
    )
    assert await started.told(now) == []
    assert await started.told(other) == [f"It is not your turn: waiting for {now.name}."]
    assert (await started.table()).step == 1


async def test_somebody_else_is_told_whose_turn_it_is_however_often_they_moved(
    started: Round, table: Channel
) -> None:
    for _ in range(3):
        now, other = await in_turn(started)
        await other.presses("Roll the dice", channel=table)
        told = (await started.told(other))[-1]
        assert told == f"It is not your turn: waiting for {now.name}."
        await now.presses("Roll the dice", channel=table)
        await now.presses(custom_id=started.last_move(now), channel=table)


async def test_a_stranger_is_told_and_changes_nothing(
    started: Round, table: Channel, chloe: Person
) -> None:
    await chloe.presses("Roll the dice", channel=table)
    assert [said.split(".")[0] for said in await started.told(chloe)] == [
        "Vous n’êtes pas à cette table"
    ]
    assert (await started.table()).step == 0
    looked = await chloe.presses("My view", channel=table)
    assert "Vous assistez à la partie." in looked.private
    assert looked.private_message is not None
    assert looked.private_message.pictures


async def test_a_board_of_an_earlier_turn(started: Round, table: Channel) -> None:
    now, _ = await in_turn(started)
    await started.bot.passes(A_WHILE)
    await now.presses("Roll the dice", channel=table)
    old = now.sees(table)[-1]
    old_roll = next(b.custom_id for b in old.buttons if (b.custom_id or "").startswith("m:"))
    await now.presses("Chance", channel=table)
    kept = next(message for message in now.sees(table) if message.id == old.id)
    assert [button.label for button in kept.buttons] == []
    assert kept.pictures == [], "a line is left of it"
    assert f"**{now.name}** rolls" in kept.text
    await now.forges(old_roll or "", on=old)
    assert await started.told(now) == ["That is already done. The board shows how things stand."]
    assert (await started.table()).step == 2


@pytest.mark.parametrize(
    "custom_id",
    [
        "nonsense",
        "m",
        "m:b:1:{seat}:1:0:zzzz",
        "m:b:1:{seat}:99:0:000000000000",
        "m:b:999999:{seat}:1:0:000000000000",
        "m:p:1:{seat}:1:0:000000000000",
        "t:b:1:{seat}:1:7:3:1",
        "t:b:1:{seat}:1:0:99999999999999999999:1",
        "c:b:1:{seat}:1:0:31",
        "i:b:1:{seat}:1:0:000000000000:3",
        "o:start:1",
        "o:explode:1",
        "f:1",
        "q:77:1",
        "e:1",
        "l:secrets:1:0:1",
        "l:sheets:1:99:1",
        "r:chess:0:1",
        "h:chess",
        "n:b:1:{seat}:1:0",
        "x:b:1:{seat}:1:5",
    ],
)
async def test_a_forged_id_gets_a_sentence_and_changes_nothing(
    started: Round, table: Channel, custom_id: str
) -> None:
    now, _ = await in_turn(started)
    before = await started.table()
    seat = before.seat_of(now.id)
    await now.forges(custom_id.replace("{seat}", str(seat)), on=now.sees(table)[-1])
    assert len(await started.told(now)) == 1
    assert msgspec.structs.replace(await started.table(), version=0) == msgspec.structs.replace(
        before, version=0
    )
    await now.presses("Roll the dice", channel=table)


async def test_a_button_of_another_table_does_nothing_here(
    started: Round, bot: Bot, playground: Playground, server: Server, ana: Person, ben: Person
) -> None:
    elsewhere = playground.channel(server, "elsewhere")
    other = Round(bot, elsewhere, [ana, ben])
    await other.open("yahtzee")
    (now,) = await other.awaited()
    roll = next(b for b in now.sees(elsewhere)[-1].buttons if b.label == "Roll the dice")
    here = now.sees(started.channel)[-1]
    await now.forges(roll.custom_id or "", on=here)
    (told,) = await started.told(now)
    assert "I do not know this button" in told
    assert (await other.table()).step == 0


async def test_somebody_from_elsewhere_can_neither_look_nor_join(
    started: Round, playground: Playground, bot: Bot
) -> None:
    abroad = playground.server("Abroad")
    away = playground.channel(abroad, "away")
    eve = playground.person("Eve", servers=[abroad])
    other = Round(bot, away, [eve])
    await eve.types(away, "/play", game="yahtzee")
    for custom_id in ("l:my-view:1:0:1", "l:text:1:0:1", "l:sheets:1:0:1", "o:join:1", "e:1"):
        await eve.forges(custom_id, on=eve.sees(away)[0])
    told = await other.told(eve)
    assert len(told) == 5
    assert all("I do not know this button" in text for text in told)
    assert len((await started.table()).chairs) == 2


async def test_a_missing_permission_is_named(
    bot: Bot, playground: Playground, table: Channel, ana: Person, chloe: Person
) -> None:
    playground.deny(table, "SEND_MESSAGES")
    answer = await ana.types(table, "/play", game="yahtzee")
    assert answer.text.startswith("I am missing a permission in this channel:")
    answer = await chloe.types(table, "/jouer", jeu="yahtzee")
    assert "Envoyer des messages" in answer.text
    assert await bot.store.tables.last_in(table.id) is None


async def test_without_attach_files_the_board_is_text(
    bot: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    playground.deny(table, "ATTACH_FILES")
    people = Round(bot, table, [ana])
    await ana.types(table, "/play", game="yahtzee")
    assert "Attach Files" in ana.reads(table)
    await ana.presses("Start", channel=table)
    await ana.presses("Roll the dice", channel=table)
    assert not ana.sees(table)[-1].pictures
    assert "Three of a kind" in ana.sees(table)[-1].text
    await people.play()
    assert "The game is over" in ana.sees(table)[-1].text


async def test_the_worst_position_keeps_within_discords_limits(
    started: Round, bot: Bot, table: Channel, playground: Playground
) -> None:
    """Five dice to roll again, thirteen boxes open, each worth something, long names."""
    now, _ = await in_turn(started)
    before = await started.table()
    state = msgspec.json.decode(before.head, type=State)
    worst = msgspec.structs.replace(
        state, rolls=1, dice=(5, 5, 5, 5, 5), players=(Sheet(),) * len(state.players)
    )
    long = tuple(msgspec.structs.replace(c, name="W" * 32) for c in before.chairs)
    await bot.store.tables.save(
        msgspec.structs.replace(before, head=msgspec.json.encode(worst), chairs=long)
    )
    await now.types(table, "/table")
    board = now.sees(table)[-1]
    assert len(board.buttons) >= 16
    await now.presses("5", channel=table)
    await now.presses("Sacrifice a box…", channel=table)
    await playground.quiet()


async def test_the_bot_is_updated_in_the_middle_of_a_game(started: Round, bot: Bot) -> None:
    """A raised rules version: the head becomes the baseline, and the game goes on."""
    for _ in range(6):
        (person,) = await started.awaited()
        await started.press(person)
    before = await started.table()
    assert before.step
    yahtzee = GAMES["yahtzee"]
    bot.games = {"yahtzee": replace(yahtzee, rules_version=yahtzee.rules_version + 1)}
    await bot.restart()
    over = await started.play()
    assert over.rules_version == yahtzee.rules_version + 1
    assert over.baseline_step == before.step
    tables = bot.client.app.tables
    assert await tables.replayed(over) == tables.position(over).state


async def test_a_game_of_a_newer_version_is_left_alone(
    started: Round, bot: Bot, table: Channel
) -> None:
    now, _ = await in_turn(started)
    table_row = await started.table()
    await bot.store.tables.save(msgspec.structs.replace(table_row, rules_version=99))
    kept = await started.table()
    await now.presses("Roll the dice", channel=table)
    (told,) = await started.told(now)
    assert "newer version" in told
    assert await started.table() == kept


async def test_one_mention_a_turn_and_nobody_else(started: Round, table: Channel) -> None:
    for _ in range(4):
        now, _ = await in_turn(started)
        await started.bot.passes(A_WHILE)
        board = now.sees(table)[-1]
        assert board.pings == [now.id]
        await now.presses("Roll the dice", channel=table)
        assert now.sees(table)[-1].id == board.id, "the same turn is one message"
        await now.presses(custom_id=started.last_move(now), channel=table)


async def test_a_name_cannot_ping_or_style(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person
) -> None:
    rude = playground.person("**@everyone** <@1>", servers=[server])
    people = Round(bot, table, [rude, ana])
    await people.open("yahtzee")
    (now,) = await people.awaited()
    await now.presses("Roll the dice", channel=table)
    shown = ana.reads(table)
    assert "**@everyone**" not in shown
    assert "<@1>" not in shown


async def test_the_log_has_table_and_step_and_no_secret(
    started: Round, caplog: pytest.LogCaptureFixture, bot: Bot, table: Channel
) -> None:
    caplog.set_level(logging.INFO)
    now, _ = await in_turn(started)
    await now.presses("Roll the dice", channel=table)
    row: Table = await started.table()
    logged = "\n".join(record.getMessage() for record in caplog.records)
    assert "table=1 step=1" in logged
    assert row.seed.hex() not in logged
    assert bot.settings.token not in logged
