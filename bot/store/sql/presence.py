"""Who has pressed something lately."""

from collections.abc import Collection, Sequence

from bot.store.engine import Engine, placeholders
from bot.store.sql.pending import Pending


class SqlPresence:
    """See `bot.store.sharing.PresenceStore`."""

    def __init__(self, engine: Engine, pending: Pending) -> None:
        self.engine = engine
        self.pending = pending

    def note(self, user: int, place: int, at: float, table: int, *, first: bool = True) -> None:
        """Somebody has: written a moment later, or with the next save of the table.

        The `first` press after a while is written sooner.
        """
        self.pending.add(pressed=(user, place, at, table), hurry=first)

    async def of(self, users: Collection[int]) -> Sequence[tuple[int, int, float]]:
        """User, place and time of the last presses of these people."""
        rows = await self.engine.rows(
            f"""select user, place, pressed_at from presence
                where user in ({placeholders(len(users))})""",
            *users,
        )
        return [(int(user), int(place), float(at)) for user, place, at in rows]
