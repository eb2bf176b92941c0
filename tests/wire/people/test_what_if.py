"""What if? Playing on from a position of a finished game, in private, counted nowhere."""

import asyncio

import pytest

from bot.store.tables import Table
from bot.tables.log import step_of
from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import duel_over, over, panel, played_out
from tests.wire.players import Round

pytestmark = pytest.mark.wire


async def practice(bot: Bot, person: Person) -> Table:
    (number,) = await bot.store.tables.practices(person.id)
    return await bot.client.app.tables.load(number)


async def test_from_a_step_with_robots_and_uncounted(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await over(bot, table, ana, ben)
    counted = len(await bot.store.results.of(ana.id))
    await ana.presses("Step by step", channel=table)
    await ana.presses("▶", channel=table)
    await ana.presses("What if? New dice", channel=table)
    begun = await practice(bot, ana)
    assert begun.private
    assert [chair.robot for chair in begun.chairs] == [False, True]
    assert "practice" in panel(ana, table).text
    assert not [message for message in ben.sees(table) if message.private]
    await ana.presses("What if? New dice", channel=table)
    assert (await practice(bot, ana)).id != begun.id, "one at a time"
    ended = await played_out(bot, await practice(bot, ana))
    assert ended.stage == "over"
    assert len(await bot.store.results.of(ana.id)) == counted
    assert ended.id not in await bot.store.results.missing()
    answer = await ana.forges(str(ids.Look("your-move", ended.id)), on=panel(ana, table))
    assert answer.private_message is not None
    then = bot.client.app.tables.position(await bot.client.app.tables.load(ended.origin)).result
    assert then is not None
    assert f"In the game itself you had {then.scores[0]}" in panel(ana, table).text.replace("*", "")


async def test_robots_keep_their_names_and_levels(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    people = Round(bot, table, [ana, ben])
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Blaise: good", channel=table)
    await ben.presses("Join", channel=table)
    await ana.presses("Start", channel=table)
    await played_out(bot, await people.table())
    await ben.presses("Step by step", channel=table)
    await ben.presses("What if? New dice", channel=table)
    begun = await practice(bot, ben)
    assert [(chair.name, chair.level) for chair in begun.chairs] == [
        ("Carl", "good"),
        ("Ada", "good"),
        ("Blaise", "strong"),
        ("Ben", "good"),
    ]


async def test_of_two_presses_at_once_the_last_one_counts(
    bot: Bot, ana: Person, table: Channel
) -> None:
    game = await over(bot, table, ana)
    board = ana.sees(table)[-1]
    control = str(ids.WhatIf(game.id, 0, 0))
    await asyncio.gather(*(ana.forges(control, on=board) for _ in range(3)))
    await bot.idle()
    assert (await practice(bot, ana)).id == game.id + 3


async def test_from_a_step_of_a_duel_one_plays_on_alone(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    game = await duel_over(bot, table, ana, ben)
    await ben.presses("Step by step", channel=table)
    assert "What if? Same dice" in [button.label for button in panel(ben, table).buttons]
    await ben.presses("What if? Same dice", channel=table)
    app, again = bot.client.app, await practice(bot, ben)
    assert (again.game, len(again.chairs)) == ("yahtzee", 1)
    for row in await bot.store.log.steps(game.id):
        if row.seat == 1:
            action = step_of(app.games[game.game], row).action
            again = await app.tables.answer(again.id, 0, again.chairs[0].ask, action)
    result, then = (app.tables.position(each).result for each in (again, game))
    assert result is not None
    assert then is not None
    assert result.scores == then.scores[1:], "the same choices, the same game"
    last = len(await bot.store.log.steps(game.id))
    answer = await ana.forges(str(ids.WhatIf(game.id, last, 0)), on=ana.sees(table)[-1])
    assert "choose an earlier step" in answer.text


async def test_the_same_dice_fall_again_whatever_is_decided(
    bot: Bot, ana: Person, table: Channel
) -> None:
    game = await over(bot, table, ana)
    await ana.presses("Step by step", channel=table)
    await ana.presses("What if? Same dice", channel=table)
    app, again = bot.client.app, await practice(bot, ana)
    rows = await bot.store.log.steps(game.id)
    for row in rows:
        action = step_of(app.games[game.game], row).action
        again = await app.tables.answer(again.id, 0, again.chairs[0].ask, action)
    assert again.head == (await app.tables.load(game.id)).head, "the same choices, the same game"
    await ana.presses("What if? Same dice", channel=table)
    other = await played_out(bot, await practice(bot, ana), seed=7)
    first = next(row.tape for row in rows if row.tape)
    tapes = [row.tape for row in await bot.store.log.steps(other.id) if row.tape]
    assert tapes[0] == first
    assert app.tables.position(other).result != app.tables.position(game).result
