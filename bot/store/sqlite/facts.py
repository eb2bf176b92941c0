"""Single facts about the database."""

from bot.store.sqlite.database import Database


class SqliteFacts:
    """See `bot.store.FactStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, name: str) -> str:
        """The fact, or an empty text."""
        row = await self.database.row("select value from facts where name = ?", (name,))
        return "" if row is None else str(row[0])

    async def put(self, name: str, value: str) -> None:
        """Saves a fact."""
        await self.database.write(
            "insert or replace into facts (name, value) values (?, ?)", (name, value)
        )
