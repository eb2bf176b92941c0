"""What everybody has not read yet, and where they are mentioned in it."""

from functools import cache
from typing import TYPE_CHECKING

from playground.discord import permissions
from playground.discord.world import Channel, Message

if TYPE_CHECKING:
    from playground.wire.server import Playground

Unread = dict[tuple[int, int], tuple[int, int]]
"""By person and channel: messages after the last one read, and those that notified."""


def unread(playground: "Playground") -> Unread:
    world, counted = playground.world, dict[tuple[int, int], tuple[int, int]]()

    @cache
    def sees(person: int, channel_id: int) -> bool:
        channel = world.channels.get(channel_id)
        return channel is not None and permissions.may(world, channel, person, "VIEW_CHANNEL")

    for person in playground.people:
        read = world.reads.get(person, {})
        for message in world.messages.values():
            place = message.channel_id
            if _is_new(person, message, read.get(place, 0)) and sees(person, place):
                fresh, mentions = counted.get((person, place), (0, 0))
                calls = _calls(world.channels[place], person, message)
                counted[person, place] = fresh + 1, mentions + calls
    return counted


def _is_new(person: int, message: Message, read: int) -> bool:
    return message.id > read and message.author_id != person and not message.ephemeral


def _calls(channel: Channel, person: int, message: Message) -> bool:
    return person in message.pinged or channel.recipient_id == person
