"""The toy game on the wire: private, simultaneous, picked and several-part moves."""

from collections.abc import Iterator

import pytest

from bot import words
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from playground.wire.faults import Fault
from renderers.catalog import PICTURES
from rules.catalog import GAMES
from tests.toy import TOY, TOY_PICTURES, TOY_WORDS
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round, controls

pytestmark = pytest.mark.wire


@pytest.fixture(autouse=True)
def _toy_words() -> Iterator[None]:
    words.FOLDERS.append(TOY_WORDS)
    words.bundle.cache_clear()
    words.formatted.cache_clear()
    yield
    words.FOLDERS.remove(TOY_WORDS)
    words.bundle.cache_clear()


@pytest.fixture
async def toys(bot: Bot) -> Bot:
    bot.games = {**GAMES, "toy": TOY}
    bot.pictures = {**PICTURES, "toy": TOY_PICTURES}
    await bot.restart()
    return bot


async def test_a_whole_game_under_your_move(
    toys: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    people = Round(toys, table, [ana, ben, chloe])
    await people.open("toy")
    over = await people.play()
    await toys.idle()
    tables = toys.client.app.tables
    assert await tables.replayed(over) == tables.position(over).state
    assert "The rounds are over." in ana.sees(table)[-1].text or "The rounds are over." in (
        ana.reads(table)
    )


async def test_everybody_moves_at_once_and_nobody_spoils_anothers_press(
    toys: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    opened = await ben.presses("Your move", channel=table)
    await ana.presses("Your move", channel=table)
    await ana.presses("Pass", channel=table)
    answer = await ben.presses("Pass", on=opened.private_message)
    await toys.idle()
    assert "already" not in answer.private
    assert (await people.table()).step == 2


async def test_a_pick_is_toggled_and_confirmed(
    toys: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    await ana.presses("Your move", channel=table)
    mine = ana.sees(table)[-1]
    confirm = mine.button("Lay 0")
    assert confirm is not None
    assert confirm.disabled
    toggles = [b for b in mine.buttons if isinstance(ids.read(b.custom_id or ""), ids.Toggle)]
    pressed = await ana.presses(custom_id=toggles[0].custom_id, on=mine)
    assert pressed.message is not None
    assert pressed.message.button(f"✓ {toggles[0].label}")
    assert (await people.table()).step == 0, "a toggle is no move"
    await toys.restart()
    await ana.presses("Lay 1", on=pressed.message)
    assert (await people.table()).step == 1


async def test_the_direct_message_holds_the_same_and_the_first_answer_counts(
    toys: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    await toys.idle()
    direct = ana.dms[-1]
    assert direct.pictures
    assert direct.button("Pass")
    opened = await ana.presses("Your move", channel=table)
    await ana.presses("Pass", on=direct)
    await toys.idle()
    assert (await people.table()).step == 1
    late = opened.private_message
    assert late is not None
    (panel,) = [message for message in ana.sees(table) if message.private]
    assert "You can still change your answer." in panel.text, "the panel turns by itself"
    await ana.forges(late.button("Pass").custom_id, on=panel)
    assert "That is already done. The board shows how things stand." in (await people.told(ana))[-1]
    assert (await people.table()).step == 1
    assert sum(bool(controls(message)) for message in ana.dms) <= 1, "one live message"


async def goes_unheard(playground: Playground, people: Round) -> Fault:
    """A round begins, and nothing is heard of the message that tells the first person so."""
    first, *_ = people.people.values()
    way = ("POST", rf"/channels/{first.dms[-1].record.channel_id}/messages")
    unheard = playground.faults.add(Fault(match=way, lose=True))
    for person in people.people.values():
        await person.presses("Pass", on=person.dms[-1])
    return unheard


async def test_a_direct_message_that_was_sent_unheard_is_found_again(
    toys: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    await toys.idle()
    before, rings = ana.dms, len(ana.rings)
    unheard = await goes_unheard(playground, people)
    await toys.passes(A_WHILE)
    await toys.passes(60)
    assert unheard.times == 0
    assert len(ana.dms) == len(before), "the one before it is gone"
    assert len(ana.rings) == rings + 1
    shown = await toys.store.messages.shown((await people.table()).id, 0)
    assert shown is not None
    assert shown.message == ana.dms[-1].id
    assert [message.id for message in ana.dms if controls(message)] == [shown.message]


async def test_a_notice_that_was_sent_unheard_rings_once_though_somebody_moves(
    toys: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    """Before anybody notices: the same message then shows how it stands by now."""
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    await toys.idle()
    lost = await goes_unheard(playground, people)
    rings = len(ana.rings)
    await toys.jumps(A_WHILE)
    assert lost.times == 0
    unheard = ana.dms[-1]
    await ben.presses("Your move", channel=table)
    await ben.presses("Pass", channel=table)
    await toys.passes(A_WHILE)
    assert ana.dms[-1].id == unheard.id
    assert ana.dms[-1].text.count(" is ready") == unheard.text.count(" is ready") + 1
    assert len(ana.rings) == rings + 1


async def test_closed_direct_messages_are_explained_once_and_everything_works(
    toys: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    playground.close_dms(ben)
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    told = [text for text in await people.told(ben) if "direct messages" in text]
    assert len(told) == 1
    over = await people.play()
    assert over.stage == "over"
    told = [text for text in await people.told(ben) if "I cannot send you" in text]
    assert len(told) == 1
    assert ben.dms == []
    assert (await toys.store.people.get(ben.id)).dms == "closed"
    assert (await toys.store.people.get(ana.id)).dms == "open"


async def test_who_opens_a_table_is_told_that_direct_messages_are_closed(
    toys: Bot, playground: Playground, table: Channel, ana: Person
) -> None:
    playground.close_dms(ana)
    await ana.types(table, "/play", game="toy")
    await toys.idle()
    told = [message.text for message in ana.sees(table) if message.private]
    assert [text for text in told if "I cannot send you" in text] == told != []


async def test_who_opens_a_table_in_a_thread_is_greeted_too(
    toys: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    offer = await ben.types(table, "/play", game="toy")
    await ben.presses("Open a thread", on=offer.message)
    await toys.idle()
    assert "What only you may see will reach you here" in ben.dms[-1].text


async def test_a_greeting_that_fails_is_nobodys_trouble(
    toys: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    playground.faults.add(Fault(match=("POST", r"/users/@me/channels"), status=403, code=20026))
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    assert await people.told(ana) == []
    assert await people.told(ben) == []
    assert [message for message in ben.dms if "Toy" in message.text]


async def test_the_lobby_does_not_wait_for_direct_messages(
    toys: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    """Discord may be slow to open the first one to somebody: everybody sees the table before."""
    await ana.types(table, "/play", game="toy")
    await ben.presses("Join", channel=table)
    await toys.idle()
    lobby = ben.sees(table)[-1].record
    assert lobby.id < ana.dms[0].id
    assert lobby.edited is not None
    assert lobby.edited < ben.dms[0].record.timestamp


async def test_the_board_does_not_wait_for_direct_messages(
    toys: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    """Opening direct messages is held up for a second: the others see the table all the same."""
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    direct = {message.channel_id for p in (ana, ben) for message in [p.dms[-1].record]}
    for channel in direct:
        playground.faults.add(Fault(match=("POST", rf"/channels/{channel}/messages"), delay=1.0))
        playground.faults.add(Fault(match=("PATCH", rf"/channels/{channel}/messages"), delay=1.0))
    await ana.presses("Your move", channel=table)
    pressing = ana.press_soon("Pass", channel=table)
    await ben.waits_for("**Ana** is ready", table, timeout=0.9)
    await pressing


async def test_what_is_secret_is_not_in_the_channel(
    toys: Bot, table: Channel, ana: Person, ben: Person, chloe: Person
) -> None:
    """A watcher's screen is the same whatever cards are held."""
    people = Round(toys, table, [ana, ben])
    await people.open("toy")
    await ana.presses("Your move", channel=table)
    seen = "\n".join(message.text for message in chloe.sees(table))
    labels = [b.label for m in chloe.sees(table) for b in m.buttons]
    hand = [b.label for b in ana.sees(table)[-1].buttons if "t:" in (b.custom_id or "")[:2]]
    assert hand
    assert not any(card and card in seen for card in hand)
    assert not set(hand) & set(labels)


async def test_a_private_message_speaks_its_readers_language(
    toys: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(toys, table, [ana, chloe])
    await people.open("toy")
    await toys.idle()
    assert "Which cards do you lay?" in ana.dms[-1].text
    assert "Quelles cartes posez-vous\u202f?" in chloe.dms[-1].text
