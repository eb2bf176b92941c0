"""Earlier positions of a finished game: to look at again, or to play on from."""

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from bot.clock import DAY
from bot.store import Store
from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import Table
from bot.tables.lobby import free_names
from bot.tables.log import step_of
from bot.tables.position import Position
from bot.tables.waits import next_chairs
from rules.core.chance import Draw, Retold
from rules.core.game import AnyGame, advance
from rules.core.record import Seat
from rules.core.replay import replay, upgraded


async def standing(store: Store, table: Table) -> list[StepRow]:
    """The steps that are not undone, as far back as they follow the present rules."""
    rows = await store.log.steps(table.id, table.baseline_step)
    return [row for row in rows if not row.undone]


def position_after(game: AnyGame, table: Table, rows: Sequence[StepRow]) -> Position:
    """The table as it was played after these steps."""
    baseline = upgraded(game, table.baseline, table.rules_version)
    state = replay(game, baseline, [step_of(game, row) for row in rows])
    then = msgspec.structs.replace(table, stage="playing", head=msgspec.json.encode(state))
    return Position(then, game, state, game.asks(state))


def alone(then: Position, seat: Seat, game: AnyGame) -> Position:
    """Of a position in a duel somebody's own game, as the one that it is alone."""
    own, table = then.state.games[seat], then.table
    head = msgspec.json.encode(own)
    changed = msgspec.structs.replace(
        table, game=game.key, head=head, chairs=table.chairs[seat : seat + 1]
    )
    return Position(changed, game, own, game.asks(own))


def throws_of(game: AnyGame, then: Position, rows: Sequence[StepRow]) -> Mapping[str, Draw]:
    """What was thrown in these steps from a position on, by what it was thrown for."""
    state, found = then.state, dict[str, Draw]()
    for row in rows:
        step, luck = step_of(game, row), Retold(row.tape)
        state = advance(game, state, step.seat, step.action, luck).state
        found |= luck.throws
    return found


def practice_from(
    then: Position, seat: Seat, user: int, throws: Mapping[str, Draw], now: float
) -> Table:
    """A private table on which somebody plays on from a position, with robots on the other seats.

    Those of the finished game play at their level again, under their names. The dice are new, but
    for the throws that fall again.
    """
    table, game = then.table, then.game
    stay = (chair for n, chair in enumerate(table.chairs) if n == seat or chair.own_robot)
    names = free_names(chair.name for chair in stay)
    chairs = tuple(
        Chair(user, chair.name)
        if place == seat
        else Chair(0, chair.name if chair.own_robot else next(names), level=chair.level)
        for place, chair in enumerate(table.chairs)
    )
    new = Table(
        guild=table.guild,
        channel=0,
        game=table.game,
        language=table.language,
        stage="playing",
        rules_version=game.rules_version,
        options=table.options,
        seed=secrets.token_bytes(32),
        luck="keyed",
        baseline=table.head,
        head=table.head,
        opened_by=user,
        opened_at=now,
        changed_at=now,
        ends_at=now + DAY,
        origin=table.id,
        throws=throws,
        scheme=table.scheme,
        chairs=chairs,
    )
    return msgspec.structs.replace(new, chairs=next_chairs(new, {}, then.asks, None, now))
