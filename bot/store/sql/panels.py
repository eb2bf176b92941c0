"""Private panels, with the tokens that edit them."""

from collections.abc import Sequence

from bot.store.engine import Engine
from bot.store.panels import Panel
from bot.store.sql.pending import PANEL_COLUMNS, Pending


class SqlPanels:
    """See `bot.store.PanelStore`."""

    def __init__(self, engine: Engine, pending: Pending) -> None:
        self.engine = engine
        self.pending = pending

    async def of(self, table: int) -> Sequence[Panel]:
        """The panels of a table."""
        sql = f"select {PANEL_COLUMNS} from panels where table_id = $1"
        rows = await self.pending.settled(lambda: self.engine.rows(sql, table), table)
        names = Panel.__struct_fields__
        found = [Panel(**dict(zip(names, row, strict=True))) for row in rows]
        return self.pending.over_panels(table, found)

    async def get(self, table: int, user: int) -> Panel | None:
        """Somebody's panel of a table."""
        return next((panel for panel in await self.of(table) if panel.user == user), None)

    async def put(self, panel: Panel) -> None:
        """Notes somebody's panel, in the place of an earlier one."""
        self.pending.add(panel=panel)

    async def write(self) -> None:
        """Writes what was noted at once, for other workers to see."""
        await self.pending.flush()

    async def drop(self, panel: Panel) -> None:
        """Forgets a panel, unless it has got another token since."""
        noted = self.pending.notes.panels.get((panel.table, panel.user))
        if noted is not None and noted.token == panel.token:
            del self.pending.notes.panels[panel.table, panel.user]
        await self.engine.write(
            "delete from panels where table_id = $1 and user = $2 and token = $3",
            panel.table,
            panel.user,
            panel.token,
        )

    async def drop_expired(self, now: float) -> None:
        """Forgets every token that is no longer valid."""
        await self.pending.flush()
        await self.engine.write("delete from panels where expires_at <= $1", now)
