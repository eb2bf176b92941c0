"""`python -m tests.bench.crowd`: the stand-in for Discord, driven from another process.

One line of JSON a deed on stdin; one line a piece of news on stdout: the addresses first, then each
acknowledgement and each new board with its milliseconds, and every message as it is now.
"""

import asyncio
import sys
import time
from collections import defaultdict, deque
from collections.abc import Iterable
from typing import Any

import msgspec

from playground import Playground
from playground.discord.components import walk
from playground.discord.world import Interaction, Message
from playground.people.impossible import Impossible
from tests.support.icons import has_icons

MESSAGES = 64
"""Messages of a channel that are kept."""

CONTROL = ("custom_id", "disabled", "options", "min_values", "max_values")


class Deed(msgspec.Struct):
    """What somebody does: a line that is typed, or a control with what is chosen in it."""

    number: int
    user: int
    channel: int = 0
    message: int = 0
    line: str = ""
    control: str = ""
    values: dict[str, str] | list[str] | None = None


class News(msgspec.Struct, omit_defaults=True):
    """What the driving process is told; `number` is that of the deed it came of."""

    kind: str
    number: int = 0
    ms: float = 0.0
    channel: int = 0
    message: int = 0
    reader: int = 0
    parts: list[dict[str, Any]] = []


class Crowd(Playground):
    """Says at once what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[int, tuple[int, float]] = {}
        self.waiting: dict[int, list[tuple[int, float]]] = defaultdict(list)
        """By channel the deeds since a board with a picture was last shown, with their moments."""
        self.untold: dict[int, list[tuple[int, float]]] = defaultdict(list)
        """The same since anything was shown there, also in words alone."""
        self.kept: dict[int, deque[int]] = defaultdict(deque)
        self.interactions.acknowledged.append(self.acknowledged)

    def do(self, deed: Deed) -> None:
        """Nobody can press what has gone since they saw it; they are told, and look again."""
        began = time.perf_counter()
        try:
            asked = self._done(deed)
        except Impossible:
            tell(News("gone", deed.number, channel=deed.channel))
            return
        self.asked[asked.id] = deed.number, began
        for waiting in (self.waiting, self.untold):
            waiting[asked.channel_id].append((deed.number, began))

    def _done(self, deed: Deed) -> Interaction:
        user = self.world.users[deed.user]
        if deed.line:
            place = self.world.channels[deed.channel]
            return self.actions.command(user, place, deed.line, dict(deed.values or {}))
        message = self.world.messages.get(deed.message)
        if message is None:
            raise Impossible("the message is gone")
        if deed.values is None:
            return self.actions.press(user, message, deed.control)
        return self.actions.choose(user, message, deed.control, list(deed.values))

    def acknowledged(self, interaction: Interaction) -> None:
        number, began = self.asked[interaction.id]
        tell(News("acknowledged", number, (time.perf_counter() - began) * 1000))

    def announce(self, event: str, message: Message) -> None:
        super().announce(event, message)
        if message.loading:
            return
        place, reader = message.channel_id, message.reader_id or 0
        if not reader:
            self._tell_all("words", self.untold.pop(place, ()))
        if message.attachments and not reader:
            self._tell_all("shown", self.waiting.pop(place, ()))
        parts = [
            {name: part[name] for name in CONTROL if name in part}
            for _, part in walk(message.components)
            if "custom_id" in part
        ]
        number, _ = self.asked.get(message.interaction_id or 0, (0, 0.0))
        tell(News("message", number, channel=place, message=message.id, reader=reader, parts=parts))
        self._forget(message)

    def _tell_all(self, kind: str, waiting: Iterable[tuple[int, float]]) -> None:
        for number, began in waiting:
            tell(News(kind, number, (time.perf_counter() - began) * 1000))

    def _forget(self, message: Message) -> None:
        kept = self.kept[message.channel_id]
        if message.id not in kept:
            kept.append(message.id)
        if len(kept) > MESSAGES:
            self.world.messages.pop(kept.popleft(), None)


def tell(news: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(news) + b"\n")
    sys.stdout.buffer.flush()


async def serve(people: list[int]) -> None:
    """Tables for so many people each, until stdin ends."""
    async with Crowd() as crowd:
        has_icons(crowd)
        server = crowd.server("Bench")
        tables = [
            [crowd.channel(server, f"table-{n}").id]
            + [crowd.person(f"{n}-{seat}", servers=[server]).id for seat in range(seats)]
            for n, seats in enumerate(people)
        ]
        tell({"url": crowd.url, "token": crowd.token, "tables": tables})
        reader = asyncio.StreamReader(limit=2**20)
        protocol = asyncio.StreamReaderProtocol(reader)
        await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
        await crowd.registered(60)
        tell(News("ready"))
        while line := await reader.readline():
            crowd.do(msgspec.json.decode(line, type=Deed))
        failed = [crowd.asked[each.interaction.id][0] for each in crowd.interactions.failures]
        complaints = [str(each)[:300] for each in crowd.violations]
        limited = crowd.request_limit.limited
        tell({"kind": "end", "complaints": complaints, "failed": failed, "limited": limited})


if __name__ == "__main__":
    asyncio.run(serve([int(word) for word in sys.argv[1:]]))
