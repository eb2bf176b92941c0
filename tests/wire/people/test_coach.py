"""The coach: only where the table agreed, once a question, and everybody is told."""

import pytest

from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import panel, played_out
from tests.wire.players import Round, sets_options

pytestmark = pytest.mark.wire


async def test_a_hint_for_somebody_alone(bot: Bot, ana: Person, table: Channel) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("With a coach", channel=table)
    assert "Coach: hints on request" in ana.sees(table)[-1].text
    await ana.presses("Start", channel=table)
    await ana.presses("Roll the dice", channel=table)
    await ana.presses("Hint", channel=table)
    assert "The coach suggests" in panel(ana, table).text
    assert "3. " in panel(ana, table).text
    await bot.idle()
    board = next(m for m in reversed(ana.sees(table)) if not m.private)
    assert "Asked the coach: Ana (1×)" in board.text.replace("\u2068", "").replace("\u2069", "")
    assert "Hint" not in [button.label for button in board.buttons]
    number = (await Round(bot, table, [ana]).table()).id
    answer = await ana.forges(str(ids.Look("hint", number)), on=board)
    assert "has already given you its hint" in answer.text
    await played_out(bot, await Round(bot, table, [ana]).table())
    (result,) = await bot.store.results.of(ana.id)
    assert result.kind == "coached"
    assert "With the coach: 1" in (await ana.types(table, "/stats")).text


async def test_nobody_is_coached_where_it_was_not_agreed(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("With a coach", channel=table)
    await ben.presses("Join", channel=table)
    lobby = await Round(bot, table, [ana, ben]).table()
    assert lobby.coach == "off", "Ben has not agreed to it"
    await ana.presses("Start", channel=table)
    answer = await ana.forges(str(ids.Look("hint", lobby.id)), on=ana.sees(table)[-1])
    assert "There is no coach at this table" in answer.text


async def test_a_table_of_two_agrees_on_one(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await ana.types(table, "/play", game="yahtzee")
    await ben.presses("Join", channel=table)
    await sets_options(ana, table, {"Coach": ["hints on request; the game counts apart"]})
    await ana.presses("Start", channel=table)
    round = Round(bot, table, [ana, ben])
    (now,) = await round.awaited()
    await now.presses("Roll the dice", channel=table)
    other = ben if now is ana else ana
    answer = await other.presses("Hint", channel=table)
    assert now.name in answer.text, "it is not their turn"
    await now.presses("Hint", channel=table)
    assert "The coach suggests" in panel(now, table).text
    assert not [m for m in other.sees(table) if m.private and "The coach suggests" in m.text]
