"""The pad of Think Str8!: crosses that are no moves, kept and drawn for their player alone."""

import pytest
from msgspec.structs import replace as with_fields

from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.games.think_str8 import (
    GROUP,
    KEY,
    OPEN,
    PAD,
    crossed,
    dealt,
    from_round,
    opened,
    ticked,
)
from tests.wire.players import Round

pytestmark = pytest.mark.wire


@pytest.fixture(name="two")
async def _two(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    await dealt(bot, from_round(4, 2))
    people = Round(bot, table, [ana, ben], seed=5)
    await people.open(KEY)
    await bot.idle()
    return people


async def test_crosses_are_drawn_kept_and_shown_on_every_private_view(
    two: Round, table: Channel, ana: Person, ben: Person
) -> None:
    bot, before = two.bot, ana.dms[-1]
    after, values = await crossed(ana, before)
    assert await ticked(ana, after) == values
    assert after.pictures[0].pixels != before.pictures[0].pixels
    await bot.restart()
    opened = await ana.presses("Your move", channel=table)
    view = opened.private_message
    assert view is not None
    assert view.pictures[0].pixels == after.pictures[0].pixels
    view, fewer = await crossed(ana, view, count=1)
    await bot.idle()
    assert ana.dms[-1].pictures[0].pixels == view.pictures[0].pixels, "the message follows"
    assert await bot.store.notes.of((await two.table()).id, 0) == fewer
    assert await bot.store.notes.of((await two.table()).id, 1) == []
    assert ben.dms[-1].pictures[0].pixels != view.pictures[0].pixels


async def test_notes_are_no_moves(two: Round, table: Channel, ana: Person, ben: Person) -> None:
    """No step, no version, nothing in the channel; and they are said to a blind player."""
    before, seen = await two.table(), ben.sees(table)
    _, values = await crossed(ana, ana.dms[-1])
    assert await two.table() == before
    assert [m.record for m in ben.sees(table)] == [m.record for m in seen]
    await ana.presses("More", channel=table)
    answer = await ana.presses("As text", channel=table)
    shown = answer.private_message or answer.message
    assert shown is not None
    numbers = ", ".join(value.split("-")[1] for value in values)
    assert f"{PAD}**\n- Blue · {numbers}" in shown.text


async def test_an_exchange_erases_the_crosses_of_its_colour(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    start = from_round(4, 2)
    seat = start.track[0]
    await dealt(bot, with_fields(start, step="exchange", dice=("red",) * 3, exchanging=(seat,)))
    people = Round(bot, table, [ana, ben])
    await people.open(KEY)
    await bot.idle()
    person = (ana, ben)[seat]
    direct, values = await crossed(person, person.dms[-1])
    assert direct.button("The blue card")
    await opened(person, direct)
    await person.presses("The blue card", on=direct)
    await bot.idle()
    await person.fills({GROUP: values})
    after = person.dms[-1]
    assert await ticked(person, after) == [], "an old form puts nothing on the new card"
    boxes = {box["value"] for box in await opened(person, after)}
    assert not set(values) & boxes


async def test_nobody_marks_another_seats_pad(
    two: Round, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    after, values = await crossed(ana, ana.dms[-1])
    board = ben.sees(table)[-1]
    control = after.button(OPEN).custom_id
    for person in (ben, chloe):
        await person.forges(control, on=board)
        assert person.modal is None
    number = (await two.table()).id
    view = await ben.presses("Your move", channel=table)
    assert view.private_message is not None
    await ben.forges(str(ids.PadForm(ids.Surface.PRIVATE, number)), on=view.private_message)
    assert ben.modal is not None
    form = ben.modal
    form.fields[GROUP]["options"].append({"value": "blue-9-9", "label": "Blue 9"})
    await ben.fills({GROUP: ["blue-9-9"]})
    assert list(await two.bot.store.notes.of(number, 1)) == []
    assert list(await two.bot.store.notes.of(number, 0)) == values


async def test_somebody_who_watches_sees_what_the_channel_sees(
    two: Round, table: Channel, ana: Person, chloe: Person
) -> None:
    """The same cards from behind; no pad, and nothing to press."""
    view = (await chloe.presses("Your move", channel=table)).private_message
    assert view is not None
    assert not view.selects
    assert "Votre bloc" not in view.text
    board = chloe.sees(table)[-2]
    assert len(view.pictures) == len(board.pictures) == 1
    assert (await ana.presses("Your move", channel=table)).private_message.pictures != view.pictures
    assert (await two.table()).seat_of(chloe.id) is None
