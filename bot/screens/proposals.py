"""Proposals in the channel: the question with its two buttons, and how it was answered."""

from collections.abc import Sequence
from typing import Any

from bot.screens.speakers import in_each, labelling
from bot.store.proposals import Proposal
from bot.store.tables import Table
from bot.tables.consent import overtaken
from bot.ui import ids
from bot.ui.buttons import Button
from bot.ui.markup import relative
from bot.ui.screen import DONE, Screen


def open_proposal(proposal: Proposal, table: Table, others: Sequence[int], story: str) -> Screen:
    """The question to the `others` who have not voted; `story` says what would be taken back."""
    label, when = labelling(table, table.language), relative(proposal.expires_at)
    people = [f"<@{person}>" for person in others]
    asking = "proposal-hand-over-open" if proposal.kind == "hand-over" else "proposal-open"
    yes = sum(proposal.votes.values())
    no = len(proposal.votes) - yes
    return Screen(
        head="\n".join(
            [
                _asked(proposal, table),
                in_each(table, lambda say: say(asking, who=say.listed(people), when=when)),
            ]
        ),
        story=story,
        rows=(
            (
                Button(str(ids.Vote(proposal.id, 1)), label("yes", count=yes), "good"),
                Button(str(ids.Vote(proposal.id, 0)), label("no", count=no)),
            ),
        ),
        mentions=(*others, *_silent(proposal, table)),
    )


def _silent(proposal: Proposal, table: Table) -> tuple[int, ...]:
    """Whoever has been silent is told, too, that they are missed."""
    return (table.chairs[proposal.seat].user,) if proposal.kind == "sit-in" else ()


def ended_proposal(proposal: Proposal, table: Table) -> Screen:
    """How it was answered, or why it no longer matters."""
    answer, facts = _answer(proposal, table), _facts(proposal, table)
    ended = in_each(table, lambda say: f"**{say(answer, **facts)}**")
    return Screen(head=f"{_asked(proposal, table)}\n{ended}", accent=DONE)


def _asked(proposal: Proposal, table: Table) -> str:
    facts = _facts(proposal, table)
    return in_each(table, lambda say: say(f"proposal-{proposal.kind}", **facts))


def _facts(proposal: Proposal, table: Table) -> dict[str, Any]:
    """`who` proposes it, `whom` it is put to or misses, `seat` it is about.

    People are mentioned, because whoever sits on a seat changes with a hand-over.
    """
    if proposal.seat < 0:
        return {"who": f"<@{proposal.by}>"}
    whom = proposal.asked or table.chairs[proposal.seat].owner
    return {"who": f"<@{proposal.by}>", "whom": f"<@{whom}>", "seat": proposal.seat}


def _answer(proposal: Proposal, table: Table) -> str:
    """The message that says how a proposal ended."""
    if proposal.stage == "expired" and table.head and not table.live:
        return "proposal-game-over"
    if proposal.stage == "expired" and overtaken(proposal, table):
        kind = "hand-over-withdrawn" if proposal.kind == "hand-over" else "overtaken"
        return f"proposal-{kind}"
    return f"proposal-{proposal.kind}-{proposal.stage}"
