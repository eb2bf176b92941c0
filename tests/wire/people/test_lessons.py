"""Practice hands on the wire: somebody presses what the sentence says, and gets to the end."""

import pytest

from bot.words import Speaker
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.person import Answer
from rules.catalog import GAMES
from tests.support.lessons import LESSONS, obeys, open_message, opens
from tests.wire.conftest import Bot

pytestmark = pytest.mark.wire


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_whoever_presses_what_the_sentence_says_finishes(
    bot: Bot, table: Channel, ana: Person, chloe: Person, lesson: str, language: str
) -> None:
    person = ana if language == "en" else chloe
    await opens(person, table, lesson, french=language == "fr")
    game = next(game for game in GAMES.values() if lesson in [one.key for one in game.lessons])
    count = next(len(one.tasks) for one in game.lessons if one.key == lesson)
    for number in range(1, count + 1):
        shown = open_message(person, table)
        assert f"{number}/{count}" in shown.text, shown.text
        assert shown.pictures
        assert await obeys(person, table)
    end = open_message(person, table)
    assert Speaker(language)("lesson-done") in end.text
    assert (await bot.store.lessons.of(person.id))[lesson] == count
    assert len([m for m in person.sees(table) if m.private]) == 1, "one panel, which turned"
    assert await bot.store.tables.live_in(table.id) is None
    assert not [message for message in ana.sees(table) if not message.private]


