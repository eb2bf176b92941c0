"""What edited messages and panels show, noted a moment after they show it.

Losing such a note costs an edit that was made already and is made again. So notes wait in memory,
for the next save of their table or for half a second, and all of them are written in one
transaction. Whoever asks this store sees them at once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from bot.store.engine import Engine, Session, Unavailable, Violation, put
from bot.store.records import Message, Panel

K = TypeVar("K")
V = TypeVar("V")

log = logging.getLogger(__name__)

DELAY = 0.5
"""Seconds that a note waits for others."""

NOTE = """update messages set version = $1, ask = $2, since = $3, picture = $4
    where message = $5 and version <= $1"""
"""An earlier note that comes late changes nothing."""
CAUGHT_UP = "update tables set behind = 0 where id = $1 and version = $2"
PANEL_COLUMNS = "table_id, user, message, token, expires_at, shown"
PUT_PANEL = put("panels", PANEL_COLUMNS, "table_id, user")


@dataclass
class Notes:
    """Notes by what they are about: a message, a panel's table and person, a table."""

    messages: dict[int, Message] = field(default_factory=dict)
    panels: dict[tuple[int, int], Panel] = field(default_factory=dict)
    caught_up: dict[int, int] = field(default_factory=dict)

    def of(self, table: int) -> "Notes":
        """Those of one table."""
        return Notes(
            {k: m for k, m in self.messages.items() if m.table == table},
            {k: p for k, p in self.panels.items() if p.table == table},
            {k: v for k, v in self.caught_up.items() if k == table},
        )

    def copy(self) -> "Notes":
        """As they are now."""
        return Notes(dict(self.messages), dict(self.panels), dict(self.caught_up))

    def remove(self, written: "Notes") -> None:
        """Forgets what was written, but for what has been noted anew since."""
        _forget(self.messages, written.messages)
        _forget(self.panels, written.panels)
        _forget(self.caught_up, written.caught_up)

    async def write(self, session: Session) -> None:
        """Writes them, inside a transaction, in an order that all processes share."""
        if self.caught_up:
            await session.run_many(CAUGHT_UP, sorted(self.caught_up.items()))
        if self.messages:
            notes = (self.messages[key] for key in sorted(self.messages))
            values = [(m.version, m.ask, m.since, m.attached.code, m.message) for m in notes]
            await session.run_many(NOTE, values)
        if self.panels:
            panels = [self.panels[key] for key in sorted(self.panels)]
            await session.run_many(PUT_PANEL, map(msgspec.structs.astuple, panels))

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self.messages or self.panels or self.caught_up)


def _forget(notes: dict[K, V], written: dict[K, V]) -> None:
    for key, note in written.items():
        if notes.get(key) is note:
            del notes[key]


class Pending:
    """The notes of one store that are not written yet."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.notes = Notes()
        self._written = 0
        """How often notes went from here to the database."""
        self._writing: asyncio.Task[None] | None = None

    def add(
        self,
        *,
        message: Message | None = None,
        panel: Panel | None = None,
        caught_up: tuple[int, int] | None = None,
    ) -> None:
        """Notes something, to be written soon."""
        if message is not None:
            self.notes.messages[message.message] = message
        if panel is not None:
            self.notes.panels[panel.table, panel.user] = panel
        if caught_up is not None:
            self.notes.caught_up.update([caught_up])
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_soon())

    async def _write_soon(self) -> None:
        while self.notes:
            await asyncio.sleep(DELAY)
            try:
                await self.flush()
            except Unavailable as error:
                log.warning("what is shown cannot be noted yet: %s", error)

    async def flush(self) -> None:
        """Writes everything now."""
        written = self.notes.copy()
        try:
            if written:
                await self.engine.transaction(written.write)
        except Violation:  # a table or a person that is gone
            log.warning("notes of something that is gone are dropped")
        self.remove(written)

    def remove(self, written: Notes) -> None:
        """Forgets what was written."""
        self._written += bool(written)
        self.notes.remove(written)

    async def close(self) -> None:
        """Writes what is left, if the database lets us."""
        if self._writing is not None:
            self._writing.cancel()
        try:
            await self.flush()
        except Unavailable as error:
            log.warning("what was shown last is not noted, and will be shown again: %s", error)

    # ── what readers see ─────────────────────────────────────────────────────────────────────────

    async def settled(self, read: Callable[[], Awaitable[V]]) -> V:
        """What is read, again where notes went to the database meanwhile: it may lack them."""
        while True:
            before = self._written
            found = await read()
            if before == self._written:
                return found

    def over_messages(self, found: Iterable[Message]) -> list[Message]:
        """Messages as they are noted by now."""
        return [self.notes.messages.get(message.message, message) for message in found]

    def over_panels(self, table: int, found: Sequence[Panel]) -> list[Panel]:
        """The panels of a table as they are noted by now."""
        known = {(panel.table, panel.user): panel for panel in found}
        return list((known | self.notes.of(table).panels).values())
