"""Private views of a table, in ephemeral messages."""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's private view of a table, in an ephemeral message.

    The `token` of the interaction that showed it edits it until `expires_at`. `shown` is a hash of
    what it shows.
    """

    table: int
    user: int
    message: int
    token: str
    expires_at: float
    shown: str = ""

    def __repr__(self) -> str:
        """Without the token, which is a secret."""
        return f"Panel(table={self.table}, user={self.user}, message={self.message})"


class PanelStore(Protocol):
    """Private panels whose token has not expired."""

    async def of(self, table: int) -> Sequence[Panel]:
        """The panels of a table."""
        ...

    async def get(self, table: int, user: int) -> Panel | None:
        """Somebody's panel of a table."""
        ...

    async def put(self, panel: Panel) -> None:
        """Notes somebody's panel, in the place of an earlier one."""
        ...

    async def write(self) -> None:
        """Writes what was noted at once, for other workers to see."""
        ...

    async def drop(self, panel: Panel) -> None:
        """Forgets a panel, unless it has got another token since."""
        ...

    async def drop_expired(self, now: float) -> None:
        """Forgets every token that is no longer valid."""
        ...
