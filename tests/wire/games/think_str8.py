"""What the wire tests of Think Str8! share: tables in the middle of a game, and crosses."""

from dataclasses import replace

from bot.ui import ids
from playground import Person
from playground.people.seen_message import SeenMessage, Select
from rules.catalog import GAMES
from rules.think_str8 import GAME
from rules.think_str8.state import State
from tests.contract.play import played
from tests.wire.conftest import Bot

KEY = "think-str8"
PAD = "Cross numbers out on your pad"


def from_round(number: int, seats: int, **options: str) -> State:
    """The table as it stands when this round of a random game begins."""
    play = played(GAME, seats, {"auto-roll": "off", **options}, seed=number)
    return next(s for s in play.states if s.step == "roll" and s.round == number)


async def dealt(bot: Bot, state: State) -> None:
    """The next game on this bot begins like this."""
    begins_with(bot, state)
    await bot.restart()


def begins_with(bot: Bot, state: State) -> None:
    bot.games = {**GAMES, KEY: replace(GAME, new=lambda *_: state)}


async def crossed(
    person: Person, message: SeenMessage, count: int = 2
) -> tuple[SeenMessage, list[str]]:
    """Opens blue on a private message and crosses its first values out."""
    opened = await person.chooses(PAD, ["Blue"], on=message)
    shown = opened.private_message or opened.message
    assert shown is not None
    menu = marks(shown)
    values = [option.value for option in menu.options[:count]]
    answer = await person.chooses(menu.placeholder, values, on=shown)
    after = answer.private_message or answer.message
    assert after is not None
    return after, values


def marks(message: SeenMessage) -> Select:
    return next(m for m in message.selects if isinstance(ids.read(m.custom_id), ids.PadMarks))


def chosen(message: SeenMessage) -> list[str]:
    return [option.value for option in marks(message).options if option.default]
