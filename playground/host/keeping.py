"""The playground's memory: one SQLite file, brought up to date a moment after each change.

Every record of the world is a row of JSON, written only when it differs from what the file holds.
Pictures stand in a table of their own, so that an edit of a message does not write them again.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from playground.discord.world import Channel, Emoji, Interaction, Json, Message, Modal, Server, User
from playground.people.person import Person
from playground.wire.server import Playground

FORMAT = 1
DELAY_SECONDS = 0.3

KINDS: dict[str, Any] = {
    "users": User,
    "servers": Server,
    "channels": Channel,
    "messages": Message,
    "interactions": Interaction,
    "commands": Json,
    "emojis": Emoji,
    "modals": Modal,
}
"""The world's records by field, each a mapping by id."""

TABLES = """
create table if not exists record (
    kind text not null, id integer not null, json blob not null, primary key (kind, id)
) strict, without rowid;
create table if not exists file (id integer primary key, content blob not null) strict;
"""


class Unusable(Exception):
    """The file cannot be read, or another playground holds it; one line says so."""


class Notes(msgspec.Struct, kw_only=True):
    """What is no record: who the bot is, where the clock stands, what everybody has read."""

    format: int = FORMAT
    token: str
    bot_id: int
    last_id: int
    offset: float
    reads: dict[int, dict[int, int]]


class Keeper:
    """One file and the world it holds."""

    def __init__(self, path: Path, playground: Playground) -> None:
        self.playground = playground
        self.world = playground.world
        self._database = _opened(path)
        self._saved: dict[tuple[str, int], bytes] = {}
        self._files: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None

    # Reading

    def restore(self) -> bool:
        """Fill the world from the file. False when the file is new."""
        rows = self._database.execute("select kind, id, json from record").fetchall()
        self._saved = {(kind, number): bytes(json) for kind, number, json in rows}
        if not rows:
            return False
        try:
            self._take(msgspec.json.decode(self._saved["notes", 0], type=Notes))
        except (msgspec.MsgspecError, KeyError, ValueError) as error:
            raise Unusable("the saved playground cannot be read: `make play FRESH=1`") from error
        return True

    def _take(self, notes: Notes) -> None:
        if notes.format != FORMAT:
            raise ValueError(notes.format)
        here, world = self.playground, self.world
        for field, kind in KINDS.items():
            setattr(world, field, dict(self._records(field, kind)))
        self._fetch_files()
        here.token = here.gateway.token = notes.token
        here.clock.offset = notes.offset
        world.bot_id, world.last_id, world.reads = notes.bot_id, notes.last_id, notes.reads
        owners = {server.owner_id for server in world.servers.values()}
        people = [u for u in world.users.values() if not u.bot and u.id not in owners]
        here.people = {user.id: Person(here, here.acts, user) for user in people}
        for asked in world.interactions.values():
            asked.failed = asked.failed or asked.answer is None

    def _records(self, field: str, kind: Any) -> Iterator[tuple[int, Any]]:
        mine = sorted(
            (number, json) for (name, number), json in self._saved.items() if name == field
        )
        return ((number, msgspec.json.decode(json, type=kind)) for number, json in mine)

    def _fetch_files(self) -> None:
        contents = dict(self._database.execute("select id, content from file"))
        self._files = set(contents)
        for message in self.world.messages.values():
            for file in message.attachments:
                file.content = contents[file.id]

    # Writing

    def soon(self) -> None:
        """Save in a moment; whatever else changes until then goes along."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(DELAY_SECONDS, self.save)

    def save(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        written = dict(self._written())
        changed = [(*key, json) for key, json in written.items() if self._saved.get(key) != json]
        gone = [key for key in self._saved if key not in written]
        with self._database:
            self._save_files()
            self._database.executemany("insert or replace into record values (?, ?, ?)", changed)
            self._database.executemany("delete from record where kind = ? and id = ?", gone)
        self._saved = written

    def _written(self) -> Iterator[tuple[tuple[str, int], bytes]]:
        notes = Notes(
            token=self.playground.token,
            bot_id=self.world.bot_id,
            last_id=self.world.last_id,
            offset=self.playground.clock.offset,
            reads=self.world.reads,
        )
        yield ("notes", 0), msgspec.json.encode(notes)
        for field in KINDS:
            for number, record in self._kept(field).items():
                yield (field, number), msgspec.json.encode(record)

    def _kept(self, field: str) -> dict[int, Any]:
        """Messages without their files; interactions only while something names them."""
        records: dict[int, Any] = getattr(self.world, field)
        if field == "messages":
            return {number: _without_bytes(message) for number, message in records.items()}
        if field == "interactions":
            named = {m.interaction_id for m in self.world.messages.values()}
            named |= {modal.interaction_id for modal in self.world.modals.values()}
            return {number: asked for number, asked in records.items() if number in named}
        return records

    def _save_files(self) -> None:
        messages = self.world.messages.values()
        files = {file.id: file for message in messages for file in message.attachments}
        fresh = [(n, file.content) for n, file in files.items() if n not in self._files]
        gone = [(number,) for number in self._files - set(files)]
        self._database.executemany("insert into file values (?, ?)", fresh)
        self._database.executemany("delete from file where id = ?", gone)
        self._files = set(files)

    def close(self) -> None:
        self.save()
        self._database.close()


def _without_bytes(message: Message) -> Message:
    if not message.attachments:
        return message
    bare = [msgspec.structs.replace(file, content=b"") for file in message.attachments]
    return msgspec.structs.replace(message, attachments=bare)


def _opened(path: Path) -> sqlite3.Connection:
    """The file, held by this process alone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    database = sqlite3.connect(path, timeout=0.5)
    try:
        database.execute("pragma locking_mode = exclusive")
        database.execute("pragma journal_mode = wal")
        database.executescript(TABLES)
    except sqlite3.OperationalError as error:
        database.close()
        raise Unusable(f"{path} is in use: does another playground run?") from error
    except sqlite3.DatabaseError as error:
        database.close()
        raise Unusable(f"{path} is no database: `make play FRESH=1`") from error
    return database
