"""A duel: everybody plays the same game alone with the same dice, unseen until all have played.

It is made from any game that one can play alone. Its state has that game's state once for each
seat, and what happens on a seat is told to that seat alone. Luck goes by the place of a throw, not
by what was decided before it: turn 5, roll 2, die 3 falls alike for everybody.
"""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from msgspec.structs import asdict, replace

from rules.core.appraisal import AnyAppraisal, Worth
from rules.core.asks import Ask, Option, Part, Pick, Question
from rules.core.chance import Chance, keyed
from rules.core.errors import Refusal
from rules.core.game import AnyGame, Change, Course, Game, Options, Result, ranked, unfit
from rules.core.record import Action, Event, Fact, Record, Seat
from rules.core.tuples import with_item

S = TypeVar("S")
V = TypeVar("V")

SUFFIX = "-duel"
"""What the key of a duel has after that of its game."""

SEATS = range(2, 9)


def original(key: str) -> str:
    """The key of the game of which this is the duel, or of the game itself."""
    return key.removesuffix(SUFFIX)


class State(Record, Generic[S], frozen=True):
    """By seat how their own game stands; who has left off is `withdrawn`."""

    games: tuple[S, ...]
    withdrawn: tuple[Seat, ...] = ()


class View(Record, Generic[V], frozen=True):
    """How far everybody is: by seat the turns `done` of so many; to a seat its `own` game as well.

    At the end `opened` has everybody's game, by seat, and `places` the ranking, 0 for whoever has
    `withdrawn`.
    """

    seat: Seat | None
    done: tuple[int, ...]
    turns: int
    withdrawn: tuple[Seat, ...] = ()
    own: V | None = None
    opened: tuple[V, ...] = ()
    places: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place once everybody has played."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def finished(self) -> tuple[Seat, ...]:
        """The seats that have played to their end, the best first once that is known."""
        seats = [seat for seat, done in enumerate(self.done) if done == self.turns]
        return tuple(sorted(seats, key=lambda seat: self.places[seat] if self.places else 0))


class Withdraw(Action, frozen=True):
    """Leave off without finishing: it is made for a seat whose time is up."""


class Finished(Event, frozen=True):
    """A player has made the last move of their own game."""

    seat: Seat


class Withdrew(Event, frozen=True):
    """A player has not finished in time."""

    seat: Seat


class LaidOpen(Event, frozen=True):
    """Nobody plays any more: everything may be seen."""

    milestone = True


class Same:
    """Luck that goes by the place of a throw alone, so that everybody meets the same dice."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def at(self, *place: str | int, choices: object = None) -> Chance:  # noqa: ARG002
        """The luck of what is thrown at this place, whatever was decided before."""
        return Same(keyed(self.chance, *place))

    def below(self, n: int, /) -> int:
        """The next draw there."""
        return self.chance.below(n)


def duel(game: AnyGame) -> AnyGame:
    """The duel of a game that one can play alone."""
    assert game.course is not None
    own = _Duel(game, game.course)
    state, view, event = _types(game)
    return Game(
        key=game.key + SUFFIX,
        rules_version=game.rules_version,
        seats=SEATS,
        options=game.options,
        fits=own.fits,
        new=own.new,
        asks=own.asks,
        apply=own.apply,
        view=own.view,
        result=own.result,
        robot=partial(_thinks, game.robot),
        State=state,
        Action=game.Action | Withdraw,
        View=view,
        Event=event,
        upgrades={version: partial(_upgraded, step) for version, step in game.upgrades.items()},
        opening=own.opening,
        levels={level: partial(_thinks, robot) for level, robot in game.levels.items()},
        lessons=game.lessons,
        course=game.course,
        duel=True,
        appraisal=_appraised(game.appraisal),
    )


def _appraised(appraisal: AnyAppraisal | None) -> AnyAppraisal | None:
    """Somebody's own game is worth what it is worth alone."""
    if appraisal is None:
        return None
    return dataclasses.replace(
        appraisal,
        start=partial(_of_own, appraisal.start),
        answers=partial(_of_own, appraisal.answers),
        luck=partial(_own_luck, appraisal.luck),
        reason=partial(_of_own, appraisal.reason),
        decides=partial(_decides, appraisal.decides),
    )


def _types(game: AnyGame) -> tuple[Any, Any, Any]:
    """The types of a duel's states, views and events, which are known when its game is."""
    state: Any = State
    view: Any = View
    return state[game.State], view[game.View], game.Event | Finished | Withdrew | LaidOpen


