"""How far people have got with their lessons, and the tips they were given."""

from collections.abc import Mapping

from bot.store.engine import Engine, put

PUT = put("lessons", "user, lesson, task", "user, lesson")


class SqlLessons:
    """See `bot.store.LessonStore`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def of(self, user: int) -> Mapping[str, int]:
        """By lesson the task that is next for somebody."""
        rows = await self.engine.rows("select lesson, task from lessons where user = $1", user)
        return {str(lesson): int(task) for lesson, task in rows}

    async def put(self, user: int, lesson: str, task: int) -> None:
        """The task that is next, whatever it was before."""
        await self.engine.write(PUT, user, lesson, task)

    async def advance(self, user: int, lesson: str, before: int, task: int) -> None:
        """The task that is next; no effect where another one than `before` was next."""
        await self.engine.write(
            "update lessons set task = $1 where user = $2 and lesson = $3 and task = $4",
            *(task, user, lesson, before),
        )

    async def is_new_to(self, user: int, game: str) -> bool:
        """Whether somebody has never had a seat in a game of this kind that came to its end."""
        played = await self.engine.row(
            """select 1 from chairs join tables on tables.id = table_id
               where user = $1 and game = $2 and stage = 'over' limit 1""",
            *(user, game),
        )
        return played is None

    async def tips(self, user: int, game: str) -> frozenset[str]:
        """The tips for a game that somebody was given."""
        rows = await self.engine.rows(
            "select tip from tips where user = $1 and game = $2", user, game
        )
        return frozenset(str(row[0]) for row in rows)

    async def put_tip(self, user: int, game: str, tip: str) -> bool:
        """Notes that somebody is given a tip; False where they were given it before."""
        added = await self.engine.write(
            "insert into tips (user, game, tip) values ($1, $2, $3) on conflict do nothing",
            *(user, game, tip),
        )
        return bool(added)
