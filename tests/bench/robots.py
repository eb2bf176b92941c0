"""How well the robots play, and how long they think."""

import statistics
import time

from rules.catalog import GAMES
from rules.core.chance import Luck
from rules.core.game import advance


def alone(key: str, seeds: range) -> dict[str, float]:
    """The average score of a robot that plays by itself."""
    game, scores, slowest = GAMES[key], [], 0.0
    for seed in seeds:
        luck, thought = Luck(f"{seed}".encode()), Luck(f"robot {seed}".encode())
        state = game.new(1, {}, luck)
        while asks := game.asks(state):
            began = time.perf_counter()
            action = game.robot(game.view(state, 0), asks[0], thought)
            slowest = max(slowest, time.perf_counter() - began)
            state = advance(game, state, 0, action, luck).state
        result = game.result(state)
        assert result is not None
        scores.append(result.scores[0])
    name = f"{key} robot alone, seeds {seeds[0]}–{seeds[-1]}"
    return {f"{name}: average": statistics.mean(scores), f"{name}: slowest, ms": slowest * 1000}
