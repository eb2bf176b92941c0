"""Interactions sent to the bot: the deadline of the first response, the wait for the final one."""

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec

from playground.discord.enums import CallbackType, InteractionType
from playground.discord.payloads import Payloads
from playground.discord.world import Interaction, Json, Message
from playground.wire.activity import Activity
from playground.wire.changes import Changes
from playground.wire.endpoint import Endpoint
from playground.wire.gateway import Gateway

ANSWER_SECONDS = 3.0
"""Real seconds in which the first response must come."""

IDLE_SECONDS = 1.0
"""Real seconds without a request after which a deferred update is taken to stay without an edit."""

TOKEN_BYTES = 48


class Failure(msgspec.Struct, frozen=True):
    """ "This interaction failed": no response came in time. `listening`: a bot was connected."""

    interaction: Interaction
    listening: bool

    def __str__(self) -> str:
        asked = self.interaction.details.get("custom_id") or self.interaction.details.get("name")
        why = "" if self.listening else " (no bot was connected)"
        return f"no answer to interaction {asked!r} of user {self.interaction.user_id}{why}"


class Interactions:
    """Sends interactions to the bot and follows each until its final response."""

    def __init__(
        self,
        *,
        payloads: Payloads,
        gateway: Gateway,
        endpoint: Endpoint,
        activity: Activity,
        changes: Changes,
    ) -> None:
        self.payloads = payloads
        self.world = payloads.world
        self.gateway = gateway
        self.endpoint = endpoint
        self.activity = activity
        self.changes = changes
        self.answer_seconds = ANSWER_SECONDS
        self.idle_seconds = IDLE_SECONDS
        self.failures: list[Failure] = []
        self.acknowledged: list[Callable[[Interaction], None]] = []
        """Called in order when an interaction has got its first response."""
        self._timers: dict[int, asyncio.TimerHandle] = {}

    def ask(
        self,
        kind: InteractionType,
        user_id: int,
        channel_id: int,
        details: Json,
        message: Message | None = None,
        altered: Callable[[Json], Json] = dict,
        *,
        label: str = "",
    ) -> Interaction:
        """Send an interaction to the bot, which has three seconds from now to respond.

        `altered` may damage what is sent, to see how the bot copes.
        """
        interaction = Interaction(
            id=self.world.new_id(),
            token=secrets.token_urlsafe(TOKEN_BYTES),
            kind=kind,
            user_id=user_id,
            channel_id=channel_id,
            asked=time.monotonic(),
            born=self.world.now(),
            details=details,
            message_id=message.id if message else None,
            label=label,
        )
        self.world.interactions[interaction.id] = interaction
        timer = asyncio.get_running_loop().call_later(self.answer_seconds, self._fail, interaction)
        self._timers[interaction.id] = timer
        payload = altered(self.payloads.interaction(interaction))
        self._send(payload)
        self.changes.notify()
        return interaction

    def _send(self, payload: Json) -> None:
        """To the application's endpoint, if it has one; otherwise by the gateway."""
        if self.endpoint.workers:
            self.endpoint.deliver(payload)
        else:
            self.gateway.dispatch("INTERACTION_CREATE", payload)

    def _fail(self, interaction: Interaction) -> None:
        self._timers.pop(interaction.id, None)
        if interaction.answer is None:
            interaction.failed = True
            listening = self.gateway.connected or bool(self.endpoint.workers)
            self.failures.append(Failure(interaction, listening))
            self.changes.notify()

    def too_late(self, interaction: Interaction) -> bool:
        """Whether the time for the first response is over."""
        late = time.monotonic() - interaction.asked > self.answer_seconds
        return interaction.failed or late

    def acknowledge(self, interaction: Interaction, answer: CallbackType, by: str = "") -> None:
        """Record the type of the first response and who sent it; its deadline is met."""
        interaction.answer = answer
        interaction.answered_by = by
        interaction.milliseconds = (time.monotonic() - interaction.asked) * 1000
        message = self.world.messages.get(interaction.message_id or 0)
        interaction.edits_before = message.edits if message else 0
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()
        for listener in self.acknowledged:
            listener(interaction)

    def stop_timers(self) -> None:
        """Let no further interaction fail: nobody is there to respond any more."""
        for timer in self._timers.values():
            timer.cancel()

    @property
    def unanswered(self) -> list[Interaction]:
        """Interactions without a response that can still get one."""
        asked = self.world.interactions.values()
        return [i for i in asked if i.answer is None and not i.failed]

    def is_settled(self, interaction: Interaction) -> bool:
        """Whether the final response is there; after a deferred update, that is an edit."""
        if interaction.settled or interaction.failed:
            return True
        if interaction.answer != CallbackType.DEFERRED_UPDATE:
            return False
        message = self.world.messages.get(interaction.message_id or 0)
        return message is None or message.edits > interaction.edits_before

    async def settle(self, interaction: Interaction, timeout: float = 5.0) -> bool:
        """Wait for the final response. False if the bot has only acknowledged the interaction."""
        await self.changes.until(
            lambda: interaction.answer is not None or interaction.failed, self.answer_seconds + 1
        )
        if interaction.answer == CallbackType.DEFERRED_UPDATE:
            await self._edit_or_idle(interaction)
        elif not await self.changes.until(lambda: self.is_settled(interaction), timeout):
            return False
        if interaction.kind != InteractionType.AUTOCOMPLETE:
            await self.activity.calm(timeout=timeout)
        return True

    async def _edit_or_idle(self, interaction: Interaction) -> None:
        """Wait for the edit after a deferred update, or until the bot does nothing any more."""
        activity, requests_before = self.activity, -1
        while not self.is_settled(interaction) and requests_before != activity.requests:
            requests_before = activity.requests
            await self.changes.until(
                lambda: self.is_settled(interaction) or (activity.also_busy and not activity.busy),
                self.idle_seconds,
            )
