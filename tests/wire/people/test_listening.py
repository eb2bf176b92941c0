"""Whoever listens gets words and no pictures, wherever they look: statistics, reviews, lessons."""

import re
from collections.abc import Sequence

import pytest

from bot.ui import ids
from playground import Person
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from rules.tres_fute_4ever import GAME as TRES_FUTE
from tests.support.lessons import open_message, opens
from tests.wire.conftest import Bot
from tests.wire.people.reviewing import over, panel, reviewed
from tests.wire.players import Round
from tests.wire.table.finished import chair, finished

pytestmark = pytest.mark.wire

READ_BY_LETTER = re.compile(r"[→⇒▰▱]|[0-9a-f]{8}…|<a?:\w+:\d+>|:[a-z]+\d*:")
"""Arrows, bars, fingerprints and drawn icons: what a screen reader spells or names."""


@pytest.fixture
async def listener(bot: Bot, ana: Person) -> Person:
    await bot.store.people.change(ana.id, words_first=True)
    return ana


def assert_heard(shown: SeenMessage | None, *words: str) -> SeenMessage:
    """It comes without pictures and without what nobody wants to hear, and says these words."""
    assert shown is not None
    assert shown.private
    assert not shown.pictures
    assert not READ_BY_LETTER.search(shown.text), shown.text
    assert not [button.label for button in shown.buttons if button.disabled]
    for word in words:
        assert word in shown.text, shown.text
    return shown


async def test_statistics(
    bot: Bot, server: Server, table: Channel, listener: Person, ben: Person
) -> None:
    for scores in ((250, 90), (301, 200), (212, 211)):
        await finished(bot, server, table, (chair(listener), chair(ben)), scores)
    mine = await listener.types(table, "/stats")
    assert_heard(mine.private_message, "Yahtzee 3 / 3")
    scored = await listener.types(table, "/stats", game="yahtzee")
    assert_heard(scored.private_message, "250 (won), 301 (won), 212 (won)", " to ")
    everybody = (await listener.presses("This server", on=scored.private_message)).message
    assert_heard(everybody, "Ratings on this server")
    seen = (await ben.types(table, "/stats", game="yahtzee")).private_message
    assert seen is not None
    assert seen.pictures


async def test_a_review_and_its_mistakes(bot: Bot, table: Channel, listener: Person) -> None:
    await over(bot, table, listener)
    assert_heard(
        await reviewed(bot, listener, table), "your choices cost", "choice by choice. start: "
    )
    await listener.presses("Your three mistakes", channel=table)
    asked = assert_heard(panel(listener, table), "What would you do now?", "1 of 3")
    assert asked.text.index("What would you do now?") < asked.text.index("Dice")
    whole = (await listener.presses("The whole table", on=asked)).private_message
    assert_heard(whole, "Upper section")


async def test_a_practice_hand(table: Channel, listener: Person) -> None:
    await opens(listener, table, "yahtzee")
    task = assert_heard(open_message(listener, table), "1/8")
    await listener.presses("The whole table", on=task)
    assert_heard(open_message(listener, table), "Upper section")
    await listener.presses("Go on", on=open_message(listener, table))
    assert_heard(open_message(listener, table), "1/8")


@pytest.mark.parametrize("lesson", ["tres-fute-4ever", "desfausse"])
async def test_the_ways_that_a_coach_names(table: Channel, listener: Person, lesson: str) -> None:
    await opens(listener, table, lesson)
    told = list[str]()
    while (task := open_message(listener, table)).button("Leave"):
        told.append(assert_heard(task).text)
        on = task.button("Show me") or task.button("Go on")
        assert on is not None
        await listener.presses(custom_id=on.custom_id, on=task)
    assert_heard(task, "Well played!")
    assert any(", then " in text for text in told), "some moves take several presses"


async def test_what_happened_step_by_step_and_to_whom(
    bot: Bot, table: Channel, listener: Person, ben: Person
) -> None:
    people = Round(bot, table, [listener, ben])
    await people.open(TRES_FUTE.key)
    for _ in range(30):
        for person in await people.awaited():
            await people.press(person)
    begun = await people.table()
    anywhere = listener.sees(table)[-1]
    for what in ("happened", "history", "step", "text", "your-move"):
        looked = await listener.forges(str(ids.Look(what, begun.id, 9)), on=anywhere)  # type: ignore[arg-type]
        assert_heard(looked.private_message)


async def test_a_duel_laid_open(bot: Bot, table: Channel, listener: Person, ben: Person) -> None:
    duel = Round(bot, table, [listener, ben])
    await listener.types(table, "/duel")
    await ben.presses("Join", channel=table)
    await listener.presses("Start", channel=table)
    await bot.idle()
    over = await duel.play()
    turns = await listener.forges(str(ids.Look("history", over.id)), on=ben.sees(table)[-1])
    assert_heard(turns.private_message, "Turn 1")


async def test_todays_dice(table: Channel, listener: Person, ben: Person) -> None:
    page = assert_heard((await listener.types(table, "/today")).private_message, "Yahtzee")
    fair = (await listener.presses("Fair dice", on=page)).message
    assert fair is not None
    assert fingerprints(fair), "whoever wants to check has them on a page of their own"
    seen = (await ben.types(table, "/today")).private_message
    assert seen is not None
    assert fingerprints(seen)


def fingerprints(shown: SeenMessage) -> Sequence[str]:
    return re.findall(r"[0-9a-f]{8}…", shown.text)


async def test_a_game_that_one_plays_alone_is_typed_for(table: Channel, listener: Person) -> None:
    """Today's dice and a practice have no channel: `/view` and `/move` find them all the same."""
    refused = await listener.types(table, "/view")
    assert "no table" in refused.private
    await listener.types(table, "/today", game="Yahtzee")
    for place in (table, listener.dm):
        mine = (await listener.types(place, "/view")).private_message
        assert_heard(mine, "Roll the five dice.")
        whole = (await listener.types(place, "/view", **{"as-text": True})).private_message
        assert_heard(whole, "Upper section")
    moved = await listener.types(table, "/move", move="roll")
    assert_heard(moved.private_message, "Dice")


async def test_a_practice_is_typed_for(bot: Bot, table: Channel, listener: Person) -> None:
    game = await over(bot, table, listener)
    await listener.forges(str(ids.WhatIf(game.id, 3, 1)), on=listener.sees(table)[-1])
    whole = (await listener.types(table, "/view", **{"as-text": True})).private_message
    assert_heard(whole, "Upper section")
