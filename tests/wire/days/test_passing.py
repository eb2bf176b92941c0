"""Somebody with nothing to do is passed by, if they wish so."""

import asyncio

import pytest
from msgspec.structs import replace

from playground import Person
from playground.discord.world import Channel
from rules.tres_fute_4ever.sheet import Sheet
from rules.tres_fute_4ever.state import Player, State
from tests.rules.tres_fute_4ever.notation import ONLY_BLUE_5_6, choosing, presented, sheet
from tests.wire.conftest import Bot
from tests.wire.games.tres_fute_4ever import KEY, laid_out, private, started, the_state
from tests.wire.players import Round, settings_shown

pytestmark = pytest.mark.wire

STUCK = sheet(ONLY_BLUE_5_6 + "polish o")
TRAY = "Y1 B4 G6"
BOX = "P4 S2 W6"
"""The only cell that STUCK has left is one polish away."""

PASSED = "passes: no die fits as it lies"


def last_roll(*others: Sheet) -> State:
    """The active player is about to give up the last die; the others choose after that."""
    state = choosing(Sheet(), "Y1", tray="B4 G6", box=BOX, roll=3)
    return replace(state, players=(*state.players, *map(Player, others)))


async def passes(bot: Bot, person: Person) -> bool:
    return (await bot.store.people.get(person.id)).passes


async def test_whoever_wishes_so_is_passed_by(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """Two have nothing: one is passed by, the other is asked."""
    people = await started(bot, table, ana, ben, chloe)
    answer = await ben.types(table, "/settings mine", **{"pass": "on"})
    assert "Pass for me if idle: on" in settings_shown(answer.message)
    await laid_out(people, last_roll(STUCK, STUCK))
    await ana.presses("Give up this roll", channel=table)
    assert f"**Ben** {PASSED}" in ana.reads(table)
    assert await people.awaited() == [chloe]
    await chloe.presses("Take none", channel=table)
    assert (await the_state(people)).active == 1


async def test_a_die_that_fits_is_offered_all_the_same(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await started(bot, table, ana, ben)
    await ben.types(table, "/settings mine", **{"pass": "on"})
    await laid_out(people, last_roll(sheet("polish o")))
    await ana.presses("Give up this roll", channel=table)
    assert await people.awaited() == [ben]


async def test_one_pass_leads_to_the_next(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """The tray is passed by, then the extra dice that would have to be polished."""
    people = await started(bot, table, ana, ben)
    await ben.types(table, "/settings mine", **{"pass": "on"})
    await laid_out(people, last_roll(sheet(ONLY_BLUE_5_6 + "polish o\nextra o")))
    await ana.presses("Give up this roll", channel=table)
    assert f"**Ben** {PASSED}" in ana.reads(table)
    assert "keeps 1 extra die" in ana.reads(table)
    state = await the_state(people)
    assert (state.active, state.players[1].sheet.polish.left) == (1, 1)


async def asked_with_nothing(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = await started(bot, table, ana, ben)
    await laid_out(people, presented(STUCK, tray=TRAY, box=BOX))
    assert await people.awaited() == [ben]
    return people


async def test_it_is_turned_on_while_one_is_asked(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await asked_with_nothing(bot, table, ana, ben)
    await ana.types(table, "/settings mine", **{"pass": "on"})
    await bot.idle()
    assert await people.awaited() == [ben], "that was somebody else's wish"
    await ben.types(table, "/settings mine", **{"pass": "on"})
    await bot.idle()
    assert (await the_state(people)).active == 1
    assert f"**Ben** {PASSED}" in ana.reads(table)


async def test_after_a_restart_it_is_caught_up(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await asked_with_nothing(bot, table, ana, ben)
    await bot.restart()
    await bot.idle()
    assert await people.awaited() == [ben], "nobody has wished for a pass"
    assert not bot.client.app.robots.playing
    await bot.store.people.change(ben.id, passes=True)
    await bot.restart()
    await bot.idle()
    caught_up = bot.store.leases.alone
    assert (await the_state(people)).active == caught_up, "several workers look when it is chosen"
    assert (f"**Ben** {PASSED}" in ana.reads(table)) == caught_up


async def test_it_is_turned_off_again(bot: Bot, table: Channel, ana: Person, chloe: Person) -> None:
    people = await started(bot, table, ana, chloe)
    await chloe.types(table, "/réglages perso", passer="on")
    assert await passes(bot, chloe)
    answer = await chloe.types(table, "/réglages perso", passer="off")
    assert any("rien à faire\u202f: non" in line for line in settings_shown(answer.message))
    await laid_out(people, last_roll(STUCK))
    await ana.presses("Give up this roll", channel=table)
    assert await people.awaited() == [chloe]


async def test_a_pass_taken_back_is_not_pressed_again(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = await started(bot, table, ana, ben, chloe)
    await ben.types(table, "/settings mine", **{"pass": "on"})
    await laid_out(people, last_roll(STUCK, Sheet()))
    await ana.presses("Give up this roll", channel=table)
    assert await people.awaited() == [chloe]
    await ben.types(table, "/undo")
    assert await people.awaited() == [ben, chloe]
    await chloe.presses("Your move", channel=table)
    await chloe.presses("Ne rien prendre", on=private(chloe, table))
    assert await people.awaited() == [ben], "the move of another is no reason to pass"
    await ben.presses("Take none", channel=table)
    assert (await the_state(people)).active == 1


async def test_no_robot_is_forgotten_while_a_wish_is_looked_up(
    bot: Bot, table: Channel, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody idle moves by hand just then, and a robot comes next."""
    people = Round(bot, table, [ana])
    await ana.types(table, "/play", game=KEY)
    for _ in range(2):
        await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    state = presented(Sheet(), Sheet(), tray=TRAY, box=BOX, doing="done")
    await laid_out(
        people, replace(state, active=1, players=(Player(STUCK, "tray"), *state.players[1:]))
    )
    looking, found, person = asyncio.Event(), asyncio.Event(), bot.store.people.get

    async def slow(user: int) -> object:
        first = not looking.is_set()
        looking.set()
        if first:
            await found.wait()
        return await person(user)

    monkeypatch.setattr(bot.store.people, "get", slow)
    before, robots = await people.table(), bot.client.app.robots
    assert robots.play(before)
    await looking.wait()
    press = ana.press_soon("Take none", channel=table)
    await ana.waits_until(lambda: robots.due_again(before.id))
    found.set()
    await press
    await bot.idle()
    after = await people.table()
    assert after.awaited
    assert not any(after.chairs[seat].robot for seat in after.awaited)
