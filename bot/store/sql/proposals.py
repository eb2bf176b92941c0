"""What people at a table vote on."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.engine import Engine, Session, as_json, placeholders, put
from bot.store.errors import Conflict, Violation
from bot.store.proposals import Proposal

COLUMNS = """table_id, kind, since, until, by, stage, expires_at, channel, message, seat, ask,
    asked, untold, notice_at"""
COUNT = COLUMNS.count(",") + 1
ADD = f"insert into proposals ({COLUMNS}) values ({placeholders(COUNT)}) returning id"
LOCK = "update proposals set stage = stage where id = $1 and stage = 'open'"
"""Whoever votes at the same moment waits here, so that the last vote sees all others."""
CLOSE = "update proposals set stage = $1, expires_at = $2 where id = $3 and stage = 'open'"
PUT_MESSAGE = "update proposals set message = $1, untold = $2, notice_at = $3 where id = $4"
CLAIM = "update proposals set notice_at = $1 where id = $2 and notice_at = $3 and stage = 'open'"
PUT_VOTE = put("votes", "proposal, user, yes", "proposal, user")


class SqlProposals:
    """See `bot.store.ProposalStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def add(self, proposal: Proposal) -> Proposal:
        """The proposal with its number; `Conflict` where one of its kind is open at the table."""

        async def added(write: Session) -> Proposal:
            ((number,),) = await write.rows(ADD, *_values(proposal))
            numbered = msgspec.structs.replace(proposal, id=number)
            await _put_votes(write, numbered)
            return numbered

        try:
            return await self.engine.transaction(added)
        except Violation as error:
            raise Conflict(f"a proposal to {proposal.kind} is open") from error

    async def get(self, number: int) -> Proposal | None:
        """The proposal with that number, and its votes."""
        return await self.engine.read(lambda read: _found(read, number))

    async def vote(self, number: int, user: int, yes: bool) -> Proposal | None:
        """Saves a vote; returns the proposal with all votes, those at the same moment included."""

        async def voted(write: Session) -> Proposal | None:
            if await write.run(LOCK, number):
                await write.run(PUT_VOTE, number, user, yes)
            return await _found(write, number)

        return await self.engine.transaction(voted)

    async def close(self, proposal: Proposal) -> bool:
        """Saves how a proposal ended; False where another one has ended it before."""
        ended = proposal.stage, proposal.expires_at, proposal.id
        return bool(await self.engine.write(CLOSE, *ended))

    async def put_message(self, proposal: Proposal) -> None:
        """Saves which message asks it, and who does not know of it yet."""
        told = proposal.message, as_json(proposal.untold), proposal.notice_at, proposal.id
        await self.engine.write(PUT_MESSAGE, *told)

    async def claim_telling(self, proposal: Proposal, again_at: float) -> bool:
        """Whether it is this caller who tells people of it now; others come back at `again_at`."""
        claimed = again_at, proposal.id, proposal.notice_at
        return bool(await self.engine.write(CLAIM, *claimed))

    async def expiring(self, now: float) -> Sequence[int]:
        """The open proposals whose time is up."""
        return await self._open("expires_at <= $1", now)

    async def open_at(self, table: int) -> Sequence[int]:
        """The open proposals of a table."""
        return await self._open("table_id = $1", table)

    async def to_tell(self, now: float) -> Sequence[int]:
        """The open proposals of which somebody can be told by now."""
        return await self._open("notice_at > 0 and notice_at <= $1", now)

    async def _open(self, where: str, value: float) -> Sequence[int]:
        rows = await self.engine.rows(
            f"select id from proposals where stage = 'open' and {where}", value
        )
        return [int(row[0]) for row in rows]

    async def refused_at(self, proposal: Proposal) -> float:
        """When the same was last proposed by the same person and refused; 0: never."""
        rows = await self.engine.rows(
            """select coalesce(max(expires_at), 0) from proposals where stage = 'refused'
               and table_id = $1 and kind = $2 and by = $3 and asked = $4""",
            proposal.table,
            proposal.kind,
            proposal.by,
            proposal.asked,
        )
        return float(rows[0][0])


async def _found(read: Session, number: int) -> Proposal | None:
    rows = await read.rows(f"select id, {COLUMNS} from proposals where id = $1", number)
    if not rows:
        return None
    votes = await read.rows("select user, yes from votes where proposal = $1", number)
    fields = dict(zip(Proposal.__struct_fields__, rows[0], strict=False))
    fields["untold"] = msgspec.json.decode(fields["untold"], type=tuple[int, ...])
    return Proposal(**fields, votes={user: bool(yes) for user, yes in votes})


async def _put_votes(write: Session, proposal: Proposal) -> None:
    await write.run_many(
        PUT_VOTE, [(proposal.id, user, yes) for user, yes in proposal.votes.items()]
    )


def _values(proposal: Proposal) -> tuple[Any, ...]:
    """The columns, in order: all fields but the number and the votes."""
    fields = msgspec.structs.asdict(proposal)
    fields["untold"] = as_json(proposal.untold)
    return tuple(value for name, value in fields.items() if name not in ("id", "votes"))
