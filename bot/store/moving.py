"""Copies a whole database to another place, from one engine to the other or the same.

The rows of the source are only read, and nobody can write to them meanwhile; its tables are brought
up to date first, as at any start of the bot. The target carries a mark until every row has been
read back and compared: an interrupted move can be run again, and no bot starts on half a database.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.config import Server
from bot.store.engine import Column, Engine, Row, Schema, Session, placeholders
from bot.store.errors import Unavailable, UnusableStore, Violation
from bot.store.opening import MOVING, alone, open_now
from bot.store.progress import Progress
from bot.store.sql.facts import PUT as PUT_FACT

PAGE = 500
"""Rows that are read and written at a time."""

REFERRED = ("tables", "proposals")
"""Other tables refer to these, so they are copied first."""

Columns = Mapping[str, Column]
Reader = Engine | Session
"""Whatever rows can be read from."""


async def move(source: Path | Server, target: Path | Server, progress: Progress) -> int:
    """Copies everything and compares it row by row; returns how many rows there are."""
    _must_differ(source, target)
    with alone(source), alone(target):
        return await _move(source, target, progress)


async def _move(source: Path | Server, target: Path | Server, progress: Progress) -> int:
    here = there = None
    try:
        here = await open_now(source)
        there = await open_now(target, half_moved=True)
        async with _frozen(here, source):
            return await copied(here, await here.schema(), there, target, progress)
    except Violation as error:
        raise UnusableStore(f"a row of {source} does not fit into {target}: {error}") from error
    except Unavailable as error:
        raise UnusableStore(f"a database cannot be used now: {error}") from error
    finally:
        for engine in (here, there):
            if engine is not None:
                await engine.close()


@asynccontextmanager
async def _frozen(here: Engine, source: Path | Server) -> AsyncIterator[None]:
    """Whoever writes there keeps us from it, or is kept from it by us."""
    async with AsyncExitStack() as held:
        try:
            await held.enter_async_context(here.frozen())
        except Unavailable as error:
            raise UnusableStore(f"{source} is in use: stop the bot first ({error})") from error
        yield


def _must_differ(source: Path | Server, target: Path | Server) -> None:
    if _place(source) == _place(target):
        raise UnusableStore("both places are the same")
    if isinstance(source, Path) and not (source.is_file() and source.stat().st_size):
        raise UnusableStore(f"there is no database {source.name}")


def _place(address: Path | Server) -> Path | Server:
    return address.resolve() if isinstance(address, Path) else address


async def copied(
    here: Reader, schema: Schema, there: Engine, target: Path | Server, progress: Progress
) -> int:
    """Copies what can be read here, as one state, and compares it; returns how many rows."""
    if schema.keys() != (await there.schema()).keys():
        raise UnusableStore("the two databases have different tables")
    await _make_ready(there, target, schema)
    total = sum([await _count(here, table) for table in schema])
    done = 0
    for table in _in_order(schema):
        async for rows in _pages(here, table, schema[table]):
            await _put(there, table, list(schema[table]), rows)
            progress("copied", done := done + len(rows), total)
    done = 0
    for table in _in_order(schema):
        done += await _compare(here, there, table, schema[table])
        progress("compared", done, total)
    await there.renumber()
    await there.write("delete from facts where name = $1", MOVING)
    return total


async def _make_ready(there: Engine, target: Path | Server, schema: Schema) -> None:
    """Marks the target, which must be empty or left over from an interrupted move."""
    marked = await there.row("select 1 from facts where name = $1", MOVING)
    if not marked and any([await _count(there, table) for table in schema]):
        raise UnusableStore(f"{target} is not empty: a move writes over nothing")
    await there.write(PUT_FACT, MOVING, "yes")
    for table in reversed(_in_order(schema)):
        kept = f" where name <> '{MOVING}'" if table == "facts" else ""
        await there.write(f"delete from {table}{kept}")


def _in_order(schema: Schema) -> list[str]:
    return [*REFERRED, *sorted(set(schema) - set(REFERRED))]


async def _count(engine: Reader, table: str) -> int:
    return int((await engine.rows(f"select count(*) from {table}"))[0][0])


async def _pages(engine: Reader, table: str, columns: Columns) -> AsyncIterator[Sequence[Row]]:
    """All rows of a table but the mark, by primary key."""
    keys = sorted((name for name in columns if columns[name].key), key=lambda k: columns[k].key)
    names, order = list(columns), ", ".join(keys)
    chosen = f"name <> '{MOVING}'" if table == "facts" else "true"
    after, last = "", ()
    while True:
        rows = await engine.rows(
            f"""select {", ".join(names)} from {table} where {chosen} {after}
                order by {order} limit {PAGE}""",
            *last,
        )
        if not rows:
            return
        yield rows
        last = tuple(rows[-1][names.index(key)] for key in keys)
        after = f"and ({order}) > ({placeholders(len(keys))})"


async def _put(there: Engine, table: str, names: Sequence[str], rows: Sequence[Row]) -> None:
    sql = f"insert into {table} ({', '.join(names)}) values ({placeholders(len(names))})"
    await there.transaction(lambda write: write.run_many(sql, [tuple(row) for row in rows]))


async def _compare(here: Reader, there: Engine, table: str, columns: Columns) -> int:
    """How many rows are the same on both sides; `UnusableStore` at the first that is not."""
    found, copies = 0, _pages(there, table, columns)
    async for rows in _pages(here, table, columns):
        copied: Sequence[Row] = await anext(copies, [])
        if [tuple(row) for row in rows] != [tuple(row) for row in copied]:
            raise UnusableStore(f"a row of {table} was not copied as it is: the move is not done")
        found += len(rows)
    if await anext(copies, []):
        raise UnusableStore(f"{table} has rows in the target that are not in the source")
    return found