@dataclass(frozen=True)
class _Duel:
    """The functions of a duel."""

    game: AnyGame
    course: Course[Any]

    def fits(self, options: Options, seats: int) -> Refusal | None:
        """Why these options or this number of players do not go; None where they do."""
        return unfit(self.game.options, options, seats, SEATS) or self.game.fits(options, 1)

    def new(self, seats: int, options: Options, chance: Chance) -> State[Any]:
        """The same beginning for everybody."""
        return State((self.game.new(1, options, Same(chance)),) * seats)

    def opening(self, state: State[Any]) -> Iterator[Event]:
        """What each seat meets at the beginning, for that seat alone."""
        for seat, own in enumerate(state.games):
            yield from _told(self.game.opening(own), seat)

    def asks(self, state: State[Any]) -> Mapping[Seat, Ask]:
        """Whoever has not finished is asked, in private, what their own game asks."""
        return {
            seat: _asked(self.game.asks(own)[0], seat)
            for seat, own in enumerate(state.games)
            if self._plays(state, seat)
        }

    def _plays(self, state: State[Any], seat: Seat) -> bool:
        return seat not in state.withdrawn and not self._ended(state.games[seat])

    def _ended(self, own: Any) -> bool:
        return self.game.result(own) is not None

    def apply(
        self, state: State[Any], seat: Seat, action: Any, chance: Chance
    ) -> Change[State[Any]]:
        """A move in somebody's own game; after the last one everything is laid open."""
        if isinstance(action, Withdraw):
            withdrawn = tuple(sorted((*state.withdrawn, seat)))
            return self._ending(Change(replace(state, withdrawn=withdrawn), (Withdrew(seat=seat),)))
        change = self.game.apply(state.games[seat], 0, action, Same(chance))
        told = _told(change.events, seat)
        after = replace(state, games=with_item(state.games, seat, change.state))
        if not self._ended(change.state):
            return Change(after, told)
        return self._ending(Change(after, (*told, Finished(seat=seat))))

    def _ending(self, change: Change[State[Any]]) -> Change[State[Any]]:
        over = self._over(change.state)
        return replace(change, events=(*change.events, LaidOpen())) if over else change

    def _over(self, state: State[Any]) -> bool:
        return not any(self._plays(state, seat) for seat in range(len(state.games)))

    def view(self, state: State[Any], seat: Seat | None) -> View[Any]:
        """How far everybody is, one's own game, and at the end everybody's."""
        result = self.result(state)
        return View(
            seat=seat,
            done=tuple(map(self.course.done, state.games)),
            turns=self.course.turns(state.games[0]),
            withdrawn=state.withdrawn,
            own=None if seat is None else self.game.view(state.games[seat], 0),
            opened=tuple(self.game.view(own, None) for own in state.games) if result else (),
            places=result.places if result else (),
        )

    def result(self, state: State[Any]) -> Result | None:
        """Whoever has played to the end is ranked; whoever has not is in no place."""
        if not self._over(state):
            return None
        finished = [seat for seat in range(len(state.games)) if seat not in state.withdrawn]
        standings = [self.course.standing(state.games[seat]) for seat in finished]
        places = dict(zip(finished, ranked(standings), strict=True))
        return Result(
            scores=tuple(map(self.course.points, state.games)),
            places=tuple(places.get(seat, 0) for seat in range(len(state.games))),
            why="time-up" if state.withdrawn else "all-played",
        )


# ── what one's own game calls seat 0 is one's own seat ───────────────────────────────────────────


def _told(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """The events of somebody's own game, for that seat alone."""
    return tuple(replace(event, to=(seat,), **_seated(asdict(event), seat)) for event in events)


def _asked(ask: Ask, seat: Seat) -> Ask:
    """What somebody's own game asks, in private; it can also be left off."""
    questions = tuple(_question(question, seat) for question in ask.questions)
    return replace(ask, questions=questions, withdrawal=Withdraw())


def _question(question: Question, seat: Seat) -> Question:
    if isinstance(question, Pick):
        items = tuple(_part(item, seat) for item in question.items)
        return replace(question, items=items, private=True)
    options = tuple(
        Option(option.action, tuple(_part(part, seat) for part in option.parts))
        for option in question.options
    )
    facts = {**question.facts, **_seated(question.facts, seat)}
    return replace(question, options=options, facts=facts, private=True)


def _part(part: Part, seat: Seat) -> Part:
    return replace(part, facts={**part.facts, **_seated(part.facts, seat)})


def _seated(facts: Mapping[str, Fact], seat: Seat) -> dict[str, Fact]:
    """Those of the facts that name a player, which is always this one."""
    one = {name: seat for name in facts if name == "seat" or name.endswith("_seat")}
    some = [name for name in facts if name == "seats" or name.endswith("_seats")]
    return {**one, **{name: (seat,) if facts[name] else () for name in some}}


# ── for other processes, which are given functions of modules alone ──────────────────────────────


def _thinks(robot: Callable[..., Any], view: View[Any], ask: Ask, chance: Chance) -> Any:
    """What a robot of the game would do on its own."""
    return robot(view.own, ask, chance)


def _of_own(function: Callable[..., Any], view: View[Any], _seat: Seat, *rest: Any) -> Any:
    """What the game has to say of somebody's own game, in which they have seat 0."""
    return function(view.own, 0, *rest)


def _own_luck(
    luck: Callable[..., Worth | None],
    before: View[Any] | None,
    _seat: Seat,
    action: Any,
    after: View[Any],
    *rest: Any,
) -> Worth | None:
    """What the own dice gave; in somebody else's move none fall."""
    if before is not None and action is None:
        return None
    return luck(None if before is None else before.own, 0, action, after.own, *rest)


def _decides(decides: Callable[..., bool], view: View[Any], ask: Ask, action: Any) -> bool:
    """Whether the game calls this a decision."""
    return decides(view.own, ask, action)


def _upgraded(step: Callable[[Any], Any], shape: Any) -> Any:
    """A state with each seat's game in its next version."""
    return {**shape, "games": [step(own) for own in shape["games"]]}
