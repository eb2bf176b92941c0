"""The connections to one PostgreSQL database.

A pool of them, which makes new ones by itself when the server was away and is back. Several
processes may write to the same database; times that they compare come from its clock.
"""

import asyncio
import logging
import re
import socket
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

import asyncpg

from bot.config import Server
from bot.store.engine import CLOCK_SECONDS, LOCKED, Engine, Row, Schema, Work, by_table
from bot.store.errors import Unavailable, UnusableStore, Violation
from bot.store.outage import Outage
from bot.store.postgres.breaker import Breaker
from bot.store.postgres.schema import check, migrate

log = logging.getLogger(__name__)

T = TypeVar("T")

SCHEMA = """select table_name, column_name,
        case data_type when 'bigint' then 'integer' when 'double precision' then 'real'
            when 'bytea' then 'blob' else data_type end,
        is_nullable = 'NO', split_part(column_default, '::', 1),
        coalesce(array_position(keys.names, column_name), 0)
    from information_schema.columns left join (
        select table_name, array_agg(column_name order by ordinal_position) as names
        from information_schema.key_column_usage natural join information_schema.table_constraints
        where constraint_type = 'PRIMARY KEY' group by table_name) as keys using (table_name)
    where table_schema = current_schema() and table_name <> 'sixpips'
    order by table_name, columns.ordinal_position"""

CONNECTIONS = 10
CONNECTS_WITHIN = 5.0
ANSWERS_WITHIN = 10.0
"""Seconds. A server that is slower than that is away."""

IDLE_WITHIN = 2.0
"""Seconds after which the server ends a transaction whose process does not go on with it, as one
that was stopped: others wait for what it has locked."""

LOCKED_WITHIN = 5.0
"""Seconds that a statement waits for what another transaction has locked."""

NO_HURRY = "set local idle_in_transaction_session_timeout = 0"
"""At the start of a transaction that has long pauses."""

TRIES = 3
"""How often a transaction is begun that was rolled back."""

ROLLED_BACK = (
    asyncpg.TransactionRollbackError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InternalClientError,
)
"""Another transaction was in the way; or this process was starved for so long that the server ended
the connection. Where asyncpg has read that already, it says it by an error of its own."""

GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
"""What a server says, or does not, that cannot serve now."""

UNWRITABLE = (asyncpg.ReadOnlySQLTransactionError, asyncpg.DiskFullError)
"""What one says that can still be read."""

BUSY = (
    asyncpg.TransactionRollbackError,
    asyncpg.LockNotAvailableError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InternalClientError,
)
"""Somebody else was in the way, again and again; the server is there."""

AWAY = (*GONE, *UNWRITABLE, *BUSY)


class Database(Engine):
    """Runs statements on the server."""

    exclusive: ClassVar[bool] = False

    def __init__(self, pool: Any, outage: Outage) -> None:
        self.pool = pool
        self.outage = outage
        self.breaker = Breaker(outage, _is_gone)
        self._free = asyncio.Semaphore(CONNECTIONS)
        """Connections that nobody uses. Whoever waits for one is told, too, that the server is
        away."""
        self.underway: set[asyncio.Task[Any]] = set()
        """Changes that are being made."""

    @classmethod
    async def open(cls, server: Server) -> "Database":
        """Connects and brings the schema up to date.

        `UnusableStore` where that will not get better by itself, else `Unavailable`.
        """
        with translated(), settled(server):
            await _migrate(server)
            pool = await asyncpg.create_pool(
                server.url,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=CONNECTS_WITHIN,
                command_timeout=ANSWERS_WITHIN,
                reset=_as_it_is,
                init=_bound,
            )
        return cls(pool, Outage(server))

    async def close(self) -> None:
        """Lets what was begun come to its end, and disconnects."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self.pool.close()
        except (TimeoutError, *AWAY):
            self.pool.terminate()

    async def transaction(self, work: Work[T]) -> T:
        """Runs several statements in one transaction: all of them take effect, or none."""
        return await self._whole(self._committed(work))

    async def _committed(self, work: Work[T]) -> T:
        for rest in reversed(range(TRIES)):
            try:
                async with self._connected(writing=True) as connection, connection.transaction():
                    return await work(PostgresSession(connection))
            except Exception as error:
                if not rest or not _is_rolled_back(error):
                    raise
        raise AssertionError

    async def write(self, sql: str, *values: Any) -> int:
        """One change in a transaction of its own; returns how many rows it changed."""
        return await self._whole(self._changed(sql, values))

    async def _changed(self, sql: str, values: Sequence[Any]) -> int:
        async with self._connected(writing=True) as connection:
            return await PostgresSession(connection).run(sql, *values)

    async def _whole(self, change: Coroutine[Any, Any, T]) -> T:
        """Makes a change to its end, also if whoever waits for it goes away."""
        self.transactions += 1
        self.commits += 1
        task = asyncio.create_task(change)
        self.underway.add(task)
        task.add_done_callback(self._ended)
        with self._told():
            return await asyncio.shield(task)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self.underway.discard(task)
        if not task.cancelled():
            task.exception()

    async def read(self, work: Work[T]) -> T:
        """Runs several queries on one state of the database."""
        async with self._reading() as connection:
            return await work(PostgresSession(connection))

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """All rows of one query."""
        with self._told():
            async with self._connected() as connection:
                return await PostgresSession(connection).rows(sql, *values)

    async def schema(self) -> Schema:
        """All tables and their columns."""
        return by_table(await self.rows(SCHEMA))

    @asynccontextmanager
    async def frozen(self) -> AsyncIterator[None]:
        """Nobody writes to the database inside the block; `Unavailable` where somebody does."""
        tables = ", ".join(await self.schema())
        with translated():
            async with self._connected(writing=True) as connection, connection.transaction():
                await connection.execute(NO_HURRY)
                await connection.execute(f"lock table {tables} in share mode")
                yield

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator["PostgresSession"]:
        """Reads one state of the database inside the block, while others go on writing."""
        async with self._reading() as connection:
            await connection.execute(NO_HURRY)
            yield PostgresSession(connection)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Any]:
        with self._told():
            async with (
                self._connected() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                yield connection

    # ── the server ───────────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def _connected(self, *, writing: bool = False) -> AsyncIterator[Any]:
        """One of the connections; it is tried first where the server was away a moment ago."""
        async with self._free:
            with self.breaker.attempt():
                async with self.pool.acquire() as connection:
                    try:
                        if self.breaker.is_open:
                            await connection.execute("select 1")
                            self.breaker.worked(wrote=False)
                        yield connection
                    except GONE:
                        with suppress(asyncpg.InterfaceError):  # it is closed already
                            connection.terminate()  # else the pool waits for it once more
                        raise
                    self.breaker.worked(wrote=writing)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What fails is one of the store's errors, and stands in the log where it should."""
        try:
            with translated():
                yield
        except Unavailable as error:
            if isinstance(error.__cause__, UNWRITABLE):
                self.outage.began(error, of_writes=True)
            elif isinstance(error.__cause__, BUSY):
                log.warning("%s was too busy: %s", self.outage.database, error)
            raise

    async def renumber(self) -> None:
        """After rows were copied here with their numbers: new ones get higher numbers."""
        for table in ("tables", "proposals"):
            await self.rows(
                f"""select setval(pg_get_serial_sequence('{table}', 'id'),
                    (select coalesce(max(id), 0) + 1 from {table}), false)"""
            )


