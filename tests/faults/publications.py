"""Who showed what, when: whether two workers showed a table at once, or an older position later."""

import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from bot.ui import ids
from playground import Playground
from playground.discord.world import Message
from playground.people.seen_message import SeenMessage
from playground.wire.activity import Exchange


@dataclass(frozen=True)
class Publication:
    """A request that changed what everybody sees in a channel."""

    channel: int
    worker: str
    begun: float
    ended: float

    def overlaps(self, other: "Publication") -> bool:
        return self.begun < other.ended and other.begun < self.ended


class Publications:
    """Looks at every change of the channels in which games are under way."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.channels: set[int] = set()
        """Where games have begun. Lobbies belong to whoever presses."""
        self.made: list[Publication] = []
        self.backwards: dict[str, None] = {}
        """Older positions that were shown later, each once."""
        self._edits: dict[int, int] = {}
        self._asks: dict[tuple[int, int], int] = {}
        """By channel and seat, the newest ask that the board has shown."""
        self._touched: dict[int, int] = {}
        """By the number of a request, the channel that it changed."""
        playground.changes.listeners.append(self._look)
        playground.activity.exchanged.append(self._note)

    def _look(self) -> None:
        serving = self.playground.activity.serving
        if serving is None:
            return
        for message in reversed(tuple(self.playground.world.messages.values())):
            if message.channel_id not in self.channels or message.ephemeral or message.loading:
                continue
            if self._edits.get(message.id) != message.edits:
                self._edits[message.id] = message.edits
                self._touched[serving.number] = message.channel_id
                self._compare(message, serving.sender)

    def _compare(self, message: Message, worker: str) -> None:
        """A board never asks what was asked before: nobody here takes anything back."""
        for button in SeenMessage(message).buttons:
            control = ids.read(button.custom_id or "")
            if isinstance(control, ids.Answer):
                place = message.channel_id, control.seat
                newest = self._asks.get(place, 0)
                if control.ask < newest:
                    which = f"ask {control.ask} of seat {control.seat} at table {control.table}"
                    self.backwards[f"{worker} showed {which} after ask {newest}"] = None
                self._asks[place] = max(newest, control.ask)

    def _note(self, exchange: Exchange) -> None:
        channel = self._touched.pop(exchange.number, None)
        if channel is not None:
            ended = time.monotonic()
            begun = ended - exchange.milliseconds / 1000
            self.made.append(Publication(channel, exchange.sender, begun, ended))

    def by_two_at_once(self) -> Iterator[str]:
        """Requests of two workers for one channel that were under way at the same time."""
        found = defaultdict[int, list[Publication]](list)
        for one in sorted(self.made, key=lambda one: one.begun):
            for other in found[one.channel]:
                if other.worker != one.worker and other.overlaps(one):
                    yield f"{other.worker} and {one.worker} showed channel {one.channel} at once"
            found[one.channel] = [x for x in found[one.channel] if x.ended > one.begun] + [one]
