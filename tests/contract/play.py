"""Whole games for the contract tests: played at random or by the robots, with all that happened."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from itertools import product
from typing import Any, TypeVar

from rules.core.asks import Ask
from rules.core.chance import Chance, Luck, Tape, Taped, drawn
from rules.core.game import AnyGame, Options, Result, advance, awaited
from rules.core.levels import Level
from rules.core.record import Event, Seat
from rules.core.replay import Step

MOST_MOVES = 5_000
"""No game lasts longer than this, at the fullest table and with any options."""

Player = Callable[[AnyGame, Any, Seat, Ask, Chance], Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Play:
    """`states` are the baseline and what each step led to; `told` are the events of each step."""

    game: AnyGame
    seats: int
    options: Options
    opening: Tape
    states: tuple[Any, ...]
    steps: tuple[Step, ...]
    told: tuple[tuple[Event, ...], ...]

    @property
    def head(self) -> Any:
        return self.states[-1]

    @property
    def result(self) -> Result:
        result = self.game.result(self.head)
        assert result is not None, "the game is not over"
        return result

    def moves(self) -> Iterator[tuple[Any, Step, tuple[Event, ...], Any]]:
        """State, step, what was told, next state."""
        return zip(self.states, self.steps, self.told, self.states[1:], strict=False)


def at_random(_game: AnyGame, _state: Any, _seat: Seat, ask: Ask, chance: Chance) -> Any:
    return ask.sample(chance)


def by_robot(game: AnyGame, state: Any, seat: Seat, ask: Ask, chance: Chance) -> Any:
    return game.robot(game.view(state, seat), ask, chance)


def at_level(level: Level) -> Player:
    """A robot of that level."""

    def player(game: AnyGame, state: Any, seat: Seat, ask: Ask, chance: Chance) -> Any:
        return game.at_level(level)(game.view(state, seat), ask, chance)

    return player


PLAYERS: Mapping[str, Player] = {"random": at_random, "robots": by_robot}


def played(
    game: AnyGame,
    seats: int,
    options: Options,
    *,
    seed: int,
    player: Player = at_random,
    luck: Luck | None = None,
) -> Play:
    """A game to its end. The luck of the seed is on the tapes, that of the players is not."""
    luck = luck or Luck(str(seed).encode())
    thoughts = Luck(f"thoughts {seed}".encode())
    states, steps, told = [game.new(seats, options, luck)], list[Step](), list[tuple[Event, ...]]()
    opening = tuple(luck.tape)
    while asks := game.asks(states[-1]):
        assert len(steps) < MOST_MOVES, "the game does not end"
        seat = mover(asks, thoughts)
        action = player(game, states[-1], seat, asks[seat], thoughts)
        luck.tape.clear()
        change = advance(game, states[-1], seat, action, luck)
        states.append(change.state)
        steps.append(Step(seat, action, tuple(luck.tape)))
        told.append(change.events)
    return Play(game, seats, options, opening, tuple(states), tuple(steps), tuple(told))


def mover(asks: Mapping[Seat, Ask], chance: Chance) -> Seat:
    """Somebody who is awaited; now and then anyone who may still change an answer."""
    seats = tuple(sorted(asks)) if chance.below(8) == 0 else awaited(asks)
    return drawn(chance, seats)


def retold(game: AnyGame, seats: int, options: Options, *, opening: Tape, steps: Any) -> Play:
    """The game of a log, with the luck of its tapes."""
    luck = Taped(opening)
    states, told = [game.new(seats, options, luck)], list[tuple[Event, ...]]()
    luck.finish()
    for step in steps:
        luck = Taped(step.tape)
        change = advance(game, states[-1], step.seat, step.action, luck)
        luck.finish()
        states.append(change.state)
        told.append(change.events)
    return Play(game, seats, options, opening, tuple(states), tuple(steps), tuple(told))


def variants(game: AnyGame) -> tuple[tuple[int, Options], ...]:
    """Tables to play, as (seats, options): those of the game's `contract.py`, every number of
    players with the defaults, then each other choice of a single option."""
    changed: list[Options] = [
        {option.key: choice}
        for option in game.options
        for choice in option.choices
        if choice != option.default
    ]
    plain: list[tuple[int, Options]] = [(seats, {}) for seats in game.seats]
    others = [
        (next(seats for seats in counts(game) if game.fits(options, seats) is None), options)
        for options in changed
        if any(game.fits(options, seats) is None for seats in counts(game))
    ]
    return (*getattr(import_module(module_of(game.key)), "variants", ()), *plain, *others)


def module_of(key: str) -> str:
    """Where a game's own tests tell the contract tests what they cannot know."""
    return "tests.toy.contract" if key == "toy" else f"tests.rules.{key.replace('-', '_')}.contract"


def counts(game: AnyGame) -> range:
    """Numbers of players worth trying: all that fit some options, and some outside."""
    return range(game.seats[-1] + 4)


def combinations(game: AnyGame, most: int = 300) -> Iterator[Options]:
    """Every combination of choices, or evenly some of them where there are very many."""
    every = list(product(*(option.choices for option in game.options)))
    step = -(-len(every) // most)
    for choices in every[::step]:
        yield {option.key: choice for option, choice in zip(game.options, choices, strict=True)}


@lru_cache(maxsize=64)
def random_play(game: AnyGame, seed: int) -> Play:
    """The random game of a seed, going through the variants."""
    every = variants(game)
    seats, options = every[seed % len(every)]
    return played(game, seats, options, seed=seed)


def evenly(items: Sequence[T], most: int, start: int = 0) -> Sequence[T]:
    """At most so many, from all over a long game. Another start gives others of them."""
    step = max(1, -(-len(items) // most))
    return items[start % step :: step]


def beats(game: AnyGame, rival: Player, seed: int) -> bool:
    """Whether the robot wins a game of two outright; it sits first in every second game."""
    own = seed % 2
    players = (by_robot, rival) if own == 0 else (rival, by_robot)
    luck, thoughts = Luck(str(seed).encode()), Luck(f"thoughts {seed}".encode())
    state = game.new(2, {}, luck)
    while asks := game.asks(state):
        mover = awaited(asks)[0]
        action = players[mover](game, state, mover, asks[mover], thoughts)
        state = advance(game, state, mover, action, luck).state
    result = game.result(state)
    assert result is not None
    return result.places[own] < result.places[1 - own]
