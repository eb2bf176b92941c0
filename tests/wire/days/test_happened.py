""" "What happened?": everything since my own last move."""

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import Round

pytestmark = pytest.mark.wire


async def test_since_my_own_last_move_then_and_now(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    (first,) = await people.awaited()
    (other,) = [person for person in (ana, ben) if person is not first]
    while await people.awaited() == [first]:
        await people.press(first)
    nothing = await first.presses("What happened?", channel=table)
    assert nothing.private == "Nothing has happened since your last move."
    while await people.awaited() == [other]:
        await people.press(other)
    answer = await first.presses("What happened?", channel=table)
    assert answer.private_message is not None
    assert f"**{other.name}** rolls" in answer.private
    assert f"**{first.name}** rolls" not in answer.private
    then, now = answer.private_message.pictures
    assert then.pixels != now.pixels
    assert "Above: then" in answer.private
    board = next(m for m in first.sees(table)[::-1] if m.pictures and not m.private)
    assert now.alt == board.pictures[0].alt, "what the table shows now"


async def test_what_a_robot_played_for_me_is_news_to_me(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    (first,) = await people.awaited()
    (other,) = [person for person in (ana, ben) if person is not first]
    await first.types(table, "/seat robot")
    assert await people.awaited() == [other]
    await first.types(table, "/seat back")
    answer = await first.presses("What happened?", channel=table)
    assert f"**{first.name}** rolls" in answer.private
    assert f"moves for {first.name}." in answer.private


async def test_for_somebody_who_watches_and_in_french(
    bot: Bot, table: Channel, ana: Person, chloe: Person
) -> None:
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    await people.press(ana)
    answer = await chloe.presses("What happened?", channel=table)
    assert "Ce qui s’est passé récemment" in answer.private
    assert "**Ana** lance" in answer.private


async def test_secrets_stay_with_their_seat(
    bot: Bot, playground: Playground, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    """A watcher's pictures are the channel's; a player's are their own."""
    people = Round(bot, table, [ana, ben])
    await people.open("think-str8")
    for _ in range(4):
        for person in await people.awaited():
            await people.press(person)
    dan = playground.person("Dan", servers=[server])
    shown = {m.pictures[0].pixels for m in dan.sees(table) if m.pictures and not m.private}
    answer = await dan.presses("What happened?", channel=table)
    assert answer.private_message is not None
    assert answer.private_message.pictures[-1].pixels in shown
