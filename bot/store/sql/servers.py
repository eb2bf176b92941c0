"""Servers with their settings."""

from bot.store.engine import Engine, put

PUT = put("servers", "guild, language", "guild")


class SqlServers:
    """See `bot.store.ServerStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def language(self, guild: int) -> str:
        """The language that the moderators chose; empty where they did not."""
        row = await self.engine.row("select language from servers where guild = $1", guild)
        return "" if row is None else str(row[0])

    async def put_language(self, guild: int, language: str) -> None:
        """Saves that choice."""
        await self.engine.write(PUT, guild, language)
