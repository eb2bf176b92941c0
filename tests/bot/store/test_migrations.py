"""Workers of two versions run side by side while a bot is updated: what is new only adds."""

import re
from collections.abc import Sequence

import pytest

from bot.store.postgres import schema
from bot.store.sqlite import file

SIDE_BY_SIDE = 19
"""From this one on several workers may be running while a migration is."""

ADDS = re.compile(
    r"create table \w+ \(|(create|drop) index |alter table \w+ add column .* default "
)

UNIQUE = re.compile(r"create unique index (\w+) on (\w+) \(.*?\)(?: where (.*))?")

SCRIPTS = {f"postgresql {number}": script for number, script in schema.migrations().items()} | {
    f"sqlite {number}": path.read_text("utf-8")
    for number, path in enumerate(file.migrations(), start=1)
}


def statements(script: str) -> list[str]:
    bare = re.sub(r"--.*", "", script)
    return [" ".join(each.split()) for each in bare.split(";") if each.strip()]


def adds(statement: str, script: Sequence[str]) -> bool:
    """Whether an earlier version can go on working beside it."""
    match = UNIQUE.match(statement)
    return forbids_nothing(*match.groups(""), script) if match else bool(ADDS.match(statement))


def forbids_nothing(name: str, table: str, where: str, script: Sequence[str]) -> bool:
    """A unique index of a new table, one that takes another's place (and forbids less), or one of
    rows that have something in a new column: an earlier version writes none of these."""
    added = re.findall(rf"alter table {table} add column (\w+) ", "; ".join(script))
    return (
        any(each.startswith(f"create table {table} (") for each in script)
        or f"drop index {name}" in script
        or any(re.search(rf"\b{column}\b", where) for column in added)
    )


@pytest.mark.parametrize("name", [n for n in SCRIPTS if int(n.split()[1]) >= SIDE_BY_SIDE])
def test_a_migration_only_adds(name: str) -> None:
    script = statements(SCRIPTS[name])
    for statement in script:
        assert adds(statement, script), f"an earlier version cannot work with this: {statement}"


@pytest.mark.parametrize(
    "statement",
    [
        "drop table votes",
        "alter table votes drop column yes",
        "alter table votes rename column yes to no",
        "alter table votes add column no bigint not null",
        "create unique index one_vote on votes (proposal)",
        "create unique index one_vote on votes (proposal) where yes = 1",
    ],
)
def test_what_takes_something_away_is_found(statement: str) -> None:
    assert not adds(statement, [statement])
