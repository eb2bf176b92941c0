"""The stand-in itself, without HTTP: the world, its clock, who listens, and what went wrong."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from playground.discord import spec
from playground.discord.payloads import Payloads
from playground.discord.refusals import Violation
from playground.discord.world import (
    AUTOCOMPLETE,
    LATER_UPDATE,
    Channel,
    Interaction,
    Json,
    Message,
    World,
)
from playground.wire.clock import Clock
from playground.wire.faults import Faults
from playground.wire.gateway import GUILDS, Gateway

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60
GLANCE_SECONDS = 0.02
"""How often a condition is looked at that may change without any request."""

REMEMBERED = 80
"""How many requests are kept for whoever wants to look at them."""

IDLE_SECONDS = 1.0
"""How long a deferred update without any edit is watched before it counts as settled."""


class OldEdits(msgspec.Struct):
    """The throttle on messages older than an hour (30046): `limit` edits in `window` seconds.

    Discord does not publish its numbers. `always` refuses every late edit.
    """

    limit: int = 3
    window: float = 3600.0
    age: float = 3600.0
    retry_after: float = 0.02
    always: bool = False


class Failure(msgspec.Struct, frozen=True):
    """ "This interaction failed": nobody answered within three seconds."""

    interaction: Interaction
    listening: bool

    def __str__(self) -> str:
        asked = self.interaction.details.get("custom_id") or self.interaction.details.get("name")
        why = "" if self.listening else " (no bot was connected)"
        return f"no answer to interaction {asked!r} of user {self.interaction.user_id}{why}"


class Exchange(msgspec.Struct, kw_only=True):
    """One request of the bot and what it was answered; `remark` is what was wrong with it."""

    number: int
    method: str
    path: str
    at: float
    body: Any = None
    status: int = 0
    milliseconds: float = 0.0
    remark: str = ""


class Loopback:
    """Everything that REST, gateway and people share."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.world = World(now=self.clock.now)
        self.payloads = Payloads(self.world)
        self.faults = Faults()
        self.gateway = Gateway(self.payloads, self.faults, self.changed)
        self.old_edits = OldEdits()
        self.violations: list[Violation] = []
        self.failures: list[Failure] = []
        self.answer_seconds = ANSWER_SECONDS
        self.idle_seconds = IDLE_SECONDS
        self.also_busy: list[Callable[[], object]] = []
        self.in_flight = 0
        self.requests = 0
        self.last_request = 0.0
        self.exchanges: deque[Exchange] = deque(maxlen=REMEMBERED)
        self.after_change: list[Callable[[], None]] = []
        self._waiting: set[asyncio.Future[None]] = set()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self.clock.after_change.append(self.archive_idle_threads)

    @property
    def checks_description(self) -> bool:
        """Whether bodies are checked against Discord's OpenAPI description."""
        return spec.description() is not None

    def changed(self) -> None:
        """Let everything that waits look again."""
        for waiting in tuple(self._waiting):
            if not waiting.done():
                waiting.set_result(None)
        for told in self.after_change:
            told()

    async def until(self, condition: Callable[[], object], timeout: float) -> bool:
        """Wait until a condition holds; False when it still does not after `timeout` seconds."""
        deadline = time.monotonic() + timeout
        while not condition():
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.add(news)
            try:
                await asyncio.wait([news], timeout=min(left, GLANCE_SECONDS))
            finally:
                self._waiting.discard(news)
        return True

    @property
    def busy(self) -> bool:
        """Whether a request is under way, or a bot in this process says that it works.

        Such a bot adds its own sign to `also_busy`; then nothing is waited for by the clock alone.
        """
        wire = self.in_flight or not self.gateway.written
        return bool(wire) or any(sign() for sign in self.also_busy)

    async def calm(self, seconds: float = 0.005, timeout: float = 5.0) -> None:
        """Wait until nobody is busy and no request has come for `seconds`."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            since = time.monotonic() - self.last_request
            if not self.busy and since >= seconds:
                return
            await asyncio.sleep(max(seconds - since, 0.001))

    # Interactions

    def ask(
        self,
        kind: int,
        user_id: int,
        channel_id: int,
        details: Json,
        message: Message | None = None,
        altered: Callable[[Json], Json] = dict,
    ) -> Interaction:
        """Send an interaction to the bot; from now on three seconds run.

        `altered` may spoil what is sent.
        """
        interaction = Interaction(
            id=self.world.new_id(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            user_id=user_id,
            channel_id=channel_id,
            asked=time.monotonic(),
            born=self.clock.now(),
            details=details,
            message_id=message.id if message else None,
        )
        self.world.interactions[interaction.id] = interaction
        timer = asyncio.get_running_loop().call_later(self.answer_seconds, self._fail, interaction)
        self._timers[interaction.id] = timer
        payload = altered(self.payloads.interaction(interaction))
        self.gateway.dispatch("INTERACTION_CREATE", payload)
        self.changed()
        return interaction

    def _fail(self, interaction: Interaction) -> None:
        self._timers.pop(interaction.id, None)
        if interaction.answer is None:
            interaction.failed = True
            self.failures.append(Failure(interaction, self.gateway.connected))
            self.changed()

    def answered(self, interaction: Interaction, answer: int) -> None:
        interaction.answer = answer
        message = self.world.messages.get(interaction.message_id or 0)
        interaction.edits_before = message.edits if message else 0
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()

    def stop_timers(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    @property
    def unanswered(self) -> list[Interaction]:
        """Interactions whose three seconds still run."""
        asked = self.world.interactions.values()
        return [i for i in asked if i.answer is None and not i.failed]

    def is_settled(self, interaction: Interaction) -> bool:
        """Whether the final answer is there; a deferred update is final when its message moved."""
        if interaction.settled or interaction.failed:
            return True
        if interaction.answer != LATER_UPDATE:
            return False
        message = self.world.messages.get(interaction.message_id or 0)
        return message is None or message.edits > interaction.edits_before

    async def settle(self, interaction: Interaction, timeout: float = 5.0) -> bool:
        """Wait for the final answer. False if only an acknowledgement has come."""
        await self.until(
            lambda: interaction.answer is not None or interaction.failed, self.answer_seconds + 1
        )
        if interaction.answer == LATER_UPDATE:
            await self._watch(interaction)
        elif not await self.until(lambda: self.is_settled(interaction), timeout):
            return False
        if interaction.kind != AUTOCOMPLETE:
            await self.calm(timeout=timeout)
        return True

    async def _watch(self, interaction: Interaction) -> None:
        """A deferred update may stay without an edit: give up when nothing more comes."""
        seen = -1
        while not self.is_settled(interaction) and seen != self.requests:
            seen = self.requests
            await self.until(
                lambda: self.is_settled(interaction) or (self.also_busy and not self.busy),
                self.idle_seconds,
            )

    # What the bot is told

    def announce(self, event: str, message: Message) -> None:
        """MESSAGE_CREATE, _UPDATE; nobody is told of ephemeral messages this way."""
        channel = self.world.channels[message.channel_id]
        if not message.ephemeral and self.gateway.reads_messages(channel):
            self.gateway.dispatch_message(event, channel, self.payloads.message(message))
        self.changed()

    def announce_channel(self, event: str, channel: Channel) -> None:
        self.gateway.dispatch(event, self.payloads.channel(channel), GUILDS)
        self.changed()

    def archive(self, thread: Channel, archived: bool) -> None:
        thread.archived = archived
        thread.archive_changed = thread.active = self.clock.now()
        self.announce_channel("THREAD_UPDATE", thread)

    def archive_idle_threads(self) -> None:
        """Threads in which nothing has happened for long enough archive themselves."""
        for channel in tuple(self.world.channels.values()):
            idle = self.clock.now() - channel.active
            if channel.is_thread and not channel.archived and idle > channel.auto_archive * 60:
                self.archive(channel, True)
