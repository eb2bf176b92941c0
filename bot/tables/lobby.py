"""Lobbies: who plays, by which options, and how long a move may take."""

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager

import msgspec

from bot.store.chairs import Chair
from bot.store.tables import COACHING, LANGUAGES, OVERDUE, PACES, ROBOT_MOVES, Table, Word
from bot.tables.repository import Repository, retried
from bot.tables.seats import own_seat
from bot.words.sanitize import visible
from renderers.core.scheme import SCHEMES
from rules.core.duel import SUFFIX, original
from rules.core.errors import Refused
from rules.core.game import AnyGame, must_fit, settled
from rules.core.levels import LEVELS, Level
from rules.core.tuples import with_item

WORD = 32
"""So many characters a word for the dice has at most."""

ROBOT_FACES = {
    "Ada": "🦉",
    "Blaise": "🦊",
    "Carl": "🐻",
    "Daphne": "🐬",
    "Emmy": "🐝",
    "Felix": "🐱",
    "Grace": "🦢",
    "Hugo": "🦔",
}
"""The robots of the lobby by name, each with a face to know it by."""

ROBOT_NAMES = tuple(ROBOT_FACES)


def free_names(taken: Iterable[str]) -> Iterator[str]:
    """The robots' names that nobody has, in whatever case, so that no two are taken for one."""
    known = {name.strip().casefold() for name in taken}
    return (name for name in ROBOT_NAMES if name.casefold() not in known)


DUEL_PACE = "24h"
"""How long a duel lasts, unless it was agreed otherwise."""


