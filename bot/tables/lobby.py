"""Lobbies: who plays, by which options, and how long a move may take."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot.clock import Clock
from bot.store import Chair, ChannelTaken, Store, Table
from bot.store.records import OVERDUE, PACES
from rules.core.errors import Refused
from rules.core.game import AnyGame, must_fit, settled


class Lobbies:
    """Tables before the game, and what every change of a table needs: its lock and its saving."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Clock,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.new_seed = new_seed
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, number: int) -> AbstractAsyncContextManager[None]:
        return self._locks.setdefault(number, asyncio.Lock())

    async def load(self, number: int) -> Table:
        table = await self.store.table(number)
        if table is None:
            raise Refused("no-table")
        return table

    async def open(
        self, *, game: str, guild: int, channel: int, language: str, user: int, name: str
    ) -> Table:
        """A lobby with its first player; refused where the channel has a table already."""
        now = self.clock.now()
        return await self._added(
            Table(
                guild=guild,
                channel=channel,
                game=game,
                language=language,
                stage="lobby",
                rules_version=self.games[game].rules_version,
                seed=self.new_seed(),
                opened_by=user,
                opened_at=now,
                changed_at=now,
                chairs=(Chair(user, name),),
            )
        )

    async def again(self, last: Table, user: int) -> Table:
        """A lobby with the same people and options as a finished table, the next seat first."""
        now, game = self.clock.now(), self.games[last.game]
        order = (*last.chairs[1:], *last.chairs[:1])
        return await self._added(
            Table(
                guild=last.guild,
                channel=last.channel,
                game=last.game,
                language=last.language,
                stage="lobby",
                rules_version=game.rules_version,
                options=last.options,
                seed=self.new_seed(),
                opened_by=user,
                opened_at=now,
                changed_at=now,
                pace=last.pace,
                overdue=last.overdue,
                chairs=tuple(Chair(chair.user or chair.absent, chair.name) for chair in order),
            )
        )

    async def _added(self, table: Table) -> Table:
        try:
            return await self.store.add_table(table)
        except ChannelTaken as error:
            raise Refused("channel-taken") from error

    async def join(self, number: int, user: int, name: str) -> Table:
        def joined(table: Table) -> tuple[Chair, ...]:
            if table.seat_of(user) is not None:
                raise Refused("already-seated")
            return self._with(table, Chair(user, name))

        return await self._seated(number, joined)

    async def leave(self, number: int, user: int) -> Table:
        def left(table: Table) -> tuple[Chair, ...]:
            self._must_sit(table, user)
            return tuple(chair for chair in table.chairs if chair.user != user)

        return await self._seated(number, left)

    async def add_robot(self, number: int, user: int, names: Iterable[str]) -> Table:
        """A robot takes the next seat, under the first name that is free."""

        def added(table: Table) -> tuple[Chair, ...]:
            self._must_sit(table, user)
            taken = {chair.name for chair in table.chairs}
            return self._with(table, Chair(0, next(n for n in names if n not in taken)))

        return await self._seated(number, added)

    async def remove_robot(self, number: int, user: int) -> Table:
        def removed(table: Table) -> tuple[Chair, ...]:
            self._must_sit(table, user)
            robots = [seat for seat, chair in enumerate(table.chairs) if chair.robot]
            if not robots:
                raise Refused("no-robot")
            return table.chairs[: robots[-1]] + table.chairs[robots[-1] + 1 :]

        return await self._seated(number, removed)

    async def agree(self, number: int, user: int, options: Mapping[str, str]) -> Table:
        """Other options; a combination that no number of players fits is refused."""
        async with self.lock(number):
            table = self._lobby(await self.load(number))
            self._must_sit(table, user)
            game = self.games[table.game]
            agreed = settled(game.options, {**table.options, **options})
            must_fit(game.fits(agreed, max(len(table.chairs), game.seats[0])))
            return await self._saved(table, options=agreed)

    async def set_pace(self, number: int, user: int, pace: str, overdue: str) -> Table:
        """How long a move may take, and what happens when that time is up."""
        if pace not in PACES or overdue not in OVERDUE:
            raise Refused("not-offered")
        async with self.lock(number):
            table = self._lobby(await self.load(number))
            self._must_sit(table, user)
            return await self._saved(table, pace=pace, overdue=overdue)

    # ── shared ───────────────────────────────────────────────────────────────────────────────────

    async def _seated(self, number: int, change: Callable[[Table], tuple[Chair, ...]]) -> Table:
        """A lobby with other people in it; without any it closes."""
        async with self.lock(number):
            table = self._lobby(await self.load(number))
            chairs = change(table)
            alive = any(not chair.robot for chair in chairs)
            return await self._saved(table, chairs=chairs, stage="lobby" if alive else "closed")

    def _with(self, table: Table, chair: Chair) -> tuple[Chair, ...]:
        game = self.games[table.game]
        chairs = (*table.chairs, chair)
        if len(chairs) > game.seats[-1]:
            must_fit(game.fits(table.options, len(chairs)))
        return chairs

    async def _saved(self, table: Table, **changes: Any) -> Table:
        return await self.store.save(
            msgspec.structs.replace(table, changed_at=self.clock.now(), **changes)
        )

    def _lobby(self, table: Table) -> Table:
        if table.stage != "lobby":
            raise Refused("already-started" if table.stage == "playing" else "lobby-closed")
        return table

    def _must_sit(self, table: Table, user: int) -> None:
        if table.seat_of(user) is None:
            raise Refused("not-seated")
