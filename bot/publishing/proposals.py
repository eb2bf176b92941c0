"""Messages of proposals: a table that has moved on leaves no outdated vote open."""

import msgspec

from bot.publishing.delivery import Delivery
from bot.screens.proposals import ended_proposal
from bot.store import Table
from bot.tables.consent import overtaken
from bot.tables.tables import Tables


class ProposalMessages:
    """Takes the buttons from votes that nobody needs any more."""

    def __init__(self, delivery: Delivery, tables: Tables) -> None:
        self.delivery = delivery
        self.tables = tables
        self.store = tables.store

    async def settle(self, table: Table) -> None:
        """Closes every proposal that the table has overtaken."""
        for number in await self.store.proposals.open_at(table.id):
            proposal = await self.store.proposals.get(number)
            if proposal is not None and overtaken(proposal, table):
                await self.expire(number, table)

    async def expire(self, number: int, table: Table) -> None:
        """Closes a proposal unless it has been decided meanwhile."""
        async with self.tables.lock(table.id):
            proposal = await self.store.proposals.get(number)
            if proposal is None or proposal.stage != "open":
                return
            expired = msgspec.structs.replace(proposal, stage="expired")
            await self.store.proposals.put(expired)
        if expired.message:
            screen = ended_proposal(expired, table)
            await self.delivery.edit_if_there(expired.channel, expired.message, screen)
