"""What players mark for themselves."""

from collections.abc import Collection, Sequence
from typing import Protocol


class NoteStore(Protocol):
    """What players mark for themselves. Notes are no moves: they raise no version."""

    async def of(self, table: int, seat: int) -> Sequence[str]:
        """The marks of a seat, in no order that matters."""
        ...

    async def put(
        self, table: int, seat: int, *, put: Collection[str], taken: Collection[str]
    ) -> None:
        """Adds some marks and removes others."""
        ...
