"""How games begin: with whoever sits at a table, or with somebody alone, in no channel."""

from collections.abc import Mapping

import msgspec

from bot.store.chairs import Chair
from bot.store.errors import ChannelTaken
from bot.store.tables import Table, seconds
from bot.tables.luck import luck_of
from bot.tables.repository import Repository
from bot.tables.waits import next_chairs
from rules.core.errors import Refused
from rules.core.game import AnyGame, must_fit, settled


def begun(table: Table, game: AnyGame, now: float) -> Table:
    """The table with the first position of its game, in which whoever sits there is asked."""
    luck = luck_of(table)
    state = game.new(len(table.chairs), table.options, luck)
    head = msgspec.json.encode(state)
    return msgspec.structs.replace(
        table,
        stage="playing",
        rules_version=game.rules_version,
        options=settled(game.options, table.options),
        drawn=luck.drawn,
        setup=tuple(luck.tape),
        baseline=head,
        head=head,
        ends_at=now + seconds(table.pace) if game.duel else table.ends_at,
        chairs=next_chairs(table, {}, game.asks(state), None, now),
    )


class PrivateTables:
    """Begins the games that one person plays alone."""

    def __init__(self, repository: Repository, games: Mapping[str, AnyGame]) -> None:
        self.repository = repository
        self.games = games

    async def open(self, table: Table, user: int, name: str) -> Table:
        """The table with this person on it, whose game begins at once.

        Of a series they have one table a game: where there is one, that is it, whatever has become
        of it, and however many presses come at the same moment. None is begun whose secret may be
        known: a clock that was ahead has shown it.
        """
        store = self.repository.store.tables
        if table.series and (earlier := await store.attempt(table.series, user, table.game)):
            return earlier
        if table.sealed and await store.is_open(table.series, table.game):
            raise Refused("dice-known")
        game = self.games[table.game]
        must_fit(game.fits(table.options, 1))
        alone = msgspec.structs.replace(table, chairs=(Chair(user=user, name=name),))
        try:
            return await store.add(begun(alone, game, self.repository.clock.now()))
        except ChannelTaken:
            return await self._earlier(table.series, user, table.game)

    async def _earlier(self, series: str, user: int, game: str) -> Table:
        earlier = await self.repository.store.tables.attempt(series, user, game)
        assert earlier is not None
        return earlier
