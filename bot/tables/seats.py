"""Who sits where in a running game: pure functions that change the chairs, for `Tables.reseat`.

The rules know nothing of people: a seat keeps its sheet whoever sits on it.
"""

from collections.abc import Callable

import msgspec

from bot.store.chairs import Chair
from bot.store.tables import Table
from bot.tables.waits import waiting
from rules.core.errors import Refused
from rules.core.record import Seat

Reseating = Callable[[Table, float], tuple[Chair, ...]]
"""A change of who sits where: from a table and the present time to its chairs afterwards."""


def seated(seat: Seat, user: int, name: str) -> Reseating:
    """Somebody new takes a seat over. Nobody may who has seen another seat's secrets."""

    def change(table: Table, now: float) -> tuple[Chair, ...]:
        for other, chair in enumerate(table.chairs):
            if chair.user == user:
                raise Refused("already-seated")
            if other != seat and user in (*chair.former, chair.absent):
                raise Refused("sat-elsewhere")
        return _replaced(table, seat, now, user=user, name=name)

    return change


def substituted(seat: Seat, user: int, name: str) -> Reseating:
    """The first who answers a call for a substitute takes the seat."""

    def change(table: Table, now: float) -> tuple[Chair, ...]:
        if seat >= len(table.chairs) or not table.chairs[seat].open:
            raise Refused("seat-taken")
        return seated(seat, user, name)(table, now)

    return change


def handed_over(seat: Seat, user: int, name: str, *, by: int) -> Reseating:
    """Somebody takes the seat of whoever offered it, if that one still has it."""

    def change(table: Table, now: float) -> tuple[Chair, ...]:
        if table.chairs[seat].user != by:
            raise Refused("seat-taken")
        return seated(seat, user, name)(table, now)

    return change


def robot_sits_in(user: int, *, for_good: bool = False, silent: bool = False) -> Reseating:
    """A robot plays on. Somebody who leaves for good leaves an open seat.

    `silent`: the others let it sit in, and that is no sign of its owner.
    """

    def change(table: Table, now: float) -> tuple[Chair, ...]:
        seat = own_seat(table, user)
        absent, chair = 0 if for_good else user, table.chairs[seat]
        heard = max(chair.since, chair.heard) if silent else now
        return _replaced(table, seat, now, user=0, absent=absent, open=for_good, heard=heard)

    return change


def taken_back(user: int) -> Reseating:
    """Whoever let a robot sit in, or looks for a substitute, plays on."""

    def change(table: Table, now: float) -> tuple[Chair, ...]:
        seat = table.seat_of(user)
        if seat is not None and table.chairs[seat].open:
            return _with(table, seat, msgspec.structs.replace(table.chairs[seat], open=False))
        away = [seat for seat, chair in enumerate(table.chairs) if chair.absent == user]
        if not away:
            raise Refused("no-seat-to-take-back")
        return _replaced(table, away[0], now, user=user)

    return change


def opened(user: int) -> Reseating:
    """Anybody may take this seat; until then its owner keeps it."""

    def change(table: Table, now: float) -> tuple[Chair, ...]:  # noqa: ARG001  (a change has both)
        seat = own_seat(table, user)
        return _with(table, seat, msgspec.structs.replace(table.chairs[seat], open=True))

    return change


def own_seat(table: Table, user: int) -> Seat:
    """The seat that somebody plays; refused where they have none, or a robot plays it for them."""
    seat = table.seat_of(user)
    if seat is None:
        away = any(chair.absent == user for chair in table.chairs)
        raise Refused("robot-sits-in" if away else "not-seated")
    return seat


def _replaced(table: Table, seat: Seat, now: float, **changes: object) -> tuple[Chair, ...]:
    """Puts another player on a seat: earlier buttons become stale, reminders begin anew.

    A deadline stays the same whoever plays, also while a robot does: nobody holds it off by
    changing hands.
    """
    chair = table.chairs[seat]
    fresh = {
        "absent": 0,
        "open": False,
        "former": (*chair.former, chair.user),
        "since": 0.0,
        "heard": now,
        "wishes": (),
    }
    after = msgspec.structs.replace(chair, ask=chair.ask + 1, **fresh | changes)
    waits = waiting(after, chair.awaited, now, table.pace, anew=True)
    due = chair.due if chair.awaited and chair.due else waits.due
    return _with(table, seat, msgspec.structs.replace(waits, due=due))


def _with(table: Table, seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
