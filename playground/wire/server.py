"""The playground: a loopback Discord that listens, and the making of its world."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from types import TracebackType
from typing import Self

from aiohttp import web

from playground import page
from playground.discord import permissions
from playground.discord.world import TEXT, THREAD, Channel, Member, Overwrite, Role, Server, User
from playground.people.acts import Acts
from playground.people.person import Person
from playground.wire import rest
from playground.wire.cdn import Cdn
from playground.wire.gateway import GUILDS
from playground.wire.loopback import Failure, Loopback

LOOPBACK = "127.0.0.1"
BOT_ROLE = permissions.EVERYONE


class Playground(Loopback):
    """`async with Playground() as playground:` serves on loopback until the block ends."""

    def __init__(self, port: int = 0, name: str = "Sixpips") -> None:
        super().__init__()
        self.port = port
        self.token = secrets.token_urlsafe(32)
        self.gateway.token = self.token
        self.acts = Acts(self)
        self.people: dict[int, Person] = {}
        self.restart_bot: Callable[[], Awaitable[None]] | None = None
        bot = User(id=self.world.new_id(), name=name, bot=True)
        self.world.users[bot.id] = bot
        self.world.bot_id = bot.id
        self._page: page.Page | None = None
        self._runner: web.AppRunner | None = None

    # Serving

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def start(self) -> None:
        app = web.Application(client_max_size=120 * 1024 * 1024, middlewares=[page.guard])
        rest.mount(app, self)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/clock", self.clock.listen)
        Cdn(self.world, self.clock).mount(app)
        self._page = page.Page(self)
        self._page.mount(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.payloads.base = self.url

    async def close(self) -> None:
        self.stop_timers()
        await self.gateway.close()
        await self.clock.close()
        if self._page is not None:
            await self._page.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def url(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def application_id(self) -> int:
        return self.world.bot_id

    # Making the world

    def server(self, name: str = "Friends", *, locale: str = "en-US") -> Server:
        """A server with the bot in it, owned by nobody who plays."""
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
        role = Role(
            id=self.world.new_id(),
            name=self.world.users[self.world.bot_id].name,
            permissions=BOT_ROLE,
            managed=True,
        )
        server.roles[role.id] = role
        self._enter(server, self.world.bot_id)
        server.members[self.world.bot_id].roles = [role.id]
        self.gateway.dispatch("GUILD_CREATE", self.payloads.server(server), GUILDS)

    def remove_bot(self, server: Server) -> None:
        """Kick the bot."""
        server.members.pop(self.world.bot_id, None)
        self.gateway.dispatch("GUILD_DELETE", {"id": str(server.id)}, GUILDS)

    def channel(self, server: Server, name: str = "table") -> Channel:
        count = sum(c.server_id == server.id for c in self.world.channels.values())
        channel = Channel(
            id=self.world.new_id(), kind=TEXT, name=name, server_id=server.id, position=count
        )
        self.world.channels[channel.id] = channel
        self.announce_channel("CHANNEL_CREATE", channel)
        return channel

    def thread(self, channel: Channel, name: str = "table") -> Channel:
        """A thread on a channel of a server, opened by the server's owner."""
        server, now = self.world.servers[channel.server_id or 0], self.clock.now()
        thread = Channel(
            id=self.world.new_id(),
            kind=THREAD,
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
        """Delete a channel or thread, with everything in it."""
        del self.world.channels[channel.id]
        for message in tuple(self.world.in_channel(channel.id)):
            del self.world.messages[message.id]
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.announce_channel(event, channel)

    def person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        servers: Iterable[Server] | None = None,
    ) -> Person:
        """Somebody; a member of these servers, or of all there are."""
        user = User(id=self.world.new_id(), name=name, locale=locale)
        self.world.users[user.id] = user
        for server in self.world.servers.values() if servers is None else servers:
            self._enter(server, user.id)
        self.people[user.id] = Person(self, self.acts, user)
        return self.people[user.id]

    def join(self, person: Person, server: Server) -> None:
        self._enter(server, person.id)

    def leave(self, person: Person, server: Server) -> None:
        server.members.pop(person.id, None)

    def _enter(self, server: Server, user_id: int) -> None:
        server.members[user_id] = Member(user_id=user_id, joined=self.clock.now())

    # Rights

    def deny(self, channel: Channel, *names: str, to: Person | None = None) -> None:
        """Take permissions away in a channel: from the bot, unless somebody else is named."""
        channel = self._place(channel)
        overwrite = self._overwrite(channel, to)
        overwrite.deny |= permissions.mask(*names)
        overwrite.allow &= ~permissions.mask(*names)
        self.announce_channel("CHANNEL_UPDATE", channel)

    def allow(self, channel: Channel, *names: str, to: Person | None = None) -> None:
        channel = self._place(channel)
        overwrite = self._overwrite(channel, to)
        overwrite.allow |= permissions.mask(*names)
        overwrite.deny &= ~permissions.mask(*names)
        self.announce_channel("CHANNEL_UPDATE", channel)

    def _place(self, channel: Channel) -> Channel:
        """Where permissions are set: a thread has those of its channel."""
        return self.world.channels[channel.parent_id] if channel.parent_id else channel

    def _overwrite(self, channel: Channel, to: Person | None) -> Overwrite:
        target = self.world.bot_id if to is None else to.id
        return channel.overwrites.setdefault(target, Overwrite(member=True))

    def grant(self, person: Person, server: Server, *names: str) -> Role:
        """Give somebody a role with these permissions, such as MANAGE_GUILD."""
        mask = permissions.mask(*names)
        role = Role(id=self.world.new_id(), name="role", permissions=mask, mentionable=True)
        server.roles[role.id] = role
        server.members[person.id].roles.append(role.id)
        payload = {"guild_id": str(server.id), "role": self.payloads.role(role)}
        self.gateway.dispatch("GUILD_ROLE_CREATE", payload, GUILDS)
        return role

    def close_dms(self, person: Person) -> None:
        person.user.dms_open = False

    def open_dms(self, person: Person) -> None:
        person.user.dms_open = True

    # Time and trouble

    async def advance(self, seconds: float) -> None:
        """Move the virtual clock; returns when the bot has heard of it."""
        await self.clock.advance(seconds)

    async def connected(self, timeout: float = 5.0) -> None:
        """Wait until a bot has identified."""
        if not await self.until(lambda: self.gateway.connected, timeout):
            raise AssertionError("no bot has connected")

    async def registered(self, timeout: float = 5.0) -> None:
        """Wait until a bot has identified and its commands are registered."""
        await self.connected(timeout)
        if not await self.until(lambda: self.world.commands, timeout):
            raise AssertionError("the bot has registered no commands")

    async def quiet(self, seconds: float = 0.01, timeout: float = 5.0) -> None:
        """Wait until every interaction is answered and no request has come for a moment."""
        await self.until(lambda: not self.unanswered, timeout)
        await self.calm(seconds, timeout)

    async def drop_socket(self) -> None:
        """Close the gateway's socket; the bot should resume."""
        await self.gateway.drop()
        await asyncio.sleep(0)

    def take_failures(self) -> list[Failure]:
        """The failures so far, which the caller expects; they are no longer held against it."""
        taken, self.failures = self.failures, []
        return taken

    def verify(self) -> None:
        """Raise AssertionError if Discord would have refused anything, or people were left."""
        listed = [f"violation: {violation}" for violation in self.violations]
        listed += [f"failure: {failure}" for failure in self.failures]
        listed += [f"never answered: {asked.details}" for asked in self.unanswered]
        if listed:
            raise AssertionError("Discord would complain:\n" + "\n".join(listed))
