"""Single facts about a database."""

from typing import Protocol


class FactStore(Protocol):
    """Single facts about this database, such as which commands Discord knows."""

    async def get(self, name: str) -> str:
        """The fact, or an empty text."""
        ...

    async def put(self, name: str, value: str) -> None:
        """Saves a fact."""
        ...
