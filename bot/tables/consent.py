"""Who must agree to what: one table of rules for everything that people at a table decide together.

Whoever has a seat counts, also while a robot sits in for them; robots do not. What concerns one
person needs that person: nobody's step is taken back, and nobody's seat given away, without them.
Where a majority decides, whoever has been silent for too long is not waited for, but may vote.
"""

from collections.abc import Callable, Mapping

import msgspec

from bot.clock import HOUR
from bot.store.proposals import Proposal, ProposalKind, ProposalStage
from bot.store.tables import Table

PAUSE = HOUR
"""Seconds until somebody may propose again what was refused to them."""

People = tuple[int, ...]


class Rule(msgspec.Struct, frozen=True):
    """How one kind of proposal is decided.

    `asked` are the people who may vote. All of them must agree where it is `unanimous`, otherwise
    more than half of those who are not silent. The yes of the person whom `alone` names is enough.
    `overtaken`: the table has moved on, so that the question is another one now.
    """

    asked: Callable[[Proposal, Table], People]
    overtaken: Callable[[Proposal, Table], bool]
    unanimous: bool = False
    alone: Callable[[Table], int] = lambda table: 0  # noqa: ARG005


# ── who is asked ─────────────────────────────────────────────────────────────────────────────────


def _everybody(proposal: Proposal, table: Table) -> People:  # noqa: ARG001  (a rule gets both)
    return table.owners


def _others(proposal: Proposal, table: Table) -> People:
    """Everybody but the one whom it is about, who can simply make their move."""
    return tuple(person for person in table.owners if person != table.chairs[proposal.seat].owner)


def _receiver(proposal: Proposal, table: Table) -> People:  # noqa: ARG001  (a rule gets both)
    return (proposal.asked,)


def _opener(table: Table) -> int:
    """Whoever opened a lobby and still sits in it."""
    return table.opened_by if table.opened_by in table.people else 0


# ── when it is overtaken ─────────────────────────────────────────────────────────────────────────


def _other_steps(proposal: Proposal, table: Table) -> bool:
    """Everybody was told of another step or undo since, or the proposer no longer sits there."""
    seat = table.seat_of(proposal.by)
    return table.told != proposal.until or seat is None or table.chairs[seat].ask != proposal.ask


def _answered(proposal: Proposal, table: Table) -> bool:
    """The seat is no longer asked that question, or by another hand."""
    chair = table.chairs[proposal.seat]
    return chair.ask != proposal.ask or chair.robot or not chair.awaited


def _passed_on(proposal: Proposal, table: Table) -> bool:
    """The seat is no longer the one's who offered it."""
    return table.chairs[proposal.seat].user != proposal.by


def _not_playing(proposal: Proposal, table: Table) -> bool:  # noqa: ARG001  (a rule gets both)
    return table.stage != "playing"


def _not_in_lobby(proposal: Proposal, table: Table) -> bool:  # noqa: ARG001  (a rule gets both)
    return table.stage != "lobby"


def _other_lobby(proposal: Proposal, table: Table) -> bool:
    """Other people or options than were agreed to."""
    return table.stage != "lobby" or table.version != proposal.until


RULES: Mapping[ProposalKind, Rule] = {
    "undo": Rule(_everybody, _other_steps, unanimous=True),
    "end": Rule(_everybody, _not_playing),
    "stand-in": Rule(_others, _answered),
    "sit-in": Rule(_others, _answered),
    "hand-over": Rule(_receiver, _passed_on, unanimous=True),
    "start": Rule(_everybody, _other_lobby, alone=_opener),
    "close": Rule(_everybody, _not_in_lobby, alone=_opener),
}


# ── deciding ─────────────────────────────────────────────────────────────────────────────────────


def asked(proposal: Proposal, table: Table) -> People:
    """Who may vote."""
    return RULES[proposal.kind].asked(proposal, table)


def overtaken(proposal: Proposal, table: Table) -> bool:
    """Whether the table has moved on, so that the question is another one now."""
    return not table.live or RULES[proposal.kind].overtaken(proposal, table)


def outcome(proposal: Proposal, table: Table, now: float) -> ProposalStage:
    """Agreed, refused, or `open` while neither is certain."""
    rule, votes = RULES[proposal.kind], proposal.votes
    if votes.get(rule.alone(table), False):
        return "agreed"
    people = asked(proposal, table)
    if not rule.unanimous:
        hushed = silent(table, now)
        people = tuple(person for person in people if person in votes or person not in hushed)
    yes = sum(votes.get(person, False) for person in people)
    no = sum(not votes.get(person, True) for person in people)
    needed = len(people) if rule.unanimous else len(people) // 2 + 1
    if yes >= needed:
        return "agreed"
    return "refused" if len(people) - no < needed else "open"


def silent(table: Table, now: float) -> People:
    """The people who have given no sign for too long while the others wait for one."""
    return tuple(chair.owner for chair in table.chairs if 0 < chair.silent_at <= now)


def counted(proposal: Proposal, table: Table, user: int, yes: bool, now: float) -> Proposal:
    """The proposal after one more vote."""
    if now > proposal.expires_at or overtaken(proposal, table):
        return msgspec.structs.replace(proposal, stage="expired")
    voted = msgspec.structs.replace(proposal, votes={**proposal.votes, user: yes})
    stage = outcome(voted, table, now)
    closed = proposal.expires_at if stage == "open" else now
    return msgspec.structs.replace(voted, stage=stage, expires_at=closed)


def decides_alone(kind: ProposalKind, table: Table, user: int, now: float) -> bool:
    """Whether nobody else needs to be asked."""
    wish = Proposal(table=table.id, kind=kind, by=user, expires_at=now, votes={user: True})
    return user in asked(wish, table) and outcome(wish, table, now) == "agreed"
