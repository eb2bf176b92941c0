"""Takes somebody out of all games that have ended.

Their direct messages, names and seats go (also those that they had left, or on which a robot sat
in), and what they proposed or decided. A seat that was somebody's does not become a robot's:
`former` says that it had an owner. `tests/bot/store/test_forgetting.py` walks the schema, so that
no column is overlooked.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.store.engine import Session, as_json
from bot.store.sql.results import forget_results

ENDED_TABLE = "stage in ('over', 'closed') and sealed = 0"
ENDED = f"table_id in (select id from tables where {ENDED_TABLE})"
"""A game whose secret others must not know yet has not ended: whoever was forgotten there at once
could play it again with what they know. That is made up for when the secret may be known."""

PLAIN = (
    "update tables set forgotten = 1 where opened_by = $1 and sealed = 1",
    f"update tables set opened_by = 0 where opened_by = $1 and {ENDED_TABLE}",
    f"update proposals set by = 0 where by = $1 and {ENDED}",
    f"update proposals set asked = 0 where asked = $1 and {ENDED}",
    f"""delete from votes where user = $1
        and proposal in (select id from proposals where {ENDED})""",
    "delete from panels where user = $1",
    "delete from presence where user = $1",
    "delete from announcements where user = $1",
    "delete from regulars where user = $1 and left_out = 0",
    "delete from blocks where user = $1 or blocked = $1",
    "delete from reviewing where user = $1",
    "delete from lessons where user = $1",
    "delete from tips where user = $1",
)

OWN_CHAIRS = f"""select table_id, seat, user, name, former, absent, language
    from chairs join tables on tables.id = table_id
    where {ENDED_TABLE} and (user = $1 or absent = $1 or former like $2)"""
PUT_CHAIR = """update chairs set user = $1, name = $2, former = $3, absent = $4
    where table_id = $5 and seat = $6"""

Found = list[Any]


def _unmentioned(found: Found, user: int) -> Found:
    return [] if user in (who for who, _ in found) else found


def _nobody(found: Found, user: int) -> Found:
    return [] if user in found else found


def _uninvited(found: Found, user: int) -> Found:
    return [who for who in found if who != user]


def _nameless(found: Found, user: int) -> Found:
    """The words stay, because the dice depend on them."""
    return [[0 if who == user else who, text] for who, text in found]


LISTS: tuple[tuple[str, str, str, str, Callable[[Found, int], Found]], ...] = (
    ("messages", "message", "mentioned", ENDED, _unmentioned),
    ("proposals", "id", "untold", ENDED, _nobody),
    ("tables", "id", "invited", ENDED_TABLE, _uninvited),
    ("tables", "id", "words", ENDED_TABLE, _nameless),
)
"""Columns of JSON: table, key, column, which rows, and what is left of a value."""


async def forget_in_games(write: Session, user: int, names: Mapping[str, str]) -> None:
    """Inside a transaction; `names` has by language what their seats are called from then on."""
    await forget_results(write, user)
    await write.run(
        f"""delete from tokens where message in (select message from messages where {ENDED})
            or message in (select message from reviewing where user = $1)""",
        user,
    )
    await _forget_chairs(write, user, names)
    for statement in PLAIN:
        await write.run(statement, user)
    for table, key, column, where, without in LISTS:
        rows = await write.rows(
            f"select {key}, {column} from {table} where {where} and {column} like $1", f"%{user}%"
        )
        for number, found in rows:
            left = as_json(without(msgspec.json.decode(found), user))
            await write.run(f"update {table} set {column} = $1 where {key} = $2", left, number)


async def _forget_chairs(write: Session, user: int, names: Mapping[str, str]) -> None:
    for row in await write.rows(OWN_CHAIRS, user, f"%{user}%"):
        table, seat, sitting, name, former, absent, language = row
        owners = msgspec.json.decode(former, type=list[int])
        if user not in (sitting, absent, *owners):
            continue
        for gone in ("messages", "reviews"):
            await write.run(f"delete from {gone} where table_id = $1 and seat = $2", table, seat)
        last = next((owner for owner in reversed(owners) if owner), 0)
        if sitting == user or (sitting == 0 and user in (absent, last)):
            name = names[language]
        left = as_json([_other(user, owner) for owner in owners] + [0] * (sitting == user))
        people = _other(user, sitting), name, left, _other(user, absent)
        await write.run(PUT_CHAIR, *people, table, seat)


def _other(user: int, who: int) -> int:
    """Anybody else, or nobody."""
    return 0 if who == user else who
