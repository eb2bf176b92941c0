"""Somebody in a practice hand, who presses what the coach's sentence says."""

import re

from bot.words import Speaker
from playground import Person
from playground.discord.world import Channel
from playground.people.seen_message import SeenMessage
from rules.catalog import GAMES

LESSONS = [lesson.key for game in GAMES.values() for lesson in game.lessons]
PRESS = re.compile(r"\*\*.+?\*\*(?: → \*\*.+?\*\*)*")


def open_message(person: Person, channel: Channel) -> SeenMessage:
    """The lesson as it is on the screen now: the newest message that only this person sees."""
    return [message for message in person.sees(channel) if message.private][-1]


async def opens(person: Person, channel: Channel, lesson: str, *, french: bool = False) -> None:
    """By the command, or for a second hand by the list."""
    command, option = ("/apprendre", "jeu") if french else ("/learn", "game")
    if lesson in GAMES:
        await person.types(channel, command, **{option: lesson})
    else:
        await person.types(channel, command)
        game = next(game for game in GAMES.values() if lesson.startswith(game.key))
        name = Speaker("fr" if french else "en", game.key)(f"lesson-{lesson}-name")
        await person.presses(name, on=open_message(person, channel))


async def obeys(person: Person, channel: Channel) -> bool:
    """Presses what the coach's last sentence has in bold; False at the end of the lesson."""
    way = way_of(open_message(person, channel))
    while way:
        message = open_message(person, channel)
        if button := message.button(way[0]):
            await person.presses(custom_id=button.custom_id, on=message)
            way = way[1:]
        elif message.select(way[0]):
            await person.chooses(way[0], way[1:], on=message)
            way = []
        else:
            return False
    return True


def way_of(message: SeenMessage) -> list[str]:
    """The labels with which the coach's words end, one after the other."""
    told = message.text.replace("\u2068", "").replace("\u2069", "")
    found = PRESS.findall(told)
    return [label.strip("*") for label in found[-1].split(" → **")] if found else []
