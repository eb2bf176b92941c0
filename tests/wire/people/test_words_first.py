"""Words first: what somebody alone sees comes to them as text, and changes with the setting."""

import re

import pytest

from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round, in_turn, plays_a_turn

pytestmark = pytest.mark.wire

ON, OFF = "Words first, without pictures: off", "Words first, without pictures: on"
SIGNS = re.compile("[→✓◀▶·]")


def panel(person: Person, table: Channel) -> SeenMessage:
    """Their own view of the table: the private message with its pages on request."""
    return next(m for m in reversed(person.sees(table)) if m.private and "<#" in m.text)


@pytest.fixture
async def two(bot: Bot, table: Channel, ana: Person, ben: Person) -> Round:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    return people


async def test_the_own_view_is_text_in_the_order_of_a_listener(
    two: Round, bot: Bot, table: Channel
) -> None:
    now, _ = await in_turn(two)
    await now.presses("My view", channel=table)
    assert panel(now, table).pictures
    await now.types(table, "/settings mine", words="on")
    assert (await bot.store.people.get(now.id)).words_first
    await bot.idle()
    shown = panel(now, table)
    assert not shown.pictures, "the panel that was open changes too"
    await now.presses("Roll the dice", on=shown)
    shown = panel(now, table)
    question, dice, options = (shown.text.find(t) for t in ("Which dice", "Dice: ", "Your options"))
    assert 0 <= question < dice < options
    labels = [button.label for button in shown.buttons]
    assert len(set(labels)) == len(labels)
    assert not any(SIGNS.search(label or "") for label in labels)
    assert not any(button.disabled for button in shown.buttons)
    assert shown.button("Sacrifice a box…")


async def test_further_pages_come_on_request(two: Round, table: Channel) -> None:
    now, other = await in_turn(two)
    await now.types(table, "/settings mine", words="on")
    await now.presses("My view", channel=table)
    await now.presses("Roll the dice", on=panel(now, table))
    options = (await now.presses("All my options", on=panel(now, table))).private_message
    assert options is not None
    assert "Sacrifice a box…: " in options.text
    whole = (await now.presses("The whole table", on=panel(now, table))).private_message
    assert whole is not None
    assert "The open boxes would give:" in whole.text
    refused = await other.types(table, "/view")
    assert refused.message is not None
    assert refused.message.pictures, "nobody else's view changes"


async def test_the_setting_is_a_switch_that_takes_it_back(
    two: Round, bot: Bot, table: Channel
) -> None:
    now, _ = await in_turn(two)
    await now.types(table, "/settings mine")
    await now.presses(ON, channel=table)
    await now.presses("My view", channel=table)
    assert not panel(now, table).pictures
    await now.types(table, "/settings mine")
    await now.presses(OFF, channel=table)
    await bot.idle()
    assert not (await bot.store.people.get(now.id)).words_first
    assert panel(now, table).pictures


async def test_a_direct_message_comes_as_text_with_its_pages(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    for person in (ana, ben):
        await person.types(table, "/settings mine", words="on")
    people = Round(bot, table, [ana, ben])
    await people.open("think-str8")
    await bot.idle()
    for person in (ana, ben):
        sent = [message for message in person.dms if "Think Str8!" in message.text]
        assert sent
        assert not any(message.pictures for message in sent)
        whole = (await person.presses("The whole table", on=sent[-1])).private_message
        assert whole is not None
        assert "The racks:" in whole.text


async def test_as_text_stands_in_everybodys_own_view(two: Round, table: Channel) -> None:
    now, _ = await in_turn(two)
    await now.presses("My view", channel=table)
    shown = panel(now, table)
    assert shown.pictures
    text = (await now.presses("As text", on=shown)).private_message
    assert text is not None
    assert "Upper section" in text.text


async def test_what_is_looked_at_comes_without_pictures(two: Round, table: Channel) -> None:
    now, other = await in_turn(two)
    await other.types(table, "/settings mine", words="on")
    await plays_a_turn(now, table)
    happened = (await other.presses("What happened?", channel=table)).private_message
    assert happened is not None
    assert not happened.pictures
    sheets = (await other.presses("Sheets", channel=table)).private_message
    assert sheets is not None
    assert not sheets.pictures
    assert "total" in sheets.text


async def test_the_whole_board_in_words_can_be_typed_for(two: Round, table: Channel) -> None:
    now, other = await in_turn(two)
    for person in (now, other):
        text = (await person.types(table, "/view", **{"as-text": True})).private_message
        assert text is not None
        assert not text.pictures
        assert "Chance" in text.text


async def test_pages_of_rules_have_words_in_place_of_pictures(
    bot: Bot, table: Channel, ana: Person
) -> None:
    drawn = (await ana.types(table, "/rules", game="desfausse")).private_message
    assert drawn is not None
    assert drawn.pictures
    await ana.types(table, "/settings mine", words="on")
    said = (await ana.types(table, "/rules", game="desfausse")).private_message
    assert said is not None
    assert not said.pictures
    assert (await bot.store.people.get(ana.id)).words_first
    assert "Red dice have a diamond on their faces" in said.text
    assert "Red dice have a diamond on their faces" not in drawn.text
