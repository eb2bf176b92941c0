"""Duels: everybody plays alone with the same dice, and all of it is laid open at the end."""

import asyncio
import re

import pytest

from bot.files.verify import verified
from bot.store.tables import Table
from bot.ui import ids
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from renderers.core.signs import SIGNS
from rules.catalog import GAMES, with_duels
from rules.yahtzee.box import BOXES
from tests.wire.conftest import Bot
from tests.wire.players import Round
from tests.wire.same_dice import decided

pytestmark = pytest.mark.wire

HOUR = 60 * 60


async def opened(bot: Bot, channel: Channel, people: list[Person], **options: str) -> Round:
    """A duel of these people that has begun."""
    duel = Round(bot, channel, people)
    first, *others = people
    await first.types(channel, "/duel", **options)
    for person in others:
        await person.presses("Join", channel=channel)
    await first.presses("Start", channel=channel)
    await bot.idle()
    return duel


async def finishes(duel: Round, person: Person, most: int = 400) -> Table:
    """This person alone plays to the end, or for so many presses."""
    for _ in range(most):
        if person not in await duel.awaited():
            break
        await duel.press(person)
    await duel.bot.idle()
    return await duel.table()


def public(person: Person, channel: Channel) -> str:
    """All that everybody reads in the channel."""
    return "\n".join(message.text for message in person.sees(channel) if not message.private)


async def looks(person: Person, channel: Channel, what: ids.View, table: int) -> SeenMessage:
    """What somebody sees privately of a table."""
    anywhere = person.sees(channel)[-1]
    answer = await person.forges(str(ids.Look(what, table)), on=anywhere)
    assert answer.private_message is not None
    return answer.private_message


