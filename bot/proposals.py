"""Agreements: one mechanism, a proposal with yes or no by the people concerned, and an expiry."""

from collections.abc import Mapping

import discord
import msgspec

from bot.deliver import turn
from bot.house import House
from bot.shows import labelling, speaking
from bot.store import Conflict, Proposal, Table
from bot.ui import ids
from bot.ui.planner import Button
from bot.ui.screen import Screen
from rules.core.errors import Refused

OPEN_FOR = 24 * 60 * 60


def outcome(kind: str, votes: Mapping[int, bool], people: tuple[int, ...]) -> str:
    """More than half of the people at the table decide to end it; to undo, all of them.

    `open` while neither is certain.
    """
    yes = sum(votes.get(person, False) for person in people)
    no = sum(not votes.get(person, True) for person in people)
    needed = len(people) if kind == "undo" else len(people) // 2 + 1
    if yes >= needed:
        return "agreed"
    return "refused" if len(people) - no < needed else "open"


async def propose(
    house: House, interaction: discord.Interaction, table: Table, kind: str, since: int = 0
) -> None:
    """Puts something to the others, in the channel."""
    try:
        proposal = await house.store.add_proposal(
            Proposal(
                table=table.id,
                kind=kind,
                since=since,
                until=table.step,
                by=interaction.user.id,
                expires_at=house.clock.now() + OPEN_FOR,
                channel=table.channel,
                votes={interaction.user.id: True},
            )
        )
    except Conflict as error:
        raise Refused("already-proposed") from error
    sent, _ = await house.delivery.post(
        table.channel, table.guild, screen(proposal, table), nonce=f"proposal-{proposal.id}"
    )
    await house.store.put_proposal(msgspec.structs.replace(proposal, message=sent.id))


async def vote(house: House, interaction: discord.Interaction, control: ids.Vote) -> None:
    """A yes or no. What is agreed is done at once."""
    proposal = await house.store.proposal(control.proposal)
    if proposal is None:
        raise Refused("unknown-control")
    async with house.tables.lock(proposal.table):
        proposal = await house.store.proposal(control.proposal) or proposal
        table = await house.tables.load(proposal.table)
        if interaction.user.id not in table.people:
            raise Refused("not-seated")
        if proposal.stage == "open":
            proposal = counted(proposal, table, interaction.user.id, control.yes, house.clock.now())
            await house.store.put_proposal(proposal)
    if proposal.stage == "agreed":
        await _carry_out(house, proposal, table)
    await turn(interaction, screen(proposal, table), house.delivery.icons)


async def _carry_out(house: House, proposal: Proposal, table: Table) -> None:
    if proposal.kind == "undo":
        await house.tables.take_back(table.id, proposal.since, proposal.until)
    elif table.live:
        await house.tables.close(table.id)
    await house.publisher.publish(table.id)


def counted(proposal: Proposal, table: Table, user: int, yes: int, now: float) -> Proposal:
    overtaken = proposal.kind == "undo" and table.step != proposal.until
    if now > proposal.expires_at or not table.live or overtaken:
        return msgspec.structs.replace(proposal, stage="expired")
    votes = {**proposal.votes, user: bool(yes)}
    return msgspec.structs.replace(
        proposal, votes=votes, stage=outcome(proposal.kind, votes, table.people)
    )


def screen(proposal: Proposal, table: Table) -> Screen:
    """The question in the channel, and afterwards how it was answered."""
    say, label = speaking(table, table.language), labelling(table, table.language)
    asked = say(f"proposal-{proposal.kind}", who=f"<@{proposal.by}>", step=proposal.since)
    if proposal.stage != "open":
        ended = say(f"proposal-{proposal.kind}-{proposal.stage}")
        return Screen(head=f"{asked}\n**{ended}**", accent=0x8A8378)
    others = tuple(person for person in table.people if person not in proposal.votes)
    who = say.listed([f"<@{person}>" for person in others])
    until = f"<t:{int(proposal.expires_at)}:R>"
    counts = {True: 0, False: 0}
    for answer in proposal.votes.values():
        counts[answer] += 1
    return Screen(
        head="\n".join([asked, say("proposal-open", who=who, when=until)]),
        rows=(
            (
                Button(str(ids.Vote(proposal.id, 1)), label("yes", count=counts[True]), "good"),
                Button(str(ids.Vote(proposal.id, 0)), label("no", count=counts[False])),
            ),
        ),
        mentions=others,
    )


# ── ending a table ───────────────────────────────────────────────────────────────────────────────


def decides_alone(interaction: discord.Interaction, table: Table) -> bool:
    """A moderator, the only person at the table, or anybody seated while it is a lobby."""
    if interaction.permissions.manage_channels or interaction.permissions.manage_messages:
        return bool(interaction.guild_id)
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
