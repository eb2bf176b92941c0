"""/stats: a person, a game, a server; what is shown to whom, and what is counted apart."""

import asyncio
import io
import re

import pytest
from PIL import Image

from bot.store.chairs import Chair
from bot.ui import ids
from playground import Person, Playground
from playground.discord.world import Channel, Server
from playground.people.seen_message import SeenMessage
from tests.wire.conftest import Bot
from tests.wire.players import Round
from tests.wire.table.finished import ROBOT, chair, finished, with_board

pytestmark = pytest.mark.wire


def shown(message: SeenMessage | None) -> SeenMessage:
    assert message is not None
    assert message.private
    return message


@pytest.fixture
async def season(bot: Bot, server: Server, table: Channel, ana: Person, ben: Person) -> None:
    """Six games of Yahtzee: Ana wins the first three and the last two."""
    for scores in ((250, 90), (301, 200), (212, 211), (100, 222), (199, 150), (260, 90)):
        await finished(bot, server, table, (chair(ana), chair(ben)), scores)


async def test_a_game_is_counted_when_it_ends_and_not_once_it_is_taken_back(
    bot: Bot, table: Channel, ana: Person, ben: Person
) -> None:
    people = Round(bot, table, [ana, ben])
    await people.open("yahtzee")
    assert "No finished games yet. /play opens a table." in (await ana.types(table, "/stats")).text
    over = await people.play()
    result = bot.client.app.tables.position(over).result
    assert result is not None
    rows = await bot.store.results.in_server(over.guild)
    assert [(row.place, row.score) for row in rows] == list(
        zip(result.places, result.scores, strict=True)
    )
    winner = next(p for p in (ana, ben) if p.id == over.chairs[result.places.index(1)].user)
    answer = await winner.types(table, "/stats", game="yahtzee")
    assert "Games among people: **1** · won: **1** (100%)" in answer.text
    assert f"best **{max(result.scores)}**" in answer.text
    assert "(provisional until the fifth game" in answer.text
    await bot.client.app.tables.take_back(over.id, over.step, over.step)
    assert "No finished games yet." in (await winner.types(table, "/stats")).text
    await bot.client.app.publisher.publish(over.id)
    await people.play()
    assert "won: **1**" in (await winner.types(table, "/stats")).text, "the same dice again"


async def test_a_game_that_ended_before_is_counted_at_the_next_start(
    bot: Bot, server: Server, table: Channel, ana: Person
) -> None:
    unreadable = await finished(bot, server, table, (chair(ana),), (1,))
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    await people.play()
    before = [row for row in await bot.store.results.of(ana.id) if row.table != unreadable.id]
    await bot.store.engine.write("delete from results")
    assert await bot.store.results.of(ana.id) == []
    await bot.restart()
    async with asyncio.timeout(20):
        while not await bot.store.results.of(ana.id):
            continue
    assert await bot.store.results.of(ana.id) == before
    assert await bot.store.results.missing() == [unreadable.id], "left as it is"


