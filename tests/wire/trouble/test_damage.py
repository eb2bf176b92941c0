"""One game's row is damaged: its players are told, every other game goes on."""

import sqlite3
from pathlib import Path

import pytest

from playground import Person, Playground
from playground.discord.world import Channel, Server
from tests.wire.conftest import Bot
from tests.wire.players import A_WHILE, Round

pytestmark = pytest.mark.wire

FAILED = "Something went wrong on my side. Nothing is lost; please try again."


def damage(database: Path, column: str) -> None:
    """The first game's, from outside."""
    with sqlite3.connect(database) as raw:
        raw.execute(f"update tables set {column} = '{{', robot_due = 1, behind = 1 where id = 1")
    raw.close()


@pytest.mark.usefixtures("on_sqlite")
@pytest.mark.parametrize("column", ["head", "options"])
async def test_a_damaged_game_spoils_no_other(
    column: str,
    bot: Bot,
    playground: Playground,
    server: Server,
    table: Channel,
    ana: Person,
    ben: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    beside = playground.channel(server, "beside")
    await Round(bot, table, [ana]).open("yahtzee")
    other = Round(bot, beside, [ben])
    await other.open("yahtzee")
    damage(bot.settings.database, column)
    await bot.restart()
    answer = await ana.presses("Roll the dice", channel=table)
    assert answer.private == FAILED
    assert (await ana.types(table, "/view")).text == FAILED
    await ben.presses("Roll the dice", channel=beside)
    assert (await other.table()).step == 1
    await bot.passes(A_WHILE)
    await bot.passes(9 * 60 * 60)
    assert any("waiting for you" in seen.text for seen in ben.dms), "time is kept for the others"
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert told, "whoever runs the bot can see it"
    caplog.clear()
