"""A game is a record of pure functions; `advance` is the only way to make a move."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from rules.core.appraisal import AnyAppraisal
from rules.core.asks import Ask
from rules.core.chance import Chance, SameLuck
from rules.core.errors import Refusal, Refused
from rules.core.lesson import Lesson, Tip
from rules.core.levels import Level
from rules.core.record import Event, Record, Seat

S = TypeVar("S", bound=Record)
A = TypeVar("A")
V = TypeVar("V", bound=Record)
P = ParamSpec("P")
Standing = TypeVar("Standing", int, tuple[int, ...])
"""What players are ranked by: points, or points and what decides between equal ones."""

Options = Mapping[str, str]
"""What was agreed in the lobby: by the key of a declared option one of its choices."""


class TableOption(msgspec.Struct, frozen=True):
    """An option of a game as data, from which the lobby makes its menus.

    Its messages are `option-<key>`, `option-<key>-about` and `option-<key>-<choice>`. The choices
    "off" and "on" make a switch. A `comfort` option only saves presses and makes points neither
    easier nor harder to get, so statistics count games with and without it together. `before` is
    how games were played before there was the option, where that is not its default.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    comfort: bool = False
    before: str = ""


class Change(msgspec.Struct, Generic[S], frozen=True):
    """What a move led to: the next state, and what there is to tell, in order."""

    state: S
    events: tuple[Event, ...] = ()

    def then(
        self, step: Callable[Concatenate[S, P], "Change[S]"], *args: P.args, **kwargs: P.kwargs
    ) -> "Change[S]":
        """This change and the next step from its state; what both tell is told in order."""
        after = step(self.state, *args, **kwargs)
        return Change(after.state, self.events + after.events)

    def carry_on(
        self,
        step: Callable[Concatenate[S, P], "Change[S] | None"],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> "Change[S]":
        """This change and everything that follows without a decision.

        `step` is taken again and again; None says that somebody has to decide, or the game is over.
        """
        change = self
        while (after := step(change.state, *args, **kwargs)) is not None:
            change = Change(after.state, change.events + after.events)
        return change


class Result(msgspec.Struct, frozen=True):
    """How a game ended: by seat the score and the place, and why it ended.

    Places count from 1; players who tie share one, and whoever did not finish has 0. `why` is said
    by the message `why-<why>`.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    why: str


@dataclass(frozen=True)
class Course(Generic[S]):
    """How a game goes that somebody plays alone: `done` of its `turns`, and its `points` so far.

    `standing` is what players are ranked by who have played the same game, each alone. An event
    that `begins` the next turn may be told with the last move of the one before.
    """

    done: Callable[[S], int]
    turns: Callable[[S], int]
    points: Callable[[S], int]
    standing: Callable[[S], tuple[int, ...]]
    begins: Callable[[Event], bool]


@dataclass(frozen=True)
class Game(Generic[S, A, V]):
    """One game of the catalogue: what it is called, its types, and the functions that play it.

    `seats` are the numbers of players that fit the default options. `fits` says why options or a
    number of players are not allowed, or None; `new` deals; `asks` says who may do what; `apply`
    makes a move that is known to be on offer; `view` is all that a seat (None: the channel) may
    know, and its `winners` are the seats in first place once the game is over; `robot` chooses a
    move from a view.

    `rules_version` is raised when recorded moves would go another way or saved states have another
    shape. `upgrades` has, by version, a function that turns the plain JSON of its states into that
    of the next version, where the shape has changed. `opening` tells what happened while `new` set
    the game up, from the state that it made. `sits_in` chooses a move for a seat that is somebody's
    own: it changes nothing that its owner has named, and leaves nothing there which they could not
    have worked out themselves; where there is none, `robot` is so. `levels` has the robots that
    play worse or better than `robot`, which is the good one; `at_level` finds one. `hindsight` is
    the most that somebody alone could have made of a game that begins so, had they known all dice
    of this luck. `lessons` are its practice hands, the first of which is for newcomers; `tips` are
    for somebody's first game. A game that one can play alone has a `course`, and can be played as a
    `duel` (`rules/core/duel.py`), which has the course of everybody's own game. `appraisal` says
    what positions and answers are worth, for reviews and the coach; where there is none, there are
    neither.
    """

    key: str
    rules_version: int
    seats: range
    options: tuple[TableOption, ...]
    fits: Callable[[Options, int], Refusal | None]
    new: Callable[[int, Options, Chance], S]
    asks: Callable[[S], Mapping[Seat, Ask]]
    apply: Callable[[S, Seat, A, Chance], Change[S]]
    view: Callable[[S, Seat | None], V]
    result: Callable[[S], Result | None]
    robot: Callable[[V, Ask, Chance], A]
    State: type[S]
    Action: Any
    View: type[V]
    Event: Any
    upgrades: Mapping[int, Callable[[Any], Any]] = field(default_factory=dict, hash=False)
    opening: Callable[[S], Iterable[Event]] = lambda state: ()  # noqa: ARG005
    sits_in: Callable[[V, Ask, Chance], A] | None = None
    levels: Mapping[Level, Callable[[V, Ask, Chance], A]] = field(default_factory=dict, hash=False)
    hindsight: Callable[[S, SameLuck], int] | None = None
    lessons: tuple[Lesson, ...] = field(default=(), hash=False)
    tips: tuple[Tip, ...] = field(default=(), hash=False)
    course: Course[Any] | None = None
    duel: bool = False
    appraisal: AnyAppraisal | None = None

    @property
    def can_be_coached(self) -> bool:
        """Whether people may agree on hints; where all meet the same dice nobody has any."""
        return self.appraisal is not None and not self.duel

    def at_level(self, level: Level) -> Callable[[V, Ask, Chance], A]:
        """The robot of that level; the good one where the game has no other."""
        return self.levels.get(level, self.robot)


AnyGame = Game[Any, Any, Any]


def advance(
    game: Game[S, A, V],
    state: S,
    seat: Seat,
    action: A,
    chance: Chance,
    asks: Mapping[Seat, Ask] | None = None,
) -> Change[S]:
    """What the move leads to; `Refused` if it is not on offer to that seat.

    The given state is not changed. A caller that already has the asks of this state may pass them,
    so that they are not worked out again.
    """
    asks = game.asks(state) if asks is None else asks
    if not asks:
        raise Refused("game-over")
    if seat not in asks:
        raise Refused("not-asked", {"seats": awaited(asks)})
    if not asks[seat].accepts(action):
        raise Refused("not-offered")
    return game.apply(state, seat, action, chance)


def awaited(asks: Mapping[Seat, Ask]) -> tuple[Seat, ...]:
    """The seats for which the others wait."""
    return tuple(sorted(seat for seat, ask in asks.items() if ask.waiting))


def settled(declared: Sequence[TableOption], given: Options) -> Options:
    """The given options with the defaults for the others; an unknown key or choice is refused."""
    known = {option.key: option for option in declared}
    for key, choice in given.items():
        if key not in known:
            raise Refused("unknown-option", {"name": key})
        if choice not in known[key].choices:
            raise Refused("unknown-choice", {"name": key, "value": choice})
    return {option.key: given.get(option.key, option.default) for option in declared}


def as_played(declared: Sequence[TableOption], recorded: Options) -> Options:
    """The options with which a game began: those it recorded then, and what went before others."""
    known = {option.key: option.before or option.default for option in declared}
    return {**known, **recorded}


def unfit(
    declared: Sequence[TableOption], given: Options, seats: int, allowed: range
) -> Refusal | None:
    """Why these options or this number of players are not allowed; None where they are.

    It checks each option by itself; options that exclude one another are the game's own business.
    """
    try:
        settled(declared, given)
    except Refused as refused:
        return refused.refusal
    if seats < allowed[0]:
        return Refusal("too-few-players", {"least": allowed[0], "players": seats})
    if seats > allowed[-1]:
        return Refusal("too-many-players", {"most": allowed[-1], "players": seats})
    return None


def must_fit(refusal: Refusal | None) -> None:
    """Raises the refusal, if there is one."""
    if refusal is not None:
        raise Refused(refusal.code, refusal.facts)


def agreed(declared: Sequence[TableOption], given: Options, refusal: Refusal | None) -> Options:
    """All options of a table that may begin; raises what `fits` has to say against it."""
    must_fit(refusal)
    return settled(declared, given)


def ranked(standings: Sequence[Standing]) -> tuple[int, ...]:
    """By seat the place, the highest standing first; equal ones share a place."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def winners(standings: Sequence[Standing]) -> tuple[Seat, ...]:
    """The seats in first place: one, or several that are equal."""
    return tuple(seat for seat, place in enumerate(ranked(standings)) if place == 1)