class Lobbies:
    """All that can be done to a table before its game starts."""

    def __init__(self, repository: Repository, games: Mapping[str, AnyGame]) -> None:
        self.repository = repository
        self.games = games
        self.new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32)

    async def open(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        language: str,
        user: int,
        name: str,
        options: Mapping[str, str] | None = None,
    ) -> Table:
        """A lobby with its first player; refused where the channel has a table already."""
        now = self.repository.clock.now()
        return await self.repository.add(
            Table(
                guild=guild,
                channel=channel,
                game=game,
                language=language,
                stage="lobby",
                rules_version=self.games[game].rules_version,
                options=options or {},
                pace=DUEL_PACE if self.games[game].duel else "none",
                seed=self.new_seed(),
                opened_by=user,
                opened_at=now,
                changed_at=now,
                chairs=(Chair(user, name),),
            )
        )

    async def again(self, last: Table, user: int, spared: Collection[int] = ()) -> Table:
        """A lobby with the same options as a finished table, for whoever wants one, and its robots.

        Everybody else who had a seat is invited, but for those who are `spared`: nobody sits down
        without pressing. The next seat is the first.
        """
        now = self.repository.clock.now()
        order = (*last.chairs[1:], *last.chairs[:1])
        seated = [c for c in order if c.owner == user or not (c.owner or c.former)]
        return await self.repository.add(
            Table(
                guild=last.guild,
                channel=last.channel,
                game=last.game,
                language=last.language,
                stage="lobby",
                rules_version=self.games[last.game].rules_version,
                options=last.options,
                seed=self.new_seed(),
                opened_by=user,
                opened_at=now,
                changed_at=now,
                pace=last.pace,
                overdue=last.overdue,
                scheme=last.scheme,
                languages=last.languages,
                robot_moves=last.robot_moves,
                coach=last.coach if len(last.owners) == 1 else "off",
                invited=tuple(c.owner for c in order if c.owner and c.owner not in spared),
                chairs=tuple(Chair(c.owner, c.name, level=c.level) for c in seated),
            )
        )

    @retried
    async def join(self, number: int, user: int, name: str) -> Table:
        """Somebody takes the next seat; a robot of the same name takes another name.

        They have agreed to no coach: it has to be chosen anew.
        """
        async with self._lobby(number) as table:
            if table.seat_of(user) is not None:
                raise Refused("already-seated")
            chairs = self._with(_making_way(table, name), Chair(user, name), _place(table, user))
            return await self._reseat(msgspec.structs.replace(table, coach="off"), chairs)

    @retried
    async def leave(self, number: int, user: int) -> Table:
        """Somebody gives up their seat."""
        async with self._lobby(number, user) as table:
            chairs = tuple(chair for chair in table.chairs if chair.user != user)
            left = msgspec.structs.replace(table, words=_without_word(table, user))
            return await self._reseat(left, chairs)

    @retried
    async def add_robot(self, number: int, user: int, level: Level = "good") -> Table:
        """A robot takes the next seat, under the first name that is free.

        Where none is the table is full.
        """
        async with self._lobby(number, user) as table:
            name = next(free_names(chair.name for chair in table.chairs), "")
            return await self._reseat(table, self._with(table, Chair(0, name, level=level)))

    @retried
    async def change_level(self, number: int, user: int, name: str) -> Table:
        """The robot of this name plays at the next level, after the strongest at the easiest."""
        async with self._lobby(number, user) as table:
            seat = next((n for n, c in enumerate(table.chairs) if c.robot and c.name == name), None)
            if seat is None:
                raise Refused("no-robot")
            chair = table.chairs[seat]
            level = LEVELS[(LEVELS.index(chair.level) + 1) % len(LEVELS)]
            changed = msgspec.structs.replace(chair, level=level)
            return await self.repository.save(table, chairs=with_item(table.chairs, seat, changed))

    @retried
    async def remove_robot(self, number: int, user: int, name: str) -> Table:
        """The robot of this name leaves."""
        async with self._lobby(number, user) as table:
            chairs = tuple(c for c in table.chairs if not c.robot or c.name != name)
            if chairs == table.chairs:
                raise Refused("no-robot")
            return await self._reseat(table, chairs)

    @retried
    async def invite(self, number: int, user: int, others: Collection[int]) -> tuple[int, ...]:
        """Invites people; those of them who had neither a seat nor an invitation, in order."""
        async with self._lobby(number, user) as table:
            known = {*table.people, *table.invited}
            new = tuple(other for other in others if other not in known)
            if new:
                await self.repository.save(table, invited=(*table.invited, *new))
            return new

    @retried
    async def set_options(self, number: int, user: int, options: Mapping[str, str]) -> Table:
        """Other options; a combination that no number of players fits is refused."""
        async with self._lobby(number, user) as table:
            game = self.games[table.game]
            chosen = settled(game.options, {**table.options, **options})
            must_fit(game.fits(chosen, max(len(table.chairs), game.seats[0])))
            return await self.repository.save(table, options=chosen)

    @retried
    async def set_same_dice(self, number: int, user: int) -> Table:
        """Everybody plays alone with the same dice; or again one after the other."""
        async with self._lobby(number, user) as table:
            key = original(table.game) if table.duel else table.game + SUFFIX
            if key not in self.games:
                raise Refused("not-offered")
            game = self.games[key]
            if len(table.chairs) > game.seats[-1]:
                must_fit(game.fits(table.options, len(table.chairs)))
            pace = "none" if table.duel else table.pace
            lasts = DUEL_PACE if game.duel and pace == "none" else pace
            coach = "off" if game.duel else table.coach
            return await self.repository.save(table, game=key, pace=lasts, coach=coach)

    @retried
    async def set_pace(self, number: int, user: int, pace: str, overdue: str) -> Table:
        """How long a move may take, and what happens when that time is up."""
        if pace not in PACES or overdue not in OVERDUE:
            raise Refused("not-offered")
        async with self._lobby(number, user) as table:
            if table.duel and not PACES[pace]:
                raise Refused("not-offered")
            return await self.repository.save(table, pace=pace, overdue=overdue)

    @retried
    async def set_scheme(self, number: int, user: int, scheme: str) -> Table:
        """The colours of what everybody sees."""
        if scheme not in SCHEMES:
            raise Refused("not-offered")
        async with self._lobby(number, user) as table:
            return await self.repository.save(table, scheme=scheme)

    @retried
    async def set_languages(self, number: int, user: int, languages: str) -> Table:
        """Whether the table speaks one language or both."""
        if languages not in LANGUAGES:
            raise Refused("not-offered")
        async with self._lobby(number, user) as table:
            return await self.repository.save(table, languages=languages)

    @retried
    async def set_robot_moves(self, number: int, user: int, moves: str) -> Table:
        """Whether the moves of several robots are shown at once, or one by one."""
        if moves not in ROBOT_MOVES:
            raise Refused("not-offered")
        async with self._lobby(number, user) as table:
            return await self.repository.save(table, robot_moves=moves)

    @retried
    async def set_coach(self, number: int, user: int, coach: str) -> Table:
        """Whether people may ask the coach; refused where the game has none."""
        async with self._lobby(number, user) as table:
            if coach not in COACHING or not self.games[table.game].can_be_coached:
                raise Refused("not-offered")
            return await self.repository.save(table, coach=coach)

    async def turn_coach(self, number: int, user: int) -> Table:
        """The coach comes or goes, for somebody who is alone with robots."""
        table = await self.repository.load(number)
        if len(table.people) > 1:
            raise Refused("not-offered")
        return await self.set_coach(number, user, "off" if table.coach == "on" else "on")

    @retried
    async def set_word(self, number: int, user: int, text: str) -> Table:
        """Somebody's word for the dice, one each; none takes it away."""
        async with self._lobby(number, user) as table:
            words = _without_word(table, user)
            if shown := visible(text, WORD):
                words = (*words, Word(user, shown))
            return await self.repository.save(table, words=words)

    @asynccontextmanager
    async def _lobby(self, number: int, user: int | None = None) -> AsyncIterator[Table]:
        """A lobby, locked, with this person in it if one is named; else refused."""
        async with self.repository.held(number) as table:
            must_be_lobby(table)
            if user is not None:
                own_seat(table, user)
            yield table

    async def _reseat(self, table: Table, chairs: tuple[Chair, ...]) -> Table:
        """Saves who is in a lobby; one without people closes."""
        alive = any(not chair.robot for chair in chairs)
        if alive:
            return await self.repository.save(table, chairs=chairs)
        return await self.repository.save(table, chairs=chairs, stage="closed", invited=())

    def _with(self, table: Table, chair: Chair, place: int | None = None) -> tuple[Chair, ...]:
        """One more chair; refused where the game takes no more players by these options."""
        game = self.games[table.game]
        place = len(table.chairs) if place is None else place
        chairs = (*table.chairs[:place], chair, *table.chairs[place:])
        if len(chairs) > game.seats[-1]:
            must_fit(game.fits(table.options, len(chairs)))
        return chairs


def _making_way(table: Table, name: str) -> Table:
    """The table with another name for the robot that is called like this, if one is."""
    taken = [name, *(chair.name for chair in table.chairs)]
    chairs = tuple(
        msgspec.structs.replace(chair, name=next(free_names(taken), chair.name))
        if chair.robot and chair.name.casefold() == name.strip().casefold()
        else chair
        for chair in table.chairs
    )
    return msgspec.structs.replace(table, chairs=chairs)


def _without_word(table: Table, user: int) -> tuple[Word, ...]:
    return tuple(word for word in table.words if word.user != user)


def _place(table: Table, user: int) -> int:
    """Where somebody sits down: who is invited before those who are invited after them."""
    if user not in table.invited:
        return len(table.chairs)
    later = table.invited[table.invited.index(user) + 1 :]
    places = (place for place, chair in enumerate(table.chairs) if chair.user in later)
    return next(places, len(table.chairs))


def must_be_lobby(table: Table) -> Table:
    """The table; refused where its game has started or it is closed."""
    if table.stage != "lobby":
        raise Refused("already-started" if table.stage == "playing" else "lobby-closed")
    return table
