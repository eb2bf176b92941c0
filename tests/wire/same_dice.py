"""Games of today's dice and duels, played without a press for every move."""

from bot.store.tables import Table
from bot.tables import today
from playground import Person, Playground
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.core.chance import Luck
from rules.core.levels import Level
from tests.wire.conftest import Bot

GAMES = {"yahtzee": "Yahtzee", "tres-fute-4ever": "Très Futé 4ever"}


def panel(person: Person, channel: Channel) -> SeenMessage:
    """The newest message that this person alone sees."""
    return next(message for message in reversed(person.sees(channel)) if message.private)


async def attempt(bot: Bot, person: Person, game: str = "yahtzee") -> Table:
    """Somebody's game of today."""
    day = today.day_of(bot.client.app.clock.now())
    table = await bot.store.tables.attempt(day, person.id, game)
    assert table is not None
    return table


async def begun(bot: Bot, person: Person, channel: Channel, game: str = "yahtzee") -> Table:
    """The same, begun or taken up again."""
    if person.user.locale.startswith("fr"):
        await person.types(channel, "/dés-du-jour", jeu=GAMES[game])
    else:
        await person.types(channel, "/today", game=GAMES[game])
    return await attempt(bot, person, game)


async def played(
    bot: Bot,
    person: Person,
    channel: Channel,
    most: int = 500,
    game: str = "yahtzee",
    level: Level = "easy",
) -> Table:
    """Goes on until the end, or for so many moves, as a robot of this level would."""
    table = await begun(bot, person, channel, game)
    return await decided(bot, table, 0, most, level)


async def decided(
    bot: Bot, table: Table, seat: int, most: int = 500, level: Level = "easy"
) -> Table:
    """This seat alone goes on, until its end or for so many moves."""
    tables, number = bot.client.app.tables, table.id
    robot = tables.games[table.game].at_level(level)
    for step in range(most):
        table = await tables.load(number)
        if table.stage != "playing" or seat not in table.awaited:
            break
        position = tables.position(table)
        move = robot(position.view(seat), position.asks[seat], Luck(b"easy", step * 100))
        table = await tables.answer(number, seat, table.chairs[seat].ask, move)
    await bot.client.app.publisher.publish(number)
    await bot.idle()
    return await tables.load(number)


async def mornings(playground: Playground, person: Person, channel: Channel, hour: int = 8) -> None:
    """A moderator wants to read every morning at this hour how yesterday went."""
    playground.set_moderator(person, True)
    await person.types(channel, "/settings server", morning=channel, hour=hour)


def told(person: Person, channel: Channel) -> list[str]:
    """What the channel has read in the mornings."""
    public = [message.text for message in person.sees(channel) if not message.private]
    return [text for text in public if "Yesterday’s dice" in text]


async def page(person: Person, channel: Channel) -> str:
    """The page about today's dice."""
    return (await person.types(channel, "/today")).private
