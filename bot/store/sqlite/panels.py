"""Private panels, with the tokens that edit them."""

from collections.abc import Sequence

import msgspec

from bot.store.records import Panel
from bot.store.sqlite.database import Database, placeholders

COLUMNS = "table_id, user, message, token, expires_at, shown"


class SqlitePanels:
    """See `bot.store.PanelStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: int) -> Sequence[Panel]:
        """The panels of a table."""
        return await self._found("table_id = ?", table)

    async def get(self, table: int, user: int) -> Panel | None:
        """Somebody's panel of a table."""
        return next(iter(await self._found("table_id = ? and user = ?", table, user)), None)

    async def _found(self, where: str, *values: int) -> Sequence[Panel]:
        rows = await self.database.rows(f"select {COLUMNS} from panels where {where}", values)
        return [Panel(**dict(zip(Panel.__struct_fields__, row, strict=True))) for row in rows]

    async def put(self, panel: Panel) -> None:
        """Notes somebody's panel, in the place of an earlier one."""
        values = msgspec.structs.astuple(panel)
        await self.database.write(
            f"insert or replace into panels ({COLUMNS}) values ({placeholders(len(values))})",
            values,
        )

    async def drop(self, panel: Panel) -> None:
        """Forgets a panel, unless it has got another token since."""
        await self.database.write(
            "delete from panels where table_id = ? and user = ? and token = ?",
            (panel.table, panel.user, panel.token),
        )

    async def drop_expired(self, now: float) -> None:
        """Forgets every token that is no longer valid."""
        await self.database.write("delete from panels where expires_at <= ?", (now,))
