"""Today's dice: the secret of each day, what was reached with it, and who plays where."""

from collections.abc import Mapping, Sequence

from bot.store.dailies import Daily, Score
from bot.store.engine import Engine, Session
from bot.store.sql.tables import OF_A_DAY

ADD = """insert into dailies (day, game, seed) values ($1, $2, $3)
    on conflict (day, game) do nothing"""
FIND = "select seed, robot, best from dailies where day = $1 and game = $2"

UNKNOWN = -1
"""What stands for a figure that was not worked out."""

SCORES = """select results.user, chairs.name, score, series from results
    join tables on tables.id = results.table_id
    join chairs on chairs.table_id = results.table_id and chairs.seat = results.seat
    left join people on people.user = results.user
    where series >= $1 and series <= $2 and results.game = $3 and channel = 0
    and results.user <> 0 and coalesce(people.counted, 1) = 1 and (cast($4 as bigint) = 0
        or results.user in (select user from regulars where guild = $4 and left_out = 0))
    order by series, score desc, results.at"""

DAYS = f"""select distinct series from results join tables on tables.id = results.table_id
    where results.user = $1 and channel = 0 and {OF_A_DAY}"""

REGULAR = "insert into regulars (guild, user) values ($1, $2) on conflict (guild, user) do nothing"
LEFT_OUT = """insert into regulars (guild, user, left_out) values ($1, $2, 1)
    on conflict (guild, user) do update set left_out = 1 - regulars.left_out returning left_out"""


class SqlDailies:
    """See `bot.store.DailyStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def get(self, day: str, game: str, seed: bytes) -> Daily:
        """The dice of a day; this is their secret where there is none yet."""

        async def found(write: Session) -> Daily:
            await write.run(ADD, day, game, seed)
            ((secret, robot, best),) = await write.rows(FIND, day, game)
            return Daily(day, game, bytes(secret), _known(robot), _known(best))

        row = await self.engine.row(FIND, day, game)
        if row is None:
            return await self.engine.transaction(found)
        return Daily(day, game, bytes(row[0]), _known(row[1]), _known(row[2]))

    async def put_figures(self, daily: Daily) -> None:
        """Notes what the robot reached, and what was possible."""
        figures = (UNKNOWN if figure is None else figure for figure in (daily.robot, daily.best))
        await self.engine.write(
            "update dailies set robot = $1, best = $2 where day = $3 and game = $4",
            *figures,
            daily.day,
            daily.game,
        )

    async def scores(
        self, first: str, last: str, game: str, guild: int = 0
    ) -> Mapping[str, Sequence[Score]]:
        """By day what everybody reached who is in statistics, the highest first."""
        found: dict[str, list[Score]] = {}
        for user, name, score, day in await self.engine.rows(SCORES, first, last, game, guild):
            found.setdefault(day, []).append(Score(user, name, score))
        return found

    async def days(self, user: int) -> frozenset[str]:
        """The days on which somebody has played a game to its end."""
        return frozenset(row[0] for row in await self.engine.rows(DAYS, user))

    async def put_regular(self, guild: int, user: int) -> None:
        """Notes that somebody plays on a server."""
        await self.engine.write(REGULAR, guild, user)

    async def leave_out(self, guild: int, user: int) -> bool:
        """Somebody is on no list of a server from now on, or again on all: whether they are out."""

        async def turned(write: Session) -> bool:
            ((out,),) = await write.rows(LEFT_OUT, guild, user)
            return bool(out)

        return await self.engine.transaction(turned)


def _known(figure: int) -> int | None:
    return None if figure == UNKNOWN else figure
