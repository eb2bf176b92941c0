"""Somebody who is forgotten is in no column any more, whatever column can hold a person."""

import json
from typing import Any

from bot.store import Store
from bot.store.engine import Engine, Schema

SOMEBODY = 987_654_321
NAME = "Xanthippe"
DIRECT = 555_666_777
"""The channel of somebody's direct messages."""

NAMES = {"en": "Somebody", "fr": "Quelqu’un"}

PEOPLE: dict[str, Any] = {
    "announcements.user": SOMEBODY,
    "blocks.user": SOMEBODY,
    "blocks.blocked": SOMEBODY,
    "chairs.user": SOMEBODY,
    "chairs.name": NAME,
    "chairs.former": json.dumps([SOMEBODY]),
    "chairs.absent": SOMEBODY,
    "lessons.user": SOMEBODY,
    "messages.channel": DIRECT,
    "messages.mentioned": json.dumps([[SOMEBODY, 1], [8, 1]]),
    "panels.user": SOMEBODY,
    "panels.token": "a token",
    "people.user": SOMEBODY,
    "presence.user": SOMEBODY,
    "regulars.user": SOMEBODY,
    "reviewing.user": SOMEBODY,
    "reviews.review": f'"the play of {SOMEBODY}"',
    "proposals.by": SOMEBODY,
    "proposals.asked": SOMEBODY,
    "proposals.untold": json.dumps([SOMEBODY]),
    "results.player": SOMEBODY,
    "results.user": SOMEBODY,
    "tables.invited": json.dumps([SOMEBODY, 8]),
    "tables.opened_by": SOMEBODY,
    "tokens.token": "a token",
    "tables.words": json.dumps([[SOMEBODY, "pelican"], [8, "heron"]]),
    "tips.user": SOMEBODY,
    "votes.user": SOMEBODY,
}
"""Every column that can hold a person, with somebody in it."""

