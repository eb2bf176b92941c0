"""Keeps the world between runs, in one SQLite file that is written a moment after each change.

Every record of the world is a row of JSON, written only when it differs from what the file holds.
The files of messages are in a table of their own, so that an edit does not write them again.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from playground.discord.world import (
    Channel,
    Emoji,
    Interaction,
    Json,
    Message,
    Modal,
    Server,
    User,
)
from playground.playground import Playground

FORMAT = 1

DEBOUNCE_SECONDS = 0.3
"""Changes that come within this time are saved together."""

LOCK_SECONDS = 0.5
"""How long to wait for another process that holds the file."""

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
"""The fields of the world that hold records by id, and the type of each record."""

TABLES = """
create table if not exists record (
    kind text not null, id integer not null, json blob not null, primary key (kind, id)
) strict, without rowid;
create table if not exists file (id integer primary key, content blob not null) strict;
"""

Key = tuple[str, int]
"""The kind and id of a row."""

HEADER_KEY: Key = ("notes", 0)


class UnusableFile(Exception):
    """The file cannot be read, or another playground holds it; the message is for the user."""


class Header(msgspec.Struct, kw_only=True):
    """What is not a record by id: the bot's identity, the clock, and what everybody has read."""

    format: int = FORMAT
    token: str
    bot_id: int
    last_id: int
    offset: float
    reads: dict[int, dict[int, int]]


class WorldFile:
    """One file and the playground whose world it holds."""

    def __init__(self, path: Path, playground: Playground) -> None:
        self.playground = playground
        self.world = playground.world
        self._database = _opened(path)
        self._saved: dict[Key, bytes] = {}
        self._saved_files: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None

    # Reading

    def restore(self) -> bool:
        """Fill the world from the file. False when the file is new."""
        rows = self._database.execute("select kind, id, json from record").fetchall()
        self._saved = {(kind, number): bytes(json) for kind, number, json in rows}
        if not rows:
            return False
        try:
            header = msgspec.json.decode(self._saved[HEADER_KEY], type=Header)
            if header.format != FORMAT:
                raise ValueError(header.format)
            self._restore_records()
            self._restore_files()
        except (msgspec.MsgspecError, KeyError, ValueError) as error:
            message = "the saved playground cannot be read: `make play FRESH=1`"
            raise UnusableFile(message) from error
        self._restore_header(header)
        self._restore_people()
        return True

    def _restore_records(self) -> None:
        for field in KINDS:
            setattr(self.world, field, {})
        for (field, number), json in sorted(self._saved.items()):
            if field in KINDS:
                record = msgspec.json.decode(json, type=KINDS[field])
                getattr(self.world, field)[number] = record
        for interaction in self.world.interactions.values():
            # nobody will respond any more to what the bot had not responded to
            interaction.failed = interaction.failed or interaction.answer is None

    def _restore_files(self) -> None:
        contents = dict(self._database.execute("select id, content from file"))
        self._saved_files = set(contents)
        for message in self.world.messages.values():
            for file in message.attachments:
                file.content = contents[file.id]

    def _restore_header(self, header: Header) -> None:
        self.playground.token = self.playground.gateway.token = header.token
        self.playground.clock.offset = header.offset
        self.world.bot_id = header.bot_id
        self.world.last_id = header.last_id
        self.world.reads = header.reads

    def _restore_people(self) -> None:
        """Everybody is a person but bots and the owners of servers."""
        owners = {server.owner_id for server in self.world.servers.values()}
        self.playground.people.clear()
        for user in self.world.users.values():
            if not user.bot and user.id not in owners:
                self.playground.add_person(user)

    # Writing

    def save_soon(self) -> None:
        """Save after a moment, together with what else changes until then."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(DEBOUNCE_SECONDS, self.save)

    def save(self) -> None:
        """Write what differs from the file."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        rows = dict(self._rows())
        changed = [(*key, json) for key, json in rows.items() if self._saved.get(key) != json]
        gone = [key for key in self._saved if key not in rows]
        with self._database:
            self._save_files()
            self._database.executemany("insert or replace into record values (?, ?, ?)", changed)
            self._database.executemany("delete from record where kind = ? and id = ?", gone)
        self._saved = rows

    def _rows(self) -> Iterator[tuple[Key, bytes]]:
        header = Header(
            token=self.playground.token,
            bot_id=self.world.bot_id,
            last_id=self.world.last_id,
            offset=self.playground.clock.offset,
            reads=self.world.reads,
        )
        yield HEADER_KEY, msgspec.json.encode(header)
        for field in KINDS:
            for number, record in self._records(field).items():
                yield (field, number), msgspec.json.encode(record)

    def _records(self, field: str) -> dict[int, Any]:
        """What is saved: messages without their files, interactions that something refers to."""
        records: dict[int, Any] = getattr(self.world, field)
        if field == "messages":
            return {number: _without_content(message) for number, message in records.items()}
        if field == "interactions":
            referred = {message.interaction_id for message in self.world.messages.values()}
            referred |= {modal.interaction_id for modal in self.world.modals.values()}
            return {number: asked for number, asked in records.items() if number in referred}
        return records

    def _save_files(self) -> None:
        messages = self.world.messages.values()
        files = {file.id: file for message in messages for file in message.attachments}
        added = [(n, file.content) for n, file in files.items() if n not in self._saved_files]
        gone = [(number,) for number in self._saved_files - set(files)]
        self._database.executemany("insert into file values (?, ?)", added)
        self._database.executemany("delete from file where id = ?", gone)
        self._saved_files = set(files)

    def close(self) -> None:
        """Save and release the file."""
        self.save()
        self._database.close()


def _without_content(message: Message) -> Message:
    if not message.attachments:
        return message
    bare = [msgspec.structs.replace(file, content=b"") for file in message.attachments]
    return msgspec.structs.replace(message, attachments=bare)


def _opened(path: Path) -> sqlite3.Connection:
    """The file, locked for this process alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        database = sqlite3.connect(path, timeout=LOCK_SECONDS)
    except (OSError, sqlite3.OperationalError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise UnusableFile(f"{path} cannot be used: {why}") from error
    try:
        database.execute("pragma locking_mode = exclusive")
        database.execute("pragma journal_mode = wal")
        database.executescript(TABLES)
    except sqlite3.DatabaseError as error:
        database.close()
        raise UnusableFile(_why_unusable(path, error)) from error
    return database


def _why_unusable(path: Path, error: sqlite3.DatabaseError) -> str:
    match error.sqlite_errorcode:
        case sqlite3.SQLITE_BUSY:
            return f"{path} is in use: does another playground run?"
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return f"{path} is no database: `make play FRESH=1`"
    return f"{path} cannot be used: {error}"
