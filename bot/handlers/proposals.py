"""Proposals: the people concerned vote in the channel until the outcome is certain."""

from msgspec.structs import replace

from bot.app import App
from bot.clock import DAY
from bot.publishing.proposals import RETRY
from bot.store.errors import Conflict
from bot.store.proposals import Proposal, ProposalKind
from bot.store.tables import Table
from bot.tables import consent
from bot.tables.repository import retried
from bot.tables.seats import handed_over, robot_sits_in
from bot.ui import ids
from bot.ui.markup import relative
from bot.visit import Visit
from rules.core.errors import Refused

OPEN_FOR = DAY


# ── proposing ────────────────────────────────────────────────────────────────────────────────────


async def propose(
    visit: Visit, table: Table, kind: ProposalKind, *, since: int = 0, until: int = 0, ask: int = 0
) -> None:
    """Puts something to the others, with the proposer's own yes."""
    proposal = Proposal(
        table=table.id,
        kind=kind,
        since=since,
        until=until,
        by=visit.user,
        expires_at=visit.app.clock.now() + OPEN_FOR,
        channel=table.channel,
        ask=ask,
        votes={visit.user: True},
    )
    await put(visit.app, table, proposal)


async def put(app: App, table: Table, proposal: Proposal) -> None:
    """Asks the people concerned, in the channel.

    Refused where that is asked already, or was refused to the same person a moment ago. It is saved
    as something to be told in a moment, so that it is asked also if it cannot be posted now.
    """
    await app.publisher.proposals.settle(table)
    await _must_not_insist(app, proposal)
    if proposal.by:
        await app.announcements.must_allow(proposal.by, "proposal")
    due = replace(proposal, notice_at=app.clock.now() + RETRY)
    try:
        proposal = await app.store.proposals.add(due)
    except Conflict as error:
        offered = proposal.kind == "hand-over"
        raise Refused("already-offered" if offered else "already-proposed") from error
    await app.publisher.proposals.post(proposal, table)


async def _must_not_insist(app: App, proposal: Proposal) -> None:
    """What was refused may be proposed again after a pause."""
    refused_at = await app.store.proposals.refused_at(proposal)
    again_at = refused_at + consent.PAUSE
    if refused_at and app.clock.now() < again_at:
        raise Refused("refused-lately", {"when": relative(again_at)})


# ── voting ───────────────────────────────────────────────────────────────────────────────────────


async def vote(visit: Visit, control: ids.Vote) -> None:
    """A yes or no. The one that completes an agreement does what was agreed, once.

    It is done before it is noted as agreed: whatever stops the bot in between, the next vote finds
    the question overtaken.
    """
    app = visit.app
    proposal, after = await _voted(visit, control)
    if after is not None:
        await _show(app, proposal, after)
    answered = await app.publisher.proposals.screen(proposal, await app.tables.load(proposal.table))
    await visit.answer(answered)


@retried
async def _voted(visit: Visit, control: ids.Vote) -> tuple[Proposal, Table | None]:
    """The proposal after a vote, and the table after what was agreed by it, if anything was."""
    app, after = visit.app, None
    proposal = await app.store.proposals.get(control.proposal)
    if proposal is None:
        raise Refused("unknown-control")
    async with app.tables.locked(proposal.table) as table:
        if visit.user not in consent.asked(proposal, table):
            raise Refused(_not_asked(proposal, table, visit.user))
        yes = bool(control.yes)
        if not consent.overtaken(proposal, table):
            proposal = await app.store.proposals.vote(proposal.id, visit.user, yes) or proposal
        if proposal.stage == "open":
            proposal = consent.counted(proposal, table, visit.user, yes, app.clock.now())
            if proposal.stage == "agreed":
                after = await _carried_out(visit, proposal, table)
            if proposal.stage != "open":
                await app.store.proposals.close(proposal)
    return proposal, after


def _not_asked(proposal: Proposal, table: Table, user: int) -> str:
    """Why somebody has no vote: the others decide about their move, or it is put to others."""
    late = proposal.seat >= 0 and table.chairs[proposal.seat].owner == user
    return "others-decide" if late and proposal.kind != "hand-over" else "not-asked-of-you"


async def _carried_out(visit: Visit, proposal: Proposal, table: Table) -> Table:
    """The table after what was agreed, which holds its lock."""
    tables = visit.app.tables
    match proposal.kind:
        case "undo":
            return await tables.taken_back(table, proposal.since, table.step)
        case "stand-in":
            return await visit.app.robots.stand_in(table, proposal.seat)
        case "sit-in":
            silent = table.chairs[proposal.seat].user
            return await tables.reseated(table, robot_sits_in(silent, silent=True))
        case "hand-over":
            change = handed_over(proposal.seat, visit.user, visit.name, by=proposal.by)
            return await tables.reseated(table, change)
        case "end" | "close":
            return await tables.closed(table)
        case "start":
            return await tables.started(table)


async def _show(app: App, proposal: Proposal, after: Table) -> None:
    """What follows an agreement: notices about seats, robots that are to move, the board."""
    if proposal.kind == "sit-in":
        await app.seat_notices.post(after, "seat-robot-for-silent", proposal.seat, "back")
    if proposal.seat >= 0:
        await app.seat_notices.settle(after)
    await app.let_robots_play(after)
    await app.publisher.publish(after.id)


async def tell(app: App, number: int) -> None:
    """Tells those of a vote who could not be told when it began."""
    await app.publisher.proposals.tell(number)


async def expire(app: App, number: int) -> None:
    """Closes a proposal that nobody has decided in time."""
    proposal = await app.store.proposals.get(number)
    if proposal is not None:
        table = await app.tables.load(proposal.table)
        await app.publisher.proposals.expire(number, table)