async def test_a_duel_is_played_in_private_and_laid_open_at_the_end(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    halfway = await finishes(duel, ana)
    assert halfway.stage == "playing"
    assert await duel.awaited() == [ben]
    assert "**Ana** has played to the end" in public(ben, table)
    over = await duel.play()
    assert over.stage == "over"
    last = ben.sees(table)[-1].text
    assert "Everything is laid open" in last
    assert sum(last.count(sign) for sign in SIGNS) == 2 * len(BOXES)
    turns = (await looks(ben, table, "history", over.id)).text
    assert "Turn 1" in turns
    assert "**Ana**" in turns
    assert "**Ben**" in turns
    assert "in all" in turns


ALLOWED = re.compile(
    r"Ana: (\d+ of 13|finished)|<@\d+>|played to the end|[12]\.\sAna|Waiting for|Ana opened"
)
"""Lines in which somebody else may stand before the end: how far they are, and nothing else."""


async def test_nothing_of_anybodys_choices_is_seen_before_the_end(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    await finishes(duel, ben, most=6)
    begun = await finishes(duel, ana, most=40)
    told = [public(ben, table)]
    for what in ("your-move", "text", "happened", "history", "more", "fair", "step"):
        told.append((await looks(ben, table, what, begun.id)).text)  # type: ignore[arg-type]
    await ben.types(table, "/history")
    await ben.types(table, "/table")
    everything = [message for place in (table, ben.dm) for message in ben.sees(place)]
    told += [message.text for message in everything]
    told += [picture.alt for m in everything for picture in m.pictures]
    lines = [line for text in told for line in text.splitlines() if "Ana" in line]
    assert lines, "how far she is may be known"
    assert [line for line in lines if not ALLOWED.search(line)] == []
    rows = await bot.store.log.steps(begun.id)
    assert any(row.seat == begun.seat_of(ana.id) for row in rows)


async def test_the_file_of_a_duel_has_ones_own_steps_alone_until_it_is_over_and_then_is_proven(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    await finishes(duel, ana, most=10)
    begun = await finishes(duel, ben, most=3)
    early = (await looks(ben, table, "export", begun.id)).files[0].content.decode()
    assert '"partial": true' in early
    assert '"seat":0' not in early
    assert '"seed": null' in early
    over = await duel.play()
    whole = (await looks(ben, table, "export", over.id)).files[0].content
    found = verified(whole, with_duels(GAMES), ())
    assert found.proven, found.text
    assert "every draw comes from the seed" in found.text


async def test_who_does_not_finish_in_time_is_not_ranked(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben], time="8 hours")
    await finishes(duel, ana)
    late = await finishes(duel, ben, most=5)
    move = duel.first_move(ben)
    await bot.passes(9 * HOUR)
    over = await duel.table()
    assert over.stage == "over"
    assert over.step == late.step + 1, "one step says that time is up"
    last = ana.sees(table)[-1].text
    assert "The time is up" in last
    assert "1.\u00a0Ana" in last
    assert "–.\u00a0Ben: not finished" in last
    await ben.presses(custom_id=move, channel=table)
    assert (await duel.table()).version == over.version
    rows = {row.seat: row for row in await bot.store.results.in_server(over.guild)}
    assert [(rows[seat].place, rows[seat].kind) for seat in (0, 1)] == [
        (1, "people"),
        (0, "aborted"),
    ]
    assert (rows[0].rank, rows[1].rank) == (1, 3), "whoever does not finish is rated as the last"
    stats = await ana.types(table, "/stats")
    await ana.presses("Yahtzee", on=stats)
    own = await ana.presses("Yahtzee · same dice", on=stats)
    assert "Games among people" in own.text
    server = await ana.presses("This server", on=stats)
    assert "among people: 1" in server.text


async def test_whoever_listens_plays_by_words(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await bot.store.people.change(ana.id, words_first=True)
    duel = await opened(bot, table, [ana, ben])
    await ana.presses(custom_id=duel.your_move(ana), channel=table)
    await finishes(duel, ana, most=6)
    panel = next(m for m in reversed(ana.sees(table)) if m.private)
    assert not panel.pictures
    assert panel.buttons
    assert (await finishes(duel, ana)).stage == "playing"


async def test_where_nobody_finishes_nobody_wins(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben], time="1 hour")
    await bot.passes(2 * HOUR)
    assert (await duel.table()).stage == "over"
    last = ana.sees(table)[-1].text
    assert last.count(": not finished") == 2


async def test_somebody_is_reminded_before_the_end_and_rung_for_nothing_else(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    await finishes(duel, ana)
    await finishes(duel, ben, most=4)
    rings = len(ben.rings)
    await bot.passes(7 * HOUR)
    assert len(ben.rings) == rings, "whoever leaves in the middle is left in peace"
    await bot.passes(15 * HOUR)
    reminders = [m for m in ben.dms if "waiting for you" in m.text]
    assert len(reminders) == 2, "after eight hours, and when an eighth of the time is left"
    assert not [m for m in ana.dms if "waiting for you" in m.text]


async def test_a_duel_goes_on_after_a_restart_and_two_presses_at_once_are_one(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    await finishes(duel, ana, most=5)
    await bot.restart()
    before = await duel.table()
    await ana.presses(custom_id=duel.your_move(ana), channel=table)
    move = duel.first_move(ana)
    await asyncio.gather(*(ana.presses(custom_id=move, channel=table) for _ in range(3)))
    after = await duel.table()
    assert after.step == before.step + 1
    assert (await duel.play()).stage == "over"


async def test_robots_take_part_and_again_opens_the_same_duel(
    bot: Bot, ana: Person, table: Channel
) -> None:
    duel = Round(bot, table, [ana])
    await ana.types(table, "/play", game="yahtzee")
    await ana.presses("Same dice", channel=table)
    assert "Yahtzee · same dice" in ana.sees(table)[-1].text
    assert "24 hours" in ana.sees(table)[-1].text
    await ana.presses("Add a robot", channel=table)
    await ana.presses("Start", channel=table)
    over = await duel.play()
    assert over.stage == "over"
    assert {row.level for row in await bot.store.log.steps(over.id)} == {"", "good"}
    await ana.presses("Again?", channel=table)
    again = await duel.table()
    assert again.id != over.id
    assert again.duel
    assert again.stage == "lobby"
    await ana.presses("Take turns", channel=table)
    assert not (await duel.table()).duel


async def test_nothing_is_taken_back_and_no_seat_changes_hands(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    begun = await finishes(duel, ana, most=3)
    await ana.types(table, "/undo")
    assert "cannot take a move back" in ana.sees(table)[-1].text
    answer = await ana.types(table, "/seat robot")
    assert "for themselves" in answer.private
    answer = await ana.types(table, "/seat give", person=ben)
    assert "for themselves" in answer.private
    assert (await duel.table()).version == begun.version


async def test_whoever_leaves_off_is_not_ranked_and_nobody_waits_for_them(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    await finishes(duel, ana)
    begun = await duel.table()
    menu = await looks(ben, table, "seat", begun.id)
    assert [button.label for button in menu.buttons] == ["Leave for good…"]
    sure = (await ben.presses("Leave for good…", on=menu)).private_message
    assert sure is not None
    assert "not be ranked" in sure.text
    await ben.presses("Leave for good", on=sure)
    over = await duel.table()
    assert over.stage == "over"
    assert "–.\u00a0Ben: not finished" in public(ana, table)


async def test_a_rival_is_challenged_by_name(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await ana.types(table, "/duel", game="Très Futé 4ever", against=ben, time="3 days")
    await bot.idle()
    assert "Très Futé 4ever · same dice" in public(ben, table)
    assert "3 days" in public(ben, table)
    invitation = ben.sees(table)[-1]
    assert f"<@{ben.id}>" in invitation.text
    assert "challenges you to a duel at Très Futé 4ever" in invitation.text
    assert "within 3 days" in invitation.text
    await ben.presses("Join", on=invitation)
    await bot.idle()
    own = ben.sees(table)[-1]
    assert own.private
    assert own.pictures, "his own game lies before him, without another press"
    begun = await bot.store.tables.live_in(table.id)
    assert begun is not None
    assert begun.stage == "playing", "whoever was challenged has accepted: nobody waits for Start"
    assert set(begun.people) == {ana.id, ben.id}


@pytest.mark.usefixtures("bot")
async def test_the_lobby_shows_how_long_the_duel_lasts_although_the_rival_is_not_invited(
    ana: Person, ben: Person, table: Channel
) -> None:
    answer = await ana.types(table, "/duel", against=ana)
    assert "You cannot challenge yourself" in answer.text
    await ben.types(table, "/settings block", person=ana.id)
    await ana.types(table, "/duel", against=ben, time="3 days")
    told = ana.sees(table)[-1].text
    assert f"<@{ben.id}> cannot be invited" in told
    assert "seat" not in told, "nobody has one to offer yet"
    assert "3 days" in public(ana, table)


async def test_whoever_starts_has_their_own_game_before_them(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await opened(bot, table, [ana, ben])
    assert ana.sees(table)[-1].private
    assert ana.sees(table)[-1].pictures
    assert not ben.sees(table)[-1].private, "Ben has pressed nothing"


async def test_whoever_decides_alike_shares_a_place(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    for seat in (1, 0):
        over = await decided(bot, await duel.table(), seat)
    assert over.stage == "over"
    last = ben.sees(table)[-1].text
    assert "1.\u00a0Ana" in last, "a list would be numbered anew"
    assert "1.\u00a0Ben" in last
    app = bot.client.app
    first, second = app.tables.position(over).state.games
    assert first == second


async def test_with_direct_messages_closed_a_duel_is_played_on_the_panel(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    for person in (ana, ben):
        bot.playground.close_dms(person)
    duel = await opened(bot, table, [ana, ben])
    await bot.passes(3 * 60)
    assert ben.rings[-1].channel_id == table.id, "he is told in the channel"
    assert (await duel.play()).stage == "over"
    assert not ana.dms
    assert not ben.dms


async def test_a_duel_in_french(bot: Bot, chloe: Person, ben: Person, table: Channel) -> None:
    await chloe.types(table, "/duel", contre=ben, durée="8 heures")
    await bot.idle()
    assert "vous défie en duel à Yahtzee" in public(chloe, table)
    assert "en 8 heures" in public(chloe, table)
    await ben.presses("Rejoindre", channel=table)
    duel = Round(bot, table, [chloe, ben])
    assert "Waiting" not in ben.sees(table)[-1].text
    await finishes(duel, ben)
    await bot.passes(9 * HOUR)
    last = public(chloe, table)
    assert "Le temps est écoulé" in last
    assert "–.\u00a0Chloé\u202f: pas terminé" in last
    over = await duel.table()
    turns = (await looks(chloe, table, "history", over.id)).text
    assert "Tour 1" in turns
    assert "en tout" in turns


async def test_all_may_play_at_the_same_moment_and_it_is_laid_open_once(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben])
    over = await duel.play_together()
    assert duel.at_once == 2
    assert over.stage == "over"
    rows = await bot.store.log.steps(over.id)
    assert sum(b"laid-open" in row.events for row in rows) == 1
    assert len(await bot.store.results.in_server(over.guild)) == 2


async def test_a_turn_of_several_rolls_is_told_roll_by_roll(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    duel = await opened(bot, table, [ana, ben], game="Très Futé 4ever")
    for seat in (0, 1):
        over = await decided(bot, await duel.table(), seat)
    turns = (await looks(ben, table, "history", over.id)).text.splitlines()
    heads = [line for line in turns if line.startswith("- **")]
    rolls = [line for line in turns if line.startswith("  - ")]
    assert re.fullmatch(r"- \*\*Ana\*\* · \*\*\+\d+\*\*, \d+ in all", heads[0])
    assert all(head.endswith("in all") for head in heads)
    assert len(rolls) > len(heads)
