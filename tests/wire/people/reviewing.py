"""Finished games to be reviewed, without a press for every move."""

from bot.store.tables import Table
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.core.chance import Luck, drawn
from tests.support.slow import slowly
from tests.wire.conftest import Bot
from tests.wire.players import Round


def panel(person: Person, channel: Channel) -> SeenMessage:
    """The newest message that this person alone sees."""
    return next(message for message in reversed(person.sees(channel)) if message.private)


def told(person: Person, channel: Channel) -> str:
    """All that this person alone was told here."""
    return " ".join(message.text for message in person.sees(channel) if message.private)


async def over(
    bot: Bot, channel: Channel, *people: Person, key: str = "yahtzee", **words: str
) -> Table:
    """A game, of Yahtzee if no other is named, decided by lot, with its final board."""
    round = Round(bot, channel, people)
    await round.open(key, **words)
    return await played_out(bot, await round.table())


async def duel_over(bot: Bot, channel: Channel, *people: Person) -> Table:
    """The same as a duel."""
    first, *others = people
    await first.types(channel, "/duel")
    for person in others:
        await person.presses("Join", channel=channel)
    await first.presses("Start", channel=channel)
    return await played_out(bot, await Round(bot, channel, people).table())


async def played_out(bot: Bot, table: Table, seed: int = 0) -> Table:
    """The game decided by lot to its end."""
    app, luck = bot.client.app, Luck(str(seed).encode())
    while table.stage == "playing":
        seat = table.awaited[0]
        moves = app.tables.position(table).asks[seat].moves
        table = await app.tables.answer(
            table.id, seat, table.chairs[seat].ask, drawn(luck, list(moves))
        )
    await app.publisher.publish(table.id)
    await bot.idle()
    return table


async def settled(bot: Bot) -> None:
    """Until every review is made or given up."""
    for job in list(bot.client.app.reviews.underway.values()):
        if job.task is not None:
            await job.task
    await bot.idle()


async def with_slow_reviews(bot: Bot) -> None:
    """From now on a review of Yahtzee takes a while."""
    bot.games = {**bot.games, "yahtzee": slowly(bot.games["yahtzee"])}
    await bot.restart()


async def reviewed(bot: Bot, person: Person, channel: Channel, label: str = "") -> SeenMessage:
    """The review of a game that is over."""
    await person.presses(label or "Luck or skill?", channel=channel)
    await settled(bot)
    return panel(person, channel)
