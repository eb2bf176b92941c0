"""What people at a table vote on."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

ProposalKind = Literal["undo", "end", "stand-in", "sit-in", "hand-over", "start", "close"]
"""`stand-in`: a robot plays one move for somebody whose time is up; `sit-in`: a robot goes on for
somebody silent; `start` and `close` are about a lobby."""

ProposalStage = Literal["open", "agreed", "refused", "expired"]


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the people at a table agree on or not.

    To `undo`, `since` is the first step to be taken back and `until` the last that was told; to
    `start`, `until` is the version of the lobby that was agreed to. `seat` and `ask` say whose
    question it is about (`ask` alone: the proposer's); a `hand-over` is put to `asked` alone.
    `expires_at` is when it closes, or did. `untold` are asked and do not know it yet, because it
    came at a bad time; the first of them can be told at `notice_at`. That is also when one without
    a `message` is asked again.
    """

    id: int = 0
    table: int
    kind: ProposalKind
    since: int = 0
    until: int = 0
    by: int
    stage: ProposalStage = "open"
    expires_at: float
    channel: int = 0
    message: int = 0
    seat: int = -1
    ask: int = 0
    asked: int = 0
    untold: tuple[int, ...] = ()
    notice_at: float = 0
    votes: Mapping[int, bool] = {}


class ProposalStore(Protocol):
    """What people at a table vote on."""

    async def add(self, proposal: Proposal) -> Proposal:
        """The proposal with its number; `Conflict` where one of its kind is open at the table."""
        ...

    async def get(self, number: int) -> Proposal | None:
        """The proposal with that number, and its votes."""
        ...

    async def vote(self, number: int, user: int, yes: bool) -> Proposal | None:
        """Saves a vote; returns the proposal with all votes, those at the same moment included."""
        ...

    async def close(self, proposal: Proposal) -> bool:
        """Saves how a proposal ended; False where another one has ended it before."""
        ...

    async def put_message(self, proposal: Proposal) -> None:
        """Saves which message asks it, and who does not know of it yet."""
        ...

    async def claim_telling(self, proposal: Proposal, again_at: float) -> bool:
        """Whether it is this caller who tells people of it now; others come back at `again_at`."""
        ...

    async def expiring(self, now: float) -> Sequence[int]:
        """The open proposals whose time is up."""
        ...

    async def open_at(self, table: int) -> Sequence[int]:
        """The open proposals of a table."""
        ...

    async def to_tell(self, now: float) -> Sequence[int]:
        """The open proposals of which somebody can be told by now."""
        ...

    async def refused_at(self, proposal: Proposal) -> float:
        """When the same was last proposed by the same person and refused; 0: never."""
        ...
