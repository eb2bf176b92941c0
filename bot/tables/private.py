"""Private tables: somebody plays alone, in no channel, perhaps with the same dice as others."""

from collections.abc import Mapping

import msgspec

from bot.store import Chair, ChannelTaken, Table
from bot.tables.luck import luck_of
from bot.tables.repository import Repository
from bot.tables.waits import next_chairs
from rules.core.game import AnyGame, must_fit, settled


class PrivateTables:
    """Begins the games that one person plays alone."""

    def __init__(self, repository: Repository, games: Mapping[str, AnyGame]) -> None:
        self.repository = repository
        self.games = games

    async def open(self, table: Table, user: int, name: str) -> Table:
        """The table with this person on it, whose game begins at once.

        Of a series they have one table a game: where there is one, that is it, whatever has become
        of it, and however many presses come at the same moment.
        """
        store = self.repository.store.tables
        if table.series and (earlier := await store.attempt(table.series, user, table.game)):
            return earlier
        game = self.games[table.game]
        must_fit(game.fits(table.options, 1))
        luck = luck_of(table)
        state = game.new(1, table.options, luck)
        head, alone = msgspec.json.encode(state), (Chair(user=user, name=name),)
        begun = msgspec.structs.replace(
            table,
            stage="playing",
            rules_version=game.rules_version,
            options=settled(game.options, table.options),
            drawn=luck.drawn,
            setup=tuple(luck.tape),
            baseline=head,
            head=head,
            chairs=alone,
        )
        now = self.repository.clock.now()
        chairs = next_chairs(begun, {}, game.asks(state), None, now)
        try:
            return await store.add(msgspec.structs.replace(begun, chairs=chairs))
        except ChannelTaken:
            return await self._earlier(table.series, user, table.game)

    async def _earlier(self, series: str, user: int, game: str) -> Table:
        earlier = await self.repository.store.tables.attempt(series, user, game)
        assert earlier is not None
        return earlier
