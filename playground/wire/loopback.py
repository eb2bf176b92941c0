"""A Discord in this process: its state, clock and connections, and how the bot is told of changes.

HTTP is not served here; see `playground.playground`.
"""

from collections.abc import Awaitable, Callable

from playground.discord import openapi
from playground.discord.edit_limit import EditLimit
from playground.discord.enums import Intent
from playground.discord.errors import Violation
from playground.discord.payloads import Payloads
from playground.discord.request_limit import RequestLimit
from playground.discord.server_objects import channel_object
from playground.discord.world import Channel, Message, Ring, World
from playground.wire.activity import Activity
from playground.wire.balancer import Balancer
from playground.wire.changes import Changes
from playground.wire.clock import Clock
from playground.wire.endpoint import Endpoint
from playground.wire.faults import Faults
from playground.wire.gateway import Gateway
from playground.wire.interactions import Interactions


class Loopback:
    """What the REST routes, the gateway and the people have in common."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.world = World(now=self.clock.now)
        self.payloads = Payloads(self.world)
        self.faults = Faults()
        self.changes = Changes()
        self.gateway = Gateway(self.payloads, self.faults, self.changes)
        self.endpoint = Endpoint()
        self.balancer = Balancer(self.endpoint, self.changes)
        self.activity = Activity(self.clock, self.gateway, self.endpoint, self.changes)
        self.interactions = Interactions(
            payloads=self.payloads,
            gateway=self.gateway,
            endpoint=self.endpoint,
            activity=self.activity,
            changes=self.changes,
        )
        self.edit_limit = EditLimit()
        self.request_limit = RequestLimit()
        self.violations: list[Violation] = []
        self.rings: list[Ring] = []
        """Every time that a message of the bot made somebody's client ring. Edits never do."""
        self.restart_bot: Callable[[], Awaitable[None]] | None = None
        """Restarts the bot, where the playground runs it."""
        self.clock.listeners.append(self.archive_idle_threads)

    @property
    def bot_listens(self) -> bool:
        """Whether a bot has identified, or has an endpoint for interactions."""
        return self.gateway.connected or bool(self.endpoint.workers)

    @property
    def checks_description(self) -> bool:
        """Whether bodies are checked against Discord's OpenAPI description."""
        return openapi.description() is not None

    def announce(self, event: str, message: Message) -> None:
        """Tell the bot of a message (MESSAGE_CREATE, MESSAGE_UPDATE), unless it is ephemeral."""
        channel = self.world.channels[message.channel_id]
        if not message.ephemeral and self.gateway.wants_messages(channel):
            self.gateway.dispatch_message(event, channel, self.payloads.message(message))
        self.changes.notify()

    def announce_deleted(self, message: Message) -> None:
        """Tell the bot that a message was deleted, unless it was ephemeral."""
        channel = self.world.channels[message.channel_id]
        if not message.ephemeral:
            deleted = {"id": str(message.id), "channel_id": str(channel.id)}
            self.gateway.dispatch_message("MESSAGE_DELETE", channel, deleted)
        self.changes.notify()

    def announce_channel(self, event: str, channel: Channel) -> None:
        """Tell the bot of a channel or thread (CHANNEL_UPDATE, THREAD_CREATE …)."""
        self.gateway.dispatch(event, channel_object(self.world, channel), Intent.GUILDS)
        self.changes.notify()

    def announce_channel_deleted(self, channel: Channel) -> None:
        """Tell the bot that a channel or thread was deleted."""
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.announce_channel(event, channel)

    def archive(self, thread: Channel, archived: bool) -> None:
        """Archive a thread, or take it out of the archive."""
        thread.archived = archived
        thread.archive_changed = thread.active = self.clock.now()
        self.announce_channel("THREAD_UPDATE", thread)

    def archive_idle_threads(self) -> None:
        """Archive the threads in which nothing has happened for as long as each is set to wait."""
        for channel in tuple(self.world.channels.values()):
            idle = self.clock.now() - channel.active
            if channel.is_thread and not channel.archived and idle > channel.auto_archive * 60:
                self.archive(channel, True)
