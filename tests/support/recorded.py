"""The recorded games of `tests/replays` as tables of the store, from lobby to any step."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bot.screens.snapshot import Snapshot, take
from bot.store import Store
from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables.lobby import ROBOT_NAMES
from bot.tables.position import Position
from renderers.catalog import PICTURES, Pictures
from rules.catalog import GAMES
from rules.core.game import AnyGame, settled
from tests.contract import transcript
from tests.contract.play import Play
from tests.toy import TOY, TOY_PICTURES

REPLAYS = Path(__file__).parents[1] / "replays"
RECORDED = sorted(file.stem for file in REPLAYS.glob("*.txt"))
EVERY_GAME = {**GAMES, TOY.key: TOY}
EVERY_PICTURE = {**PICTURES, TOY.key: TOY_PICTURES}

BEGAN = 1_700_000_000.5
"""When the first step was made; each of the others takes a minute."""


@dataclass(frozen=True)
class Recorded:
    """A recorded game as the bot would have kept it."""

    game: AnyGame
    pictures: Pictures
    play: Play
    table: Table
    rows: tuple[StepRow, ...]

    @property
    def snapshot(self) -> Snapshot:
        state = msgspec.json.decode(self.table.head, type=self.game.State)
        return take(Position(self.table, self.game, state, {}), self.pictures, self.rows, "en")

    @property
    def readers(self) -> tuple[int | None, ...]:
        return (None, *range(self.play.seats))

    async def keep(self, store: Store, **changes: Any) -> Table:
        """In a store, with every step."""
        table = await store.tables.add(msgspec.structs.replace(self.table, **changes))
        for row in self.rows:
            table = await store.tables.save(table, row)
        await store.tables.caught_up(table.id, table.version)
        return table


def recorded(name: str, *, steps: int | None = None, users: Sequence[int] = ()) -> Recorded:
    """A recorded game after so many steps, or to its end; these people sit on its first seats."""
    heading, play = _headed(name), _played(name)
    rows = tuple(_rows(play))[:steps]
    pictures = EVERY_PICTURE[heading.game]
    return Recorded(play.game, pictures, play, _table(heading, play, len(rows), users), rows)


def has_secrets(name: str) -> bool:
    heading = _headed(name)
    return EVERY_PICTURE[heading.game].has_secrets(heading.options)


def _text(name: str) -> str:
    return (REPLAYS / f"{name}.txt").read_text("utf-8")


def _headed(name: str) -> transcript.Heading:
    return transcript.heading_of(_text(name))


@cache
def _played(name: str) -> Play:
    return transcript.read(EVERY_GAME[_headed(name).game], _text(name))


def _rows(play: Play) -> Iterator[StepRow]:
    drawn = len(play.opening)
    for number, (step, told) in enumerate(zip(play.steps, play.told, strict=True), 1):
        yield StepRow(
            number=number,
            seat=step.seat,
            action=msgspec.json.encode(step.action),
            events=msgspec.json.encode(told),
            tape=step.tape,
            drawn=drawn,
            at=BEGAN + number * 60,
        )
        drawn += len(step.tape)


def _table(heading: transcript.Heading, play: Play, steps: int, users: Sequence[int]) -> Table:
    tapes = [play.opening, *(step.tape for step in play.steps[:steps])]
    sitting = [*users, *[0] * play.seats][: play.seats]
    return Table(
        guild=1,
        channel=5,
        game=heading.game,
        language="en",
        stage="over" if steps == len(play.steps) else "playing",
        rules_version=play.game.rules_version,
        options=settled(play.game.options, play.options),
        seed=str(heading.seed).encode(),
        drawn=sum(map(len, tapes)),
        setup=play.opening,
        baseline=msgspec.json.encode(play.states[0]),
        head=msgspec.json.encode(play.states[steps]),
        step=steps,
        opened_by=7,
        opened_at=BEGAN,
        changed_at=BEGAN + steps * 60,
        chairs=tuple(Chair(user, name) for user, name in zip(sitting, ROBOT_NAMES, strict=False)),
    )
