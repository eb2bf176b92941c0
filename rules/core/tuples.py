"""Frozen tuples and players with one thing changed: the rules never change anything in place."""

from typing import Any, TypeVar

from msgspec.structs import replace

from rules.core.record import Record, Seat

T = TypeVar("T")
S = TypeVar("S", bound=Record)


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same items, but for another one at this place."""
    return (*items[:place], item, *items[place + 1 :])


def without_item(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items less one that equals this: the first of them. There must be one."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def with_player(state: S, seat: Seat, **changes: Any) -> S:
    """The state after changes to the fields of one of its `players`, as `replace` makes them."""
    table: Any = state
    player = replace(table.players[seat], **changes)
    return replace(state, players=with_item(table.players, seat, player))
