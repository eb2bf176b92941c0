"""Tables of Très Futé laid out as a test needs them."""

import msgspec
from msgspec.structs import replace

from bot.store.tables import Table
from bot.tables.waits import is_idle
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.core.game import awaited
from rules.tres_fute_4ever import GAME
from rules.tres_fute_4ever.state import State
from tests.wire.conftest import Bot
from tests.wire.players import Round

KEY = "tres-fute-4ever"


async def started(bot: Bot, table: Channel, *players: Person) -> Round:
    people = Round(bot, table, players)
    await people.open(KEY)
    return people


async def laid_out(people: Round, state: State) -> Table:
    """The table with this state, as if it had come about by itself."""
    before, asks = await people.table(), GAME.asks(state)
    chairs = tuple(
        replace(chair, ask=chair.ask + 1, awaited=seat in awaited(asks), idle=is_idle(asks, seat))
        for seat, chair in enumerate(before.chairs)
    )
    head = msgspec.json.encode(state)
    await people.bot.store.tables.save(
        replace(before, head=head, baseline=head, baseline_step=before.step, chairs=chairs)
    )
    await next(iter(people.people.values())).types(people.channel, "/table")
    return await people.table()


async def the_state(people: Round) -> State:
    return msgspec.json.decode((await people.table()).head, type=State)


def private(person: Person, table: Channel) -> SeenMessage:
    """The newest message that only this person sees."""
    return next(message for message in person.sees(table)[::-1] if message.private)
