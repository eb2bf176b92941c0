"""What edited messages and panels show, noted a moment after they show it.

Losing such a note costs an edit that was made already and is made again. So notes wait in memory,
for the next save of their table or for half a second, and all of them are written in one
transaction. Whoever asks this store sees them at once.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from bot.store.engine import SKIP_LOCKED, Engine, Session, placeholders, put
from bot.store.errors import Unavailable, Violation
from bot.store.messages import Message
from bot.store.panels import Panel
from bot.store.sql.leases import SqlLeases

K = TypeVar("K")
V = TypeVar("V")

log = logging.getLogger(__name__)

DELAY = 0.5
"""Seconds that a note waits for others."""

LINGER = 1.5
"""The same where there are several workers. A lease may be given back later, since whoever holds it
notices what others save; but each of these transactions is one that no press needs."""

HURRY = 0.2
"""Seconds that a note waits which other workers should know soon."""

NOTE = """update messages set version = $1, ask = $2, since = $3, picture = $4
    where message = $5 and version <= $1"""
"""An earlier note that comes late changes nothing."""
CAUGHT_UP = """update tables set behind = 0, unconfirmed = 0, holder = '', lease_until = 0
    where id = $1 and version = $2 and (cast($3 as bigint) < 0 or revision = $3)
    and (cast($4 as text) = '' or holder = $4)"""
"""Whoever has shown a table gives its lease back, unless there is something newer to show."""
TOKEN = f"""{put("tokens", "token, until, message", "message")}
    where tokens.until < excluded.until"""
PANEL_COLUMNS = "table_id, user, message, token, expires_at, shown"
PUT_PANEL = f"""{put("panels", PANEL_COLUMNS, "table_id, user")}
    where panels.expires_at <= excluded.expires_at"""
"""Of two workers that note a panel, the one with the newer token is right."""
PUT_PRESENCE = f"""{put("presence", "user, place, pressed_at", "user, place")}
    where presence.pressed_at < excluded.pressed_at"""

Token = tuple[str, float, int, int]
"""A token, until when it can be used, the message that it edits and the table of that."""
Pressed = tuple[int, int, float, int]
"""Who pressed something, where and when, and at which table, if any."""
CaughtUp = tuple[int, int]
"""The version and the revision of a table that its messages show; -1: at whatever revision."""


@dataclass
class Notes:
    """Notes by what they are about: a message, a panel's table and person, a table, a press."""

    messages: dict[int, Message] = field(default_factory=dict)
    panels: dict[tuple[int, int], Panel] = field(default_factory=dict)
    caught_up: dict[int, CaughtUp] = field(default_factory=dict)
    tokens: dict[int, Token] = field(default_factory=dict)
    presence: dict[tuple[int, int], Pressed] = field(default_factory=dict)
    complete_at: float = 0.0
    """When these were all that there were."""

    def of(self, table: int) -> "Notes":
        """Those of one table."""
        return Notes(
            {k: m for k, m in self.messages.items() if m.table == table},
            {k: p for k, p in self.panels.items() if p.table == table},
            {k: v for k, v in self.caught_up.items() if k == table},
            {k: t for k, t in self.tokens.items() if t[3] == table},
            {k: p for k, p in self.presence.items() if p[3] == table},
        )

    @property
    def tables(self) -> set[int]:
        """The tables that any of them are about."""
        return {
            *(message.table for message in self.messages.values()),
            *(panel.table for panel in self.panels.values()),
            *self.caught_up,
            *(token[3] for token in self.tokens.values()),
        }

    def copy(self) -> "Notes":
        """As they are now."""
        return Notes(
            dict(self.messages),
            dict(self.panels),
            dict(self.caught_up),
            dict(self.tokens),
            dict(self.presence),
            time.monotonic(),
        )

    def remove(self, written: "Notes") -> None:
        """Forgets what was written, but for what has been noted anew since."""
        _forget(self.messages, written.messages)
        _forget(self.panels, written.panels)
        _forget(self.caught_up, written.caught_up)
        _forget(self.tokens, written.tokens)
        _forget(self.presence, written.presence)

    async def write(self, session: Session, caught_up_by: str | None = None) -> None:
        """Writes them, inside a transaction, in an order that all processes share.

        What has caught up is written for whoever, by name, gives leases back with it.
        """
        if self.caught_up and caught_up_by is not None:
            await self._write_caught_up(session, caught_up_by)
        if self.messages:
            notes = (self.messages[key] for key in sorted(self.messages))
            values = [(m.version, m.ask, m.since, m.attached.code, m.message) for m in notes]
            await session.run_many(NOTE, values)
        if self.panels:
            panels = [self.panels[key] for key in sorted(self.panels)]
            await session.run_many(PUT_PANEL, map(msgspec.structs.astuple, panels))
        if self.tokens:
            await session.run_many(TOKEN, [self.tokens[key][:3] for key in sorted(self.tokens)])
        if self.presence:
            pressed = [self.presence[key][:3] for key in sorted(self.presence)]
            await session.run_many(PUT_PRESENCE, pressed)

    async def _write_caught_up(self, session: Session, by: str) -> None:
        """A table that somebody is changing at this moment is left to another time: nobody waits
        here for the row of one table while they have locked another's."""
        numbers = sorted(self.caught_up)
        sql = f"select id from tables where id in ({placeholders(len(numbers))}) {SKIP_LOCKED}"
        free = {row[0] for row in await session.rows(sql, *numbers)}
        done = {number: self.caught_up[number] for number in numbers if number in free}
        rows = [(number, *shown, by) for number, shown in done.items()]
        await session.run_many(CAUGHT_UP, rows)
        self.caught_up = done

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self.messages or self.panels or self.caught_up or self.tokens or self.presence)


