"""Agreements: one mechanism, a proposal with yes or no by the people concerned, and an expiry."""

from collections.abc import Mapping

import discord
import msgspec

from bot.app import House, name_of
from bot.handlers.moves import wait_for_robots
from bot.publishing.delivery import turn
from bot.screens.snapshot import labelling, speaking
from bot.screens.story import told
from bot.store import Conflict, Proposal, Table
from bot.tables.seats import handed_over
from bot.ui import ids
from bot.ui.planner import Button
from bot.ui.screen import Screen
from rules.core.errors import Refused

OPEN_FOR = 24 * 60 * 60


UNANIMOUS = ("undo", "hand-over")


def concerned(proposal: Proposal, table: Table) -> tuple[int, ...]:
    """Who decides: the person it is put to, or everybody but the one whose time is up."""
    if proposal.asked:
        return (proposal.asked,)
    late = table.chairs[proposal.seat].user if proposal.kind == "stand-in" else 0
    return tuple(person for person in table.people if person != late)


def outcome(kind: str, votes: Mapping[int, bool], people: tuple[int, ...]) -> str:
    """More than half of the people decide; to undo, all of them.

    `open` while neither is certain.
    """
    yes = sum(votes.get(person, False) for person in people)
    no = sum(not votes.get(person, True) for person in people)
    needed = len(people) if kind in UNANIMOUS else len(people) // 2 + 1
    if yes >= needed:
        return "agreed"
    return "refused" if len(people) - no < needed else "open"


async def propose(
    house: House, interaction: discord.Interaction, table: Table, kind: str, since: int = 0
) -> None:
    """Puts something to the others, in the channel."""
    proposal = Proposal(
        table=table.id,
        kind=kind,
        since=since,
        until=table.step,
        by=interaction.user.id,
        expires_at=house.clock.now() + OPEN_FOR,
        channel=table.channel,
        votes={interaction.user.id: True},
    )
    await put(house, table, proposal)


async def put(house: House, table: Table, proposal: Proposal) -> None:
    """Asks the people concerned, in the channel; refused where that is asked already."""
    try:
        proposal = await house.store.add_proposal(proposal)
    except Conflict as error:
        raise Refused("already-proposed") from error
    question = await screen(house, proposal, table)
    nonce = f"proposal-{proposal.id}"
    sent, _ = await house.delivery.post(table.channel, table.guild, question, nonce=nonce)
    async with house.tables.lock(table.id):
        now = await house.store.proposal(proposal.id) or proposal
        await house.store.put_proposal(msgspec.structs.replace(now, message=sent.id))


async def vote(house: House, interaction: discord.Interaction, control: ids.Vote) -> None:
    """A yes or no. What is agreed is done at once."""
    proposal = await house.store.proposal(control.proposal)
    if proposal is None:
        raise Refused("unknown-control")
    async with house.tables.lock(proposal.table):
        proposal = await house.store.proposal(control.proposal) or proposal
        table = await house.tables.load(proposal.table)
        if interaction.user.id not in concerned(proposal, table):
            raise Refused("not-asked-of-you")
        if proposal.stage == "open":
            proposal = counted(proposal, table, interaction.user.id, control.yes, house.clock.now())
            await house.store.put_proposal(proposal)
    if proposal.stage == "agreed":
        await _carry_out(house, interaction, proposal, table)
        table = await house.tables.load(table.id)
    await turn(interaction, await screen(house, proposal, table), house.delivery.icons)


async def _carry_out(
    house: House, interaction: discord.Interaction, proposal: Proposal, table: Table
) -> None:
    match proposal.kind:
        case "undo":
            await house.tables.take_back(table.id, proposal.since, proposal.until)
        case "stand-in":
            await wait_for_robots(house, await house.robots.stand_in(table, proposal.seat))
        case "hand-over":
            user, name = interaction.user.id, name_of(interaction)
            await house.tables.reseat(
                table.id, handed_over(proposal.seat, user, name, by=proposal.by)
            )
        case _:
            await house.tables.close(table.id)
    await house.publisher.publish(table.id)


