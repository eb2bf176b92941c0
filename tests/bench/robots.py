"""How well the robots play, and how long they think."""

import statistics
import time
from typing import Any

from rules.catalog import GAMES
from rules.core.chance import Luck, SameLuck
from rules.core.game import AnyGame, advance, awaited
from rules.core.levels import Level
from rules.core.record import Seat
from rules.think_str8.deduction import deduce
from tests.bench.pictures import milliseconds
from tests.bench.tournament import interval, share
from tests.contract.play import by_robot, played


def alone(key: str, level: Level, seeds: range) -> dict[str, float | str]:
    """The average score of a robot that plays by itself, give or take two standard errors.

    And the CPU that its decisions take, those with a single move included.
    """
    game, scores, thoughts = GAMES[key], [], []
    for seed in seeds:
        luck, thought = Luck(f"{seed}".encode()), Luck(f"robot {seed}".encode())
        state = game.new(1, {}, luck)
        while asks := game.asks(state):
            view, began = game.view(state, 0), time.process_time()
            action = game.at_level(level)(view, asks[0], thought)
            thoughts.append((time.process_time() - began) * 1000)
            state = advance(game, state, 0, action, luck).state
        result = game.result(state)
        assert result is not None
        scores.append(result.scores[0])
    name = f"{key} {level} robot alone, seeds {seeds[0]}–{seeds[-1]}"
    return {
        f"{name}: average": interval(scores, 1),
        f"{name}: CPU a decision, ms": statistics.mean(thoughts),
        f"{name}: slowest decision, ms of CPU": max(thoughts),
    }


def to_win(seats: int, seeds: range) -> dict[str, float | str]:
    """How much more often Yahtzee's strong robot wins than the good one with the same dice.

    All others are good ones; until the last rounds both play alike, so most games end the same.
    """
    strong = [_won("strong", seats, seed) for seed in seeds]
    good = [_won("good", seats, seed) for seed in seeds]
    more = [one - other for one, other in zip(strong, good, strict=True)]
    name = f"yahtzee strong robot among good ones, {seats} players, seeds {seeds[0]}–{seeds[-1]}"
    return {
        f"{name}: share of wins": share(strong),
        f"{name}: more than a good one with the same dice": interval(more, 3),
    }


def _won(level: Level, seats: int, seed: int) -> float:
    """What of first place the seat gets that plays at this level."""
    game, own, luck = GAMES["yahtzee"], seed % seats, SameLuck(str(seed).encode())
    state = game.new(seats, {}, luck)
    while asks := game.asks(state):
        mover = awaited(asks)[0]
        think = game.at_level(level) if mover == own else game.robot
        action = think(game.view(state, mover), asks[mover], luck)
        state = advance(game, state, mover, action, luck).state
    result = game.result(state)
    assert result is not None
    return (result.places[own] == 1) / result.places.count(1)


def thinking() -> dict[str, float]:
    """The slowest thought of each robot in a whole game, and of the logic behind `assist`."""
    found: dict[str, float] = {}
    for key, game in GAMES.items():
        play = played(game, game.seats[-1], {}, seed=0, player=by_robot)
        thoughts = list(zip(play.states, play.steps, strict=False))
        found[f"{key} robot, {game.seats[-1]} players: slowest thought, ms"] = max(
            milliseconds(lambda s=state, step=step, g=game: _thought(g, s, step.seat))
            for state, step in thoughts
        )
        if key == "think-str8":
            views = [game.view(state, step.seat) for state, step in thoughts]
            found["think-str8 assist: slowest, ms"] = max(
                milliseconds(lambda view=view: deduce(view)) for view in views
            )
    return found


def _thought(game: AnyGame, state: Any, seat: Seat) -> Any:
    return game.robot(game.view(state, seat), game.asks(state)[seat], Luck(b"0"))
