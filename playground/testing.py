"""For fixtures: a playground whose test fails if Discord would have complained.

    @pytest.fixture
    async def playground():
        async with watched() as playground:
            yield playground

Close the bot inside the block: then what it sends while it stops is checked too.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playground.playground import Playground

NO_DESCRIPTION = "Discord's OpenAPI description is absent: set DISCORD_OPENAPI"
"""The reason to skip a test that needs it."""


@asynccontextmanager
async def watched(port: int = 0) -> AsyncIterator[Playground]:
    """A playground that is verified after everything in the block has ended."""
    async with Playground(port) as playground:
        yield playground
        playground.verify()
