"""Today's dice: everybody plays alone with the same ones, once, in private."""

import asyncio

import pytest

from bot.store.tables import Table
from bot.tables import today
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from renderers.core.signs import SIGNS
from rules.core.chance import Luck, drawn
from rules.yahtzee.box import BOXES
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import reviewed
from tests.wire.players import controls

pytestmark = pytest.mark.wire


async def attempt(bot: Bot, person: Person, game: str = "yahtzee") -> Table:
    day = today.day_of(bot.client.app.clock.now())
    table = await bot.store.tables.attempt(day, person.id, game)
    assert table is not None
    return table


def panel(person: Person, channel: Channel) -> SeenMessage:
    return next(message for message in reversed(person.sees(channel)) if message.private)


async def play_out(bot: Bot, person: Person, channel: Channel, seed: int = 0) -> Table:
    """Presses whatever the panel offers until the game is over."""
    luck = Luck(str(seed).encode())
    for _ in range(500):
        if not (await attempt(bot, person)).live:
            return await attempt(bot, person)
        control = drawn(luck, controls(panel(person, channel)))
        await person.presses(custom_id=str(control), channel=channel)
    raise AssertionError("the game does not end")


async def test_a_whole_game_in_private(bot: Bot, ana: Person, ben: Person, table: Channel) -> None:
    await ana.types(table, "/today")
    assert "not played yet" in panel(ana, table).text
    await ana.presses("Play Yahtzee", channel=table)
    await play_out(bot, ana, table)
    assert "nobody else has played yet" in panel(ana, table).text
    assert not ben.sees(table), "nobody else sees anything of it"
    await ben.types(table, "/today", game="Yahtzee")
    mine, other = await attempt(bot, ana), await attempt(bot, ben)
    assert mine.seed == other.seed
    assert mine.setup == other.setup, "the first roll is the same for everybody"


async def test_nobody_plays_twice(bot: Bot, ana: Person, table: Channel) -> None:
    await ana.types(table, "/today", game="Yahtzee")
    first = await play_out(bot, ana, table)
    await ana.types(table, "/today", game="Yahtzee")
    assert "points" in panel(ana, table).text
    assert (await attempt(bot, ana)).id == first.id


async def test_the_secret_is_kept_until_the_day_is_over(
    bot: Bot, ana: Person, table: Channel
) -> None:
    await ana.types(table, "/today", game="Yahtzee")
    played = await play_out(bot, ana, table)
    assert played.secret
    assert played.seed.hex() not in panel(ana, table).text
    await bot.passes(25 * 60 * 60)
    again = await bot.store.tables.get(played.id)
    assert again is not None
    assert not again.secret


async def test_who_has_played_has_a_review_and_nobody_plays_on_until_the_day_is_over(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    """Somebody else has the same dice still before them."""
    await ana.types(table, "/today", game="Yahtzee")
    begun = await attempt(bot, ana)
    answer = await ana.forges(str(ids.Look("hint", begun.id)), on=panel(ana, table))
    assert "There is no coach at this table" in answer.text
    answer = await ana.forges(str(ids.Review("show", begun.id)), on=panel(ana, table))
    assert "Reviews come after the game" in answer.text
    await ana.types(table, "/today", game="Yahtzee")
    played = await play_out(bot, ana, table)
    await reviewed(bot, ana, table)
    assert "your choices cost" in panel(ana, table).text
    await ben.types(table, "/today", game="Yahtzee")
    play_on = str(ids.WhatIf(played.id, 0, 1))
    shown = (ids.Review("show", played.id), ids.Review("mistake", played.id))
    for control in (*map(str, shown), play_on):
        answer = await ben.forges(control, on=panel(ben, table))
        assert "I do not know this button" in answer.text
    answer = await ana.forges(play_on, on=panel(ana, table))
    assert "its dice are no longer a secret" in answer.text
    assert await bot.store.tables.practices(ana.id) == []
    await bot.passes(25 * 60 * 60)
    await ana.forges(play_on, on=panel(ana, table))
    assert len(await bot.store.tables.practices(ana.id)) == 1


async def test_an_attempt_is_left_and_taken_up_again_but_not_after_its_day(
    bot: Bot, ana: Person, table: Channel
) -> None:
    await ana.types(table, "/today", game="Yahtzee")
    begun = await attempt(bot, ana)
    await bot.restart()
    await ana.types(table, "/today")
    await ana.presses("Go on: Yahtzee", channel=table)
    assert (await attempt(bot, ana)).id == begun.id
    await bot.passes(25 * 60 * 60)
    late = await bot.store.tables.get(begun.id)
    assert late is not None
    assert late.stage == "closed"
    assert late.step == begun.step
    await ana.types(table, "/today", game="Yahtzee")
    assert (await attempt(bot, ana)).id != begun.id


async def morning_of(bot: Bot, playground: Playground, ana: Person, table: Channel) -> None:
    """A moderator wants to read every morning at eight how yesterday went."""
    playground.set_moderator(ana, True)
    await ana.types(table, "/settings server", morning=table, hour=8)
    assert "next" in panel(ana, table).text
    await bot.idle()


def read(person: Person, channel: Channel) -> list[str]:
    """What the channel reads about yesterday."""
    public = [message for message in person.sees(channel) if not message.private]
    return [message.text for message in public if "Yesterday’s dice" in message.text]


async def test_a_server_reads_once_in_the_morning_how_yesterday_went(
    bot: Bot, playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    await morning_of(bot, playground, ana, table)
    await ben.types(table, "/today", game="Yahtzee")
    played = await play_out(bot, ben, table)
    await bot.passes(3 * 24 * 60 * 60)
    (told,) = read(ana, table)
    assert "Ben" in told
    assert played.seed.hex()[:8] in told, "the secret is known now"


async def test_whom_moderators_leave_out_is_on_no_list(
    bot: Bot, playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    await morning_of(bot, playground, ana, table)
    await ana.types(table, "/settings server", **{"leave-out": ben})
    await ben.types(table, "/today", game="Yahtzee")
    await play_out(bot, ben, table)
    await bot.passes(2 * 24 * 60 * 60)
    assert read(ana, table) == []


async def test_a_line_is_shared_once_and_gives_nothing_away(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await ana.types(table, "/today", game="Yahtzee")
    await play_out(bot, ana, table)
    shown = panel(ana, table)
    share = next(b.custom_id for b in shown.buttons if b.label == "Share my line here")
    assert share is not None
    await asyncio.gather(*(ana.presses(custom_id=share, on=shown) for _ in range(2)))
    assert "Share my line here" not in [button.label for button in panel(ana, table).buttons]
    again = await ana.forges(share, on=shown)
    assert "already" in again.private
    (line,) = [message.text for message in ben.sees(table)]
    assert "Ana" in line
    assert sum(line.count(sign) for sign in SIGNS) == len(BOXES)
