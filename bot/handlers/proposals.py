"""Proposals: the people concerned vote in the channel until the outcome is certain."""

from collections.abc import Mapping

import msgspec

from bot.app import App
from bot.screens.proposals import ended_proposal, open_proposal
from bot.screens.story import told
from bot.store import Conflict, Proposal, Table
from bot.store.records import DAY, ProposalKind, ProposalStage
from bot.tables.seats import handed_over
from bot.ui import ids
from bot.ui.screen import Screen
from bot.visit import Visit
from rules.core.errors import Refused

OPEN_FOR = DAY

UNANIMOUS: tuple[ProposalKind, ...] = ("undo", "hand-over")


# ── who decides ──────────────────────────────────────────────────────────────────────────────────


def concerned(proposal: Proposal, table: Table) -> tuple[int, ...]:
    """Who decides: the person it is put to, or everybody but the one whose time is up."""
    if proposal.asked:
        return (proposal.asked,)
    late = table.chairs[proposal.seat].user if proposal.kind == "stand-in" else 0
    return tuple(person for person in table.people if person != late)


def outcome(
    kind: ProposalKind, votes: Mapping[int, bool], people: tuple[int, ...]
) -> ProposalStage:
    """Agreed by more than half of the people, to undo by all; `open` while neither is certain."""
    yes = sum(votes.get(person, False) for person in people)
    no = sum(not votes.get(person, True) for person in people)
    needed = len(people) if kind in UNANIMOUS else len(people) // 2 + 1
    if yes >= needed:
        return "agreed"
    return "refused" if len(people) - no < needed else "open"


def overtaken(proposal: Proposal, table: Table) -> bool:
    """Whether the game has gone on, so that the question is another one now."""
    match proposal.kind:
        case "undo":
            return table.step != proposal.until
        case "stand-in":
            return table.chairs[proposal.seat].ask != proposal.ask
        case "hand-over":
            return table.chairs[proposal.seat].user != proposal.by
        case "end":
            return False


def counted(proposal: Proposal, table: Table, user: int, yes: bool, now: float) -> Proposal:
    """The proposal after one more vote."""
    if now > proposal.expires_at or not table.live or overtaken(proposal, table):
        return msgspec.structs.replace(proposal, stage="expired")
    votes = {**proposal.votes, user: yes}
    return msgspec.structs.replace(
        proposal, votes=votes, stage=outcome(proposal.kind, votes, concerned(proposal, table))
    )


# ── proposing, voting, expiring ──────────────────────────────────────────────────────────────────


async def propose(visit: Visit, table: Table, kind: ProposalKind, since: int = 0) -> None:
    """Puts something to the others, with the proposer's own yes."""
    await put(
        visit.app,
        table,
        Proposal(
            table=table.id,
            kind=kind,
            since=since,
            until=table.step,
            by=visit.user,
            expires_at=visit.app.clock.now() + OPEN_FOR,
            channel=table.channel,
            votes={visit.user: True},
        ),
    )


async def put(app: App, table: Table, proposal: Proposal) -> None:
    """Asks the people concerned, in the channel; refused where that is asked already."""
    try:
        proposal = await app.store.proposals.add(proposal)
    except Conflict as error:
        offered = proposal.kind == "hand-over"
        raise Refused("already-offered" if offered else "already-proposed") from error
    question = await _screen(app, proposal, table)
    nonce = f"proposal-{proposal.id}"
    sent, _ = await app.delivery.post(table.channel, table.guild, question, nonce)
    async with app.tables.lock(table.id):
        now = await app.store.proposals.get(proposal.id) or proposal
        await app.store.proposals.put(msgspec.structs.replace(now, message=sent.id))
    if now.stage != "open":
        await app.delivery.edit_if_there(table.channel, sent.id, await _screen(app, now, table))


async def vote(visit: Visit, control: ids.Vote) -> None:
    """A yes or no. What is agreed is done at once."""
    app = visit.app
    proposal = await app.store.proposals.get(control.proposal)
    if proposal is None:
        raise Refused("unknown-control")
    async with app.tables.locked(proposal.table) as table:
        proposal = await app.store.proposals.get(control.proposal) or proposal
        if visit.user not in concerned(proposal, table):
            raise Refused(_not_asked(proposal, table, visit.user))
        if proposal.stage == "open":
            now = app.clock.now()
            proposal = counted(proposal, table, visit.user, bool(control.yes), now)
            await app.store.proposals.put(proposal)
    if proposal.stage == "agreed":
        await _carry_out(visit, proposal, table)
        table = await app.tables.load(table.id)
    await visit.answer(await _screen(app, proposal, table))


def _not_asked(proposal: Proposal, table: Table, user: int) -> str:
    """Why somebody has no vote: the others decide about their move, or it is put to others."""
    late = proposal.kind == "stand-in" and table.chairs[proposal.seat].user == user
    return "others-decide" if late else "not-asked-of-you"


async def _carry_out(visit: Visit, proposal: Proposal, table: Table) -> None:
    app = visit.app
    match proposal.kind:
        case "undo":
            await app.tables.take_back(table.id, proposal.since, proposal.until)
        case "stand-in":
            await app.let_robots_play(await app.robots.stand_in(table, proposal.seat))
        case "hand-over":
            change = handed_over(proposal.seat, visit.user, visit.name, by=proposal.by)
            await app.seat_notices.settle(await app.tables.reseat(table.id, change))
        case "end":
            await app.tables.close(table.id)
    await app.publisher.publish(table.id)


async def expire(app: App, number: int) -> None:
    """Closes a proposal that nobody has decided in time."""
    proposal = await app.store.proposals.get(number)
    if proposal is not None:
        table = await app.tables.load(proposal.table)
        await app.publisher.proposals.expire(number, table)


# ── the message ──────────────────────────────────────────────────────────────────────────────────


async def _screen(app: App, proposal: Proposal, table: Table) -> Screen:
    """The question in the channel, and afterwards how it was answered."""
    if proposal.stage != "open":
        return ended_proposal(proposal, table)
    others = [person for person in concerned(proposal, table) if person not in proposal.votes]
    return open_proposal(proposal, table, others, await _to_be_undone(app, proposal, table))


async def _to_be_undone(app: App, proposal: Proposal, table: Table) -> str:
    """What would be taken back, as everybody was told of it."""
    if proposal.kind != "undo":
        return ""
    snapshot = await app.snapshots.since(table, proposal.since - 1, table.language)
    return told(snapshot, None, snapshot.say)
