"""What the parts of the store ask of a database: statements, in transactions.

The statements stand in `bot/store/sql/`, once for both engines: SQLite and PostgreSQL. Values are
`$1`, `$2` … in the order in which they are given. A flag is a number, 0 or 1; times are seconds.
`clock_seconds()` is the time by the database's own clock, the same throughout a statement.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

import msgspec

from bot.store.errors import Unavailable

T = TypeVar("T")
Row = Sequence[Any]

CLOCK_SECONDS = "clock_seconds()"
SKIP_LOCKED = "for no key update skip locked"
"""At the end of a query: what others are changing is left out, and nobody else gets the rest."""
LOCKED = "for no key update"
"""At the end of a query, where several processes write: nobody else changes what is found."""


class Session(Protocol):
    """A transaction, or a read, that has begun."""

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """All rows of a query, or of a change that returns some."""
        ...

    async def lock(self, table: int) -> None:
        """From here to the end of the transaction nobody else changes this table of the game."""
        ...

    async def run(self, sql: str, *values: Any) -> int:
        """Makes a change; returns how many rows it changed."""
        ...

    async def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Makes the same change for each row of values."""
        ...


class Column(NamedTuple):
    """A column of a table: its type as SQLite calls it, and its place in the primary key."""

    type: str
    required: bool
    default: str
    key: int


Schema = Mapping[str, Mapping[str, Column]]
"""By table and name, every column."""

Work = Callable[[Session], Awaitable[T]]
"""Several statements. It may be run again from the start where nothing of it was written. It awaits
its session and nothing else; but for a `Hold`, where several processes write."""


class Engine(ABC):
    """A database; which statements it runs is the business of the store's parts."""

    exclusive: ClassVar[bool]
    """Nobody else writes to it, so what was read may be cached."""

    transactions = 0
    """How many were asked for."""

    conflicts = 0
    """How many saves found that somebody else had saved first."""

    commits = 0
    """How many were written to the disk: several transactions may share one."""

    @abstractmethod
    async def transaction(self, work: Work[T]) -> T:
        """Runs several statements in one transaction: all of them take effect, or none."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Runs several queries on one state of the database."""

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """All rows of one query."""

    @abstractmethod
    async def write(self, sql: str, *values: Any) -> int:
        """One change in a transaction of its own; returns how many rows it changed."""

    @abstractmethod
    async def schema(self) -> Schema:
        """All tables and their columns."""

    @abstractmethod
    def frozen(self) -> AbstractAsyncContextManager[None]:
        """Nobody writes to the database inside the block; `Unavailable` where somebody does."""

    @abstractmethod
    async def renumber(self) -> None:
        """After rows were copied here with their numbers: new ones get higher numbers."""

    @abstractmethod
    async def close(self) -> None:
        """Lets go of the database."""

    async def row(self, sql: str, *values: Any) -> Row | None:
        """The first row of one query; None where there is none."""
        return first(await self.rows(sql, *values))

    async def works(self) -> bool:
        """Whether the database can be written and read, by doing both."""
        try:
            await self.write(put("facts", "name, value", "name"), "checked", "yes")
            return await self.row("select 1 from facts where name = 'checked'") is not None
        except Unavailable:
            return False


def first(rows: Sequence[Row]) -> Row | None:
    """The first of some rows; None where there is none."""
    return rows[0] if rows else None


def by_table(rows: Iterable[Row]) -> Schema:
    """A schema from rows of table, column, type, required, default and place in the key."""
    schema: dict[str, dict[str, Column]] = {}
    for table, name, kind, required, default, key in rows:
        column = Column(kind.lower(), bool(required or key), str(default or "").strip("'"), key)
        schema.setdefault(table, {})[name] = column
    return schema


def placeholders(count: int, start: int = 1) -> str:
    """`$1, $2, …`, for as many values of a statement."""
    return ", ".join(f"${number}" for number in range(start, start + count))


def put(table: str, columns: str, key: str) -> str:
    """The statement that adds a row, or replaces the columns of the one that has its key."""
    names = [name.strip() for name in columns.split(",")]
    keys = [name.strip() for name in key.split(",")]
    changes = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    return f"""insert into {table} ({columns}) values ({placeholders(len(names))})
        on conflict ({key}) do update set {changes}"""


def as_json(value: Any) -> str:
    """A value as it stands in a column of JSON."""
    return msgspec.json.encode(value).decode()
