"""Private panels, with the tokens that edit them."""

from collections.abc import Sequence

import msgspec

from bot.store.engine import Engine, put
from bot.store.records import Panel

COLUMNS = "table_id, user, message, token, expires_at, shown"
PUT = put("panels", COLUMNS, "table_id, user")


class SqlPanels:
    """See `bot.store.PanelStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def of(self, table: int) -> Sequence[Panel]:
        """The panels of a table."""
        return await self._found("table_id = $1", table)

    async def get(self, table: int, user: int) -> Panel | None:
        """Somebody's panel of a table."""
        return next(iter(await self._found("table_id = $1 and user = $2", table, user)), None)

    async def _found(self, where: str, *values: int) -> Sequence[Panel]:
        rows = await self.engine.rows(f"select {COLUMNS} from panels where {where}", *values)
        return [Panel(**dict(zip(Panel.__struct_fields__, row, strict=True))) for row in rows]

    async def put(self, panel: Panel) -> None:
        """Notes somebody's panel, in the place of an earlier one."""
        await self.engine.write(PUT, *msgspec.structs.astuple(panel))

    async def drop(self, panel: Panel) -> None:
        """Forgets a panel, unless it has got another token since."""
        await self.engine.write(
            "delete from panels where table_id = $1 and user = $2 and token = $3",
            panel.table,
            panel.user,
            panel.token,
        )

    async def drop_expired(self, now: float) -> None:
        """Forgets every token that is no longer valid."""
        await self.engine.write("delete from panels where expires_at <= $1", now)
