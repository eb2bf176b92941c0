"""Workers of two versions run side by side while a bot is updated: what is new only adds."""

import re

import pytest

from bot.store.postgres import schema
from bot.store.sqlite import file

SIDE_BY_SIDE = 19
"""From this one on several workers may be running while a migration is."""

ADDS = re.compile(
    r"create table \w+ \(|create (unique )?index |alter table \w+ add column .* default "
)

SCRIPTS = {f"postgresql {number}": script for number, script in schema.migrations().items()} | {
    f"sqlite {number}": path.read_text("utf-8")
    for number, path in enumerate(file.migrations(), start=1)
}


def statements(script: str) -> list[str]:
    bare = re.sub(r"--.*", "", script)
    return [" ".join(each.split()) for each in bare.split(";") if each.strip()]


@pytest.mark.parametrize("name", [n for n in SCRIPTS if int(n.split()[1]) >= SIDE_BY_SIDE])
def test_a_migration_only_adds(name: str) -> None:
    for statement in statements(SCRIPTS[name]):
        assert ADDS.match(statement), f"an earlier version cannot work with this: {statement}"


@pytest.mark.parametrize(
    "statement",
    [
        "drop table votes",
        "alter table votes drop column yes",
        "alter table votes rename column yes to no",
        "alter table votes add column no bigint not null",
    ],
)
def test_what_takes_something_away_is_found(statement: str) -> None:
    assert not ADDS.match(statement)
