"""Ways to know dice before playing them, where several meet the same: each is tried, and closed.

What no bot can close stands in SECURITY.md: friends can talk, and a person may have two accounts.
"""

from typing import get_args

import pytest

from bot.files.export import read
from bot.store.tables import Table
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round
from tests.wire.same_dice import begun, decided, panel, played

pytestmark = pytest.mark.wire

HOUR = 60 * 60
DAY = 24 * HOUR

LOOKS: tuple[ids.View, ...] = get_args(ids.View)


async def duel(bot: Bot, channel: Channel, people: list[Person], robots: int = 0) -> Table:
    """A duel of these people, and so many robots, that has begun."""
    first, *others = people
    await first.types(channel, "/duel")
    for person in others:
        await person.presses("Join", channel=channel)
    for _ in range(robots):
        await first.presses("Add a robot", channel=channel)
    await first.presses("Start", channel=channel)
    await bot.idle()
    return await Round(bot, channel, people).table()


def every_look(table: Table) -> list[str]:
    """Every control with which somebody can look at a table or at what became of it."""
    number = table.id
    looks = [str(ids.Look(what, number, page)) for what in LOOKS for page in (0, 3)]
    reviews = [str(ids.Review(verb, number)) for verb in get_args(ids.ReviewVerb)]
    further = [str(ids.WhatIf(number, step, same)) for step in (0, 3) for same in (0, 1)]
    return [*looks, *reviews, *further, str(ids.Undo(number)), str(ids.Again(number))]


async def learnt(person: Person, channel: Channel, controls: list[str]) -> list[SeenMessage]:
    """What somebody is shown who forges all of these, on the newest message that they have."""
    answers = [await person.forges(each, on=person.sees(channel)[-1]) for each in controls]
    return [m for answer in answers if (m := answer.private_message or answer.message)]


# ── today's dice ─────────────────────────────────────────────────────────────────────────────────


async def test_nobody_looks_at_somebody_elses_game_of_today(
    bot: Bot, playground: Playground, ana: Person, ben: Person, table: Channel
) -> None:
    """Live and over, from the same channel, from another server and from a direct message."""
    elsewhere = playground.channel(playground.server("Others"), "table")
    eve = playground.person("Eve")
    places = [(ben, table), (eve, elsewhere), (ben, ben.dm)]
    for most in (4, 500):
        game = await played(bot, ana, table, most=most)
        version = game.version
        for person, channel in places:
            await person.types(channel, "/turns")
            for seen in await learnt(person, channel, every_look(game)):
                assert seen.pictures == []
                assert seen.files == []
                assert "Ana" not in seen.text
        assert (await bot.client.app.tables.load(game.id)).version == version


async def test_ones_own_game_of_today_shows_no_die_before_it_is_rolled(
    bot: Bot, ana: Person, table: Channel
) -> None:
    """No undo, no hint, no secret, no playing on from an earlier position."""
    for most in (4, 500):
        game = await played(bot, ana, table, most=most)
        shown = await learnt(ana, table, every_look(game))
        texts = "\n".join(seen.text for seen in shown)
        assert game.seed.hex() not in texts
        assert game.seed.hex()[:8] not in texts
        assert "The coach" not in texts
        files = [
            read(file.content) for seen in shown for file in seen.files if ".json" in file.name
        ]
        assert files
        assert {file.seed for file in files} == {None}
        rows = await bot.store.log.steps(game.id)
        assert {len(file.steps) for file in files} == {len(rows)}
        assert await bot.store.tables.practices(ana.id) == []
        after = await bot.client.app.tables.load(game.id)
        assert (after.step, after.stage) == (game.step, game.stage)


async def test_playing_on_with_the_same_dice_waits_for_the_end_of_the_day(
    bot: Bot, ana: Person, table: Channel
) -> None:
    game = await played(bot, ana, table)
    await begun(bot, ana, table)
    same = str(ids.WhatIf(game.id, 0, 1))
    refused = await ana.forges(same, on=panel(ana, table))
    assert "once the game is over" in refused.private
    await bot.passes(DAY)
    await ana.types(table, "/today")
    await ana.forges(same, on=panel(ana, table))
    assert len(await bot.store.tables.practices(ana.id)) == 1
    await ana.forges("dr:see::yahtzee", on=panel(ana, table))
    assert await bot.store.engine.rows("select day from dailies where day = ''") == []


async def test_dice_of_tomorrow_are_nobodys(bot: Bot, ana: Person, table: Channel) -> None:
    """Whoever asks for a result of tomorrow draws no dice and begins nothing."""
    await ana.types(table, "/today")
    rows = "select day, game from dailies order by day, game"
    before = await bot.store.engine.rows(rows)
    here = panel(ana, table)
    for day in ("2999-01-01", "2026-11-19", "9999-12-31"):
        await ana.forges(f"dr:see:{day}:yahtzee", on=here)
    assert await bot.store.engine.rows(rows) == before
    assert await bot.store.engine.rows("select id from tables") == []


