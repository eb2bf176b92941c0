"""What the tiles and tokens are worth."""

from collections.abc import Sequence

from rules.core.game import Result, ranked
from rules.core.record import Seat
from rules.verflixxt.box import Tile
from rules.verflixxt.state import State


def worth(stack: Sequence[Tile], last_malus: Tile | None = None) -> int:
    """Bonus tiles count plus, malus tiles minus; each luck tile turns the largest one left (p. 3).

    Surplus luck counts nothing, and the malus of the last pawn cannot be turned (variant 5).
    """
    luck = sum(tile.kind == "luck" for tile in stack)
    malus = sorted(tile.value for tile in stack if tile.kind == "malus" and tile != last_malus)
    return sum(tile.value for tile in stack) - 2 * sum(malus[:luck])


def score(state: State, seat: Seat) -> int:
    """Tiles, round tokens, and a point for each worm token not used (expansion p. 2 and 3)."""
    player = state.players[seat]
    return worth(player.stack, state.last_malus) + sum(player.tokens) + player.worms


def result(state: State) -> Result | None:
    if not state.over:
        return None
    scores = tuple(score(state, seat) for seat in range(len(state.players)))
    return Result(scores, ranked(scores), state.over)
