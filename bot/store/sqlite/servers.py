"""Servers with their settings."""

from bot.store.sqlite.database import Database


class SqliteServers:
    """See `bot.store.ServerStore`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def language(self, guild: int) -> str:
        """The language that the moderators chose; empty where they did not."""
        row = await self.database.row("select language from servers where guild = ?", (guild,))
        return "" if row is None else str(row[0])

    async def put_language(self, guild: int, language: str) -> None:
        """Saves that choice."""
        await self.database.write(
            "insert or replace into servers (guild, language) values (?, ?)", (guild, language)
        )