async def expire(house: House, number: int) -> None:
    """Nobody has decided in time."""
    proposal = await house.store.proposal(number)
    if proposal is None:
        return
    table = await house.tables.load(proposal.table)
    async with house.tables.lock(table.id):
        proposal = await house.store.proposal(number) or proposal
        if proposal.stage != "open":
            return
        expired = msgspec.structs.replace(proposal, stage="expired")
        await house.store.put_proposal(expired)
    if proposal.message:
        await house.delivery.change(
            proposal.channel, proposal.message, await screen(house, expired, table)
        )


def counted(proposal: Proposal, table: Table, user: int, yes: int, now: float) -> Proposal:
    if now > proposal.expires_at or not table.live or overtaken(proposal, table):
        return msgspec.structs.replace(proposal, stage="expired")
    votes = {**proposal.votes, user: bool(yes)}
    return msgspec.structs.replace(
        proposal, votes=votes, stage=outcome(proposal.kind, votes, concerned(proposal, table))
    )


def overtaken(proposal: Proposal, table: Table) -> bool:
    """The game has gone on, so that the question is another one now."""
    match proposal.kind:
        case "undo":
            return table.step != proposal.until
        case "stand-in":
            return table.chairs[proposal.seat].ask != proposal.ask
        case "hand-over":
            return table.chairs[proposal.seat].user != proposal.by
        case _:
            return False


async def screen(house: House, proposal: Proposal, table: Table) -> Screen:
    """The question in the channel, and afterwards how it was answered."""
    say, label = speaking(table, table.language), labelling(table, table.language)
    facts = {"seat": proposal.seat} if proposal.seat >= 0 else {"step": proposal.since}
    asked = say(f"proposal-{proposal.kind}", who=f"<@{proposal.by}>", **facts)
    if proposal.stage != "open":
        ended = say(f"proposal-{proposal.kind}-{proposal.stage}", **facts)
        return Screen(head=f"{asked}\n**{ended}**", accent=0x8A8378)
    people = concerned(proposal, table)
    others = tuple(person for person in people if person not in proposal.votes)
    who = say.listed([f"<@{person}>" for person in others])
    until = f"<t:{int(proposal.expires_at)}:R>"
    counts = {True: 0, False: 0}
    for answer in proposal.votes.values():
        counts[answer] += 1
    return Screen(
        head="\n".join([asked, say("proposal-open", who=who, when=until)]),
        story=await _to_be_undone(house, proposal, table),
        rows=(
            (
                Button(str(ids.Vote(proposal.id, 1)), label("yes", count=counts[True]), "good"),
                Button(str(ids.Vote(proposal.id, 0)), label("no", count=counts[False])),
            ),
        ),
        mentions=others,
    )


async def _to_be_undone(house: House, proposal: Proposal, table: Table) -> str:
    """What would be taken back, as everybody was told of it."""
    if proposal.kind != "undo":
        return ""
    shows = await house.publisher.shows(table, proposal.since - 1, table.language)
    return told(shows, None, speaking(table, table.language)) if shows else ""


# ── ending a table ───────────────────────────────────────────────────────────────────────────────


def decides_alone(interaction: discord.Interaction, table: Table) -> bool:
    """A moderator of its channel, the only person at the table, or anybody seated in a lobby."""
    rights = interaction.permissions
    moderates = rights.manage_channels or rights.manage_messages
    if moderates and interaction.channel_id == table.channel:
        return True
    seated = interaction.user.id in table.people
    return seated and (table.stage == "lobby" or len(table.people) == 1)


async def ask_end(house: House, interaction: discord.Interaction, table: Table) -> None:
    """`/end`: asks the others, or asks once more where one person decides."""
    if decides_alone(interaction, table):
        say = labelling(table, await house.reader(interaction))
        button = Button(str(ids.End(table.id)), say("end-now"), "bad")
        await house.whisper(interaction, Screen(head=say("end-sure"), rows=((button,),)))
        return
    if interaction.user.id not in table.people:
        raise Refused("not-seated")
    await propose(house, interaction, table, "end")
    say = labelling(table, await house.reader(interaction))
    await house.whisper(interaction, say("end-proposed"))


async def end(house: House, interaction: discord.Interaction, control: ids.End) -> None:
    table = await house.tables.load(control.table)
    if not decides_alone(interaction, table):
        raise Refused("not-allowed")
    await house.tables.close(table.id)
    await house.publisher.publish(table.id)
    say = labelling(table, await house.reader(interaction))
    await turn(interaction, Screen(head=say("table-closed")), house.delivery.icons)
