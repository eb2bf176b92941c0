"""How games of today's dice came out: the line, the files, yesterday with its secret."""

import pytest

from bot.files.verify import OF_A_DAY, verified
from bot.tables import today
from bot.ui import ids
from bot.ui.markup import shortened
from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from renderers.core.signs import SIGNS
from rules.catalog import GAMES
from rules.core.chance import commitment
from rules.yahtzee.box import BOXES
from tests.wire.conftest import Bot
from tests.wire.same_dice import attempt, page, panel, played

pytestmark = pytest.mark.wire

DAY = 24 * 60 * 60


async def saved(person: Person, on: SeenMessage) -> bytes:
    """The file that somebody saves."""
    answer = (await person.presses("Save as a file", on=on)).private_message
    assert answer is not None
    return answer.files[0].content


async def result(person: Person, channel: Channel) -> SeenMessage:
    """Somebody's result of today."""
    await person.types(channel, "/today", game="Yahtzee")
    return panel(person, channel)


async def test_yesterday_is_proven_by_what_was_promised_the_day_before(
    bot: Bot, ana: Person, table: Channel
) -> None:
    promised = (await page(ana, table)).split("Tomorrow’s: ")[1].split(".")[0]
    await bot.passes(DAY)
    over = await played(bot, ana, table)
    early = await saved(ana, await result(ana, table))
    assert over.seed.hex() not in early.decode()
    found = verified(early, GAMES, (promised,))
    assert not found.proven
    assert "when all who share its dice have played" in found.text
    await bot.passes(DAY)
    await ana.types(table, "/today")
    await ana.presses("Yesterday’s Yahtzee", channel=table)
    shown = panel(ana, table)
    assert promised == shortened(commitment(over.seed))
    assert promised in shown.text
    fair = (await ana.presses("Fair dice", on=shown)).private
    assert over.seed.hex() in fair, "the whole secret"
    assert commitment(over.seed) in fair
    assert "whoever runs me drew alone" in fair
    found = verified(await saved(ana, shown), GAMES, (promised,))
    assert found.proven
    assert "every draw comes from the seed" in found.text
    assert OF_A_DAY in found.text, "it does not claim that nobody can have chosen the dice"


async def test_yesterdays_result_is_there_for_whoever_has_played(
    bot: Bot, ana: Person, ben: Person, chloe: Person, table: Channel
) -> None:
    await bot.passes(60)
    await played(bot, ana, table)
    await played(bot, chloe, table, level="good")
    await played(bot, ben, table, most=3)
    await bot.passes(DAY)
    assert "Yesterday" not in await page(ben, table), "whoever has not finished has none"
    assert "not played yet" in await page(ana, table)
    await ana.presses("Yesterday’s Yahtzee", channel=table)
    own = panel(ana, table)
    assert "of 2" in own.text
    assert "On this server:" in own.text
    assert "Chloé" in own.text
    assert "Share my line here" not in [button.label for button in own.buttons]
    await chloe.types(table, "/dés-du-jour")
    await chloe.presses("Yahtzee d’hier", channel=table)
    assert "les dés du" in panel(chloe, table).text
    assert "sur 2" in panel(chloe, table).text
    await ana.presses("Today’s dice", on=own)
    assert "Play Yahtzee" in [button.label for button in panel(ana, table).buttons]


async def test_somebody_elses_result_and_made_up_days_are_nobodys(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    over = await played(bot, ana, table)
    here = await ben.types(table, "/today")
    for day, game in (
        (over.series, "yahtzee"),
        ("", "yahtzee"),
        ("2030-13-01", "yahtzee"),
        (today.next_day(over.series), "yahtzee"),
        (over.series, "chess"),
    ):
        for verb in ("see", "share"):
            answer = await ben.forges(f"dr:{verb}:{day}:{game}", on=here)
            assert "points" not in answer.private
    assert not [message for message in ana.sees(table) if not message.private]


async def test_the_line_can_be_copied_and_gives_no_die_away(
    bot: Bot, ana: Person, table: Channel
) -> None:
    await played(bot, ana, table)
    text = (await result(ana, table)).text
    line = text.split("```")[1]
    first, points, signs = line.strip().split("\n")
    day = (await attempt(bot, ana)).series
    assert first == f"Yahtzee · {day}"
    assert points.endswith(" points")
    assert sum(signs.count(sign) for sign in SIGNS) == len(BOXES)
    assert not set(signs) - set("".join(SIGNS))


async def test_a_line_that_is_shared_after_midnight_is_still_that_of_its_day(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    over = await played(bot, ana, table)
    shown = await result(ana, table)
    await bot.passes(DAY)
    await ana.presses("Share my line here", on=shown)
    (line,) = [message.text for message in ben.sees(table)]
    assert over.series in line


async def test_a_button_of_an_earlier_version_shares_todays_line(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    await played(bot, ana, table)
    shown = await result(ana, table)
    await ana.forges(str(ids.Today("share", "yahtzee")), on=shown)
    (line,) = [message.text for message in ben.sees(table)]
    assert "**Ana**" in line


async def test_a_name_has_no_effect_on_a_shared_line(
    bot: Bot, playground: Playground, server: Server, ben: Person, table: Channel
) -> None:
    eve = playground.person("*[x](https://e.org)*", servers=[server])
    await played(bot, eve, table)
    await eve.presses("Share my line here", on=await result(eve, table))
    (line,) = [message.text for message in ben.sees(table)]
    assert "://" not in line, "no link"
    assert r"**\*\[x]" in line, "and no markup"


async def test_in_a_direct_message_the_line_is_there_and_no_channel_to_share_it(
    bot: Bot, ana: Person
) -> None:
    await bot.idle()
    await played(bot, ana, ana.dm)
    shown = await result(ana, ana.dm)
    assert "```" in shown.text
    assert "Share my line here" not in [button.label for button in shown.buttons]
    day = (await attempt(bot, ana)).series
    answer = await ana.forges(str(ids.DayResult("share", day, "yahtzee")), on=shown)
    assert "server" in answer.private


async def test_what_was_in_the_dice_is_worked_out_also_after_a_restart(
    bot: Bot, ana: Person, table: Channel
) -> None:
    """Nobody else plays: whoever looks at a result has it worked out."""
    over = await played(bot, ana, table)
    await bot.client.app.hindsight.stop()
    await bot.store.engine.write("update dailies set robot = -1, best = -1")
    await bot.restart()
    await result(ana, table)
    (work,) = bot.client.app.hindsight.underway.values()
    await work
    text = (await result(ana, table)).text
    assert "The strong robot made" in text
    daily = await bot.store.dailies.get(over.series, "yahtzee", b"")
    assert daily.robot is not None
    assert daily.best is not None
    assert daily.robot <= daily.best


async def test_whoever_listens_plays_and_reads_their_result_by_words(
    bot: Bot, ana: Person, table: Channel
) -> None:
    await bot.store.people.change(ana.id, words_first=True)
    await played(bot, ana, table, most=2)
    await ana.types(table, "/today", game="Yahtzee")
    assert not panel(ana, table).pictures
    await played(bot, ana, table)
    shown = await result(ana, table)
    assert not shown.pictures
    assert "Of 13 turns" in shown.text
    assert not set(shown.text) & set(SIGNS), "signs are not listened to"
    assert [message for message in ana.sees(table) if message.pictures] == []
    await bot.passes(DAY)
    await ana.types(table, "/today")
    await ana.presses("Yesterday’s Yahtzee", channel=table)
    before = panel(ana, table)
    assert "…" not in before.text, "no fingerprint"
    assert "Fair dice" in [button.label for button in before.buttons]