async def test_a_lesson_is_left_and_taken_up_again_after_a_restart(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await opens(ana, table, "yahtzee")
    assert await obeys(ana, table)
    await ana.presses("Leave", on=open_message(ana, table))
    assert "Your place is kept" in open_message(ana, table).text
    await bot.restart()
    await ana.presses("Go on", on=open_message(ana, table))
    assert "2/8" in open_message(ana, table).text
    await ana.types(table, "/learn")
    assert "you are at 2 of 8" in open_message(ana, table).text


async def test_a_wrong_press_is_explained_and_nothing_moves(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await opens(ana, table, "yahtzee")
    await ana.presses("Chance: 19 pts", on=open_message(ana, table))
    shown = open_message(ana, table)
    assert "**Chance: 19 pts**? That is possible." in shown.text
    assert "three equal dice" in shown.text
    assert "1/8" in shown.text
    assert (await bot.store.lessons.of(ana.id))["yahtzee"] == 0


async def test_show_me_does_it_and_skip_goes_to_the_next_chapter(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await opens(ana, table, "yahtzee")
    await ana.presses("Show me", on=open_message(ana, table))
    assert "I did it for you: **Keep 4 4 4**." in open_message(ana, table).text
    await ana.presses("Skip this part", on=open_message(ana, table))
    assert "Which box?" in open_message(ana, table).text
    for _ in range(4):
        await ana.presses("Skip this part", on=open_message(ana, table))
    assert "Well played!" in open_message(ana, table).text
    await ana.presses("Start over", on=open_message(ana, table))
    assert "1/8" in open_message(ana, table).text
    assert (await bot.store.lessons.of(ana.id))["yahtzee"] == 0


async def test_an_older_panel_shows_where_one_is_now(bot: Bot, table: Channel, ana: Person) -> None:
    await opens(ana, table, "yahtzee")
    first = open_message(ana, table)
    await opens(ana, table, "yahtzee")
    assert await obeys(ana, table)
    await ana.presses("Keep 4 4 4", on=first)
    (again,) = [m for m in ana.sees(table) if m.id == first.id]
    assert "2/8" in again.text
    assert (await bot.store.lessons.of(ana.id))["yahtzee"] == 1


async def test_two_presses_at_once_are_one_step(bot: Bot, table: Channel, ana: Person) -> None:
    await opens(ana, table, "yahtzee")
    panel = open_message(ana, table)
    both = [ana.press_soon("Keep 4 4 4", on=panel) for _ in range(2)]
    for task in both:
        await task
    assert (await bot.store.lessons.of(ana.id))["yahtzee"] == 1


async def test_whose_message_goes_away_while_they_press_is_told_nothing(
    bot: Bot, playground: Playground, table: Channel, ana: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """As when they open a newer one at that moment. The step is made all the same."""
    await opens(ana, table, "yahtzee")
    panel = open_message(ana, table)
    gone = playground.world.messages.pop
    playground.interactions.acknowledged.append(lambda _pressed: gone(panel.id))
    pressed = ana.press_soon("Keep 4 4 4", on=panel)
    await bot.idle()
    pressed.cancel()
    assert (await bot.store.lessons.of(ana.id))["yahtzee"] == 1
    assert not ana.sees(table)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_it_works_in_direct_messages(bot: Bot, ana: Person) -> None:
    await opens(ana, ana.dm, "desfausse")
    while await obeys(ana, ana.dm):
        pass
    end = open_message(ana, ana.dm)
    assert "type **/play** in a channel" in end.text
    assert not end.button("Play with friends")
    await bot.idle()


async def test_nobody_elses_message_becomes_a_lesson(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    await opens(ana, table, "yahtzee")
    panel = open_message(ana, table)
    control = panel.button("Keep 4 4 4")
    assert control is not None
    await ben.types(table, "/play", game="yahtzee")
    board = ben.sees(table)[-1]
    answer: Answer = await ben.forges(str(control.custom_id), on=board)
    assert "Yahtzee" in ben.sees(table)[-1].text or answer.private
    assert board.text == next(m for m in ben.sees(table) if m.id == board.id).text
    assert not await bot.store.lessons.of(ben.id)


@pytest.mark.parametrize("label", ["Play against an easy robot", "Play with friends"])
async def test_the_end_leads_to_a_table(bot: Bot, table: Channel, ana: Person, label: str) -> None:
    await opens(ana, table, "yahtzee")
    for _ in range(5):
        await ana.presses("Skip this part", on=open_message(ana, table))
    await ana.presses(label, on=open_message(ana, table))
    await bot.idle()
    live = await bot.store.tables.live_in(table.id)
    assert live is not None
    robots = [chair.level for chair in live.chairs if chair.robot]
    assert (live.stage, robots) == (("playing", ["easy"]) if "robot" in label else ("lobby", []))


async def test_after_the_expansions_hand_one_plays_with_the_expansion(
    bot: Bot, table: Channel, ana: Person
) -> None:
    await opens(ana, table, "verflixxt-nochmal")
    for _ in range(3):
        await ana.presses("Skip this part", on=open_message(ana, table))
    await ana.presses("Play against an easy robot", on=open_message(ana, table))
    await bot.idle()
    live = await bot.store.tables.live_in(table.id)
    assert live is not None
    assert (live.options["nochmal"], live.options["worms"]) == ("standard", "on")


async def test_lobby_rules_and_help_lead_to_it(bot: Bot, table: Channel, ana: Person) -> None:
    await ana.types(table, "/play", game="verflixxt")
    await ana.presses("Learn by playing", channel=table)
    assert "Verflixxt! · practice hand" in open_message(ana, table).text
    await ana.types(table, "/rules", game="desfausse")
    await ana.presses("Learn by playing", on=open_message(ana, table))
    assert "DESfausse · practice hand" in open_message(ana, table).text
    await ana.types(table, "/help")
    await ana.presses("Learn by playing", on=open_message(ana, table))
    assert "Which game would you like to learn?" in open_message(ana, table).text
    await bot.idle()


# ── tips ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
async def with_tips(bot: Bot) -> Bot:
    bot.tips = True
    await bot.restart()
    return bot


def tips(person: Person, channel: Channel) -> list[str]:
    return [m.text for m in person.sees(channel) if m.private and m.text.startswith("💡")]


async def begins(table: Channel, ana: Person, ben: Person) -> tuple[Person, Person]:
    await ana.types(table, "/play", game="yahtzee")
    await ben.presses("Join", channel=table)
    await ana.presses("Start", channel=table)
    first = ana.mention in ana.sees(table)[-1].text
    return (ana, ben) if first else (ben, ana)


async def test_a_newcomer_gets_each_tip_once_and_alone(
    with_tips: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    now, other = await begins(table, ana, ben)
    await now.presses("Roll the dice", channel=table)
    assert len(tips(now, table)) == 1
    assert "roll *again*" in tips(now, table)[0]
    assert not tips(other, table)
    await now.presses("Sacrifice a box…", channel=table)
    assert len(tips(now, table)) == 2
    await with_tips.idle()
    told = await with_tips.store.lessons.tips(now.id, "yahtzee")
    assert told == {"rolling", "boxes"}


async def test_one_press_turns_them_off(
    with_tips: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    now, _ = await begins(table, ana, ben)
    await now.presses("Roll the dice", channel=table)
    await now.presses("No more tips", channel=table)
    assert not (await with_tips.store.people.get(now.id)).tips
    await now.presses("Sacrifice a box…", channel=table)
    assert not tips(now, table)