def _is_rolled_back(error: BaseException | None) -> bool:
    """Whether nothing of a transaction has taken effect, and it may be begun again."""
    while error is not None and not isinstance(error, ROLLED_BACK):
        error = error.__cause__ or error.__context__
    return error is not None


def _is_gone(error: Exception) -> bool:
    """Whether the server cannot serve now, by whoever's fault."""
    return isinstance(error, GONE) and not _is_rolled_back(error)


async def _migrate(server: Server) -> None:
    """On a connection of its own: a migration may take long, and only waits not to be in the way
    of others."""
    connection = await asyncpg.connect(server.url, timeout=CONNECTS_WITHIN)
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            await check(connection, server)
        await migrate(connection, server, LOCKED_WITHIN)
        await connection.close(timeout=CONNECTS_WITHIN)
    finally:
        connection.terminate()


async def _bound(connection: Any) -> None:
    """A new connection: nobody waits for ever for what it locks, nor it for others."""
    await connection.execute(
        f"""set idle_in_transaction_session_timeout = '{IDLE_WITHIN}s';
            set lock_timeout = '{LOCKED_WITHIN}s'"""
    )


async def _as_it_is(_connection: Any) -> None:
    """In the place of a reset: nothing that we do outlives its transaction."""


class PostgresSession:
    """See `bot.store.engine.Session`."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def rows(self, sql: str, *values: Any) -> Sequence[Row]:
        """All rows of a query, or of a change that returns some."""
        found: Sequence[Row] = await self.connection.fetch(_quoted(sql), *values)
        return found

    async def lock(self, table: int) -> None:
        """From here to the end of the transaction nobody else changes this table of the game."""
        await self.rows(f"select 1 from tables where id = $1 {LOCKED}", table)

    async def run(self, sql: str, *values: Any) -> int:
        """Makes a change; returns how many rows it changed."""
        _, _, count = (await self.connection.execute(_quoted(sql), *values)).rpartition(" ")
        return int(count) if count.isdigit() else 0

    async def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Makes the same change for each row of values."""
        await self.connection.executemany(_quoted(sql), rows)


CLOCK = "cast(extract(epoch from statement_timestamp()) as double precision)"


@lru_cache(1_000)
def _quoted(sql: str) -> str:
    """`user` means the database's own user here, unless it is quoted."""
    return re.sub(r'(?<!")\buser\b(?!")', '"user"', sql.replace(CLOCK_SECONDS, CLOCK))


@contextmanager
def translated() -> Iterator[None]:
    """PostgreSQL's errors as those of the store."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Violation(str(error)) from error
    except AWAY as error:
        raise Unavailable(str(error) or type(error).__name__) from error


@contextmanager
def settled(server: Server) -> Iterator[None]:
    """Of what goes wrong at the start, what does not get better by waiting."""
    try:
        yield
    except asyncpg.InvalidAuthorizationSpecificationError as error:
        raise UnusableStore(f"{server} refuses the user or the password") from error
    except asyncpg.InvalidCatalogNameError as error:
        raise UnusableStore(f"{server} does not exist: create the database first") from error
    except socket.gaierror as error:
        raise Unavailable(
            f"the name {server.host} cannot be resolved; is it right, and is there a network?"
        ) from error
    except (ValueError, asyncpg.ClientConfigurationError) as error:
        raise UnusableStore(f"{server} is no address of a database: {error}") from error
    except AWAY:
        raise
    except asyncpg.PostgresError as error:
        raise UnusableStore(f"{server} does not let us: {' '.join(str(error).split())}") from error
