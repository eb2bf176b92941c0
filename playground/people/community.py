"""The community: servers, channels and people, made and changed as their administrators do it."""

from collections.abc import Iterable

from playground.discord import permissions
from playground.discord.enums import ChannelType, Intent
from playground.discord.server_objects import role_object, server_object
from playground.discord.world import Channel, Member, Overwrite, Role, Server, User
from playground.people.actions import Actions
from playground.people.person import Person
from playground.wire.loopback import Loopback


class Community(Loopback):
    """A Discord with the bot's account, and with whatever servers, channels and people are added.

    `people` are the persons by id. Owners of servers have accounts but are no persons.
    """

    def __init__(self, bot_name: str) -> None:
        super().__init__()
        self.actions = Actions(self)
        self.people: dict[int, Person] = {}
        bot = User(id=self.world.new_id(), name=bot_name, bot=True)
        self.world.users[bot.id] = bot
        self.world.bot_id = bot.id

    # Servers and channels

    def server(self, name: str = "Friends", *, locale: str = "en-US") -> Server:
        """Make a server with the bot in it; its owner is nobody who plays."""
        owner = User(id=self.world.new_id(), name=f"owner of {name}")
        self.world.users[owner.id] = owner
        server = Server(id=self.world.new_id(), name=name, owner_id=owner.id, locale=locale)
        everyone = Role(id=server.id, name="@everyone", permissions=permissions.EVERYONE)
        server.roles[server.id] = everyone
        self.world.servers[server.id] = server
        self._enter(server, owner.id)
        self.invite_bot(server)
        return server

    def invite_bot(self, server: Server) -> None:
        """Make the bot a member of a server, with a role of its own."""
        role = Role(
            id=self.world.new_id(),
            name=self.world.bot.name,
            permissions=permissions.EVERYONE,
            managed=True,
        )
        server.roles[role.id] = role
        self._enter(server, self.world.bot_id)
        server.members[self.world.bot_id].roles = [role.id]
        self.gateway.dispatch("GUILD_CREATE", server_object(self.world, server), Intent.GUILDS)

    def remove_bot(self, server: Server) -> None:
        """Kick the bot out of a server."""
        server.members.pop(self.world.bot_id, None)
        self.gateway.dispatch("GUILD_DELETE", {"id": str(server.id)}, Intent.GUILDS)

    def channel(self, server: Server, name: str = "table") -> Channel:
        """Make a text channel, below those that the server has."""
        count = sum(c.server_id == server.id for c in self.world.channels.values())
        channel = Channel(
            id=self.world.new_id(),
            kind=ChannelType.TEXT,
            name=name,
            server_id=server.id,
            position=count,
        )
        self.world.channels[channel.id] = channel
        self.announce_channel("CHANNEL_CREATE", channel)
        return channel

    def thread(self, channel: Channel, name: str = "table") -> Channel:
        """Make a thread in a channel, as the server's owner."""
        server, now = self.world.servers[channel.server_id or 0], self.clock.now()
        thread = Channel(
            id=self.world.new_id(),
            kind=ChannelType.PUBLIC_THREAD,
            name=name,
            server_id=server.id,
            parent_id=channel.id,
            owner_id=server.owner_id,
            archive_changed=now,
            active=now,
        )
        self.world.channels[thread.id] = thread
        self.announce_channel("THREAD_CREATE", thread)
        return thread

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with its messages."""
        del self.world.channels[channel.id]
        for message in tuple(self.world.in_channel(channel.id)):
            del self.world.messages[message.id]
        self.announce_channel_deleted(channel)

    # People

    def person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        servers: Iterable[Server] | None = None,
    ) -> Person:
        """Make a person who is a member of these servers, or of all there are."""
        user = User(id=self.world.new_id(), name=name, locale=locale)
        self.world.users[user.id] = user
        for server in self.world.servers.values() if servers is None else servers:
            self._enter(server, user.id)
        return self.add_person(user)

    def add_person(self, user: User) -> Person:
        """Make a person of an account that exists already."""
        self.people[user.id] = Person(self, self.actions, user)
        return self.people[user.id]

    def join(self, person: Person, server: Server) -> None:
        """Make somebody a member of a server."""
        self._enter(server, person.id)

    def leave(self, person: Person, server: Server) -> None:
        """Let somebody leave a server."""
        server.members.pop(person.id, None)

    def _enter(self, server: Server, user_id: int) -> None:
        server.members[user_id] = Member(user_id=user_id, joined=self.clock.now())

    def close_dms(self, person: Person) -> None:
        """Let somebody refuse direct messages."""
        person.user.dms_open = False

    def open_dms(self, person: Person) -> None:
        """Let somebody accept direct messages again."""
        person.user.dms_open = True

    # Permissions

    def deny(self, channel: Channel, *names: str, to: Person | None = None) -> None:
        """Deny permissions in a channel: to a person, else to the bot."""
        mask = permissions.mask(*names)
        self._overwrite(channel, to, allow=0, deny=mask)

    def allow(self, channel: Channel, *names: str, to: Person | None = None) -> None:
        """Allow permissions in a channel: to a person, else to the bot."""
        mask = permissions.mask(*names)
        self._overwrite(channel, to, allow=mask, deny=0)

    def _overwrite(self, channel: Channel, to: Person | None, *, allow: int, deny: int) -> None:
        """Set these bits of an overwrite, and leave the others."""
        channel = permissions.overwritten_channel(self.world, channel)
        target = self.world.bot_id if to is None else to.id
        overwrite = channel.overwrites.setdefault(target, Overwrite(member=True))
        overwrite.allow = overwrite.allow & ~deny | allow
        overwrite.deny = overwrite.deny & ~allow | deny
        self.announce_channel("CHANNEL_UPDATE", channel)

    def grant(self, person: Person, server: Server, *names: str) -> Role:
        """Give somebody a new role with these permissions, such as MANAGE_GUILD."""
        mask = permissions.mask(*names)
        role = Role(id=self.world.new_id(), name="role", permissions=mask, mentionable=True)
        server.roles[role.id] = role
        server.members[person.id].roles.append(role.id)
        payload = {"guild_id": str(server.id), "role": role_object(role)}
        self.gateway.dispatch("GUILD_ROLE_CREATE", payload, Intent.GUILDS)
        return role

    def is_moderator(self, user: User) -> bool:
        """Whether somebody may manage a server."""
        needed = permissions.mask("MANAGE_GUILD")
        servers = [s for s in self.world.servers.values() if user.id in s.members]
        return any(permissions.in_server(server, user.id) & needed for server in servers)

    def set_moderator(self, person: Person, moderator: bool) -> None:
        """Let somebody manage all servers, or take all their roles away."""
        if moderator == self.is_moderator(person.user):
            return
        for server in self.world.servers.values():
            if moderator:
                self.grant(person, server, "MANAGE_GUILD")
            else:
                server.members[person.id].roles = []
