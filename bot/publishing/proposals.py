"""Messages of proposals: the question, and who is told of it. No outdated vote stays open."""

import msgspec

from bot.publishing.delivery import Delivery, nonce
from bot.screens.proposals import ended_proposal, open_proposal
from bot.screens.snapshot import Snapshots
from bot.screens.story import told_to_all
from bot.store.proposals import Proposal
from bot.store.tables import Table
from bot.tables import consent
from bot.ui.screen import Screen

RETRY = 60
"""Seconds until a question that was not posted, or did not notify somebody, is tried again."""


class ProposalMessages:
    """Shows votes, tells people of them, and takes the buttons from those that nobody needs."""

    def __init__(self, delivery: Delivery, snapshots: Snapshots) -> None:
        self.delivery = delivery
        self.snapshots = snapshots
        self.tables = snapshots.tables
        self.store = snapshots.store
        self.clock = self.tables.clock

    # ── the message ──────────────────────────────────────────────────────────────────────────────

    async def screen(self, proposal: Proposal, table: Table) -> Screen:
        """The question in the channel, and afterwards how it was answered."""
        if proposal.stage != "open":
            return ended_proposal(proposal, table)
        asked = consent.asked(proposal, table)
        others = [person for person in asked if person not in proposal.votes]
        return open_proposal(proposal, table, others, await self._to_be_undone(proposal, table))

    async def _to_be_undone(self, proposal: Proposal, table: Table) -> str:
        """What would be taken back, as everybody was told of it, and what of it was drawn."""
        if proposal.kind != "undo":
            return ""
        snapshot = await self.snapshots.since(table, proposal.since - 1, table.language)
        drawn = sum(bool(row.tape) for row in snapshot.steps if not row.undone)
        seen = [snapshot.say("proposal-undo-seen", count=drawn)] if drawn else []
        return "\n".join([told_to_all(snapshot), *seen])

    async def post(self, proposal: Proposal, table: Table) -> None:
        """Asks in the channel. Whoever may not be notified now is told later."""
        question = await self.screen(proposal, table)
        wanted = [user for user in question.mentions if await self._wants(user)]
        await self._send(proposal, table, msgspec.structs.replace(question, mentions=tuple(wanted)))

    async def _wants(self, user: int) -> bool:
        return (await self.store.people.get(user)).notices != "off"

    async def _send(self, proposal: Proposal, table: Table, question: Screen) -> None:
        """Posts the question, in the place of an earlier message of it."""
        once = nonce("proposal", proposal.id, proposal.message)
        sent, _ = await self.delivery.post(table.channel, table.guild, question, once)
        notified = {user.id for user in sent.mentions}
        untold = tuple(user for user in question.mentions if user not in notified)
        moment = await self._first_moment(untold)
        noted = msgspec.structs.replace(
            proposal, message=sent.id, untold=untold, notice_at=moment if untold else 0
        )
        await self.store.proposals.put_message(noted)
        now = await self.store.proposals.get(proposal.id) or noted
        if proposal.message:
            await self.delivery.delete_if_there(proposal.channel, proposal.message)
        if now.stage != "open":
            screen = await self.screen(now, table)
            await self.delivery.edit_if_there(table.channel, sent.id, screen)

    # ── telling people later ─────────────────────────────────────────────────────────────────────

    async def tell(self, number: int) -> None:
        """Somebody can be told by now: the question is asked again, below the chat.

        It is asked for the first time where that failed, or the bot ended before.
        """
        proposal = await self.store.proposals.get(number)
        if proposal is None or proposal.stage != "open":
            return
        table = await self.tables.load(proposal.table)
        if not proposal.message:
            if await self._claims(proposal):
                await self.post(proposal, table)
            return
        asked = set(consent.asked(proposal, table)) - proposal.votes.keys()
        untold = tuple(user for user in proposal.untold if user in asked)
        if not any([await self.delivery.reachable(user) for user in untold]):
            await self._put_off(number, untold)
            return
        if await self._claims(proposal):
            question = await self.screen(proposal, table)
            await self._send(proposal, table, msgspec.structs.replace(question, mentions=untold))

    async def _claims(self, proposal: Proposal) -> bool:
        """Whether it is this worker that asks it now; if that fails, it is tried again."""
        again_at = self.clock.now() + RETRY
        return await self.store.proposals.claim_telling(proposal, again_at)

    async def _put_off(self, number: int, untold: tuple[int, ...]) -> None:
        moment = await self._first_moment(untold)
        proposal = await self.store.proposals.get(number)
        if proposal is not None:
            later = msgspec.structs.replace(
                proposal, untold=untold, notice_at=moment if untold else 0
            )
            await self.store.proposals.put_message(later)

    async def _first_moment(self, users: tuple[int, ...]) -> float:
        """When the first of these people may be told."""
        now = self.clock.now()
        people = [await self.store.people.get(user) for user in users]
        reach = self.delivery.reach
        return min([await reach.moment(person, now + RETRY) for person in people], default=0)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────

    async def settle(self, table: Table) -> None:
        """Closes every proposal that the table has overtaken."""
        for number in await self.store.proposals.open_at(table.id):
            proposal = await self.store.proposals.get(number)
            if proposal is not None and consent.overtaken(proposal, table):
                await self.expire(number, table)

    async def expire(self, number: int, table: Table) -> None:
        """Closes a proposal unless it has been decided meanwhile."""
        async with self.tables.lock(table.id):
            proposal = await self.store.proposals.get(number)
            if proposal is None:
                return
            expired = msgspec.structs.replace(proposal, stage="expired")
            if not await self.store.proposals.close(expired):
                return
        if expired.message:
            screen = ended_proposal(expired, table)
            await self.delivery.edit_if_there(expired.channel, expired.message, screen)
