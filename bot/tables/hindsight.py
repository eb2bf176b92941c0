"""What the dice of a day had in them: for the strong robot, and for whoever knew them."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import msgspec

from bot.pool import Pool
from bot.store import Store
from bot.store.dailies import Daily
from bot.tables.luck import bound
from bot.tables.robots import thoughts
from rules.core.chance import SameLuck
from rules.core.game import AnyGame, advance

log = logging.getLogger(__name__)

KEPT = 10 * 60.0
"""Seconds after which another worker may begin, where the one that had is gone."""


class Hindsight:
    """Works out what could be reached on a day, once, while people play."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], pool: Pool) -> None:
        self.store = store
        self.games = games
        self.pool = pool
        self.underway: dict[tuple[str, str], asyncio.Task[None]] = {}

    def begin(self, daily: Daily) -> None:
        """Begins, unless that is known or being worked out."""
        key = (daily.day, daily.game)
        if daily.robot is None and key not in self.underway:
            task = asyncio.create_task(self._work_out(daily), name=f"hindsight {daily!r}")
            task.add_done_callback(lambda _: self.underway.pop(key))
            self.underway[key] = task

    async def stop(self) -> None:
        """What is not known yet is worked out another time."""
        for task in list(self.underway.values()):
            task.cancel()
        await asyncio.gather(*self.underway.values(), return_exceptions=True)

    async def _work_out(self, daily: Daily) -> None:
        """One of several workers does it; another one can if this one stops before the end."""
        duty = f"hindsight {daily.day} {daily.game}"
        try:
            if await self.store.duties.keep(duty, KEPT):
                try:
                    known = await with_figures(self.games[daily.game], daily, self.pool)
                    await self.store.dailies.put_figures(known)
                finally:
                    await self.store.duties.drop(duty)
        except Exception:
            log.exception("%r: what was in the dice could not be worked out", daily)


async def with_figures(game: AnyGame, daily: Daily, pool: Pool) -> Daily:
    """The dice with both figures.

    Each decision of the robot is a piece of work of its own, so that no robot at a table waits for
    more than one of them.
    """
    luck = SameLuck(bound(daily.seed, "0", ()))
    state = game.new(1, {}, luck)
    best = await pool.run(game.hindsight, state, luck) if game.hindsight else None
    step = 0
    while asks := game.asks(state):
        ask, view, step = asks[0], game.view(state, 0), step + 1
        own = thoughts(daily.seed, 0, step)
        action: Any = await pool.run(game.at_level("strong"), view, ask, own)
        state = advance(game, state, 0, action, luck, asks).state
    result = game.result(state)
    assert result is not None
    return msgspec.structs.replace(daily, robot=result.scores[0], best=best)
