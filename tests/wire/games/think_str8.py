"""What the wire tests of Think Str8! share: tables in the middle of a game, and crosses."""

from dataclasses import replace

from playground import Person
from playground.discord.world import Json
from playground.people.seen_message import SeenMessage
from rules.catalog import GAMES
from rules.think_str8 import GAME
from rules.think_str8.state import State
from tests.contract.play import played
from tests.wire.conftest import Bot

KEY = "think-str8"
PAD, OPEN = "Cross numbers out on your pad", "Your pad…"
TAKE = "Take what my pad leaves"
GROUP = "Blue · Green"


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
    """Opens the pad of a private message and crosses the first values of its first group out."""
    boxes = await opened(person, message)
    values = [box["value"] for box in boxes[:count]]
    answer = await person.fills({GROUP: values})
    after = answer.private_message or answer.message
    assert after is not None
    return after, values


async def opened(person: Person, message: SeenMessage) -> list[Json]:
    """The form of the pad is open: the check boxes of its first group."""
    await person.presses(OPEN, on=message)
    form = person.modal
    assert form is not None
    boxes: list[Json] = form.fields[GROUP]["options"]
    return boxes


async def ticked(person: Person, message: SeenMessage) -> list[str]:
    """What is crossed out in the first group, by its form."""
    boxes = await opened(person, message)
    person.closes_form()
    return [box["value"] for box in boxes if box.get("default")]
