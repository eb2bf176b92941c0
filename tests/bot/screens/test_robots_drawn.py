"""A robot's name is drawn with a sign before it, whoever's seat it plays."""

import msgspec

from bot.screens.speakers import describing, labelling, lettering
from bot.store.chairs import Chair
from bot.store.tables import Table
from renderers.core.glyphs import ROBOT

TABLE = Table(
    guild=1,
    channel=5,
    game="yahtzee",
    language="en",
    stage="playing",
    rules_version=1,
    seed=b"0",
    opened_by=1,
    opened_at=0,
    changed_at=0,
)


def drawn(*chairs: Chair) -> tuple[str, ...]:
    return lettering(msgspec.structs.replace(TABLE, chairs=chairs), "en").names


def test_on_pictures_alone() -> None:
    chairs = (Chair(1, "Ana"), Chair(0, "Ada"))
    assert drawn(*chairs) == ("Ana", f"{ROBOT} Ada")
    table = msgspec.structs.replace(TABLE, chairs=chairs)
    assert labelling(table, "en").names == ("Ana", "Ada")
    assert describing("yahtzee", ("Ana", "Ada"), "en").say.names == ("Ana", "Ada")


def test_also_one_that_sits_in() -> None:
    assert drawn(Chair(0, "Ben", former=(2,), absent=2)) == (f"{ROBOT} Ben",)
    assert drawn(Chair(2, "Ben", former=(2, 0))) == ("Ben",)


def test_not_somebody_who_was_forgotten() -> None:
    assert drawn(Chair(0, "Somebody", former=(0,))) == ("Somebody",)
