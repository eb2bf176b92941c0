"""Half-made choices, for whichever worker shows a message next."""

import time
from collections.abc import Sequence

from bot.store.engine import Engine, Row, Session, put
from bot.store.sql.leases import TAKEN, SqlLeases, taking
from bot.store.sql.pending import Pending

PUT = put("drafts", "table_id, seat, surface, ask, chosen, revision", "table_id, seat, surface")
CHANGED = f"update tables set {taking('$1')} where id = $2 returning {TAKEN}"
"""A choice makes no table behind: if it is not shown, the next press shows it."""


class SqlDrafts:
    """See `bot.store.sharing.DraftStore`."""

    def __init__(self, engine: Engine, leases: SqlLeases, pending: Pending) -> None:
        self.engine = engine
        self.leases = leases
        self.pending = pending

    async def at(self, table: int, seat: int, surface: str, ask: int) -> str:
        """What is chosen so far; empty where nothing is."""
        row = await self.engine.row(
            """select chosen from drafts
               where table_id = $1 and seat = $2 and surface = $3 and ask = $4""",
            *(table, seat, surface, ask),
        )
        return str(row[0]) if row else ""

    async def put(self, table: int, seat: int, surface: str, ask: int, chosen: str) -> bool:
        """Saves it; False where another worker holds the table's lease, and so shows it."""
        began, noted = time.monotonic(), self.pending.riding(table)

        async def saved(write: Session) -> Row:
            (taken,) = await write.rows(CHANGED, self.leases.worker, table)
            await write.run(PUT, table, seat, surface, ask, chosen, taken[1])
            await noted.write(write, self.leases.worker)
            return taken

        taken = await self.engine.transaction(saved)
        self.pending.remove(noted)
        return self.leases.took(table, began, taken)

    async def since(self, table: int, revision: int) -> Sequence[tuple[str, int]]:
        """Surface and seat of every choice that was changed after a revision of the table."""
        rows = await self.engine.rows(
            "select surface, seat from drafts where table_id = $1 and revision > $2",
            *(table, revision),
        )
        return [(str(surface), int(seat)) for surface, seat in rows]
