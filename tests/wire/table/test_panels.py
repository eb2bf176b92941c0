"""One live panel a person and table: it turns by itself, and never stays behind."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.backups import back_up_file
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round, controls, in_turn, plays_a_turn

pytestmark = pytest.mark.wire

MINUTE = 60


def panels(person: Person, table: Channel) -> list[SeenMessage]:
    return [message for message in person.sees(table) if message.private]


@pytest.fixture
async def two(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


async def test_it_shows_the_question_as_soon_as_it_is_asked(
    two: Round, bot: Bot, table: Channel
) -> None:
    now, other = await in_turn(two)
    await other.presses("My view", channel=table)
    (panel,) = panels(other, table)
    assert not controls(panel)
    await plays_a_turn(now, table)
    await bot.idle()
    (turned,) = panels(other, table)
    assert turned.id == panel.id
    assert turned.button("Roll the dice")
    await other.presses("Roll the dice", on=turned)
    assert (await two.table()).step == 3


async def test_a_new_one_deletes_the_old(two: Round, table: Channel) -> None:
    now, _ = await in_turn(two)
    await now.presses("My view", channel=table)
    (first,) = panels(now, table)
    await now.presses("My view", channel=table)
    (second,) = panels(now, table)
    assert second.id != first.id
    await now.types(table, "/view")
    (third,) = panels(now, table)
    assert third.id != second.id


async def test_the_answer_is_where_one_pressed(two: Round, table: Channel) -> None:
    now, _ = await in_turn(two)
    await now.presses("My view", channel=table)
    (panel,) = panels(now, table)
    await now.presses("Roll the dice", on=panel)
    (turned,) = panels(now, table)
    assert turned.id == panel.id
    assert now.sees(table)[-1].id == panel.id, "nothing pushes it away"
    assert turned.button("Chance")


async def test_each_press_renews_its_quarter_of_an_hour(
    two: Round, bot: Bot, table: Channel
) -> None:
    now, other = await in_turn(two)
    await other.presses("My view", channel=table)
    (panel,) = panels(other, table)
    for _ in range(3):
        await bot.passes(10 * MINUTE)
        await other.presses("Refresh", on=panel)
    await bot.passes(10 * MINUTE)
    await plays_a_turn(now, table)
    await bot.idle()
    (turned,) = panels(other, table)
    assert turned.button("Roll the dice")


async def test_an_older_one_says_so_and_refreshes_itself_when_pressed(
    two: Round, bot: Bot, table: Channel
) -> None:
    now, other = await in_turn(two)
    await other.presses("My view", channel=table)
    (panel,) = panels(other, table)
    assert "This panel follows the game until <t:" in panel.text
    await bot.passes(20 * MINUTE)
    await plays_a_turn(now, table)
    await bot.idle()
    (old,) = panels(other, table)
    assert not old.button("Roll the dice"), "nothing can edit it any more"
    assert await bot.store.panels.of((await two.table()).id) == []
    await other.presses("Refresh", on=old)
    (fresh,) = panels(other, table)
    assert fresh.id == old.id
    assert fresh.button("Roll the dice")


async def test_an_expired_one_cannot_be_deleted_and_the_new_one_is_followed(
    two: Round, bot: Bot, table: Channel
) -> None:
    now, other = await in_turn(two)
    await other.presses("My view", channel=table)
    await bot.passes(20 * MINUTE)
    await other.presses("My view", channel=table)
    old, new = panels(other, table)
    await plays_a_turn(now, table)
    await bot.idle()
    assert not panels(other, table)[0].button("Roll the dice")
    assert panels(other, table)[1].button("Roll the dice")
    await other.presses("Refresh", on=old)
    (only,) = panels(other, table)
    assert only.id == old.id, "the one that was pressed is the live one now"
    assert new.id != only.id


async def test_it_goes_on_after_a_restart(two: Round, bot: Bot, table: Channel) -> None:
    now, other = await in_turn(two)
    await other.presses("My view", channel=table)
    await bot.restart()
    await now.presses("Roll the dice", channel=table)
    await bot.restart()
    await now.presses("Chance", channel=table)
    await bot.idle()
    (turned,) = panels(other, table)
    assert turned.button("Roll the dice")


async def test_what_is_chosen_stays_chosen_while_others_move(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """In DESfausse everybody rolls at once: Ben's move redraws Ana's panel and not her choice."""
    people = Round(bot, table, [ana, ben])
    await people.open("desfausse")
    await people.press(ana)
    (panel,) = panels(ana, table)
    toggle = next(b for b in panel.buttons if (b.custom_id or "").startswith("t:"))
    await ana.presses(custom_id=toggle.custom_id, on=panel)
    (chosen,) = panels(ana, table)
    ticked = [b.label for b in chosen.buttons if b.label.startswith("✓")]
    assert ticked
    asked, edits = (await people.table()).chairs[0].ask, chosen.record.edits
    await ben.presses("Your move", channel=table)
    await ben.presses(custom_id=people.first_move(ben), channel=table)
    await bot.idle()
    (after,) = panels(ana, table)
    assert (await people.table()).chairs[0].ask == asked, "she is asked the same"
    assert after.record.edits == edits, "what Ben decides is his secret, and shows nothing"
    await ana.presses("Refresh", on=after)
    (after,) = panels(ana, table)
    assert [b.label for b in after.buttons if b.label.startswith("✓")] == ticked


async def test_one_that_was_dismissed_is_let_go(two: Round, bot: Bot, table: Channel) -> None:
    now, other = await in_turn(two)
    await other.presses("My view", channel=table)
    other.dismisses(panels(other, table)[0])
    await now.presses("Roll the dice", channel=table)
    await bot.idle()
    assert panels(other, table) == []


async def test_nothing_live_is_left_of_it_when_the_game_is_over(
    two: Round, bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    for person in (ana, ben):
        await person.presses("My view", channel=table)
    over = await two.play()
    await bot.idle()
    for person in (ana, ben):
        (panel,) = panels(person, table)
        assert not controls(panel)
        assert "The game is over." in panel.text
    assert await bot.store.panels.of(over.id) == []


async def test_whoever_leaves_the_seat_sees_no_more(two: Round, bot: Bot, table: Channel) -> None:
    _, other = await in_turn(two)
    await other.presses("My view", channel=table)
    (panel,) = panels(other, table)
    await other.types(table, "/seat robot")
    await bot.idle()
    left = next(message for message in panels(other, table) if message.id == panel.id)
    assert left.buttons == []
    assert "Somebody else plays on from here." in left.text


@pytest.mark.usefixtures("on_sqlite")
async def test_a_token_is_in_no_backup_and_gone_when_it_expires(
    two: Round, bot: Bot, table: Channel, tmp_path: Path
) -> None:
    now, _ = await in_turn(two)
    await now.presses("My view", channel=table)
    (panel,) = await bot.store.panels.of((await two.table()).id)
    assert panel.token not in repr(panel)
    await bot.store.pending.flush()
    back_up_file(bot.settings.database, tmp_path / "copy.db")
    assert panel.token.encode() not in (tmp_path / "copy.db").read_bytes()
    with closing(sqlite3.connect(bot.settings.database)) as raw:
        assert raw.execute("select count(*) from panels").fetchone() == (1,)
        await bot.passes(15 * MINUTE)
        assert raw.execute("select count(*) from panels").fetchone() == (0,)


async def test_in_french(
    bot: Bot, playground: Playground, table: Channel, ana: Person, chloe: Person
) -> None:
    """A panel speaks its reader's language, also when it turns by itself."""
    people = Round(bot, table, [ana, chloe])
    await people.open("yahtzee")
    (now,) = await people.awaited()
    if now is chloe:
        await chloe.presses("Roll the dice", channel=table)
        await chloe.presses("Chance", channel=table)
    await chloe.presses("My view", channel=table)
    await plays_a_turn(ana, table)
    await bot.passes(A_WHILE - MINUTE * 2)
    (panel,) = panels(chloe, table)
    assert panel.button("Lancer les dés")
    assert "Ce panneau suit la partie jusqu’à" in panel.text
    assert playground.violations == []
