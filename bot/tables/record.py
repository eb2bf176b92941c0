"""Digests of a finished game: who sat where, and what was played.

They are shown on the final board, so that a file that tells the game otherwise can be found out.
The seats have a digest of their own: somebody may ask to be forgotten, and the moves stay proven.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.store.log import StepRow
from bot.store.tables import Table
from rules.core.game import Result


def record_of(table: Table, rows: Iterable[StepRow], result: Result | None) -> str:
    """The digests of a game that is over, as they are kept with its table."""
    moves = [
        (row.seat, msgspec.json.decode(row.action), row.tape) for row in rows if not row.undone
    ]
    seats = [(chair.name, chair.robot) for chair in table.chairs]
    played = moves_digest(table.game, table.rules_version, table.options, moves, result)
    return f"{seats_digest(seats)}:{played}"


def seats_digest(seats: Sequence[tuple[str, bool]]) -> str:
    """Of the names at the table, and who of them was a robot."""
    return _digest(seats)


def moves_digest(
    game: str,
    rules_version: int,
    options: Mapping[str, str],
    moves: Sequence[tuple[int, Any, Any]],
    result: Result | None,
) -> str:
    """Of what was agreed, every move that stands with its draws, and the result."""
    return _digest([game, rules_version, options, moves, result])


def shown_digest(record: str) -> str:
    """Both digests in one, as the final board shows it."""
    return hashlib.sha256(record.encode()).hexdigest()


def _digest(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()
