"""Single facts about the database."""

from bot.store.engine import Engine, put

PUT = put("facts", "name, value", "name")


class SqlFacts:
    """See `bot.store.FactStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def get(self, name: str) -> str:
        """The fact, or an empty text."""
        row = await self.engine.row("select value from facts where name = $1", name)
        return "" if row is None else str(row[0])

    async def put(self, name: str, value: str) -> None:
        """Saves a fact."""
        await self.engine.write(PUT, name, value)
