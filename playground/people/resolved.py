"""The `resolved` part of an interaction: the objects behind the ids that somebody picked."""

from playground.discord import permissions
from playground.discord.server_objects import channel_object, member_object, user_object
from playground.discord.world import Channel, Json, User, World


class Resolved:
    """Collects the objects for an interaction that takes place in one channel."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world = world
        self.channel = channel
        self.found: Json = {}

    @property
    def field(self) -> Json:
        """The field for the interaction's data; nothing if there is nothing to resolve."""
        return {"resolved": self.found} if self.found else {}

    def add_user(self, user: User) -> None:
        """Add a user and, if they belong to the channel's server, their membership."""
        self._add("users", user.id, user_object(user))
        server = self.world.server_of(self.channel)
        if server is not None and user.id in server.members:
            member = member_object(self.world, server.members[user.id])
            allowed = permissions.in_channel(self.world, self.channel, user.id)
            del member["user"]
            self._add("members", user.id, member | {"permissions": str(allowed)})

    def add_channel(self, channel: Channel, picked_by: User) -> None:
        """Add a channel, with the permissions there of the person who picked it."""
        allowed = permissions.in_channel(self.world, channel, picked_by.id)
        payload = channel_object(self.world, channel) | {"permissions": str(allowed)}
        self._add("channels", channel.id, payload)

    def _add(self, kind: str, number: int, payload: Json) -> None:
        self.found.setdefault(kind, {})[str(number)] = payload