NOBODY = {
    "announcements": "kind at",
    "chairs": """table_id seat ask awaited since due_at expired remind_at reminded idle open
        notice_at told_since heard silent_at wishes level hints hinted""",
    "drafts": "table_id seat surface ask chosen revision",
    "duties": "name holder until",
    "dailies": "day game seed robot best",
    "facts": "name value",
    "lessons": "lesson task",
    "messages": """message table_id seat version ask since posted posted_at picture retired""",
    "notes": "table_id seat mark",
    "panels": "table_id message expires_at shown",
    "people": """language seen dms told_dms remind remind_after zone quiet passes counted notices
        away_until yields asked_zone direct words_first scheme tips""",
    "presence": "place pressed_at",
    "proposals": "id table_id kind since until stage expires_at channel message seat ask notice_at",
    "results": """table_id seat guild game options seats changed place score kind coached at rank
        unrated""",
    "regulars": "guild left_out",
    "reviewing": "table_id seat claim message language renewed",
    "reviews": "table_id seat unit choices cost luck at",
    "seat_notices": "message channel table_id seat offer",
    "servers": "guild language morning_channel morning_hour morning_zone morning_at",
    "steps": """table_id number seat action events tape drawn at undone stood_in undone_at
        waits level""",
    "tables": """id guild channel game language stage version rules_version options seed drawn setup
        baseline baseline_step head step opened_at changed_at behind robot_due pace overdue
        closes_at luck first_message anchor languages record rewound told scheme robot_moves
        holder lease_until revision unconfirmed series sealed ends_at forgotten
        coach origin throws""",
    "tips": "game tip",
    "tokens": "message until",
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


def columns(schema: Schema) -> set[str]:
    return {f"{table}.{name}" for table, names in schema.items() for name in names}


async def test_every_column_is_known_to_hold_a_person_or_not(store: Store) -> None:
    """A new column fails here until somebody says which, and then below until it is forgotten."""
    plain = {f"{table}.{name}" for table, names in NOBODY.items() for name in names.split()}
    assert columns(await store.engine.schema()) == plain | set(PEOPLE)


async def fill(engine: Engine) -> None:
    """An ended game in which somebody is wherever a person can be."""
    await engine.write(
        """insert into tables (id, guild, channel, game, language, stage, version, rules_version,
           options, seed, drawn, setup, baseline, baseline_step, head, step, opened_by, opened_at,
           changed_at, behind, robot_due) values (1, 1, 5, 'yahtzee', 'fr', 'over', 1, 1, '{}',
           $1, 0, '[]', '{}', 0, '{}', 9, 0, 0, 0, 0, 0)""",
        b"",
    )
    for seat, (user, name, former, absent) in enumerate(CHAIRS.values()):
        await engine.write(
            """insert into chairs (table_id, seat, user, name, ask, awaited, former, absent)
               values (1, $1, $2, $3, 0, 0, $4, $5)""",
            *(seat, user, name, json.dumps(former), absent),
        )
    for seat in range(-1, len(CHAIRS)):
        await engine.write(
            "insert into messages values ($1, 5, 1, $2, 1, 0, 0, 0, 0, '[]', '', 0)",
            *(100 + seat, seat),
        )
    for statement in OTHERS:
        await engine.write(statement)
    for column, value in PEOPLE.items():
        table, _, name = column.partition(".")
        if table == "messages":
            where = "seat >= 0" if name == "channel" else "seat = -1"
            await engine.write(f"update messages set {name} = $1 where {where}", value)
        elif table != "chairs":
            await engine.write(f"update {table} set {name} = $1", value)


OTHERS = (
    "insert into people (user, zone) values (1, 'Europe/Paris')",
    """insert into proposals (id, table_id, kind, since, until, by, stage, expires_at, channel,
       message) values (1, 1, 'end', 0, 0, 0, 'refused', 0, 5, 1)""",
    "insert into votes values (1, 0, 1)",
    "insert into panels values (1, 1, 1, '', 0, '')",
    "insert into blocks values (1, 2)",
    "insert into presence values (1, 5, 0)",
    "insert into tokens values (100, '', 0)",
    "insert into announcements values (1, 'lobby', 0)",
    "insert into regulars values (1, 2, 0)",
    "insert into reviews values (1, 0, 'points', 9, 1.5, 2.5, '', 0)",
    "insert into reviewing values (1, 1, 0, 'a claim', 900, 'fr', 0)",
    "insert into tokens values (900, '', 0)",
    "insert into lessons values (1, 'yahtzee', 3)",
    "insert into tips values (1, 'yahtzee', 'boxes')",
    """insert into results (table_id, seat, guild, game, options, seats, user, changed, place,
       score, kind, at, player, rank) values (1, 0, 1, 'yahtzee', '{}', 6, 1, 0, 1, 9, 'people',
       0, 1, 1)""",
)


async def found(engine: Engine) -> set[str]:
    """The columns in which somebody is."""
    traces = (str(SOMEBODY), NAME, str(DIRECT), "a token")
    return {
        f"{table}.{column}"
        for table, column in (name.split(".") for name in columns(await engine.schema()))
        for (value,) in await engine.rows(f"select {column} from {table}")
        if any(trace in str(value) for trace in traces)
    }


async def test_nothing_is_left_but_what_is_said_to_be(store: Store) -> None:
    engine = store.engine
    await fill(engine)
    assert await found(engine) == set(PEOPLE)
    await store.people.forget(SOMEBODY, NAMES)
    assert await found(engine) == set(KEPT)
    assert [tuple(row) for row in await engine.rows("select zone, counted from people")] == [
        ("", 0)
    ]
    names = [row[0] for row in await engine.rows("select name from chairs order by seat")]
    assert names == ["Quelqu’un"] * 4 + ["Ben"] * 2
    ((words,),) = await engine.rows("select words from tables")
    assert json.loads(words) == [[0, "pelican"], [8, "heron"]], "the dice can be checked"


async def test_a_game_of_today_is_forgotten_when_its_day_is_over(store: Store) -> None:
    """At once it would let somebody play the same dice a second time."""
    engine = store.engine
    await fill(engine)
    await engine.write("update tables set sealed = 1, series = '2026-11-18', channel = 0")
    await store.people.forget(SOMEBODY, NAMES)
    assert await store.tables.attempt("2026-11-18", SOMEBODY, "yahtzee") is not None
    await store.tables.unseal("2026-11-18", NAMES)
    assert await store.tables.attempt("2026-11-18", SOMEBODY, "yahtzee") is not None
    await store.tables.unseal("2026-11-19", NAMES)
    assert await found(engine) == set(KEPT)


async def test_whom_moderators_left_out_is_not_back_by_being_forgotten(store: Store) -> None:
    engine = store.engine
    await store.dailies.put_regular(1, SOMEBODY)
    assert await store.dailies.leave_out(2, SOMEBODY)
    await store.people.forget(SOMEBODY, NAMES)
    assert [tuple(row) for row in await engine.rows("select guild, left_out from regulars")] == [
        (2, 1)
    ]
