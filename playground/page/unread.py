"""How many messages everybody has not read yet, and how many of them notify them."""

from functools import cache

import msgspec

from playground.discord import permissions
from playground.discord.world import Channel, Message
from playground.people.community import Community


class UnreadCount(msgspec.Struct):
    """The unread messages of one person in one channel, and those that notify them."""

    messages: int = 0
    mentions: int = 0


class Unread:
    """The counts of all people, by person and channel."""

    def __init__(self, community: Community) -> None:
        self.world = community.world
        self.counts: dict[tuple[int, int], UnreadCount] = {}
        for person in community.people:
            self._count(person)

    def _count(self, person: int) -> None:
        world, reads = self.world, self.world.reads.get(person, {})

        @cache
        def sees(channel_id: int) -> bool:
            channel = world.channels.get(channel_id)
            return channel is not None and permissions.may(world, channel, person, "VIEW_CHANNEL")

        for message in world.messages.values():
            channel_id = message.channel_id
            if _is_unread(person, message, reads.get(channel_id, 0)) and sees(channel_id):
                count = self.counts.setdefault((person, channel_id), UnreadCount())
                count.messages += 1
                count.mentions += _notifies(world.channels[channel_id], person, message)

    def count(self, person: int, channel_id: int) -> UnreadCount:
        """The counts of one person in one channel."""
        return self.counts.get((person, channel_id), UnreadCount())

    def mentions(self, person: int) -> int:
        """How many unread messages notify a person, in all channels."""
        return sum(count.mentions for (who, _), count in self.counts.items() if who == person)


def _is_unread(person: int, message: Message, last_read: int) -> bool:
    return message.id > last_read and message.author_id != person and not message.ephemeral


def _notifies(channel: Channel, person: int, message: Message) -> bool:
    return person in message.pinged or channel.recipient_id == person
