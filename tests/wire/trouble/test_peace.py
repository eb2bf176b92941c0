"""Nobody can make somebody's client ring at a bad time, or again and again."""

from datetime import UTC, datetime

import pytest

from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round

pytestmark = pytest.mark.wire

EVENING = datetime(2038, 1, 12, 20, tzinfo=UTC)
NIGHT = datetime(2038, 1, 12, 23, tzinfo=UTC)
MORNING = datetime(2038, 1, 13, 8, 5, tzinfo=UTC)


@pytest.fixture
async def people(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    """Ben sleeps from ten to eight."""
    await bot.until(EVENING)
    await ben.types(table, "/settings mine", quiet="22:00-08:00", reminders="off")
    await ana.types(table, "/settings mine", reminders="off")
    playing = Round(bot, table, [ana, ben])
    await playing.open("yahtzee")
    await bot.passes(A_WHILE)
    await bot.until(NIGHT)
    return playing


@pytest.mark.usefixtures("people")
async def test_a_vote_at_night_is_told_of_in_the_morning(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    rings = len(ben.rings)
    await ana.types(table, "/end")
    await bot.idle()
    asked = next(m for m in ben.sees(table)[::-1] if m.button("Yes"))
    assert ben.mention in asked.text
    assert len(ben.rings) == rings
    await bot.until(MORNING)
    assert len(ben.rings) == rings + 1
    again = ben.sees(table)[-1]
    assert again.id == ben.rings[-1].message_id
    assert [m.id for m in ben.sees(table) if m.button("Yes")] == [again.id], "one question"
    await bot.passes(3600)
    assert len(ben.rings) == rings + 1
    await ben.presses("Yes", on=again)
    assert "Agreed: the game is ended." in ana.reads(table)


@pytest.mark.usefixtures("people")
async def test_a_vote_that_is_over_by_then_is_not_told_of(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    rings = len(ben.rings)
    await ana.types(table, "/end")
    await ana.presses("No", channel=table)
    await bot.until(MORNING)
    assert len(ben.rings) == rings


@pytest.mark.usefixtures("people")
async def test_the_one_who_votes_at_night_is_not_told_again(
    bot: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    rings = len(ben.rings)
    await ana.types(table, "/end")
    await ben.presses("No", channel=table)
    await bot.until(MORNING)
    assert len(ben.rings) == rings
    assert chloe.rings == []


async def test_no_rings_means_no_rings(people: Round, bot: Bot, table: Channel) -> None:
    ana, ben = people.people.values()
    await bot.until(MORNING)
    await ben.types(table, "/settings mine", notices="off")
    rings = len(ben.rings)
    await bot.passes(A_WHILE)
    await ana.types(table, "/end")
    await bot.passes(3600)
    assert len(ben.rings) == rings


@pytest.mark.usefixtures("people")
async def test_an_offer_of_a_seat_waits_for_the_morning(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    await bot.until(datetime(2038, 1, 13, 20, tzinfo=UTC))
    await chloe.types(table, "/réglages perso", silence="22h-8h")
    await bot.until(datetime(2038, 1, 13, 23, tzinfo=UTC))
    await ana.types(table, "/seat give", person=chloe.id)
    assert chloe.rings == []
    await bot.until(datetime(2038, 1, 14, 8, 5, tzinfo=UTC))
    assert len(chloe.rings) == 1


# ── blocking ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("people")
async def test_somebody_who_is_blocked_can_offer_no_seat(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    answer = await chloe.types(table, "/réglages bloquer", personne=ana.id)
    assert answer.message is not None
    assert answer.message.private
    assert await bot.store.people.blocks(chloe.id) == {ana.id}
    refused = await ana.types(table, "/seat give", person=chloe.id)
    assert "cannot be asked right now" in refused.text
    assert not any(m.button("Yes") for m in chloe.sees(table))
    await chloe.types(table, "/réglages bloquer", personne=ana.id)
    offered = await ana.types(table, "/seat give", person=chloe.id)
    assert "I have asked" in offered.text


async def test_nor_invite_to_another_game(people: Round, bot: Bot, table: Channel) -> None:
    ana, ben = people.people.values()
    await ben.types(table, "/settings block", person=ana.id)
    await people.play()
    await bot.idle()
    await ana.presses("Again?", channel=table)
    lobby = next(m for m in ana.sees(table)[::-1] if m.button("Join"))
    assert ben.mention not in lobby.text
    yourself = await ben.types(table, "/settings block", person=ben.id)
    assert "You cannot block yourself." in yourself.text