def _forget(notes: dict[K, V], written: dict[K, V]) -> None:
    for key, note in written.items():
        if notes.get(key) is note:
            del notes[key]


@dataclass(eq=False)
class Reader:
    """Somebody who is reading what there is of a table, or of all; `overtaken` by notes of it."""

    table: int | None
    overtaken: bool = False


class Pending:
    """The notes of one store that are not written yet."""

    def __init__(self, engine: Engine, leases: SqlLeases) -> None:
        self.engine = engine
        self.leases = leases
        leases.taken_up = lambda table: self.notes.caught_up.pop(table, None) and None
        self.notes = Notes()
        self._readers: set[Reader] = set()
        self._all_written = 0.0
        """All that was noted before this moment has been written."""
        self._writing: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()
        self._hurried_at = 0.0

    def add(
        self,
        *,
        message: Message | None = None,
        panel: Panel | None = None,
        caught_up: tuple[int, CaughtUp] | None = None,
        token: Token | None = None,
        pressed: Pressed | None = None,
        hurry: bool = False,
    ) -> None:
        """Notes something, to be written soon; a token can wait until something else is."""
        if message is not None:
            self.notes.messages[message.message] = message
        if panel is not None:
            self.notes.panels[panel.table, panel.user] = panel
        if caught_up is not None:
            self.notes.caught_up.update([caught_up])
        if token is not None:
            self.notes.tokens[token[2]] = token
        if pressed is not None:
            self.notes.presence[pressed[0], pressed[1]] = pressed
        if hurry:
            self._hurried_at = time.monotonic()
            self._hurry.set()
        if token is None and (self._writing is None or self._writing.done()):
            self._writing = asyncio.create_task(self._write_soon())

    async def _pause(self) -> None:
        """Until notes are written that need not be written at once."""
        if self.leases.alone:
            await asyncio.sleep(DELAY)
            return
        began = time.monotonic()
        while (left := max(began, self._all_written) + LINGER - time.monotonic()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._hurry.wait()
                await asyncio.sleep(HURRY)
                if self._all_written < self._hurried_at:
                    break
                self._hurry.clear()
        self._hurry.clear()

    async def _write_soon(self) -> None:
        while self.notes:
            await self._pause()
            try:
                await self.flush()
            except Unavailable as error:
                log.debug("what is shown cannot be noted yet: %s", error)

    def riding(self, table: int, *, kept: bool = False) -> Notes:
        """What is written together with a change of a table: of several workers, all that there is.

        So that none of them needs transactions of their own for it while people press. `kept`: the
        lease of this table is not given back with it.
        """
        return self.notes.of(table) if self.leases.alone else self._everything(table if kept else 0)

    def _everything(self, kept: int = 0) -> Notes:
        notes = self.notes.copy()
        notes.caught_up.pop(kept, None)
        self.leases.releasing(notes.caught_up)
        return notes

    async def flush(self) -> None:
        """Writes everything now."""
        written, worker = self._everything(), self.leases.worker
        try:
            if written:
                await self.engine.transaction(lambda write: written.write(write, worker))
        except Violation:  # a table or a person that is gone
            log.warning("notes of something that is gone are dropped")
        self.remove(written)

    def remove(self, written: Notes) -> None:
        """Forgets what was written."""
        self._all_written = max(self._all_written, written.complete_at)
        if written.caught_up and not self.leases.alone:
            self.leases.some.set()
        tables = written.tables
        for reader in self._readers:
            reader.overtaken |= reader.table in tables or (reader.table is None and bool(tables))
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

    async def settled(self, read: Callable[[], Awaitable[V]], table: int | None = None) -> V:
        """What is read of a table, or of all; again where notes went to the database meanwhile.

        They are no longer here then, and what was read may lack them.
        """
        while True:
            reader = Reader(table)
            self._readers.add(reader)
            try:
                found = await read()
            finally:
                self._readers.discard(reader)
            if not reader.overtaken:
                return found

    def over_messages(self, found: Iterable[Message]) -> list[Message]:
        """Messages as they are noted by now."""
        return [self.notes.messages.get(message.message, message) for message in found]

    def over_panels(self, table: int, found: Sequence[Panel]) -> list[Panel]:
        """The panels of a table as they are noted by now."""
        known = {(panel.table, panel.user): panel for panel in found}
        return list((known | self.notes.of(table).panels).values())
