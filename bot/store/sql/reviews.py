"""Reviews of finished games, and those that are being made."""

import secrets
from collections.abc import Sequence

from bot.store.engine import Engine, Session, put
from bot.store.reviews import KeptReview, Reviewing, Skill

COLUMNS = "table_id, seat, unit, choices, cost, luck, review, at"
PUT = put("reviews", COLUMNS, "table_id, seat")

LASTS = 15.0
"""Seconds after which a review counts as interrupted, unless whoever makes it renews its claim."""

CLAIM = f"""insert into reviewing (user, table_id, seat, claim, message, language, renewed)
    values ($1, $2, $3, $4, 0, $5, clock_seconds())
    on conflict (user) do update set table_id = excluded.table_id, seat = excluded.seat,
    claim = excluded.claim, message = 0, language = excluded.language, renewed = excluded.renewed
    where reviewing.renewed <= clock_seconds() - {LASTS} or reviewing.claim = $6 returning claim"""

RENEW = "update reviewing set renewed = clock_seconds() where user = $1 and claim = $2"

MAKING = """select reviewing.user, table_id, seat, claim, reviewing.message, language,
    coalesce(token, '') from reviewing left join tokens on tokens.message = reviewing.message"""
CLAIMED = f"{MAKING} where reviewing.user = $1"
INTERRUPTED = f"{MAKING} where renewed <= clock_seconds() - {LASTS}"

TOKEN = put("tokens", "message, token, until", "message")

SKILL = """select reviews.table_id, results.at, unit, choices, cost, luck from reviews
    join results on results.table_id = reviews.table_id and results.seat = reviews.seat
    where results.user = $1 and game = $2 and changed = 0
    and (cast($3 as bigint) = 0 or guild = $3)
    and coached = 0 order by results.at, reviews.table_id"""


UNREVIEWED = """select results.table_id, results.seat from results
    where results.user = $1 and game = $2 and changed = 0 and coached = 0
    and kind <> 'aborted' and not exists (select 1 from reviews
        where reviews.table_id = results.table_id and reviews.seat = results.seat)
    order by results.at desc limit $3"""


class SqlReviews:
    """See `bot.store.ReviewStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def get(self, table: int, seat: int) -> bytes | None:
        """The review of a seat as JSON, if it was made."""
        row = await self.engine.row(
            "select review from reviews where table_id = $1 and seat = $2", table, seat
        )
        return row[0].encode() if row else None

    async def put(self, kept: KeptReview) -> None:
        """Keeps a review, if its game is still over."""

        async def written(write: Session) -> None:
            over = "select 1 from tables where id = $1 and version = $2 and stage = 'over'"
            if await write.rows(over, kept.table, kept.version):
                figures = kept.unit, kept.choices, kept.cost, kept.luck
                await write.run(PUT, kept.table, kept.seat, *figures, kept.review.decode(), kept.at)

        await self.engine.transaction(written)

    async def skill(self, user: int, game: str, guild: int = 0) -> Sequence[Skill]:
        """What somebody's choices cost and their dice gave, game by game, the oldest first."""
        return [Skill(*row) for row in await self.engine.rows(SKILL, user, game, guild)]

    async def unreviewed(self, user: int, game: str, most: int) -> Sequence[tuple[int, int]]:
        """The last games of somebody that have no review, by table and seat."""
        rows = await self.engine.rows(UNREVIEWED, user, game, most)
        return [(int(table), int(seat)) for table, seat in rows]

    # ── in the making ────────────────────────────────────────────────────────────────────────────

    async def claim(self, begun: Reviewing, instead: str = "") -> str:
        """Somebody's review is begun; empty where another one of theirs is being made.

        It takes the place of one that was interrupted, or of the claim `instead`.
        """
        claim = secrets.token_hex(8)
        values = begun.user, begun.table, begun.seat, claim, begun.language, instead
        rows = await self.engine.transaction(lambda write: write.rows(CLAIM, *values))
        return str(rows[0][0]) if rows else ""

    async def claimed(self, user: int) -> Reviewing | None:
        """The review that is being made for somebody."""
        row = await self.engine.row(CLAIMED, user)
        return Reviewing(*row) if row else None

    async def shown(self, user: int, claim: str, message: int, token: str, until: float) -> None:
        """Notes which message tells how far a review is, and the token that edits it."""

        async def noted(write: Session) -> None:
            sql = "update reviewing set message = $1 where user = $2 and claim = $3"
            if await write.run(sql, message, user, claim):
                await write.run(TOKEN, message, token, until)

        await self.engine.transaction(noted)

    async def renew(self, user: int, claim: str) -> bool:
        """Whether a review is still wanted; it counts as under way for a while longer."""
        return bool(await self.engine.write(RENEW, user, claim))

    async def release(self, user: int, claim: str) -> bool:
        """A review is no longer being made; False where it was not."""

        async def released(write: Session) -> bool:
            rows = await write.rows(
                "delete from reviewing where user = $1 and claim = $2 returning message",
                *(user, claim),
            )
            for row in rows:
                await write.run("delete from tokens where message = $1", row[0])
            return bool(rows)

        return await self.engine.transaction(released)

    async def interrupted(self) -> Sequence[Reviewing]:
        """The reviews that nobody goes on with."""
        return [Reviewing(*row) for row in await self.engine.rows(INTERRUPTED)]


async def drop_reviews(write: Session, table: int) -> None:
    """Removes the reviews of a game that goes on after an undo, inside a transaction."""
    await write.run("delete from reviews where table_id = $1", table)
