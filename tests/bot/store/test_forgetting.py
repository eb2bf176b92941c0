"""Somebody who is forgotten is in no column any more, whatever column can hold a person."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.store.sqlite import open_store

SOMEBODY = 987_654_321
NAME = "Xanthippe"
DIRECT = 555_666_777
"""The channel of somebody's direct messages."""

NAMES = {"en": "Somebody", "fr": "Quelqu’un"}

PEOPLE: dict[str, Any] = {
    "blocks.user": SOMEBODY,
    "blocks.blocked": SOMEBODY,
    "chairs.user": SOMEBODY,
    "chairs.name": NAME,
    "chairs.former": json.dumps([SOMEBODY]),
    "chairs.absent": SOMEBODY,
    "messages.channel": DIRECT,
    "messages.mentioned": json.dumps([[SOMEBODY, 1], [8, 1]]),
    "panels.user": SOMEBODY,
    "panels.token": "a token",
    "people.user": SOMEBODY,
    "proposals.by": SOMEBODY,
    "proposals.asked": SOMEBODY,
    "proposals.untold": json.dumps([SOMEBODY]),
    "results.player": SOMEBODY,
    "results.user": SOMEBODY,
    "tables.invited": json.dumps([SOMEBODY, 8]),
    "tables.opened_by": SOMEBODY,
    "tables.words": json.dumps([[SOMEBODY, "pelican"], [8, "heron"]]),
    "votes.user": SOMEBODY,
}
"""Every column that can hold a person, with somebody in it."""

NOBODY = {
    "chairs": """table_id seat ask awaited since due_at expired remind_at reminded idle open
        notice_at told_since heard silent_at wishes""",
    "facts": "name value",
    "messages": """message table_id seat version ask since posted posted_at picture retired""",
    "notes": "table_id seat mark",
    "panels": "table_id message expires_at shown",
    "people": """language seen dms told_dms remind remind_after zone quiet passes counted notices
        away_until yields asked_zone""",
    "proposals": "id table_id kind since until stage expires_at channel message seat ask notice_at",
    "results": "table_id seat guild game options seats changed place score kind at rank unrated",
    "seat_notices": "message channel table_id seat offer",
    "servers": "guild language",
    "sqlite_sequence": "name seq",
    "steps": """table_id number seat action events tape drawn at undone stood_in undone_at
        waits""",
    "tables": """id guild channel game language stage version rules_version options seed drawn setup
        baseline baseline_step head step opened_at changed_at behind robot_due pace overdue
        closes_at luck first_message anchor languages record rewound told""",
    "votes": "proposal yes",
}
"""All other columns. Settings of people go with their row."""

CHAIRS = {
    "sits there": (SOMEBODY, NAME, [], 0),
    "a robot sits in": (0, NAME, [SOMEBODY], SOMEBODY),
    "has left": (0, NAME, [SOMEBODY], 0),
    "came back and left": (0, NAME, [SOMEBODY, 0, SOMEBODY], 0),
    "handed over": (8, "Ben", [SOMEBODY], 0),
    "a substitute has left": (0, "Ben", [SOMEBODY, 8], 0),
}

KEPT = {
    "people.user": "that they are in no statistics",
}
"""What SECURITY.md says that is kept."""


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    path = tmp_path / "sixpips.db"
    await (await open_store(path)).close()
    return path


def columns(raw: sqlite3.Connection) -> set[str]:
    names = [row[0] for row in raw.execute("select name from sqlite_master where type = 'table'")]
    return {
        f"{name}.{row[1]}" for name in names for row in raw.execute(f"pragma table_info({name})")
    }


async def test_every_column_is_known_to_hold_a_person_or_not(path: Path) -> None:
    """A new column fails here until somebody says which, and then below until it is forgotten."""
    plain = {f"{table}.{name}" for table, names in NOBODY.items() for name in names.split()}
    with sqlite3.connect(path) as raw:
        assert columns(raw) == plain | set(PEOPLE)
    raw.close()


def filled(raw: sqlite3.Connection) -> None:
    """An ended game in which somebody is wherever a person can be."""
    raw.execute(
        """insert into tables (id, guild, channel, game, language, stage, version, rules_version,
           options, seed, drawn, setup, baseline, baseline_step, head, step, opened_by, opened_at,
           changed_at, behind, robot_due) values (1, 1, 5, 'yahtzee', 'fr', 'over', 1, 1, '{}',
           x'00', 0, '[]', '{}', 0, '{}', 9, 0, 0, 0, 0, 0)"""
    )
    for seat, (user, name, former, absent) in enumerate(CHAIRS.values()):
        raw.execute(
            """insert into chairs (table_id, seat, user, name, ask, awaited, former, absent)
               values (1, ?, ?, ?, 0, 0, ?, ?)""",
            (seat, user, name, json.dumps(former), absent),
        )
        raw.execute(
            """insert into messages values (?, 5, 1, ?, 1, 0, 0, 0, 0, '[]', '', 0)""",
            (100 + seat, seat),
        )
    raw.execute("insert into messages values (99, 5, 1, -1, 1, 0, 0, 0, 0, '[]', '', 0)")
    raw.execute("insert into people (user, zone) values (1, 'Europe/Paris')")
    raw.execute(
        """insert into proposals (id, table_id, kind, since, until, by, stage, expires_at, channel,
           message) values (1, 1, 'end', 0, 0, 0, 'refused', 0, 5, 1)"""
    )
    raw.execute("insert into votes values (1, 0, 1)")
    raw.execute("insert into panels values (1, 1, 1, '', 0, '')")
    raw.execute("insert into blocks values (1, 2)")
    raw.execute(
        """insert into results (table_id, seat, guild, game, options, seats, user, changed, place,
           score, kind, at, player, rank) values (1, 0, 1, 'yahtzee', '{}', 6, 1, 0, 1, 9, 'people',
           0, 1, 1)"""
    )
    for column, value in PEOPLE.items():
        table, _, name = column.partition(".")
        if table == "messages":
            where = "seat >= 0" if name == "channel" else "seat = -1"
            raw.execute(f"update messages set {name} = ? where {where}", (value,))
        elif table != "chairs":
            raw.execute(f"update {table} set {name} = ?", (value,))


def found(raw: sqlite3.Connection) -> set[str]:
    """The columns in which somebody is."""
    traces = (str(SOMEBODY), NAME, str(DIRECT), "a token")
    return {
        f"{table}.{column}"
        for table, column in (name.split(".") for name in columns(raw))
        for (value,) in raw.execute(f'select "{column}" from {table}')
        if any(trace in str(value) for trace in traces)
    }


async def test_nothing_is_left_but_what_is_said_to_be(path: Path) -> None:
    with sqlite3.connect(path) as raw:
        filled(raw)
        raw.commit()
        assert found(raw) == set(PEOPLE)
    raw.close()
    store = await open_store(path)
    await store.people.forget(SOMEBODY, NAMES)
    await store.close()
    with sqlite3.connect(path) as raw:
        assert found(raw) == set(KEPT)
        assert raw.execute("select zone, counted from people").fetchall() == [("", 0)]
        names = [row[0] for row in raw.execute("select name from chairs order by seat")]
        assert names == ["Quelqu’un"] * 4 + ["Ben"] * 2
        (words,) = raw.execute("select words from tables").fetchone()
        assert json.loads(words) == [[0, "pelican"], [8, "heron"]], "the dice can be checked"
    raw.close()
