"""Chairs from one step to the next: what each is asked, and since when it is waited for."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.store.chairs import Chair
from bot.store.log import StepRow
from bot.store.tables import Table, seconds
from rules.core.asks import Ask, signature
from rules.core.game import awaited
from rules.core.record import Seat


def next_chairs(
    table: Table,
    before: Mapping[Seat, Ask],
    after: Mapping[Seat, Ask],
    acted: Seat | None,
    now: float,
    *,
    stood_in: bool = False,
) -> tuple[Chair, ...]:
    """The chairs after a step, each with the number of its ask and its wait.

    A seat's ask gets a new number when the seat acted or when the actions on offer to it have
    changed, and only then: so somebody else's move at the same time does not make yours stale. At a
    private table nobody waits, so no wait begins; in a duel there is one for the whole game.
    """
    asked, begins = awaited(after), 0 if table.private else now
    anew = {
        seat
        for seat in range(len(table.chairs))
        if seat == acted or signature(before.get(seat)) != signature(after.get(seat))
    }
    return tuple(
        msgspec.structs.replace(
            waiting(
                chair, seat in asked, begins, table.pace, anew=seat == acted and not table.duel
            ),
            ask=chair.ask + (seat in anew),
            idle=is_idle(after, seat) if seat in anew else chair.idle,
            heard=now if seat == acted and not stood_in else chair.heard,
        )
        for seat, chair in enumerate(table.chairs)
    )


def restored_chairs(
    table: Table,
    asks: Mapping[Seat, Ask],
    first: StepRow,
    kept: Sequence[StepRow],
    now: float,
) -> tuple[Chair, ...]:
    """The chairs as they were before a step that is taken back: no deadline is held off by it.

    Whoever has named something since that stays goes on waiting as they did. Where nobody else was
    told of the step, nothing changes for the others.
    """
    asked, stay = awaited(asks), {row.seat for row in kept}
    secret = table.told < first.number
    return tuple(
        chair
        if secret and seat != first.seat
        else msgspec.structs.replace(
            waiting(
                chair if seat in stay else _as_before(chair, first, seat),
                seat in asked,
                now,
                table.pace,
            ),
            ask=chair.ask + 1,
            idle=is_idle(asks, seat) and seat != first.seat,
            heard=now if seat == first.seat else chair.heard,
        )
        for seat, chair in enumerate(table.chairs)
    )


def _as_before(chair: Chair, first: StepRow, seat: Seat) -> Chair:
    """The chair with the wait it had; a step of an earlier version does not know it."""
    if seat >= len(first.waits):
        return chair
    since, due = first.waits[seat]
    return msgspec.structs.replace(chair, since=since, due=due)


def is_idle(asks: Mapping[Seat, Ask], seat: Seat) -> bool:
    """Whether a seat is asked something that a standing wish would answer."""
    return seat in asks and bool(asks[seat].wishes)


def waiting(chair: Chair, asked: bool, now: float, pace: str, *, anew: bool = False) -> Chair:
    """The chair with its wait: one that goes on keeps its beginning and its deadline.

    `anew`: its player has just moved or sat down, so the time for the next move begins now.
    """
    if not asked or chair.robot:
        return msgspec.structs.replace(chair, awaited=asked, since=0, due=0)
    if chair.since and not anew:
        return msgspec.structs.replace(chair, awaited=True)
    due = now + seconds(pace) if seconds(pace) else 0
    return msgspec.structs.replace(chair, awaited=True, since=now, due=due)