# ── duels ────────────────────────────────────────────────────────────────────────────────────────


async def test_nobody_learns_a_die_of_a_duel_from_whoever_is_ahead(
    bot: Bot, ana: Person, ben: Person, chloe: Person, table: Channel
) -> None:
    """Neither a rival nor an onlooker, by any control, while robots and Ana have played."""
    game = await duel(bot, table, [ana, ben], robots=1)
    game = await decided(bot, game, 0)
    for seat, robot in enumerate(chair.robot for chair in game.chairs):
        assert (seat in game.awaited) == (seat == 1), robot
    rows = await bot.store.log.steps(game.id)
    assert {row.seat for row in rows} == {0, 2}
    for person in (ben, chloe):
        shown = await learnt(person, table, every_look(game))
        shown += [m for place in (table, person.dm) for m in person.sees(place)]
        for message in shown:
            told = "\n".join([message.text, *(picture.alt for picture in message.pictures)])
            assert game.seed.hex()[:8] not in told
            listed = f"{game.chairs[2].name} (robot, good)"
            for line in told.replace(listed, "").splitlines():
                if "Ana" in line or game.chairs[2].name in line:
                    assert " rolls " not in line, line
                    assert "points" not in line, line
            for saved in (read(f.content) for f in message.files if f.name.endswith(".json")):
                assert saved.seed is None
                of_others = [step for step in saved.steps if step.seat != 1]
                assert all(step.action is None and step.tape is None for step in of_others)
                assert {event["event"] for step in of_others for event in step.told} <= {"finished"}
    assert (await bot.client.app.tables.load(game.id)).version == game.version


async def test_a_picture_of_a_duel_depends_on_nothing_but_how_far_everybody_is(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    """Ana has finished two duels, with other choices and points: the channel sees the same."""
    pictures, scores = [], []
    for level in ("easy", "strong"):
        game = await duel(bot, table, [ana, ben])
        seat = game.seat_of(ana.id) or 0
        game = await decided(bot, game, seat, level=level)
        board = next(m for m in reversed(ben.sees(table)) if m.pictures and not m.private)
        pictures.append(board.pictures[0].content)
        over = await bot.client.app.tables.end_duel(game.id)
        await bot.client.app.publisher.publish(game.id)
        result = bot.client.app.tables.position(over).result
        assert result is not None
        scores.append(result.scores[seat])
    assert scores[0] != scores[1]
    assert pictures[0] == pictures[1]


async def test_whoever_leaves_off_sees_no_more_than_before_and_does_not_come_back(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    game = await duel(bot, table, [ana, ben])
    game = await decided(bot, game, game.seat_of(ben.id) or 0, most=8)
    own = await ana.forges(str(ids.SeatChange("leave", game.id)), on=ana.sees(table)[-1])
    assert "left the duel" in own.private
    left = await bot.client.app.tables.load(game.id)
    for message in await learnt(ana, table, every_look(game)):
        assert not [line for line in message.text.splitlines() if "Ben" in line and "rolls" in line]
    lobby = next(m for m in ana.sees(table) if not m.private)
    for control in (
        ids.Lobby("join", game.id),
        ids.SeatChange("back", game.id),
        ids.SeatChange("take", game.id, 0),
    ):
        await ana.forges(str(control), on=lobby)
    after = await bot.client.app.tables.load(game.id)
    assert (after.chairs, after.step) == (left.chairs, left.step)


async def test_nobody_joins_a_duel_that_has_begun(
    bot: Bot, ana: Person, ben: Person, chloe: Person, table: Channel
) -> None:
    game = await duel(bot, table, [ana, ben])
    answer = await chloe.forges(str(ids.Lobby("join", game.id)), on=chloe.sees(table)[0])
    assert "commencé" in answer.private
    assert (await bot.client.app.tables.load(game.id)).people == game.people


async def test_statistics_know_nothing_of_a_duel_before_it_is_laid_open(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    game = await duel(bot, table, [ana, ben])
    game = await decided(bot, game, game.seat_of(ana.id) or 0)
    assert ana.id not in [game.chairs[seat].user for seat in game.awaited], "she has finished"
    assert await bot.store.results.of(ana.id) == []
    assert await bot.store.results.in_server(game.guild) == []
    stats = await ben.types(table, "/stats")
    assert "Ana" not in stats.text


# ── everywhere ───────────────────────────────────────────────────────────────────────────────────


async def test_what_is_written_of_a_table_in_errors_has_no_secret(
    bot: Bot, ana: Person, ben: Person, table: Channel
) -> None:
    mine = await played(bot, ana, table, most=2)
    ours = await duel(bot, table, [ana, ben])
    for game in (mine, ours):
        position = bot.client.app.tables.position(game)
        daily = await bot.store.dailies.get(mine.series, mine.game, b"")
        written = f"{game!r} {position.table!r} {daily!r}"
        assert repr(game.seed) not in written
        assert game.seed.hex() not in written
        assert f"id={game.id}" in written
