"""All that anybody was ever shown, in the order in which it came."""

from dataclasses import dataclass

from bot.ui import ids
from bot.ui.control import Control
from playground import Playground
from playground.discord.enums import ChannelType
from playground.discord.world import Message
from playground.people.seen_message import SeenMessage
from tests.faults.told import MARK


@dataclass(frozen=True)
class Shown:
    """A message as it once was. `reader` is the only one who could see it; None: the channel."""

    message: int
    channel: int
    reader: int | None
    lines: tuple[str, ...]
    controls: tuple[Control, ...]
    pictures: tuple[tuple[str, str, bytes], ...]
    """Of each its file name, its alt text and what it shows."""

    @property
    def story(self) -> tuple[str, ...]:
        """The lines that tell what happened; only boards with pictures are sure to have no others
        that look like them."""
        return tuple(line for line in self.lines if self.pictures and line.startswith(MARK))


class Witness:
    """Looks again at every change, and keeps each message in each of its forms."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.shown: list[Shown] = []
        self._edits: dict[int, int] = {}
        playground.changes.listeners.append(self.look)

    def look(self) -> None:
        bot = self.playground.world.bot_id
        for message in tuple(self.playground.world.messages.values()):
            fresh = self._edits.get(message.id) != message.edits
            if message.author_id == bot and fresh and not message.loading:
                self._edits[message.id] = message.edits
                self.shown.append(self._written_down(message))

    def _written_down(self, message: Message) -> Shown:
        seen = SeenMessage(message)
        channel = self.playground.world.channels[message.channel_id]
        direct = channel.recipient_id if channel.kind == ChannelType.DM else None
        written = [b.custom_id for b in seen.buttons] + [m.custom_id for m in seen.selects]
        read = (ids.read(custom_id or "") for custom_id in written)
        return Shown(
            message=message.id,
            channel=message.channel_id,
            reader=message.reader_id or direct,
            lines=tuple(line for line in seen.words.splitlines() if line),
            controls=tuple(control for control in read if control is not None),
            pictures=tuple((p.name, p.alt, p.pixels) for p in seen.pictures),
        )
