"""Standing wishes: set with one press beside the question, shown and taken back in one's panel."""

import pytest
from msgspec.structs import replace

from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from rules.tres_fute_4ever.sheet import Sheet
from rules.tres_fute_4ever.state import Player, State
from tests.rules.tres_fute_4ever.notation import choosing, presented, sheet
from tests.wire.conftest import Bot
from tests.wire.games.tres_fute_4ever import laid_out, private, started, the_state
from tests.wire.players import Round

pytestmark = pytest.mark.wire

RICH = sheet("extra o o")
SET = "Keep them until I say so"
END = "Offer me my extra dice"
SAID = "You keep your extra dice and are not asked about them"
KEPT = "keeps 2 extra dice"


async def asked_for_extras(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = await started(bot, table, ana, ben)
    await laid_out(people, presented(RICH, tray="Y1 B4 G6", box="P4 S2 W6", doing="extra"))
    assert await people.awaited() == [ben]
    return people


def giving_up(own: Sheet = RICH) -> State:
    """Ana is about to give up the last die; then Ben chooses from the tray."""
    state = choosing(Sheet(), "Y1", tray="B4 G6", box="P4 S2 W6", roll=3)
    return replace(state, players=(*state.players, Player(own)))


async def test_one_press_beside_the_question_answers_it_and_those_to_come(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await asked_for_extras(bot, table, ana, ben)
    await ben.presses(SET, channel=table)
    assert KEPT in ana.reads(table)
    assert (await the_state(people)).active == 1
    await laid_out(people, giving_up())
    await ana.presses("Give up this roll", channel=table)
    await ben.presses("Take none", channel=table)
    state = await the_state(people)
    assert (state.active, state.players[1].sheet.extra.left) == (1, 2)


async def test_it_is_shown_to_its_owner_alone_and_taken_back_there(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await asked_for_extras(bot, table, ana, ben)
    await ben.presses(SET, channel=table)
    await laid_out(people, giving_up())
    for person in (ana, ben):
        await person.presses("My view", channel=table)
    assert SAID in private(ben, table).text
    assert all(SAID not in message.text for message in ana.sees(table))
    await ben.presses(END, on=private(ben, table))
    assert SAID not in private(ben, table).text
    await ana.presses("Give up this roll", channel=table)
    await ben.presses("Take none", channel=table)
    assert await people.awaited() == [ben], "asked for an extra die again"


async def test_it_is_set_in_the_panel_too(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await asked_for_extras(bot, table, ana, ben)
    await ben.presses("My view", channel=table)
    await ben.presses(SET, on=private(ben, table))
    await bot.idle()
    assert SAID in private(ben, table).text
    assert KEPT in ana.reads(table)
    assert (await people.table()).chairs[1].wishes == ("keep-extras",)


async def test_it_is_set_and_taken_back_by_typing(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await asked_for_extras(bot, table, ana, ben)
    assert (SET, SET) in await ben.autocompletes(table, "/move", "move", "keep them")
    await ben.types(table, "/move", move="KEEP THEM until")
    await bot.idle()
    assert (await people.table()).chairs[1].wishes == ("keep-extras",)
    assert SAID in private(ben, table).text
    assert KEPT in ana.reads(table)
    await laid_out(people, giving_up())
    assert await people.awaited() == [ana]
    assert await ben.autocompletes(table, "/move", "move", "") == [(END, END)]
    await ben.types(table, "/move", move=END)
    assert (await people.table()).chairs[1].wishes == ()
    refused = await ben.types(table, "/move", move=END)
    assert refused.private_message is not None
    assert "Ana" in refused.private_message.text


async def test_nobody_sets_a_wish_for_another(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await asked_for_extras(bot, table, ana, ben)
    await ana.presses(SET, channel=table)
    assert await people.awaited() == [ben]
    assert [chair.wishes for chair in (await people.table()).chairs] == [(), ()]


async def test_what_is_not_asked_cannot_be_wished(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """A forged word, and an ask that has been answered."""
    people = await asked_for_extras(bot, table, ana, ben)
    now = await people.table()
    for word, ask in (("nothing", now.chairs[1].ask), ("keep-extras", now.chairs[1].ask - 1)):
        forged = ids.Wish(ids.Surface.BOARD, now.id, 1, ask, word, 1)
        await ben.forges(str(forged), on=ben.sees(table)[-1])
        assert (await people.table()).chairs[1].wishes == ()
    assert await people.awaited() == [ben]


async def test_a_step_made_by_a_wish_is_taken_back_like_any_other(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """Whoever takes it back is asked again, and the wish stays for the next time."""
    people = await started(bot, table, ana, ben, chloe)
    state = presented(RICH, Sheet(), tray="Y1 B4 G6", box="P4 S2 W6")
    await laid_out(people, replace(state, players=(*state.players[:1], *state.players[1:])))
    await ben.presses("Your move", channel=table)
    await ben.presses("Take none", on=private(ben, table))
    await ben.presses(SET, on=private(ben, table))
    await bot.idle()
    assert await people.awaited() == [chloe]
    await ben.types(table, "/undo")
    assert await people.awaited() == [ben, chloe]
    assert (await people.table()).chairs[1].wishes == ("keep-extras",)


async def test_whoever_takes_a_seat_over_has_wishes_of_their_own(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = await asked_for_extras(bot, table, ana, ben)
    await ben.presses(SET, channel=table)
    await ben.types(table, "/seat robot")
    assert (await people.table()).chairs[1].wishes == ()


async def test_it_outlives_a_restart(bot: Bot, table: Channel, ana: Person, ben: Person) -> None:
    people = await asked_for_extras(bot, table, ana, ben)
    await ben.presses(SET, channel=table)
    await bot.restart()
    assert (await people.table()).chairs[1].wishes == ("keep-extras",)
    await ben.presses("My view", channel=table)
    assert SAID in private(ben, table).text