@pytest.mark.usefixtures("season")
async def test_my_games_at_one_game_with_a_chart(
    bot: Bot, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    best = await finished(bot, server, table, (chair(ana), chair(ben)), (305, 304))
    await with_board(bot, best, 4711)
    answer = shown((await ana.types(table, "/stats", game="yahtzee")).message)
    assert "Games among people: **7** · won: **6** (86%)" in answer.text
    assert "Winning streak: **3** (best **3**)" in answer.text
    assert "Standard rules: average **232.4** · best **305**" in answer.text
    assert re.search(r"Rating: \*\*1[5-9]\d\d\*\* \(\d\d% certain\)", answer.text)
    sheets = [line for line in answer.text.splitlines() if "/channels/" in line]
    here = f"https://discord.com/channels/{server.id}/{table.id}"
    assert [line.split(" · ")[0] for line in sheets] == ["1. **305**", "2. **301**", "3. **260**"]
    assert sheets[0].endswith(f"<t:{int(best.changed_at)}:d> · {here}/4711")
    assert sheets[1].endswith(f" · {here}"), "its board is gone"
    (picture,) = answer.pictures
    image = Image.open(io.BytesIO(picture.content))
    assert (image.format, image.width) == ("PNG", 1000)
    assert picture.alt.startswith("Yahtzee · Ana. Last 7 scores, 2023-11-14 to 2023-11-20:")
    assert "250 (won), 301 (won), 212 (won), 100, 199 (won)" in picture.alt


@pytest.mark.usefixtures("season")
async def test_from_button_to_button_also_after_a_restart(
    bot: Bot, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    await finished(bot, server, table, (chair(ben), chair(ana)), (9, 4), game="verflixxt")
    first = shown((await ana.types(table, "/stats")).message)
    assert "**Yahtzee** · played: 6 · won: 5 (83%)" in first.text
    assert "**Verflixxt!** · played: 1 · won: 0 (0%)" in first.text
    assert "Yahtzee 5 / 6, Verflixxt! 0 / 1" in first.pictures[0].alt
    assert [b.label for b in first.buttons if b.disabled] == ["✓ Me", "✓ All games"]
    await bot.restart()
    server_wide = shown((await ana.presses("This server", on=first)).message)
    assert f"1. <@{ana.id}> · played: 7 · won: 5 (71%)" in server_wide.text
    assert f"2. <@{ben.id}> · played: 7 · won: 2 (29%)" in server_wide.text
    assert server_wide.pictures[0].alt.endswith("Ana 5 / 7, Ben 2 / 7.")
    ranking = shown((await ana.presses("Yahtzee", on=server_wide)).message)
    assert "among people: 6" in ranking.text
    lines = [line for line in ranking.text.splitlines() if "% certain" in line]
    assert [line.split(" · ")[0] for line in lines] == [f"1. <@{ana.id}>", f"2. <@{ben.id}>"]
    assert not any("provisional" in line for line in lines)
    assert f"1. **301** · <@{ana.id}>" in ranking.text
    assert re.search(r"1\. Ana 1\d\d\d, 2\. Ben 1\d\d\d", ranking.pictures[0].alt)
    mine = shown((await ana.presses("Me", on=ranking)).message)
    assert "Games among people: **6**" in mine.text
    nothing = shown((await ana.presses("DESfausse", on=mine)).message)
    assert "No finished games yet. /play opens a table." in nothing.text
    assert nothing.pictures == []


@pytest.mark.usefixtures("season")
async def test_somebody_elses_games(table: Channel, ana: Person, ben: Person) -> None:
    answer = shown((await ana.types(table, "/stats", person=ben, game="yahtzee")).message)
    assert f"<@{ben.id}> · on this server" in answer.text
    assert "Games among people: **6** · won: **1** (17%)" in answer.text
    assert answer.button("Stop counting my games") is None
    assert not ben.pings, "nobody is called by being looked at"


async def test_robots_solo_and_aborted_games_are_apart(
    bot: Bot, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    me = chair(ana)
    await finished(bot, server, table, (me,), (288,))
    await finished(bot, server, table, (me, ROBOT), (240, 100))
    await finished(bot, server, table, (me, chair(ben)), ())
    people = Round(bot, table, [ana])
    await people.open("yahtzee")
    await ana.presses("Roll the dice", channel=table)
    await ana.types(table, "/end")
    await ana.presses("Close the table", channel=table)
    answer = await ana.types(table, "/stats", game="yahtzee")
    assert "No finished games among people yet." in answer.text
    assert "With robots or changed seats: 1 · won: 1" in answer.text
    assert "Solo: 1 · best: 288" in answer.text
    assert "Ended early: 2" in answer.text
    assert shown(answer.message).pictures[0].alt.endswith(": 288, 240."), "no win among people"
    assert not [word for word in ("Rating", "average", "Best scores") if word in answer.text]
    ranking = shown((await ana.presses("This server", on=answer)).message)
    assert "with robots: 1 · solo: 1 · ended early: 2" in ranking.text
    assert ranking.pictures == []


async def test_a_seat_that_changed_hands_is_shown_and_neither_won_nor_rated(
    bot: Bot, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    heir = Chair(ana.id, ana.name, former=(ben.id,))
    await finished(bot, server, table, (heir, chair(ben)), (300, 100))
    answer = await ana.types(table, "/stats", game="yahtzee")
    assert "With robots or changed seats: 1 · won: 0" in answer.text
    assert "Rating" not in answer.text


async def test_scores_of_another_variant_stand_apart(
    bot: Bot, server: Server, table: Channel, ana: Person, ben: Person
) -> None:
    both = (chair(ana), chair(ben))
    for scores, sheets in (((200, 1), "1"), ((220, 1), "1"), ((700, 1), "3")):
        await finished(bot, server, table, both, scores, options={"sheets": sheets})
    answer = await ana.types(table, "/stats", game="yahtzee")
    assert "Standard rules: average **210.0** · best **220**" in answer.text
    assert "Rounds – 3: average **700.0** · best **700**" in answer.text


@pytest.mark.usefixtures("season")
async def test_another_servers_games_are_not_shown(
    bot: Bot, playground: Playground, table: Channel, ana: Person, ben: Person
) -> None:
    abroad = playground.server("Abroad")
    playground.join(ana, abroad)
    away = playground.channel(abroad, "away")
    stranger = playground.person("Zed", servers=[abroad])
    await finished(bot, abroad, away, (chair(ana), chair(stranger)), (90, 333))
    here = await ana.types(table, "/stats", game="yahtzee")
    assert "Games among people: **6**" in here.text
    assert str(abroad.id) not in here.text
    ranking = shown((await ana.presses("This server", on=here)).message)
    assert "Zed" not in ranking.pictures[0].alt
    assert str(stranger.id) not in ranking.text
    there = await ana.types(away, "/stats", game="yahtzee")
    assert "Games among people: **1** · won: **0**" in there.text
    nobody = await ana.types(away, "/stats", person=ben)
    assert "No finished games yet. /play opens a table." in nobody.text


@pytest.mark.usefixtures("season")
async def test_in_a_direct_message_all_of_ones_own_and_nothing_else(
    bot: Bot, playground: Playground, ana: Person, ben: Person
) -> None:
    abroad = playground.server("Abroad")
    away = playground.channel(abroad, "away")
    await finished(bot, abroad, away, (chair(ana), chair(ben)), (90, 333))
    answer = await ana.types(ana.dm, "/stats", game="yahtzee")
    assert "on all servers" in answer.text
    assert "Games among people: **7** · won: **5**" in answer.text
    assert "Rating" not in answer.text, "people are measured against those of one server"
    message = shown(answer.message)
    assert message.button("This server") is None
    refused = await ana.types(ana.dm, "/stats", person=ben)
    assert refused.text.startswith("Here I show only your own games.")
    forged = await ana.forges(str(ids.Stats("person", ben.id)), on=message)
    assert forged.private.startswith("Here I show only your own games.")
    forged = await ana.forges(str(ids.Stats("server")), on=message)
    assert forged.private.startswith("Rankings belong to a server")
    forged = await ana.forges(str(ids.Stats("person", ana.id, "chess")), on=message)
    assert forged.private == "I do not know that game. /play lists those I know."
    forged = await ana.forges(str(ids.Stats("everything", ana.id)), on=message)
    assert forged.private.startswith("I do not know this button.")


async def test_in_french(
    bot: Bot, server: Server, table: Channel, ana: Person, chloe: Person
) -> None:
    for scores in ((250, 90), (230, 231), (10, 200)):
        await finished(bot, server, table, (chair(chloe), chair(ana)), scores)
    answer = shown((await chloe.types(table, "/statistiques", jeu="yahtzee")).message)
    assert "Parties entre humains\u202f: **3** · gagnées\u202f: **1** (33\u202f%)" in answer.text
    assert "moyenne **163,3** · meilleur score **250**" in answer.text
    assert "provisoire jusqu’à la cinquième partie" in answer.text
    assert "Les 3 derniers scores" in answer.pictures[0].alt
    ranking = shown((await chloe.presses("Ce serveur", on=answer)).message)
    assert "**Classement**" in ranking.text
    everything = shown((await chloe.presses("Tous les jeux", on=ranking)).message)
    assert "jouées\u202f: 3 · gagnées\u202f: 2" in everything.text
